"""What an AI is asked, how long it may think, and what it answers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from duckgames.core.events import Event
from duckgames.core.places import Seat
from duckgames.core.rng import Rng

if TYPE_CHECKING:
    from duckgames.ai.appraiser import Weighed


@dataclass(frozen=True)
class Request:
    """A choice to make: what `seat` sees, its legal actions in their stable order, and what it has seen happen."""

    seat: Seat
    observation: Any
    legal: tuple[Any, ...]
    history: tuple[Event, ...]


@dataclass(frozen=True)
class Limit:
    """How long an AI may think: seconds for people, nodes where the answer must be the same on every machine.

    None in both means the level's own measure. An AI that does not search ignores it.
    """

    seconds: float | None = None
    nodes: int | None = None


@dataclass(frozen=True)
class Reason:
    """Why an action was chosen: a named feature, worded by the game's presenter, and numbers for the sentence."""

    feature: str
    numbers: tuple[int, ...] = ()


@dataclass(frozen=True)
class Decision:
    """The chosen action, and what it took: positions looked at and CPU seconds.

    `weighed` has the actions compared for a hint, the chosen one first; others leave it empty.
    """

    action: Any
    nodes: int
    seconds: float
    reason: Reason | None = None
    weighed: tuple[Weighed, ...] = ()


class Listener:
    """A `stop` that wants to hear how far a search is, for those who wait for it."""

    share = 0.0
    """The share of the work that is done."""


def report(stop: Callable[[], bool], share: float) -> None:
    """Tells whoever may stop a search which share of the work is done, if it cares."""
    if isinstance(stop, Listener):
        stop.share = share


class AiPlayer(Protocol):
    """A seat's mind: one game, one level, one temper."""

    def decide(self, request: Request, limit: Limit, rng: Rng, stop: Callable[[], bool]) -> Decision:
        """The best action found until `limit` is spent or `stop` says so; `stop` is asked at least every 50 ms."""
