"""Where places lie: lines, grids without bounds, and grids that lie still."""

import itertools

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF, QSizeF

from duckgames.core.places import Slot, Zone
from duckgames.ui.table import Box, Kind, Placement
from duckgames.ui.table.fitting import arrange_grid
from duckgames.ui.table.placement import Arrangement, arrange_line

ZONE = Zone("pond")
AREA = QRectF(10, 20, 700, 500)
CARD = QSizeF(80, 96)
CELLS = st.sets(st.tuples(st.integers(-9, 9), st.integers(-9, 9)), min_size=1, max_size=12)


def grid(home: Box | None = None, ring: int = 0) -> Placement:
    return Placement(AREA, Kind.GRID, CARD, 12, home, ring)


def rects(arrangement: Arrangement, cells: set[tuple[int, int]]) -> list[QRectF]:
    return [arrangement.rect_of(Slot(ZONE, cell)) for cell in sorted(cells)]


@given(CELLS, CELLS)
def test_a_grid_keeps_all_it_needs_in_its_area_without_overlaps(
    cards: set[tuple[int, int]], offered: set[tuple[int, int]]
) -> None:
    found = rects(arrange_grid(grid(), cards, offered, None), cards | offered)
    assert all(AREA.adjusted(-1, -1, 1, 1).contains(rect) for rect in found)
    assert not any(a.intersects(b) for i, a in enumerate(found) for b in found[:i])


def test_cards_of_a_grid_are_never_larger_than_wanted_and_shrink_where_they_must() -> None:
    assert arrange_grid(grid(), {(0, 0)}, (), None).size == CARD
    assert arrange_grid(grid(), {(0, 0), (15, 0)}, (), None).size.width() < 40


@given(CELLS)
def test_a_grid_lies_still_while_everything_is_in_view(offered: set[tuple[int, int]]) -> None:
    home = Box(-9, -9, 9, 9)
    before = arrange_grid(grid(home), {(0, 0)}, (), None)
    assert arrange_grid(grid(home), {(0, 0)}, offered, before) is before


def test_a_grid_makes_room_ahead_for_its_ring_and_comes_back_to_full_size() -> None:
    first = arrange_grid(grid(Box(0, 0, 3, 2), ring=1), {(0, 0), (3, 2)}, (), None)
    assert arrange_grid(first.placement, {(0, 0), (3, 2)}, {(4, 3), (-1, -1)}, first) is first
    wide = arrange_grid(first.placement, {(0, 0), (12, 2)}, (), first)
    assert wide.size.width() < first.size.width()
    assert arrange_grid(first.placement, {(0, 0), (3, 2)}, (), wide).size == first.size


@given(CELLS)
def test_a_point_in_a_cell_finds_it_and_one_in_a_gap_does_not(cells: set[tuple[int, int]]) -> None:
    arrangement = arrange_grid(grid(), cells, (), None)
    for cell in cells:
        rect = arrangement.rect_of(Slot(ZONE, cell))
        assert arrangement.place_at(rect.center()) == cell
        beside = QPointF(rect.right() + (arrangement.pitch.x() - rect.width()) / 2, rect.center().y())
        assert arrangement.place_at(beside) is None
    assert arrangement.place_at(AREA.topLeft() - QPointF(1, 1)) is None


@given(st.sampled_from([Kind.ROW, Kind.FAN]), st.integers(1, 60))
def test_a_line_of_any_length_stays_in_its_area_in_order(kind: Kind, count: int) -> None:
    arrangement = arrange_line(Placement(AREA, kind, CARD, 10), count)
    found = [arrangement.rect_of(Slot(ZONE, index)) for index in range(count)]
    assert all(AREA.adjusted(-1, -1, 1, 1).contains(rect) for rect in found)
    assert all(a.left() < b.left() for a, b in itertools.pairwise(found))


def test_a_fan_is_centred_and_a_row_begins_at_the_left() -> None:
    fan = arrange_line(Placement(AREA, Kind.FAN, CARD, 10), 3)
    assert fan.rect_of(Slot(ZONE, 1)).center() == AREA.center()
    assert arrange_line(Placement(AREA, Kind.ROW, CARD, 10), 3).rect_of(Slot(ZONE, 0)).left() == AREA.left()


def test_a_zone_as_a_whole_is_its_area_and_a_pile_is_its_card() -> None:
    assert arrange_line(Placement(AREA, Kind.ROW, CARD), 3).rect_of(Slot(ZONE)) == AREA
    pile = arrange_line(Placement(AREA, Kind.PILE, CARD), 3)
    assert pile.rect_of(Slot(ZONE)) == pile.rect_of(Slot(ZONE, 2))
    assert pile.rect_of(Slot(ZONE)).size() == CARD


def test_a_grid_without_room_is_arranged_all_the_same() -> None:
    corner = QRectF(12, 0, 8, 8)
    for area in (QRectF(0, 0, 170, 0.5), QRectF(0, 0, 0.2, 90), QRectF()):
        narrow = Placement(area, Kind.GRID, CARD, 2, home=Box(0, 0, 2, 2), covered=(corner,))
        found = arrange_grid(narrow, {(0, 0), (5, 4)}, (), None)
        assert found.size.width() >= 1
        assert found.size.height() >= 1
