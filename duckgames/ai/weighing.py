"""What appraisers that search share: what a position is worth, how its moves rank, and in what they differ most."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, pvariance
from time import process_time
from typing import Any, Final, TypeAlias

from duckgames.ai.appraiser import Value, Weighed
from duckgames.ai.ismcts import Root, best, lead
from duckgames.ai.player import Limit, Reason, report
from duckgames.core.game import Move
from duckgames.core.places import Seat

Features: TypeAlias = "Mapping[str, Mapping[int, float]]"
"""What a difference in which facts of a seat is worth, by the name of the feature that they make together."""

LEAST_DEVIATION: Final = 0.02
"""What the worth of a position is taken to vary by from world to world at least."""


@dataclass(frozen=True)
class End:
    """How a playout ended: the facts of each seat, by its number, and the total that the own seat has or may expect."""

    facts: Sequence[Sequence[float]]
    score: float


@dataclass(frozen=True)
class Enough:
    """When a value is good enough: after `most` worlds, or after any `step` of them if its error is below `error`."""

    most: int
    step: int
    error: float


def expected(
    meet: Callable[[int], tuple[float, float]], enough: Enough, limit: Limit, stop: Callable[[], bool]
) -> Value:
    """The mean of what `meet` makes of the worlds from 0 on, as share and score; of one world at the least."""
    until = process_time() + limit.seconds if limit.seconds is not None else None
    budget = limit.nodes or enough.most
    shares, scores = list[float](), list[float]()
    while len(shares) < budget:
        share, score = meet(len(shares))
        shares.append(share)
        scores.append(score)
        report(stop, len(shares) / budget)
        if stop() or (until is not None and process_time() >= until):
            break
        if len(shares) % enough.step == 0 and _error(shares) < enough.error:
            break
    return Value(fmean(shares), fmean(scores), _error(shares))


def _error(shares: Sequence[float]) -> float:
    return max(sqrt(pvariance(shares)), LEAST_DEVIATION) / sqrt(len(shares)) if len(shares) > 1 else 1.0


def ranking(
    roots: Sequence[Root],
    ends: Mapping[Move, Sequence[End]],
    unplayed: Callable[[], tuple[float, float]],
    action: Callable[[Move], Any],
    reason: Callable[[Move, Move], Reason],
) -> tuple[Weighed, ...]:
    """Two moves or more with how far they are behind the best one, in the worlds that they met with it.

    `unplayed` is what share and score the position seems worth, where there was no time for a playout; `reason` says
    why the first of two moves and not the other.
    """
    first = best(roots)
    leads = {root.move: lead(first, root) for root in roots if root is not first}
    others = sorted((root for root in roots if root is not first), key=lambda each: leads[each.move][0])
    if first.worths:
        share, score = fmean(first.worths), fmean(end.score for end in ends[first.move])
    else:
        share, score = unplayed()

    def weighed(root: Root, behind: float, error: float, against: Root) -> Weighed:
        less = _less(ends[first.move], ends[root.move])
        why = reason(first.move, against.move)
        return Weighed(action(root.move), min(max(share - behind, 0.0), 1.0), score - less, behind, error, why)

    found = [weighed(first, 0.0, 0.0, others[0])]
    for root in others:
        behind, error = leads[root.move]
        found.append(weighed(root, max(behind, 0.0), error, root))
    return tuple(found)


def _less(ends: Sequence[End], others: Sequence[End]) -> float:
    """How much less the total is that `others` came to, in the worlds that both met."""
    met = min(len(ends), len(others))
    return fmean(one.score - two.score for one, two in zip(ends, others, strict=False)) if met else 0.0


def difference(
    own: Seat, ends: Sequence[End], others: Sequence[End], features: Features, of_rivals: Features
) -> tuple[float, Reason] | None:
    """The feature in which two moves differ most in the worlds that both met, with its worth; nothing if there is none.

    What is of a rival counts less the more of them there are, and its reason has one number: the rival's seat.
    """
    met = min(len(ends), len(others))
    if not met:
        return None
    found = []
    for seat, (one, two) in enumerate(zip(_mean(ends[:met]), _mean(others[:met]), strict=True)):
        table, part = (features, 1.0) if seat == own else (of_rivals, 1 / (len(ends[0].facts) - 1))
        for name, weights in table.items():
            worth = part * sum([weight * (one[fact] - two[fact]) for fact, weight in weights.items()])
            found.append((worth, name, () if seat == own else (seat,)))
    worth, name, numbers = max(found)
    return worth, Reason(name, numbers)


def _mean(ends: Sequence[End]) -> list[list[float]]:
    """The mean of each fact of each seat."""
    return [
        [sum(numbers) / len(ends) for numbers in zip(*of_seat, strict=True)]
        for of_seat in zip(*(end.facts for end in ends), strict=True)
    ]
