"""The table shows at every moment what the rules say its viewer sees, and lets a person do all that is legal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QRectF, Qt

from duckgames.core.places import Slot
from duckgames.core.presenter import Affordance, Gesture
from duckgames.games.kaczogrod.rules import GAME, zones
from duckgames.games.kaczogrod.rules.actions import Add, Start
from duckgames.games.kaczogrod.rules.state import Phase
from duckgames.games.kaczogrod.view.board import Board
from tests.games.kaczogrod.view.city_desk import wheel
from tests.games.kaczogrod.view.conftest import MakeDesk
from tests.games.kaczogrod.view.desk import Desk

SIZES = ((1024, 592), (1280, 744), (1920, 1016))


def told(board: Board) -> tuple[Any, ...]:
    """All that the signs tell."""
    seats = range(board.seats)
    return ([(board.counts(seat), board.halls(seat)) for seat in seats], board.starting, board.table)


@pytest.mark.parametrize(("seats", "viewer"), [(2, 0), (3, None), (4, 0)])
def test_the_table_always_shows_what_the_viewer_sees(make_desk: MakeDesk, seats: int, viewer: int | None) -> None:
    desk = make_desk(seats, seed=20 + seats, viewer=viewer)
    for _ in range(160):
        if desk.match.result is not None:
            break
        desk.step()
        assert desk.scene.table == GAME.table(desk.seen)
        fresh = Board()
        fresh.begin(desk.seen)
        assert told(desk.table._board) == told(fresh)
        for slot, item in desk.scene.cards.items.items():
            assert item.stack == desk.scene.cards.wanted_at(slot, desk.scene.table)


def express(desk: Desk, way: Affordance) -> None:
    if way.gesture is Gesture.TAP:
        desk.click(way.source)
    else:
        desk.drag(way.source, way.target)


@pytest.mark.parametrize("size", SIZES)
def test_start_cards_are_dragged_to_the_home_cells(make_desk: MakeDesk, size: tuple[int, int]) -> None:
    desk = make_desk(2, size=size)
    for _ in range(4):
        way = desk.dice.choice([each for each in desk.offer() if each.target is not None])
        express(desk, way)
        assert isinstance(desk.chosen[-1], Start)
        assert desk.chosen[-1] == way.action
        desk.step(way.action)
    assert len(desk.seen.starts) == 4
    city = zones.city(0)
    shown = [desk.scene.rect_of(Slot(zones.start(0), place)) for place in range(4)]
    homes = [desk.scene.rect_of(Slot(city, cell)) for cell in ((0, 0), (0, -1), (1, 0), (0, 1), (-1, 0))]
    assert sum(QRectF(home) in shown for home in homes) == 4


@pytest.mark.parametrize("size", SIZES)
def test_everything_that_has_a_place_is_done_with_the_mouse(make_desk: MakeDesk, size: tuple[int, int]) -> None:
    desk = make_desk(3, size=size, seed=6)
    done = set()
    for _ in range(40):
        if not desk.play_until(lambda state: 0 in GAME.owing(state) and state.phase is not Phase.START):
            break
        placed = [way for way in desk.offer() if way.gesture is not Gesture.BUTTON]
        kinds = {type(way.action): way for way in placed}
        for kind, way in kinds.items():
            express(desk, way)
            assert desk.chosen[-1] == way.action, (kind, desk.state.phase)
            done.add(kind)
            desk.offer()
        desk.match.submit(0, desk.pick(0))
    assert {"Add", "Play", "Wait"} <= {kind.__name__ for kind in done}


def test_a_card_is_carried_to_the_city_as_a_tile_and_comes_home_as_a_card(make_desk: MakeDesk) -> None:
    desk = make_desk(2)
    desk.play_until(lambda state: state.seat == 0 and any(isinstance(each, Add) for each in desk.match.legal(0)))
    way = next(way for way in desk.offer() if isinstance(way.action, Add))
    item = desk.scene.cards.items[way.source]
    before = item.size
    desk.click(way.source)
    assert item.size == desk.scene.cards.size_in(zones.city(0))
    desk.key(Qt.Key.Key_Escape)
    desk.table.finish()
    assert desk.scene.cards.items[way.source].size == before


def resized(desk: Desk) -> None:
    desk.table.resize(1024, 592)


def zoomed(desk: Desk) -> None:
    wheel(desk, desk.table.plan.city.center(), -3)


def fitted(desk: Desk) -> None:
    zoomed(desk)
    desk.key(Qt.Key.Key_0)


def with_a_rival(desk: Desk) -> None:
    desk.click(zones.city(1))


@pytest.mark.parametrize("look_elsewhere", [zoomed, fitted, resized, with_a_rival])
@pytest.mark.parametrize("dragged", [True, False])
def test_a_card_that_waits_in_the_city_is_as_large_as_its_tiles_however_it_came_there(
    make_desk: MakeDesk, look_elsewhere: Callable[[Desk], None], dragged: bool
) -> None:
    desk = make_desk(2)
    desk.play_until(lambda state: state.seat == 0 and any(isinstance(each, Add) for each in desk.match.legal(0)))
    way = next(way for way in desk.offer() if isinstance(way.action, Add))
    assert isinstance(way.source, Slot)
    item = desk.scene.cards.items[way.source]
    if dragged:
        desk.drag(way.source, way.target)
    else:
        # As the list of moves has it.
        desk.table.withdraw()
    desk.table.propose(way)
    desk.table.finish()
    for _ in range(2):
        assert desk.scene.proposal.waits
        assert item.size == desk.scene.cards.size_in(zones.city(0))
        assert item.pos() == desk.scene.rect_of(way.target).center()
        look_elsewhere(desk)
    desk.table.offer(desk.seen, 0, desk.match.legal(0))
    desk.table.finish()
    assert item.size == desk.scene.cards.size_in(way.source.zone)
    assert item.pos() == desk.scene.rect_of(way.source).center()


def test_the_city_of_a_rival_comes_to_the_middle_and_goes_again(make_desk: MakeDesk) -> None:
    desk = make_desk(3)
    desk.play_until(lambda state: state.seat == 0 and state.phase is Phase.TURN)
    desk.offer()
    large = desk.table.plan.city
    desk.table._middle.show_large(2)
    assert large.contains(desk.scene.rect_of(zones.city(2)))
    assert not large.contains(desk.scene.rect_of(zones.city(0)))
    desk.key(Qt.Key.Key_Escape)
    assert large.contains(desk.scene.rect_of(zones.city(0)))
    desk.table._middle.show_together(True)
    assert all(large.contains(desk.scene.rect_of(zones.city(seat))) for seat in range(3))
