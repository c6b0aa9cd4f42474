"""The reasons of ducks: one for every move, in words that the presenter knows."""

from __future__ import annotations

import re

import pytest

from duckgames.ai.player import Reason
from duckgames.games.duck_town.ai import reasons
from duckgames.games.duck_town.ai.reasons import explain
from duckgames.games.duck_town.rules import GAME
from tests.games.duck_town.ai.moments import TEMPERS, decide, moments, request, some_moments
from tests.games.duck_town.positions import KIND, ROLE, position

FEATURES = frozenset(re.findall(r"`(\w+)` \(", reasons.__doc__ or ""))


def test_every_move_has_a_reason_that_is_documented() -> None:
    seen = set()
    for state in moments():
        for move in GAME.legal(state, state.seat):
            reason = explain(state, move)
            assert all(type(number) is int for number in reason.numbers), reason
            seen.add(reason.feature)
    assert seen <= FEATURES
    assert len(FEATURES) > 25
    assert FEATURES - seen <= {"forges", "nobody"}


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_normal_and_hard_ducks_always_say_why(level: str) -> None:
    for number, state in enumerate(some_moments()):
        assert decide(level, TEMPERS[number % 3], request(state), number).reason is not None


def test_finishing_says_what_the_town_is_worth_then() -> None:
    state = position(
        "owl", "fox", "swan", "badger", called="owl", did="gather",
        towns={0: "manor castle shrine chapel cafe lookout", 1: "harbour"},
        hands={0: "market"}, coins={0: 2},
    )  # fmt: skip
    market = KIND["market"]
    move = next(m for m in GAME.legal(state, 0) if GAME.encode(GAME.action(state, 0, m)) == ["build", market])
    assert explain(state, move) == Reason("finish", (market, 3 + 4 + 1 + 2 + 1 + 1 + 2 + 4, 4))


def test_picking_says_which_colour_pays() -> None:
    found = False
    for state in moments():
        for move in GAME.legal(state, state.seat):
            reason = explain(state, move)
            if reason.feature == "pick_colour":
                role, income = reason.numbers
                assert role in (ROLE["swan"], ROLE["heron"], ROLE["goose"], ROLE["badger"])
                assert income > 0
                found = True
    assert found
