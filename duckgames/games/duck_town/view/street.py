"""The own street: who one is, the purse, the colours one has, and the places that are still free."""

from __future__ import annotations

from functools import reduce
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from duckgames.games.duck_town.rules.cards import COLOURS
from duckgames.games.duck_town.view.faces import paint_roundel, paper_radius
from duckgames.games.duck_town.view.quay import paint_quay
from duckgames.games.duck_town.view.role_faces import paint_role_disc
from duckgames.games.duck_town.view.showing import Showing
from duckgames.ui.figures import figure
from duckgames.ui.lettering import fitted_text, paint_lines
from duckgames.ui.painting import draw_glyph, draw_number, number_width, rounded
from duckgames.ui.table.signs import MIDDLE
from duckgames.ui.theme import faded

PANEL_RADIUS: Final = 18.0
STREET_RADIUS: Final = 24.0
LINE: Final = 1.25
"""From one line on the last place to the next, in pixels of the font."""

ORDINALS: Final = {7: "place.seventh", 8: "place.eighth"}


def paint_ground(p: QPainter, showing: Showing, rect: QRectF) -> None:
    """What never moves: the papers of the panels and the ground of the street."""
    plan, look = showing.plan, showing.look
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.fillRect(rect, look.colour("window"))
    for rival in plan.rivals:
        showing.paper(p, rival.panel, PANEL_RADIUS * plan.unit)
    showing.paper(p, plan.strip, PANEL_RADIUS * plan.unit)
    paint_quay(p, look, plan.street, plan.seam, plan.scale, STREET_RADIUS * plan.unit)
    upper, lower = plan.places[0], plan.places[-1]
    if upper.top() < lower.top():
        # The upper of two rows stands on a terrace.
        edge = QRectF(plan.town.left() - 10 * plan.unit, upper.bottom() - 0.06 * upper.height(), 0, 0)
        edge.setBottomRight(QPointF(plan.street.right(), lower.top() - 0.02 * lower.height()))
        p.fillRect(edge, look.colour("quay_paving"))
        p.fillRect(QRectF(edge.topLeft(), QSizeF(edge.width(), 7 * plan.scale)), look.colour("quay_edge"))


class MeSign:
    """Face, name, crown, purse, points and colours of the player in front."""

    def __init__(self, showing: Showing) -> None:
        self._showing = showing

    def rect(self) -> QRectF:
        plan = self._showing.plan
        return plan.me.united(plan.purse).united(plan.colours).adjusted(0, -6, 0, 0)

    def paint(self, p: QPainter, rect: QRectF) -> None:
        plan = self._showing.plan
        p.translate(-self.rect().topLeft())
        self._paint_me(p, plan.me)
        self._paint_purse(p, plan.purse)
        self._paint_colours(p, plan.colours)

    def _paint_me(self, p: QPainter, me: QRectF) -> None:
        showing, board = self._showing, self._showing.board
        side = min(me.height(), 0.46 * me.width(), 92 * showing.plan.scale + 20)
        face = avatar_rect(showing)
        if board.seat == showing.front:
            p.setPen(Qt.PenStyle.NoPen)
            p.setBrush(showing.look.colour("sun"))
            p.drawEllipse(face.adjusted(-3, -3, 3, 3))
        showing.avatar(p, showing.front, face)
        if board.crown == showing.front:
            showing.crown(p, face)
        words = QRectF(face.right() + 0.16 * side, face.top(), 0, face.height())
        words.setRight(me.right())
        line = min(24 * showing.text, 0.5 * face.height())
        top = words.center().y() - line
        name = QRectF(words.left(), top, words.width(), line)
        px = min(20.0, 0.8 * line / showing.text)
        showing.write(p, name, showing.texts.name(showing.front), showing.story(px))
        built = (board.buildings(showing.front), board.target)
        showing.write_built(p, name.translated(0, line), showing.plain(min(14.5, px)), "table.built", built)
        if board.protected(showing.front):
            badge = 0.4 * face.width()
            spot = QRectF(face.right() - 0.8 * badge, face.bottom() - 0.9 * badge, badge, badge)
            paint_role_disc(p, showing.look, spot, "heron", ranked=False)

    def _paint_purse(self, p: QPainter, rect: QRectF) -> None:
        """Coins large; beside them what the town is worth."""
        showing, board, look = self._showing, self._showing.board, self._showing.look
        _chip(p, showing, rect)
        coin = purse_rect(showing)
        showing.coin(p, coin)
        tall = 0.5 * rect.height()
        text = str(board.coins(showing.front))
        number = QRectF(coin.right() + 0.14 * rect.height(), rect.center().y() - tall / 2, 0, tall)
        number.setWidth(number_width(look.sprites, text, tall))
        draw_number(p, look.sprites, text, number, look.colour("text"))
        star = 0.36 * rect.height()
        points, font = figure(board.points(showing.front)), showing.plain(17, bold=True)
        wide = showing.width(points, font)
        right = rect.right() - 0.24 * rect.height()
        showing.write(p, QRectF(right - wide, rect.top(), wide + 1, rect.height()), points, font)
        spot = QRectF(right - wide - 0.16 * rect.height() - star, rect.center().y() - star / 2, star, star)
        draw_glyph(p, look, "star", spot, look.colour("sun_line"))

    def _paint_colours(self, p: QPainter, rect: QRectF) -> None:
        """The five colours with the number of buildings; those one has not are pale."""
        showing, look = self._showing, self._showing.look
        _chip(p, showing, rect)
        counts = showing.board.colours(showing.front)
        step = (rect.width() - 0.3 * rect.height()) / len(COLOURS)
        line = 17 * showing.text
        side = min(0.84 * step, rect.height() - line - 6, 34 * showing.unit)
        top = rect.center().y() - (side + line) / 2
        for n, colour in enumerate(COLOURS):
            x = rect.left() + 0.15 * rect.height() + (n + 0.5) * step
            p.setOpacity(1.0 if counts[colour] else 0.35)
            paint_roundel(p, look, QRectF(x - side / 2, top, side, side), colour)
            p.setOpacity(1.0)
            spot = QRectF(x - step / 2, top + side, step, line)
            ink = "text" if counts[colour] else "text_quiet"
            showing.write(p, spot, str(counts[colour]), showing.plain(14, bold=bool(counts[colour])), ink, MIDDLE)


class PlacesSign:
    """The free places of the street; the last one says what it does."""

    def __init__(self, showing: Showing) -> None:
        self._showing = showing

    def rect(self) -> QRectF:
        return reduce(QRectF.united, self._showing.plan.places).adjusted(-2, -2, 2, 2)

    def paint(self, p: QPainter, rect: QRectF) -> None:
        showing, board, look = self._showing, self._showing.board, self._showing.look
        places = showing.plan.places
        p.translate(-self.rect().topLeft())
        for n in range(board.buildings(showing.front), len(places)):
            place = places[n]
            radius = paper_radius(place.width(), showing.unit)
            p.setBrush(faded(look.colour("panel"), 0.32))
            p.setPen(QPen(faded(QColor(look.colour("control_border")), 0.75), 1.4, Qt.PenStyle.DashLine))
            p.drawRoundedRect(place, radius, radius)
            if n == len(places) - 1:
                self._paint_last(p, place)

    def _paint_last(self, p: QPainter, place: QRectF) -> None:
        showing = self._showing
        line = 24 * showing.text
        spot = QRectF(place.left() + 5, place.center().y() - 1.3 * line, place.width() - 10, line)
        ordinal = ORDINALS.get(showing.board.target)
        if ordinal is not None:
            showing.write(p, spot, showing.say(ordinal), showing.story(21), "text_quiet", MIDDLE)
        room = QRectF(place.left() + 4, spot.bottom() + 2, place.width() - 8, place.bottom() - spot.bottom() - 6)
        # As the words on the buildings: no word is cut as long as it can be set smaller.
        px = round(14 * showing.text)
        font, lines = fitted_text(showing.look, showing.say("place.ends"), px, room.size(), LINE)
        room.setHeight(LINE * font.pixelSize() * len(lines))
        p.setOpacity(0.9)
        p.setPen(showing.look.colour("text"))
        paint_lines(p, room, font, lines, LINE)
        p.setOpacity(1.0)


def avatar_rect(showing: Showing) -> QRectF:
    """The face of the player in front."""
    me = showing.plan.me
    side = min(me.height() - 4, 0.46 * me.width())
    return QRectF(me.left() + 3, me.top() + (me.height() - side) / 2, side, side)


def purse_rect(showing: Showing) -> QRectF:
    """The coin on the purse of the player in front: where coins fly to."""
    rect = showing.plan.purse
    side = 0.68 * rect.height()
    return QRectF(rect.left() + 0.2 * rect.height(), rect.center().y() - side / 2, side, side)


def _chip(p: QPainter, showing: Showing, rect: QRectF) -> None:
    rounded(p, rect, min(20 * showing.unit, 0.36 * rect.height()), faded(showing.look.colour("panel"), 0.94))
