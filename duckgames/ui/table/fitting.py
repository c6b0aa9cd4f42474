"""Fits a grid into its area, and so that no cell of it lies under what the game lays over the corners."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from math import floor
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from duckgames.core.places import Cell
from duckgames.ui.table.placement import Arrangement, Box, Placement, Sight, arrange_sight

SMALLER: Final = 0.97
"""By this factor the cards shrink, again and again, until everything is clear."""

LEAST: Final = 0.7
"""Cards shrink no further than that for it: then what lies over them must be borne."""

SMALLEST: Final = 0.01
"""In an area that has no room at all, as before a window is shown, cards have a size all the same."""

SHARES: Final = (0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9, 0.0, 1.0)
"""How the free room is parted between the two sides of the grid, the best first."""

WORTH_IT: Final = 1.1
"""A grid zooms in again only if its cards become larger by this factor: it should lie still."""


def arrange_grid(
    placement: Placement, cells: Iterable[Cell], offered: Iterable[Cell], before: Arrangement | None
) -> Arrangement:
    """A grid with cards on `cells` and places on `offered`; as `before` as long as all that is needed is in view.

    One that can be zoomed shrinks its cards no further than that allows: the rest lies outside of the area.
    """
    cells = list(cells)
    offered = list(offered)
    cards = Box.around(cells)
    needed = Box.around(offered)
    for box in (placement.home, None if cards is None else cards.grown(placement.ring)):
        needed = box if needed is None else needed.united(box)
    if needed is None:
        needed = Box(0, 0, 0, 0)
    scale = max(SMALLEST, min(1.0, _scale(placement, needed)))
    if placement.zoom is not None:
        scale = max(scale, placement.zoom[0])
    shown = ringed(cells, placement.ring).union(offered)
    if before is not None and before.placement == placement and _in_view(before, needed) and is_clear(before, shown):
        worth_it = before.size.width() * WORTH_IT < placement.card.width() * scale
        if not worth_it:
            return before
    return arrange_sight(placement, clear_sight(placement, shown, needed, scale))


def ringed(cells: Collection[Cell], ring: int) -> set[Cell]:
    """The cells and, where free cells are to be in view, those that touch them."""
    steps = ((0, 0), (0, -1), (1, 0), (0, 1), (-1, 0)) if ring else ((0, 0),)
    return {(column + right, row + down) for column, row in cells for right, down in steps}


def is_clear(arrangement: Arrangement, cells: Collection[Cell]) -> bool:
    """Whether none of these cells lies under what covers the area in part."""
    return not any(_covers(arrangement, rect, cells) for rect in arrangement.placement.covered)


def clear_sight(placement: Placement, cells: Collection[Cell], box: Box, scale: float) -> Sight:
    """How to look at the grid so that all of `box` is in view and `cells` are clear, as large as that can be."""
    first = _sight(placement, box, scale, 0.5, 0.5)
    if not placement.covered:
        return first
    least = scale * LEAST if placement.zoom is None else max(placement.zoom[0], scale * LEAST)
    while scale >= least:
        for down in SHARES[:3]:
            for right in SHARES:
                sight = _sight(placement, box, scale, right, down)
                if is_clear(arrange_sight(placement, sight), cells):
                    return sight
        scale *= SMALLER
    return first


def _sight(placement: Placement, box: Box, scale: float, right: float, down: float) -> Sight:
    """The box in the area, with these shares of the free room left of it and above it."""
    middle = QPointF(box.left + box.columns / 2, box.top + box.rows / 2)
    pitch = arrange_sight(placement, Sight(scale, middle)).pitch
    free = QPointF(
        max(0.0, placement.area.width() / pitch.x() - box.columns),
        max(0.0, placement.area.height() / pitch.y() - box.rows),
    )
    return Sight(scale, middle + QPointF((0.5 - right) * free.x(), (0.5 - down) * free.y()))


def _covers(arrangement: Arrangement, rect: QRectF, cells: Collection[Cell]) -> bool:
    """Whether `rect` lies over one of the cells."""
    start, end = rect.topLeft() - arrangement.origin, rect.bottomRight() - arrangement.origin
    pitch, size = arrangement.pitch, arrangement.size
    # A cell ends before the gap to the next one.
    columns = range(floor((start.x() - size.width()) / pitch.x()) + 1, floor(end.x() / pitch.x()) + 1)
    rows = range(floor((start.y() - size.height()) / pitch.y()) + 1, floor(end.y() / pitch.y()) + 1)
    return any((column, row) in cells for column in columns for row in rows)


def _scale(placement: Placement, box: Box) -> float:
    """How much the cards of `box` must shrink (below 1) or could grow to fill the area."""
    wide = box.columns * placement.card.width() + (box.columns - 1) * placement.gap
    high = box.rows * placement.card.height() + (box.rows - 1) * placement.gap
    return min(placement.area.width() / wide, placement.area.height() / high)


def _in_view(arrangement: Arrangement, box: Box) -> bool:
    first, last = (
        QPointF(c * arrangement.pitch.x(), r * arrangement.pitch.y())
        for c, r in ((box.left, box.top), (box.right, box.bottom))
    )
    corner = arrangement.origin + last
    rect = QRectF(arrangement.origin + first, arrangement.size).united(QRectF(corner, arrangement.size))
    return arrangement.placement.area.adjusted(-1, -1, 1, 1).contains(rect)
