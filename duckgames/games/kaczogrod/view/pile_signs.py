"""The signs of what lies beside the own hand: deck, discard pile and die."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from duckgames.core.presenter import Phrase, Who
from duckgames.games.kaczogrod.rules import zones
from duckgames.games.kaczogrod.view.showing import Showing
from duckgames.ui.painting import rounded
from duckgames.ui.table.signs import MIDDLE
from duckgames.ui.theme import faded

DICE: Final = "tokens/dice.svg"


class DeckSign:
    """How many cards are left in the own deck: on it, and in words beside it."""

    def __init__(self, showing: Showing) -> None:
        self._showing = showing

    def rect(self) -> QRectF:
        plan = self._showing.plan
        if self._showing.board.starting:
            return QRectF()
        rect = plan.deck.united(plan.deck_words) if not plan.deck_words.isEmpty() else plan.deck
        return rect.adjusted(-2, -2, 2, 2)

    def paint(self, p: QPainter, rect: QRectF) -> None:
        showing, plan = self._showing, self._showing.plan
        left = showing.board.size(zones.deck(showing.front))
        p.translate(-self.rect().topLeft())
        if not left:
            paint_gap(showing, p, plan.deck)
            if plan.deck_words.isEmpty():
                middle = plan.deck.adjusted(6, 0.36 * plan.deck.height(), -6, -0.36 * plan.deck.height())
                showing.write_wrapped(p, middle, showing.say("table.deck.empty"), showing.plain(14))
        else:
            tall = min(30 * showing.text, 0.22 * plan.deck.height())
            pill = QRectF(0, 0, 0.58 * plan.deck.width(), tall)
            pill.moveCenter(QPointF(plan.deck.center().x(), plan.deck.bottom() - 0.17 * plan.deck.height()))
            rounded(p, pill, tall / 2, showing.look.colour("panel"))
            showing.write(p, pill, str(left), showing.plain(16, bold=True), align=MIDDLE)
        if not plan.deck_words.isEmpty():
            _write_two(showing, p, plan.deck_words, self._name(), showing.say("table.left", n=left))

    def _name(self) -> str:
        showing, seat = self._showing, self._showing.front
        if showing.is_own(seat):
            return showing.say("table.deck")
        return showing.texts.say(Phrase("table.deck.of", {"who": Who(seat)}))


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
        showing, plan = self._showing, self._showing.plan
        p.translate(-self.rect().topLeft())
        paint_gap(showing, p, plan.pile)
        count = showing.board.size(zones.pile(showing.front))
        if not count and plan.pile_words.isEmpty():
            # Above the middle, where the badge of a legal place is.
            showing.write_wrapped(p, plan.pile.adjusted(6, 0.14 * plan.pile.height(), -6, -0.58 * plan.pile.height()),
                                  showing.say("table.pile"), showing.plain(14))  # fmt: skip
        if not plan.pile_words.isEmpty():
            _write_two(showing, p, plan.pile_words, showing.say("table.pile"), showing.say("table.cards", n=count),
                       right=True)  # fmt: skip


class PileCountSign:
    """How many cards lie in the own discard pile, on its corner, where there are no words beside it."""

    def __init__(self, showing: Showing) -> None:
        self._showing = showing

    def rect(self) -> QRectF:
        showing, plan = self._showing, self._showing.plan
        if not plan.pile_words.isEmpty() or showing.board.starting or not self._count():
            return QRectF()
        tall = 26 * showing.text
        wide = max(tall, showing.width(str(self._count()), showing.plain(14, bold=True)) + 0.8 * tall)
        return QRectF(plan.pile.right() - wide + 2, plan.pile.top() - 4, wide, tall)

    def paint(self, p: QPainter, rect: QRectF) -> None:
        showing, look = self._showing, self._showing.look
        rounded(
            p,
            rect.adjusted(1, 1, -1, -1),
            rect.height() / 2 - 1,
            look.colour("panel"),
            look.colour("control_border"),
            1.2,
        )
        showing.write(p, rect, str(self._count()), showing.plain(14, bold=True), align=MIDDLE)

    def _count(self) -> int:
        return self._showing.board.size(zones.pile(self._showing.front))


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


def paint_gap(showing: Showing, p: QPainter, rect: QRectF) -> None:
    """The dashed place of a card, or of a pile that is empty."""
    look = showing.look
    p.setBrush(faded(look.colour("panel"), 0.4))
    p.setPen(QPen(faded(look.colour("control_border"), 0.75), 1.4, Qt.PenStyle.DashLine))
    radius = 0.07 * rect.width()
    p.drawRoundedRect(rect, radius, radius)


def _write_two(showing: Showing, p: QPainter, rect: QRectF, first: str, second: str, *, right: bool = False) -> None:
    """Two lines at the top of `rect`."""
    line = 24 * showing.text
    top = QRectF(rect.left(), rect.top() + 0.06 * rect.height(), rect.width(), line)
    side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
    align = side | Qt.AlignmentFlag.AlignVCenter
    showing.write(p, top, first, showing.plain(16, bold=True), align=align)
    showing.write(p, top.translated(0, line), second, showing.plain(14.5), "text_quiet", align)
