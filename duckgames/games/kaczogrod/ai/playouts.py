"""Playing a world on for some turns with one-ply ducks, and what it then is worth to one seat."""

from __future__ import annotations

from random import Random
from typing import Final

from duckgames.core.rng import Rng
from duckgames.games.kaczogrod.ai import policy, value
from duckgames.games.kaczogrod.ai.style import PLAIN, Style
from duckgames.games.kaczogrod.rules import GAME, scoring
from duckgames.games.kaczogrod.rules.state import Phase, State

TURNS: Final = 4
"""How many turns a playout goes on: two rounds of two, one of four."""


def worth(state: State, own: int, move: int, style: Style, seed: int) -> float:
    """What `move` of `own` is worth: its chance to win after some turns, or its share of the win."""
    chance, dice = Random(seed).random, Rng(seed)
    GAME.play(state, own, move, dice)
    turns = TURNS
    while state.phase is not Phase.OVER:
        if state.phase is Phase.TURN:
            if not turns:
                return value.chance(state, own)
            turns -= 1
        seat = state.seat
        GAME.play(state, seat, policy.move(state, seat, style if seat == own else PLAIN, chance), dice)
    winners = scoring.winners(state)
    return (own in winners) / len(winners)
