"""What a person can do at the table of Duck Town, and what it asks for."""

from __future__ import annotations

from collections import Counter

import pytest

from duckgames.core.presenter import Gesture
from duckgames.core.rng import Rng
from duckgames.games.duck_town.presenter import PRESENTER
from duckgames.games.duck_town.rules import GAME
from duckgames.games.duck_town.rules.state import State
from duckgames.ui.painting import GLYPHS
from tests.games.duck_town.positions import do, legal, position

FOUR = ("magpie", "swan", "goose", "badger")


def asked(state: State) -> list[str]:
    """The keys of the two lines that the seat to choose is told."""
    return [phrase.key for phrase in PRESENTER.prompt(GAME.observe(state, state.seat), state.seat)]


def test_the_badger_hears_of_its_power_only_where_something_can_fall() -> None:
    empty = position(*FOUR, called="badger", hands={3: "cafe"})
    assert asked(do(empty, "coins").state) == ["prompt.build", "prompt.build.how"]
    dear = position(*FOUR, called="badger", coins={3: 0}, towns={0: "hall"}, did="gather")
    assert asked(dear) == ["prompt.build", "prompt.build.how"]
    cheap = position(*FOUR, called="badger", coins={3: 0}, towns={0: "hall cafe"}, did="gather")
    assert asked(cheap) == ["prompt.build", "prompt.power.badger"]
    with_income = position(*FOUR, called="badger", coins={3: 3}, towns={0: "hall", 3: "lookout"}, did="gather")
    assert "knock 0 hall" in legal(with_income)
    assert asked(with_income) == ["prompt.build", "prompt.power.badger"]


@pytest.mark.parametrize("seats", range(2, 8))
@pytest.mark.parametrize("wonders", ["ribbon", "powers"])
def test_every_legal_action_has_its_gesture_and_a_gesture_means_what_it_does(seats: int, wonders: str) -> None:
    chance = Rng(seats)
    state = GAME.start({"town_size": 7, "missed_swan": "crown", "wonders": wonders}, seats, Rng(seats))
    seen_gestures: Counter[Gesture] = Counter()
    while GAME.owing(state):
        moves = GAME.legal(state, state.seat)
        seen, actions = GAME.observe(state, state.seat), [GAME.action(state, state.seat, move) for move in moves]
        offered = PRESENTER.affordances(seen, actions)
        assert {each.action for each in offered} == set(actions)
        placed = [each for each in offered if each.gesture is not Gesture.BUTTON]
        assert len({(each.source, each.target) for each in placed}) == len(placed)
        assert {each.sign for each in placed} <= set(GLYPHS)
        for each in placed:
            assert each.source is not None
            assert PRESENTER.attempt(seen, each.source, each.target) == each.action
        seen_gestures.update(each.gesture for each in offered)
        GAME.play(state, state.seat, chance.choice(moves), Rng(chance.seed()))
    assert set(seen_gestures) == set(Gesture)
