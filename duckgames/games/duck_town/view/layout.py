"""Where everything lies on the table, for every size of the window and number of players: pure geometry."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from duckgames.games.duck_town.view.faces import ASPECT, card_size
from duckgames.games.duck_town.view.own_layout import (
    SHARE,
    ChoicePlan,
    HandPlan,
    StreetPlan,
    plan_choice,
    plan_hand,
    plan_street,
)
from duckgames.games.duck_town.view.rivals_layout import Measures, RivalPlan, plan_rivals, rivals_height
from duckgames.games.duck_town.view.tall_layout import LIFT, Rows, plan_rows

WIDE: Final = 1440
"""From this width on, log and card in focus have a column of their own."""

LEAST_LOG: Final = 130
STREET: Final = 146.0
"""Pixels: a card of the own street at 1920 x 1080."""

TWO_ROLES: Final = 3
"""With so many players or fewer everybody has two roles."""

ROLES: Final = 8

TALL: Final = 1.2
"""From this height on, in widths, a table has its street in two rows, and log and card in focus under the hand."""


@dataclass(frozen=True)
class Plan(StreetPlan, ChoicePlan, HandPlan):
    """The whole table. `unit` is the scale of words and lines, never below 1; `scale` that of cards and room.

    strip:    the panel of the called roles, `cells` the place of each, `face_down` the pile beside them.
    speech:   where the speech strip of the page lies; `log` and `focus` are other panels of the page, or empty.
    """

    unit: float
    scale: float
    rivals: tuple[RivalPlan, ...]
    strip: QRectF
    cells: tuple[QRectF, ...]
    face_down: QRectF
    speech: QRectF
    log: QRectF
    focus: QRectF


def make_plan(size: QSizeF, seats: int, text: float, target: int, speech: float) -> Plan:
    """Lays the table out; `text` is the text scale, `target` how many buildings end the match.

    `speech` is how tall the speech strip is.
    """
    return _Planner(size, seats, text, target, speech).plan()


def unit_of(size: QSizeF) -> float:
    """The scale of words and lines on a table of this size."""
    drawn = QSizeF(1080, 1750) if _tall(size) else QSizeF(1920, 1012)
    return max(1.0, min(size.width() / drawn.width(), size.height() / drawn.height(), 2.0))


def _tall(size: QSizeF) -> bool:
    return size.height() >= TALL * size.width()


class _Planner:
    """Works out a plan from the outside in."""

    def __init__(self, size: QSizeF, seats: int, text: float, target: int, speech: float) -> None:
        self.size = size
        self.seats = seats
        self.target = target
        self.speech = speech
        self.scale = max(0.5, min(2.0, size.width() / 1920, size.height() / 1012))
        self.unit = unit_of(size)
        self.tall = _tall(size)
        self.text = text * self.unit
        self.measures = Measures(self.scale, self.text, 2 if seats <= TWO_ROLES else 1)
        self.side = round((24 if size.width() >= WIDE else 14) * self.unit)
        self.between = round(max(7.0, 16 * self.scale - max(0.0, 18 * (0.8 - self.scale))))

    def plan(self) -> Plan:
        low = round(max(8.0, 18 * self.scale))
        inner = QRectF(0, 0, self.size.width(), self.size.height()).adjusted(self.side, low, -self.side, -low)
        if self.tall:
            rows = plan_rows(inner, self.seats - 1, self._strip_height(), self.speech, self.between, self.measures)
        else:
            rows = self._rows(inner)
        own = plan_street(rows.street, rows.card, self.target, self.measures, 2 if self.tall else 1)
        cells, face_down = self._cells(rows.strip)
        return Plan(
            unit=self.unit,
            scale=self.scale,
            rivals=plan_rivals(rows.rivals, self.seats - 1, self.measures, rows.across),
            strip=rows.strip,
            cells=cells,
            face_down=face_down,
            speech=rows.speech,
            log=rows.log,
            focus=rows.focus,
            **vars(own),
            **vars(plan_choice(own, self.measures, self.unit)),
            **vars(plan_hand(rows.bottom, rows.hand_card, self.measures)),
        )

    def _rows(self, inner: QRectF) -> Rows:
        """Rivals, strip, street, speech and hand from the top down, log and card in focus beside them."""
        left, log, focus = self._columns(inner)
        tall, strip_height = rivals_height(self.seats - 1, left.width(), self.scale, self.text), self._strip_height()
        room = left.height() - tall - strip_height - self.speech - 4 * self.between
        card, hand_card, street_height = self._cards(room, left)
        spare = max(0.0, room - street_height - hand_card.height() - LIFT)
        # Where the width keeps the cards small rivals get more of the height, then the street.
        tall += min(round(0.5 * spare), tall)
        rivals = QRectF(left.left(), left.top(), left.width(), tall)
        strip = self._below(rivals, strip_height)
        street = self._below(strip, street_height + min(round(0.5 * spare), 0.8 * card.height()))
        speech = self._below(street, self.speech)
        bottom = self._below(speech, left.bottom() - speech.bottom() - self.between)
        return Rows(rivals, None, strip, street, speech, bottom, log, focus, card, hand_card)

    def _below(self, above: QRectF, height: float) -> QRectF:
        return QRectF(above.left(), above.bottom() + self.between, above.width(), height)

    def _columns(self, inner: QRectF) -> tuple[QRectF, QRectF, QRectF]:
        """The room of the table, of the log and of the card in focus."""
        if self.size.width() < WIDE * max(1.0, self.text / self.unit * 0.9):
            return inner, QRectF(), QRectF()
        wide = round(max(240 * self.unit, 312 * self.scale))
        column = inner.adjusted(inner.width() - wide, 0, 0, 0)
        left = inner.adjusted(0, 0, -wide - round(24 * self.scale), 0)
        tall = round(min(0.42 * column.height(), 396 * self.scale * max(1.0, 0.8 * self.text / self.unit)))
        focus = column.adjusted(0, column.height() - tall, 0, 0)
        log = column.adjusted(0, 0, 0, -tall - self.between)
        if log.height() < LEAST_LOG * self.text:
            return left, column, QRectF()
        return left, log, focus

    def _strip_height(self) -> float:
        wanted = 112 * self.scale - max(0.0, 40 * (0.8 - self.scale))
        return round(max(wanted, 38 * self.text + 8, 50))

    def _cards(self, room: float, left: QRectF) -> tuple[QSizeF, QSizeF, float]:
        """How large the cards of the street and of the hand are in what is left, and how tall the street is."""
        small = max(0.0, min(1.0, (1.0 - self.scale) / 0.4))
        ratio, share = 1.04 + 0.09 * small, 1.98 - 0.3 * small
        width = (room - LIFT) / (share + ASPECT * ratio)
        beside = 2 * self.scale * 100 + 60 * self.text
        wide = (left.width() - beside) / ((self.target + 0.4) * (1 + SHARE))
        width = max(56.0, min(width, wide, STREET * self.scale * 1.3))
        card = card_size(int(width))
        return card, card_size(int(width * ratio)), round(share * card.width())

    def _cells(self, strip: QRectF) -> tuple[tuple[QRectF, ...], QRectF]:
        """The places of the roles on the strip, and the pile of roles that lie face down at its end."""
        pad = max(4.0, 8 * self.scale)
        back = card_size(int((strip.height() - 2 * pad - 2) / ASPECT))
        pile = QRectF(QPointF(strip.right() - 1.6 * pad - back.width(), 0), back)
        pile.moveTop(strip.center().y() - back.height() / 2)
        room = strip.adjusted(pad, pad, -(strip.right() - pile.left()) - 1.2 * pad, -pad)
        wide = room.width() / ROLES
        cells = tuple(QRectF(room.left() + n * wide, room.top(), wide, room.height()) for n in range(ROLES))
        return cells, pile
