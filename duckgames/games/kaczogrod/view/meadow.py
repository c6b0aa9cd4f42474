"""Paints the ground of a city: paper, meadows, a bay and trees; it lies still while the city on it is moved."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from duckgames.ui.painting import rounded, rounded_path
from duckgames.ui.scenery.shapes import fill, tree, wave
from duckgames.ui.sprites import density, snapped
from duckgames.ui.theme import Look, mix

TREES: Final = ((0.035, 0.64, 0.75), (0.045, 0.89, 1.1), (0.08, 0.93, 0.8), (0.95, 0.9, 1.15), (0.915, 0.95, 0.8),
                (0.965, 0.66, 0.75))  # fmt: skip
"""Where trees stand, in shares of the ground, and how large."""

LEAVES: Final = ("#5F9A5B", "#82B873")

BAY: Final = 0.2
"""How far the bay reaches in from the right, in shares of the width."""


def paint_meadow(p: QPainter, look: Look, rect: QRectF, unit: float, radius: float) -> None:
    """The ground of the city in the middle."""
    key = ("kaczogrod meadow", unit, radius, look.dark)
    whole = QRectF(QPointF(0, 0), rect.size())
    picture = look.sprites.cached(key, rect.size(), density(p), lambda q: _paint(q, look, whole, unit, radius))
    p.drawPixmap(snapped(p, rect.topLeft()), picture)


def paint_map(p: QPainter, look: Look, rect: QRectF, radius: float) -> None:
    """The ground of a rival's map."""
    rounded(p, rect, radius, mix(look.colour("map_meadow"), look.colour("map_paper"), 0.25))


def _paint(p: QPainter, look: Look, rect: QRectF, unit: float, radius: float) -> None:
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.setClipPath(rounded_path(rect, radius))
    p.fillRect(rect, look.colour("map_paper"))
    height = rect.height()
    fill(p, wave(rect, rect.top() + 0.58 * height, 0.06 * height, 1), look.colour("map_meadow"))
    fill(p, wave(rect, rect.top() + 0.83 * height, 0.05 * height, 1.5), look.colour("map_meadow_2"))
    _paint_bay(p, look, rect)
    p.setPen(Qt.PenStyle.NoPen)
    leaf, light = (QColor(colour) for colour in LEAVES)
    if look.dark:
        leaf, light = (mix(look.colour("map_meadow_2"), colour, 0.3) for colour in (leaf, light))
    for x, y, size in TREES:
        foot = QPointF(rect.left() + x * rect.width(), rect.top() + y * height)
        tree(p, foot, 1.1 * size * unit, leaf, light)


def _paint_bay(p: QPainter, look: Look, rect: QRectF) -> None:
    water = mix(look.colour("pond_top"), look.colour("map_paper"), 0.2)
    wide, high = BAY * rect.width(), 0.52 * rect.height()
    right, top = rect.right(), rect.top()
    path = QPainterPath(QPointF(right - wide, top))
    path.cubicTo(
        QPointF(right - 0.75 * wide, top + 0.5 * high),
        QPointF(right - 0.35 * wide, top + 0.35 * high),
        QPointF(right, top + high),
    )
    path.lineTo(QPointF(right, top))
    path.closeSubpath()
    fill(p, path, water)
