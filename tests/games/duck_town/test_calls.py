"""Section 3.4 and the roles of 3.6 that touch others: calls C1 to C4, Fox, Magpie, Swan; scenarios 4 and 5."""

from __future__ import annotations

import pytest

from duckgames.core.events import Event, seen_from
from duckgames.games.duck_town.rules.events import CrownTaken, Robbed, RoleCalled, RoleMissed, RoleNamed
from duckgames.games.duck_town.rules.state import State
from tests.games.duck_town.positions import ROLE, cards, do, facts, legal, position, those, told, why_not

QUIET = ("coins", "end")
"""A turn in which nothing else happens."""


def answers(events: tuple[Event, ...]) -> dict[str, int | None]:
    """Who answered each call."""
    names = {number: name for name, number in ROLE.items()}
    return {names[event.role]: event.seat for event in told(events, RoleCalled)}


def test_c1_roles_are_called_in_their_order_and_take_whole_turns() -> None:
    state = position("badger", "goose", "owl", "fox", called="fox")
    step = do(state, *QUIET * 4)
    calls = {"magpie": None, "owl": 2, "swan": None, "heron": None, "goose": 1, "beaver": None, "badger": 0}
    assert answers(step.events) == calls
    assert step.state.round == 3


def test_c2_an_unheld_role_and_one_that_misses_its_turn_are_called_alike() -> None:
    held = position("fox", "goose", "owl", "badger", called="fox", up="magpie heron", down="swan")
    unheld = position("fox", "beaver", "owl", "badger", called="fox", up="magpie heron", down="swan")
    calls = []
    for state in (held, unheld):
        step = do(state, "coins", "name goose", "end", *QUIET)
        calls.append([event for event in told(step.events, RoleCalled) if event.role == ROLE["goose"]])
    assert calls[0] == calls[1] == [RoleCalled(role=ROLE["goose"], seat=None)]
    assert {seen_from(calls[0][0], viewer) for viewer in (None, 0, 1, 2, 3)} == {calls[0][0]}


def test_c3_two_roles_are_two_turns_with_one_purse_hand_and_town() -> None:
    state = position("goose badger", "owl beaver", called="goose", towns={0: "lookout market", 1: "docks"})
    step = do(state, "coins", "income", "end", *QUIET)
    assert step.state.seat == 0
    assert step.state.coins[0] == 2 + 2 + 1 + 1, "the Goose's turn pays no red building"
    assert legal(step.state) == {"coins", "look", "income"}
    assert do(step.state, "coins", "income").state.coins[0] == 6 + 2 + 1


def test_c3_the_heron_protects_for_the_whole_round_also_from_its_own_badger() -> None:
    towns = {0: "cafe", 1: "cafe"}
    state = position("heron badger", "owl beaver", called="badger", towns=towns, did="gather")
    assert those(state, "knock") == {"1 cafe"}
    assert why_not(state, "knock 0 cafe").code == "heron"
    state = position("heron owl", "badger beaver", called="badger", towns=towns, did="gather")
    assert those(state, "knock") == {"1 cafe"}


def test_c4_the_missed_role_is_revealed_only_when_the_round_ends() -> None:
    state = position("fox", "goose", "owl", "badger", called="fox")
    during = do(state, "coins", "name goose", "end", *QUIET, "coins")
    assert not told(during.events, RoleMissed)
    assert not during.state.revealed >> ROLE["goose"] & 1
    end = do(during.state, "end")
    assert facts(end.events, RoleMissed, "seat", "role") == [(1, ROLE["goose"])]


def test_scenario_4_the_swan_misses_the_turn() -> None:
    state = position(
        "fox", "swan", "goose", "badger", called="fox", leader=3, coins={1: 6}, towns={1: "manor"}, up="magpie owl"
    )
    step = do(state, "name swan", *QUIET)
    assert answers(step.events)["swan"] is None
    assert (step.state.seat, step.state.crown) == (2, 3)
    step = do(step.state, *QUIET)
    assert (step.state.seat, step.state.crown) == (3, 3)
    step = do(step.state, *QUIET)
    assert facts(step.events, RoleMissed, "seat") == [(1,)]
    assert facts(step.events, CrownTaken, "seat", "missed") == [(1, True)]
    assert step.state.coins[1] == 6
    assert (step.state.round, step.state.crown, step.state.seat) == (3, 1, 1)


def test_scenario_4_with_the_other_ruling_the_crown_stays() -> None:
    state = position("fox", "swan", "goose", "badger", called="fox", leader=3, options="7 nothing ribbon")
    step = do(state, "name swan", *QUIET * 3)
    assert facts(step.events, RoleMissed, "seat") == [(1,)]
    assert not told(step.events, CrownTaken)
    assert (step.state.crown, step.state.seat) == (3, 3)


def test_scenario_5_the_fox_names_a_role_nobody_took() -> None:
    state = position("fox", "magpie", "beaver", "badger", called="fox", up="owl heron", down="swan")
    named = do(state, "name goose", *QUIET)
    assert why_not(named.state, "name goose").code == "fox_named"
    assert those(named.state, "name") == {"swan", "beaver", "badger", "nobody"}
    step = do(named.state, *QUIET)
    assert answers(step.events) == {"owl": None, "swan": None, "heron": None, "goose": None, "beaver": 2}
    assert step.state.coins == [4, 4, 2, 2]
    end = do(step.state, *QUIET, *QUIET)
    assert not told(end.events, RoleMissed)
    assert end.state.round == 3


def test_the_fox_names_any_other_role_that_is_not_face_up_or_nobody() -> None:
    state = position("fox", "magpie", "beaver", "badger", called="fox", up="owl heron")
    assert those(state, "name") == {"magpie", "swan", "goose", "beaver", "badger", "nobody"}
    assert why_not(state, "name owl").code == "face_up"
    assert why_not(state, "name fox").code == "own_role"
    step = do(state, "name nobody")
    assert facts(step.events, RoleNamed, "seat", "role", "target") == [(0, ROLE["fox"], 0)]


def test_who_misses_a_turn_gathers_collects_and_protects_nothing() -> None:
    state = position(
        "fox", "heron", "goose", "badger", called="fox", towns={1: "shrine"}, coins={1: 5}, hands={1: "cafe"}
    )
    step = do(state, "name heron", *QUIET, *QUIET, "coins")
    assert step.state.coins[1] == 5
    assert those(step.state, "knock") == {"1 shrine"}, "a missed Heron protects nothing"


def test_a_fox_may_name_its_own_second_role() -> None:
    state = position("fox goose", "magpie owl", called="fox", coins={0: 1})
    step = do(state, "name goose", *QUIET, *QUIET, *QUIET)
    assert facts(step.events, RoleMissed, "seat", "role") == [(0, ROLE["goose"])]
    assert step.state.coins[0] == 3


def test_only_the_named_role_is_missed_not_the_other_of_the_same_seat() -> None:
    state = position("fox goose", "owl badger", called="fox")
    step = do(state, "name owl", *QUIET, *QUIET, *QUIET)
    assert answers(step.events)["badger"] == 1
    assert facts(step.events, RoleMissed, "seat", "role") == [(1, ROLE["owl"])]


def test_the_magpie_names_any_other_role_above_it() -> None:
    state = position("fox", "magpie", "beaver", "badger", called="magpie", up="owl heron")
    assert those(state, "name") == {"swan", "goose", "beaver", "badger", "nobody"}
    assert why_not(state, "name fox").code == "not_the_fox"
    assert why_not(state, "name magpie").code == "own_role"
    assert why_not(state, "name heron").code == "face_up"


def test_a_missed_magpie_names_nobody_and_a_missed_role_is_not_robbed() -> None:
    state = position("fox", "magpie", "goose", "badger", called="fox", coins={2: 9})
    step = do(state, "name magpie", *QUIET)
    assert (step.state.seat, step.state.magpie) == (2, 0)
    state = position("fox", "magpie", "goose", "badger", called="magpie", coins={2: 9}, fox="goose", did="gather")
    assert why_not(state, "name goose").code == "fox_named"


def test_loot_counts_coins_of_an_earlier_turn_in_the_round() -> None:
    state = position("magpie swan", "owl badger", called="magpie", coins={1: 3})
    step = do(state, "name badger", *QUIET, *QUIET, *QUIET)
    assert facts(step.events, Robbed, "victim", "count") == [(1, 5)]
    assert step.state.coins == [2 + 2 + 2 + 5, 0]


def test_naming_the_own_second_role_takes_nothing() -> None:
    state = position("magpie swan", "owl badger", called="magpie", coins={0: 3})
    step = do(state, "name swan", *QUIET, *QUIET)
    assert not told(step.events, Robbed)
    assert step.state.coins[0] == 5


def test_the_crown_stays_if_nobody_has_the_swan() -> None:
    state = position("fox", "magpie", "goose", "badger", called="badger", leader=2, did="gather")
    assert do(state, "end").state.crown == 2


def owl(hand: str, other: str, top: str = "", hoard: int | None = None) -> State:
    """The turn of an Owl."""
    roles = ("fox", "owl", "goose", "badger")
    return position(*roles, called="owl", hands={1: hand, 2: other}, top=top, hoard=hoard)


def test_the_owl_swaps_whole_hands_with_anybody() -> None:
    state = owl("cafe market", "gate")
    assert those(state, "swap") == {"0", "2", "3"}
    assert why_not(state, "swap 1").code == "own_hand"
    step = do(state, "swap 2")
    assert [cards(step.state.hands[seat]) for seat in (1, 2)] == ["gate", "cafe market"]
    assert why_not(step.state, "mark gate").code == "power_used"


@pytest.mark.parametrize(("hand", "other"), [("", "cafe gate"), ("cafe gate", ""), ("", "")])
def test_scenario_7_empty_hands_may_be_swapped(hand: str, other: str) -> None:
    step = do(owl(hand, other), "swap 2")
    assert [cards(step.state.hands[seat]) for seat in (1, 2)] == [other, hand]


def test_scenario_7_owl_and_a_short_deck() -> None:
    """The cards go under in the order chosen, the first above the others, before any is drawn."""
    state = owl("cafe market docks", "", top="palace", hoard=0)
    step = do(state, "mark cafe", "mark market", "mark docks", "exchange")
    assert sorted(cards(step.state.hands[1]).split()) == ["cafe", "market", "palace"]
    assert cards(step.state.deck) == "docks"
    look = do(step.state, "look")
    assert sorted(cards(look.state.hands[1]).split()) == ["cafe", "docks", "market", "palace"]
    assert look.state.gathered
    after = do(look.state, "end")
    assert after.state.deck == []
    assert legal(after.state) == {"coins"}


def test_the_owl_exchanges_any_of_its_cards_in_the_order_chosen() -> None:
    state = owl("cafe cafe gate", "", top="hall palace")
    marking = do(state, "mark gate")
    assert legal(marking.state) == {"mark cafe", "exchange"}
    assert why_not(marking.state, "coins").code == "asked_exchange"
    assert why_not(marking.state, "mark gate").code == "not_in_hand"
    step = do(marking.state, "mark cafe", "exchange")
    assert sorted(cards(step.state.hands[1]).split()) == ["cafe", "hall", "palace"]
    assert cards(step.state.deck[:2]) == "cafe gate"
    assert "swap 0" not in legal(step.state)


def test_an_owl_cannot_exchange_cards_it_does_not_have() -> None:
    assert those(owl("", "cafe"), "mark") == set()
    assert why_not(owl("", "cafe"), "mark cafe").code == "not_in_hand"
