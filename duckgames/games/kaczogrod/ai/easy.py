"""The level *easy*: any legal placement, and events on whoever leads."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from duckgames.games.kaczogrod.ai.striking import lead
from duckgames.games.kaczogrod.ai.style import Style
from duckgames.games.kaczogrod.rules import GAME
from duckgames.games.kaczogrod.rules.moves import ACCEPT, ADD, DONE, NOBODY, OTHERS, PLAY, TRUCE
from duckgames.games.kaczogrod.rules.state import Phase, State

TASTE: Final = 0.3
"""How often a duck follows its temper where it would otherwise do anything."""


def move(state: State, seat: int, style: Style, chance: Callable[[], float], talks: bool = False) -> int:
    """The move of a seat."""
    moves = [each for each in GAME.legal(state, seat) if each < TRUCE]
    if state.phase is not Phase.TURN:
        if state.phase in (Phase.ANSWER, Phase.COUNTER):
            return ACCEPT + (chance() < 0.5)
        chosen = [each for each in moves if each != DONE] or moves
        return chosen[int(chance() * len(chosen))]
    adds = [each for each in moves if each < OTHERS]
    plays = _on_leader(state, seat, [each for each in moves if each >= PLAY])
    both = [kind for kind in (adds, plays) if kind]
    if not both:
        return moves[int(chance() * len(moves))]
    raids = style.harm > 1.0
    if adds and plays and chance() < TASTE:
        both = [plays] if raids else [adds]
    cards = sorted({_card(each) for kind in both for each in kind})
    card = cards[int(chance() * len(cards))]
    chosen = [each for kind in both for each in kind if _card(each) == card]
    return chosen[int(chance() * len(chosen))]


def _card(move_: int) -> int:
    return move_ // ADD if move_ < OTHERS else move_ - PLAY >> 3


def _on_leader(state: State, seat: int, plays: list[int]) -> list[int]:
    """The events aimed at the rival who stands best, or at nobody."""
    leader = max((each for each in range(state.seats) if each != seat), key=lambda each: lead(state, each))
    return [each for each in plays if each & 7 in (leader, NOBODY)]
