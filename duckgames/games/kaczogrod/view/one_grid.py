"""Where the cells of the one grid lie on the ground in the middle of the table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF

from duckgames.core.places import Cell, Seat, Slot
from duckgames.games.kaczogrod.rules import zones
from duckgames.games.kaczogrod.view.showing import Showing

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
