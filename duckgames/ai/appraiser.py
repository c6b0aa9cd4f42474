"""What a position, and each way to go on from it, is worth to the seat that sees it: for hints and reviews."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from duckgames.ai.player import Limit, Reason, Request
from duckgames.core.rng import Rng


@dataclass(frozen=True)
class Value:
    """What a position is worth to a seat.

    share: its expected share of the win, from 0 to 1; one of three that win together has a third.
    score: its expected total at the end, in points of the game.
    error: the standard error of `share`; 0 for a match that has ended.
    """

    share: float
    score: float
    error: float


@dataclass(frozen=True)
class Weighed:
    """What an action is worth to the seat that may take it.

    share, score: as in `Value`, once it is taken.
    behind:       how much less than the best action's its share is, in the mean over the same worlds; 0 for the best.
    error:        the standard error of `behind`.
    reason:       what speaks most for the best action against the second, or for the best against this one.
    """

    action: Any
    share: float
    score: float
    behind: float
    error: float
    reason: Reason | None = None


class Appraiser(Protocol):
    """A game's judgement, from what a seat can see and nothing else; `stop` is asked at least every 50 ms.

    The same question, seed and nodes give the same answer on every machine. What is hidden from the seat never matters.
    """

    def value(self, request: Request, limit: Limit, rng: Rng, stop: Callable[[], bool]) -> Value:
        """What the position is worth to the seat of `request`, whose legal actions may be none: another is to move."""

    def weigh(
        self, request: Request, limit: Limit, rng: Rng, stop: Callable[[], bool], also: Sequence[Any] = ()
    ) -> tuple[Weighed, ...]:
        """The actions worth comparing, best first, and in any case those in `also`; each met the same worlds.

        Where one is clear fewer worlds are looked at. Of one legal action there is one.
        """
