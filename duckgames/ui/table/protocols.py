"""What a game gives to its card table: pictures of cards, words, and the way its events look."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QPixmap

from duckgames.core.events import Event
from duckgames.core.places import Slot, Zone
from duckgames.core.presenter import Affordance
from duckgames.core.table import Stack

if TYPE_CHECKING:
    from duckgames.ui.table.animator import Act, Beat
    from duckgames.ui.table.motions import Flight
    from duckgames.ui.table.table_scene import TableScene


class CardPainter(Protocol):
    """Draws cards, art and text together, once for each stack, size, language, theme and pixel ratio.

    Use `look.sprites.cached`, so that equal cards share one pixmap. The table asks again after a change of theme or
    language, so the cache key must name both. Shadows and frames are the table's; a picture has none.
    """

    def pixmap(self, stack: Stack, zone: Zone, size: QSizeF, dpr: float) -> QPixmap:
        """The picture of a cell, a pile (its whole stack, never empty) or one card of a row or fan.

        It is laid centred on the card's rectangle of `size`: where it shows more, as the paper edges of a stack, it
        is larger than `size` by the same whole number of pixels on all four sides.
        """

    def radius(self, zone: Zone, size: QSizeF) -> float:
        """The corner radius of a card of `size`, for shadows and frames."""


class TableTexts(Protocol):
    """Says what stands on the table, in the language of the moment."""

    def verb(self, affordance: Affordance) -> str:
        """What dropping here does, for the pill at the best place: "Cover 9"."""

    def reason(self, source: Slot, target: Slot) -> str | None:
        """In two words, why the card of `source` may not go to `target`; None: no words."""

    def name(self, slot: Slot, stack: Stack) -> str:
        """What the eye sees at `slot`, for screen readers: "Duck 7 on 3, column 2, row 1"."""

    def price(self, affordance: Affordance) -> str:
        """A figure for the badge at a place that can be pressed, as what it costs; empty: the badge shows its sign."""


class Barriers(Protocol):
    """What stands in the way of a card in the hand, shown before it is tried."""

    def barred(self, source: Slot) -> Sequence[Slot]:
        """Places near the legal ones where the card of `source` may not go."""

    def forbidding(self, source: Slot, target: Slot) -> Sequence[Slot]:
        """The cards because of which it may not go to `target`."""


class Choreography(Protocol):
    """How events look. `PlainChoreography` is complete; a game delegates to it what it does not change."""

    def beats(self, events: Sequence[Event]) -> Sequence[Beat]:
        """The events of a step in groups: those of a beat start together (or staggered), beats follow each other.

        All events must be there once, in their order.
        """

    def fly(self, flight: Flight, scene: TableScene) -> Act:
        """The motion of moved cards from `flight.start` to `flight.end`, made with `motions`."""

    def acts(self, event: Event, scene: TableScene) -> Sequence[Act]:
        """What else shows when `event` happens: bubbles, rings, drops. The event is folded in already."""
