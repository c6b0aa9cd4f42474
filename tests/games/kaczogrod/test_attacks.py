"""The 19 events that tear down cards of a city, each on every branch (section 5 of the rules)."""

from __future__ import annotations

import pytest

from duckgames.games.kaczogrod.rules import GAME
from duckgames.games.kaczogrod.rules.actions import Done
from duckgames.games.kaczogrod.rules.events import CardsRemoved, Counted, DistrictLost, NoEffect
from duckgames.games.kaczogrod.rules.state import State
from tests.games.kaczogrod.positions import DONE, city, do, events, marked, marks, pile, play, position, refusal, told

# A row of different types with a TOWN HALL in the middle of it: each card but the last two touches another.
TOWN = (
    "mayor@12,0 swimming_pool@11,0 bank@10,0 port@13,0 park@12,1 factory@12,-1 cafe@13,1 frog_races@13,-1 "
    "old_mint@14,0 court@14,1"
)
KINDS = {
    "sport": {(11, 0), (13, -1)},
    "trade": {(10, 0), (13, 1)},
    "transport": {(13, 0)},
    "culture": {(12, 1)},
    "industry": {(12, -1)},
    "special": {(14, 0)},
}
OBJECTS = set().union(*KINDS.values())


def against(event: str, town: str = TOWN) -> State:
    """Seat 0 holds an event that seat 1 will suffer."""
    return position("mayor@0,0", town, hands=[event])


K3 = [
    ("plague_of_pigeons", "culture"),
    ("plague_of_rats", "trade"),
    ("power_failure", "industry"),
    ("transport_strike", "transport"),
    ("olympic_games", "sport"),
]


@pytest.mark.parametrize(("event", "kind"), K3)
def test_k3_cards_of_a_type_are_removed(event: str, kind: str) -> None:
    state = against(event)
    for roll, number in ((1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)):
        asked = do(state, play(event, 1), rolls=[roll])
        assert marked(asked) == KINDS[kind]
        assert DONE in [GAME.action(asked, 0, move) for move in GAME.legal(asked, 0)], "the attacker may remove none"
        chosen = sorted(KINDS[kind])[:number]
        after = do(asked, *marks(*chosen))
        assert after.turn == 1, "with the last card that may be removed the event is over"
        assert not set(chosen) & set(city(after, 1))
        assert event in pile(after, 0)


@pytest.mark.parametrize(("event", "kind"), K3)
def test_k3_cards_of_a_type_that_is_not_there_have_no_effect(event: str, kind: str) -> None:
    after = do(against(event, "mayor@12,0"), play(event, 1), rolls=[6])
    assert city(after, 1) == {(12, 0): "mayor"}
    assert after.turn == 1


def test_an_attacker_may_remove_fewer_cards_than_he_rolled() -> None:
    state = do(against("olympic_games"), play("olympic_games", 1), *marks((11, 0)), DONE, rolls=[6])
    assert (13, -1) in city(state, 1)
    assert "swimming_pool" in pile(state, 1)
    untouched = do(against("olympic_games"), play("olympic_games", 1), DONE, rolls=[6])
    assert city(untouched, 1) == city(against("olympic_games"), 1)


def test_sport_cards_built_later_are_safe_from_the_olympics() -> None:
    """The event stops working once it was used, and has no effect on other types."""
    state = position("mayor@0,0", "mayor@12,0 port@13,0", hands=["olympic_games", "frog_races"])
    state = do(state, play("olympic_games", 1), rolls=[6])
    assert state.turn == 1
    assert city(state, 1) == {(12, 0): "mayor", (13, 0): "port"}
    assert not state.lasting


def test_flood_compares_with_town_halls_in_all_districts() -> None:
    """K4: with 3 TOWN HALLS a roll of 3 does nothing, of 4 it takes up to three objects."""
    town = "mayor@12,0 port@13,0 bank@12,1 park@11,0 court@15,0 factory@15,1 post_office@17,0"
    state = against("flood", town)
    assert do(state, play("flood", 1), rolls=[3]).turn == 1
    asked = do(state, play("flood", 1), rolls=[4])
    assert marked(asked) == {(13, 0), (12, 1), (11, 0), (15, 1)}
    assert len(city(do(asked, *marks((13, 0), (12, 1), (15, 1))), 1)) == 4
    assert told(events(state, play("flood", 1), rolls=[3]), Counted) == [
        Counted(seat=1, roll=3, group="townhall", count=3, hits=False)
    ]


def test_hurricane_hits_on_an_equal_roll_too() -> None:
    """K4: with 3 TOWN HALLS a roll of 3 takes up to two objects, of 2 none."""
    town = "mayor@12,0 port@13,0 bank@12,1 park@11,0 court@15,0 post_office@17,0"
    state = against("hurricane", town)
    assert do(state, play("hurricane", 1), rolls=[2]).turn == 1
    asked = do(state, play("hurricane", 1), rolls=[3])
    assert asked.turn == 0
    assert do(asked, *marks((13, 0), (12, 1))).turn == 1


def test_six_halls_are_safe_from_floods_and_seven_from_hurricanes() -> None:
    """K4."""
    halls = ("mayor", "court", "post_office", "city_council", "tax_office", "water_board", "street_cleaning")
    for number, event, safe in ((6, "flood", True), (6, "hurricane", False), (7, "hurricane", True)):
        town = " ".join(f"{hall}@{12 + 2 * place},0" for place, hall in enumerate(halls[:number])) + " port@12,1"
        for roll in range(1, 7):
            hit = do(against(event, town), play(event, 1), rolls=[roll]).turn == 0
            assert hit == (not safe and roll == 6)


def test_an_earthquake_hits_every_other_city_one_after_the_other() -> None:
    """108, E22: each victim rolls for itself, and each city is settled before the next."""
    state = position(
        "mayor@0,0 port@1,0",
        "mayor@12,0 port@13,0 bank@14,0",
        "mayor@12,12 cinema@13,12 zoo@12,13",
        hands=["earthquake"],
    )
    asked = do(state, play("earthquake"), rolls=[1, 3])
    assert (asked.seat, asked.victim, asked.left) == (0, 1, 1)
    assert marked(asked) == {(13, 0), (14, 0)}
    asked = do(asked, *marks((13, 0)), rolls=[3])
    assert city(asked, 1) == {(12, 0): "mayor"}, "the bank was cut off, before the next city is hit"
    assert (asked.victim, asked.left) == (2, 2)
    after = do(asked, DONE)
    assert len(city(after, 2)) == 3
    assert "port" in city(after, 0).values()


def test_an_earthquake_takes_as_many_objects_as_there_are() -> None:
    state = position("mayor@0,0", "mayor@12,0 port@13,0", hands=["earthquake"])
    asked = do(state, play("earthquake"), rolls=[6])
    assert asked.left == 1
    assert do(asked, *marks((13, 0))).turn == 1


def test_fire_takes_a_connected_group_that_no_fire_card_touches() -> None:
    """K5."""
    row = "swimming_pool@12,0 bank@13,0 fire_station@14,0 port@15,0 park@16,0 factory@16,1 mayor@14,1"
    state = against("fire", row)
    asked = do(state, play("fire", 1))
    assert marked(asked) == {(12, 0), (16, 0), (16, 1)}
    for alone in ((12, 0), (16, 0), (16, 1)):
        assert do(asked, *marks(alone), *([DONE] if alone != (12, 0) else [])).turn == 1
    pair = do(asked, *marks((16, 0)))
    assert marked(pair) == {(16, 1)}
    assert refusal(pair, marks((12, 0))[0]) == "not_linked"
    assert refusal(asked, marks((13, 0))[0]) == "protected"
    log = events(asked, *marks((16, 0)), DONE)
    assert [event.cells for event in told(log, CardsRemoved)] == [((16, 0),)]
    assert [event.cells for event in told(log, DistrictLost)] == [((16, 1),)], "left without a TOWN HALL"
    assert do(asked, DONE).turn == 1


def test_fire_takes_up_to_three_in_a_line_or_a_corner() -> None:
    """E7: three cells of a grid cannot all touch each other, so the group need only be connected."""
    town = "mayor@12,0 bank@13,0 port@14,0 park@15,0 factory@14,1"
    asked = do(against("fire", town), play("fire", 1), *marks((13, 0), (14, 0)))
    assert marked(asked) == {(15, 0), (14, 1)}
    after = do(asked, *marks((14, 1)))
    assert city(after, 1) == {(12, 0): "mayor"}


def test_gang_raid_is_kept_off_by_police() -> None:
    town = "mayor@12,0 bank@13,0 port@14,0 police_station@14,1 factory@13,-1"
    asked = do(against("gang_raid", town), play("gang_raid", 1))
    assert marked(asked) == {(13, 0), (13, -1)}
    after = do(asked, *marks((13, 0), (13, -1)))
    assert city(after, 1) == {(12, 0): "mayor"}, "the port is a district without a TOWN HALL now"
    guarded = "mayor@12,0 bank@13,0 police_station@14,0"
    assert do(against("gang_raid", guarded), play("gang_raid", 1)).turn == 1


def test_an_epidemic_spares_what_touches_the_health_service() -> None:
    town = "mayor@12,0 bank@13,0 hospital@14,0 park@12,1 port@11,0"
    for roll, number in ((1, 1), (3, 2), (6, 2)):
        asked = do(against("epidemic", town), play("epidemic", 1), rolls=[roll])
        assert marked(asked) == {(12, 1), (11, 0)}
        assert asked.left == number


def test_a_volcano_is_kept_off_by_as_many_fire_cards_as_it_rolls() -> None:
    town = "mayor@12,0 bank@13,0 port@14,0 park@15,0 fire_station@12,1 firefighters@12,-1"
    state = against("volcanic_eruption", town)
    assert do(state, play("volcanic_eruption", 1), rolls=[2]).turn == 1
    asked = do(state, play("volcanic_eruption", 1), *marks((13, 0)), rolls=[3])
    assert marked(asked) == {(14, 0)}, "two that touch each other"
    assert city(do(asked, *marks((14, 0))), 1).keys() == {(12, 0), (12, 1), (12, -1)}


def test_a_meteorite_takes_any_object() -> None:
    asked = do(against("meteorite"), play("meteorite", 1))
    assert marked(asked) == OBJECTS
    assert (14, 0) not in city(do(asked, *marks((14, 0))), 1)
    assert do(asked, DONE).turn == 1


def test_ufos_take_an_object_do_nothing_or_make_one_special() -> None:
    """112: 1 to 3, 4 and 5, and 6, when the owner of the city chooses (E11)."""
    state = against("ufo_landing")
    for roll in (1, 2, 3):
        asked = do(state, play("ufo_landing", 1), rolls=[roll])
        assert (asked.seat, marked(asked)) == (0, OBJECTS)
        assert "ufo_landing" in pile(do(asked, *marks((14, 0))), 0)
        assert do(asked, DONE).turn == 1
    for roll in (4, 5):
        assert do(state, play("ufo_landing", 1), rolls=[roll]).turn == 1
    asked = do(state, play("ufo_landing", 1), rolls=[6])
    assert asked.seat == 1
    assert marked(asked) == OBJECTS - {(14, 0), (13, 0)}, "no special, and none that touches one"
    after = do(asked, *marks((10, 0)))
    assert after.tops[1] == [(after.tops[1][0][0], 112, 0)]
    assert "ufo_landing" not in pile(after, 0)


def test_ufos_that_find_no_object_to_make_special_leave() -> None:
    after = do(against("ufo_landing", "mayor@12,0 old_mint@13,0"), play("ufo_landing", 1), rolls=[6])
    assert "ufo_landing" in pile(after, 0)
    assert after.turn == 1


def test_a_landslide_takes_objects_with_one_neighbour() -> None:
    town = "mayor@12,0 bank@13,0 port@14,0 park@12,1 police_station@11,0"
    asked = do(against("landslide", town), play("landslide", 1))
    assert marked(asked) == {(14, 0), (12, 1)}
    after = do(asked, *marks((14, 0)))
    assert marked(after) == {(12, 1)}, "judged before any card left: the bank has one neighbour only now"
    assert refusal(asked, marks((13, 0))[0]) == "other_neighbours"
    assert do(after, *marks((12, 1))).turn == 1


def test_vandals_take_one_object_away_from_police_or_two_where_there_is_none() -> None:
    town = "mayor@12,0 bank@13,0 port@14,0 police_station@14,1 park@12,1"
    asked = do(against("vandals", town), play("vandals", 1))
    assert (asked.left, marked(asked)) == (1, {(13, 0), (12, 1)})
    assert do(asked, *marks((12, 1))).turn == 1
    unguarded = "mayor@12,0 bank@13,0 port@14,0 park@12,1"
    asked = do(against("vandals", unguarded), play("vandals", 1))
    assert asked.left == 2
    after = do(asked, *marks((12, 1), (14, 0)))
    assert after.turn == 1
    assert city(after, 1).keys() == {(12, 0), (13, 0)}
    assert do(asked, DONE).turn == 1


def test_a_heist_takes_a_special_unless_there_is_enough_police() -> None:
    town = "mayor@12,0 old_mint@13,0 police_station@12,1"
    state = against("heist_of_the_century", town)
    assert do(state, play("heist_of_the_century", 1), rolls=[1]).turn == 1
    asked = do(state, play("heist_of_the_century", 1), rolls=[2])
    assert marked(asked) == {(13, 0)}
    assert "old_mint" in pile(do(asked, *marks((13, 0))), 1)


def test_a_heist_takes_an_object_made_special_as_two_ordinary_cards() -> None:
    """K6: the pair is one SPECIAL, and falls apart into the piles of its owners."""
    town = "mayor@12,0 swimming_pool@13,0+world_record:1"
    state = against("heist_of_the_century", town)
    after = do(state, play("heist_of_the_century", 1), *marks((13, 0)), rolls=[6])
    assert {"swimming_pool", "world_record"} <= set(pile(after, 1))
    assert not after.tops[1]


def test_a_demolition_order_makes_its_victim_choose() -> None:
    state = against("demolition_order")
    asked = do(state, play("demolition_order", 1), rolls=[3])
    assert (asked.seat, asked.left, marked(asked)) == (1, 2, OBJECTS)
    assert refusal(asked, Done()) == "must_choose"
    after = do(asked, *marks((14, 0), (10, 0)))
    assert not {(14, 0), (10, 0)} & set(city(after, 1))
    few = do(against("demolition_order", "mayor@12,0 port@13,0"), play("demolition_order", 1), rolls=[6])
    assert few.left == 1, "all he has, if fewer"
    none = do(against("demolition_order", "mayor@12,0"), play("demolition_order", 1), rolls=[6])
    assert none.turn == 1


def test_a_sanitary_inspection_takes_trade_and_industry_away_from_health() -> None:
    town = "mayor@12,0 bank@13,0 hospital@14,0 factory@12,1 cafe@11,0 park@12,-1"
    asked = do(against("sanitary_inspection", town), play("sanitary_inspection", 1))
    assert marked(asked) == {(12, 1), (11, 0)}
    assert do(asked, *marks((12, 1), (11, 0))).turn == 1
    assert do(asked, DONE).turn == 1
    guarded = do(against("sanitary_inspection", "mayor@12,0 bank@13,0 hospital@14,0"), play("sanitary_inspection", 1))
    assert guarded.turn == 1


SEED_EVENTS = (
    "plague_of_rats",
    "fire",
    "flood",
    "hurricane",
    "ufo_landing",
    "olympic_games",
    "burglar",
    "raising_taxes",
)
AT_OTHERS = (
    "epidemic", "plague_of_pigeons", "volcanic_eruption", "meteorite", "power_failure", "transport_strike", "smog",
    "landslide", "building_craze", "pickpocket", "gang_raid", "vandals", "mayor_kidnapped", "heist_of_the_century",
    "swindler", "demolition_order", "clerks_strike", "building_ban", "sanitary_inspection",
)  # fmt: skip


@pytest.mark.parametrize("event", SEED_EVENTS)
def test_an_event_of_the_seed_may_hit_ones_own_city(event: str) -> None:
    """E1, section 3: against your own city or the city of an opponent."""
    state = position("mayor@0,0 port@1,0", hands=[event])
    assert refusal(state, play(event, 0)) == ""
    assert refusal(state, play(event, 1)) == ""
    assert refusal(state, play(event)) == "needs_target"


@pytest.mark.parametrize("event", AT_OTHERS)
def test_other_attacks_name_an_opponent(event: str) -> None:
    state = position("mayor@0,0 port@1,0", hands=[event])
    assert refusal(state, play(event, 0)) == "not_on_oneself"
    assert refusal(state, play(event, 1)) == ""


def test_no_event_takes_a_service() -> None:
    """E5: city services are no OBJECTS."""
    town = "mayor@12,0 police_station@13,0 hospital@12,1 fire_station@11,0"
    for event in ("meteorite", "landslide", "vandals", "fire"):
        after = do(against(event, town), play(event, 1))
        assert after.turn == 1
        assert len(city(after, 1)) == 4
        assert not told(events(against(event, town), play(event, 1)), NoEffect)
