"""Where the cells of the one grid lie on the ground in the middle of the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from duckgames.core.places import Cell, Seat, Slot
from duckgames.games.kaczogrod.rules import zones
from duckgames.games.kaczogrod.view.showing import Showing

EDGE: Final = 4.0
GAP: Final = 0.12
"""What belongs to a cell reaches so far beyond it: in pixels, and in cells."""

SAME: Final = 0.03
"""Pixels between two cells: a hundred of them are measured, whose ends lie on whole pixels."""

RectOf = Callable[[Slot], QRectF]
"""Where a cell lies now."""


@dataclass(frozen=True)
class Grid:
    """Where the cells of the one grid lie: the corner of cell (0, 0), the way to the next one, the size of a card."""

    origin: QPointF
    pitch: QPointF
    size: QSizeF

    def rect(self, cell: Cell) -> QRectF:
        return QRectF(self.origin + QPointF(cell[0] * self.pitch.x(), cell[1] * self.pitch.y()), self.size)

    def around(self, cells: Sequence[Cell]) -> QRectF:
        """A rectangle of whole pixels around these cells and the gaps beside them."""
        columns, rows = [column for column, _ in cells], [row for _, row in cells]
        first, last = self.rect((min(columns), min(rows))), self.rect((max(columns), max(rows)))
        return QRectF(
            first.united(last)
            .adjusted(-EDGE, -EDGE, EDGE, EDGE)
            .adjusted(*(each * self.pitch.x() for each in (-GAP, -GAP, GAP, GAP)))
            .toAlignedRect()
        )

    def is_like(self, other: Grid) -> bool:
        """Whether the cells are as large and as far apart, as well as whole pixels tell."""
        return self.size == other.size and (self.pitch - other.pitch).manhattanLength() < SAME


def cells_of(showing: Showing, seat: Seat) -> list[Cell]:
    """The cells of a city as far as it was shown."""
    return [cell for cell in showing.board.table.zones.get(zones.city(seat), {}) if cell is not None]


def grid_of(showing: Showing, rect_of: RectOf) -> Grid:
    """The grid in the middle, seen from the corner of its ground."""
    zone, corner = zones.city(showing.centre), showing.plan.city.topLeft()
    # Far cells tell the way from one to the next better than neighbours, which lie on whole pixels.
    first, far = rect_of(Slot(zone, (0, 0))), rect_of(Slot(zone, (100, 100)))
    pitch = (far.topLeft() - first.topLeft()) / 100
    return Grid(first.topLeft() - corner, pitch, first.size())
