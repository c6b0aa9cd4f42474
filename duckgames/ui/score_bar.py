"""A total as a bar of patterned pieces, one for each source of points; what is below zero lies left of zero."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from duckgames.ui.painting import rounded, rounded_path
from duckgames.ui.sprites import density
from duckgames.ui.theme import Look, mix

PATTERNS: Final = "icons/edge-patterns.svg"
SERIES: Final = 7
"""How many colours there are; neighbours differ in lightness too."""

EDGES: Final = (
    None,
    "edge-special",
    "edge-transport",
    "edge-sport",
    "edge-green",
    "edge-townhall",
    "edge-police",
    "edge-culture",
    "edge-event",
    "edge-health",
    "edge-trade",
    "edge-industry",
)
"""The pattern of the first, second, ... source of points."""


@dataclass(frozen=True)
class Scale:
    """The values at the ends of all bars of one table; zero lies between them."""

    least: int
    most: int

    def place(self, value: float, rect: QRectF) -> float:
        """Where `value` lies on a bar."""
        return rect.left() + rect.width() * (value - self.least) / max(1, self.most - self.least)


def common_scale(rows: Sequence[Sequence[int]]) -> Scale:
    """The scale on which the bars of all `rows` of points can be compared."""
    return Scale(
        min((sum(v for v in row if v < 0) for row in rows), default=0),
        max((sum(v for v in row if v > 0) for row in rows), default=0),
    )


def draw_bar(p: QPainter, look: Look, rect: QRectF, points: Sequence[int], scale: Scale, grown: float = 1.0) -> None:
    """The bar of one row; `grown` is the part of it that has grown so far."""
    draw_bar_ground(p, look, rect)
    low = high = 0
    for n, value in enumerate(points):
        start = low if value < 0 else high
        if value < 0:
            low += value
        else:
            high += value
        ends = sorted(scale.place(v * grown, rect) for v in (start, start + value))
        if ends[1] - ends[0] > 3:
            piece = QRectF(ends[0] + 1, rect.top(), ends[1] - ends[0] - 2, rect.height())
            draw_piece(p, look, piece, n, negative=value < 0)
    if scale.least < 0:
        zero = scale.place(0, rect)
        p.fillRect(QRectF(zero - 1, rect.top() - 4, 2, rect.height() + 8), look.colour("text_quiet"))


def draw_bar_ground(p: QPainter, look: Look, rect: QRectF) -> None:
    """What a bar lies on."""
    rounded(p, rect, rect.height() / 2, mix(look.colour("sunken"), look.colour("hairline"), 0.35))


def draw_piece(p: QPainter, look: Look, rect: QRectF, source: int, *, negative: bool = False) -> None:
    """One piece of a bar, or of the legend, in the colour and pattern of its source."""
    pattern = EDGES[source % len(EDGES)]
    colour = look.colour("legal" if negative else f"series.{source % SERIES + 1}")
    radius = min(rect.height() / 2, rect.width() / 2)
    rounded(p, rect, radius, colour)
    if pattern is None:
        return
    p.save()
    p.setClipPath(rounded_path(rect, radius), Qt.ClipOperation.IntersectClip)
    height = round(rect.height() * 0.6)
    width = height * 8
    ink = look.colour("panel" if look.dark else "on_group")
    tile = look.sprites.pixmap(PATTERNS, width, height, density(p), pattern, ink)
    top = rect.center().y() - height / 2
    for n in range(ceil(rect.width() / width)):
        p.drawPixmap(QRectF(rect.left() + n * width, top, width, height), tile, QRectF(tile.rect()))
    p.restore()
