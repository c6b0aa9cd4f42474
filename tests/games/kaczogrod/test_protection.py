"""State of Emergency, Fire Drill and Appeal (141, 142, 149)."""

from __future__ import annotations

from duckgames.games.kaczogrod.rules.actions import Action, Annul
from duckgames.games.kaczogrod.rules.events import CardsSaved, LastingEnded, NoEffect
from tests.games.kaczogrod.positions import (
    DONE,
    card,
    city,
    do,
    events,
    hand,
    legal,
    marks,
    pile,
    play,
    position,
    refusal,
    told,
    wait,
)

SHIELD = "state_of_emergency:1>1/2/-/1"
DRILL = "fire_drill:1>1/0/-/1"
TOWN = "mayor@12,0 port@13,0 bank@11,0"


def test_a_state_of_emergency_keeps_off_new_events_of_opponents() -> None:
    """141: on the city, hand, deck and actions; one may still be aimed at (C2)."""
    for event in ("meteorite", "burglar", "swindler", "raising_taxes", "building_ban"):
        state = position("mayor@0,0", TOWN, hands=[f"{event} zoo"], lasting=SHIELD)
        after = do(state, play(event, 1))
        assert after.turn == 1
        assert len(after.lasting) == 1
        assert event in pile(after, 0)
        assert [nothing.reason for nothing in told(events(state, play(event, 1)), NoEffect)] == ["shield"]


def test_it_lasts_two_rounds_and_does_not_touch_ones_own_events() -> None:
    state = position(
        TOWN.replace("12", "0").replace("13", "1").replace("11", "-1"), hands=["state_of_emergency olympic_games"]
    )
    state = do(state, play("state_of_emergency"))
    assert state.lasting == [(card("state_of_emergency"), 0, 0, 2, -1, 1)]
    for left in (2, 1):
        state = do(state, wait(hand(state, 1)[0]))
        assert state.lasting[0][3] == left
        state = do(state, wait(next(each for each in hand(state, 0) if each != "olympic_games")))
    assert not state.lasting
    own = position("mayor@0,0 port@1,0", hands=["ufo_landing"], lasting="state_of_emergency:0>0/2/-/0")
    assert do(own, play("ufo_landing", 0), rolls=[1]).turn == 0


def test_events_for_all_spare_the_shielded_seat_only() -> None:
    state = position("mayor@0,0", TOWN, "mayor@12,12", hands=["solar_eclipse blizzard earthquake zoo"], lasting=SHIELD)
    eclipse = do(state, play("solar_eclipse"))
    assert eclipse.lasting[-1][5] == 0b101
    blizzard = do(state, play("blizzard"))
    assert blizzard.lasting[-1][5] == 0b100
    assert do(state, play("earthquake"), rolls=[1, 6]).turn == 1, "seat 2 has nothing to lose, and seat 1 is not hit"
    two = position("mayor@0,0", TOWN, hands=["blizzard zoo"], lasting=SHIELD)
    assert "blizzard" in pile(do(two, play("blizzard")), 0), "nobody is hit, so it does not stay"


def test_it_does_not_end_what_runs_already() -> None:
    state = position(hands=["state_of_emergency port"], lasting="raising_taxes:1>0/3/-/0")
    after = do(state, play("state_of_emergency"))
    assert len(after.lasting) == 2
    later = do(after, wait(hand(after, 1)[0]))
    assert refusal(later, wait("port")) == ""
    assert later.limits[0] & 1


def test_a_fire_drill_needs_a_fire_card() -> None:
    with_fire = do(position("mayor@0,0 fire_station@1,0", hands=["fire_drill"]), play("fire_drill"))
    assert with_fire.lasting == [(card("fire_drill"), 0, 0, 0, -1, 1)]
    without = position("mayor@0,0", hands=["fire_drill"])
    after = do(without, play("fire_drill"))
    assert not after.lasting
    assert "fire_drill" in pile(after, 0)
    assert [nothing.reason for nothing in told(events(without, play("fire_drill")), NoEffect)] == ["no_card"]


def test_a_fire_drill_saves_all_chosen_cards_once() -> None:
    state = position("mayor@0,0", TOWN, hands=["flood meteorite zoo"], lasting=DRILL)
    chosen: list[Action] = [play("flood", 1), *marks((13, 0), (11, 0))]
    after = do(state, *chosen, rolls=[6])
    assert len(city(after, 1)) == 3
    assert not after.lasting
    assert "fire_drill" in pile(after, 1)
    (saved,) = told(events(state, *chosen, rolls=[6]), CardsSaved)
    assert set(saved.cells) == {(13, 0), (11, 0)}
    again = do(after, wait(hand(after, 1)[0]), play("meteorite", 1), *marks((13, 0)))
    assert len(city(again, 1)) == 2


def test_a_fire_drill_saves_from_the_victims_own_choice_too() -> None:
    state = position("mayor@0,0", TOWN, hands=["demolition_order"], lasting=DRILL)
    after = do(state, play("demolition_order", 1), *marks((13, 0)), rolls=[1])
    assert len(city(after, 1)) == 3


def test_who_removes_nothing_does_not_trigger_the_drill() -> None:
    state = position("mayor@0,0", TOWN, hands=["meteorite"], lasting=DRILL)
    assert do(state, play("meteorite", 1), DONE).lasting


def test_ones_own_events_do_not_trigger_the_drill() -> None:
    state = position("mayor@0,0 swimming_pool@1,0", hands=["olympic_games"], lasting="fire_drill:0>0/0/-/0")
    after = do(state, play("olympic_games", 0), *marks((1, 0)), rolls=[1])
    assert city(after, 0) == {(0, 0): "mayor"}
    assert after.lasting


def test_the_drill_counts_for_one_city_of_an_earthquake() -> None:
    state = position("mayor@0,0", TOWN, "mayor@12,12 zoo@13,12", hands=["earthquake"], lasting=DRILL)
    after = do(state, play("earthquake"), *marks((13, 0), (13, 12)), rolls=[1, 1])
    assert len(city(after, 1)) == 3
    assert len(city(after, 2)) == 1


def test_under_a_state_of_emergency_the_drill_is_not_used_up() -> None:
    state = position("mayor@0,0", TOWN, hands=["meteorite"], lasting=f"{SHIELD} {DRILL}")
    assert len(do(state, play("meteorite", 1)).lasting) == 2


def test_an_appeal_ends_any_lasting_event_at_once() -> None:
    """149: whoever played it, an opponent's 141 and 142 too."""
    lasting = f"{SHIELD} {DRILL} raising_taxes:0>1/2/-/1 smog:1>0/2/-/0"
    state = position("mayor@0,0", TOWN, hands=["appeal port"], lasting=lasting)
    asked = do(state, play("appeal"))
    everything = [("state_of_emergency", 1), ("fire_drill", 1), ("raising_taxes", 0), ("smog", 1)]
    assert legal(asked) == [Annul(card(name), seat) for name, seat in everything]
    for name, seat in everything:
        after = do(asked, Annul(card(name), seat))
        assert name in pile(after, seat)
        assert len(after.lasting) == 3
        (ended,) = told(events(asked, Annul(card(name), seat)), LastingEnded)
        assert ended.annulled
    assert refusal(asked, Annul(card("smog"), 0)) == "no_such_lasting"
    assert do(asked, Annul(card("smog"), 1)).limits[0] == 0


def test_an_appeal_with_nothing_to_end_is_discarded() -> None:
    after = do(position("mayor@0,0 swimming_pool@1,0+world_record:0", hands=["appeal"]), play("appeal"))
    assert after.turn == 1, "an event that lies on an object is none of these"
    assert "appeal" in pile(after, 0)
