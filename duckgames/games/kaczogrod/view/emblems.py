"""The signs of the groups of cards: their colour, their round sign, and the golden rosette of what is special."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from duckgames.ui.painting import draw_glyph
from duckgames.ui.theme import Look

GLYPHS: Final = "icons/groups-kaczogrod.svg"
GOLD: Final = QColor("#F2C14E")
INK: Final = QColor("#22343C")


def group_colour(look: Look, group: str) -> QColor:
    """The colour of a group of cards."""
    return look.colour(f"kaczogrod_groups.{group}.colour")


def paint_roundel(p: QPainter, look: Look, rect: QRectF, group: str) -> None:
    """The round sign of a group: its glyph on its colour, with a cream rim."""
    edge = 0.08 * rect.width()
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(look.colour("on_group"))
    p.drawEllipse(rect)
    p.setBrush(group_colour(look, group))
    p.drawEllipse(rect.adjusted(edge, edge, -edge, -edge))
    inner = 0.24 * rect.width()
    look.sprites.draw(p, GLYPHS, rect.adjusted(inner, inner, -inner, -inner), group, look.colour("on_group"))


def paint_rosette(p: QPainter, look: Look, rect: QRectF) -> None:
    """The golden rosette with a star: it counts as special."""
    path, centre, outer = QPainterPath(), rect.center(), rect.width() / 2
    for n in range(24):
        radius = outer if n % 2 == 0 else 0.82 * outer
        point = centre + QPointF(radius * sin(pi * n / 12), -radius * cos(pi * n / 12))
        path.moveTo(point) if n == 0 else path.lineTo(point)
    path.closeSubpath()
    p.fillPath(path, GOLD)
    inner = 0.27 * rect.width()
    draw_glyph(p, look, "star", rect.adjusted(inner, inner, -inner, -inner), INK)
