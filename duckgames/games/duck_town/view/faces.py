"""Paints one building card as large as it is: whole, in the form for rivals' towns, or as colour, glyph and cost."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap

from duckgames.ui.card_parts import lower_part, paint_edge, paint_outline, paint_paper, paint_tile, within
from duckgames.ui.lettering import paint_title
from duckgames.ui.painting import draw_number, rounded, rounded_path
from duckgames.ui.scenery.shapes import wave
from duckgames.ui.sprites import density, snapped
from duckgames.ui.theme import Look, mix

ASPECT: Final = 1.4
SMALL: Final = 84.0
"""Below this width neither title nor dots could be read: the form for rivals' towns."""

TINY: Final = 40.0
"""Below this width no picture could be told: colour, glyph and cost."""

SPECK: Final = 14.0
"""Below this width no number could be read: colour and glyph."""

COLOURS: Final = "icons/colours-duck-town.svg"
COIN: Final = "tokens/coin.svg"
EDGES: Final = {
    "gold": "edge-gold",
    "blue": "edge-fire",
    "green": "edge-green",
    "red": "edge-townhall",
    "purple": "edge-special",
}
"""The edge pattern of each colour."""

SHADE: Final = QColor("#8A7658")
NIGHT_SKY: Final = QColor("#3C637D")
NIGHT_GROUND: Final = QColor("#30536A")
MOON: Final = QColor("#EADDB8")
WHITE: Final = QColor("#FFFFFF")


@dataclass(frozen=True)
class BuildingFace:
    """What is printed on a building card; `name` is in the language of the moment."""

    id: str
    colour: str
    cost: int
    name: str
    wonder: bool = False


Form = Callable[[QPainter, Look, QRectF, BuildingFace], None]
"""Paints a card in one of its forms."""


def card_size(width: float) -> QSizeF:
    """A card of this width, on whole pixels."""
    return QSizeF(round(width), round(width * ASPECT))


def paper_radius(width: float, scale: float = 1.0) -> float:
    """The corner radius of a card of this width."""
    return width * (0.08 if width >= SMALL * scale else 0.1)


def colour_of(look: Look, colour: str) -> QColor:
    """The fill of one of the five colours."""
    return look.colour(f"duck_town_colours.{colour}.colour")


def building_picture(look: Look, face: BuildingFace, size: QSizeF, dpr: float, scale: float = 1.0) -> QPixmap:
    """The whole card as a picture, made once.

    Its width decides its form; `scale` tells how large everything is drawn, for on a large screen a card of 100
    pixels is still a small one.
    """
    form = _paint_whole if size.width() >= SMALL * scale else _small_form(size.width(), scale)
    return _picture(look, form, face, size, dpr)


def paint_building(p: QPainter, look: Look, rect: QRectF, face: BuildingFace, scale: float = 1.0) -> None:
    """A building card in `rect`, w x 1.4w."""
    p.drawPixmap(snapped(p, rect.topLeft()), building_picture(look, face, rect.size(), density(p), scale))


def paint_building_small(p: QPainter, look: Look, rect: QRectF, face: BuildingFace, scale: float = 1.0) -> None:
    """The form for rivals' towns whatever the width of `rect`: cost, picture, glyph; at the smallest no picture."""
    picture = _picture(look, _small_form(rect.width(), scale), face, rect.size(), density(p))
    p.drawPixmap(snapped(p, rect.topLeft()), picture)


def paint_roundel(p: QPainter, look: Look, rect: QRectF, colour: str) -> None:
    """The round sign of a colour: its glyph on its fill, with a rim of paper that parts it from any ground."""
    edge = 0.07 * rect.width()
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(look.colour("card_paper"))
    p.drawEllipse(rect)
    p.setBrush(colour_of(look, colour))
    p.drawEllipse(rect.adjusted(edge, edge, -edge, -edge))
    inner = 0.24 * rect.width()
    glyph = rect.adjusted(inner, inner, -inner, -inner)
    look.sprites.draw(p, COLOURS, glyph, colour, look.colour("on_group"))


def paint_coin(p: QPainter, look: Look, rect: QRectF, text: str) -> None:
    """A coin with a number on it."""
    look.sprites.paint_parts(p, COIN, rect, ("edge", "face", "shine"))
    tall = 0.56 * rect.height()
    middle = rect.top() + rect.height() * 58 / 120
    spot = QRectF(rect.left(), middle - tall / 2, rect.width(), tall)
    draw_number(p, look.sprites, text, spot, look.colour("coin.text"))


def paint_sky(p: QPainter, look: Look, window: QRectF, tint: QColor, disc: QRectF, ground: float) -> None:
    """Sky, disc and ground of a colour in a window whose clip is set; at dusk the disc is a moon."""
    paper = QColor("#FFFBF3")
    sky = mix(NIGHT_SKY, tint, 0.13) if look.dark else mix(tint, paper, 0.63)
    land = mix(NIGHT_GROUND, tint, 0.2) if look.dark else mix(tint, paper, 0.25)
    p.fillRect(window, sky)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(mix(sky, MOON, 0.3) if look.dark else mix(sky, WHITE, 0.5))
    p.drawEllipse(disc)
    p.fillPath(wave(window, ground, 0.04 * window.width(), 1.5), land)


def _small_form(width: float, scale: float) -> Form:
    return _paint_small if width >= TINY * scale else _paint_tiny if width >= SPECK else _paint_speck


def _picture(look: Look, form: Form, face: BuildingFace, size: QSizeF, dpr: float) -> QPixmap:
    key = ("duck town building", face, form.__name__, look.dark)
    return look.sprites.cached(key, size, dpr, lambda p: form(p, look, QRectF(QPointF(0, 0), size), face))


def _paint_whole(p: QPainter, look: Look, card: QRectF, face: BuildingFace) -> None:
    w, paper = card.width(), look.colour("card_paper")
    colour, ink = colour_of(look, face.colour), look.colour("on_group")
    radius = paper_radius(w)
    paint_paper(p, look, card, radius)
    _paint_scene(p, look, face, within(card, 0.045, 0.045, 0.91, 0.855), within(card, 0.1, 0.106, 0.8, 0.8), 0.055 * w)
    p.fillPath(lower_part(card, radius, card.top() + 1.215 * w), colour)
    paint_outline(p, look, card, radius)
    for x in (0.06, 0.63):
        paint_edge(p, look, within(card, x, 1.2775, 0.31, 0.055), EDGES[face.colour], ink)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(paper)
    p.drawEllipse(within(card, 0.418, 1.223, 0.164, 0.164))
    look.sprites.draw(p, COLOURS, within(card, 0.445, 1.25, 0.11, 0.11), face.colour, colour)
    _paint_dots(p, look, card, face.cost)
    if face.wonder:
        _paint_ribbon(p, look, card)
    paint_coin(p, look, within(card, 0.025, 0.02, 0.27, 0.27), str(face.cost))
    paint_title(p, look, within(card, 0.035, 0.963, 0.93, 0.235), face.name, w)


def _paint_scene(p: QPainter, look: Look, face: BuildingFace, window: QRectF, spot: QRectF, radius: float) -> None:
    """The window of a card: its sky, and the building on its mound."""
    tint = look.colour(f"duck_town_colours.{face.colour}.tint")
    p.save()
    p.setClipPath(rounded_path(window, radius), Qt.ClipOperation.IntersectClip)
    side = 0.8 * spot.width()
    disc = QRectF(window.center().x() - side / 2, spot.top() + 0.43 * spot.height() - side / 2, side, side)
    paint_sky(p, look, window, tint, disc, spot.top() + 0.72 * spot.height())
    look.sprites.draw(p, f"games/duck_town/cards/{face.id}.svg", spot)
    p.restore()


def _paint_dots(p: QPainter, look: Look, card: QRectF, cost: int) -> None:
    """The cost once more, as coins on the seam that can be counted."""
    w = card.width()
    wide = 0.158 + 0.088 * (cost - 1)
    rounded(p, within(card, 0.5 - wide / 2, 0.848, wide, 0.11), 0.055 * w, look.colour("card_paper"))
    p.setPen(Qt.PenStyle.NoPen)
    for n in range(cost):
        x = 0.5 + 0.088 * (n - (cost - 1) / 2)
        for drop, token in ((0.004, "coin.edge"), (-0.002, "coin.face")):
            p.setBrush(look.colour(token))
            p.drawEllipse(within(card, x - 0.036, 0.867 + drop, 0.072, 0.072))


def _paint_ribbon(p: QPainter, look: Look, card: QRectF) -> None:
    """What a wonder scores beyond its cost."""
    place = within(card, 0.74, 0.0, 0.18, 0.26)
    notch = QPointF(place.center().x(), place.bottom() - 0.06 * card.width())
    ribbon = QPainterPath(place.topLeft())
    for point in (place.topRight(), place.bottomRight(), notch, place.bottomLeft()):
        ribbon.lineTo(point)
    ribbon.closeSubpath()
    p.fillPath(ribbon, colour_of(look, "purple"))
    draw_number(p, look.sprites, "+2", within(card, 0.755, 0.055, 0.15, 0.095), look.colour("on_group"))


def _paint_small(p: QPainter, look: Look, card: QRectF, face: BuildingFace) -> None:
    w, colour = card.width(), colour_of(look, face.colour)
    paint_tile(p, look, card, 0.1 * w, colour)
    _paint_scene(p, look, face, within(card, 0.06, 0.06, 0.88, 0.87), within(card, 0.12, 0.16, 0.78, 0.78), 0.06 * w)
    look.sprites.draw(p, COLOURS, within(card, 0.33, 0.995, 0.34, 0.34), face.colour, look.colour("on_group"))
    paint_coin(p, look, within(card, 0.01, 0.01, 0.42, 0.42), str(face.cost))


def _paint_tiny(p: QPainter, look: Look, card: QRectF, face: BuildingFace) -> None:
    w, colour = card.width(), colour_of(look, face.colour)
    tint = look.colour(f"duck_town_colours.{face.colour}.tint")
    sky = mix(NIGHT_SKY, tint, 0.13) if look.dark else mix(tint, QColor("#FFFBF3"), 0.63)
    paint_tile(p, look, card, 0.1 * w, colour)
    rounded(p, within(card, 0.06, 0.06, 0.88, 0.85), 0.06 * w, sky)
    paint_coin(p, look, within(card, 0.15, 0.11, 0.7, 0.7), str(face.cost))
    look.sprites.draw(p, COLOURS, within(card, 0.31, 0.965, 0.38, 0.38), face.colour, look.colour("on_group"))


def _paint_speck(p: QPainter, look: Look, card: QRectF, face: BuildingFace) -> None:
    rounded(p, card, 0.1 * card.width(), colour_of(look, face.colour))
    look.sprites.draw(p, COLOURS, within(card, 0.1, 0.3, 0.8, 0.8), face.colour, look.colour("on_group"))
