"""What marks are painted of: badges, tags with prices, and lines that stand out from anything they lie on."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from duckgames.ui.painting import GLYPHS, draw_glyph, rounded
from duckgames.ui.theme import Look

EDGE: Final = 1.5
"""How broad the edge on each side of a frame's line is."""


def sign_glyph(sign: str) -> str:
    """The glyph of an affordance's sign; what is none gets a plus."""
    return sign if sign in GLYPHS else "plus"


def badge_side(rect: QRectF) -> float:
    """The diameter of a badge at a place of this size."""
    return min(max(18.0, min(36.0, rect.width() * 0.28)), 0.8 * rect.width())


def badge(p: QPainter, look: Look, centre: QPointF, side: float, sign: str, fill: QColor, ink: QColor) -> None:
    """A round badge with a glyph, edged in paper where it lies on something coloured."""
    disc = QRectF(centre - QPointF(side, side) / 2, QSizeF(side, side))
    rounded(p, disc, side / 2, fill, paper(look), max(1.5, side * 0.07))
    inner = side * 0.16
    draw_glyph(p, look, sign_glyph(sign), disc.adjusted(inner, inner, -inner, -inner), ink)


def paint_price(p: QPainter, look: Look, centre: QPointF, height: float, price: str) -> None:
    """A tag with a figure, as large as a badge."""
    font = look.plain(height * 0.7 / look.text_scale, bold=True)
    width = max(height, QFontMetricsF(font).horizontalAdvance(price) + height * 0.6)
    tag = QRectF(0, 0, width, height)
    tag.moveCenter(centre)
    rounded(p, tag, height / 2, look.colour("sun"), paper(look), max(1.5, height * 0.08))
    p.setFont(font)
    p.setPen(look.colour("on_sun"))
    p.drawText(tag, Qt.AlignmentFlag.AlignCenter, price)


def paper(look: Look) -> QColor:
    """The light or night ground that badges stand out from."""
    return look.colour("panel")


def sun_edge(look: Look) -> QColor:
    """Beside a line in sun colour, which is as light as the tables are by day."""
    return paper(look) if look.dark else look.colour("sun_line")


def edged(p: QPainter, edge: QColor, pen: QPen, rect: QRectF, radius: float) -> None:
    """A rounded frame with an edge on both sides of its line: one of the two stands out from any card and any table."""
    under = QPen(pen)
    under.setColor(edge)
    under.setWidthF(pen.widthF() + 2 * EDGE)
    if pen.style() is Qt.PenStyle.CustomDashLine:
        # Dashes are measured in widths of the line.
        share = pen.widthF() / under.widthF()
        under.setDashPattern([each * share for each in pen.dashPattern()])
    p.setBrush(Qt.BrushStyle.NoBrush)
    for each in (under, pen):
        p.setPen(each)
        p.drawRoundedRect(rect, radius, radius)


def dashed(colour: QColor, width: float, on: float, off: float, cap: Qt.PenCapStyle = Qt.PenCapStyle.RoundCap) -> QPen:
    """A line of dashes, in widths of the line."""
    pen = QPen(colour, width, Qt.PenStyle.CustomDashLine, cap)
    pen.setDashPattern([on, off])
    return pen
