"""The marks of judged decisions: each label has a shape and a lightness of its own, so that no colour need be seen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPolygonF

from duckgames.core.review import Label
from duckgames.ui.painting import round_pen
from duckgames.ui.theme import Look

TOKENS: Final[Mapping[Label, str]] = {
    Label.FINE: "legal",
    Label.GOOD: "accent",
    Label.INACCURACY: "sun_line",
    Label.MISTAKE: "series.2",
    Label.BLUNDER: "illegal",
}
"""The colour of each mark."""

SIZES: Final[Mapping[Label, float]] = {
    Label.FINE: 0.5,
    Label.GOOD: 0.72,
    Label.INACCURACY: 0.95,
    Label.MISTAKE: 1.0,
    Label.BLUNDER: 1.1,
}
"""How large a mark is drawn: what matters more is seen first."""

RING: Final = 0.44
"""How thick the ring of a good decision is, as a share of its radius."""

ARM: Final = 0.36
"""Half the thickness of the bars of a cross, as a share of its radius."""


def mark_colour(look: Look, label: Label) -> QColor:
    """The colour of the mark of `label`."""
    return look.colour(TOKENS[label])


def draw_mark(
    p: QPainter, look: Look, label: Label, middle: QPointF, radius: float, edge: QColor | None = None
) -> None:
    """A dot, a ring, a triangle, a diamond or a cross, as large as what it stands for; `edge` sets it off."""
    shape = _shape(label, middle, radius * SIZES[label])
    if edge is not None:
        p.strokePath(shape, round_pen(edge, max(2.0, 0.4 * radius)))
    p.fillPath(shape, mark_colour(look, label))


def _shape(label: Label, middle: QPointF, radius: float) -> QPainterPath:
    path = QPainterPath()
    if label is Label.INACCURACY:
        top = middle - QPointF(0, radius * 1.05)
        foot = QPointF(radius, radius * 1.65)
        path.addPolygon(QPolygonF([top, top + foot, top + QPointF(-foot.x(), foot.y()), top]))
    elif label is Label.MISTAKE:
        across, down = QPointF(radius, 0), QPointF(0, radius)
        path.addPolygon(QPolygonF([middle - down, middle + across, middle + down, middle - across, middle - down]))
    elif label is Label.BLUNDER:
        return _cross(middle, radius)
    else:
        path.addEllipse(middle, radius, radius)
        if label is Label.GOOD:
            path.addEllipse(middle, radius * (1 - RING), radius * (1 - RING))
    return path


def _cross(middle: QPointF, radius: float) -> QPainterPath:
    """Two bars that cross, upright here and turned by the half of a right angle below."""
    bars = QPainterPath()
    bars.setFillRule(Qt.FillRule.WindingFill)
    thick = radius * ARM
    bars.addRect(QRectF(-thick, -radius, 2 * thick, 2 * radius))
    bars.addRect(QRectF(-radius, -thick, 2 * radius, 2 * thick))
    turned = bars.simplified()
    half = 2**-0.5
    path = QPainterPath()
    points = [turned.elementAt(n) for n in range(turned.elementCount())]
    path.addPolygon(QPolygonF([middle + QPointF((e.x - e.y) * half, (e.x + e.y) * half) for e in points]))
    return path
