"""What is pressed to see another city large, all cities on the one table, or the own city again."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from duckgames.core.places import Seat
from duckgames.core.presenter import Phrase, Who
from duckgames.games.kaczogrod.rules import zones
from duckgames.games.kaczogrod.view.showing import Showing
from duckgames.ui.painting import draw_glyph, focus_ring, rounded
from duckgames.ui.theme import faded

ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class CityButtons(QObject):
    """The buttons of one table.

    Signals:
        large(seat): the city of that seat is wanted in the middle, or with None the own one.
        together(bool): all cities are wanted in the middle, or not.
    """

    large = Signal(object)
    together = Signal(bool)

    def __init__(self, showing: Showing, parent: QWidget) -> None:
        super().__init__(parent)
        self._showing = showing
        self._heads = [RivalHead(showing, seat, parent) for seat in range(len(showing.players))]
        self._together = TogetherButton(showing, parent)
        for head in self._heads:
            head.clicked.connect(lambda checked, seat=head.seat: self.large.emit(seat if checked else None))
        self._together.clicked.connect(self.together)

    def arrange(self) -> None:
        """Puts every button where it belongs and says what it is."""
        showing = self._showing
        for head in self._heads:
            head.setVisible(head.seat != showing.front)
            if head.seat != showing.front:
                head.setChecked(head.seat == showing.large)
                head.setGeometry(showing.rival(head.seat).head.adjusted(-5, -4, 5, 4).toRect())
                head.retranslate()
        rect = showing.plan.zoom
        self._together.setVisible(not showing.board.starting)
        self._together.setChecked(showing.together)
        self._together.setGeometry(
            rect.translated(rect.width() + 8, 0).adjusted(0, 0, -0.55 * rect.width(), 0).toRect()
        )
        words = showing.say("table.together")
        self._together.setAccessibleName(words)
        self._together.setToolTip(words)


class PlainButton(QAbstractButton):
    """A button that is pressed by Enter too, and framed under the mouse and under the ring."""

    def __init__(self, showing: Showing, parent: QWidget) -> None:
        super().__init__(parent)
        self._showing = showing
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.hide()

    def sizeHint(self) -> QSize:
        return QSize(44, 44)

    def enterEvent(self, event: QEnterEvent) -> None:
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._showing.look.note_keys(True)
        if event.key() in ENTER:
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        look = self._showing.look
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect())
        self.paint(p, rect)
        radius = 0.36 * min(rect.height(), 44)
        if self.isChecked() or self.underMouse():
            p.setBrush(Qt.BrushStyle.NoBrush)
            p.setPen(QPen(look.colour("accent"), 2.5 if self.isChecked() else 1.2))
            p.drawRoundedRect(rect.adjusted(2, 2, -2, -2), radius, radius)
        if self.hasFocus() and look.keys_used:
            focus_ring(p, look, rect.adjusted(6, 6, -6, -6), 10, 2)

    def paint(self, p: QPainter, rect: QRectF) -> None:
        """Paints what is not painted under it already."""


class RivalHead(PlainButton):
    """One rival; a press shows its city large. What the eye sees here is painted by the sign under it."""

    def __init__(self, showing: Showing, seat: Seat, parent: QWidget) -> None:
        super().__init__(showing, parent)
        self.seat = seat

    def retranslate(self) -> None:
        """Words what a screen reader says of it."""
        showing, board = self._showing, self._showing.board
        words = showing.texts.say(
            Phrase(
                "name.rival",
                {
                    "who": Who(self.seat),
                    "specials": board.counts(self.seat)[1],
                    "hand": board.size(zones.hand(self.seat)),
                    "deck": board.size(zones.deck(self.seat)),
                },
            )
        )
        self.setAccessibleName(words)
        self.setToolTip(words + "\n" + showing.say("name.rival.press"))


class TogetherButton(PlainButton):
    """Shows all cities on the one table."""

    def paint(self, p: QPainter, rect: QRectF) -> None:
        look = self._showing.look
        rounded(p, rect, 0.36 * rect.height(), faded(look.colour("panel"), 0.94))
        side = 0.5 * rect.height()
        spot = QRectF(0, 0, side, side)
        spot.moveCenter(rect.center())
        draw_glyph(p, look, "globe", spot, look.colour("text"))
