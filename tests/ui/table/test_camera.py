"""Grids that can be zoomed and panned, by wheel, mouse and keys, and grids that share their cells."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from duckgames.core.places import Slot, Zone
from duckgames.ui.table import Kind, Layout, Placement
from duckgames.ui.table.mark_pictures import Mark
from duckgames.ui.theme import Look
from tests.ui.table.toy import CARD, HAND, POND, STANDARD, Desk, at, card, drag, layout, make_desk, table

OTHER = Zone("pond", 1)
AREA = QRectF(20, 20, 680, 530)


def zoomable() -> Layout:
    """The pond of the toy on a plane that it shares with another."""
    pond = Placement(AREA, Kind.GRID, CARD, 12, ring=1, plane="water", zoom=(0.5, 2.0))
    return {**layout(), POND: pond, OTHER: replace(pond, ring=0)}


@pytest.fixture
def pond(look: Look) -> Iterator[Desk]:
    desk = make_desk(look)
    desk.scene.set_table(replace(table(), zones={**table().zones, OTHER: {(7, 0): (card(12),)}}), zoomable())
    yield desk
    desk.view.close()
    desk.scene.finish()


def rect(desk: Desk, slot: Slot) -> QRectF:
    return desk.scene.rect_of(slot)


def wheel(desk: Desk, point: QPointF, notches: int) -> None:
    spot = QPointF(desk.view.mapFromScene(point))
    event = QWheelEvent(
        spot,
        spot,
        QPoint(),
        QPoint(0, 120 * notches),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(desk.view.viewport(), event)


def pan(desk: Desk, start: QPointF, by: QPointF) -> None:
    view = desk.view.viewport()
    QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=desk.view.mapFromScene(start))
    for share in (0.5, 1.0):
        QTest.mouseMove(view, desk.view.mapFromScene(start + by * share))
        QApplication.processEvents()
    QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=desk.view.mapFromScene(start + by))


def test_grids_on_one_plane_share_their_cells_and_all_is_in_view(pond: Desk) -> None:
    step = rect(pond, at(1, 0)).x() - rect(pond, at(0, 0)).x()
    assert rect(pond, Slot(OTHER, (7, 0))).x() - rect(pond, at(0, 0)).x() == pytest.approx(7 * step, abs=1)
    assert AREA.contains(rect(pond, Slot(OTHER, (7, 0))))
    assert pond.scene.camera.fitted(POND)


def test_the_wheel_zooms_about_the_mouse_within_bounds(pond: Desk) -> None:
    spot = rect(pond, at(1, 1)).center()
    for notches, scale in ((40, 2.0), (-80, 0.5)):
        wheel(pond, spot, notches)
        assert pond.scene.camera.scale(POND) == pytest.approx(scale, abs=0.02)
        # A wheel turns at a whole pixel, and cards lie on whole pixels.
        assert (rect(pond, at(1, 1)).center() - spot).manhattanLength() <= 5
        assert rect(pond, Slot(OTHER, (7, 0))).size() == rect(pond, at(0, 0)).size()
    assert not pond.scene.camera.fitted(POND)


def test_pictures_are_drawn_anew_when_the_zooming_is_over(pond: Desk) -> None:
    wheel(pond, AREA.center(), 3)
    items = pond.scene.cards.items.values()
    assert any(item.stretched for item in items)
    while any(item.stretched for item in items):
        QApplication.processEvents()
    assert all(item.size == rect(pond, slot).size() for slot, item in pond.scene.cards.items.items())


def test_nothing_else_is_zoomed(pond: Desk) -> None:
    before = rect(pond, at(0, 0))
    wheel(pond, QPointF(900, 600), 3)
    assert rect(pond, at(0, 0)) == before


def test_the_ground_is_dragged_along_and_a_double_click_fits_it_again(pond: Desk) -> None:
    wheel(pond, AREA.center(), 8)
    before = rect(pond, at(1, 0)).topLeft()
    empty = AREA.topLeft() + QPointF(4, 4)
    pan(pond, empty, QPointF(90, 60))
    moved = rect(pond, at(1, 0)).topLeft() - before
    assert (moved - QPointF(90, 60)).manhattanLength() <= 3
    assert not pond.attempted
    QTest.mouseDClick(pond.view.viewport(), Qt.MouseButton.LeftButton, pos=pond.view.mapFromScene(empty))
    assert pond.scene.camera.fitted(POND)
    assert AREA.contains(rect(pond, Slot(OTHER, (7, 0))))


def test_the_ground_cannot_be_lost(pond: Desk) -> None:
    for _ in range(9):
        pan(pond, AREA.topLeft() + QPointF(4, 4), QPointF(600, 480))
    assert any(AREA.intersects(rect(pond, slot)) for slot in pond.scene.cards.items if slot.zone == POND)


def test_keys_zoom_and_fit(pond: Desk) -> None:
    pond.view.setFocus()
    before = pond.scene.camera.scale(POND)
    QTest.keyClick(pond.view, Qt.Key.Key_Plus, Qt.KeyboardModifier.ShiftModifier)
    larger = pond.scene.camera.scale(POND)
    QTest.keyClick(pond.view, Qt.Key.Key_Minus)
    QTest.keyClick(pond.view, Qt.Key.Key_Minus)
    smaller = pond.scene.camera.scale(POND)
    assert smaller < before < larger
    QTest.keyClick(pond.view, Qt.Key.Key_0)
    assert pond.scene.camera.fitted(POND)


def test_keys_to_zoom_are_left_to_others_where_no_grid_can_be_zoomed(desk: Desk) -> None:
    assert not desk.scene.keyboard.key(Qt.Key.Key_Plus)


def test_what_is_out_of_view_is_neither_pressed_nor_dropped_on(pond: Desk) -> None:
    pond.scene.offer(STANDARD)
    wheel(pond, rect(pond, at(3, 2)).center(), 40)
    far = rect(pond, at(0, 0))
    assert not AREA.contains(far.center())
    assert pond.scene.cards.card_at(far.center()) != at(0, 0)
    assert pond.scene.cards.seen_of(at(0, 0)).isEmpty() or AREA.contains(pond.scene.cards.seen_of(at(0, 0)))


def test_the_ring_brings_a_place_into_view(pond: Desk) -> None:
    pond.scene.offer([drag(at(0, 0), at(-1, 0)), drag(at(3, 2), at(4, 2))])
    wheel(pond, rect(pond, at(3, 2)).center(), 40)
    pond.view.setFocus()
    QTest.keyClick(pond.view, Qt.Key.Key_Tab)
    QTest.keyClick(pond.view, Qt.Key.Key_Backtab)
    for key in (Qt.Key.Key_Left,) * 3:
        QTest.keyClick(pond.view, key)
    cursor = pond.scene.keyboard.cursor
    assert cursor == at(0, 0)
    assert AREA.contains(rect(pond, cursor))
    QTest.keyClick(pond.view, Qt.Key.Key_Return)
    QTest.keyClick(pond.view, Qt.Key.Key_Left)
    assert AREA.contains(rect(pond, at(-1, 0)))
    assert pond.scene.marked(Mark.BEST) == (at(-1, 0),)
    QTest.keyClick(pond.view, Qt.Key.Key_Return)
    assert pond.chosen == [(at(0, 0), at(-1, 0))]


def test_panning_never_changes_the_size_of_the_cards(pond: Desk) -> None:
    for notches in range(-6, 7):
        pond.scene.camera.fit(POND)
        pond.scene.camera.zoom(POND, notches, AREA.center())
        size = rect(pond, at(1, 1)).size()
        for _ in range(5):
            pond.scene.camera.pan(POND, QPointF(1, 1))
        assert rect(pond, at(1, 1)).size() == size


LAID, PLACE = Slot(HAND, 1), at(4, 2)


def lay(desk: Desk, source: Slot, target: Slot) -> None:
    """Drags a card to where it may go; the move waits for a yes."""
    desk.drag(source, desk.point(target))
    desk.release(desk.point(target))
    desk.scene.proposal.show(next(way for way in STANDARD if (way.source, way.target) == (source, target)))
    desk.scene.finish()


def by_wheel(desk: Desk) -> None:
    wheel(desk, AREA.center(), 2)


def by_dragging(desk: Desk) -> None:
    pan(desk, AREA.topLeft() + QPointF(4, 4), QPointF(-70, 40))


def by_key(desk: Desk) -> None:
    desk.view.setFocus()
    QTest.keyClick(desk.view, Qt.Key.Key_Minus)


def by_fitting(desk: Desk) -> None:
    by_wheel(desk)
    by_dragging(desk)
    desk.view.setFocus()
    QTest.keyClick(desk.view, Qt.Key.Key_0)


@pytest.mark.parametrize("look_elsewhere", [by_wheel, by_dragging, by_key, by_fitting])
@pytest.mark.parametrize(("source", "target"), [(LAID, PLACE), (at(0, 0), at(-1, 0))])
def test_a_card_that_waits_goes_along_with_the_ground_it_was_laid_on(
    pond: Desk, source: Slot, target: Slot, look_elsewhere: Callable[[Desk], None]
) -> None:
    pond.scene.offer(STANDARD)
    wheel(pond, AREA.center(), -1)
    lay(pond, source, target)
    item, before = pond.scene.cards.items[source], rect(pond, target)
    assert item.pos() == before.center()
    look_elsewhere(pond)
    assert pond.scene.proposal.waits
    assert rect(pond, target) != before
    assert item.pos() == rect(pond, target).center()
    assert pond.scene.marked(Mark.BEST) == (target,)


def test_fitting_keeps_the_place_in_view_where_a_card_waits(pond: Desk) -> None:
    pond.scene.set_table(table(), zoomable())
    pond.scene.offer([drag(LAID, at(9, 2), "plus")])
    pond.drag(LAID, pond.point(at(9, 2)))
    pond.release(pond.point(at(9, 2)))
    pond.scene.proposal.show(drag(LAID, at(9, 2), "plus"))
    by_fitting(pond)
    assert AREA.contains(rect(pond, at(9, 2)))


def test_a_card_that_waits_is_cut_off_with_its_ground_and_comes_home_whole(pond: Desk) -> None:
    pond.scene.offer(STANDARD)
    lay(pond, LAID, PLACE)
    item = pond.scene.cards.items[LAID]
    wheel(pond, rect(pond, at(0, 0)).center(), 40)
    assert not AREA.contains(rect(pond, PLACE).center())
    assert item.isClipped()
    assert pond.scene.cards.card_at(item.pos()) is None
    pond.scene.offer(STANDARD)
    assert not item.isClipped()
    pond.scene.finish()
    assert item.pos() == rect(pond, LAID).center()


def test_words_are_seen_only_where_their_place_is(pond: Desk) -> None:
    pond.scene.offer(STANDARD)
    lay(pond, at(0, 0), at(-1, 0))
    pond.scene.veil({at(0, 1): lambda: "not now"})
    marks = pond.scene._marks._entries
    worded = {slot: entry for (_, slot), entry in marks.items() if entry.text is not None}
    assert set(worded) == {at(-1, 0), at(0, 1)}

    def seen() -> set[bool]:
        return {entry.pill is not None and entry.pill.isVisible() for entry in worded.values()}

    assert seen() == {True}
    wheel(pond, rect(pond, at(3, 2)).center(), 40)
    assert not any(AREA.intersects(rect(pond, slot)) for slot in worded)
    assert seen() == {False}
    pond.view.setFocus()
    QTest.keyClick(pond.view, Qt.Key.Key_0)
    assert seen() == {True}
