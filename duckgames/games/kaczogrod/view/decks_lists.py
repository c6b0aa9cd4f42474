"""What both lists of the deck builder do with mouse and keys: cards are pressed, carried, and pointed at."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractItemView, QApplication, QFrame, QListView, QWidget

from duckgames.games.kaczogrod.view.decks_models import Index
from duckgames.ui.theme import Look

PRESSES: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
REMOVES: Final = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)
STEPS: Final = (
    Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down,
    Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown,
)  # fmt: skip


class CardList(QListView):
    """A list of cards, each known by its id; subclasses tell which lies where.

    Signals:
        pressed(card): a card was clicked, or Enter was pressed on it.
        removed(card): a key that deletes was pressed on it.
        pointed(card): the mouse or the keys are on another card; empty: on none.
        lifted(card, place), carried(place), dropped(place): a card is dragged, with places on the screen.
    """

    pressed = Signal(str)
    removed = Signal(str)
    pointed = Signal(str)
    lifted = Signal(str, QPoint)
    carried = Signal(QPoint)
    dropped = Signal(QPoint)

    def __init__(self, look: Look, parent: QWidget, ground: str = "window") -> None:
        """`ground` is the colour token of what the list lies on."""
        super().__init__(parent)
        self._look = look
        self._ground = ground
        self._held = ""
        self._start = QPoint()
        self._carrying = False
        self._under = ""
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setMouseTracking(True)
        # What nothing shows through is moved when the list is scrolled, and not painted anew.
        self.viewport().setAutoFillBackground(False)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        look.changed.connect(self.viewport().update)

    def card_at(self, index: Index) -> str:
        """The id of the card in a place; empty: there is none."""
        raise NotImplementedError

    @property
    def current(self) -> str:
        """The card that the keys are on."""
        return self.card_at(self.currentIndex())

    def put_back(self) -> bool:
        """Lets go of the card that is carried; whether there was one."""
        carrying, self._carrying, self._held = self._carrying, False, ""
        return carrying

    def place_of_pointed(self, card: str) -> QRect:
        """Where a card lies on the screen; the whole list, if it is not there."""
        model = self.model()
        indexes = (model.index(row, 0) for row in range(model.rowCount()))
        rect = next(
            (self.visualRect(index) for index in indexes if self.card_at(index) == card), self.viewport().rect()
        )
        return QRect(self.viewport().mapToGlobal(rect.topLeft()), rect.size())

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self.viewport())
        p.fillRect(event.rect(), self._look.colour(self._ground))
        p.end()
        super().paintEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        index = self.indexAt(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and self.card_at(index):
            self._held, self._start = self.card_at(index), event.position().toPoint()
            self._look.note_keys(False)
            self.setCurrentIndex(index)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        place = event.position().toPoint()
        if self._carrying:
            self.carried.emit(event.globalPosition().toPoint())
        elif self._held and (place - self._start).manhattanLength() >= QApplication.startDragDistance():
            self._carrying = True
            self.lifted.emit(self._held, event.globalPosition().toPoint())
        elif not event.buttons():
            self._point(self.card_at(self.indexAt(place)))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        held = self._held
        if self.put_back():
            self.dropped.emit(event.globalPosition().toPoint())
        elif held and held == self.card_at(self.indexAt(event.position().toPoint())):
            self.pressed.emit(held)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        # Two quick presses are two presses.
        self.mousePressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self._look.note_keys(True)
        if event.reason() != Qt.FocusReason.MouseFocusReason:
            self._point(self.current)
        self.viewport().update()

    def leaveEvent(self, event: QEvent) -> None:
        if not self._held:
            self._point("")
        super().leaveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        card, key = self.current, event.key()
        if key in STEPS and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            self._look.note_keys(True)
            super().keyPressEvent(event)
            self._point(self.current)
        elif card and key in PRESSES and not event.isAutoRepeat():
            self._look.note_keys(True)
            self.pressed.emit(card)
        elif card and key in REMOVES:
            self.removed.emit(card)
        else:
            # Letters are keys of the page, and would look for a card here.
            event.ignore()

    def _point(self, card: str) -> None:
        if card != self._under:
            self._under = card
            self.pointed.emit(card)
