"""The search of hard ducks: short playouts over worlds drawn from beliefs, each move meeting the same chance."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from time import process_time
from typing import Final

from duckgames.ai.player import Limit, report
from duckgames.games.kaczogrod.ai import playouts
from duckgames.games.kaczogrod.ai.beliefs import Beliefs
from duckgames.games.kaczogrod.ai.style import Style
from duckgames.games.kaczogrod.rules.state import State

PLAYOUTS: Final = 120
"""How many a decision takes at most; one that is clear takes fewer."""

FIRST: Final = 6
"""How many worlds all moves meet before any is given up."""

CLEAR: Final = 2.0
"""A move that is behind the best by so many standard errors of the difference is given up."""

LEAST_DOUBT: Final = 0.004
"""What the standard error of a difference is taken to be at least."""


@dataclass
class Candidate:
    """A move, what it was worth in each world, and what is added to the mean for it being to the duck's taste."""

    move: int
    prior: float
    found: list[float]

    @property
    def mean(self) -> float:
        """How good it looks."""
        return sum(self.found) / len(self.found) + self.prior if self.found else self.prior


def search(
    beliefs: Beliefs,
    seat: int,
    candidates: Sequence[Candidate],
    style: Style,
    seed: int,
    limit: Limit,
    stop: Callable[[], bool],
) -> tuple[Candidate, int]:
    """The best candidate after all playouts that `limit` and `stop` allow, and how many there were.

    World by world each move that is still in the race is played out once, so that all meet the same cards and dice.
    """
    until = process_time() + limit.seconds if limit.seconds is not None else None
    budget = limit.nodes or PLAYOUTS
    racing = [*candidates]
    done = number = 0
    while len(racing) > 1:
        world: State | None = None
        for candidate in racing:
            report(stop, done / budget)
            if done == budget or stop() or (until is not None and process_time() >= until):
                return _best(racing), done
            world = world or beliefs.world(seed + number)
            candidate.found.append(playouts.worth(world.copy(), seat, candidate.move, style, seed + number))
            done += 1
        number += 1
        if number >= FIRST:
            racing = _still_racing(racing)
    return racing[0], done


def _still_racing(racing: Sequence[Candidate]) -> list[Candidate]:
    best = max(racing, key=lambda each: each.mean)
    return [each for each in racing if each is best or not _is_behind(each, best)]


def _is_behind(each: Candidate, best: Candidate) -> bool:
    """Whether more worlds would hardly change which of the two is better."""
    gaps = [one - other for one, other in zip(best.found, each.found, strict=True)]
    mean = sum(gaps) / len(gaps)
    spread = sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) - 1)
    return mean + best.prior - each.prior > CLEAR * max(sqrt(spread / len(gaps)), LEAST_DOUBT)


def _best(racing: Sequence[Candidate]) -> Candidate:
    """The best by the worlds that all have met."""
    met = min(len(each.found) for each in racing)
    return max(racing, key=lambda each: sum(each.found[:met]) / max(met, 1) + each.prior)
