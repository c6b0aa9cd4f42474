"""What is pressed to see the town of a rival large: the head of its panel, as a button."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QAccessibleInterface, QEnterEvent, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from duckgames.core.places import Seat
from duckgames.core.presenter import Phrase, Who
from duckgames.games.duck_town.rules import zones
from duckgames.games.duck_town.view.showing import Showing
from duckgames.ui.accessible import PressPart
from duckgames.ui.painting import focus_ring

ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class RivalHead(QAbstractButton):
    """One rival; a press shows its town large. What the eye sees here is painted by the sign under it."""

    def __init__(self, showing: Showing, seat: Seat, parent: QWidget) -> None:
        super().__init__(parent)
        self._showing = showing
        self.seat = seat
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.hide()

    def accessible_interface(self) -> QAccessibleInterface:
        """See `ui.accessible.Readable`."""
        self._part = PressPart(self)
        return self._part

    def retranslate(self) -> None:
        """Words what a screen reader says of it."""
        showing, board = self._showing, self._showing.board
        built = Phrase("table.built", {"number": board.buildings(self.seat), "of": board.target})
        words = showing.say(
            "name.rival",
            who=Who(self.seat),
            coins=board.coins(self.seat),
            cards=board.size(zones.hand(self.seat)),
            built=built,
            points=board.points(self.seat),
        )
        words = ". ".join([words, *self._signs()])
        self.setAccessibleName(words)
        self.setToolTip(words + "\n" + showing.say("name.rival.press"))

    def _signs(self) -> list[str]:
        """In words, what the panel shows as pictures: crown, roles and the shield of the Heron."""
        showing, board = self._showing, self._showing.board
        signs = [showing.say("name.rival.crown")] if board.crown == self.seat else []
        signs += [showing.say("name.rival.role", role=card) for card in board.cards(zones.shown(self.seat))]
        return [*signs, showing.say("name.rival.safe")] if board.protected(self.seat) else signs

    def sizeHint(self) -> QSize:
        return QSize(120, 44)

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
        if self.isChecked() or self.underMouse():
            # Only a frame: what it lies over is to be read.
            p.setBrush(Qt.BrushStyle.NoBrush)
            p.setPen(QPen(look.colour("accent"), 2.5 if self.isChecked() else 1.2))
            radius = 0.3 * rect.height()
            p.drawRoundedRect(rect.adjusted(2, 2, -2, -2), radius, radius)
        if self.hasFocus() and look.keys_used:
            focus_ring(p, look, rect.adjusted(6, 6, -6, -6), 10, 2)
