"""Where every place of the table lies now: the layout of a game, arranged for what lies there."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from typing import Final, TypeAlias

from PySide6.QtCore import QPointF, QRectF, QSizeF

from duckgames.core.places import Cell, Slot, Zone
from duckgames.core.presenter import Place
from duckgames.core.table import WHOLE, Table
from duckgames.ui.table.fitting import arrange_grid
from duckgames.ui.table.placement import (
    Arrangement,
    Box,
    Kind,
    Placement,
    Sight,
    arrange_line,
    arrange_sight,
)

Layout: TypeAlias = Mapping[Zone, Placement]
"""All zones of the table, in the order in which Tab visits them."""


DENSE: Final = 0.08
"""Cards of a grid lie hardly apart if the gap is less than that, in card widths."""


class Places:
    """The geometry of one table."""

    def __init__(self) -> None:
        self.layout: Layout = {}
        self.sights: dict[Hashable, Sight] = {}
        """How a person looks at grids that are not fitted, by what `plane_of` says."""
        self._arrangements: dict[Zone, Arrangement] = {}
        self._boxes: dict[Zone, Box] = {}
        """The cells of the cards of grids that share a plane with others."""

    def key(self, place: Place) -> Slot:
        """The one name of a place: its slot; for a zone as a whole and for a pile, the slot without a position."""
        if isinstance(place, Zone):
            return Slot(place)
        placement = self.layout.get(place.zone)
        if placement is not None and placement.kind is Kind.PILE:
            return Slot(place.zone)
        return place

    def key_of_card(self, slot: Slot, table: Table) -> Slot:
        """The key of a card of `table` named by an event: without a position, the topmost."""
        placement = self.layout.get(slot.zone)
        if slot.at is None and placement is not None and placement.kind in (Kind.ROW, Kind.FAN):
            return Slot(slot.zone, max(0, table.size(slot.zone) - 1))
        return self.key(slot)

    def rect_of(self, place: Place) -> QRectF:
        """Where a place lies; empty if its zone has no placement."""
        slot = self.key(place)
        arrangement, box = self._arrangements.get(slot.zone), self._boxes.get(slot.zone)
        if arrangement is None:
            return QRectF()
        if slot.at is not None or box is None:
            return arrangement.rect_of(slot)
        # Of several grids on one plane each is where its own cards lie.
        first, last = (arrangement.rect_of(Slot(slot.zone, cell)) for cell in box.corners)
        return first.united(last) & arrangement.placement.area

    def seen_of(self, place: Place) -> QRectF:
        """The part of `rect_of` that is in view."""
        rect, placement = self.rect_of(place), self.layout.get(self.key(place).zone)
        return rect & placement.area if placement is not None and placement.zoom is not None else rect

    def size_in(self, zone: Zone) -> QSizeF:
        """The size of cards in a zone; empty if it has no placement."""
        arrangement = self._arrangements.get(zone)
        return QSizeF() if arrangement is None else arrangement.size

    def card_of(self, slot: Slot) -> QSizeF:
        """How large a card is at a place: the place itself, but for a whole grid."""
        placement = self.layout.get(slot.zone)
        whole = placement is not None and placement.kind is Kind.GRID and slot.at is None
        return self.size_in(slot.zone) if whole else self.rect_of(slot).size()

    def is_dense(self, slot: Slot) -> bool:
        """Whether cards lie there hardly apart, so that nothing of one may reach over the next."""
        placement = self.layout.get(slot.zone)
        return placement is not None and placement.kind is Kind.GRID and placement.gap < DENSE * placement.card.width()

    def cell_at(self, point: QPointF) -> Slot | None:
        """The cell of a grid or the spot under a point, with or without a card."""
        for zone, arrangement in self._arrangements.items():
            at = arrangement.place_at(point)
            if at is not None:
                return Slot(zone, at)
        return None

    def zone_at(self, point: QPointF) -> Slot | None:
        """The pile or other zone whose place is under a point; grids have their cells instead."""
        for zone, placement in self.layout.items():
            if placement.shown and placement.kind not in (Kind.GRID, Kind.SPOTS) and self.rect_of(zone).contains(point):
                return Slot(zone)
        return None

    def is_seen(self, slot: Slot, point: QPointF) -> bool:
        placement = self.layout.get(slot.zone)
        return placement is None or placement.zoom is None or placement.area.contains(point)

    def arrange(self, table: Table, offered: Iterable[Slot], zones: Iterable[Zone] | None = None) -> bool:
        """Works out where all places of `zones` (None: all) lie; True if any lies elsewhere now."""
        old = dict(self._arrangements)
        if zones is None:
            self._arrangements = {zone: each for zone, each in old.items() if zone in self.layout}
        cells: dict[Zone, list[Cell]] = {}
        for slot in offered:
            if isinstance(slot.at, tuple):
                cells.setdefault(slot.zone, []).append(slot.at)
        for zone in self.layout if zones is None else zones:
            placement = self.layout.get(zone)
            if placement is None:
                continue
            if placement.kind is Kind.GRID:
                self._arrange_plane(self.on_plane(zone), table, cells)
            else:
                self._arrangements[zone] = arrange_line(placement, len(table.zones.get(zone, {}).get(WHOLE, ())))
        return self._arrangements != old

    def on_plane(self, zone: Zone) -> tuple[Zone, ...]:
        """The grids that share their cells with `zone`, and itself."""
        plane = self.layout[zone].plane
        return tuple(each for each, other in self.layout.items() if other.plane == plane) if plane else (zone,)

    def plane_of(self, zone: Zone) -> Hashable:
        """What `sights` know the grid by: its plane, or itself."""
        return self.layout[zone].plane or zone

    def _arrange_plane(self, grids: tuple[Zone, ...], table: Table, offered: Mapping[Zone, list[Cell]]) -> None:
        placement, before = self.layout[grids[0]], self._arrangements.get(grids[0])
        taken = [cell for zone in grids for cell in table.zones.get(zone, {}) if cell is not None]
        wanted = [cell for zone in grids for cell in offered.get(zone, ())]
        sight = self.sights.get(self.plane_of(grids[0]))
        found = arrange_grid(placement, taken, wanted, before) if sight is None else arrange_sight(placement, sight)
        self._arrangements.update(dict.fromkeys(grids, found))
        for zone in grids:
            box = Box.around(cell for cell in table.zones.get(zone, {}) if cell is not None)
            if len(grids) > 1 and box is not None:
                self._boxes[zone] = box
            else:
                self._boxes.pop(zone, None)

    def arrangement(self, zone: Zone) -> Arrangement | None:
        """Where the places of a zone lie."""
        return self._arrangements.get(zone)

    def forget_arrangements(self) -> None:
        """Grids are fitted from scratch next time."""
        self._arrangements.clear()
