"""What a person can do at the table of Duck Town, and what it asks for."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from duckgames.core.events import seen_from
from duckgames.core.presenter import Gesture, Phrase, Who
from duckgames.core.rng import Rng
from duckgames.games.duck_town.presenter import PRESENTER
from duckgames.games.duck_town.rules import GAME
from duckgames.games.duck_town.rules.actions import Look
from duckgames.games.duck_town.rules.cards import COLOURS, COST, LIBRARY, OBSERVATORY
from duckgames.games.duck_town.rules.state import State
from duckgames.ui.painting import GLYPHS
from tests.games.duck_town.positions import KIND, act, do, legal, position

FOUR = ("magpie", "swan", "goose", "badger")


def asked(state: State) -> list[str]:
    """The keys of the two lines that the seat to choose is told."""
    return [phrase.key for phrase in PRESENTER.prompt(GAME.observe(state, state.seat), state.seat)]


def test_the_badger_hears_of_its_power_only_where_something_can_fall() -> None:
    empty = position(*FOUR, called="badger", hands={3: "cafe"})
    assert asked(do(empty, "coins").state) == ["prompt.build", "prompt.build.how"]
    dear = position(*FOUR, called="badger", coins={3: 0}, towns={0: "hall"}, did="gather")
    assert asked(dear) == ["prompt.build.none", "prompt.end.how"]
    cheap = position(*FOUR, called="badger", coins={3: 0}, towns={0: "hall cafe"}, did="gather")
    assert asked(cheap) == ["prompt.build.none", "prompt.power.badger"]
    with_income = position(*FOUR, called="badger", coins={3: 3}, towns={0: "hall", 3: "lookout"}, did="gather")
    assert "knock 0 hall" in legal(with_income)
    assert asked(with_income) == ["prompt.build.none", "prompt.power.badger"]


def test_gathering_says_how_many_cards_there_are_to_choose_from() -> None:
    """Rules T3 and T4, and the wonders that look at more or keep all."""
    state = position(*FOUR, called="badger")
    for size, wonders, lead in (
        (9, 0, ("prompt.gather", 2)),
        (1, 0, ("prompt.gather.all", 1)),
        (0, 0, ("prompt.gather.empty", None)),
        (9, 1 << OBSERVATORY, ("prompt.gather", 3)),
        (9, 1 << LIBRARY, ("prompt.gather.all", 2)),
    ):
        seen = replace(GAME.observe(state, state.seat), deck_size=size, powers=True)
        seen = replace(seen, names=(*seen.names[:3], wonders))
        phrase, _ = PRESENTER.prompt(seen, state.seat)
        assert (phrase.key, phrase.args.get("n")) == lead
        look = PRESENTER.phrase(Look(), seen)
        assert look is not None
        assert look.args["n"] == (lead[1] or 2)


def asides(before: State, *texts: str, seed: int = 0) -> list[str]:
    """Which seats are told that their role misses its turn, in words, after something was done."""
    step = do(before, *texts, seed=seed)
    found = []
    for seat in (*range(before.seats), None):
        events = tuple(seen_from(event, seat) for event in step.events)
        phrase = PRESENTER.aside(events, GAME.observe(step.state, seat))
        if phrase is not None:
            found.append(f"{seat}: {phrase.key} {getattr(phrase.args['role'], 'id', '')}")
    return found


def test_only_who_misses_a_turn_hears_of_it_when_it_is_called() -> None:
    """Rules C2 and C4."""
    named = position("fox", "swan", "goose", "badger", called="fox", did="gather")
    assert asides(named, "name swan") == []
    assert asides(named, "name swan", "end") == ["1: aside.missed swan"]
    assert asides(named, "name goose", "end") == [], "it is not called yet"
    assert asides(named, "name heron", "end") == [], "nobody has it"
    later = do(named, "name swan", "end").state
    assert asides(later, "coins", "end") == []
    last = do(later, "coins", "end").state
    assert asides(last, "coins", "end") == [], "all see it when the round ends"


def test_a_turn_missed_at_the_end_of_the_round_is_told_too() -> None:
    state = position("fox", "magpie", "goose", "badger", called="fox", did="gather")
    goose = do(state, "name badger", "end", "coins", "end").state
    assert asides(goose, "coins", "end") == ["3: aside.missed badger"]


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


def test_knocking_down_names_its_price() -> None:
    """Rule 8: the cost less 1, 1 more under the dam; a person who does not see the badge has only the words."""
    towns = {0: "hall cafe", 1: "hall dam", 3: "lookout"}
    state = position(*FOUR, called="badger", coins={3: 9}, towns=towns, options="7 crown powers")
    seen = GAME.observe(do(state, "coins").state, 3)
    for text, key, price in (
        ("knock 0 hall", "action.knock_down", COST[KIND["hall"]] - 1),
        ("knock 1 hall", "action.knock_down", COST[KIND["hall"]]),
        ("knock 0 cafe", "action.knock_down", 0),
        ("knock 3 lookout", "action.knock_down.own", COST[KIND["lookout"]] - 1),
    ):
        phrase = PRESENTER.phrase(act(text), seen)
        assert phrase is not None
        assert (phrase.key, phrase.args["price"]) == (
            key,
            Phrase("price", {"n": price}) if price else Phrase("price.free"),
        )


def test_what_the_viewer_has_is_told_to_the_viewer_alone() -> None:
    state = position(*FOUR, called="badger", coins={1: 4}, towns={1: "hall cafe dam"}, hands={1: "cafe hall"})
    phrase = PRESENTER.holdings(GAME.observe(state, 1))
    assert phrase is not None
    args = phrase.args
    assert (args["who"], args["coins"], args["cards"], args["owner"]) == (Who(1), 4, 2, Who(state.crown))
    assert [args[colour] for colour in COLOURS] == [0, 0, 2, 0, 1]
    assert PRESENTER.holdings(GAME.observe(state, None)) is None
