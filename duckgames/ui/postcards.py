"""Building blocks of the pictures on the launcher's postcards; each game composes its own from them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from duckgames.ui.painting import duck_picture, rounded, soft_shadow
from duckgames.ui.scenery.shapes import fill, wave
from duckgames.ui.sprites import Sprites
from duckgames.ui.theme import Look

PaintPostcard = Callable[[QPainter, QRectF, bool], None]
"""Fills a rectangle with a picture, by day or (True) by evening."""

WIDTH: Final = 480.0
HEIGHT: Final = 306.0
DUCK_PARTS: Final = ("prop-back", "duck", "prop")


class Stage:
    """A picture drawn for 480 x 306, fitted into a rectangle of any shape.

    The ground fills the rectangle; the things on it keep their proportions and stand on its lower edge. They shrink
    where the rectangle is low, and leave room to the left and right where it is wide.
    """

    def __init__(self, rect: QRectF) -> None:
        self.rect = rect
        self.scale = min(rect.width() / WIDTH, rect.height() / HEIGHT)

    def at(self, x: float, y: float) -> QPointF:
        """A point of the drawing."""
        return QPointF(
            self.rect.center().x() + (x - WIDTH / 2) * self.scale,
            self.rect.bottom() - (HEIGHT - y) * self.scale,
        )

    def box(self, x: float, y: float, width: float, height: float | None = None) -> QRectF:
        """A rectangle of the drawing, a square where no height is given."""
        corner = self.at(x, y)
        return QRectF(corner.x(), corner.y(), width * self.scale, (height or width) * self.scale)

    def wave(self, y: float, height: float, waves: float) -> tuple[QRectF, float, float, float]:
        """The arguments of `shapes.wave` for a wavy line at `y` that runs over the whole rectangle."""
        return self.rect, self.at(0, y).y(), height * self.scale, waves


def paint_bands(p: QPainter, stage: Stage, bands: Sequence[tuple[float, float, float, str]]) -> None:
    """Land and water as wavy bands down to the lower edge: y, height of the waves, their number, colour."""
    for y, height, waves, colour in bands:
        fill(p, wave(*stage.wave(y, height, waves)), colour)


def disc(p: QPainter, rect: QRectF, colour: QColor | str) -> None:
    """A round spot filling `rect`."""
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(QColor(colour))
    p.drawEllipse(rect)


def paint_duck(p: QPainter, sprites: Sprites, number: int, rect: QRectF, *, water: bool = False) -> None:
    """A whole duck in `rect`, by default without the water it swims in."""
    sprites.paint_parts(p, duck_picture(number), rect, (*DUCK_PARTS, "water") if water else DUCK_PARTS)


def paint_paper(p: QPainter, look: Look, rect: QRectF, radius: float, paper: QColor, hairline: QColor) -> None:
    """A card of `paper` with a shadow under it and a hairline around it."""
    soft_shadow(p, rect, radius, 1, look.colour("shadow"))
    rounded(p, rect, radius, paper, hairline, max(1.0, rect.width() * 0.006))
