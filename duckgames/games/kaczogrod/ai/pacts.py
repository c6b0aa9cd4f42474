"""Agreements: what a duck proposes and answers, by what it thinks of the standings and of the word of others."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from duckgames.games.kaczogrod.ai.striking import lead
from duckgames.games.kaczogrod.ai.style import Style
from duckgames.games.kaczogrod.rules.agreements import ATTACK_ROUNDS
from duckgames.games.kaczogrod.rules.moves import ACCEPT, ALLIANCE, DECLINE, TRUCE
from duckgames.games.kaczogrod.rules.state import State

AHEAD: Final = 1.5
"""So many SPECIALS ahead of others somebody is worth an attack by two."""

OFTEN: Final = 0.08
"""How often a turn begins with a proposal, where there is one to make."""


def propose(state: State, seat: int, style: Style, chance: Callable[[], float]) -> int:
    """A proposal, or 0: a joint attack on one who leads, or a truce with one who stands well."""
    if state.talked or chance() >= OFTEN * (1.5 if style.word > 2.5 else 1.0) or not any(state.decks):
        return 0
    running = {(pact[0], *sorted(pact[1:3])) for pact in state.pacts}
    leads = {each: lead(state, each) for each in range(state.seats)}
    others = [each for each in range(state.seats) if each != seat and not state.broken[each] >> seat & 1]
    foremost = max((each for each in leads if each != seat), key=lambda each: leads[each])
    if leads[foremost] >= leads[seat] + AHEAD:
        partners = [each for each in others if each != foremost and (foremost, *sorted((seat, each))) not in running]
        if partners:
            return ALLIANCE + 8 * max(partners, key=lambda each: leads[each]) + foremost
    partners = [each for each in others if (-1, *sorted((seat, each))) not in running]
    if partners and style.word > 2.0:
        other = max(partners, key=lambda each: leads[each])
        return TRUCE + 8 * other + (3 if style.word > 2.5 else 2)
    return 0


def answer(state: State, seat: int, style: Style) -> int:
    """Yes, no, or what this duck would rather."""
    return reckon(state, seat, style)[0]


def reckon(state: State, seat: int, style: Style) -> tuple[int, str]:
    """The answer to what is proposed, and why: a word of `reasons`."""
    assert state.offer is not None
    victim, one, two, rounds = state.offer
    other = two if one == seat else one
    counters = state.phase.name == "ANSWER"
    leads = {each: lead(state, each) for each in range(state.seats)}
    if state.broken[other] >> seat & 1:
        return DECLINE, "broke_word"
    foremost = max((each for each in leads if each != seat), key=lambda each: leads[each])
    if victim >= 0:
        if foremost in (victim, other) or leads[victim] >= leads[seat]:
            return (DECLINE, "partner_leads") if leads[other] > leads[victim] + AHEAD else (ACCEPT, "leader_attacked")
        running = {pact[0] for pact in state.pacts if {pact[1], pact[2]} == {seat, other}}
        if counters and foremost not in running and ATTACK_ROUNDS:
            return ALLIANCE + 8 * other + foremost, "other_leads"
        return DECLINE, "other_leads"
    if leads[other] >= max(leads.values()) and leads[other] > leads[seat] + AHEAD:
        return DECLINE, "partner_leads"
    wanted = 3 if style.word > 2.5 else 1 if style.word < 2.0 else 2
    if counters and wanted < rounds:
        return TRUCE + 8 * other + wanted, "shorter"
    return ACCEPT, "peace_suits"
