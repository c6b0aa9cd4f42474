"""Playing a world on for some rounds with one-ply ducks, and what it then is worth to one seat."""

from __future__ import annotations

from random import Random
from typing import Final

from duckgames.core.rng import Rng
from duckgames.games.kaczogrod.ai import policy, value
from duckgames.games.kaczogrod.ai.style import PLAIN, Style
from duckgames.games.kaczogrod.rules import GAME, scoring
from duckgames.games.kaczogrod.rules.state import Phase, State

ROUNDS: Final = 2
"""How many rounds a playout goes on."""

MARGIN: Final = 0.04
"""How much each SPECIAL more than the best rival is worth beside the chance to win."""


def worth(state: State, own: int, move: int, style: Style, seed: int) -> float:
    """What `move` of `own` is worth: its chance to win after some rounds."""
    chance, dice = Random(seed).random, Rng(seed)
    GAME.play(state, own, move, dice)
    turns = ROUNDS * state.seats
    while state.phase is not Phase.OVER:
        if state.phase is Phase.TURN:
            if not turns:
                return value.chance(state, own)
            turns -= 1
        seat = state.seat
        GAME.play(state, seat, policy.move(state, seat, style if seat == own else PLAIN, chance), dice)
    winners = scoring.winners(state)
    return (own in winners) / len(winners)
