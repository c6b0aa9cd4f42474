"""Events that make a SPECIAL out of one's own object (119 to 124, 150), and what becomes of it (K6)."""

from __future__ import annotations

import pytest

from duckgames.games.kaczogrod.rules import GAME
from duckgames.games.kaczogrod.rules.events import MadeSpecial
from tests.games.kaczogrod.positions import (
    add,
    city,
    do,
    events,
    groups,
    marked,
    marks,
    pile,
    play,
    position,
    refusal,
    told,
)

TOWN = "mayor@0,0 swimming_pool@1,0 bank@-1,0 port@0,1 park@0,-1 factory@2,0"
CONVERSIONS = [
    ("star_concert", (0, -1)),
    ("world_record", (1, 0)),
    ("great_invention", (2, 0)),
    ("merchants_prize", (-1, 0)),
    ("maiden_voyage", (0, 1)),
]


@pytest.mark.parametrize(("event", "cell"), CONVERSIONS)
def test_a_card_of_one_type_becomes_special(event: str, cell: tuple[int, int]) -> None:
    state = position(TOWN, hands=[event])
    asked = do(state, play(event))
    assert marked(asked) == {cell}
    after = do(asked, *marks(cell))
    assert groups(after, 0)[cell] == "special"
    assert event not in pile(after, 0), "it lies on the object"
    (made,) = told(events(asked, *marks(cell)), MadeSpecial)
    assert made.cell == cell


@pytest.mark.parametrize(("event", "cell"), CONVERSIONS)
def test_without_such_a_card_the_event_is_discarded(event: str, cell: tuple[int, int]) -> None:
    after = do(position("mayor@0,0", hands=[event]), play(event))
    assert event in pile(after, 0)
    assert after.turn == 1


def test_a_treasure_is_found_on_four_to_six() -> None:
    state = position(TOWN, hands=["treasure_discovery"])
    for roll in (1, 2, 3):
        assert do(state, play("treasure_discovery"), rolls=[roll]).turn == 1
    for roll in (4, 5, 6):
        asked = do(state, play("treasure_discovery"), rolls=[roll])
        assert marked(asked) == {(1, 0), (-1, 0), (0, 1), (0, -1), (2, 0)}
    assert groups(do(asked, *marks((2, 0))), 0)[2, 0] == "special"


def test_a_king_visits_an_object_beside_a_town_hall() -> None:
    asked = do(position(TOWN, hands=["royal_visit"]), play("royal_visit"))
    assert marked(asked) == {(1, 0), (-1, 0), (0, 1), (0, -1)}
    assert refusal(asked, marks((2, 0))[0]) == "not_beside"
    lonely = "mayor@0,0 hospital@1,0 factory@2,0"
    assert do(position(lonely, hands=["royal_visit"]), play("royal_visit")).turn == 1


def test_a_special_may_not_touch_another_and_is_not_made_twice() -> None:
    """E9: plain or converted, and a SPECIAL is not offered."""
    town = "mayor@0,0 swimming_pool@1,0 old_mint@2,0 bank@-1,0 port@0,1+maiden_voyage:0"
    asked = do(position(town, hands=["treasure_discovery"]), play("treasure_discovery"), rolls=[6])
    assert marked(asked) == {(-1, 0)}
    assert refusal(asked, marks((2, 0))[0]) == "special_already"
    assert refusal(asked, marks((0, 1))[0]) == "special_already"
    assert refusal(asked, marks((1, 0))[0]) == "beside_special"


def test_a_converted_object_is_special_only() -> None:
    """K6: no SPORT event takes it, SPORT may be built beside it, no SPECIAL may."""
    town = "mayor@0,0 swimming_pool@1,0"
    state = do(position(town, hands=["world_record", "olympic_games"]), play("world_record"), *marks((1, 0)))
    assert do(state, play("olympic_games", 0), rolls=[6]).turn == 0, "there is no SPORT card to choose"
    after = position("mayor@0,0 swimming_pool@1,0+world_record:0", hands=["ice_rink old_mint"])
    assert refusal(after, add("ice_rink", 2, 0)) == ""
    assert refusal(after, add("old_mint", 2, 0)) == "same_group"
    before = position(town, hands=["ice_rink old_mint"])
    assert refusal(before, add("ice_rink", 2, 0)) == "same_group"
    assert refusal(before, add("old_mint", 2, 0)) == ""


def test_a_removed_pair_falls_apart_into_the_piles_of_its_owners() -> None:
    """K6, E12: the event returns to the player who played it."""
    town = "mayor@12,0 swimming_pool@13,0+ufo_landing:0"
    state = position("mayor@0,0", town, hands=["meteorite"])
    after = do(state, play("meteorite", 1), *marks((13, 0)))
    assert "swimming_pool" in pile(after, 1)
    assert "ufo_landing" in pile(after, 0)
    assert city(after, 1) == {(12, 0): "mayor"}


def test_after_a_conversion_what_is_free_fits_the_new_type() -> None:
    state = do(position(TOWN, hands=["world_record"]), play("world_record"), *marks((1, 0)))
    again = GAME.read(GAME.write(state))
    assert again.free == state.free
    assert len(pile(state, 0)) == len(pile(again, 0))
