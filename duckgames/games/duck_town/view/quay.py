"""Paints the ground of the own street: sky, the roofs of a town, and a paved quay; and the puffs of dust on it."""

from __future__ import annotations

from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QLinearGradient, QPainter

from duckgames.ui.painting import rounded_path
from duckgames.ui.sprites import density, snapped
from duckgames.ui.theme import Look

STREET: Final = "scenery/street.svg"
ROOFS: Final = QSizeF(1488, 128)
DUST: Final = "tokens/dust.svg"
STONE: Final = QSizeF(34, 7)
PACE: Final = 50.5
"""From one paving stone to the next, which lies in the other row."""


def paint_quay(p: QPainter, look: Look, rect: QRectF, seam: float, unit: float, radius: float = 24.0) -> None:
    """The ground in `rect`: the paving begins at y = `seam`, where cards stand; `unit` is 1 at 1920 x 1080."""
    key = ("duck town quay", seam - rect.top(), unit, radius, look.dark)
    whole = QRectF(QPointF(0, 0), rect.size())
    top = seam - rect.top()
    picture = look.sprites.cached(key, rect.size(), density(p), lambda q: _paint(q, look, whole, top, unit, radius))
    p.drawPixmap(snapped(p, rect.topLeft()), picture)


def paint_dust(p: QPainter, look: Look, card: QRectF, grown: float) -> None:
    """Two puffs at the feet of a card that lands, from `grown` 0 to 1: they part, rise a little and fade."""
    side = (0.22 + 0.2 * grown) * card.width()
    p.save()
    p.setOpacity(p.opacity() * (1 - grown))
    for part, way in (("puff-left", -1), ("puff-right", 1)):
        edge = card.left() if way < 0 else card.right()
        centre = QPointF(edge + way * 0.12 * grown * card.width(), card.bottom() - (0.3 + 0.12 * grown) * side)
        place = QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)
        look.sprites.paint_parts(p, DUST, place, (part,))
    p.restore()


def _paint(p: QPainter, look: Look, rect: QRectF, seam: float, unit: float, radius: float) -> None:
    p.setClipPath(rounded_path(rect, radius))
    sky = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    sky.setColorAt(0, look.colour("street_sky"))
    sky.setColorAt(1, look.colour("quay"))
    p.fillRect(rect, sky)
    size = ROOFS * unit
    wide = size.width()
    copies = ceil(rect.width() / wide)
    left = rect.center().x() - copies * wide / 2
    for row in ("far", "near"):
        for n in range(copies):
            place = QRectF(QPointF(left + n * wide, seam - size.height()), size)
            look.sprites.draw(p, STREET, place, row, look.colour(f"street_{row}"))
    p.fillRect(QRectF(rect.left(), seam, rect.width(), rect.bottom() - seam), look.colour("quay_paving"))
    p.fillRect(QRectF(rect.left(), seam, rect.width(), 7 * unit), look.colour("quay_edge"))
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(look.colour("quay_stone"))
    stone = STONE * unit
    for n in range(ceil(rect.width() / (PACE * unit))):
        corner = QPointF(rect.left() + (18 + n * PACE) * unit, seam + (16 if n % 2 == 0 else 32) * unit)
        if corner.y() + stone.height() < rect.bottom():
            p.drawRoundedRect(QRectF(corner, stone), stone.height() / 2, stone.height() / 2)
