"""Whatever is dropped where it may not go, the person hears why."""

from __future__ import annotations

from typing import Any

import pytest

from duckgames.core.game import IllegalAction
from duckgames.core.places import Slot
from duckgames.core.presenter import Place
from duckgames.games.kaczogrod.presenter import PRESENTER
from duckgames.games.kaczogrod.rules import GAME, zones
from duckgames.games.kaczogrod.view.wording import WORDING
from tests.games.kaczogrod import positions
from tests.games.kaczogrod.view.city_desk import in_hand, stand
from tests.games.kaczogrod.view.conftest import MakeDesk
from tests.games.kaczogrod.view.desk import Desk

CITY = "mayor@0,0 port@1,0"
RIVAL = "mayor@12,0 bank@13,0"


def heard(desk: Desk, source: Slot, target: Place) -> str:
    """Drops a card with the mouse; the code of what the match page would say."""
    tried: list[tuple[Any, Any]] = []
    desk.table.attempted.connect(lambda *places: tried.append(places))
    desk.offer()
    desk.drag(source, target)
    assert desk.chosen == []
    assert desk.scene.holding is None
    (places,) = tried
    action = PRESENTER.attempt(desk.seen, *places)
    assert action is not None
    with pytest.raises(IllegalAction) as refused:
        GAME.move(desk.state, 0, action)
    code = refused.value.refusal.code
    assert f"refused.{code}" in WORDING
    return code


@pytest.mark.parametrize(
    ("card", "target", "why"),
    [
        ("cinema", zones.city(1), "not_an_event"),
        ("cinema", Slot(zones.city(1), (13, 0)), "not_an_event"),
        ("cinema", zones.pile(0), "must_expand"),
    ],
)
def test_where_one_must_build(make_desk: MakeDesk, card: str, target: Place, why: str) -> None:
    desk = make_desk(2)
    before = positions.position(CITY, RIVAL, hands=("cinema fire", "building_craze"), turn=1)
    stand(desk, positions.do(before, positions.play("building_craze", 0)))
    assert heard(desk, in_hand(desk, card), target) == why


@pytest.mark.parametrize(
    ("card", "cell", "why"),
    [("meteorite", (0, 0), "not_on_oneself"), ("time_machine", (1, 0), "takes_no_target")],
)
def test_an_event_that_is_not_for_the_own_city(make_desk: MakeDesk, card: str, cell: tuple[int, int], why: str) -> None:
    desk = make_desk(2)
    stand(desk, positions.position(CITY, RIVAL, hands=(card,)))
    assert heard(desk, in_hand(desk, card), Slot(zones.city(0), cell)) == why
