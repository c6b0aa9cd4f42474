"""Agreements are seen between the cities too, where all of them lie on the one table."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPixmap

from duckgames.games.kaczogrod.rules import zones
from duckgames.games.kaczogrod.rules.actions import Accept, ProposeTruce
from duckgames.games.kaczogrod.view import borders, ties
from duckgames.games.kaczogrod.view.one_grid import Grid, grid_of
from duckgames.games.kaczogrod.view.owners import Ground
from duckgames.games.kaczogrod.view.ribbons import Bond, bonds
from duckgames.games.kaczogrod.view.showing import Showing
from tests.games.kaczogrod.positions import position
from tests.games.kaczogrod.view.city_desk import stand
from tests.games.kaczogrod.view.conftest import MakeDesk
from tests.games.kaczogrod.view.desk import Desk

CITIES = ("mayor@0,0 bank@1,0", "mayor@12,0 court@12,2 cinema@12,1", "mayor@12,12 port@11,12", "mayor@0,12 bank@1,12")
PACTS = "truce:1-0/2 3:0-2/2 truce:2-3/1 2:1-3/2 1:0-2/1"


@pytest.fixture
def desk(make_desk: MakeDesk) -> Desk:
    desk = make_desk(4)
    stand(desk, position(*CITIES, seats=4, pacts=PACTS, broken="1>3"))
    return desk


def grid(desk: Desk) -> Grid:
    return grid_of(desk.table._showing, desk.scene.rect_of)


def ribbons(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> dict[tuple[str, ...], QRectF]:
    """Where the ribbons lie that are painted now, by what they say and of whom."""
    showing: Showing = desk.table._showing
    shown: list[tuple[str, ...]] = []
    placed: list[QRectF] = []
    real, find = ties._ribbon, Ground.place

    def ribbon(showing: Showing, bond: Bond) -> QPixmap:
        shown.append((bond.sort, showing.texts.name(bond.one), showing.texts.name(bond.two), str(bond.victim)))
        return real(showing, bond)

    def place(self: Ground, spots: Sequence[QRectF]) -> QRectF:
        placed.append(find(self, spots))
        return placed[-1]

    monkeypatch.setattr(ties, "_ribbon", ribbon)
    monkeypatch.setattr(Ground, "place", place)
    desk.table._signs[borders.OWNERS].refresh()
    monkeypatch.undo()
    return dict(zip(shown, placed[len(showing.players) :], strict=True))


def test_every_agreement_has_a_ribbon_of_its_own_room(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    desk.table._middle.show_together(True)
    found = ribbons(desk, monkeypatch)
    assert len(found) == len(bonds(desk.table._board)) == 6
    rects = list(found.values())
    ground = QRectF(QPointF(0, 0), desk.table.plan.city.size())
    assert all(ground.contains(rect) for rect in rects)
    assert not any(a.intersects(b) for n, a in enumerate(rects) for b in rects[:n])
    cards = [desk.scene.rect_of(slot).translated(-desk.table.plan.city.topLeft()) for slot in desk.scene.cards.items]
    assert not any(rect.intersects(card) for rect in rects for card in cards)


def test_what_is_out_of_view_has_no_ribbon(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    desk.table._middle.show_together(True)
    desk.scene.camera.zoom(zones.city(0), 40, desk.scene.rect_of(zones.city(0)).topLeft())
    assert len(ribbons(desk, monkeypatch)) < 6


def test_lines_of_the_same_cities_lie_beside_each_other(desk: Desk) -> None:
    desk.table._middle.show_together(True)
    lines = ties._lines(desk.table._showing, grid(desk))
    assert len({(line.x1(), line.y1(), line.x2(), line.y2()) for _, line in lines}) == 6
    pair = [line for bond, line in lines if {bond.one, bond.two} == {0, 2}]
    assert len(pair) == 2
    assert QLineF(pair[0].center(), pair[1].center()).length() == pytest.approx(ties.APART * desk.table._showing.unit)


def test_the_lines_are_painted_from_city_to_city_only_where_all_are_seen(desk: Desk) -> None:
    def middle() -> QColor:
        """The colour halfway between the homes of seats 0 and 1, who keep peace."""
        picture = desk.table._signs[borders.BORDERS].pixmap().toImage()
        line = next(line for bond, line in ties._lines(desk.table._showing, grid(desk)) if bond.sort == "truce")
        return picture.pixelColor(line.center().toPoint())

    assert desk.table._signs[borders.BORDERS].sign.rect().isEmpty()
    desk.table._middle.show_together(True)
    legal = desk.look.colour("legal")
    assert middle().alpha() > 0
    assert abs(middle().green() - legal.green()) < 60


def test_a_new_agreement_appears_at_once(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    stand(desk, position(*CITIES, seats=4))
    desk.table._middle.show_together(True)
    painted: list[int] = []
    real = ties.paint_ribbons

    def paint(p: QPainter, showing: Showing, *rest: object) -> None:
        painted.append(len(bonds(showing.board)))
        real(p, showing, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(ties, "paint_ribbons", paint)
    desk.step(next(action for action in desk.match.legal(0) if isinstance(action, ProposeTruce)))
    desk.step(Accept())
    assert painted[-1] == 1
