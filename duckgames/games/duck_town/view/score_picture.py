"""The small picture in a row of the score screen: the buildings of a town, side by side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from duckgames.games.duck_town.view.faces import (
    ASPECT,
    BuildingFace,
    card_size,
    paint_building,
    paint_building_small,
)
from duckgames.ui.painting import soft_shadow
from duckgames.ui.theme import Look

GAP: Final = 0.1
"""Between two buildings, in card widths."""

MOST: Final = 56.0
"""Pixels: the widest card in a row."""

LARGE: Final = 180.0
"""Pixels: the height from which a picture shows whole cards, as wide as they can be up to `WIDEST`."""

WIDEST: Final = 124.0

WORTH: Final = 1.25
"""One more line must make the cards so many times as wide: towns compare best on one."""


def paint_town(p: QPainter, look: Look, rect: QRectF, town: Sequence[BuildingFace], largest: int) -> None:
    """The buildings in their order, from the left of `rect`, in as few lines as let those of the `largest` be large.

    So the cards of all towns of a match are equally wide, and the towns can be compared.
    """
    if not town:
        return
    large = rect.height() >= look.px(LARGE)
    most = look.px(WIDEST if large else MOST)
    paint = paint_building if large else paint_building_small
    across, width = _fit(largest, 1, rect, most)
    for lines in (2, 3):
        fewer, wider = _fit(largest, lines, rect, most)
        if wider >= WORTH * width:
            across, width = fewer, wider
    size = card_size(max(1, int(width)))
    pitch = QPointF(size.width() * (1 + GAP), size.height() + size.width() * GAP)
    lines = -(-len(town) // across)
    top = rect.center().y() - ((lines - 1) * pitch.y() + size.height()) / 2
    for n, face in enumerate(town):
        spot = QRectF(QPointF(rect.left() + n % across * pitch.x(), top + n // across * pitch.y()), size)
        spot.moveTo(round(spot.left()), round(spot.top()))
        soft_shadow(p, spot, 0.1 * size.width(), 0, look.colour("shadow"))
        paint(p, look, spot, face, look.zoom)


def _fit(buildings: int, lines: int, rect: QRectF, most: float) -> tuple[int, float]:
    """How many buildings stand side by side in that many lines, and how wide a card is then."""
    across = -(-buildings // lines)
    wide = (rect.width() - 1) / (across * (1 + GAP) - GAP)
    tall = (rect.height() - 2) / (lines * (ASPECT + GAP) - GAP)
    return across, min(most, wide, tall)
