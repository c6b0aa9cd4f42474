"""The rows of a table that is taller than wide: pure geometry."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF, QSizeF

from duckgames.games.duck_town.view.faces import ASPECT, card_size
from duckgames.games.duck_town.view.own_layout import SHARE
from duckgames.games.duck_town.view.rivals_layout import Measures, gap_between

LIFT: Final = 4.0
"""Pixels over the hand, for the card that rises under the mouse."""

CARD: Final = 172.0
"""Pixels at 1080 x 1920: a card of the own street at most."""

STREET: Final = 2 * ASPECT + 0.5
"""How tall a street of two rows is, in card widths."""

LANE: Final = 158.0
"""Pixels at 1080 x 1920: how tall a lane with a town across the whole table is at most."""

LEAST_LANE: Final = 104.0
"""Lower lanes of that kind lie side by side."""

LEAST_PANELS: Final = 160.0
"""Pixels at 100 % text: log and card in focus are left out where they would be lower."""


@dataclass(frozen=True)
class Rows:
    """The rows of a table; `across` rivals lie side by side, None: as many as their number asks for."""

    rivals: QRectF
    across: int | None
    strip: QRectF
    street: QRectF
    speech: QRectF
    bottom: QRectF
    log: QRectF
    focus: QRectF
    card: QSizeF
    hand_card: QSizeF


def plan_rows(inner: QRectF, rivals: int, strip: float, speech: float, between: float, m: Measures) -> Rows:
    """Rivals, strip, street, speech and hand from the top down; what is left goes to log and card in focus.

    `strip` and `speech` are how tall these rows are.
    """
    across = 1 if rivals <= 3 else 2
    lanes, gap = -(-rivals // across), gap_between(m.scale)
    least = max(m.face + 0.7 * m.pad, 62 * m.text)
    room = inner.height() - strip - speech - 4 * between - LIFT
    card, hand = _cards(room - lanes * (least + gap), inner.width(), m)
    spare = room - STREET * card.width() - hand.height()
    unit = inner.width() / 1052
    if spare >= rivals * (max(least, LEAST_LANE * unit) + gap):
        across, lanes = 1, rivals
    tall = min(spare, lanes * ((LANE if across == 1 else 0.75 * LANE) * unit + gap) - gap)
    panels = spare - tall - between
    if panels < LEAST_PANELS * m.text:
        tall, panels = spare, 0.0
    heights = (tall, strip, STREET * card.width(), speech, hand.height() + LIFT)
    top, calls, street, words, bottom = _stacked(inner, heights, between)
    low = QRectF(inner.left(), inner.bottom() - panels, inner.width(), panels)
    half = low.width() / 2 - between / 2
    log = low.adjusted(0, 0, -low.width() + half, 0) if panels else QRectF()
    focus = low.adjusted(low.width() - half, 0, 0, 0) if panels else QRectF()
    return Rows(top, across, calls, street, words, bottom, log, focus, card, hand)


def _cards(room: float, width: float, m: Measures) -> tuple[QSizeF, QSizeF]:
    """How large cards of street and hand are in what rivals leave of the height."""
    beside = max(198 * m.scale, 112 * m.text, 116) + 70 * m.scale
    wide = (width - beside) / (4.3 * (1 + SHARE))
    most = min(CARD * width / 1052, wide, room / (STREET + ASPECT))
    hand = (width - max(150 * m.scale, 88 * m.text) - 110 * m.scale - 24) / (m.roles + 3.2)
    return card_size(int(most)), card_size(int(min(most, hand)))


def _stacked(inner: QRectF, heights: tuple[float, ...], between: float) -> list[QRectF]:
    rects, top = list[QRectF](), inner.top()
    for height in heights:
        rects.append(QRectF(inner.left(), top, inner.width(), height))
        top += height + between
    return rects
