"""The card table: shows a table of zones, plays events and lets a person act by mouse or keys."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QObject, QRectF, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from duckgames.core.events import Event
from duckgames.core.places import Slot, Zone
from duckgames.core.presenter import Affordance
from duckgames.core.table import Table
from duckgames.ui.table.placement import Placement
from duckgames.ui.table.protocols import CardPainter, Choreography, TableTexts
from duckgames.ui.theme import Look

Layout = Mapping[Zone, Placement]
"""All zones of the table in the order in which Tab visits them."""


class TableScene(QGraphicsScene):
    """Scene coordinates are pixels of the view. It knows neither rules nor sessions.

    Signals:
        chosen: the action of the affordance the person carried out.
        attempted: source and target (Slots; target None for a press on a card that cannot move) of something that is
            not offered; ask why not.
        lifted, returned: the slot of a card taken into the hand, or come home without an action.
        pointed: the Slot under the mouse or the keyboard's ring, or None; for the card in focus.
        focused: the accessible name of what the keyboard's ring went to.
        idle: all animations of a `play` are over; sent once for each `play`, at once if nothing moves.
    """

    chosen = Signal(object)
    attempted = Signal(object, object)
    lifted = Signal(object)
    returned = Signal(object)
    pointed = Signal(object)
    focused = Signal(str)
    idle = Signal()

    def __init__(
        self,
        look: Look,
        painter: CardPainter,
        texts: TableTexts,
        choreography: Choreography | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.look = look
        self.painter = painter
        self.texts = texts

    table: Table
    """What lies where, after everything that was played: the table of the observation."""

    busy: bool
    """True while animations run or wait."""

    def set_table(self, table: Table, layout: Layout) -> None:
        """Shows `table` from scratch, with no animation; nothing is offered any more."""

    def play(self, events: Sequence[Event]) -> None:
        """Folds `events`, filtered for the viewer, into `table` at once and queues their animation."""

    def finish(self) -> None:
        """Cuts all animations short."""

    def offer(self, affordances: Sequence[Affordance]) -> None:
        """Lets the person carry out these; replaces what was offered before."""

    def withdraw(self) -> None:
        """Takes all offers back; a held card comes home."""

    def relayout(self, layout: Layout) -> None:
        """Other places or sizes; a held card comes home, animations are cut short."""

    def retheme(self) -> None:
        """Draws everything anew: theme, text size or pixel ratio changed."""

    def retranslate(self) -> None:
        """Draws all that holds text anew, in the language of the moment."""

    def announce(self, source: Slot, target: Slot) -> None:
        """Shows the cards of `source` at `target`, pale, as a choice made but not yet revealed.

        Ends by itself when they move, with `set_table`, or by `unannounce`.
        """

    def unannounce(self) -> None:
        """Brings announced cards home."""

    def hint(self, slots: Sequence[Slot]) -> None:
        """Dotted frames and a bulb at these places, until the next action, event or call."""

    def outline(self, slots: Sequence[Slot]) -> None:
        """Frames at these places, for a log entry under the mouse; none ends it."""

    def veil(self, reasons: Mapping[Slot, str]) -> None:
        """Veils cards that are blocked, each with its reason; replaces the veils before."""

    def rect_of(self, place: Slot | Zone) -> QRectF:
        """Where a place lies now; empty if its zone has no placement."""
        raise NotImplementedError

    def set_ground(self, paint: Callable[[QPainter, QRectF], None]) -> None:
        """What is painted under the cards; kept as a picture until the size or look changes."""

    def add_effect(self, pixmap: QPixmap) -> QGraphicsPixmapItem:
        """A passing picture over everything, its middle at its origin; an act moves it and `removeItem`s it when done."""
        raise NotImplementedError
