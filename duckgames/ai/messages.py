"""What the window and the process in which AIs think say to each other."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeAlias

from duckgames.ai.appraiser import Value, Weighed
from duckgames.ai.player import Decision, Limit, Request
from duckgames.core.events import Event
from duckgames.core.places import Seat


@dataclass(frozen=True)
class Question:
    """A choice to make, by whom and how; questions of one `story` continue each other's history."""

    story: int
    game: str
    level: str
    temper: str
    request: Request
    limit: Limit
    seed: int


@dataclass(frozen=True)
class Ask:
    """A question under a number never used twice; its history lacks the first `known` events, which went before."""

    ticket: int
    question: Question
    known: int = 0


@dataclass(frozen=True)
class Weigh(Ask):
    """The same, but what the actions are worth is asked, and in any case those in `also`."""

    also: tuple[Any, ...] = ()


@dataclass(frozen=True)
class Appraise(Ask):
    """The same, but what the position is worth is asked; its seat may have nothing to choose."""


@dataclass(frozen=True)
class Tell:
    """Events that `seat` saw after the first `known`, ahead of a question with a history too long to pack at once."""

    story: int
    seat: Seat
    known: int
    events: tuple[Event, ...]


@dataclass(frozen=True)
class Stop:
    """Answer `ticket` now with the best found so far; nothing happens if it is answered already."""

    ticket: int


@dataclass(frozen=True)
class Warm:
    """Load the players of `game`, so that the first question need not wait for it."""

    game: str


@dataclass(frozen=True)
class Ready:
    """The process has started, or loaded what it was told to, and reads its pipe."""


@dataclass(frozen=True)
class Progress:
    """The share of its work that the search for `ticket` has done."""

    ticket: int
    share: float


@dataclass(frozen=True)
class Answer:
    """The decision for `ticket`."""

    ticket: int
    decision: Decision


@dataclass(frozen=True)
class Weighing:
    """What the actions are worth, best first; None where the game has nobody to judge them."""

    ticket: int
    weighed: tuple[Weighed, ...] | None


@dataclass(frozen=True)
class Appraised:
    """What the position is worth; None where the game has nobody to judge it."""

    ticket: int
    value: Value | None


@dataclass(frozen=True)
class Crashed:
    """Whoever thought about `ticket` failed; `trace` is for the log."""

    ticket: int
    trace: str


Message: TypeAlias = "Ask | Tell | Stop | Warm"
Reply: TypeAlias = "Ready | Progress | Answer | Weighing | Appraised | Crashed"
