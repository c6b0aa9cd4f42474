"""Ducks on a pond that hold a wing before their eyes, as nobody is to look."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from duckgames.ui.painting import duck_picture
from duckgames.ui.sprites import density, snapped
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

STEP: Final = 0.93
"""The distance from duck to duck, in duck sides."""


class HidingDucks(QWidget):
    """A row of ducks in the middle of the widget, as tall as it is, or smaller where they would be too many."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._ducks: Sequence[int] = ()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_ducks(self, ducks: Sequence[int]) -> None:
        """Shows the ducks of these numbers, from left to right."""
        self._ducks = tuple(ducks)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        length = 1 + STEP * (len(self._ducks) - 1)
        side = min(self.height(), int(self.width() / length))
        x, y = (self.width() - side * length) / 2, self.height() - side
        for number in self._ducks:
            p.drawPixmap(snapped(p, QPointF(x, y)), self._picture(number, side, density(p)))
            x += STEP * side

    def _picture(self, number: int, side: float, dpr: float) -> QPixmap:
        def paint(p: QPainter) -> None:
            paint_hiding(p, self._look, number, side)

        return self._look.sprites.cached(("hiding duck", number, self._look.dark), QSizeF(side, side), dpr, paint)


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
    # By night the water around them is as dark as the pond.
    p.setOpacity(0.4 if look.dark else 1.0)
    sprites.paint_parts(p, picture, whole, ("water",))
