"""What happens in Kaczogród beyond cards that move and numbers that change."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duckgames.core.events import Event
from duckgames.core.places import Card, Cell, Seat


@dataclass(frozen=True, kw_only=True)
class StartChosen(Event):
    """`seat` chose a start card, its number `number` of four (ruling A9)."""

    seat: Seat
    number: int


@dataclass(frozen=True, kw_only=True)
class DecksShuffled(Event):
    """All start cards were chosen and shown, and the decks shuffled."""

    final: ClassVar[bool] = True


@dataclass(frozen=True, kw_only=True)
class StartRolled(Event):
    """`seat` rolled the highest number and begins."""

    seat: Seat


@dataclass(frozen=True, kw_only=True)
class CardAdded(Event):
    """`seat` added `card` to its city, from its "hand" or its "pile"."""

    seat: Seat
    card: Card
    cell: Cell
    source: str


@dataclass(frozen=True, kw_only=True)
class EventPlayed(Event):
    """`seat` played `card` on the city of `target`; None: on those it names itself."""

    seat: Seat
    card: Card
    target: Seat | None


@dataclass(frozen=True, kw_only=True)
class Waited(Event):
    """`seat` discarded `card` and did nothing else."""

    seat: Seat
    card: Card


@dataclass(frozen=True, kw_only=True)
class CardsDrawn(Event):
    """`seat` drew `count` cards; `only`: that was its whole turn."""

    final: ClassVar[bool] = True

    seat: Seat
    count: int
    only: bool = False


@dataclass(frozen=True, kw_only=True)
class TurnPassed(Event):
    """The turn of `seat` passes: it is "out" of cards, or has "nothing" to draw where it may only draw."""

    seat: Seat
    reason: str


@dataclass(frozen=True, kw_only=True)
class GroupNamed(Event):
    """`seat` named `group`."""

    seat: Seat
    group: str


@dataclass(frozen=True, kw_only=True)
class Counted(Event):
    """A roll of `seat` counts as `roll` against its `count` cards of `group`, and the event `hits` or not."""

    seat: Seat
    roll: int
    group: str
    count: int
    hits: bool


@dataclass(frozen=True, kw_only=True)
class NoEffect(Event):
    """The event did nothing to `seat`: "shield", "shown", "protected" or "no_card"."""

    seat: Seat
    reason: str


@dataclass(frozen=True, kw_only=True)
class CardShown(Event):
    """`seat` showed `card` of its hand (ruling E16)."""

    final: ClassVar[bool] = True

    seat: Seat
    card: Card


@dataclass(frozen=True, kw_only=True)
class NothingShown(Event):
    """`seat` showed no card of its hand."""

    final: ClassVar[bool] = True

    seat: Seat


@dataclass(frozen=True, kw_only=True)
class HandSeen(Event):
    """`seat` looked at the hand of `other`; `content` are its cards."""

    final: ClassVar[bool] = True

    seat: Seat
    other: Seat
    content: tuple[Card, ...] | None
    seen_by: frozenset[Seat] | None = None


@dataclass(frozen=True, kw_only=True)
class CardsRemoved(Event):
    """`seat` had `cards` removed from the city of `victim`."""

    seat: Seat
    victim: Seat
    cards: tuple[Card, ...]
    cells: tuple[Cell, ...]


@dataclass(frozen=True, kw_only=True)
class CardsSaved(Event):
    """The lasting event `card` of `seat` saved cards that were about to leave its city, and is discarded (142)."""

    seat: Seat
    card: Card
    cells: tuple[Cell, ...]


@dataclass(frozen=True, kw_only=True)
class DistrictLost(Event):
    """A district of `seat` without a TOWN HALL was removed."""

    seat: Seat
    cards: tuple[Card, ...]
    cells: tuple[Cell, ...]


@dataclass(frozen=True, kw_only=True)
class MadeSpecial(Event):
    """`card` in the city of `seat` became SPECIAL."""

    seat: Seat
    card: Card
    cell: Cell


@dataclass(frozen=True, kw_only=True)
class CardShifted(Event):
    """`seat` moved `card` to another cell of its city."""

    seat: Seat
    card: Card
    cell: Cell


@dataclass(frozen=True, kw_only=True)
class CardDiscarded(Event):
    """`seat` discarded `card` of its hand, as an event demanded."""

    seat: Seat
    card: Card


@dataclass(frozen=True, kw_only=True)
class CardFetched(Event):
    """`seat` took `card` of its discard pile into its hand."""

    seat: Seat
    card: Card


@dataclass(frozen=True, kw_only=True)
class CardsLooked(Event):
    """`seat` looked at the top `count` cards of its deck."""

    final: ClassVar[bool] = True

    seat: Seat
    count: int


@dataclass(frozen=True, kw_only=True)
class CardsSwapped(Event):
    """`seat` shuffled `count` cards of its hand into its deck and drew as many."""

    final: ClassVar[bool] = True

    seat: Seat
    count: int


@dataclass(frozen=True, kw_only=True)
class DeckMilled(Event):
    """The top `count` cards of the deck of `seat` went to its discard pile."""

    final: ClassVar[bool] = True

    seat: Seat
    count: int


@dataclass(frozen=True, kw_only=True)
class LastingLaid(Event):
    """The event `card` of `seat` stays beside the city of `beside` for `rounds` rounds; 0: until it is used up."""

    seat: Seat
    beside: Seat
    card: Card
    rounds: int


@dataclass(frozen=True, kw_only=True)
class LastingEnded(Event):
    """The lasting event `card` of `seat` is over, because its time is up or by another event (`annulled`)."""

    seat: Seat
    card: Card
    annulled: bool


@dataclass(frozen=True, kw_only=True)
class PactProposed(Event):
    """`seat` proposed to `other` a truce for `rounds`, or to attack `victim` together; `counter` to a proposal."""

    seat: Seat
    other: Seat
    rounds: int
    victim: Seat | None
    counter: bool


@dataclass(frozen=True, kw_only=True)
class PactAnswered(Event):
    """`seat` accepted what `other` proposed, or not."""

    seat: Seat
    other: Seat
    accepted: bool


@dataclass(frozen=True, kw_only=True)
class WordBroken(Event):
    """`seat` attacked `other` during their truce, which is over by that."""

    seat: Seat
    other: Seat


@dataclass(frozen=True, kw_only=True)
class PactEnded(Event):
    """The time of the agreement of `seat` and `other` is up."""

    seat: Seat
    other: Seat
