"""The cards of a discard pile side by side, of which one is read at a time."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleInterface,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from duckgames.games.kaczogrod.view.faces import ASPECT, RADIUS, Face, card_size, paint_face
from duckgames.ui.accessible import Part
from duckgames.ui.painting import focus_ring
from duckgames.ui.theme import Look

ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
WIDE: Final = 104.0
GAP: Final = 14.0
EDGE: Final = 10.0
"""Pixels beside the cards, for the ring and the bar that scrolls."""


class PileGrid(QWidget):
    """All faces in lines; the arrows go from card to card, and so does the mouse.

    Signals:
        pointed(int): the card that is read is another one.
        picked(int): a card was pressed, with the mouse or with Enter.
    """

    pointed = Signal(int)
    picked = Signal(int)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._faces: tuple[Face, ...] = ()
        self._current = 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        look.changed.connect(self.on_changed)

    def accessible_interface(self) -> QAccessibleInterface:
        """See `ui.accessible.Readable`."""
        self._part = Part(self, QAccessible.Role.List)
        return self._part

    @property
    def current(self) -> Face | None:
        """The card that is read."""
        return self._faces[self._current] if self._faces else None

    def show_faces(self, faces: tuple[Face, ...]) -> None:
        """Shows these cards, and reads on where it was, if that card is still there."""
        before = self.current
        self._faces = faces
        ids = [face.id for face in faces]
        self._current = ids.index(before.id) if before is not None and before.id in ids else 0
        self.on_changed()
        self.pointed.emit(self._current)

    def rect_of(self, place: int) -> QRectF:
        """Where a card lies."""
        size, gap, across = self._card(), self._look.px(GAP), self._across()
        left = (self.width() - EDGE - across * (size.width() + gap) + gap) / 2
        row, column = divmod(place, across)
        corner = QPointF(round(left + column * (size.width() + gap)), 8 + row * (size.height() + gap))
        return QRectF(corner, QSize(round(size.width()), round(size.height())))

    def on_changed(self) -> None:
        """Takes the height that all lines need."""
        last = self.rect_of(max(0, len(self._faces) - 1))
        self.setMinimumHeight(round(last.bottom()) + 10)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(6 * round(self._card().width()), round(self._card().height()) + 20)

    def point(self, place: int) -> None:
        """Reads another card."""
        if self._faces and place != self._current and 0 <= place < len(self._faces):
            self._current = place
            self.pointed.emit(place)
            self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.on_changed()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._point_at(event.position())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._point_at(event.position())
        if self._faces and self.rect_of(self._current).contains(event.position()):
            self.picked.emit(self._current)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._look.note_keys(True)
        steps = {
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_Up: -self._across(),
            Qt.Key.Key_Down: self._across(),
            Qt.Key.Key_Home: -self._current,
            Qt.Key.Key_End: len(self._faces) - 1 - self._current,
        }
        step = steps.get(Qt.Key(event.key()))
        if event.key() in ENTER and self._faces:
            self.picked.emit(self._current)
        elif step is None:
            super().keyPressEvent(event)
        else:
            self.point(self._current + step)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.update()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        look = self._look
        p = QPainter(self)
        p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        for place, face in enumerate(self._faces):
            rect = self.rect_of(place)
            if QRectF(event.rect()).intersects(rect):
                paint_face(p, look, rect, face, look.zoom)
        if self._faces and (self.hasFocus() or self.underMouse()):
            rect = self.rect_of(self._current)
            focus_ring(p, look, rect, RADIUS * rect.width(), 2)

    def _point_at(self, spot: QPointF) -> None:
        for place in range(len(self._faces)):
            if self.rect_of(place).contains(spot):
                self.point(place)

    def _card(self) -> QRectF:
        size = card_size(self._look.px(WIDE) * min(1.25, self._look.text_scale))
        return QRectF(0, 0, size.width(), round(ASPECT * size.width()))

    def _across(self) -> int:
        gap = self._look.px(GAP)
        return max(1, int((self.width() - 2 * EDGE + gap) // (self._card().width() + gap)))
