"""Where everything lies that belongs to the player in front: the street, what is chosen over it, the hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from duckgames.games.duck_town.view.faces import ASPECT, card_size
from duckgames.games.duck_town.view.rivals_layout import Measures
from duckgames.games.duck_town.view.role_faces import POWER

SHARE: Final = 0.1
"""Between two buildings of the street, in card widths."""

SPREAD: Final = 0.25
"""How much farther apart they lie where there is room, in card widths."""

STEP: Final = 0.2
"""Between two rows of the street, in card widths."""

ROLE_GAP: Final = 6.0
"""Pixels between two own roles."""

MOST_ROLES: Final = 7
"""So many roles are picked from at most."""

LEAST_PILE: Final = 0.42
"""Roles that would be less tall than this share of their panel leave their powers to its heading."""

POWER_LINE: Final = 14.5
"""A line of words under a role, in pixels at 100 % text."""

NAME_LINE: Final = 15.5
"""The same where there is room for its name alone."""

RING: Final = 6
"""Pixels between a role and the words under it that the ring of the keyboard takes."""

NARROW: Final = 0.75
"""Below this scale two own roles are a little smaller than the cards of the hand."""


@dataclass(frozen=True)
class StreetPlan:
    """The own town on its ground, `seam` where the paving begins, `places` where buildings go.

    `me` is the face and name, `purse` and `colours` the chips under it.
    """

    street: QRectF
    seam: float
    me: QRectF
    purse: QRectF
    colours: QRectF
    town: QRectF
    card: QSizeF
    places: tuple[QRectF, ...]


@dataclass(frozen=True)
class ChoicePlan:
    """A panel over the street, for cards of which one is chosen; `chosen_from` is the room of those cards.

    `pile_room` is that of roles to pick from, with words under them where the cards are small.
    """

    choice: QRectF
    chosen_from: QRectF
    choice_card: QSizeF
    pile_room: QRectF
    pile_card: QSizeF


@dataclass(frozen=True)
class HandPlan:
    """The lowest row: `roles` is where the own role cards lie, `words` what is said of the role in play.

    The hand has all the room beside the deck; `tray` takes its end while cards are chosen for an exchange.
    """

    roles: QRectF
    role: QSizeF
    words: QRectF
    hand: QRectF
    hand_card: QSizeF
    tray: QRectF
    tray_card: QSizeF
    deck: QRectF


def plan_street(street: QRectF, card: QSizeF, target: int, m: Measures, rows: int = 1) -> StreetPlan:
    """The owner at the left, then as many places as finish a town, in one row or two."""
    me, purse, colours = _owner(street, m)
    across = -(-target // rows)
    start = purse.right() + max(10.0, 28 * m.scale)
    spare = max(0.0, street.right() - 8 - start - across * round(card.width() * (1 + SHARE)))
    # At most a third of a card: the street begins beside its owner. On a wide table it spreads a little.
    pitch = round(card.width() * (1 + SHARE) + min(SPREAD * card.width(), 0.7 * spare / across))
    spare = max(0.0, street.right() - 8 - start - across * pitch)
    start = round(start + min(0.3 * spare, 0.3 * card.width()))
    step = card.height() + round(STEP * card.width()) if rows > 1 else 0
    tall = card.height() + (rows - 1) * step
    low = min(0.2 * street.height(), street.height() - tall - 8)
    lowest = street.top() + 0.62 * (street.height() - tall)
    top = round(max(street.top() + 6, min(street.bottom() - low - tall, lowest)))
    town = QRectF(start, top, street.right() - 8 - start, tall)
    places = tuple(QRectF(QPointF(start + n % across * pitch, top + n // across * step), card) for n in range(target))
    seam = round(town.bottom() - 0.06 * card.height())
    return StreetPlan(street, seam, me, purse, colours, town, card, places)


def _owner(street: QRectF, m: Measures) -> tuple[QRectF, QRectF, QRectF]:
    pad = max(7.0, 24 * m.scale - 30 * max(0.0, 0.8 - m.scale))
    wide = max(198 * m.scale, 112 * m.text, 116)
    room = QRectF(street.left() + pad, street.top() + 0.75 * pad, wide, street.height() - 1.5 * pad)
    gap = max(4.0, 12 * m.scale - 8 * max(0.0, 1 - m.scale))
    low = min(max(min(64 * m.scale, 0.26 * room.height()), 34 * m.text), 0.3 * room.height())
    colours = QRectF(room.left(), room.bottom() - low, wide, low)
    purse = QRectF(room.left(), colours.top() - gap - low, wide, low)
    return QRectF(room.left(), room.top(), wide, purse.top() - gap - room.top()), purse, colours


def plan_choice(plan: StreetPlan, m: Measures, unit: float) -> ChoicePlan:
    """The panel over all of the street but its owner."""
    left, right = plan.town.left() - 0.12 * plan.card.width(), plan.street.right() - 6
    choice = QRectF(left, plan.street.top() + 5, right - left, plan.street.height() - 10)
    pad = max(6.0, 12 * m.scale)
    room = choice.adjusted(pad, 26 * m.text, -pad, -pad)
    card = card_size(int(min(room.height() / ASPECT, room.width() / 3.6)))
    if card.width() >= POWER * unit and MOST_ROLES * card.width() * 1.04 <= room.width():
        return ChoicePlan(choice, room, card, room, card)
    # The words of the powers go under the cards, if that leaves them large enough to be told.
    words = RING + (3 if room.width() > MOST_ROLES * 150 * m.text else 4) * POWER_LINE * m.text
    tall = choice.height() - 2 * pad - words
    if tall < LEAST_PILE * choice.height():
        words = RING + NAME_LINE * m.text
        tall = room.height() - words
    elif tall - 20 * m.text > 0.62 * choice.height():
        tall -= 20 * m.text
    pile = card_size(int(min(tall / ASPECT, room.width() / (1.06 * MOST_ROLES))))
    top = choice.bottom() - pad - words - pile.height()
    return ChoicePlan(choice, room, card, QRectF(room.left(), top, room.width(), pile.height()), pile)


def plan_hand(room: QRectF, card: QSizeF, m: Measures) -> HandPlan:
    """From the left: the own roles, words, the hand, the deck."""
    gap = max(8.0, 22 * m.scale)
    top = room.top() + min(0.6 * max(0.0, room.height() - card.height()), 0.5 * card.height())
    role = card_size(int(card.width() * (0.84 if m.roles > 1 and m.scale < NARROW else 1.0)))
    wide = m.roles * (role.width() + ROLE_GAP) - ROLE_GAP
    roles = QRectF(room.left() + 4, top + card.height() - role.height(), wide, role.height())
    words = QRectF(roles.right() + 0.7 * gap, top, max(150 * m.scale, 88 * m.text), card.height())
    paper = max(3.0, 0.1 * card.width())
    deck = QRectF(QPointF(room.right() - card.width() - paper, top), card)
    tray_card = card_size(int(0.5 * card.width()))
    tray_wide = 1.25 * tray_card.width()
    tray = QRectF(deck.left() - gap - tray_wide, top, tray_wide, tray_card.height())
    hand = QRectF(words.right() + gap, top, deck.left() - gap - words.right() - gap, card.height())
    return HandPlan(roles, role, words, hand, card, tray, tray_card, deck)
