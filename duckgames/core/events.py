"""Facts that happened, in the past tense, and what each viewer may know of them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, ClassVar, TypeVar

from duckgames.core.places import Card, Counter, Seat, Slot, Zone


@dataclass(frozen=True, kw_only=True)
class Event:
    """A fact that happened.

    `final` marks a type after which nobody may take a move back, whatever was seen.
    """

    final: ClassVar[bool] = False


@dataclass(frozen=True, kw_only=True)
class CardMoved(Event):
    """`count` cards went from the top of `source` to the top of `target`; an index slot names another place.

    `card` is the face of the topmost of them for those in `seen_by` (None: everybody), or None where nobody sees it
    or where a whole known stack moved.
    """

    source: Slot
    target: Slot
    card: Card | None = None
    count: int = 1
    seen_by: frozenset[Seat] | None = None


@dataclass(frozen=True, kw_only=True)
class CardTurned(Event):
    """The card at `slot` (its top) shows `card` to those in `seen_by` (None: everybody); None: it lies face down."""

    slot: Slot
    card: Card | None
    seen_by: frozenset[Seat] | None = None


@dataclass(frozen=True, kw_only=True)
class ZoneShuffled(Event):
    """The cards of `zone` were shuffled, so nobody knows any of their faces."""

    zone: Zone


@dataclass(frozen=True, kw_only=True)
class CounterChanged(Event):
    """`counter` now stands at `value`."""

    counter: Counter
    value: int


@dataclass(frozen=True, kw_only=True)
class ChoiceMade(Event):
    """`seat` committed a choice; `content` (of a game's own type) is for those in `seen_by` only (None: everybody)."""

    seat: Seat
    content: object | None = None
    seen_by: frozenset[Seat] | None = None


@dataclass(frozen=True, kw_only=True)
class DieRolled(Event):
    """`seat` rolled a die of `sides` sides and it shows `value`."""

    seat: Seat
    sides: int
    value: int


@dataclass(frozen=True, kw_only=True)
class PhaseStarted(Event):
    """The part of a round called `phase` began; `number` counts where phases are numbered, as rounds are."""

    phase: str
    number: int = 0


@dataclass(frozen=True, kw_only=True)
class TurnStarted(Event):
    """It is the turn of `seat`."""

    seat: Seat


@dataclass(frozen=True, kw_only=True)
class RoundEnded(Event):
    """Round `number` (from 1) ended for `reason` with these points, one for each seat."""

    number: int
    reason: str
    points: tuple[int, ...]


@dataclass(frozen=True, kw_only=True)
class MatchEnded(Event):
    """The match ended with these winners; after a result nobody chooses again."""

    final: ClassVar[bool] = True

    winners: tuple[Seat, ...]


E = TypeVar("E", bound=Event)


def seen_from(event: E, viewer: Seat | None) -> E:
    """`event` as `viewer` (None: a spectator) may know it.

    Faces and contents are blanked for those not in `seen_by`, and places in another seat's hand for all others, even
    where the face is shown. The result never says who else saw.
    """
    seen = event
    seen_by: frozenset[Seat] | None = getattr(event, "seen_by", None)
    if seen_by is not None:
        blank: dict[str, Any] = {"seen_by": None}
        if viewer not in seen_by:
            blank |= {name: None for name in ("card", "content") if hasattr(event, name)}
        seen = replace(event, **blank)
    if isinstance(seen, CardMoved) and (seen.source.zone.hand or seen.target.zone.hand):
        return replace(seen, source=_blur(seen.source, viewer), target=_blur(seen.target, viewer))
    if isinstance(seen, CardTurned) and seen.slot.zone.hand:
        return replace(seen, slot=_blur(seen.slot, viewer))
    return seen


def _blur(slot: Slot, viewer: Seat | None) -> Slot:
    return Slot(slot.zone) if slot.zone.hand and slot.zone.seat != viewer else slot
