"""Where a card is built from the discard pile or by an event, those that cannot be are veiled with the reason."""

from __future__ import annotations

import pytest

from duckgames.core.places import Slot
from duckgames.games.kaczogrod.presenter import PRESENTER
from duckgames.games.kaczogrod.rules import GAME, zones
from duckgames.games.kaczogrod.rules.state import State
from duckgames.games.kaczogrod.view.wording import WORDING
from duckgames.ui.blocked import blocked
from duckgames.ui.table.mark_pictures import Mark
from tests.games.kaczogrod.positions import add, do, play, position
from tests.games.kaczogrod.view.city_desk import stand
from tests.games.kaczogrod.view.conftest import MakeDesk
from tests.games.kaczogrod.view.desk import Desk

WALLED = "mayor@0,0 bank@1,0 cafe@-1,0 tailor@0,1 restaurant@0,-1"
"""Every free cell touches a card of the trade type."""


def from_pile() -> State:
    """One card of sport, culture or trade may be built from the discard pile."""
    pile = "flood confectionery port zoo swimming_pool"
    return do(position(WALLED, hands=["tourist_invasion"], piles=[pile]), play("tourist_invasion"))


def from_hand() -> State:
    """Cards of different types may be built, of which one is."""
    hand = "town_fair swimming_pool ice_rink flood zoo"
    return do(position("mayor@0,0", hands=[hand]), play("town_fair"), add("swimming_pool", 0, 1))


def refused(desk: Desk) -> dict[Slot, str]:
    """Why each card cannot be used of which there are words for that."""
    offered = PRESENTER.affordances(desk.seen, desk.match.legal(0))
    found = blocked(
        GAME.table(desk.seen), 0, desk.seen, offered, PRESENTER, lambda action: desk.match.why_not(0, action)
    )
    return {slot: refusal.code for slot, refusal in found.items()}


def named(desk: Desk, found: dict[Slot, str]) -> dict[str, str]:
    return {desk.scene.table.stack(Slot(slot.zone))[slot.at].id: code for slot, code in found.items()}


@pytest.fixture
def desk(make_desk: MakeDesk) -> Desk:
    return make_desk(2)


def test_of_the_pile_each_card_that_cannot_be_built_says_why(desk: Desk) -> None:
    stand(desk, from_pile())
    desk.offer()
    found = refused(desk)
    assert named(desk, found) == {
        "flood": "event_is_played",
        "confectionery": "same_group",
        "port": "not_of_these_groups",
    }
    assert all(f"why.{code}" in WORDING for code in found.values())
    assert all(slot.zone == zones.pile(0) for slot in found)


def test_they_are_veiled_on_the_shelf_where_the_pile_is_spread_out(desk: Desk) -> None:
    stand(desk, from_pile())
    desk.offer()
    reasons = {slot: str(WORDING[f"why.{code}"]) for slot, code in refused(desk).items()}
    desk.table.show_blocked(reasons)
    assert set(desk.scene.marked(Mark.VEIL)) == set(reasons)
    assert all(desk.table.plan.shelf.contains(desk.scene.rect_of(slot)) for slot in reasons)
    desk.step(desk.match.legal(0)[0])
    assert desk.scene.marked(Mark.VEIL) == ()


def test_of_the_hand_each_card_that_the_event_does_not_mean_says_why(desk: Desk) -> None:
    stand(desk, from_hand())
    desk.offer()
    assert named(desk, refused(desk)) == {"ice_rink": "not_of_these_groups", "flood": "event_is_played"}


def test_in_a_turn_every_card_can_be_thrown_away_so_none_is_veiled(desk: Desk) -> None:
    stand(desk, position(WALLED, hands=["flood confectionery"], piles=["port"]))
    desk.offer()
    assert refused(desk) == {}
