"""The signs beside the cards: who plays, what counts, how many cards are left, and how much is seen of the city."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from duckgames.core.places import Seat
from duckgames.games.kaczogrod.rules import zones
from duckgames.games.kaczogrod.view.emblems import GLYPHS, paint_rosette
from duckgames.games.kaczogrod.view.pile_signs import DeckSign, DieSign, PileCountSign, PileSign
from duckgames.games.kaczogrod.view.plan import RivalPlan
from duckgames.games.kaczogrod.view.ribbons import RibbonSign
from duckgames.games.kaczogrod.view.showing import Showing
from duckgames.ui.painting import draw_glyph, draw_number, rounded
from duckgames.ui.table.signs import MIDDLE, SignItem
from duckgames.ui.table.z_order import Z
from duckgames.ui.theme import faded

RADIUS: Final = 18.0
STEPS: Final = ((0, 0), (0, -1), (1, 0), (0, 1))
"""How a city begins, in cards from its middle."""

SWAPPED: Final = (13.5, True)
"""The letters that tell whose city lies on the map of a rival."""

LOW: Final = 80.0
"""Pixels at 100 % text: on lower grounds start cards lie in a line."""

BACK: Final = "backs/back-kaczogrod.svg"

ME, DECK, PILE, COUNT, DIE, VIEW, RIBBONS = "me", "deck", "pile", "count", "die", "view", "ribbons"


def all_signs(showing: Showing, scale: Callable[[], float]) -> Mapping[Hashable, SignItem]:
    """Every sign under the name by which it is refreshed; `scale` tells how large the city is seen."""
    rivals: dict[Hashable, SignItem] = {
        seat: SignItem(showing, RivalSign(showing, seat)) for seat in range(len(showing.players))
    }
    ribbons: dict[Hashable, SignItem] = {
        (RIBBONS, seat): SignItem(showing, RibbonSign(showing, seat), Z.PANEL) for seat in range(len(showing.players))
    }
    return {
        **rivals,
        **ribbons,
        ME: SignItem(showing, MeSign(showing), Z.PANEL),
        DECK: SignItem(showing, DeckSign(showing), Z.CARD + 1),
        PILE: SignItem(showing, PileSign(showing)),
        COUNT: SignItem(showing, PileCountSign(showing), Z.FRAME + 1),
        DIE: SignItem(showing, DieSign(showing)),
        VIEW: SignItem(showing, ViewSign(showing, scale), Z.PANEL),
    }


def write_counts(showing: Showing, p: QPainter, rect: QRectF, seat: Seat) -> None:
    """Specials, town halls and the size of a city as glyphs with figures, from the left."""
    board, look = showing.board, showing.look
    _, specials, _ = board.counts(seat)
    side = min(18 * showing.text, rect.height())
    font = showing.plain(14.5, bold=True)
    x = rect.left()
    for glyph, number in (("special", specials), ("townhall", board.halls(seat)), ("", board.size(zones.city(seat)))):
        spot = QRectF(x, rect.center().y() - side / 2, side, side)
        if glyph == "special":
            paint_rosette(p, look, spot)
        elif glyph:
            look.sprites.draw(p, GLYPHS, spot, glyph, look.colour("text"))
        else:
            draw_glyph(p, look, "cards", spot, look.colour("text"))
        room = QRectF(spot.right() + 4, rect.top(), 34 * showing.text, rect.height())
        x = room.left() + showing.write(p, room, str(number), font) + 12 * showing.text


def swapped_pill(showing: Showing, plan: RivalPlan) -> QRectF:
    """Where on a map it is told that the own city lies there: in words, or on a small map by the own face."""
    tall = 26 * showing.text
    wide = showing.width(showing.city_name(showing.front), showing.plain(*SWAPPED)) + tall
    fits = wide + plan.pile.width() + 20 <= plan.map.width()
    return QRectF(plan.map.left() + 6, plan.map.top() + 6, wide if fits else tall, tall)


class MeSign:
    """A chip on the ground of the city: whose it is, and what counts."""

    def __init__(self, showing: Showing) -> None:
        self._showing = showing

    def rect(self) -> QRectF:
        return QRectF() if self._showing.together else self._showing.plan.me

    def paint(self, p: QPainter, rect: QRectF) -> None:
        showing, seat = self._showing, self._showing.centre
        look = showing.look
        rounded(p, rect, rect.height() / 2, faded(look.colour("panel"), 0.94))
        side = rect.height() - 8
        face = QRectF(4, 4, side, side)
        if showing.board.seat == seat:
            p.setPen(Qt.PenStyle.NoPen)
            p.setBrush(look.colour("sun"))
            p.drawEllipse(face.adjusted(-2, -2, 2, 2))
        showing.avatar(p, seat, face)
        words = QRectF(face.right() + 8, 3, rect.right() - face.right() - 22, rect.height() / 2 - 2)
        showing.write(p, words, showing.city_name(seat), showing.plain(15, bold=True))
        write_counts(showing, p, words.translated(0, words.height()), seat)


class RivalSign:
    """Everything in the panel of one rival but the cards."""

    def __init__(self, showing: Showing, seat: Seat) -> None:
        self._showing = showing
        self.seat = seat

    def rect(self) -> QRectF:
        showing = self._showing
        return QRectF() if self.seat == showing.front else showing.rival(self.seat).panel

    def paint(self, p: QPainter, rect: QRectF) -> None:
        showing, board, seat = self._showing, self._showing.board, self.seat
        plan, look = showing.rival(self.seat), self._showing.look
        p.translate(-plan.panel.topLeft())
        if board.seat == seat or seat in board.thinking:
            p.setPen(QPen(look.colour("sun"), 3 * showing.unit))
            p.setBrush(Qt.BrushStyle.NoBrush)
            p.drawRoundedRect(plan.panel.adjusted(2, 2, -2, -2), RADIUS * showing.unit, RADIUS * showing.unit)
        showing.avatar(p, seat, plan.avatar)
        if not plan.name.isEmpty():
            showing.write(p, plan.name, showing.texts.name(seat), showing.plain(17, bold=True))
        if board.starting:
            self._paint_chosen(p, plan.map)
        if not board.starting:
            self._paint_score(p, plan.score, board.counts(seat)[1])
        if showing.large == seat:
            self._paint_swapped(p, plan)
        if not plan.stats.isEmpty():
            self._paint_stats(p, plan.stats)

    def _paint_chosen(self, p: QPainter, ground: QRectF) -> None:
        """The start cards chosen so far, face down where they will lie about: nobody sees on which sides."""
        showing = self._showing
        flat = ground.height() < LOW * showing.text
        side = min((0.8 if flat else 0.27) * ground.height(), 0.27 * ground.width(), 60 * showing.unit)
        for n in range(showing.board.size(zones.start(self.seat))):
            way = (n - 1.5, 0) if flat else STEPS[n]
            spot = QRectF(0, 0, side / 1.4, side)
            spot.moveCenter(ground.center() + QPointF(way[0] * 0.85 * side, way[1] * 1.06 * side))
            showing.look.sprites.draw(p, BACK, spot)

    def _paint_stats(self, p: QPainter, rect: QRectF) -> None:
        """The cards in hand and deck in words, or where there is no room for them as figures beside pictures."""
        showing, board, seat = self._showing, self._showing.board, self.seat
        font = showing.plain(14)
        if board.starting:
            chosen = showing.say("table.chosen", number=board.size(zones.start(seat)))
            # Before the first turn there is no score beside it.
            room = QRectF(rect.topLeft(), QPointF(showing.rival(seat).panel.right() - 8, rect.bottom()))
            showing.write(p, room, chosen, font, "text_quiet")
            return
        hand, deck = board.size(zones.hand(seat)), board.size(zones.deck(seat))
        words = showing.say("table.hand_deck", hand=hand, deck=deck)
        side = min(16 * showing.text, rect.height())
        ink = showing.look.colour("text_quiet")
        glyph = QRectF(rect.left(), rect.center().y() - side / 2, side, side)
        draw_glyph(p, showing.look, "cards", glyph, ink)
        room = rect.adjusted(side + 5, 0, 0, 0)
        # As long as it can get, so that it does not change from turn to turn.
        longest = showing.say("table.hand_deck", hand=5, deck=55)
        if showing.fits(longest, showing.shrunk(longest, font, room.width()), room.width()):
            showing.write(p, room, words, font, "text_quiet")
            return
        bold = showing.plain(14, bold=True)
        used = showing.write(p, room, str(hand), bold, "text_quiet")
        back = QRectF(room.left() + used + 10, glyph.top() - 1, side / 1.4, side + 2)
        showing.look.sprites.draw(p, BACK, back)
        showing.write(p, QRectF(back.right() + 5, rect.top(), 60 * showing.text, rect.height()), str(deck), bold,
                      "text_quiet")  # fmt: skip

    def _paint_swapped(self, p: QPainter, plan: RivalPlan) -> None:
        """The own city lies on this map, while the one that belongs there is seen large."""
        showing, pill = self._showing, swapped_pill(self._showing, plan)
        rounded(p, pill, pill.height() / 2, showing.look.colour("sun"))
        if pill.width() > pill.height():
            showing.write(p, pill, showing.city_name(showing.front), showing.plain(*SWAPPED), "on_sun", MIDDLE)
        else:
            showing.avatar(p, showing.front, pill.adjusted(2, 2, -2, -2))

    def _paint_score(self, p: QPainter, rect: QRectF, specials: int) -> None:
        showing = self._showing
        tall = min(0.44 * rect.height(), 22 * showing.text)
        spot = QRectF(0, 0, 1.2 * tall, 1.2 * tall)
        spot.moveCenter(QPointF(rect.center().x() - 0.45 * tall, rect.center().y()))
        paint_rosette(p, showing.look, spot)
        number = QRectF(spot.right() + 4, rect.center().y() - 0.42 * tall, 1.2 * tall, 0.84 * tall)
        draw_number(p, showing.look.sprites, str(specials), number, showing.look.colour("text"))


class ViewSign:
    """How large the city in the middle is seen."""

    def __init__(self, showing: Showing, scale: Callable[[], float]) -> None:
        self._showing = showing
        self._scale = scale

    def rect(self) -> QRectF:
        return QRectF() if self._showing.board.starting else self._showing.plan.zoom

    def paint(self, p: QPainter, rect: QRectF) -> None:
        """The ground is moved more often than it is zoomed: then the picture stays the same."""
        showing, look = self._showing, self._showing.look
        words = showing.say("table.zoom", percent=round(100 * self._scale()))
        key = ("kaczogrod view", words, showing.text, showing.unit, look.dark)
        p.drawPixmap(0, 0, look.sprites.cached(key, rect.size(), showing.dpr, lambda p: self._draw(p, rect, words)))

    def _draw(self, p: QPainter, rect: QRectF, words: str) -> None:
        showing, look = self._showing, self._showing.look
        rounded(p, rect, 0.36 * rect.height(), faded(look.colour("panel"), 0.94))
        side = 0.5 * rect.height()
        glyph = QRectF(0.3 * rect.height(), 0.25 * rect.height(), side, side)
        draw_glyph(p, look, "zoom", glyph, look.colour("text"))
        showing.write(p, rect.adjusted(0.95 * rect.height(), 0, -6, 0), words, showing.plain(14.5, bold=True))
