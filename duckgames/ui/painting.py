"""Small painted things shared by widgets and cards: shadows, rounded shapes, focus rings, numerals and avatars."""

from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from duckgames.core.ducks import DUCKS
from duckgames.ui.numerals import CELL_HEIGHT, OUTLINE, STROKE, numeral_id, path_from
from duckgames.ui.sprites import Sprites, density, snapped
from duckgames.ui.theme import Look

NO_SHADOW: Final = -1
"""The level of a shadow that is none, as of a picture that does not fill its place."""

SHADOW_LEVELS: Final = {
    NO_SHADOW: (0, 0.0, 0.0, 0.0),
    0: (1, 0.0, 0.0, 0.10),
    1: (3, 4.0, 1.4, 0.045),
    2: (8, 16.0, 7.0, 0.024),
    3: (14, 36.0, 17.0, 0.0175),
}
"""By level: stacked layers, how far the lowest one drops and grows, opacity of each."""

GLYPH_FILES: Final = {
    "icons/interface-1.svg": "undo hint speed log home help gear sound moon globe cards check plus",
    "icons/interface-2.svg": "no cover swim hourglass lock shuffle close next zoom five",
    "icons/interface-3.svg": "slow fast mute sun redo pause back copy folder person",
    "icons/interface-4.svg": "town gem flag star crown mallet missed purse minus",
    "icons/interface-5.svg": "chart lesson moves",
    "icons/interface-share.svg": "share die letter",
    "icons/interface-review.svg": "review",
    "icons/interface-replay.svg": "turn turnback round roundback last first",
}
GLYPHS: Final = {glyph: path for path, glyphs in GLYPH_FILES.items() for glyph in glyphs.split()}
"""The picture that holds each glyph of the interface."""

HEAD_PARTS: Final = ("tuft", "head", "marks", "blush", "bill", "eye", "prop-neck", "prop")
NECK: Final = path_from("M90 158C90 140 98 124 104 110L188 110C202 126 208 142 208 158Z")
AVATAR_WATER: Final = path_from(
    "M26.7 171C50 162 70 166 92 170C120 176 150 168 176 165C190 164 204 166 213 171"
    "C194.45 205.15 158.71 226.41 119.85 226.41C80.99 226.41 45.25 205.15 26.7 171Z"
)
AVATAR_FOAM: Final = path_from("M62 190C82 196 104 196 122 190M132 206C148 208 160 204 172 198")


def rounded(
    p: QPainter, rect: QRectF, radius: float, fill: QColor, line: QColor | None = None, width: float = 1
) -> None:
    """A rounded rectangle whose line, if any, lies inside `rect`."""
    p.setBrush(fill)
    if line is None:
        p.setPen(Qt.PenStyle.NoPen)
        p.drawRoundedRect(rect, radius, radius)
        return
    half = width / 2
    p.setPen(QPen(line, width))
    p.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius - half, radius - half)


def rounded_path(rect: QRectF, radius: float) -> QPainterPath:
    """The outline of a rounded rectangle, to clip a picture to its window."""
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def focus_ring(p: QPainter, look: Look, rect: QRectF, radius: float, gap: float = 4) -> None:
    """The two-toned ring `gap` outside of `rect`; it takes 3.5 more on each side."""
    p.setBrush(Qt.BrushStyle.NoBrush)
    ring = rect.adjusted(-gap, -gap, gap, gap)
    for token, width in (("focus_outer", 7.0), ("focus_inner", 3.5)):
        p.setPen(QPen(look.colour(token), width))
        p.drawRoundedRect(ring, radius + gap, radius + gap)


def soft_shadow(p: QPainter, rect: QRectF, radius: float, level: int, colour: QColor) -> None:
    """The shadow of a rounded rectangle, painted layer by layer: for use inside a picture made once."""
    layers, drop, grow, alpha = SHADOW_LEVELS[level]
    ink = QColor(colour)
    ink.setAlphaF(alpha)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(ink)
    for layer in reversed(range(layers)):
        g = grow * ((layer + 1) / layers) ** 1.15
        dy = 1 + drop * (layer + 1) / layers
        p.drawRoundedRect(rect.adjusted(-g, dy - 0.3 * g, g, dy + 0.6 * g), radius + g, radius + g)


def shadow_margin(level: int) -> int:
    """How far a shadow of `level` reaches beyond its rectangle, at most (below it)."""
    _, drop, grow, _ = SHADOW_LEVELS[level]
    return ceil(1 + drop + 0.6 * grow)


def draw_shadow(p: QPainter, look: Look, rect: QRectF, radius: float, level: int) -> None:
    """The same shadow from a cached picture of its corners, its edges stretched: for everything painted often."""
    colour = look.colour("shadow")
    _, drop, grow, _ = SHADOW_LEVELS[level]
    margin = shadow_margin(level)
    corner = ceil(radius + grow + drop) + 1
    side = 2 * corner + 1
    if rect.width() < side or rect.height() < side:
        soft_shadow(p, rect, radius, level, colour)
        return
    dpr = density(p)
    tile = look.sprites.cached(
        ("shadow", radius, level, colour.rgba()),
        QSizeF(side + 2 * margin, side + 2 * margin),
        dpr,
        lambda q: soft_shadow(q, QRectF(margin, margin, side, side), radius, level, colour),
    )
    top_left = snapped(p, rect.topLeft()) - QPointF(margin, margin)
    bottom_right = snapped(p, rect.bottomRight()) + QPointF(margin, margin)
    cut = round((margin + corner) * dpr)
    full = tile.width()
    xs = (top_left.x(), top_left.x() + cut / dpr, bottom_right.x() - cut / dpr, bottom_right.x())
    ys = (top_left.y(), top_left.y() + cut / dpr, bottom_right.y() - cut / dpr, bottom_right.y())
    cuts = (0, cut, full - cut, full)
    p.save()
    # Smoothing would blend each stretched edge with its neighbour and show the seams.
    p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform, False)
    for i in range(3):
        for j in range(3):
            target = QRectF(QPointF(xs[i], ys[j]), QPointF(xs[i + 1], ys[j + 1]))
            p.drawPixmap(target, tile, QRectF(QPointF(cuts[i], cuts[j]), QPointF(cuts[i + 1], cuts[j + 1])))
    p.restore()


def draw_glyph(p: QPainter, look: Look, glyph: str, rect: QRectF, colour: QColor) -> None:
    """One glyph of the interface in one colour."""
    look.sprites.draw(p, GLYPHS[glyph], rect, glyph, colour)


def number_width(sprites: Sprites, text: str, height: float) -> float:
    """How wide `text` is when its numerals are `height` tall."""
    return sum(sprites.numerals[numeral_id(sign)].width for sign in text) * height / CELL_HEIGHT


def draw_number(
    p: QPainter, sprites: Sprites, text: str, rect: QRectF, colour: QColor, outline: QColor | None = None
) -> None:
    """The numerals of `text` as tall as `rect`, centred in it and shrunk if they are wider; outlined on pictures."""
    height = min(rect.height(), rect.height() * rect.width() / number_width(sprites, text, rect.height()))
    p.save()
    p.translate(rect.center().x() - number_width(sprites, text, height) / 2, rect.center().y() - height / 2)
    p.scale(height / CELL_HEIGHT, height / CELL_HEIGHT)
    line = QPainterPath()
    x = 0.0
    for sign in text:
        numeral = sprites.numerals[numeral_id(sign)]
        line.addPath(numeral.line.translated(x, 0))
        x += numeral.width
    if outline is not None:
        p.strokePath(line, round_pen(outline, OUTLINE))
    p.strokePath(line, round_pen(colour, STROKE))
    p.restore()


def round_pen(colour: QColor, width: float) -> QPen:
    """A solid pen with round ends and corners."""
    return QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


def duck_picture(number: int) -> str:
    """The path of the whole picture of duck `number`."""
    return f"ducks/duck-{number:02}-{DUCKS[number - 1]}.svg"


def draw_avatar(
    p: QPainter, sprites: Sprites, look: Look, duck_number: int, rect: QRectF, ring: QColor | None = None
) -> None:
    """The head of a duck looking out of a round pond; `rect` is a square, `ring` the colour of its rim."""
    dpr = density(p)
    rim = look.colour("avatar.ring") if ring is None else ring
    picture = sprites.cached(
        ("avatar", duck_number, rim.rgba()),
        rect.size(),
        dpr,
        lambda q: _paint_avatar(q, sprites, look, duck_number, rect.width() / 240, rim),
    )
    p.drawPixmap(snapped(p, rect.topLeft()), picture)


def _paint_avatar(p: QPainter, sprites: Sprites, look: Look, number: int, scale: float, ring: QColor) -> None:
    p.scale(scale, scale)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(ring)
    p.drawEllipse(QPointF(120, 120), 116, 116)
    p.setBrush(look.colour(f"avatar.{number}"))
    p.drawEllipse(QPointF(120, 120), 106, 106)
    p.save()
    p.setClipPath(rounded_path(QRectF(14, 14, 212, 212), 106))
    p.translate(-30, 30)
    p.scale(0.96, 0.96)
    whole = QRectF(0, 0, 240, 240)
    p.save()
    p.setClipPath(NECK, Qt.ClipOperation.IntersectClip)
    sprites.paint_parts(p, duck_picture(number), whole, ("body",))
    p.restore()
    sprites.paint_parts(p, duck_picture(number), whole, HEAD_PARTS)
    p.restore()
    p.fillPath(AVATAR_WATER, look.colour("avatar.water"))
    p.strokePath(AVATAR_FOAM, round_pen(look.colour("avatar.foam"), 5))
