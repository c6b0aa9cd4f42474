"""Agreements: what a duck proposes and answers, by what it thinks of the standings and of the word of others."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from duckgames.games.kaczogrod.ai.striking import lead
from duckgames.games.kaczogrod.ai.style import PLAIN, Style
from duckgames.games.kaczogrod.rules import agreements
from duckgames.games.kaczogrod.rules.moves import ACCEPT, ALLIANCE, DECLINE, TRUCE
from duckgames.games.kaczogrod.rules.state import Phase, State

AHEAD: Final = 1.5
"""So many SPECIALS ahead of others somebody is worth an attack by two."""

OFTEN: Final = 0.08
"""How often a turn begins with a proposal, where there is one to make."""


def propose(state: State, seat: int, style: Style, chance: Callable[[], float]) -> int:
    """A proposal, or 0: a joint attack on one who leads, or a truce with one who stands well."""
    if state.talked or chance() >= OFTEN * (1.5 if style.word > PLAIN.word else 1.0) or not any(state.decks):
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
    if partners and style.word >= PLAIN.word:
        other = max(partners, key=lambda each: leads[each])
        return TRUCE + 8 * other + _rounds(style)
    return 0


def answer(state: State, seat: int, style: Style) -> int:
    """Yes, no, or what this duck would rather."""
    return reckon(state, seat, style)[0]


def reckon(state: State, seat: int, style: Style) -> tuple[int, str, int]:
    """The answer to what is proposed, why as a feature of `reasons`, and the seat or number it is about."""
    assert state.offer is not None
    victim, one, two, rounds = state.offer
    other = two if one == seat else one
    leads = {each: lead(state, each) for each in range(state.seats)}
    if state.broken[other] >> seat & 1:
        return DECLINE, "broke_word", other
    if victim >= 0:
        return _about_attack(state, seat, other, leads)
    if leads[other] >= max(leads.values()) and leads[other] > leads[seat] + AHEAD:
        return DECLINE, "partner_leads", other
    wanted = _rounds(style)
    if state.phase is Phase.ANSWER and wanted < rounds:
        return TRUCE + 8 * other + wanted, "shorter", wanted
    return ACCEPT, "peace_suits", other


def _about_attack(state: State, seat: int, other: int, leads: Mapping[int, float]) -> tuple[int, str, int]:
    assert state.offer is not None
    victim = state.offer[0]
    if leads[other] > leads[victim] + AHEAD:
        return DECLINE, "partner_leads", other
    foremost = max((each for each in leads if each != seat), key=lambda each: leads[each])
    if foremost in (victim, other) or leads[victim] >= leads[seat]:
        return ACCEPT, "leader_attacked", victim
    counter = ALLIANCE + 8 * other + foremost
    return counter if counter in agreements.answers(state) else DECLINE, "other_leads", foremost


def _rounds(style: Style) -> int:
    """For how many rounds a duck likes a truce."""
    return 3 if style.word > PLAIN.word else 1 if style.word < PLAIN.word else 2
