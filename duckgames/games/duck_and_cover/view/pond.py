"""Paints what lies still under the cards: water with lilies, and the papers of the panels."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter

from duckgames.games.duck_and_cover.view.plan import SHORE, Plan, Shape
from duckgames.ui.painting import draw_shadow, rounded, rounded_path
from duckgames.ui.scenery.palette import palette
from duckgames.ui.scenery.scene import paint_ripple
from duckgames.ui.scenery.shapes import flower, lily
from duckgames.ui.theme import Look, faded

WATER_RADIUS: Final = 34
PAPER_RADIUS: Final = 20
DEEPS: Final = ((0.276, 0.248, 0.21, 0.138), (0.731, 0.706, 0.194, 0.126), (0.495, 0.5, 0.278, 0.183))
"""Darker water: middle and half axes as shares of the pond."""

WAVELETS: Final = (
    (0.07, 0.235, 0.7), (0.842, 0.19, 0.8), (0.228, 0.962, 0.8), (0.895, 0.86, 0.7), (0.3, 0.041, 0.6),
    (0.722, 0.03, 0.6), (0.07, 0.5, 0.5), (0.962, 0.385, 0.5), (0.941, 0.615, 0.6), (0.47, 0.964, 0.6),
)  # fmt: skip
"""Middle as shares of the pond, and size."""

LILIES: Final = (
    (98, -51, 0.8, 0, 0.8),
    (188, -31, 0.467, 20, 0),
    (-82, 66, 0.733, -12, 0),
    (-140, 112, 0.427, 10, 0.427),
)
"""From the left or, if negative, right edge; from the top or, if negative, lower edge; size, turn, flower."""

REEDS: Final = ((120, 0.74, 1), (188, 0.5, -1))
"""From the right edge; size; side."""


def paint_ground(p: QPainter, look: Look, plan: Plan, room: QRectF) -> None:
    """Everything that lies still under the cards of the table."""
    p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    p.fillRect(room, look.colour("window"))
    paint_water(p, look, plan.water, plan.scale, still=False)
    _paint_plants(p, look, plan)
    radius = PAPER_RADIUS * max(0.7, min(1.0, plan.scale)) * plan.unit
    for paper in plan.papers:
        draw_shadow(p, look, paper, radius, 1)
        rounded(p, paper, radius, look.colour("panel"), look.colour("hairline"), 1.2)
    if plan.shape is Shape.PANEL and len(plan.rivals) == 1:
        water = plan.rivals[0].area.adjusted(-SHORE, -SHORE, SHORE, SHORE)
        paint_water(p, look, water, plan.scale * 0.6, shadow=False)


def paint_water(
    p: QPainter, look: Look, water: QRectF, scale: float, *, shadow: bool = True, still: bool = True
) -> None:
    """A pond with rounded corners; on the one that is not `still`, `Ambience` lets wavelets and reeds move."""
    radius = WATER_RADIUS * scale
    if shadow:
        draw_shadow(p, look, water, radius, 1)
    gradient = QLinearGradient(water.topLeft(), water.bottomLeft())
    gradient.setColorAt(0, look.colour("pond_top"))
    gradient.setColorAt(1, look.colour("pond_bottom"))
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(gradient)
    p.drawRoundedRect(water, radius, radius)
    p.setBrush(faded(QColor("#2E5B6D" if look.dark else "#A7D8DA"), 0.5))
    width, height = water.width(), water.height()
    for x, y, across, down in DEEPS:
        p.drawEllipse(water.topLeft() + QPointF(x * width, y * height), across * width, down * height)
    for x, y, size in WAVELETS if still else ():
        paint_ripple(p, water.topLeft() + QPointF(x * width, y * height), size * scale, palette(look.dark))


def _paint_plants(p: QPainter, look: Look, plan: Plan) -> None:
    water, scale, colours = plan.water, plan.scale, palette(look.dark)
    p.save()
    p.setClipPath(rounded_path(water, WATER_RADIUS * scale), Qt.ClipOperation.IntersectClip)
    for x, y, size, turn, bloom in LILIES:
        at = QPointF(
            (water.left() if x > 0 else water.right()) + x * scale,
            (water.top() if y > 0 else water.bottom()) + y * scale,
        )
        lily(p, at, size * scale, turn, colours.lily)
        if bloom:
            flower(p, at + QPointF(-4, -4) * scale, bloom * scale)
    p.restore()
