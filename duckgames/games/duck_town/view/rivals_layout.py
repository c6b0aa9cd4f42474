"""Where everything lies in the panels of the rivals: pure geometry."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from duckgames.games.duck_town.view.faces import ASPECT, TINY, card_size

SHARE: Final = 0.05
"""Between two buildings of a rival, in card widths."""

PLACES: Final = 7
"""Buildings that lie side by side without overlapping, and the places that are drawn."""

PANELS: Final = 5
STATS: Final = 106.0
"""Pixels at 100 % text: a coin, two figures, a hand to be pressed and two more figures."""

HAND: Final = 30.0
"""Pixels at 100 % text: how broad the hand of a rival is, to be pressed."""

LEAST_TOWN: Final = 110.0
"""Pixels: seven buildings as specks of colour."""

LEAST_PANEL: Final = 270.0
"""So many rivals have panels side by side only where each is as wide."""

QUAY: Final = 6.0
"""The line the buildings stand on, in pixels at 1920 x 1080."""


class Shape(Enum):
    """How a rival is shown."""

    PANEL = "panel"
    """Who it is above the town."""
    LANE = "lane"
    """Who it is at the left of the town."""


FRAME: Final = 4.0
"""Pixels: how far a frame stands out."""


@dataclass(frozen=True)
class RivalPlan:
    """One rival: where its face, words, cards and roles lie; `built` is empty where the count stands in `stats`."""

    shape: Shape
    panel: QRectF
    avatar: QRectF
    name: QRectF
    stats: QRectF
    hand: QRectF
    built: QRectF
    roles: tuple[QRectF, ...]
    pile: QRectF
    town: QRectF
    card: QSizeF
    quay: QRectF
    fit: float
    """The scale of what stands in `stats`: purse, hand and numbers stay side by side, however large letters are."""

    @property
    def head(self) -> QRectF:
        """Face, name and numbers: what is pressed to see the town large."""
        return self.avatar.united(self.name)


@dataclass(frozen=True)
class Measures:
    """What rivals are drawn with: the scale of room, of words, and how many roles each has."""

    scale: float
    text: float
    roles: int

    @property
    def pad(self) -> float:
        return round(max(6.0, 14 * self.scale))

    @property
    def line(self) -> float:
        """A line of words."""
        return round(20 * self.text)

    @property
    def face(self) -> float:
        """How tall a head is: as two lines of words."""
        return max(2 * self.line, round(52 * self.scale))

    @property
    def avatar(self) -> float:
        """The side of a face: larger letters do not make it larger."""
        return min(self.face, max(round(52 * self.scale), 42.0))


def shape_of(rivals: int, width: float) -> tuple[Shape, int]:
    """How so many rivals are shown, and in how many rows; `width` is their room in pixels at 100 % text."""
    if rivals in (3, 4) or (rivals == PANELS and width >= PANELS * LEAST_PANEL):
        return Shape.PANEL, 1
    return Shape.LANE, 1 if rivals < 3 else 2


def rivals_height(rivals: int, width: float, scale: float, text: float) -> float:
    """How tall the row or rows of rivals are."""
    measures = Measures(scale, text, 1)
    wanted = 203 * scale - max(0.0, 130 * (0.8 - scale))
    shape, rows = shape_of(rivals, width / text)
    if shape is Shape.PANEL:
        return round(max(wanted, measures.face + 2 * measures.pad + 42))
    if rows == 1:
        return round(max(0.9 * wanted, measures.face + measures.pad + 6))
    lane = max(0.54 * wanted, measures.face + 0.7 * measures.pad)
    return round(rows * lane + (rows - 1) * gap_between(scale))


def gap_between(scale: float) -> float:
    """Between two rivals."""
    return round(max(6.0, 14 * scale))


def plan_rivals(room: QRectF, rivals: int, measures: Measures, lanes: int | None = None) -> tuple[RivalPlan, ...]:
    """The rivals in their order round the table, from the left, then the next row; `lanes` of them side by side."""
    shape, rows = shape_of(rivals, room.width() / measures.text)
    if lanes is not None:
        shape, rows = Shape.LANE, -(-rivals // lanes)
    across = -(-rivals // rows)
    gap = gap_between(measures.scale)
    size = QSizeF((room.width() - gap * (across - 1)) / across, (room.height() - gap * (rows - 1)) / rows)
    plans = []
    for n in range(rivals):
        corner = QPointF(n % across * (size.width() + gap), n // across * (size.height() + gap))
        panel = QRectF(room.topLeft() + corner, size)
        plans.append(_panel(panel, measures) if shape is Shape.PANEL else _lane(panel, measures))
    return tuple(plans)


def _panel(panel: QRectF, m: Measures) -> RivalPlan:
    inner = panel.adjusted(m.pad, 0.8 * m.pad, -m.pad, -0.7 * m.pad)
    head = QRectF(inner.left(), inner.top(), inner.width(), m.face)
    roles = _chips_right(head, m)
    words = QRectF(head.left() + m.avatar + 0.7 * m.pad, head.top(), 0, m.face)
    words.setRight(roles[0].left() - 4)
    quay = QRectF(inner.left() - 2, inner.bottom() - QUAY * m.scale, inner.width() + 4, QUAY * m.scale)
    below = head.bottom() + 0.5 * m.pad
    built = QRectF(inner.left(), below, inner.width(), m.line)
    least = ASPECT * inner.width() / 8.4
    if quay.top() - 2 - built.bottom() < least:
        built = QRectF()
    else:
        below = built.bottom() + 3
    area = QRectF(inner.left(), below, inner.width(), quay.top() - 1 - below)
    # Prices stand over the buildings while one of them is to be knocked down.
    area.setTop(below + min(11.0, 0.12 * area.height()))
    town, card = _town(area)
    aside = max(0.0, m.pad - 6)
    wider = _town(area.adjusted(-aside, 0, aside, 0))
    if card.width() < TINY * max(1.0, m.scale) <= wider[1].width():
        # A little more makes the pictures of the buildings worth painting.
        town, card = wider
    return _rival(Shape.PANEL, panel, words, built, roles, town, card, quay, m)


def _lane(panel: QRectF, m: Measures) -> RivalPlan:
    tall = panel.height() >= m.face + 2 * m.line + 44 * m.text
    pad = m.pad if tall else 0.7 * m.pad
    inner = panel.adjusted(pad, 0.35 * m.pad, -pad, -0.35 * m.pad)
    least = m.avatar + STATS * m.text + 0.5 * pad + m.roles * (0.8 * m.avatar + 4)
    if tall:
        least = max(m.avatar + 130 * m.text, m.roles * 122 * m.text)
    wide = min(max(least, (0.24 if tall else 0.3) * inner.width()), inner.width() - pad - LEAST_TOWN)
    head = QRectF(inner.left(), inner.top() + 0.3 * m.pad, wide, m.face)
    if not tall:
        head.moveTop(inner.center().y() - m.face / 2)
    words = QRectF(head.left() + m.avatar + 0.6 * pad, head.top(), 0, m.face)
    words.setRight(head.right())
    built = QRectF()
    if tall:
        built = QRectF(head.left(), inner.bottom() - m.line - 0.3 * m.pad, wide, m.line)
        roles = _chips_below(QRectF(head.left(), head.bottom(), wide, built.top() - head.bottom()), m)
    else:
        roles = _discs(head, 0.8 * m.avatar, m.roles)
        words.setRight(roles[0].left() - 4)
    quay = QRectF(head.right() + pad, inner.bottom() - QUAY * m.scale, 0, QUAY * m.scale)
    quay.setRight(inner.right())
    area = QRectF(quay.left() + 2, inner.top(), quay.width() - 4, quay.top() - 1 - inner.top())
    town, card = _town(area)
    quay.setRight(town.right() + 2)
    return _rival(Shape.LANE, panel, words, built, roles, town, card, quay, m)


def _rival(
    shape: Shape,
    panel: QRectF,
    words: QRectF,
    built: QRectF,
    roles: tuple[QRectF, ...],
    town: QRectF,
    card: QSizeF,
    quay: QRectF,
    m: Measures,
) -> RivalPlan:
    half = words.height() / 2
    stats = words.adjusted(0, half, 0, 0)
    fit = min(1.0, stats.width() / (STATS * m.text))
    # The frame round it, while hands are swapped, keeps clear of the name.
    top = stats.top() + FRAME
    hand = QRectF(stats.left() + 48 * m.text * fit, top, HAND * m.text * fit, stats.bottom() - 1 - top)
    stack = card_size(0.62 * m.face)
    pile = QRectF(QPointF(0, 0), stack)
    pile.moveCenter(QPointF(roles[0].left() - 0.1 * stack.width(), roles[0].center().y()))
    left = words.left() - m.avatar - (0.7 if shape is Shape.PANEL else 0.6) * m.pad
    avatar = QRectF(max(panel.left() + 4, left), words.center().y() - m.avatar / 2, m.avatar, m.avatar)
    name = words.adjusted(0, 0, 0, -half)
    return RivalPlan(shape, panel, avatar, name, stats, hand, built, roles, pile, town, card, quay, fit)


def _chips_right(head: QRectF, m: Measures) -> tuple[QRectF, ...]:
    """The role at the right end of the head: with its name where there is room, else only its face."""
    tall = min(0.9 * m.face, 50 * max(m.scale, m.text))
    wide = min(2.9 * tall, 0.36 * head.width())
    if wide < 1.85 * tall:
        wide = tall = 0.86 * m.face
    return (QRectF(head.right() - wide, head.center().y() - tall / 2, wide, tall),)


def _chips_below(room: QRectF, m: Measures) -> tuple[QRectF, ...]:
    """The roles under the head of a tall lane, side by side."""
    gap = 8.0
    tall = min(48 * max(m.scale, m.text), room.height() - 8)
    wide = min((room.width() - gap * (m.roles - 1)) / m.roles, 2.5 * tall)
    return tuple(
        QRectF(room.left() + n * (wide + gap), room.center().y() - tall / 2, wide, tall) for n in range(m.roles)
    )


def _discs(head: QRectF, side: float, roles: int) -> tuple[QRectF, ...]:
    """The roles as faces at the right end of the head."""
    left = head.right() - roles * (side + 4) + 4
    return tuple(QRectF(left + n * (side + 4), head.center().y() - side / 2, side, side) for n in range(roles))


def _town(area: QRectF) -> tuple[QRectF, QSizeF]:
    """The row of buildings at the bottom of `area`, and how large they are."""
    wide = area.width() / (PLACES + (PLACES - 1) * SHARE)
    card = card_size(max(8, int(min(wide, area.height() / ASPECT))))
    row = QRectF(area.left(), area.bottom() - card.height(), area.width(), card.height())
    row.setWidth(min(area.width(), card.width() * (PLACES + (PLACES - 1) * SHARE) + 1))
    return row, card
