"""Paints roles: the card, the round portrait of the strip of called roles, chips, and the backs of both decks."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap

from duckgames.games.duck_town.rules.roles import ROLE_IDS
from duckgames.games.duck_town.view.faces import (
    NIGHT_SKY,
    SMALL,
    paint_roundel,
    paper_radius,
)
from duckgames.ui import card_parts
from duckgames.ui.card_parts import paint_edge, paint_tile, within
from duckgames.ui.lettering import LEADING, LEAST_CHROME, fitted_font, fitted_text, paint_lines
from duckgames.ui.painting import draw_glyph, draw_number, rounded, rounded_path
from duckgames.ui.sprites import density, snapped
from duckgames.ui.theme import Look, mix

POWER: Final = 160.0
"""From this width on a role card says what its role can do."""

BACKS: Final = {"building": "backs/back-duck-town.svg", "role": "backs/back-duck-town-roles.svg"}
EDGES: Final = {
    "fox": "edge-special",
    "magpie": "edge-transport",
    "owl": "edge-culture",
    "swan": "edge-gold",
    "heron": "edge-fire",
    "goose": "edge-green",
    "beaver": "edge-industry",
    "badger": "edge-townhall",
}
COLLECTS: Final = {"swan": "gold", "heron": "blue", "goose": "green", "badger": "red"}
"""The colour that pays a role."""

POWER_LEADING: Final = 1.16
ONE_LINE: Final = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine


class RoleMark(Enum):
    """What became of a role in this round: glyph and colour of the badge on its portrait."""

    DONE = ("check", "legal")
    OUT = ("no", "illegal")
    MISSED = ("missed", "illegal")


@dataclass(frozen=True)
class RoleFace:
    """What is printed on a role card, in the language of the moment; `power` may be empty."""

    id: str
    name: str
    power: str = ""

    @property
    def rank(self) -> int:
        """When the role is called."""
        return ROLE_IDS.index(self.id)


def role_colour(look: Look, role: str) -> QColor:
    """The fill of a role's card, chip and disc."""
    return look.colour(f"duck_town_roles.{role}.colour")


def role_picture(look: Look, face: RoleFace, size: QSizeF, dpr: float, scale: float = 1.0) -> QPixmap:
    """The whole card as a picture, made once."""
    small = size.width() < SMALL * scale
    key = ("duck town role", face, small, look.dark)
    whole = QRectF(QPointF(0, 0), size)
    return look.sprites.cached(key, size, dpr, lambda p: _paint_card(p, look, whole, face, small))


def paint_role(p: QPainter, look: Look, rect: QRectF, face: RoleFace, scale: float = 1.0) -> None:
    """A role card in `rect`, w x 1.4w."""
    p.drawPixmap(snapped(p, rect.topLeft()), role_picture(look, face, rect.size(), density(p), scale))


def paint_back(p: QPainter, look: Look, rect: QRectF, deck: str) -> None:
    """The back of a card of the deck of `building` or `role` cards."""
    card_parts.paint_back(p, look, rect, BACKS[deck])


def paint_role_disc(p: QPainter, look: Look, rect: QRectF, role: str, *, ranked: bool = True) -> None:
    """The portrait on a round ground, with the number of the role; `rect` is a square around all of it."""
    key = ("duck town disc", role, ranked, look.dark)
    whole = QRectF(QPointF(0, 0), rect.size())
    picture = look.sprites.cached(key, rect.size(), density(p), lambda q: _paint_disc(q, look, whole, role, ranked))
    p.drawPixmap(snapped(p, rect.topLeft()), picture)


def paint_role_mark(p: QPainter, look: Look, rect: QRectF, mark: RoleMark) -> None:
    """The badge on the lower right of a portrait; it lies in the square `rect`."""
    glyph, token = mark.value
    paint_badge(p, look, rect, glyph, look.colour(token))


def paint_badge(p: QPainter, look: Look, rect: QRectF, glyph: str, fill: QColor) -> None:
    """A round sign with a rim that parts it from any ground."""
    edge, inner = 0.07 * rect.width(), 0.25 * rect.width()
    paper = look.colour("panel")
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(paper)
    p.drawEllipse(rect)
    p.setBrush(fill)
    p.drawEllipse(rect.adjusted(edge, edge, -edge, -edge))
    draw_glyph(p, look, glyph, rect.adjusted(inner, inner, -inner, -inner), paper)


def paint_role_chip(p: QPainter, look: Look, rect: QRectF, face: RoleFace) -> None:
    """A role that is known: its head and name on its colour."""
    height = rect.height()
    rounded(p, rect, 0.32 * height, role_colour(look, face.id))
    side = 0.92 * height
    head = QRectF(rect.left() + 0.06 * height, rect.bottom() - side, side, side)
    p.save()
    p.setClipPath(rounded_path(rect, 0.32 * height), Qt.ClipOperation.IntersectClip)
    look.sprites.draw(p, portrait(face.id), head)
    p.restore()
    left = head.right() + 0.04 * height
    _write_chip(p, look, QRectF(left, rect.top(), rect.right() - left, height), face.name, "on_group")


def paint_secret_chip(p: QPainter, look: Look, rect: QRectF, word: str) -> None:
    """A role that is not known: a question mark and a word in a dashed frame."""
    height = rect.height()
    line = max(1.0, 0.03 * height)
    p.setBrush(look.colour("sunken"))
    p.setPen(QPen(look.colour("control_border"), line, Qt.PenStyle.DashLine))
    p.drawRoundedRect(rect.adjusted(line, line, -line, -line), 0.32 * height, 0.32 * height)
    sign = QRectF(rect.left() + 0.2 * height, rect.top() + 0.24 * height, 0.5 * height, 0.52 * height)
    draw_number(p, look.sprites, "?", sign, look.colour("text_quiet"))
    rest = QRectF(sign.right() + 0.1 * height, rect.top(), rect.right() - sign.right() - 0.1 * height, height)
    _write_chip(p, look, rest, word, "text_quiet")


def paint_warning_chip(p: QPainter, look: Look, rect: QRectF, words: str) -> None:
    """A flag and a few words on a town that will soon end the game."""
    height = rect.height()
    rounded(p, rect, height / 2, look.colour("illegal_soft"))
    flag = QRectF(rect.left() + 0.4 * height, rect.top() + 0.22 * height, 0.56 * height, 0.56 * height)
    draw_glyph(p, look, "flag", flag, look.colour("illegal"))
    left = flag.right() + 0.2 * height
    _write_chip(p, look, QRectF(left, rect.top(), rect.right() - left, height), words, "illegal", 0.55)


def portrait(role: str) -> str:
    """The path of a role's picture."""
    return f"games/duck_town/roles/role-{ROLE_IDS.index(role)}-{role}.svg"


def _write_chip(p: QPainter, look: Look, rect: QRectF, text: str, colour: str, tall: float = 0.33) -> None:
    """One line whose letters take so much of a chip's height, smaller where they must be, then cut short."""
    width = rect.width() - 0.2 * rect.height()
    font = fitted_font(look, text, round(tall * rect.height()), width, least=LEAST_CHROME)
    p.setFont(font)
    p.setPen(look.colour(colour))
    p.drawText(rect, ONE_LINE, QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, width))


def _paint_card(p: QPainter, look: Look, card: QRectF, face: RoleFace, small: bool) -> None:
    w, colour = card.width(), role_colour(look, face.id)
    tint, ink = look.colour(f"duck_town_roles.{face.id}.sky"), look.colour("on_group")
    paint_tile(p, look, card, paper_radius(w), colour)
    window = within(card, 0.045, 0.045, 0.91, 1.31 if small else 0.9)
    p.save()
    p.setClipPath(rounded_path(window, 0.055 * w), Qt.ClipOperation.IntersectClip)
    p.fillRect(window, mix(NIGHT_SKY, tint, 0.13) if look.dark else tint)
    spot = within(card, 0.0, 0.355, 1.0, 1.0) if small else within(card, 0.1, 0.145, 0.8, 0.8)
    look.sprites.draw(p, portrait(face.id), spot)
    p.restore()
    _paint_pennant(p, look, within(card, 0.07, 0.0, 0.34 if small else 0.22, 0.44 if small else 0.29), face, colour)
    if face.id in COLLECTS:
        place = within(card, 0.6, 0.06, 0.34, 0.34) if small else within(card, 0.735, 0.04, 0.23, 0.23)
        paint_roundel(p, look, place, COLLECTS[face.id])
    if small:
        return
    paint_edge(p, look, within(card, 0.045, 0.96, 0.91, 0.05), EDGES[face.id], ink)
    powered = bool(face.power) and w >= POWER
    _paint_words(p, look, card, face, powered)


def _paint_pennant(p: QPainter, look: Look, place: QRectF, face: RoleFace, colour: QColor) -> None:
    """The number of a role, on which the order of turns hangs."""
    notch = QPointF(place.center().x(), place.bottom() - 0.32 * place.width())
    pennant = QPainterPath(place.topLeft())
    for point in (place.topRight(), place.bottomRight(), notch, place.bottomLeft()):
        pennant.lineTo(point)
    pennant.closeSubpath()
    p.fillPath(pennant, look.colour("card_paper"))
    spot = QRectF(place.left(), place.top() + 0.2 * place.width(), place.width(), 0.66 * place.width())
    draw_number(p, look.sprites, str(face.rank), spot, colour)


def _paint_words(p: QPainter, look: Look, card: QRectF, face: RoleFace, powered: bool) -> None:
    w = card.width()
    place = within(card, 0.05, 1.015, 0.9, 0.15) if powered else within(card, 0.05, 1.04, 0.9, 0.32)
    font = fitted_font(look, face.name, round(0.135 * w), place.width(), story=True)
    name = QFontMetricsF(font).elidedText(face.name, Qt.TextElideMode.ElideRight, place.width())
    p.setPen(look.colour("on_group"))
    paint_lines(p, place, font, (name,), LEADING)
    if powered:
        place = within(card, 0.05, 1.165, 0.9, 0.22)
        font, lines = fitted_text(look, face.power, round(0.0635 * w), place.size(), POWER_LEADING)
        paint_lines(p, place, font, lines, POWER_LEADING)


def _paint_disc(p: QPainter, look: Look, square: QRectF, role: str, ranked: bool) -> None:
    side, colour = square.width(), role_colour(look, role)
    disc = square.adjusted(0.06 * side, 0.06 * side, -0.02 * side, -0.02 * side) if ranked else square
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(colour)
    p.drawEllipse(disc)
    # Ears and hats may look out above; the shoulders end at the rim.
    frame = QPainterPath()
    frame.addEllipse(disc)
    above = QPainterPath()
    above.addRect(QRectF(square.left(), square.top(), side, disc.center().y() - square.top()))
    p.save()
    p.setClipPath(frame.united(above), Qt.ClipOperation.IntersectClip)
    wide = 0.94 * disc.width()
    head = QRectF(disc.center().x() - wide / 2, disc.bottom() - wide + 0.03 * wide, wide, wide)
    look.sprites.draw(p, portrait(role), head)
    p.restore()
    if not ranked:
        return
    badge = QRectF(square.left(), square.top(), 0.34 * side, 0.34 * side)
    p.setBrush(look.colour("panel"))
    p.drawEllipse(badge)
    edge = 0.02 * side
    p.setBrush(colour)
    p.drawEllipse(badge.adjusted(edge, edge, -edge, -edge))
    inner = badge.adjusted(0.07 * side, 0.07 * side, -0.07 * side, -0.07 * side)
    draw_number(p, look.sprites, str(ROLE_IDS.index(role)), inner, look.colour("on_group"))
