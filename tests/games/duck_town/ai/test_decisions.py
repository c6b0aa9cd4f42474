"""The ducks of Duck Town: legal, reproducible, honest, and ready to stop."""

from __future__ import annotations

import pytest

from duckgames.ai import arena
from duckgames.ai.arena import Entrant, Series
from duckgames.ai.laboratory import Peeker
from duckgames.ai.player import Limit
from duckgames.core.rng import Rng
from duckgames.games.duck_town import INFO
from duckgames.games.duck_town.ai import LABORATORY, choices, make_player, policy
from duckgames.games.duck_town.ai.style import PLAIN
from duckgames.games.duck_town.rules import GAME
from duckgames.games.duck_town.rules.actions import Exchange, KnockDown, Mark
from duckgames.games.duck_town.rules.roles import OWL
from duckgames.games.duck_town.rules.state import Phase
from tests.ai.inline import Inline
from tests.games.duck_town.ai.moments import HONEST, LEVELS, NODES, TEMPERS, decide, moments, request, some_moments
from tests.games.duck_town.shuffles import shuffled


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
    assert {(state.seats, state.target, state.powers) for state in moments()} == {
        (seats, size, powers) for seats in range(2, 8) for size in (7, 8) for powers in (False, True)
    }


@pytest.mark.parametrize("level", HONEST)
def test_decisions_are_legal_and_take_no_more_than_the_limit(level: str) -> None:
    for number, state in enumerate(moments()):
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


@pytest.mark.parametrize("level", HONEST)
def test_what_a_seat_cannot_see_changes_nothing(level: str) -> None:
    hidden = 0
    for number, state in enumerate(some_moments()):
        other = shuffled(state, state.seat, Rng(number))
        hidden += other != state
        one, two = (decide(level, TEMPERS[number % 3], request(each), number) for each in (state, other))
        assert (one.action, one.reason) == (two.action, two.reason)
    assert hidden > len(some_moments()) / 2


def test_the_policy_looks_at_nothing_that_its_seat_cannot_see() -> None:
    # In a playout every seat is given the whole state.
    for number, state in enumerate(moments()[::4]):
        other = shuffled(state, state.seat, Rng(number))
        chances = Rng(number), Rng(number)
        assert policy.move(state, PLAIN, chances[0].random) == policy.move(other, PLAIN, chances[1].random)


def test_a_search_stops_when_it_is_told_to() -> None:
    for level in LEVELS:
        for state in some_moments():
            asked = request(state)
            decision = make_player(level, TEMPERS[0]).decide(asked, Limit(), Rng(1), Told(5))
            assert decision.action in asked.legal
            assert decision.nodes <= 5


def test_a_search_has_an_answer_before_its_first_playout() -> None:
    for state in some_moments():
        asked = request(state)
        for limit, stop in ((Limit(), Told(0)), (Limit(seconds=0.0), Told(1000))):
            decision = make_player("hard", TEMPERS[0]).decide(asked, limit, Rng(1), stop)
            assert decision.action in asked.legal
            assert decision.nodes == 0


def test_nothing_is_thought_about_that_is_not_legal() -> None:
    for state in moments():
        moves = GAME.legal(state, state.seat)
        plain = policy.move(state, PLAIN, Rng(1).random)
        assert plain in moves
        thought = choices.worth_thinking(state, moves, plain)
        assert thought
        assert set(thought) <= set(moves)
        assert len(set(thought)) == len(thought)


@pytest.mark.parametrize("level", HONEST)
def test_no_duck_knocks_down_its_own_building(level: str) -> None:
    struck = 0
    for number, state in enumerate(moments()):
        asked = request(state)
        targets = [action for action in asked.legal if isinstance(action, KnockDown)]
        if targets:
            struck += 1
            for temper in TEMPERS:
                action = decide(level, temper, asked, number).action
                assert not isinstance(action, KnockDown) or action.seat != state.seat
    assert struck > 3


def test_an_exchange_goes_on_as_it_began() -> None:
    seen = 0
    for state in moments():
        if state.phase == Phase.EXCHANGE:
            for level in LEVELS:
                asked, steps = state.copy(), 0
                while asked.phase == Phase.EXCHANGE:
                    action = decide(level, TEMPERS[0], request(asked)).action
                    assert isinstance(action, Mark | Exchange)
                    GAME.play(asked, asked.seat, GAME.move(asked, asked.seat, action), Rng(1))
                    steps += 1
                assert steps <= len(state.hands[state.seat]) + 1
                seen += 1
    assert seen > 3


def test_an_expert_plays_whole_matches_and_a_cheating_duck_in_the_arena_only() -> None:
    entrants = Entrant("expert", TEMPERS[0]), Entrant("cheating", TEMPERS[1])
    played = arena.run(Series(INFO.id, entrants, 1, 3, Limit(nodes=8)), Inline())
    assert sum(each.share for each in played) == pytest.approx(1)
    assert all(each.nodes > 1 for each in played)
    assert "cheating" in LABORATORY
    with pytest.raises(RuntimeError, match="arena only"):
        decide("cheating", TEMPERS[0], request(some_moments()[0]))


def test_a_cheating_duck_looks_at_what_nobody_else_sees() -> None:
    changed = 0
    for number, state in enumerate(some_moments()):
        other = shuffled(state, state.seat, Rng(number))
        told = []
        for each in (state, other):
            duck = make_player("cheating", TEMPERS[0])
            assert isinstance(duck, Peeker)
            duck.position = each
            told.append(duck.decide(request(each), Limit(nodes=200), Rng(1), lambda: False).action)
        changed += told[0] != told[1]
    assert changed


def test_an_expert_names_one_or_another_where_they_are_as_good() -> None:
    named: dict[int, set[object]] = {}
    naming = [state for state in moments() if state.phase == Phase.TURN and 0 < state.role < OWL and not state.used]
    for number, state in enumerate(naming[:6]):
        named[number] = {decide("expert", TEMPERS[0], request(state), seed, 60).action for seed in range(6)}
    assert sum(len(actions) > 1 for actions in named.values()) >= 3
