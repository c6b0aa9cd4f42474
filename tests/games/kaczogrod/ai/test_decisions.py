"""The ducks of Kaczogród: legal, reproducible, honest, and ready to stop."""

from __future__ import annotations

import pytest

from duckgames.ai.player import Limit
from duckgames.core.rng import Rng
from duckgames.games.kaczogrod.ai import make_player, policy
from duckgames.games.kaczogrod.ai.beliefs import Beliefs
from duckgames.games.kaczogrod.ai.candidates import worth_thinking
from duckgames.games.kaczogrod.ai.style import PLAIN
from duckgames.games.kaczogrod.ai.tempers import STRONG
from duckgames.games.kaczogrod.ai.thoughts import Thoughts
from duckgames.games.kaczogrod.rules import GAME
from duckgames.games.kaczogrod.rules.moves import TRUCE
from duckgames.games.kaczogrod.rules.state import Phase
from tests.games.kaczogrod.ai.moments import (
    LEVELS,
    NODES,
    TEMPERS,
    decide,
    moments,
    request,
    seat_of,
    some_moments,
)

SEARCHING = ("hard", "expert")


class Told:
    """Says stop after it was asked so many times."""

    def __init__(self, times: int) -> None:
        self.left = times

    def __call__(self) -> bool:
        self.left -= 1
        return self.left < 0


def test_the_moments_are_of_every_kind() -> None:
    assert len(moments()) >= 200
    assert {state.phase for state in moments()} == set(Phase) - {Phase.OVER}
    assert {(state.seats, state.advanced) for state in moments()} == {
        (seats, advanced) for seats in (2, 3, 4) for advanced in (False, True)
    }


@pytest.mark.parametrize("level", LEVELS)
def test_decisions_are_legal_and_take_no_more_than_the_limit(level: str) -> None:
    for number, state in enumerate(moments()[::5] if level in SEARCHING else moments()):
        asked = request(state)
        decision = decide(level, TEMPERS[number % len(TEMPERS)], asked, number)
        assert decision.action in asked.legal
        assert decision.nodes <= NODES


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("temper", TEMPERS)
def test_the_same_nodes_and_chance_give_the_same_decision(level: str, temper: str) -> None:
    for number, state in enumerate(some_moments()):
        one, other = (decide(level, temper, request(state), number) for _ in range(2))
        assert (one.action, one.nodes, one.reason) == (other.action, other.nodes, other.reason)


@pytest.mark.parametrize("level", LEVELS)
def test_what_a_seat_cannot_see_changes_nothing(level: str) -> None:
    hidden = 0
    for number, state in enumerate(some_moments()):
        other = GAME.determinize(GAME.observe(state, seat_of(state)), Rng(number))
        hidden += other != state
        one, two = (decide(level, TEMPERS[number % 3], request(each), number) for each in (state, other))
        assert (one.action, one.reason) == (two.action, two.reason)
    assert hidden > len(some_moments()) / 2


def test_the_policy_looks_at_nothing_that_its_seat_cannot_see() -> None:
    # In a playout every seat is given the whole state.
    for number, state in enumerate(moments()[::2]):
        seat = seat_of(state)
        other = GAME.determinize(GAME.observe(state, seat), Rng(number))
        one, two = (policy.move(each, seat, PLAIN, Rng(number).random) for each in (state, other))
        assert one == two


@pytest.mark.parametrize("keen", [False, True])
def test_believed_worlds_fit_what_their_seat_sees(keen: bool) -> None:
    for number, state in enumerate(some_moments()):
        seen = GAME.observe(state, seat_of(state))
        beliefs = Beliefs(seen, keen)
        assert GAME.observe(beliefs.world(number), seen.viewer) == seen
        assert beliefs.world(number) == beliefs.world(number)


@pytest.mark.parametrize("level", SEARCHING)
def test_a_search_stops_when_it_is_told_to(level: str) -> None:
    for state in some_moments():
        asked = request(state)
        decision = make_player(level, TEMPERS[0]).decide(asked, Limit(), Rng(1), Told(5))
        assert decision.action in asked.legal
        assert decision.nodes <= 5


@pytest.mark.parametrize("level", SEARCHING)
def test_a_search_has_an_answer_before_its_first_playout(level: str) -> None:
    for state in some_moments():
        asked = request(state)
        for limit, stop in ((Limit(), Told(0)), (Limit(seconds=0.0), Told(1000))):
            decision = make_player(level, TEMPERS[0]).decide(asked, limit, Rng(1), stop)
            assert decision.action in asked.legal
            assert decision.nodes == 0


def test_every_move_of_the_tree_is_legal_and_likely_to_some_degree() -> None:
    for number, state in enumerate(moments()[::2]):
        seat = seat_of(state)
        thoughts = Thoughts(Beliefs(GAME.observe(state, seat)), STRONG)
        found = thoughts.candidates(state, seat)
        moves = [move for _, move in found]
        assert set(moves) <= set(GAME.legal(state, seat))
        assert len(set(moves)) == len(moves)
        assert sum(prior for prior, _ in found) == pytest.approx(1.0)
        assert thoughts.replies(Rng(number).random)(state, seat) in GAME.legal(state, seat)


def test_nothing_is_thought_about_that_is_not_legal() -> None:
    for state in moments():
        seat = seat_of(state)
        moves = GAME.legal(state, seat)
        plain = policy.move(state, seat, PLAIN, Rng(1).random)
        assert plain in moves
        assert plain < TRUCE or state.phase in (Phase.ANSWER, Phase.COUNTER)
        thought = [move for _, move in worth_thinking(state, seat, PLAIN, plain)]
        assert plain in thought
        assert set(thought) <= set(moves)
        assert len(set(thought)) == len(thought)
