"""The panels of the rivals: who they are, what they have, which roles they have shown, and where their towns stand."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from duckgames.core.places import Seat
from duckgames.games.duck_town.rules import zones
from duckgames.games.duck_town.rules.roles import ROLE_IDS
from duckgames.games.duck_town.view.card_faces import role_face
from duckgames.games.duck_town.view.rivals_layout import PLACES, SHARE, RivalPlan, Shape
from duckgames.games.duck_town.view.role_faces import (
    paint_role_chip,
    paint_role_disc,
    paint_secret_chip,
    paint_warning_chip,
)
from duckgames.games.duck_town.view.showing import Showing
from duckgames.ui.lettering import LEAST_CHROME
from duckgames.ui.painting import draw_glyph, draw_number, rounded
from duckgames.ui.theme import faded

RADIUS: Final = 18.0
HERON: Final = "heron"


class RivalSign:
    """Everything in the panel of one rival but the cards."""

    def __init__(self, showing: Showing, seat: Seat) -> None:
        self._showing = showing
        self.seat = seat

    def rect(self) -> QRectF:
        showing = self._showing
        return QRectF() if self.seat == showing.front else showing.rival(self.seat).panel

    def paint(self, p: QPainter, rect: QRectF) -> None:
        showing = self._showing
        plan = showing.rival(self.seat)
        p.translate(-plan.panel.topLeft())
        self._paint_turn(p, plan)
        showing.avatar(p, self.seat, plan.avatar)
        if showing.board.crown == self.seat:
            showing.crown(p, plan.avatar)
        showing.write(p, plan.name, showing.texts.name(self.seat), showing.plain(18, bold=True))
        self._paint_numbers(p, plan)
        self._paint_roles(p, plan)
        self._paint_built(p, plan)
        self._paint_ground(p, plan)

    def _paint_turn(self, p: QPainter, plan: RivalPlan) -> None:
        """A frame round whoever is choosing."""
        showing = self._showing
        if showing.board.seat == self.seat or self.seat in showing.board.thinking:
            p.setPen(QPen(showing.look.colour("sun"), 3 * showing.unit))
            p.setBrush(Qt.BrushStyle.NoBrush)
            radius = RADIUS * showing.unit
            p.drawRoundedRect(plan.panel.adjusted(2, 2, -2, -2), radius, radius)

    def _paint_numbers(self, p: QPainter, plan: RivalPlan) -> None:
        """Coins and cards; the fan of the cards is an item of the table."""
        showing, board = self._showing, self._showing.board
        coin = showing.rival_coin(self.seat)
        showing.coin(p, coin)
        bold = showing.plain(16 * plan.fit, bold=True)
        wide = 26 * showing.text * plan.fit
        number = QRectF(coin.right() + 4 * showing.unit * plan.fit, plan.stats.top(), wide, plan.stats.height())
        showing.write(p, number, str(board.coins(self.seat)), bold)
        cards = board.size(zones.hand(self.seat)) + board.size(zones.looked(self.seat))
        if not board.size(zones.hand(self.seat)):
            draw_glyph(p, showing.look, "cards", _square(plan.hand, coin.width()), showing.look.colour("text_quiet"))
        gap = 7 * showing.text * plan.fit
        count = QRectF(plan.hand.right() + gap, plan.stats.top(), wide, plan.stats.height())
        showing.write(p, count, str(cards), bold)
        if not plan.built.isEmpty():
            return
        left = count.left() + showing.width("9 ", bold) + (showing.width("9", bold) if cards > 9 else 0)
        rest = QRectF(left, count.top(), plan.name.right() - left, count.height())
        text = f"{board.buildings(self.seat)}/{board.target}"
        quiet = showing.plain(14.5, bold=board.nearly_full(self.seat))
        wide = showing.width(text, quiet)
        if rest.width() < wide:
            return
        glyph = 15 * showing.text
        ink = "illegal" if board.nearly_full(self.seat) else "text_quiet"
        if rest.width() >= wide + glyph + 4:
            spot = QRectF(rest.left(), rest.center().y() - glyph / 2, glyph, glyph)
            sign = "flag" if board.nearly_full(self.seat) else "town"
            draw_glyph(p, showing.look, sign, spot, showing.look.colour(ink))
            rest.setLeft(spot.right() + 3)
        showing.write(p, rest, text, quiet, ink)

    def _paint_roles(self, p: QPainter, plan: RivalPlan) -> None:
        """The roles shown, and a question mark for each that is kept secret; none where none is picked yet."""
        showing, board = self._showing, self._showing.board
        shown = [ROLE_IDS[role] for role in board.shown(self.seat)]
        for n, place in enumerate(plan.roles):
            wide = chips_are_wide(showing, place)
            side = min(place.width(), place.height())
            spot = place if wide else QRectF(place.right() - side, place.center().y() - side / 2, side, side)
            if n < len(shown):
                done = ROLE_IDS[board.role] != shown[n]
                p.setOpacity(0.62 if done and len(shown) > 1 else 1.0)
                if wide:
                    paint_role_chip(p, showing.look, spot, role_face(shown[n]))
                else:
                    paint_role_disc(p, showing.look, spot, shown[n], ranked=False)
                p.setOpacity(1.0)
            elif n < len(shown) + board.secrets(self.seat):
                if wide:
                    paint_secret_chip(p, showing.look, spot, showing.say("table.secret"))
                else:
                    _paint_secret_disc(p, showing, spot)

    def _paint_built(self, p: QPainter, plan: RivalPlan) -> None:
        showing, board = self._showing, self._showing.board
        line = plan.built
        if line.isEmpty():
            return
        font = showing.plain(14.5)
        right = line.right()
        if board.nearly_full(self.seat):
            words = showing.say("table.one_to_go")
            tall = min(line.height() + 4, 24 * showing.text)
            wide = 1.5 * tall + showing.width(words, showing.plain(13.5, bold=True))
            chip = QRectF(right - wide, line.center().y() - tall / 2, wide, tall)
            paint_warning_chip(p, showing.look, chip, words)
            right = chip.left() - 6
        rest = QRectF(line.left(), line.top(), right - line.left(), line.height())
        showing.write_built(p, rest, font, "table.built", (board.buildings(self.seat), board.target))

    def _paint_ground(self, p: QPainter, plan: RivalPlan) -> None:
        """The quay, the places that are still free, and the shield of the Heron."""
        showing, board, look = self._showing, self._showing.board, self._showing.look
        rounded(p, plan.quay, plan.quay.height() / 2, look.colour("quay_paving"))
        built = board.buildings(self.seat)
        p.setPen(QPen(faded(look.colour("control_border"), 0.45), 1, Qt.PenStyle.DashLine))
        p.setBrush(Qt.BrushStyle.NoBrush)
        pitch = plan.card.width() * (1 + SHARE)
        for n in range(built, PLACES):
            spot = QRectF(QPointF(plan.town.left() + n * pitch, plan.town.top()), plan.card).adjusted(1, 1, -1, -1)
            p.drawRoundedRect(spot, 0.1 * spot.width(), 0.1 * spot.width())
        if board.protected(self.seat):
            side = min(0.66 * plan.card.height(), 30 * showing.unit)
            spot = QRectF(plan.town.right() - side, plan.quay.bottom() - side - 1, side, side)
            if plan.shape is Shape.LANE and plan.panel.right() - plan.quay.right() > side:
                spot.moveLeft(plan.quay.right() + 3)
            paint_role_disc(p, look, spot, HERON, ranked=False)


def chips_are_wide(showing: Showing, place: QRectF) -> bool:
    """Whether the chip of a role has room for every name, so that all look alike."""
    names = [role_face(role).name for role in ROLE_IDS[1:]] + [showing.say("table.secret")]
    font = showing.look.plain(LEAST_CHROME / showing.look.text_scale, bold=True)
    return all(showing.fits(name, font, place.width() - 1.25 * place.height()) for name in names)


def _paint_secret_disc(p: QPainter, showing: Showing, rect: QRectF) -> None:
    look = showing.look
    p.setBrush(look.colour("sunken"))
    p.setPen(QPen(look.colour("control_border"), 1.2, Qt.PenStyle.DashLine))
    p.drawEllipse(rect.adjusted(1, 1, -1, -1))
    tall = 0.46 * rect.height()
    sign = QRectF(rect.left(), rect.center().y() - tall / 2, rect.width(), tall)
    draw_number(p, look.sprites, "?", sign, look.colour("text_quiet"))


def _square(rect: QRectF, side: float) -> QRectF:
    return QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)
