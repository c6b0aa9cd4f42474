"""Why an action is not legal: every code that no other test of this folder asks for."""

from __future__ import annotations

import pytest

from duckgames.core.game import IllegalAction, Json, MalformedAction
from duckgames.core.places import Slot
from duckgames.games.kaczogrod.rules import GAME, zones
from duckgames.games.kaczogrod.rules.actions import Accept, Action, Add, Annul, Choose, Done, Mark, Name, Play, Wait
from duckgames.games.kaczogrod.rules.state import State
from tests.games.kaczogrod.positions import add, card, choose, do, hand, marks, play, position, refusal, wait


def slots(state: State, action: Action) -> tuple[Slot, ...]:
    """The places that forbid an action."""
    try:
        GAME.move(state, state.seat, action)
    except IllegalAction as error:
        return error.refusal.slots
    return ()


def test_out_of_turn_and_out_of_place() -> None:
    state = position("mayor@0,0", hands=["port flood"])
    assert refusal(state, wait("port"), 1) == "not_your_turn"
    for action in (Mark(0, 0), choose("port"), Done(), Name(1), Annul(1, 0), Accept()):
        assert refusal(state, action) == "asked_turn"
    asked = do(position(hands=["demolition_order"], seats=2), play("demolition_order", 1), rolls=[1])
    assert asked.turn == 1
    shown = do(position(hands=["burglar", "port bank"]), play("burglar", 1))
    assert refusal(shown, wait("port")) == "asked_show"
    assert refusal(shown, wait("port"), 0) == "not_your_turn"


def test_events_are_played_as_their_cards_say() -> None:
    state = position(hands=["port flood blizzard"])
    assert refusal(state, play("port", 1)) == "not_an_event"
    assert refusal(state, play("fire", 1)) == "not_in_hand"
    assert refusal(state, play("blizzard", 1)) == "takes_no_target"
    assert refusal(state, Play(card("flood"), 3)) == "no_such_seat"
    assert refusal(state, Play(card("flood"), 9)) == "no_such_seat"


def test_a_ban_names_the_lasting_event_that_bans() -> None:
    lasting = "smog:0>1/2/-/1 mayor_kidnapped:0>1/2/-/1"
    state = position("mayor@0,0", "mayor@12,0", hands=["zoo", "port flood hospital"], lasting=lasting, turn=1)
    assert slots(state, add("port", 13, 0)) == (Slot(zones.beside(1), 0),)
    assert slots(state, play("flood", 0)) == (Slot(zones.beside(1), 1),)
    craze = position("mayor@0,0", hands=["port flood"], lasting="building_craze:1>0/2/-/0")
    assert slots(craze, wait("port")) == (Slot(zones.beside(0), 0),)
    assert refusal(craze, wait("bank")) == "not_in_hand"


def test_marks_of_a_removal() -> None:
    town = "mayor@12,0 bank@13,0 port@14,0 zoo@12,1 hospital@11,0"
    asked = do(position("mayor@0,0", town, hands=["flood"]), play("flood", 1), rolls=[6])
    assert refusal(asked, Mark(30, 30)) == "nothing_there"
    assert refusal(asked, Mark(401, 0)) == "nothing_there"
    assert refusal(asked, Mark(0, 0)) == "nothing_there", "that is a card of another city"
    assert refusal(asked, Mark(11, 0)) == "not_of_these_groups"
    once = do(asked, *marks((13, 0)))
    assert refusal(once, Mark(13, 0)) == "marked"
    assert refusal(asked, Choose(5)) == "asked_remove"


def test_choices_of_cards() -> None:
    asked = do(position(hands=["burglar", "port bank cafe"]), play("burglar", 1), Done())
    assert refusal(asked, choose("zoo")) == "no_such_card"
    fetch = do(position(hands=["time_machine cafe"], piles=["port"]), play("time_machine"))
    assert refusal(fetch, choose("cafe")) == "wrong_card"
    assert refusal(fetch, Done()) == "must_choose"


def test_cards_added_by_events() -> None:
    placing = do(
        position("mayor@0,0", hands=["rebuilding_appeal port"], piles=["hospital bank"]), play("rebuilding_appeal")
    )
    assert refusal(placing, add("port", 1, 0)) == "not_in_pile"
    assert refusal(placing, add("bank", 1, 0)) == "not_of_these_groups"
    assert refusal(placing, add("hospital", 5, 0)) == "no_neighbour"
    assert refusal(placing, Add(card("hospital"), 401, 0)) == "no_neighbour"
    fair = do(position("mayor@0,0", hands=["town_fair port hospital"]), play("town_fair"))
    assert refusal(fair, add("hospital", 1, 0)) == "not_of_these_groups"


def test_cards_to_move() -> None:
    town = "mayor@0,0 port@1,0 hospital@-1,0"
    asked = do(position(town, hands=["moving_house"]), play("moving_house"))
    assert refusal(asked, Mark(-1, 0)) == "not_of_these_groups"
    assert refusal(do(asked, *marks((1, 0))), Mark(401, 0)) == "nothing_there"


def test_a_card_that_fits_nowhere_else_cannot_move() -> None:
    """The bank holds the only free cells that would do, and they touch another TRADE card."""
    town = "mayor@0,0 bank@1,0 cafe@-1,0 tailor@0,1 bakery@0,-1 port@2,0"
    asked = do(position(town, hands=["moving_house"]), play("moving_house"))
    codes = {refusal(asked, Mark(*cell)) for cell in ((1, 0), (-1, 0), (0, 1), (0, -1), (2, 0))}
    assert codes <= {"", "nowhere_to_move"}


def test_numbers_that_no_match_has() -> None:
    state = position("mayor@0,0", hands=["port"])
    for action in (Add(0, 1, 0), Add(2000, 1, 0), Add(13, 10**9, 0), Wait(0), Wait(5000), Play(-1, 0), Choose(-4)):
        assert refusal(state, action)
    assert hand(state, 0) == ["port"]


@pytest.mark.parametrize(
    "data", [None, [], "wait", ["fly"], [1], ["wait"], ["wait", 1, 2], ["wait", "1"], ["wait", True], ["done", 0]]
)
def test_data_that_are_no_action(data: Json) -> None:
    with pytest.raises(MalformedAction):
        GAME.decode(data)
    assert GAME.decode(["add", 13, 2, -1]) == Add(13, 2, -1)
