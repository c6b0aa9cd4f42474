"""Moving the ground along is cheap: what is seen of the cities is moved too, and not painted anew."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter

from duckgames.core.places import Slot
from duckgames.games.kaczogrod.rules import zones
from duckgames.games.kaczogrod.view import borders
from duckgames.games.kaczogrod.view.borders import BorderSign
from tests.games.kaczogrod.positions import position
from tests.games.kaczogrod.view.city_desk import stand
from tests.games.kaczogrod.view.conftest import MakeDesk
from tests.games.kaczogrod.view.desk import Desk

CITIES = ("mayor@0,0 bank@1,0 zoo@1,1", "mayor@12,0 court@12,2 cinema@12,1", "mayor@12,12 port@11,12")


@pytest.fixture
def desk(make_desk: MakeDesk) -> Desk:
    desk = make_desk(3)
    stand(desk, position(*CITIES, seats=3))
    desk.table._middle.show_together(True)
    return desk


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The seats whose border was painted anew."""
    seats: list[int] = []
    real = BorderSign._draw_border

    def draw(self: BorderSign, p: QPainter, cells: object, grid: object, seat: int) -> None:
        seats.append(seat)
        real(self, p, cells, grid, seat)  # type: ignore[arg-type]

    monkeypatch.setattr(BorderSign, "_draw_border", draw)
    return seats


def border(desk: Desk) -> BorderSign:
    sign = desk.table._signs[borders.BORDERS].sign
    assert isinstance(sign, BorderSign)
    return sign


def picture(desk: Desk, sign: BorderSign) -> QImage:
    rect = sign.rect()
    image = QImage(rect.size().toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    p = QPainter(image)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    sign.paint(p, QRectF(QPointF(0, 0), rect.size()))
    p.end()
    return image


def test_moving_the_ground_paints_no_border_anew_and_zooming_does(desk: Desk, drawn: list[int]) -> None:
    for step in range(1, 30):
        desk.scene.camera.pan(zones.city(0), QPointF(2.3 * step % 7, -1.7))
    assert drawn == []
    desk.scene.camera.zoom(zones.city(0), 2, desk.table.plan.city.center())
    assert sorted(drawn) == [0, 1, 2]


def test_a_border_that_was_moved_looks_as_before(desk: Desk) -> None:
    sign = border(desk)
    home = Slot(zones.city(0), (0, 0))
    spot = desk.scene.rect_of(home).translated(-sign.rect().topLeft()).adjusted(-9, -9, 9, 9).toRect()
    before, start = picture(desk, sign), desk.scene.rect_of(home).topLeft()
    desk.scene.camera.pan(zones.city(0), QPointF(31.4, -12.6))
    way = (desk.scene.rect_of(home).topLeft() - start).toPoint()
    assert way.x() > 20
    after = picture(desk, sign).copy(spot.translated(way))
    assert after == before.copy(spot)
    assert any(after.pixelColor(x, 20).alpha() for x in range(spot.width())), "there is something to be seen"


def test_a_city_that_grows_has_another_border(desk: Desk, drawn: list[int]) -> None:
    desk.offer()
    desk.step(next(action for action in desk.match.legal(0) if type(action).__name__ == "Add"))
    assert 0 in drawn


def test_far_out_of_view_nothing_large_is_kept(desk: Desk, drawn: list[int]) -> None:
    sign = border(desk)
    sign.drawn.clear()
    desk.scene.camera.zoom(zones.city(0), 60, desk.table.plan.city.center())
    room = borders.LARGE * desk.table.plan.city.width() * desk.table.plan.city.height()
    assert all(kept.width() * kept.height() <= 1.1 * room for *_, kept in sign.drawn.values())
    assert drawn
