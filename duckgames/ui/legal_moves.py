"""The moves a person can make, as a list in words: the sure way to play for ears and keys, beside the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QRect

from duckgames.core.places import Slot, Zone
from duckgames.core.presenter import Affordance, Place
from duckgames.ui.legal_moves_panel import LegalMovesPanel
from duckgames.ui.table import TableView
from duckgames.ui.theme import Look

if TYPE_CHECKING:
    from duckgames.ui.match_page import MatchPage
    from duckgames.ui.strip_actions import StripActions

WIDTH = 340
LEAST_HEIGHT = 260
"""A place of the log that is less high is none for this list."""


@dataclass(frozen=True)
class Move:
    """A row: what it says in the language of the moment, what it does, and where on the table that is."""

    words: Callable[[], str]
    do: Callable[[], None]
    slots: tuple[Slot, ...] = ()
    sign: str = ""


def ways(affordances: Sequence[Affordance]) -> list[Affordance]:
    """One way for each action, the first that there is, in their order."""
    found: list[Affordance] = []
    for each in affordances:
        if all(each.action != other.action for other in found):
            found.append(each)
    return found


def slot_of(place: Place) -> Slot:
    """A place as a slot: a zone as a whole has none of its positions."""
    return Slot(place) if isinstance(place, Zone) else place


class LegalMoves(QObject):
    """Keeps the list of one match page equal to what can be done there; it is hidden unless somebody wants it."""

    def __init__(self, page: MatchPage, look: Look, actions: StripActions) -> None:
        super().__init__(page)
        self._page = page
        self._look = look
        self._actions = actions
        self.panel = LegalMovesPanel(look, page.middle)
        self.used = False
        """Whether the list had the keys when it changed last: they come back there, as after the points of a round."""
        self._view: TableView | None = None
        self.panel.pointed.connect(page.recall.outline)
        self.panel.closed.connect(page.focus_table)
        actions.changed.connect(self.refresh)
        look.changed.connect(self.arrange)
        page.middle.installEventFilter(self)

    def toggle(self) -> None:
        """Shows the list and gives it the keys, or puts it away if it has them."""
        if self.panel.has_keys:
            self.panel.put_away()
            return
        view = self._page.table.widget.findChild(TableView)
        if view is not None and view is not self._view:
            self._view = view
            # Of the cards themselves: a table with nothing to read of them does not tell where the ring is.
            view.cards.pointed.connect(self.on_pointed)
        # Before it is seen: a list is laid out as soon as it comes up.
        self._list()
        self.panel.show()
        self.arrange()
        self.panel.take_keys()

    def on_button(self) -> None:
        """Shows the list or puts it away, wherever the keys are: the click has just taken them from it."""
        if self.panel.isHidden():
            self.toggle()
        else:
            self.panel.put_away()

    def on_pointed(self, slot: Slot | None) -> None:
        """The ring of the table must be seen: where it would lie under the list, that goes."""
        view = self._view
        if slot is None or view is None or not (view.hasFocus() and self._look.keys_used):
            return
        place = view.mapFromScene(view.cards.rect_of(slot)).boundingRect()
        corner = view.viewport().mapTo(self._page.middle, place.topLeft())
        if self.panel.geometry().intersects(QRect(corner, place.size())):
            self.panel.hide()

    def refresh(self) -> None:
        """What can be done is something else now, or called otherwise."""
        self.used = self.panel.has_keys
        if not self.panel.isHidden():
            self._list()
        elif self.panel.model.moves:
            # What can be done no more may have no words by now.
            self.panel.show_moves(())

    def arrange(self) -> None:
        """Over the log where that has a large place, else at the side as the drawer of the log."""
        ground, px = self._page.middle, self._look.px
        width = min(px(WIDTH), ground.width() - 48)
        place = QRect(ground.width() - width - 8, 8, width, ground.height() - 16)
        log = self._page.log
        if log.isVisible() and log.width() >= px(WIDTH) * 3 // 4 and log.height() >= px(LEAST_HEIGHT):
            place = log.geometry()
        self.panel.setGeometry(place)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and not self.panel.isHidden():
            self.arrange()
        return False

    def _list(self) -> None:
        # A question is answered with No unless the person goes to Yes.
        self.panel.show_moves(self._moves(), chosen=int(bool(self._actions.doubted)))

    def _moves(self) -> list[Move]:
        actions = self._actions
        if actions.doubted:
            return [Move(partial(self._answer, n), partial(actions.on_pressed, n)) for n in (0, 1)]
        return [self._move(way) for way in ways(actions.offered)]

    def _answer(self, n: int) -> str:
        return self._actions.answers()[n]

    def _move(self, way: Affordance) -> Move:
        actions = self._actions
        places = tuple(slot_of(place) for place in (way.source, way.target) if place is not None)
        return Move(partial(actions.listed, way.action), partial(actions.choose, way.action), places, way.sign)
