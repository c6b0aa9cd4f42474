"""Placing cards, adjacency and borders (section 5A and B, rulings B1 to B11)."""

from __future__ import annotations

import pytest

from duckgames.core.game import IllegalAction
from duckgames.core.places import Slot
from duckgames.games.kaczogrod.rules import GAME, zones
from duckgames.games.kaczogrod.rules.actions import Add
from duckgames.games.kaczogrod.rules.grid import BITS, cell_at, home, place_of
from duckgames.games.kaczogrod.rules.state import State
from tests.games.kaczogrod.positions import add, card, city, do, hand, legal, marks, pile, play, position, refusal

ROW = ("port", "bank", "zoo", "factory", "swimming_pool", "tram", "cafe", "park", "school", "ice_rink")
K1 = "mayor@0,0 port@1,0 swimming_pool@0,1 bank@-1,0"


def cells(state: State, name: str) -> set[tuple[int, int]]:
    """Where a card may be added."""
    return {(each.column, each.row) for each in legal(state) if isinstance(each, Add) and each.card == card(name)}


def test_cards_touch_by_sides_only_and_the_same_type_never() -> None:
    """K1."""
    state = position(K1, hands=["ice_rink court zoo"])
    assert refusal(state, add("ice_rink", 1, 1)) == "same_group"
    assert refusal(state, add("ice_rink", 2, 0)) == ""
    assert refusal(state, add("ice_rink", 1, -1)) == ""
    assert refusal(state, add("court", 0, -1)) == "same_group"
    assert refusal(state, add("court", 1, 1)) == ""
    for name in ("ice_rink", "court", "zoo"):
        assert refusal(state, add(name, 2, 1)) == "no_neighbour", "it touches the port at a corner only"
    assert cells(state, "zoo") == {(0, -1), (1, -1), (2, 0), (1, 1), (0, 2), (-1, 1), (-2, 0), (-1, -1)}


@pytest.mark.parametrize(
    ("town", "name"),
    [
        ("mayor", "post_office"),
        ("mayor@0,0 police_station@1,0", "mounted_police"),
        ("mayor@0,0 swimming_pool@1,0", "ice_rink"),
    ],
)
def test_the_examples_of_the_rulebook_may_not_touch(town: str, name: str) -> None:
    state = position(town if "@" in town else "mayor@0,0", hands=[name])
    beside = (2, 0) if "@" in town else (1, 0)
    assert refusal(state, add(name, *beside)) == "same_group"


def test_a_refusal_names_the_cards_that_forbid_it() -> None:
    state = position(K1, hands=["ice_rink"])
    with pytest.raises(IllegalAction) as caught:
        GAME.move(state, 0, add("ice_rink", 1, 1))
    assert caught.value.refusal.slots == (Slot(zones.city(0), (0, 1)),)


def test_no_card_may_cover_one_that_lies_there() -> None:
    state = position(K1, hands=["zoo"])
    assert refusal(state, add("zoo", 1, 0)) == "occupied"
    assert refusal(state, add("zoo", 9, 9)) == "no_neighbour"
    assert refusal(state, add("zoo", 500, 9)) == "no_neighbour"


def test_cities_that_meet_share_no_cell_and_nothing_else() -> None:
    """B4 to B6: a rival's card is in the way, gives no place and forbids no type."""
    mine = "mayor@0,0 port@1,0 bank@2,0 zoo@3,0 factory@4,0"
    other = "court@12,0 tram@11,0 cafe@10,0 park@9,0 school@8,0 swimming_pool@7,0 hotel@6,0"
    state = position(mine, other, hands=["hospital frog_races circus", "restaurant"])
    assert refusal(state, add("hospital", 6, 0)) == "occupied"
    assert refusal(state, add("hospital", 7, 1)) == "no_neighbour", "it touches only the rival's pool"
    assert refusal(state, add("frog_races", 5, 0)) == "", "between the two: the hotel of the rival is no neighbour"
    after = do(state, add("frog_races", 5, 0))
    assert (5, 0) not in {place_of(entry >> BITS) for entry in after.free[1]}
    assert (5, 1) in {place_of(entry >> BITS) for entry in after.free[0]}
    assert (6, 0) not in {place_of(entry >> BITS) for entry in after.free[0]}


def test_a_cell_that_becomes_free_is_free_for_all_who_touch_it() -> None:
    mine = "mayor@0,0 port@1,0 bank@2,0 zoo@3,0 factory@4,0 frog_races@5,0"
    other = "court@12,0 tram@11,0 cafe@10,0 park@9,0 school@8,0 swimming_pool@7,0 hotel@6,0"
    state = position(mine, other, hands=["flood", "meteorite airport"], turn=1)
    after = do(state, play("meteorite", 0), *marks((5, 0)))
    assert (5, 0) in {place_of(entry >> BITS) for entry in after.free[0]}
    assert (5, 0) in {place_of(entry >> BITS) for entry in after.free[1]}
    assert GAME.read(GAME.write(after)).free == after.free


def test_homes_are_corners_of_a_square_clockwise() -> None:
    """B3."""
    for side in (12, 17):
        assert [place_of(home(seat, side)) for seat in range(4)] == [(0, 0), (side, 0), (side, side), (0, side)]


def test_adding_takes_a_card_of_the_hand_and_draws_another() -> None:
    state = position("mayor@0,0", hands=["port bank zoo hospital court"])
    after = do(state, add("port", 1, 0))
    assert city(after, 0) == {(0, 0): "mayor", (1, 0): "port"}
    assert len(hand(after, 0)) == 5
    assert "port" not in hand(after, 0)
    assert len(after.decks[0]) == len(state.decks[0]) - 1
    assert not pile(after, 0)


def test_only_cards_of_the_hand_are_added_and_no_events() -> None:
    state = position("mayor@0,0", hands=["port flood"])
    assert refusal(state, add("bank", 1, 0)) == "not_in_hand"
    assert refusal(state, add("flood", 1, 0)) == "event_is_played"


def test_any_number_of_cards_may_lie_in_a_city() -> None:
    """B10: the rulebook gives no number of TOWN HALLS a city needs to expand."""
    row = "mayor@0,0 " + " ".join(f"{name}@{place},0" for place, name in enumerate(ROW, 1))
    assert refusal(position(row, hands=["taxi_rank"]), add("taxi_rank", 11, 0)) == ""


def test_cards_may_be_added_to_any_district_and_join_them() -> None:
    """K7, D3."""
    state = position("mayor@0,0 port@1,0 court@3,0 bank@4,0", hands=["zoo factory"])
    assert refusal(state, add("factory", 5, 0)) == ""
    after = do(state, add("zoo", 2, 0))
    assert len({place_of(entry >> BITS) for entry in after.cities[0]}) == 5
    assert cell_at(2, 0) not in {entry >> BITS for entry in after.free[0]}
