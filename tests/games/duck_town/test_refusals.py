"""Every code with which the rules refuse an action, from a position in which it is refused for that alone."""

from __future__ import annotations

from typing import Any

import pytest

from duckgames.core.game import IllegalAction, MalformedAction
from duckgames.games.duck_town.rules import GAME, rulings
from duckgames.games.duck_town.rules.actions import (
    Action,
    Build,
    KnockDown,
    LayFaceDown,
    Mark,
    Name,
    Pick,
    Sell,
    Swap,
)
from duckgames.games.duck_town.rules.state import State
from tests.conformance.games import start
from tests.games.duck_town.positions import do, position, why_not

ROLES = ("owl", "heron", "magpie", "badger")
FULL = "castle abbey market lookout keep laboratory hall"
TOWNS = {0: "cafe keep", 1: "chapel", 2: FULL, 3: "barracks"}
POWERS = "7 crown powers"


def turn(called: str, *, did: str = "gather", **more: Any) -> State:
    """The turn of a role, its seat having some cards in hand."""
    seat = ROLES.index(called)
    given: dict[str, Any] = {"hands": {seat: "cafe docks gate"}, "did": did, **more}
    return position(*ROLES, called=called, **given)


def draft_of(seats: int) -> State:
    """The first choice of a match."""
    state: State = start(GAME, 1, seats)
    return state


def badger(**more: Any) -> State:
    """A Badger in front of towns of all sorts."""
    return turn("badger", towns=TOWNS, first="2", **more)


def falling() -> State:
    """The owner of the Fossil Garden may save a building."""
    towns = {0: "garden", 1: "chapel", 3: "barracks"}
    return do(turn("badger", options=POWERS, towns={**towns, 2: "cafe"}), "knock 2 cafe").state


@pytest.mark.parametrize(("state", "text", "code"), [
    (draft_of(2), "coins", "asked_pick"),
    (do(draft_of(2), "pick owl", "pick swan").state, "pick fox", "asked_lay"),
    (turn("owl"), "pick fox", "asked_turn"),
    (turn("owl"), "exchange", "asked_turn"),
    (do(turn("owl", did=""), "look").state, "coins", "asked_keep"),
    (do(turn("owl"), "mark cafe").state, "end", "asked_exchange"),
    (falling(), "end", "asked_rescue"),
    (draft_of(4), "lay fox", "asked_pick"),
    (do(turn("owl", did=""), "look").state, "keep 2", "not_now"),
    (turn("owl"), "build castle", "not_in_hand"),
    (turn("owl", towns={0: "docks"}), "build docks", "already_built"),
    (turn("owl", did=""), "build cafe", "gather_first"),
    (turn("owl", did=""), "end", "gather_first"),
    (turn("owl", built=1, towns={0: "hall"}), "build cafe", "built_enough"),
    (turn("owl"), "build docks", "coins_short"),
    (turn("owl"), "coins", "gathered"),
    (turn("owl"), "look", "gathered"),
    (turn("owl", did="", hoard=1), "look", "deck_empty"),
    (turn("owl"), "income", "no_income"),
    (turn("badger", did="gather income"), "income", "income_taken"),
    (turn("badger"), "income", "nothing_to_collect"),
    (turn("owl"), "name heron", "not_your_power"),
    (turn("owl"), "knock 1 chapel", "not_your_power"),
    (turn("badger"), "swap 1", "not_your_power"),
    (turn("badger"), "mark cafe", "not_your_power"),
    (turn("magpie", did="gather power"), "name heron", "power_used"),
    (turn("owl", did="gather power"), "swap 1", "power_used"),
    (turn("owl"), "swap 0", "own_hand"),
    (turn("owl"), "swap 6", "no_such_seat"),
    (turn("owl"), "mark castle", "not_in_hand"),
    (turn("magpie"), "name magpie", "own_role"),
    (turn("magpie"), "name fox", "face_up"),
    (turn("magpie", up="goose beaver"), "name fox", "not_the_fox"),
    (position("fox", *ROLES[1:], called="magpie", fox="heron"), "name heron", "fox_named"),
    (badger(), "knock 2 market", "town_full"),
    (badger(), "knock 1 chapel", "heron"),
    (badger(coins={3: 0}), "knock 0 keep", "coins_short"),
    (badger(options=POWERS), "knock 0 keep", "keep_stands"),
    (badger(), "knock 0 gate", "not_there"),
    (badger(), "knock 6 cafe", "not_there"),
    (badger(did=""), "knock 0 cafe", "gather_first"),
    (turn("owl", towns={0: "smithy"}), "forge", "no_such_wonder"),
    (turn("owl", options=POWERS), "forge", "no_such_wonder"),
    (turn("owl", options=POWERS, towns={0: "smithy"}, tools="smithy"), "forge", "wonder_used"),
    (turn("owl", options=POWERS, towns={0: "smithy"}, coins={0: 1}), "forge", "coins_short"),
    (turn("owl", options=POWERS, towns={0: "smithy"}, hoard=1), "forge", "deck_empty"),
    (turn("owl", options=POWERS, towns={0: "laboratory"}), "sell castle", "not_in_hand"),
    (turn("owl", options=POWERS, towns={0: "laboratory"}, tools="laboratory"), "sell cafe", "wonder_used"),
    (position(*ROLES, called="over", towns=TOWNS, first="2"), "end", "over"),
])  # fmt: skip
def test_why_an_action_is_refused(state: State, text: str, code: str) -> None:
    assert why_not(state, text, max(state.seat, 0)).code == code


def test_nobody_else_may_do_anything() -> None:
    for seat in (1, 2, 3):
        assert why_not(turn("owl"), "end", seat).code == "not_your_turn"


def test_refusals_point_at_what_forbids_and_say_how_much_is_missing() -> None:
    refusal = why_not(badger(coins={3: 0}), "knock 0 keep")
    assert [(slot.zone.name, slot.zone.seat, slot.at) for slot in refusal.slots] == [("town", 0, 1)]
    assert refusal.numbers == (3 - 1 - 1,), "the income of the own red building is counted"
    assert why_not(turn("owl"), "build gate").numbers == (4,)
    assert why_not(turn("owl", built=1, towns={0: "hall"}), "build cafe").numbers == (1,)


@pytest.mark.parametrize("action", [
    Pick(9), Pick(-1), LayFaceDown(0), Name(9), Name(-1), Name(10**4000), Swap(7), Swap(-1), Build(28), Build(-1),
    Mark(99), Sell(-3), KnockDown(-1, 3), KnockDown(0, 99), KnockDown(10**30, 0),
])  # fmt: skip
def test_numbers_that_no_match_has_are_refused_everywhere(action: Action) -> None:
    for state in (draft_of(2), turn("owl"), turn("magpie"), badger(), turn("owl", options=POWERS)):
        with pytest.raises(IllegalAction):
            GAME.move(state, state.seat, action)


def test_codes_that_other_rulings_bring(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rulings, "OWN_TOWN", False)
    assert why_not(badger(), "knock 3 barracks").code == "own_town"
    monkeypatch.setattr(rulings, "NAMING_IS_OPTIONAL", False)
    assert why_not(turn("magpie"), "end").code == "name_first"
    assert why_not(turn("magpie"), "name nobody").code == "name_first"
    monkeypatch.setattr(rulings, "KNOCK_DOWN_COMES_LAST", False)
    assert why_not(do(badger(), "knock 0 cafe").state, "knock 0 keep").code == "power_used"


@pytest.mark.parametrize("data", [
    None, "coins", [], ["quack"], [["pick", 1]], ["pick"], ["pick", 1, 2], ["pick", "fox"], ["pick", True],
    ["pick", 1.0],
    ["look", 1], ["knock_down", 1],
])  # fmt: skip
def test_data_that_are_no_action_are_malformed(data: Any) -> None:
    with pytest.raises(MalformedAction):
        GAME.decode(data)
