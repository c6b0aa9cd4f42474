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

MARGIN, SPREAD = 0.1, 6.0
"""How much of the worth of a match that ended is the lead in points, through a curve of this spread."""


def rules(style: Style) -> Bot:
    """The rules bot with `style`."""
    return lambda state, chance: policy.move(state, style, chance)


PLAIN_BOT: Final = rules(PLAIN)
POOL: Final[Sequence[Bot]] = (PLAIN_BOT, PLAIN_BOT, greedy.move, rules(Style(whim=2.5, keen=1.0)))
"""What the others may be, each alike likely: a search that assumes one kind of opponent fails against any other."""


ROUNDS: Final = 2
"""How many rounds are begun or gone on with in a playout, before the towns are judged."""


def play(state: State, own: int, seed: int, last: int) -> None:
    """Plays `state` to the beginning of round `last`, or to the end: `own` by the rules, others as any of the pool."""
    chance, dice = Random(seed).random, Rng(seed)
    bots = [PLAIN_BOT if seat == own else POOL[int(chance() * len(POOL))] for seat in range(state.seats)]
    while state.phase != Phase.OVER and state.round < last:
        seat = state.seat
        GAME.play(state, seat, bots[seat](state, chance), dice)


def share(state: State, own: int) -> float:
    """The chance of a seat to win as a round begins; after the match its share of the win."""
    if state.phase != Phase.OVER:
        return value.chance(state, own)
    winners = scoring.winners(state)
    return (own in winners) / len(winners)


def payoff(state: State, own: int) -> float:
    """What the end of a playout is worth to a seat, from 0 to 1: its share; after the match also its lead."""
    won = share(state, own)
    if state.phase != Phase.OVER:
        return won
    points = [scoring.points(state, seat) for seat in range(state.seats)]
    lead = points[own] - max(each for seat, each in enumerate(points) if seat != own)
    return (1 - MARGIN) * won + MARGIN / (1 + exp(-lead / SPREAD))
