"""Parts that the cards of several games are painted of: sheets, patterned edges, and shares of a card."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from duckgames.ui.painting import rounded, rounded_path
from duckgames.ui.sprites import density
from duckgames.ui.theme import Look, mix

PATTERNS: Final = "icons/edge-patterns.svg"
BACK_RADIUS: Final = 20 / 240
"""The corners of all pictures of backs, in card widths."""

CREAM: Final = QColor("#FFF8E8")
PERIODS: Final = {
    "edge-fire": 24.0,
    "edge-green": 24.0,
    "edge-transport": 32.0,
    "edge-industry": 16.0,
}
"""After how many units of its drawing, which is 12 tall, a pattern repeats; the others after 19.2."""


def paint_edge(p: QPainter, look: Look, rect: QRectF, edge: str, ink: QColor) -> None:
    """A pattern along `rect`, in whole repeats that fit its width."""
    period = PERIODS.get(edge, 19.2)
    repeats = max(1, round(rect.width() * 12 / rect.height() / period))
    unit = rect.width() / (repeats * period)
    tile_repeats = int(96 // period)
    tile = look.sprites.pixmap(PATTERNS, 96 * unit, 12 * unit, density(p), edge, ink)
    # The tile is a little larger than it says: a pixmap has whole pixels.
    whole = QSizeF(tile.width(), tile.height()) / tile.devicePixelRatio()
    p.save()
    p.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    for n in range(0, repeats, tile_repeats):
        left = rect.left() + n * period * unit
        p.drawPixmap(QRectF(QPointF(left, rect.center().y() - 6 * unit), whole), tile, QRectF(tile.rect()))
    p.restore()


def within(card: QRectF, x: float, y: float, width: float, height: float) -> QRectF:
    """A part of a card given in card widths from its top left corner."""
    w = card.width()
    return QRectF(card.left() + x * w, card.top() + y * w, width * w, height * w)


def paint_sheet(p: QPainter, card: QRectF, radius: float, fill: QColor, line: QColor) -> None:
    """The sheet of a card with the line around it."""
    rounded(p, card, radius, fill, line, _line_width(card))


def paint_paper(p: QPainter, look: Look, card: QRectF, radius: float) -> None:
    """A sheet of paper; its line tells it from tables, which are nearly as light by day."""
    paint_sheet(p, card, radius, look.colour("card_paper"), look.colour("card_edge"))


def paint_tile(p: QPainter, look: Look, card: QRectF, radius: float, colour: QColor) -> None:
    """A coloured sheet; its line tells it from tables, which are nearly as dark in the evening."""
    paint_sheet(p, card, radius, colour, mix(colour, CREAM, 0.6 if look.dark else 0.3))


def paint_back(p: QPainter, look: Look, card: QRectF, picture: str) -> None:
    """The back of a card: a picture with a rim of paper."""
    look.sprites.draw(p, picture, card)
    paint_outline(p, look, card, BACK_RADIUS * card.width())


def paint_outline(p: QPainter, look: Look, card: QRectF, radius: float) -> None:
    """The line around paper once more, over what was painted on it up to its edges."""
    rounded(p, card, radius, QColor(Qt.GlobalColor.transparent), look.colour("card_edge"), _line_width(card))


def _line_width(card: QRectF) -> float:
    # Less than a pixel would be a shade only, and one pixel leaves a trace outside of corners.
    return max(1.05, 0.006 * card.width())


def lower_part(card: QRectF, radius: float, top: float) -> QPainterPath:
    """The part of a card below `top`, its lower corners round."""
    below = QPainterPath()
    below.addRect(QRectF(card.left(), top, card.width(), card.bottom() - top))
    return rounded_path(card, radius).intersected(below)
