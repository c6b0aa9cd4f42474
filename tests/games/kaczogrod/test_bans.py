"""Events that prevent or force actions (110, 113, 116, 131, 135, 143, 144, 146), and how long (E17 to E20)."""

from __future__ import annotations

import pytest

from duckgames.games.kaczogrod.rules.actions import Add, Name, Play, Wait
from duckgames.games.kaczogrod.rules.events import LastingEnded, LastingLaid, NoEffect
from duckgames.games.kaczogrod.rules.groups import SPECIAL, TRADE
from duckgames.games.kaczogrod.rules.state import State
from tests.games.kaczogrod.positions import (
    DONE,
    add,
    do,
    events,
    hand,
    legal,
    pile,
    play,
    position,
    refusal,
    told,
    wait,
)

FULL = "port bank hospital meteorite old_mint"


def victim(event: str, town: str = "mayor@12,0", held: str = FULL, seats: int = 2) -> State:
    """It is the turn of seat 1 after seat 0 played an event on it."""
    state = position("mayor@0,0", town, hands=[f"{event} zoo", held], seats=seats)
    return do(state, *([play(event)] if event in ("blizzard", "solar_eclipse") else [play(event, 1)]))


def kinds(state: State) -> set[str]:
    """Which of the three actions are open, and adding what."""
    found = set()
    for action in legal(state):
        if isinstance(action, Add):
            found.add("service" if action.card in range(77, 102) else "object")
        elif isinstance(action, Play):
            found.add("event")
        elif isinstance(action, Wait):
            found.add("wait")
    return found


ALL = {"object", "service", "event", "wait"}


def test_without_a_ban_everything_is_open() -> None:
    assert kinds(position("mayor@0,0", hands=[FULL])) == ALL


@pytest.mark.parametrize(
    ("event", "rounds", "left"),
    [
        ("blizzard", 1, {"service", "event", "wait"}),
        ("solar_eclipse", 1, {"object", "service", "wait"}),
        ("smog", 2, {"service", "event", "wait"}),
        ("mayor_kidnapped", 2, {"object", "service", "wait"}),
        ("clerks_strike", 3, {"object", "event", "wait"}),
        ("raising_taxes", 3, {"event", "wait"}),
    ],
)
def test_a_ban_holds_on_the_next_turns_of_its_victim(event: str, rounds: int, left: set[str]) -> None:
    state = victim(event)
    for number in range(rounds):
        assert kinds(state) == left, number
        assert any(entry[3] == rounds - number for entry in state.lasting)
        state = do(state, wait(hand(state, 1)[-1]))
        last = do(state, wait(hand(state, 0)[0]))
        assert bool(last.lasting) == (number < rounds - 1)
        state = last
    # The cards of his hand changed; what is banned no more is open.
    assert state.limits == [0, 0]
    assert event in pile(state, 0)


def test_everybody_suffers_an_eclipse_and_all_others_a_blizzard() -> None:
    eclipse = do(position(hands=["solar_eclipse meteorite", "port"]), play("solar_eclipse"), wait("port"))
    assert refusal(eclipse, play("meteorite", 1)) == "events_banned"
    blizzard = do(position("mayor@0,0", hands=["blizzard zoo", "port"]), play("blizzard"))
    assert refusal(blizzard, add("port", 13, 0)) == "banned"
    assert refusal(do(blizzard, wait("port")), add("zoo", 1, 0)) == ""


def test_lasting_events_lie_beside_the_city_they_affect_or_their_players_own() -> None:
    """E19."""
    assert victim("smog").lasting[0][2] == 1
    assert victim("blizzard").lasting[0][2] == 0
    (laid,) = told(events(position(hands=["raising_taxes"]), play("raising_taxes", 1)), LastingLaid)
    assert (laid.beside, laid.rounds) == (1, 3)


@pytest.mark.parametrize(
    ("event", "town"),
    [
        ("smog", "mayor@12,0 hospital@13,0 pharmacy@11,0"),
        ("mayor_kidnapped", "mayor@12,0 police_station@13,0 river_police@11,0"),
    ],
)
def test_two_services_protect_when_the_event_is_played(event: str, town: str) -> None:
    state = position("mayor@0,0", town, hands=[event, FULL.replace("hospital", "zoo")])
    after = do(state, play(event, 1))
    assert not after.lasting
    assert event in pile(after, 0)
    assert [nothing.reason for nothing in told(events(state, play(event, 1)), NoEffect)] == ["protected"]
    one = position("mayor@0,0", " ".join(town.split()[:2]), hands=[event])
    assert do(one, play(event, 1)).lasting


def test_a_named_type_is_banned_and_any_type_may_be_named() -> None:
    """144: conversions stay possible (E13)."""
    asked = do(position(hands=["building_ban zoo", FULL]), play("building_ban", 1))
    assert legal(asked) == [Name(group) for group in range(6)]
    state = do(asked, Name(TRADE))
    assert refusal(state, add("bank", 13, 0)) == "banned"
    assert refusal(state, add("port", 13, 0)) == ""
    assert state.lasting[0][3:5] == (4, TRADE)
    assert refusal(do(asked, Name(SPECIAL)), add("old_mint", 13, 0)) == "banned"
    assert refusal(asked, Name(6)) == "no_such_group"


def test_under_a_building_craze_one_must_expand_if_one_can() -> None:
    state = victim("building_craze")
    assert kinds(state) == {"object", "service"}
    assert refusal(state, wait("port")) == "must_expand"
    assert refusal(state, play("meteorite", 0)) == "must_expand"
    events_only = victim("building_craze", held="meteorite flood")
    assert kinds(events_only) == {"wait"}, "otherwise he must wait, without events"
    unfit = victim("building_craze", held="court meteorite")
    assert kinds(unfit) == {"wait"}, "the TOWN HALL has no place beside the mayor"


def test_a_building_craze_under_raised_taxes_means_waiting() -> None:
    """E20: draw-only before bans before the craze."""
    lasting = "raising_taxes:0>1/3/-/1 building_craze:0>1/2/-/1"
    state = position("mayor@0,0", "mayor@12,0", hands=["zoo", FULL], lasting=lasting, turn=1)
    assert kinds(state) == {"wait"}


def test_a_strike_makes_town_halls_count_as_none_against_rolls() -> None:
    """143: they still hold districts together."""
    town = "mayor@12,0 port@13,0 court@14,0 bank@12,1"
    state = position("mayor@0,0", town, hands=["flood hurricane zoo", "tailor"], lasting="clerks_strike:0>1/3/-/1")
    assert do(state, play("flood", 1), rolls=[1]).turn == 0, "it hits on any roll"
    after = do(state, play("hurricane", 1), rolls=[1])
    assert after.turn == 0
    before = position("mayor@0,0", town, hands=["flood zoo"])
    assert do(before, play("flood", 1), rolls=[1]).turn == 1


def test_rounds_are_counted_as_the_seed_tells() -> None:
    """K3: four in turn order Janek, Grześ, Marta, Joasia; Janek plays Raising Taxes on Marta."""
    janek, marta = 0, 2
    hands = ["raising_taxes zoo park", "port bank", "cafe factory taxi_rank", "tram school"]
    state = do(position(hands=hands, seats=4), play("raising_taxes", marta))
    for turn in range(3):
        while state.turn != marta:
            state = do(state, wait(hand(state, state.turn)[0]))
        assert "object" not in kinds(state), turn
        while state.turn != janek:
            state = do(state, wait(hand(state, state.turn)[0]))
        assert state.lasting, "it leaves the table at the end of Janek's third following turn"
        log = events(state, wait(hand(state, janek)[0]))
        assert bool(told(log, LastingEnded)) == (turn == 2)
        state = do(state, wait(hand(state, janek)[0]))
    assert not state.lasting
    assert "raising_taxes" in pile(state, janek)


def test_turns_that_are_skipped_count_for_rounds() -> None:
    """C7, E17: seat 0 is out of cards, and its event runs out all the same."""
    state = position(
        "mayor@0,0",
        hands=["", "port bank cafe"],
        decks=["", ""],
        rest="pile",
        lasting="raising_taxes:0>1/2/-/1",
        turn=1,
    )
    state = do(state, wait("port"))
    assert (state.turn, state.lasting[0][3]) == (1, 1)
    state = do(state, wait("bank"))
    assert not state.lasting


def test_the_same_event_twice_runs_side_by_side() -> None:
    """E18."""
    lasting = "raising_taxes:0>1/1/-/1 raising_taxes:2>1/3/-/1"
    state = position("mayor@0,0", hands=["zoo", "port", "tailor"], lasting=lasting, seats=3)
    state = do(state, wait("zoo"))
    assert [entry[3] for entry in state.lasting] == [3]
    assert refusal(state, add("port", 13, 0)) == "banned"


def test_a_ban_stops_what_events_would_add_but_no_conversion() -> None:
    """E13."""
    state = position(
        "mayor@0,0 swimming_pool@1,0",
        hands=["town_fair world_record moving_house port", "tailor"],
        piles=["bank"],
        lasting="raising_taxes:1>0/3/-/0",
    )
    assert do(state, play("town_fair")).turn == 1, "there is nothing to choose"
    assert do(state, play("world_record")).turn == 0
    assert do(state, play("moving_house")).turn == 0
    placing = position("mayor@0,0", hands=["rebuilding_appeal", "tailor"], piles=["court hospital"])
    assert do(placing, play("rebuilding_appeal")).turn == 0
    banned = position(
        "mayor@0,0", hands=["rebuilding_appeal", "tailor"], piles=["hospital"], lasting="clerks_strike:1>0/3/-/0"
    )
    assert do(banned, play("rebuilding_appeal")).turn == 1


def test_two_bans_from_two_players_end_one_by_one() -> None:
    state = victim("smog", seats=3)
    state = do(state, wait(hand(state, 1)[0]))
    assert state.turn == 2
    assert state.lasting
    assert DONE not in legal(state)
