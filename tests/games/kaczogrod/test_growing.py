"""Events that enlarge or rearrange one's own city (118, 125, 127 to 130)."""

from __future__ import annotations

import pytest

from duckgames.games.kaczogrod.rules.actions import Add
from duckgames.games.kaczogrod.rules.events import DistrictLost
from duckgames.games.kaczogrod.rules.state import Phase, State
from tests.games.kaczogrod.positions import (
    DONE,
    add,
    card,
    city,
    do,
    events,
    groups,
    hand,
    legal,
    marked,
    marks,
    pile,
    play,
    position,
    refusal,
    told,
)


def addable(state: State) -> set[int]:
    """The cards that may be added now."""
    return {action.card for action in legal(state) if isinstance(action, Add)}


def test_a_town_fair_adds_up_to_two_objects_of_different_types() -> None:
    """118, E25: one after the other, each under the normal rules."""
    state = position("mayor@0,0", hands=["town_fair port tram bank hospital"])
    asked = do(state, play("town_fair"))
    assert addable(asked) == {card("port"), card("tram"), card("bank")}, "no service"
    one = do(asked, add("port", 1, 0))
    assert addable(one) == {card("bank")}
    assert refusal(one, add("tram", -1, 0)) == "not_of_these_groups"
    two = do(one, add("bank", 2, 0))
    assert two.turn == 1
    assert city(two, 0) == {(0, 0): "mayor", (1, 0): "port", (2, 0): "bank"}
    assert len(hand(two, 0)) == 5, "then draw until five"
    assert len(city(do(one, DONE), 0)) == 2
    assert len(city(do(asked, DONE), 0)) == 1


def test_a_fair_ends_when_nothing_more_fits() -> None:
    one = do(position("mayor@0,0", hands=["town_fair port tram"]), play("town_fair"), add("port", 1, 0))
    assert one.turn == 1
    none = do(position("mayor@0,0", hands=["town_fair hospital"]), play("town_fair"))
    assert none.turn == 1


def test_a_city_day_adds_up_to_one_service_and_one_object() -> None:
    state = position("mayor@0,0", hands=["city_day port bank hospital pharmacy"])
    asked = do(state, play("city_day"))
    assert addable(asked) == {card(each) for each in ("port", "bank", "hospital", "pharmacy")}
    assert addable(do(asked, add("hospital", 1, 0))) == {card("port"), card("bank")}
    assert addable(do(asked, add("bank", 1, 0))) == {card("hospital"), card("pharmacy")}
    assert do(asked, add("bank", 1, 0), add("pharmacy", 2, 0)).turn == 1
    assert do(asked, DONE).turn == 1
    assert do(position("mayor@0,0", hands=["city_day flood"]), play("city_day")).turn == 1


PILE = "port bank zoo swimming_pool hospital court"


@pytest.mark.parametrize(
    ("event", "cards"),
    [
        ("tourist_invasion", {"bank", "zoo", "swimming_pool"}),
        ("maharajas_elephant", {"port", "bank", "zoo", "swimming_pool"}),
        ("rebuilding_appeal", {"hospital"}),
    ],
)
def test_a_card_of_the_discard_pile_is_placed(event: str, cards: set[str]) -> None:
    """127, 128, 130: under the normal rules, so a second TOWN HALL finds no place beside the first."""
    state = position("mayor@0,0", hands=[event], piles=[PILE])
    asked = do(state, play(event))
    assert addable(asked) == set(map(card, cards))
    assert DONE not in legal(asked), "as far as it can be done it must be (E3)"
    chosen = sorted(cards)[0]
    after = do(asked, add(chosen, 1, 0))
    assert city(after, 0)[1, 0] == chosen
    assert chosen not in pile(after, 0)
    assert after.turn == 1


@pytest.mark.parametrize("event", ["tourist_invasion", "maharajas_elephant", "rebuilding_appeal"])
def test_without_a_fitting_card_in_the_pile_nothing_happens(event: str) -> None:
    after = do(position("mayor@0,0", hands=[event], piles=["court"], decks=[""]), play(event))
    assert after.turn == 1
    assert event in pile(after, 0)


def test_with_a_health_card_the_elephant_brings_two_objects() -> None:
    """128: the second may be left out."""
    state = position("mayor@0,0 hospital@1,0", hands=["maharajas_elephant"], piles=["port bank"])
    asked = do(state, play("maharajas_elephant"))
    assert DONE not in legal(asked)
    one = do(asked, add("port", 0, 1))
    assert one.phase is Phase.PLACE
    assert DONE in legal(one)
    assert do(one, DONE).turn == 1
    assert len(city(do(one, add("bank", 0, -1)), 0)) == 4


def test_a_fetched_card_of_a_former_pair_is_a_plain_object() -> None:
    """Seed, "Replacing an OBJECT": each of the two goes back to being an ordinary card."""
    state = position(
        "mayor@0,0 swimming_pool@1,0+world_record:0", hands=["maharajas_elephant", "meteorite"], turn=1, seats=2
    )
    state = do(state, play("meteorite", 0), *marks((1, 0)))
    asked = do(state, play("maharajas_elephant"))
    assert addable(asked) == {card("swimming_pool")}
    assert groups(do(asked, add("swimming_pool", 0, 1)), 0)[0, 1] == "sport"


def test_moving_house_takes_an_object_to_another_legal_place() -> None:
    """129: lift it, choose another cell that touches what is left; then districts."""
    state = position("mayor@0,0 port@1,0 bank@2,0 hospital@-1,0", hands=["moving_house"])
    asked = do(state, play("moving_house"))
    assert marked(asked) == {(1, 0), (2, 0)}, "services do not move"
    lifted = do(asked, *marks((2, 0)))
    assert (2, 0) not in marked(lifted), "another place"
    assert (1, 1) in marked(lifted)
    assert (3, 0) not in marked(lifted), "it touches nothing but the card itself"
    assert refusal(lifted, marks((2, 0))[0]) == "same_place"
    assert refusal(lifted, marks((3, 0))[0]) == "no_neighbour"
    assert refusal(lifted, marks((0, 0))[0]) == "occupied"
    after = do(lifted, *marks((0, 1)))
    assert city(after, 0) == {(0, 0): "mayor", (1, 0): "port", (-1, 0): "hospital", (0, 1): "bank"}
    assert after.turn == 1


def test_moving_the_link_loses_a_district() -> None:
    state = position("mayor@0,0 port@1,0 bank@2,0", hands=["moving_house"])
    log = events(state, play("moving_house"), *marks((1, 0), (-1, 0)))
    assert [event.cells for event in told(log, DistrictLost)] == [((2, 0),)]
    after = do(state, play("moving_house"), *marks((1, 0), (-1, 0)))
    assert city(after, 0) == {(0, 0): "mayor", (-1, 0): "port"}
    assert "bank" in pile(after, 0)


def test_a_moved_card_may_not_touch_its_own_type() -> None:
    state = position("mayor@0,0 port@1,0 bank@0,1 tram@-1,0", hands=["moving_house"])
    lifted = do(state, play("moving_house"), *marks((1, 0)))
    assert not {(-2, 0), (-1, -1), (-1, 1)} & marked(lifted)
    assert refusal(lifted, marks((-2, 0))[0]) == "same_group"


def test_a_converted_pair_moves_as_one() -> None:
    state = position("mayor@0,0 swimming_pool@1,0+world_record:0 bank@-1,0", hands=["moving_house"])
    after = do(state, play("moving_house"), *marks((1, 0), (0, 1)))
    assert groups(after, 0)[0, 1] == "special"
    assert after.tops[0][0][1] == card("world_record")


def test_a_city_without_an_object_that_can_move_stays() -> None:
    assert do(position("mayor@0,0 hospital@1,0", hands=["moving_house"]), play("moving_house")).turn == 1
