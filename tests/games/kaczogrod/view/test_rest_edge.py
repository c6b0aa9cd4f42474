"""A building carried to the edge of a zoomed city finds the places beyond it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from duckgames.core.places import Slot
from duckgames.games.kaczogrod.rules import zones
from duckgames.ui.theme import Look
from tests.games.kaczogrod.positions import position
from tests.games.kaczogrod.view.city_desk import CITY, in_hand, own, stand
from tests.games.kaczogrod.view.conftest import MakeDesk
from tests.games.kaczogrod.view.desk import Desk

LONG = "mayor@0,0 bank@1,0 zoo@2,0 port@3,0 court@4,0 factory@5,0 cinema@6,0"


@pytest.fixture(params=["normal", "off"])
def desk(request: pytest.FixtureRequest, make_desk: MakeDesk, look: Look) -> Desk:
    look.use_motion(request.param)
    desk = make_desk(2)
    stand(desk, position(LONG, hands=["swimming_pool meteorite"]))
    desk.offer()
    desk.scene.camera.zoom(CITY, 8, desk.scene.rect_of(own(0, 0)).center())
    return desk


def carry(desk: Desk, source: Slot, point: QPointF) -> None:
    QTest.mousePress(desk.viewport, Qt.MouseButton.LeftButton, pos=desk.middle(source))
    desk._move(point - QPointF(0, 9))
    desk._move(point)


def right_edge(desk: Desk) -> QPointF:
    area = desk.scene.cards.layout[CITY].area
    return QPointF(area.right() - 4, area.center().y())


def test_a_building_is_laid_in_one_drag_where_nothing_was_seen_before(desk: Desk) -> None:
    far, area = own(7, 0), desk.table.plan.city
    assert not area.contains(desk.scene.rect_of(far))
    carry(desk, in_hand(desk, "swimming_pool"), right_edge(desk))
    for _ in range(400):
        desk.scene.mouse.edges.step(0.03)
    assert area.contains(desk.scene.rect_of(far))
    desk._move(desk.scene.rect_of(far).center())
    QTest.mouseRelease(desk.viewport, Qt.MouseButton.LeftButton, pos=desk.middle(far))
    (action,) = desk.chosen
    assert (action.column, action.row) == (7, 0)


def test_an_event_that_strikes_a_city_as_a_whole_leaves_the_ground_where_it_is(desk: Desk) -> None:
    before = desk.scene.rect_of(own(0, 0))
    carry(desk, in_hand(desk, "meteorite"), right_edge(desk))
    assert desk.scene.holding is not None
    for _ in range(40):
        desk.scene.mouse.edges.step(0.03)
    assert desk.scene.rect_of(own(0, 0)) == before
    assert zones.city(1) in {target.zone for target in desk.scene._hand.held.targets}
