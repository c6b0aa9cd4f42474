"""The signs beside the cards: who plays, what counts, how many cards are left, and how much is seen of the city."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from duckgames.core.places import Seat
from duckgames.core.presenter import Phrase, Who
from duckgames.games.kaczogrod.rules import zones
from duckgames.games.kaczogrod.view.emblems import GLYPHS, paint_rosette
from duckgames.games.kaczogrod.view.layout import RivalPlan
from duckgames.games.kaczogrod.view.showing import Showing
from duckgames.ui.painting import draw_glyph, draw_number, rounded
from duckgames.ui.table.signs import MIDDLE, SignItem
from duckgames.ui.table.z_order import Z
from duckgames.ui.theme import faded

RADIUS: Final = 18.0
DICE: Final = "tokens/dice.svg"

ME, DECK, PILE, DIE, VIEW = "me", "deck", "pile", "die", "view"


def all_signs(showing: Showing, scale: Callable[[], float]) -> Mapping[Hashable, SignItem]:
    """Every sign under the name by which it is refreshed; `scale` tells how large the city is seen."""
    rivals: dict[Hashable, SignItem] = {
        seat: SignItem(showing, RivalSign(showing, seat)) for seat in range(len(showing.players))
    }
    return {
        **rivals,
        ME: SignItem(showing, MeSign(showing), Z.PANEL),
        DECK: SignItem(showing, DeckSign(showing), Z.CARD + 1),
        PILE: SignItem(showing, PileSign(showing)),
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


class MeSign:
    """A chip on the ground of the city: whose it is, and what counts."""

    def __init__(self, showing: Showing) -> None:
        self._showing = showing

    def rect(self) -> QRectF:
        return QRectF() if self._showing.together else self._showing.plan.me

    def paint(self, p: QPainter, rect: QRectF) -> None:
        showing, seat = self._showing, self._showing.centre
        look = showing.look
        own = seat == showing.front
        rounded(p, rect, rect.height() / 2, faded(look.colour("panel"), 0.94))
        side = rect.height() - 8
        face = QRectF(4, 4, side, side)
        if showing.board.seat == seat:
            p.setPen(Qt.PenStyle.NoPen)
            p.setBrush(look.colour("sun"))
            p.drawEllipse(face.adjusted(-2, -2, 2, 2))
        showing.avatar(p, seat, face)
        words = QRectF(face.right() + 8, 3, rect.right() - face.right() - 22, rect.height() / 2 - 2)
        name = showing.say("table.me") if own else showing.texts.say(Phrase("table.city", {"who": Who(seat)}))
        showing.write(p, words, name, showing.plain(15, bold=True))
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
        self._paint_score(p, plan.score, board.counts(seat)[1])
        if showing.large == seat:
            self._paint_swapped(p, plan)
        if plan.stats.isEmpty():
            return
        hand, deck = board.size(zones.hand(seat)), board.size(zones.deck(seat)) + board.size(zones.stock(seat))
        words = showing.say("table.hand_deck", hand=hand, deck=deck)
        font = showing.plain(14)
        if not showing.fits(words, showing.shrunk(words, font, plan.stats.width()), plan.stats.width()):
            words = f"{hand} · {deck}"
        side = min(16 * showing.text, plan.stats.height())
        glyph = QRectF(plan.stats.left(), plan.stats.center().y() - side / 2, side, side)
        draw_glyph(p, look, "cards", glyph, look.colour("text_quiet"))
        showing.write(p, plan.stats.adjusted(side + 5, 0, 0, 0), words, font, "text_quiet")

    def _paint_swapped(self, p: QPainter, plan: RivalPlan) -> None:
        """The own city lies on this map, while the one that belongs there is seen large."""
        showing = self._showing
        words, font = showing.say("table.me"), showing.plain(13.5, bold=True)
        tall = 24 * showing.text
        pill = QRectF(plan.map.left() + 6, plan.map.top() + 6, showing.width(words, font) + tall, tall)
        pill.setWidth(min(pill.width(), plan.map.width() - 12))
        rounded(p, pill, tall / 2, showing.look.colour("sun"))
        showing.write(p, pill.adjusted(6, 0, -6, 0), words, font, "on_sun", MIDDLE)

    def _paint_score(self, p: QPainter, rect: QRectF, specials: int) -> None:
        showing = self._showing
        tall = min(0.44 * rect.height(), 22 * showing.text)
        spot = QRectF(0, 0, 1.2 * tall, 1.2 * tall)
        spot.moveCenter(QPointF(rect.center().x() - 0.45 * tall, rect.center().y()))
        paint_rosette(p, showing.look, spot)
        number = QRectF(spot.right() + 4, rect.center().y() - 0.42 * tall, 1.2 * tall, 0.84 * tall)
        draw_number(p, showing.look.sprites, str(specials), number, showing.look.colour("text"))


class DeckSign:
    """How many cards are left in the own deck: on it, and in words beside it."""

    def __init__(self, showing: Showing) -> None:
        self._showing = showing

    def rect(self) -> QRectF:
        plan = self._showing.plan
        if self._showing.board.starting:
            return QRectF()
        return plan.deck.united(plan.deck_words) if not plan.deck_words.isEmpty() else plan.deck

    def paint(self, p: QPainter, rect: QRectF) -> None:
        showing, plan = self._showing, self._showing.plan
        left = showing.board.size(zones.deck(showing.front))
        p.translate(-self.rect().topLeft())
        if left:
            tall = min(30 * showing.text, 0.22 * plan.deck.height())
            pill = QRectF(0, 0, 0.58 * plan.deck.width(), tall)
            pill.moveCenter(QPointF(plan.deck.center().x(), plan.deck.bottom() - 0.17 * plan.deck.height()))
            rounded(p, pill, tall / 2, showing.look.colour("panel"))
            showing.write(p, pill, str(left), showing.plain(16, bold=True), align=MIDDLE)
        if not plan.deck_words.isEmpty():
            _write_two(showing, p, plan.deck_words, showing.say("table.deck"), showing.say("table.left", n=left))


class PileSign:
    """The place of the own discard pile, and how many cards lie there."""

    def __init__(self, showing: Showing) -> None:
        self._showing = showing

    def rect(self) -> QRectF:
        plan = self._showing.plan
        if self._showing.board.starting:
            return QRectF()
        rect = plan.pile.united(plan.pile_words) if not plan.pile_words.isEmpty() else plan.pile
        return rect.adjusted(-2, -2, 2, 2)

    def paint(self, p: QPainter, rect: QRectF) -> None:
        showing, plan, look = self._showing, self._showing.plan, self._showing.look
        p.translate(-self.rect().topLeft())
        p.setBrush(faded(look.colour("panel"), 0.4))
        p.setPen(QPen(faded(look.colour("control_border"), 0.75), 1.4, Qt.PenStyle.DashLine))
        radius = 0.07 * plan.pile.width()
        p.drawRoundedRect(plan.pile, radius, radius)
        count = showing.board.size(zones.pile(showing.front))
        if not count:
            showing.write_wrapped(p, plan.pile.adjusted(6, 0.36 * plan.pile.height(), -6, -0.36 * plan.pile.height()),
                                  showing.say("table.pile"), showing.plain(14))  # fmt: skip
        if not plan.pile_words.isEmpty():
            _write_two(showing, p, plan.pile_words, showing.say("table.pile"), showing.say("table.cards", n=count),
                       right=True)  # fmt: skip


class DieSign:
    """The die as it was rolled last for the event on the table."""

    def __init__(self, showing: Showing) -> None:
        self._showing = showing

    def rect(self) -> QRectF:
        return QRectF() if self._showing.board.roll is None else self._showing.plan.die

    def paint(self, p: QPainter, rect: QRectF) -> None:
        showing = self._showing
        roll = showing.board.roll
        if roll is not None:
            showing.look.sprites.draw(p, DICE, rect, f"die-{roll[1]}")


class ViewSign:
    """How large the city in the middle is seen."""

    def __init__(self, showing: Showing, scale: Callable[[], float]) -> None:
        self._showing = showing
        self._scale = scale

    def rect(self) -> QRectF:
        return QRectF() if self._showing.board.starting else self._showing.plan.zoom

    def paint(self, p: QPainter, rect: QRectF) -> None:
        showing = self._showing
        rounded(p, rect, 0.36 * rect.height(), faded(showing.look.colour("panel"), 0.94))
        side = 0.5 * rect.height()
        draw_glyph(p, showing.look, "zoom", QRectF(0.3 * rect.height(), 0.25 * rect.height(), side, side),
                   showing.look.colour("text"))  # fmt: skip
        words = showing.say("table.zoom", percent=round(100 * self._scale()))
        showing.write(p, rect.adjusted(0.95 * rect.height(), 0, -6, 0), words, showing.plain(14.5, bold=True))


def _write_two(showing: Showing, p: QPainter, rect: QRectF, first: str, second: str, *, right: bool = False) -> None:
    """Two lines at the top of `rect`."""
    line = 24 * showing.text
    top = QRectF(rect.left(), rect.top() + 0.06 * rect.height(), rect.width(), line)
    side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
    align = side | Qt.AlignmentFlag.AlignVCenter
    showing.write(p, top, first, showing.plain(16, bold=True), align=align)
    showing.write(p, top.translated(0, line), second, showing.plain(14.5), "text_quiet", align)
