"""Ducks on a pond that hold a wing before their eyes, as nobody is to look."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from duckgames.ui.painting import duck_picture
from duckgames.ui.sprites import density
from duckgames.ui.theme import Look

CELL: Final = 240
"""The side of the picture of a duck, in its own measure."""

BODY: Final = ("prop-back", "tail", "body", "tuft", "head", "marks", "blush", "bill", "prop-neck", "prop-body", "prop")
SHOULDER: Final = QPointF(140, 158)
"""Where the wing turns."""

LIFT: Final = QPointF(-3, -17)
TURN: Final = 106
SHORTER: Final = 0.92
"""How the wing is held: raised from the shoulder, turned up (in degrees), and seen a little from its tip."""

HIGHEST: Final = 132
STEP: Final = 0.93
"""The distance from duck to duck, in duck sides."""


class HidingDucks(QWidget):
    """A row of ducks; more of them are smaller."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._ducks: Sequence[int] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.on_changed)

    def show_ducks(self, ducks: Sequence[int]) -> None:
        """Shows the ducks of these numbers, from left to right."""
        self._ducks = tuple(ducks)
        self.on_changed()

    def on_changed(self) -> None:
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(480), self._look.px(HIGHEST + 12))

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        look, count = self._look, len(self._ducks)
        side = min(look.px(HIGHEST), int((self.width() - look.px(48)) / (1 + STEP * max(0, count - 1))))
        row = side * (1 + STEP * max(0, count - 1))
        bottom = self.height() - look.px(10)
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(look.colour("sky_horizon" if look.dark else "pond_top"))
        water = min(self.width() / 2, row / 2 + 0.62 * side)
        p.drawEllipse(QPointF(self.width() / 2, bottom - 0.06 * side), water, 0.06 * side + look.px(9))
        x = (self.width() - row) / 2
        for number in self._ducks:
            p.drawPixmap(QPointF(x, bottom - side), self._picture(number, side, density(p)))
            x += STEP * side

    def _picture(self, number: int, side: float, dpr: float) -> QPixmap:
        def paint(p: QPainter) -> None:
            paint_hiding(p, self._look, number, side)

        return self._look.sprites.cached(("hiding duck", number), QSizeF(side, side), dpr, paint)


def paint_hiding(p: QPainter, look: Look, number: int, side: float) -> None:
    """Paints a duck of `side` whose own wing lies before its eyes."""
    p.scale(side / CELL, side / CELL)
    whole = QRectF(0, 0, CELL, CELL)
    sprites, picture = look.sprites, duck_picture(number)
    sprites.paint_parts(p, picture, whole, BODY)
    p.save()
    p.translate(SHOULDER + LIFT)
    p.rotate(TURN)
    p.scale(SHORTER, SHORTER)
    p.translate(-SHOULDER)
    sprites.paint_parts(p, picture, whole, ("wing",))
    p.restore()
    sprites.paint_parts(p, picture, whole, ("water",))
