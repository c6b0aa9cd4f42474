"""The protocol every game's rules follow, and the pure face around it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeAlias, TypeVar

from duckgames.core.events import CardMoved, CardTurned, Event, seen_from
from duckgames.core.places import Seat, Slot
from duckgames.core.table import Table, reveals

if TYPE_CHECKING:
    from duckgames.core.manifest import GameInfo
    from duckgames.core.options import Options
    from duckgames.core.rng import Rng

Move: TypeAlias = int
"""An action as one int, as the engine and the search use it."""

Json: TypeAlias = "str | int | bool | list[Json] | Mapping[str, Json] | None"


class MalformedAction(ValueError):
    """Data that describe no action of the game at all."""


class MalformedPosition(ValueError):
    """A text that describes no position of the game."""


@dataclass(frozen=True)
class Refusal:
    """Why an action is not legal: a code, the slots that forbid it, and numbers for the sentence."""

    code: str
    slots: tuple[Slot, ...] = ()
    numbers: tuple[int, ...] = ()


class IllegalAction(ValueError):
    """An action that is well formed but not allowed now; `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal


@dataclass(frozen=True)
class Score:
    """The points of one seat: named parts in the order they are shown, and what they come to."""

    seat: Seat
    parts: tuple[tuple[str, int], ...]
    total: int


@dataclass(frozen=True)
class Result:
    """How a match ended: why, every seat's score in seat order, and who won (more than one: shared)."""

    reason: Enum
    scores: tuple[Score, ...]
    winners: tuple[Seat, ...]


class Position(Protocol):
    """Everything true now, secrets included, for `seats` players; never changed once it has left `apply`."""

    seats: int

    def copy(self: P) -> P:
        """An independent copy."""


P = TypeVar("P", bound=Position)
S = TypeVar("S", bound=Position)
A = TypeVar("A")
O = TypeVar("O")  # noqa: E741 - the protocol's letter for an observation


class Game(Protocol[S, A, O]):
    """The rules of one game as a stateless object: S is its state, A its actions, O its observations."""

    info: GameInfo

    def start(self, options: Options, seats: int, rng: Rng) -> S:
        """The state before the first choice: everything shuffled and dealt."""

    def owing(self, state: S) -> Sequence[Seat]:
        """Who owes a choice now, in seat order; empty once the match is over."""

    def legal(self, state: S, seat: Seat) -> Sequence[Move]:
        """The moves of `seat` in a stable order; empty if it owes no choice."""

    def play(self, state: S, seat: Seat, move: Move, rng: Rng, log: list[Event] | None = None) -> None:
        """Plays a legal move on `state` itself, and appends what happened to `log` where one is given."""

    def sample(self, state: S, seat: Seat, rng: Rng) -> Move:
        """A random legal move, found without listing them all where the game can."""

    def action(self, state: S, seat: Seat, move: Move) -> A:
        """The named form of a legal move."""

    def move(self, state: S, seat: Seat, action: A) -> Move:
        """The move that `action` means; raises `IllegalAction` if it is not legal now."""

    def observe(self, state: S, viewer: Seat | None) -> O:
        """What `viewer` (None: a spectator) can see of `state`."""

    def determinize(self, seen: O, rng: Rng) -> S:
        """A full state that its viewer could not tell from the real one."""

    def table(self, seen: O) -> Table:
        """What lies where, as the viewer of `seen` sees it."""

    def result(self, state: S) -> Result | None:
        """How the match ended, or None while it goes on."""

    def encode(self, action: A) -> Json:
        """`action` as JSON data for a record."""

    def decode(self, data: Json) -> A:
        """The action that `data` describe; raises `MalformedAction`."""

    def write(self, state: S) -> str:
        """The whole state as readable text that `read` takes back."""

    def read(self, text: str) -> S:
        """The state that `text` describes; raises `MalformedPosition`."""


AnyGame: TypeAlias = Game[Any, Any, Any]


@dataclass(frozen=True)
class Step(Generic[S]):
    """The result of applying an action: the new state, what happened, and which seats learned something by it."""

    state: S
    events: tuple[Event, ...]
    learned: frozenset[Seat]


def apply(game: Game[S, A, O], state: S, seat: Seat, action: A, rng: Rng) -> Step[S]:
    """Plays `action` on a copy of `state`; the same arguments always give the same step.

    Raises `IllegalAction`, or `ValueError` for a seat the table does not have, and leaves `state` as it is either way.
    """
    if not 0 <= seat < state.seats:
        raise ValueError(f"no seat {seat}")
    move = game.move(state, seat, action)
    after = state.copy()
    log: list[Event] = []
    game.play(after, seat, move, rng, log)
    learned = frozenset(range(state.seats))
    if not (rng.used or any(event.final for event in log)):
        learned = _learners(game, state, log)
    return Step(after, tuple(log), learned)


def _learners(game: Game[S, A, O], before: S, log: list[Event]) -> frozenset[Seat]:
    """The seats whose table shows a face after `log` that was hidden there."""
    everybody = frozenset(range(before.seats))
    if not any(isinstance(event, CardMoved | CardTurned) for event in log):
        return frozenset()
    if not game.info.secrets:
        return everybody if _learns(game, before, log, None) else frozenset()
    return frozenset(viewer for viewer in everybody if _learns(game, before, log, viewer))


def _learns(game: Game[S, A, O], before: S, log: list[Event], viewer: Seat | None) -> bool:
    seen = [seen_from(event, viewer) for event in log]
    shown = [event for event in seen if isinstance(event, CardMoved | CardTurned) and event.card is not None]
    if any(_from_another_hand(event, viewer) for event in shown):
        return True
    return bool(shown) and reveals(game.table(game.observe(before, viewer)), seen)


def _from_another_hand(event: CardMoved | CardTurned, viewer: Seat | None) -> bool:
    """Whether `event` shows a card of a hand that is not the viewer's; all those show backs until then."""
    zone = event.source.zone if isinstance(event, CardMoved) else event.slot.zone
    return zone.hand and zone.seat != viewer
