"""Points, totals, tie-break and winners (rules E4 to E8); the lowest total wins."""

from __future__ import annotations

from enum import Enum

from duckgames.core.game import Result, Score
from duckgames.core.places import Seat
from duckgames.games.duck_and_cover.rules.cards import ROUNDS, SPLASH
from duckgames.games.duck_and_cover.rules.state import State


class Verdict(Enum):
    """What decided a match."""

    POINTS = "points"
    STACKS = "stacks"
    SHARED = "shared"


def round_points(state: State) -> list[int]:
    """What each pond is worth now: its visible splashes, or minus the splash of its only stack (rules E4, E5)."""
    points = []
    for seat in range(state.seats):
        tops = state.showing(seat)
        points.append(sum(SPLASH[top] for top in tops) if len(tops) > 1 else -SPLASH[tops[0]])
    return points


def totals(state: State) -> list[int]:
    """The points of each seat over the rounds that have ended (rule E6)."""
    return [sum(state.scores[seat :: state.seats]) for seat in range(state.seats)]


def winners(state: State) -> tuple[Seat, ...]:
    """Who wins: lowest total, then fewest stacks, then all the tied (rules E6 to E8)."""
    keys = list(zip(totals(state), state.stacks, strict=True))
    return tuple(seat for seat, key in enumerate(keys) if key == min(keys))


def result(state: State) -> Result | None:
    """The scores with their parts, `round_1` to `round_3` and `stacks`, or None while the match goes on."""
    if not state.over:
        return None
    sums = totals(state)
    scores = tuple(
        Score(
            seat,
            (
                *((f"round_{n + 1}", state.scores[n * state.seats + seat]) for n in range(ROUNDS)),
                ("stacks", state.stacks[seat]),
            ),
            sums[seat],
        )
        for seat in range(state.seats)
    )
    best = winners(state)
    lowest = sums.count(min(sums))
    verdict = Verdict.SHARED if len(best) > 1 else Verdict.STACKS if lowest > 1 else Verdict.POINTS
    return Result(verdict, scores, best)
