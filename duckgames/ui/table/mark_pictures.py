"""Paints frames and badges for places, each once for its size and look."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from duckgames.ui.painting import focus_ring, rounded, rounded_path
from duckgames.ui.table.mark_parts import badge, badge_side, dashed, edged, paint_price, paper, sun_edge
from duckgames.ui.theme import Look, faded

MARGIN: Final = 28
"""How far pictures of marks reach beyond their place: badges and rings."""

CORNER: Final = 0.3
"""How much of a side each corner takes that is drawn of a frame."""

USUAL: Final = 126.0
"""Pixels: a card at 1920 x 1080; on larger ones marks are larger too."""


class Mark(Enum):
    """What a frame round a place means."""

    HOME = "home"
    """The lifted card came from here."""
    MOVER = "mover"
    """The one card that can be moved now."""
    LEGAL = "legal"
    """The held card may go here."""
    BEST = "best"
    """It would land here if it were let go now."""
    ILLEGAL = "illegal"
    """It may not go here, where it is held now."""
    BARRED = "barred"
    """It may not go here, though it is near a place where it may."""
    FORBIDS = "forbids"
    """A card because of which it may not go where it is held now."""
    DOOMED = "doomed"
    """A card that will leave the table."""
    CHOSEN = "chosen"
    """One of the cards chosen so far."""
    HINT = "hint"
    VEIL = "veil"
    """A card that cannot be played now."""
    OUTLINE = "outline"
    """Pointed out, by the log for example."""
    REFUSED = "refused"
    """A card that forbids what was tried."""
    GLOW = "glow"
    """Something happened here just now."""
    FOCUS = "focus"
    """The keyboard is here."""


@dataclass(frozen=True)
class Face:
    """What a mark looks like; `taken`: a card lies there. Its badge shows `sign` and, if there is one, a price.

    `whole`: the place is a whole grid; `dense`: cards around it lie so near that its badge would hide theirs.
    """

    mark: Mark
    taken: bool = False
    sign: str = ""
    price: str = ""
    whole: bool = False
    dense: bool = False


def mark_picture(look: Look, face: Face, size: QSizeF, card: QSizeF, radius: float, dpr: float) -> QPixmap:
    """The picture of a mark for a place of `size`, where cards are as large as `card`. It reaches beyond the place."""
    scale = magnified(card)
    whole = size / scale + QSizeF(2 * MARGIN, 2 * MARGIN)
    rect = QRectF(QPointF(MARGIN, MARGIN), size / scale)

    def paint(p: QPainter) -> None:
        p.scale(scale, scale)
        if face.mark in (Mark.LEGAL, Mark.BEST):
            _paint_place(p, look, face, rect, radius / scale)
        else:
            _PAINTERS[face.mark](p, look, rect, radius / scale)

    key = ("mark", face, scale, radius, look.dark, look.text_scale)
    return look.sprites.cached(key, whole * scale, dpr, paint)


BROAD: Final = 1.25
"""A place so many times as wide as it is tall holds no card."""

SMALL: Final = 3.5
"""A place less than so many badges wide is small."""


def _paint_place(p: QPainter, look: Look, face: Face, rect: QRectF, radius: float) -> None:
    legal = look.colour("legal")
    best, taken, sign = face.mark is Mark.BEST, face.taken, face.sign
    frame = rect.adjusted(-3, -3, 3, 3) if taken or best else rect.adjusted(1, 1, -1, -1)
    if not taken:
        # Pale, whatever the ground: only the one place under the held card is filled with colour.
        pale = faded(QColor("#FFFFFF"), 0.07 if look.dark else 0.26)
        rounded(p, frame, radius, faded(look.colour("legal_soft"), 0.9) if best else pale)
    p.setBrush(Qt.BrushStyle.NoBrush)
    if best:
        edged(p, sun_edge(look), QPen(look.colour("sun"), 4), frame.adjusted(-4, -4, 4, 4), radius + 7)
    if taken or best:
        edged(p, paper(look), QPen(legal, 5 if best else 4), frame, radius + 3)
    else:
        p.setPen(dashed(legal, 2.5, 0.1, 2.4))
        p.drawRoundedRect(frame, radius + 3, radius + 3)
    side = badge_side(rect)
    if face.whole:
        # What lies in the middle of a whole grid is to be seen.
        badge(p, look, QPointF(rect.center().x(), rect.top() + 0.8 * side), side, sign, legal, paper(look))
    elif face.price:
        paint_price(p, look, QPointF(rect.center().x(), rect.top() - 2), max(20.0, side * 0.9), face.price)
    elif taken and face.dense:
        # A small card has its own sign in the middle and others in the upper corners.
        small = rect.width() < SMALL * side
        inner = rect.adjusted(0.42 * side, 0.42 * side, -0.42 * side, -0.42 * side)
        place = inner.bottomRight() if small else QPointF(rect.center().x(), inner.top())
        badge(p, look, place, side, sign, legal, paper(look))
    elif taken:
        # On a broad place, as a line of words with a picture, the badge leaves the words free.
        broad = rect.width() > BROAD * rect.height()
        x = rect.right() - 0.35 * side if broad else rect.center().x()
        # Over a small one, as a fan of cards, there are words, too.
        y = rect.center().y() if broad and rect.width() < SMALL * side else rect.top() - 4
        badge(p, look, QPointF(x, y), side, sign, legal, paper(look))
    else:
        badge(p, look, rect.center(), side, sign, faded(look.colour("raised"), 0.92), legal)


def _paint_home(p: QPainter, look: Look, rect: QRectF, radius: float) -> None:
    rounded(p, rect, radius, faded(look.colour("shadow"), 0.14))
    pen = dashed(look.colour("sun_line"), 3, 2.4, 1.8, Qt.PenCapStyle.FlatCap)
    edged(p, paper(look), pen, rect, radius)


def _paint_illegal(p: QPainter, look: Look, rect: QRectF, radius: float) -> None:
    _paint_hatch(p, look, rect, radius, 0.8)
    _paint_no(p, look, rect)


def _paint_barred(p: QPainter, look: Look, rect: QRectF, radius: float) -> None:
    _paint_hatch(p, look, rect.adjusted(1, 1, -1, -1), radius, 0.55, line=1.5)
    badge(p, look, rect.center(), badge_side(rect), "no", look.colour("raised"), look.colour("illegal"))


def _paint_forbids(p: QPainter, look: Look, rect: QRectF, radius: float) -> None:
    _paint_frame("illegal", p, look, rect, radius)
    # Without it only its hue would tell it from a card that the log points out.
    _paint_no(p, look, rect)


def _paint_no(p: QPainter, look: Look, rect: QRectF) -> None:
    corner = QPointF(rect.left() + 4, rect.bottom() - 4)
    badge(p, look, corner, badge_side(rect), "no", look.colour("illegal"), paper(look))


def _paint_doomed(p: QPainter, look: Look, rect: QRectF, radius: float) -> None:
    _paint_hatch(p, look, rect, radius, 0.5)


def _paint_chosen(p: QPainter, look: Look, rect: QRectF, radius: float) -> None:
    _paint_frame("accent", p, look, rect, radius)
    corner = QPointF(rect.right() - 4, rect.top() + 4)
    badge(p, look, corner, 1.15 * badge_side(rect), "check", look.colour("accent"), look.colour("on_accent"))


def _paint_hatch(p: QPainter, look: Look, rect: QRectF, radius: float, fill: float, line: float = 3) -> None:
    colour = look.colour("illegal")
    p.save()
    p.setClipPath(rounded_path(rect, radius))
    p.fillRect(rect, faded(look.colour("illegal_soft"), fill))
    p.setPen(QPen(faded(colour, 0.45), line))
    step = max(12.0, rect.width() / 6)
    x = rect.left() - rect.height() * 0.35
    while x < rect.right():
        p.drawLine(QPointF(x, rect.bottom()), QPointF(x + rect.height() * 0.35, rect.top()))
        x += step
    p.restore()
    half = line / 2
    # Outside: a card has an edge of its own.
    edged(p, paper(look), QPen(colour, line), rect.adjusted(-half, -half, half, half), radius + half)


def _paint_hint(p: QPainter, look: Look, rect: QRectF, radius: float) -> None:
    edged(p, paper(look), dashed(look.colour("sun_line"), 4, 0.1, 2.0), rect.adjusted(-9, -9, 9, 9), radius + 9)
    corner = QPointF(rect.right() + 2, rect.top() - 2)
    badge(p, look, corner, badge_side(rect) * 1.25, "hint", look.colour("sun"), look.colour("on_sun"))


def _paint_veil(p: QPainter, look: Look, rect: QRectF, radius: float) -> None:
    rounded(p, rect, radius, faded(look.colour("window"), 0.58))


def _paint_focus(p: QPainter, look: Look, rect: QRectF, radius: float) -> None:
    focus_ring(p, look, rect, radius, 5)


def _paint_frame(token: str, p: QPainter, look: Look, rect: QRectF, radius: float) -> None:
    edged(p, paper(look), QPen(look.colour(token), 4), rect.adjusted(-3, -3, 3, 3), radius + 3)


def _paint_outline(p: QPainter, look: Look, rect: QRectF, radius: float) -> None:
    """Four corners: a whole frame would be like the ring of the keyboard, but for its hue."""
    x, y = rect.width() * CORNER, rect.height() * CORNER
    wide = rect.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)
    corners = rounded_path(wide, 0)
    corners -= rounded_path(wide.adjusted(MARGIN + x, 0, -MARGIN - x, 0), 0)
    corners -= rounded_path(wide.adjusted(0, MARGIN + y, 0, -MARGIN - y), 0)
    p.setClipPath(corners)
    _paint_frame("accent", p, look, rect, radius)
    p.setClipping(False)


def _paint_mover(p: QPainter, look: Look, rect: QRectF, radius: float) -> None:
    edged(p, sun_edge(look), QPen(look.colour("sun"), 4), rect.adjusted(-3, -3, 3, 3), radius + 3)
    # In the evening the ring of the keyboard is a line of this colour, too.
    foot = QPointF(rect.center().x(), rect.bottom() + 4)
    badge(p, look, foot, badge_side(rect), "next", look.colour("sun"), look.colour("on_sun"))


def _paint_glow(p: QPainter, look: Look, rect: QRectF, radius: float) -> None:
    """Two rings, as on water: one alone means the card that can be moved."""
    for gap, width in ((10, 1.5), (2, 2.5)):
        ring = rect.adjusted(-gap, -gap, gap, gap)
        edged(p, sun_edge(look), QPen(look.colour("sun"), width), ring, radius + gap)


_PAINTERS: Final = {
    Mark.HOME: _paint_home,
    Mark.ILLEGAL: _paint_illegal,
    Mark.BARRED: _paint_barred,
    Mark.DOOMED: _paint_doomed,
    Mark.CHOSEN: _paint_chosen,
    Mark.FORBIDS: _paint_forbids,
    Mark.HINT: _paint_hint,
    Mark.VEIL: _paint_veil,
    Mark.FOCUS: _paint_focus,
    Mark.OUTLINE: _paint_outline,
    Mark.REFUSED: _paint_forbids,
    Mark.MOVER: _paint_mover,
    Mark.GLOW: _paint_glow,
}


def magnified(size: QSizeF) -> float:
    """How much larger than usual marks are at a place of `size`: a zone many cards wide is no large card."""
    return max(1.0, min(size.width(), size.height()) / USUAL)
