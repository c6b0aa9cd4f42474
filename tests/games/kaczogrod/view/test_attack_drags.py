"""A card goes where it is dropped, however small the places are."""

from __future__ import annotations

import pytest

from duckgames.core.presenter import Gesture
from duckgames.games.kaczogrod.rules.state import Phase
from tests.games.kaczogrod import positions
from tests.games.kaczogrod.view.city_desk import stand
from tests.games.kaczogrod.view.conftest import MakeDesk

CITY = "mayor@0,0 port@1,0 bank@0,1 cinema@-1,0 court@2,0 cafe@3,0 factory@-1,1 mounted_police@0,-1"


@pytest.mark.parametrize("event", ["maharajas_elephant", ""])
def test_where_all_cities_are_seen(make_desk: MakeDesk, event: str) -> None:
    """From the hand, and from a discard pile that lies spread out in large tiles."""
    desk = make_desk(4, size=(1024, 592))
    state = positions.position(CITY, hands=(f"swimming_pool {event}",), piles=("school",), seats=4)
    if event:
        state = positions.do(state, positions.play(event))
        assert state.phase is Phase.PLACE
    stand(desk, state)
    desk.table._middle.show_together(True)
    ways = [way for way in desk.offer() if way.gesture is Gesture.DRAG and type(way.action).__name__ == "Add"]
    assert len(ways) > 6
    for way in ways:
        desk.offer()
        desk.chosen.clear()
        desk.drag(way.source, way.target)
        assert desk.chosen == [way.action]
