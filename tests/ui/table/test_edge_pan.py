"""A card carried to the edge of a zoomed grid moves the ground along, until it is laid or put back."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from duckgames.core.places import Slot
from duckgames.ui.table.mark_pictures import Mark
from duckgames.ui.theme import Look
from tests.ui.table.test_camera import AREA, zoomable
from tests.ui.table.toy import HAND, POND, Desk, at, drag, make_desk, table

FAR = at(6, 1)
"""Out of view at any size of the cards that matters."""

CARD_OF_HAND = Slot(HAND, 1)
RIGHT = QPointF(AREA.right() - 3, AREA.center().y())
"""Near the right edge."""


@pytest.fixture
def pond(look: Look) -> Iterator[Desk]:
    desk = make_desk(look)
    desk.scene.set_table(table(), zoomable())
    desk.scene.offer([drag(CARD_OF_HAND, FAR, "plus"), drag(CARD_OF_HAND, at(1, 1), "plus")])
    desk.scene.camera.zoom(POND, 6, desk.scene.rect_of(at(0, 0)).center())
    yield desk
    desk.view.close()
    desk.scene.finish()


def carry(desk: Desk, point: QPointF) -> None:
    """Takes the card out of the hand and keeps it at a point."""
    view, start = desk.view.viewport(), desk.scene.rect_of(CARD_OF_HAND).center()
    QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=desk.view.mapFromScene(start))
    move(desk, point)


def move(desk: Desk, point: QPointF) -> None:
    for each in (QPointF(point.x(), point.y() - 9), point):
        QTest.mouseMove(desk.view.viewport(), desk.view.mapFromScene(each))
        QApplication.processEvents()


def run(desk: Desk, steps: int = 1) -> QPointF:
    """Lets time pass; how far the ground went."""
    edges, before = desk.scene.mouse.edges, desk.scene.rect_of(at(0, 0)).topLeft()
    for _ in range(steps):
        edges.step(0.04)
    return QPointF(desk.scene.rect_of(at(0, 0)).topLeft() - before)


@pytest.mark.parametrize("motion", ["normal", "off"])
def test_a_card_at_the_edge_moves_the_ground_after_a_moment(pond: Desk, look: Look, motion: str) -> None:
    look.use_motion(motion)
    assert not AREA.contains(pond.scene.rect_of(FAR))
    carry(pond, RIGHT)
    assert pond.scene.mouse.edges.active
    assert run(pond, 2) == QPointF(), "a card only crosses the edge at first"
    gone = run(pond, 10)
    assert gone.x() < 0
    assert gone.y() == 0


def test_it_goes_on_until_the_last_place_is_in_view_and_can_be_dropped_on(pond: Desk) -> None:
    carry(pond, RIGHT)
    run(pond, 300)
    assert AREA.contains(pond.scene.rect_of(FAR))
    assert not pond.scene.mouse.edges.active
    assert run(pond, 5) == QPointF()
    move(pond, pond.scene.rect_of(FAR).center())
    QTest.mouseRelease(
        pond.view.viewport(), Qt.MouseButton.LeftButton, pos=pond.view.mapFromScene(pond.scene.rect_of(FAR).center())
    )
    assert pond.chosen == [(CARD_OF_HAND, FAR)]


def test_the_card_stays_under_the_mouse_and_aims_at_what_comes_under_it(pond: Desk) -> None:
    carry(pond, QPointF(RIGHT.x(), pond.scene.rect_of(FAR).center().y()))
    item = pond.scene.cards.items[CARD_OF_HAND]
    where = item.pos()
    seen: set[Slot] = set()
    for _ in range(300):
        run(pond)
        seen.update(pond.scene.marked(Mark.BEST))
        assert item.pos() == where
    assert FAR in seen


@pytest.mark.parametrize("end", ["drop", "escape", "away", "middle"])
def test_it_stops_at_once(pond: Desk, end: str) -> None:
    carry(pond, RIGHT)
    assert run(pond, 10).x() < 0
    if end == "drop":
        QTest.mouseRelease(pond.view.viewport(), Qt.MouseButton.LeftButton, pos=pond.view.mapFromScene(RIGHT))
    elif end == "escape":
        QTest.keyClick(pond.view, Qt.Key.Key_Escape)
    elif end == "away":
        pond.scene.bring_home()
    else:
        move(pond, AREA.center())
    assert run(pond, 10) == QPointF()
    assert not pond.scene.mouse.edges.active


def test_a_card_that_was_clicked_moves_the_ground_too(pond: Desk) -> None:
    start = pond.view.mapFromScene(pond.scene.rect_of(CARD_OF_HAND).center())
    QTest.mouseClick(pond.view.viewport(), Qt.MouseButton.LeftButton, pos=start)
    move(pond, RIGHT)
    assert run(pond, 12).x() < 0


@pytest.mark.parametrize("spot", ["left", "top", "middle", "outside"])
def test_the_ground_lies_where_there_is_nothing_to_reach(pond: Desk, spot: str) -> None:
    # Nothing lies further left or up than what is in view, and beyond the area is no ground.
    points = {
        "left": QPointF(AREA.left() + 3, AREA.center().y()),
        "top": QPointF(AREA.center().x(), AREA.top() + 3),
        "middle": AREA.center(),
        "outside": QPointF(AREA.right() + 9, AREA.center().y()),
    }
    carry(pond, points[spot])
    assert run(pond, 12) == QPointF()


def test_what_is_fitted_and_in_view_stays_fitted(look: Look) -> None:
    desk = make_desk(look)
    desk.scene.set_table(table(), zoomable())
    desk.scene.offer([drag(CARD_OF_HAND, at(4, 1), "plus")])
    assert QRectF(AREA).contains(desk.scene.rect_of(at(4, 1)))
    carry(desk, RIGHT)
    assert run(desk, 12) == QPointF()
    assert desk.scene.camera.fitted(POND)
    desk.view.close()
    desk.scene.finish()
