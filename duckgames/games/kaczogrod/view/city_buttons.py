"""What is pressed to see another city large, all cities on the one table, the own city again, or more or less of it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessibleInterface, QEnterEvent, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from duckgames.core.places import Seat
from duckgames.core.presenter import Phrase, Who
from duckgames.games.kaczogrod.rules import zones
from duckgames.games.kaczogrod.view.commands import NEXT, TOGETHER
from duckgames.games.kaczogrod.view.ribbons import bonds_of, sentence
from duckgames.games.kaczogrod.view.showing import Showing
from duckgames.ui.accessible import PressPart
from duckgames.ui.commands import ZOOM_FIT, ZOOM_IN, ZOOM_OUT, Command
from duckgames.ui.painting import draw_glyph, rounded
from duckgames.ui.theme import faded
from duckgames.ui.widgets import FocusRing

ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class CityButtons(QObject):
    """The buttons of one table.

    Signals:
        large(seat): the city of that seat is wanted in the middle, or with None the own one.
        together(bool): all cities are wanted in the middle, or not.
        zoomed(notches): cards in the middle are to be larger, smaller (below 0), or as large as fits (0).
    """

    large = Signal(object)
    together = Signal(bool)
    zoomed = Signal(int)

    def __init__(self, showing: Showing, parent: QWidget) -> None:
        super().__init__(parent)
        self._showing = showing
        self._heads = [RivalHead(showing, seat, parent) for seat in range(len(showing.players))]
        self._together = TogetherButton(showing, parent)
        for head in self._heads:
            head.clicked.connect(lambda checked, seat=head.seat: self.large.emit(seat if checked else None))
        self._together.clicked.connect(self.together)
        self._zooms = [ZoomButton(showing, notches, parent) for notches in (-1, 0, 1)]
        for button in self._zooms:
            button.clicked.connect(lambda checked=False, by=button.notches: self.zoomed.emit(by))
        showing.look.shortcuts.changed.connect(self.arrange)

    def arrange(self) -> None:
        """Puts every button where it belongs and says what it is."""
        showing = self._showing
        for head in self._heads:
            head.setVisible(head.seat != showing.front)
            if head.seat != showing.front:
                head.setChecked(head.seat == showing.large)
                head.setGeometry(showing.rival(head.seat).head.adjusted(-5, -4, 5, 4).toRect())
                head.retranslate()
        self._arrange_tools()

    def _arrange_tools(self) -> None:
        """Smaller, how large, larger, and all cities, in a row."""
        showing, plan = self._showing, self._showing.plan
        tools, zoom = plan.tools, plan.zoom
        side = tools.height()
        rects = (
            QRectF(tools.left(), tools.top(), side, side),
            zoom,
            QRectF(zoom.right(), tools.top(), side, side),
            QRectF(tools.right() - side, tools.top(), side, side),
        )
        self._together.setChecked(showing.together)
        for button, rect in zip((*self._zooms, self._together), rects, strict=True):
            button.setVisible(not showing.board.starting)
            button.setGeometry(rect.toRect())
            button.retranslate()


class PlainButton(QAbstractButton):
    """A button that is pressed by Enter too, and framed under the mouse and under the ring."""

    def __init__(self, showing: Showing, parent: QWidget) -> None:
        super().__init__(parent)
        self._showing = showing
        # Around it, so that nothing of what it says is covered.
        self._ring = FocusRing(self, showing.look, lambda: (QRectF(self.rect()).adjusted(3, 3, -3, -3), self._radius()))
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.hide()

    def accessible_interface(self) -> QAccessibleInterface:
        """See `ui.accessible.Readable`."""
        self._part = PressPart(self)
        return self._part

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
        radius = self._radius()
        if self.isChecked() or self.underMouse():
            p.setBrush(Qt.BrushStyle.NoBrush)
            p.setPen(QPen(look.colour("accent"), 2.5 if self.isChecked() else 1.2))
            p.drawRoundedRect(rect.adjusted(2, 2, -2, -2), radius, radius)

    def _radius(self) -> float:
        return 0.36 * min(self.height(), 44)

    def paint(self, p: QPainter, rect: QRectF) -> None:
        """Paints what is not painted under it already."""

    def say(self, words: str, command: Command) -> None:
        """Tells what it does to the eye and the ear, with the key that does the same."""
        self.setAccessibleName(words)
        self.setToolTip(self._showing.look.shortcuts.tip(words, command))


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
        agreed = (sentence(showing, bond, self.seat) for bond in bonds_of(board, self.seat, showing.front))
        words = "\n".join((words, *agreed))
        self.setAccessibleName(words)
        press = showing.look.shortcuts.tip(showing.say("name.rival.press"), NEXT)
        self.setToolTip(f"{words}\n{press}")


class ToolButton(PlainButton):
    """A button on the ground of the city."""

    def paint(self, p: QPainter, rect: QRectF) -> None:
        look = self._showing.look
        rounded(p, rect.adjusted(2, 2, -2, -2), 0.34 * rect.height(), faded(look.colour("panel"), 0.94))
        side = 0.46 * rect.height()
        spot = QRectF(0, 0, side, side)
        spot.moveCenter(rect.center())
        self.paint_glyph(p, spot)

    def paint_glyph(self, p: QPainter, spot: QRectF) -> None:
        """Paints what tells it from others."""

    def retranslate(self) -> None:
        """Words what it does."""


class TogetherButton(ToolButton):
    """Shows all cities on the one table."""

    def paint_glyph(self, p: QPainter, spot: QRectF) -> None:
        draw_glyph(p, self._showing.look, "globe", spot, self._showing.look.colour("text"))

    def retranslate(self) -> None:
        self.say(self._showing.say("table.together"), TOGETHER)


class ZoomButton(ToolButton):
    """Makes the cards in the middle larger or smaller; the one between is pressed to see all of the city again."""

    def __init__(self, showing: Showing, notches: int, parent: QWidget) -> None:
        super().__init__(showing, parent)
        self.notches = notches
        self.setCheckable(False)

    def paint(self, p: QPainter, rect: QRectF) -> None:
        # How large the city is seen is written by the sign under it.
        if self.notches:
            super().paint(p, rect)

    def paint_glyph(self, p: QPainter, spot: QRectF) -> None:
        look = self._showing.look
        if self.notches > 0:
            draw_glyph(p, look, "plus", spot, look.colour("text"))
            return
        line = QRectF(0, 0, 0.72 * spot.width(), 0.17 * spot.height())
        line.moveCenter(spot.center())
        rounded(p, line, line.height() / 2, look.colour("text"))

    def retranslate(self) -> None:
        words = {-1: "table.zoom.out", 0: "table.zoom.fit", 1: "table.zoom.in"}[self.notches]
        self.say(self._showing.say(words), {-1: ZOOM_OUT, 0: ZOOM_FIT, 1: ZOOM_IN}[self.notches])
