"""The end of section 3.9: what can be taken back and what cannot."""

from __future__ import annotations

from typing import Any

import pytest

from duckgames.games.duck_town.rules import GAME, draft
from duckgames.games.duck_town.rules.state import State
from tests.conformance.games import start
from tests.games.duck_town.positions import ROLE, do, position

ROLES = ("fox", "owl", "goose", "badger")
POWERS = "7 crown powers"
LAB = {2: "laboratory smithy market"}


def turn(called: str, **more: Any) -> State:
    """The turn of a role with two cards in hand."""
    seat = [*ROLES, "beaver"].index(called) % 4
    given: dict[str, Any] = {"hands": {seat: "cafe hall"}, **more}
    roles = ("beaver", *ROLES[1:]) if called == "beaver" else ROLES
    return position(*roles, called=called, **given)


SAFE = [
    (turn("owl"), "coins"),
    (turn("goose", towns=LAB), "income"),
    (turn("goose", did="gather"), "build cafe"),
    (turn("owl"), "mark cafe"),
    (turn("goose", towns=LAB, options=POWERS), "sell cafe"),
]
"""Nothing hidden and nobody else is involved."""


@pytest.mark.parametrize(("state", "text"), SAFE)
def test_what_involves_nothing_hidden_can_be_taken_back(state: State, text: str) -> None:
    step = do(state, text)
    assert state.seat not in step.learned
    assert not any(event.final for event in step.events)


def drafting() -> State:
    """The first choice of a match of two."""
    state: State = start(GAME, 1, 2)
    draft.lay_out(state, ROLE["beaver"], 0, None)
    return state


FINAL = [
    (drafting(), "pick owl"),
    (do(drafting(), "pick owl", "pick swan").state, "lay fox"),
    (turn("owl"), "look"),
    (turn("owl", top="gate", hoard=0), "look"),
    (turn("beaver"), "coins"),
    (turn("owl"), "swap 0"),
    (turn("owl", hands={}), "swap 0"),
    (do(turn("owl"), "mark cafe").state, "exchange"),
    (turn("fox"), "name goose"),
    (turn("fox"), "name nobody"),
    (turn("badger", towns={0: "cafe"}, did="gather"), "knock 0 cafe"),
    (turn("goose", did="gather"), "end"),
    (turn("goose", towns=LAB, options=POWERS), "forge"),
]
"""A hidden card, the pile or another player is involved."""


@pytest.mark.parametrize(("state", "text"), FINAL)
def test_what_involves_hidden_cards_or_others_ends_what_can_be_taken_back(state: State, text: str) -> None:
    assert state.seat in do(state, text).learned


def test_an_exchange_that_gives_the_same_card_back_is_final_too() -> None:
    state = turn("owl", hands={1: "cafe"}, hoard=0)
    step = do(state, "mark cafe", "exchange")
    assert step.state.hands[1] == state.hands[1]
    assert 1 in step.learned
