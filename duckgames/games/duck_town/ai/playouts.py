"""Playing a world to its end with a table of bots, and what that was worth to one seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from random import Random
from typing import Final, TypeAlias

from duckgames.core.rng import Rng
from duckgames.games.duck_town.ai import greedy, policy, value
from duckgames.games.duck_town.ai.style import PLAIN, Style
from duckgames.games.duck_town.rules import GAME, scoring
from duckgames.games.duck_town.rules.state import Phase, State

Bot: TypeAlias = Callable[[State, Callable[[], float]], int]

MARGIN, SPREAD = 0.2, 6.0
"""How much of a playout's worth is the lead in points, through a curve of this spread; the rest is winning."""


def rules(style: Style) -> Bot:
    """The rules bot with `style`."""
    return lambda state, chance: policy.move(state, style, chance)


def grabber(state: State, chance: Callable[[], float]) -> int:
    """The greedy bot."""
    return greedy.move(state, chance, picks=True)


POOL: Sequence[Bot] = (rules(PLAIN), rules(PLAIN), rules(PLAIN), grabber, rules(Style(whim=2.5, keen=1.0)))
"""What the others may be, each alike likely: a search that assumes one kind of opponent fails against any other."""


def table(seats: int, own: int, style: Style, seed: int) -> list[Bot]:
    """A bot for each seat; at its `own` the rules bot with `style`."""
    chance, bot = Random(seed).random, rules(style)
    return [bot if seat == own else POOL[int(chance() * len(POOL))] for seat in range(seats)]


ROUNDS: Final = 1
"""How many rounds a playout goes on, to the beginning of the next one, where towns are judged."""


def play(state: State, bots: Sequence[Bot], seed: int, last: int) -> None:
    """Plays `state` to the beginning of round `last`, or to the end."""
    chance, dice = Random(seed).random, Rng(seed)
    while state.phase != Phase.OVER and state.round < last:
        seat = state.seat
        GAME.play(state, seat, bots[seat](state, chance), dice)


def payoff(state: State, own: int) -> float:
    """The chance of a seat to win as a playout leaves it."""
    if state.phase != Phase.OVER:
        return value.chance(state, own)
    points = [scoring.points(state, seat) for seat in range(state.seats)]
    mine = points[own]
    points[own] = -1
    rival = max(points)
    won = mine > rival
    if mine == rival:
        won = all(state.last[own] > state.last[seat] for seat, each in enumerate(points) if each == rival)
    return (1 - MARGIN) * won + MARGIN / (1 + exp((rival - mine) / SPREAD))
