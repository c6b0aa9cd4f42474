"""Paints the cards of Kaczogród: square tiles in a city, and the same with an apron, or a text, in a hand."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from duckgames.games.kaczogrod.view.emblems import GLYPHS, GOLD, INK, group_colour, paint_rosette, paint_roundel
from duckgames.ui.card_parts import paint_edge, paint_paper, paint_tile, within
from duckgames.ui.lettering import LEADING, TitleForm, card_font, fitted_text, longest_fitting, paint_lines, paint_title
from duckgames.ui.painting import rounded, rounded_path
from duckgames.ui.scenery.shapes import wave
from duckgames.ui.sprites import density, snapped
from duckgames.ui.theme import Look, mix

APRON: Final = 0.4
ASPECT: Final = 1.0 + APRON
SMALL: Final = 84.0
"""Below this width no title could be read."""

TINY: Final = 52.0
"""Below this width no picture could be told: colour, glyph and pattern."""

READS: Final = 160.0
"""From this width on, an event says everything that fits; else, and on smaller ones, it says it in short."""

CROWDED: Final = 120.0
"""Below this width words cannot shrink with the card any more: the picture gives them room."""

GIVEN: Final = 0.1
"""How much of its height, in card widths, the picture gives then."""

RADIUS: Final = 0.07
PEEK: Final = 0.095
"""How far the event looks out under the object that it made special."""

EVENT: Final = "event"
SPECIAL: Final = "special"
CREAM: Final = QColor("#FFF8E8")
NIGHT_SKY: Final = QColor("#3C637D")
NIGHT_GROUND: Final = QColor("#30536A")
MOON: Final = QColor("#EADDB8")
WHITE: Final = QColor("#FFFFFF")
QUIET: Final = QColor("#55656B")


@dataclass(frozen=True)
class Face:
    """What is printed on a card, in the language of the moment; `made` is the name of the event on an object.

    `number` is how a card of the set is counted, 0 for cards of a user's own; `picture` is the path of its picture.
    """

    id: str
    group: str
    name: str
    group_name: str
    number: int = 0
    text: str = ""
    short: str = ""
    made: bool = False
    picture: str = ""


Form = Callable[[QPainter, Look, QRectF, Face], None]


def tile_size(width: float) -> QSizeF:
    """A tile of this width, on whole pixels."""
    return QSizeF(round(width), round(width))


def card_size(width: float) -> QSizeF:
    """A card of the hand of this width, on whole pixels."""
    return QSizeF(round(width), round(width * ASPECT))


def margin_of(face: Face, size: QSizeF) -> int:
    """How far the picture of a tile reaches beyond its size on every side."""
    return round(PEEK * size.width()) + 1 if face.made else 0


def face_picture(look: Look, face: Face, size: QSizeF, dpr: float, scale: float = 1.0) -> QPixmap:
    """The picture of a card, made once: a tile where `size` is a square, else the whole card.

    Its width decides its form; `scale` tells how large everything is drawn on this screen.
    """
    margin = margin_of(face, size)
    form = _form(size, scale)
    whole = QSizeF(size.width() + 2 * margin, size.height() + 2 * margin)
    card = QRectF(QPointF(margin, margin), size)

    def paint(p: QPainter) -> None:
        if face.made:
            _paint_peek(p, look, card)
        form(p, look, card, face)
        if face.made:
            _paint_bolt(p, look, card)

    return look.sprites.cached(("kaczogrod card", face, form.__name__, look.dark), whole, dpr, paint)


def paint_face(p: QPainter, look: Look, rect: QRectF, face: Face, scale: float = 1.0) -> None:
    """A card in `rect`."""
    margin = margin_of(face, rect.size())
    corner = rect.topLeft() - QPointF(margin, margin)
    p.drawPixmap(snapped(p, corner), face_picture(look, face, rect.size(), density(p), scale))


def _form(size: QSizeF, scale: float) -> Form:
    if size.height() > 1.2 * size.width():
        return _paint_card
    if size.width() >= SMALL * scale:
        return _paint_tile
    return _paint_small if size.width() >= TINY * scale else _paint_tiny


def _colour(look: Look, face: Face) -> QColor:
    return group_colour(look, face.group)


def apron_ink(look: Look, group: str) -> QColor:
    """Of the name of a group on card paper, which is darker in the evening: a little nearer to that of all words."""
    return mix(group_colour(look, group), INK, 0.2)


def _paint_scene(p: QPainter, look: Look, face: Face, window: QRectF, spot: QRectF, radius: float) -> None:
    """Sky, disc or moon, ground, and the picture on it; of an event rays instead of ground."""
    colour, tint = _colour(look, face), look.colour(f"kaczogrod_groups.{face.group}.sky")
    sky = mix(NIGHT_SKY, tint, 0.13) if look.dark else tint
    land = mix(NIGHT_GROUND, tint, 0.2) if look.dark else mix(tint, colour, 0.22)
    p.save()
    p.setClipPath(rounded_path(window, radius), Qt.ClipOperation.IntersectClip)
    p.fillRect(window, sky)
    if face.group == EVENT:
        _paint_rays(p, window, spot.center(), mix(sky, WHITE, 0.12) if look.dark else mix(sky, colour, 0.12))
    else:
        side = 0.84 * spot.width()
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(mix(sky, MOON, 0.22) if look.dark else mix(sky, WHITE, 0.5))
        p.drawEllipse(QRectF(spot.center().x() - side / 2, spot.top() + 0.02 * side, side, side))
        p.fillPath(wave(window, spot.top() + 0.8 * spot.height(), 0.03 * window.width(), 1.5), land)
    if face.picture:
        look.sprites.draw(p, face.picture, spot)
    else:
        side = 0.2 * spot.width()
        look.sprites.draw(p, GLYPHS, spot.adjusted(side, side, -side, -side), face.group, colour)
    p.restore()


def _paint_rays(p: QPainter, window: QRectF, centre: QPointF, colour: QColor) -> None:
    far = window.width() + window.height()
    for n in range(12):
        path = QPainterPath(centre)
        for turn in (n * pi / 6 - 0.09, n * pi / 6 + 0.09):
            path.lineTo(centre + QPointF(far * cos(turn), far * sin(turn)))
        path.closeSubpath()
        p.fillPath(path, colour)


def _paint_frame(p: QPainter, look: Look, card: QRectF, face: Face) -> None:
    """The coloured ground of a tile, which is its frame."""
    colour = _colour(look, face)
    paint_tile(p, look, card, RADIUS * card.width(), colour)


def _paint_gold(p: QPainter, look: Look, tile: QRectF, rosette: float) -> None:
    """The two marks of what counts as special."""
    w = tile.width()
    p.setBrush(Qt.BrushStyle.NoBrush)
    pen_width = 0.024 * w
    p.setPen(_pen(GOLD, pen_width))
    inset = 0.012 * w + pen_width / 2
    p.drawRoundedRect(tile.adjusted(inset, inset, -inset, -inset), 0.055 * w, 0.055 * w)
    paint_rosette(p, look, within(tile, 0.985 - rosette, 0.015, rosette, rosette))


def _pen(colour: QColor, width: float) -> QPen:
    pen = QPen(colour, width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen


def _is_special(face: Face) -> bool:
    return face.made or face.group == SPECIAL


def _paint_tile(p: QPainter, look: Look, card: QRectF, face: Face) -> None:
    _paint_frame(p, look, card, face)
    _paint_top(p, look, card, face)
    _paint_name(p, look, card, face)


def _paint_name(p: QPainter, look: Look, tile: QRectF, face: Face) -> None:
    up = _given(tile.width())
    form = TitleForm(0.128, 0.108, look.colour("on_group"))
    paint_title(p, look, within(tile, 0.045, 0.735 - up, 0.91, 0.24 + 0.9 * up), face.name, tile.width(), form)


def _paint_top(p: QPainter, look: Look, card: QRectF, face: Face) -> None:
    """The window of a tile, its pattern and its signs."""
    w = card.width()
    _paint_window(p, look, card, face)
    if _is_special(face):
        _paint_gold(p, look, QRectF(card.topLeft(), QSizeF(w, w)), 0.24)
    paint_roundel(p, look, within(card, 0.025, 0.025, 0.27, 0.27), face.group)


def _paint_window(p: QPainter, look: Look, card: QRectF, face: Face) -> None:
    """The picture, and the pattern under it."""
    w, up = card.width(), _given(card.width())
    window, spot = within(card, 0.04, 0.04, 0.92, 0.625 - up), within(card, 0.19 + up / 2, 0.05, 0.62 - up, 0.62 - up)
    _paint_scene(p, look, face, window, spot, 0.04 * w)
    paint_edge(p, look, within(card, 0.05, 0.682 - up, 0.9, 0.042), f"edge-{face.group}", look.colour("on_group"))


def _given(width: float) -> float:
    """How much of its height, in card widths, the picture of a card of this width gives to the words."""
    return GIVEN if width < CROWDED else 0.0


def _paint_small(p: QPainter, look: Look, card: QRectF, face: Face) -> None:
    w = card.width()
    _paint_frame(p, look, card, face)
    _paint_scene(p, look, face, within(card, 0.05, 0.05, 0.9, 0.79), within(card, 0.13, 0.09, 0.74, 0.74), 0.05 * w)
    paint_edge(p, look, within(card, 0.07, 0.868, 0.86, 0.07), f"edge-{face.group}", look.colour("on_group"))
    if _is_special(face):
        _paint_gold(p, look, card, 0.34)
    paint_roundel(p, look, within(card, 0.02, 0.02, 0.36, 0.36), face.group)


def _paint_tiny(p: QPainter, look: Look, card: QRectF, face: Face) -> None:
    _paint_frame(p, look, card, face)
    paint_edge(p, look, within(card, 0.08, 0.84, 0.84, 0.09), f"edge-{face.group}", look.colour("on_group"))
    look.sprites.draw(p, GLYPHS, within(card, 0.2, 0.14, 0.6, 0.6), face.group, look.colour("on_group"))
    if _is_special(face):
        _paint_gold(p, look, card, 0.42)


def _paint_card(p: QPainter, look: Look, card: QRectF, face: Face) -> None:
    """The card as printed: an object with its apron, or an event with its text."""
    if face.group == EVENT:
        _paint_event(p, look, card, face)
        return
    w = card.width()
    paint_paper(p, look, card, RADIUS * w)
    tile = QRectF(card.topLeft(), QSizeF(w, w))
    p.save()
    p.setClipRect(tile, Qt.ClipOperation.IntersectClip)
    _paint_frame(p, look, card, face)
    p.restore()
    _paint_top(p, look, tile, face)
    _paint_name(p, look, tile, face)
    name = card_font(look, max(11, round(0.076 * w)))
    rest = within(card, 0.04, 0.99, 0.92, 0.28 if face.number else 0.4)
    lines = fitted_text(look, face.group_name.upper(), name.pixelSize(), rest.size(), LEADING, bold=True)
    p.setPen(apron_ink(look, face.group))
    paint_lines(p, rest, *lines, LEADING)
    if face.number:
        p.setPen(QUIET)
        number = card_font(look, max(11, round(0.074 * w)), bold=False)
        paint_lines(p, within(card, 0.04, 1.25, 0.92, 0.12), number, [f"{face.number:03}"], LEADING)


def _paint_event(p: QPainter, look: Look, card: QRectF, face: Face) -> None:
    w = card.width()
    up = _given(w)
    _paint_frame(p, look, card, face)
    _paint_window(p, look, card, face)
    form = TitleForm(0.115, 0.094, look.colour("on_group"))
    paint_title(p, look, within(card, 0.045, 0.725 - up, 0.91, 0.21 + 0.6 * up), face.name, w, form)
    box = within(card, 0.04, 0.935 - 0.4 * up, 0.92, 0.43 + 0.4 * up)
    rounded(p, box, 0.04 * w, look.colour("card_paper"))
    said = (face.text, face.short) if w >= READS else (face.short,)
    room = box.adjusted(0.03 * w, 0.02 * w, -0.03 * w, -0.02 * w)
    font, lines = longest_fitting(look, said, max(11, round(0.076 * w)), room.size(), LEADING)
    p.setPen(INK)
    paint_lines(p, room, font, lines, LEADING)
    paint_roundel(p, look, within(card, 0.025, 0.025, 0.27, 0.27), EVENT)


def _paint_peek(p: QPainter, look: Look, tile: QRectF) -> None:
    """The event that looks out under the object it made special."""
    away = PEEK * tile.width()
    colour = group_colour(look, EVENT)
    below = tile.translated(away, away)
    paint_tile(p, look, below, RADIUS * tile.width(), colour)


def _paint_bolt(p: QPainter, look: Look, tile: QRectF) -> None:
    paint_roundel(p, look, within(tile, 0.75, 0.75, 0.34, 0.34), EVENT)
