"""The small picture in a row of the score screen: the stacks a player was left with, side by side."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from duckgames.core.places import Zone
from duckgames.core.table import Stack, Table
from duckgames.games.duck_and_cover.rules.cards import SPLASH
from duckgames.games.duck_and_cover.view.cards import ASPECT, DuckCards, card_size, paper_radius
from duckgames.ui.painting import soft_shadow
from duckgames.ui.sprites import density
from duckgames.ui.theme import Look

GAP: Final = 0.2
"""Between two stacks, in card widths: their papers show at the right."""

MOST: Final = 56.0
"""Pixels: the widest card in a row; in a picture of more than `LARGE` it may be twice as wide."""

LARGE: Final = 180.0


def paint_stacks(p: QPainter, look: Look, cards: DuckCards, table: Table, zone: Zone, rect: QRectF) -> None:
    """The stacks of a pond, the worst first, in as few lines as let them be large, from the left of `rect`."""
    stacks = [stack for cell, stack in table.zones.get(zone, {}).items() if cell is not None and stack]
    if not stacks:
        return
    stacks.sort(key=_splash, reverse=True)
    most = look.px(MOST if rect.height() < look.px(LARGE) else 2 * MOST)
    across, width = max((_fit(len(stacks), lines, rect, most) for lines in (1, 2, 3)), key=lambda fit: fit[1])
    size = card_size(max(8, int(width)))
    pitch = QPointF(size.width() * (1 + GAP), size.height() + size.width() * GAP)
    lines = -(-len(stacks) // across)
    top = rect.center().y() - ((lines - 1) * pitch.y() + size.height()) / 2
    dpr = density(p)
    for n, stack in enumerate(stacks):
        spot = QRectF(QPointF(rect.left() + n % across * pitch.x(), top + n // across * pitch.y()), size)
        spot.moveTo(round(spot.left()), round(spot.top()))
        picture = cards.pixmap(stack, zone, size, dpr)
        soft_shadow(p, spot, paper_radius(size.width()), 0, look.colour("shadow"))
        shown = picture.deviceIndependentSize()
        p.drawPixmap(spot.center() - QPointF(shown.width(), shown.height()) / 2, picture)


def _fit(stacks: int, lines: int, rect: QRectF, most: float) -> tuple[int, float]:
    """How many stacks lie side by side in that many lines, and how wide a card is then."""
    across = -(-stacks // lines)
    wide = rect.width() / (across * (1 + GAP))
    return across, min(most, wide, rect.height() / (lines * (ASPECT + GAP)))


def _splash(stack: Stack) -> int:
    top = stack[-1]
    return 0 if top is None else SPLASH[int(top.id)]
