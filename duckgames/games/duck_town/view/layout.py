"""Where everything lies on the table, for every size of the window and number of players: pure geometry."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from duckgames.games.duck_town.view.faces import ASPECT, card_size
from duckgames.games.duck_town.view.rivals_layout import Measures, RivalPlan, plan_rivals, rivals_height

WIDE: Final = 1440
"""From this width on, log and card in focus have a column of their own."""

LEAST_LOG: Final = 130
STREET: Final = 146.0
"""Pixels: a card of the own street at 1920 x 1080."""

SHARE: Final = 0.1
"""Between two buildings of the street, in card widths."""

TWO_ROLES: Final = 3
"""With so many players or fewer everybody has two roles."""

LIFT: Final = 4.0
"""Pixels over the hand, for the card that rises under the mouse."""

ROLE_GAP: Final = 6.0
"""Pixels between two own roles."""

ROLES: Final = 8
MOST_ROLES: Final = 7
"""So many roles are picked from at most."""

LEAST_PILE: Final = 0.42
"""Roles that would be less tall than this share of their panel leave their powers to the card in focus."""

POWER_LINE: Final = 14.5
"""A line of words under a role, in pixels at 100 % text."""


@dataclass(frozen=True)
class Plan:
    """The whole table. `unit` is the scale of words and lines, never below 1; `scale` that of cards and room.

    strip:    the panel of the called roles, `cells` the place of each, `face_down` the pile beside them.
    street:   the own town on its ground, `seam` where the paving begins, `places` where buildings go; `me` is the
              face and name, `purse` and `colours` the chips under it.
    speech:   where the speech strip of the page lies.
    hand:     all the room beside the deck; `tray` takes its end while cards are chosen for an exchange.
    roles:    where the own role cards lie, `words` what is said of the role.
    choice:   a panel over the street, for cards of which one is chosen; `chosen_from` is the room of those cards,
              `pile_room` that of roles to pick from, with words under them where the cards are small.
    """

    unit: float
    scale: float
    rivals: tuple[RivalPlan, ...]
    strip: QRectF
    cells: tuple[QRectF, ...]
    face_down: QRectF
    street: QRectF
    seam: float
    me: QRectF
    purse: QRectF
    colours: QRectF
    town: QRectF
    card: QSizeF
    places: tuple[QRectF, ...]
    speech: QRectF
    roles: QRectF
    role: QSizeF
    words: QRectF
    hand: QRectF
    hand_card: QSizeF
    tray: QRectF
    tray_card: QSizeF
    deck: QRectF
    choice: QRectF
    chosen_from: QRectF
    choice_card: QSizeF
    pile_room: QRectF
    pile_card: QSizeF
    log: QRectF
    focus: QRectF


def make_plan(size: QSizeF, seats: int, text: float, target: int, speech: float) -> Plan:
    """Lays the table out; `text` is the text scale, `target` how many buildings end the match.

    `speech` is how tall the speech strip is.
    """
    return _Planner(size, seats, text, target, speech).plan()


class _Planner:
    """Works out a plan from the outside in."""

    def __init__(self, size: QSizeF, seats: int, text: float, target: int, speech: float) -> None:
        self.size = size
        self.seats = seats
        self.target = target
        self.speech = speech
        self.scale = max(0.5, min(2.0, size.width() / 1920, size.height() / 1012))
        self.unit = max(1.0, min(size.width() / 1920, size.height() / 1012, 2.0))
        self.text = text * self.unit
        self.side = round((24 if size.width() >= WIDE else 14) * self.unit)
        self.between = round(max(7.0, 16 * self.scale - max(0.0, 18 * (0.8 - self.scale))))

    def plan(self) -> Plan:
        low = round(max(8.0, 18 * self.scale))
        inner = QRectF(0, 0, self.size.width(), self.size.height()).adjusted(self.side, low, -self.side, -low)
        left, log, focus = self._columns(inner)
        tall, strip_height = rivals_height(self.seats - 1, left.width(), self.scale, self.text), self._strip_height()
        room = left.height() - tall - strip_height - self.speech - 4 * self.between
        card, hand_card, street_height = self._cards(room, left)
        spare = max(0.0, room - street_height - hand_card.height() - LIFT)
        # In a tall window the width keeps the cards small: rivals get more of it, then the street.
        tall += min(round(0.5 * spare), tall)
        rivals = QRectF(left.left(), left.top(), left.width(), tall)
        strip = QRectF(left.left(), rivals.bottom() + self.between, left.width(), strip_height)
        street = QRectF(left.left(), strip.bottom() + self.between, left.width(), street_height)
        street.setHeight(street_height + min(round(0.5 * spare), 0.8 * card.height()))
        speech = QRectF(left.left(), street.bottom() + self.between, left.width(), self.speech)
        bottom = QRectF(left.left(), speech.bottom() + self.between, left.width(), 0)
        bottom.setBottom(left.bottom())
        return self._filled(rivals, strip, street, speech, bottom, card, hand_card, log, focus)

    def _filled(
        self,
        rivals: QRectF,
        strip: QRectF,
        street: QRectF,
        speech: QRectF,
        bottom: QRectF,
        card: QSizeF,
        hand_card: QSizeF,
        log: QRectF,
        focus: QRectF,
    ) -> Plan:
        cells, face_down = self._cells(strip)
        me, purse, colours = self._self(street)
        town, places = self._street(street, card, max(me.right(), purse.right()))
        roles, role, words, hand, tray, tray_card, deck = self._bottom(bottom, hand_card)
        choice = QRectF(town.left() - 0.12 * card.width(), street.top() + 5, 0, street.height() - 10)
        choice.setRight(street.right() - 6)
        room, choice_card, pile_room, pile_card = self._choice(choice)
        measures = Measures(self.scale, self.text, 2 if self.seats <= TWO_ROLES else 1)
        return Plan(
            unit=self.unit,
            scale=self.scale,
            rivals=plan_rivals(rivals, self.seats - 1, measures),
            strip=strip,
            cells=cells,
            face_down=face_down,
            street=street,
            seam=round(town.bottom() - 0.06 * card.height()),
            me=me,
            purse=purse,
            colours=colours,
            town=town,
            card=card,
            places=places,
            speech=speech,
            roles=roles,
            role=role,
            words=words,
            hand=hand,
            hand_card=hand_card,
            tray=tray,
            tray_card=tray_card,
            deck=deck,
            choice=choice,
            chosen_from=room,
            choice_card=choice_card,
            pile_room=pile_room,
            pile_card=pile_card,
            log=log,
            focus=focus,
        )

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

    # The own street.

    def _self(self, street: QRectF) -> tuple[QRectF, QRectF, QRectF]:
        pad = max(7.0, 24 * self.scale - 30 * max(0.0, 0.8 - self.scale))
        wide = max(198 * self.scale, 112 * self.text, 116)
        room = QRectF(street.left() + pad, street.top() + 0.75 * pad, wide, street.height() - 1.5 * pad)
        gap = max(4.0, 12 * self.scale - 8 * max(0.0, 1 - self.scale))
        low = min(max(min(64 * self.scale, 0.26 * room.height()), 34 * self.text), 0.3 * room.height())
        colours = QRectF(room.left(), room.bottom() - low, wide, low)
        purse = QRectF(room.left(), colours.top() - gap - low, wide, low)
        me = QRectF(room.left(), room.top(), wide, purse.top() - gap - room.top())
        return me, purse, colours

    def _street(self, street: QRectF, card: QSizeF, left: float) -> tuple[QRectF, tuple[QRectF, ...]]:
        pitch = round(card.width() * (1 + SHARE))
        start = left + max(10.0, 28 * self.scale)
        wide = street.right() - 8 - start
        spare = max(0.0, wide - self.target * pitch)
        # At most a third of a card: the street begins beside its owner.
        start += min(0.3 * spare, 0.3 * card.width())
        low = min(0.2 * street.height(), street.height() - card.height() - 8)
        top = street.bottom() - low - card.height()
        top = max(street.top() + 6, min(top, street.top() + 0.62 * (street.height() - card.height())))
        town = QRectF(round(start), round(top), street.right() - 8 - round(start), card.height())
        places = tuple(QRectF(QPointF(town.left() + n * pitch, town.top()), card) for n in range(self.target))
        return town, places

    # The bottom row.

    def _bottom(self, room: QRectF, card: QSizeF) -> tuple[QRectF, QSizeF, QRectF, QRectF, QRectF, QSizeF, QRectF]:
        gap = max(8.0, 22 * self.scale)
        spare = max(0.0, room.height() - card.height())
        top = room.top() + min(0.6 * spare, 0.5 * card.height())
        two = self.seats <= TWO_ROLES
        role = card_size(int(card.width() * (0.84 if two and self.scale < 0.75 else 1.0)))
        wide = role.width() * (2 if two else 1) + (ROLE_GAP if two else 0)
        roles = QRectF(room.left() + 4, top + card.height() - role.height(), wide, role.height())
        words = QRectF(roles.right() + 0.7 * gap, top, max(150 * self.scale, 88 * self.text), card.height())
        paper = max(3.0, 0.1 * card.width())
        deck = QRectF(QPointF(room.right() - card.width() - paper, top), card)
        tray_card = card_size(int(0.5 * card.width()))
        tray_wide = 1.25 * tray_card.width()
        tray = QRectF(deck.left() - gap - tray_wide, top, tray_wide, tray_card.height())
        hand = QRectF(words.right() + gap, top, deck.left() - gap - words.right() - gap, card.height())
        return roles, role, words, hand, tray, tray_card, deck

    def _choice(self, choice: QRectF) -> tuple[QRectF, QSizeF, QRectF, QSizeF]:
        """The room of the cards to choose from and how large they are; the same for the roles of a draft."""
        pad = max(6.0, 12 * self.scale)
        room = choice.adjusted(pad, 26 * self.text, -pad, -pad)
        card = card_size(int(min(room.height() / ASPECT, room.width() / 3.6)))
        if card.width() >= 160 * self.unit and MOST_ROLES * card.width() * 1.04 <= room.width():
            return room, card, room, card
        # The words of the powers go under the cards, if that leaves them large enough to be told.
        lines = 3 if room.width() > MOST_ROLES * 150 * self.text else 4
        words = lines * POWER_LINE * self.text
        tall = choice.height() - 2 * pad - words
        if tall < LEAST_PILE * choice.height():
            words, tall = 0.0, room.height()
        elif tall - 20 * self.text > 0.62 * choice.height():
            tall -= 20 * self.text
        pile = card_size(int(min(tall / ASPECT, room.width() / (1.06 * MOST_ROLES))))
        top = choice.bottom() - pad - words - pile.height()
        return room, card, QRectF(room.left(), top, room.width(), pile.height()), pile
