"""Moves, actions and their JSON mean the same; what is legal is asked in one place only."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duckgames.core.game import AnyGame, IllegalAction, MalformedAction
from duckgames.core.rng import Rng
from tests.conformance.games import GAMES, sampled, start, walk, whole

json_data = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8) | st.sampled_from(["cover", "duck"]),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=8,
)


def test_moves_and_actions_are_one_to_one(game: AnyGame, seed: int) -> None:
    for turn in sampled(game, seed):
        for seat in game.owing(turn.before):
            moves = list(game.legal(turn.before, seat))
            actions = [game.action(turn.before, seat, move) for move in moves]
            assert moves
            assert len(set(actions)) == len(moves)
            assert [game.move(turn.before, seat, action) for action in actions] == moves
            assert moves == list(game.legal(turn.before.copy(), seat)), "the order is stable"


def test_actions_survive_json(game: AnyGame, seed: int) -> None:
    for turn in walk(game, seed):
        assert game.decode(json.loads(json.dumps(game.encode(turn.action)))) == turn.action


def test_only_those_who_owe_a_choice_have_moves(game: AnyGame, seed: int) -> None:
    for turn in sampled(game, seed):
        owing = list(game.owing(turn.before))
        assert owing == sorted(set(owing))
        for seat in range(turn.before.seats):
            assert bool(game.legal(turn.before, seat)) == (seat in owing)


def test_exactly_the_legal_actions_are_not_refused(game: AnyGame, seed: int) -> None:
    turns = sampled(game, seed, 40)
    pool = {turn.action for turn in turns}
    refused = 0
    for turn in turns:
        for seat in range(turn.before.seats):
            legal = {game.action(turn.before, seat, move) for move in game.legal(turn.before, seat)}
            for action in pool - legal:
                with pytest.raises(IllegalAction) as caught:
                    game.move(turn.before, seat, action)
                assert caught.value.refusal.code == str(caught.value) != ""
                refused += 1
            assert all(game.move(turn.before, seat, action) in game.legal(turn.before, seat) for action in legal)
    assert refused


def test_samples_are_legal_and_reach_every_move(game: AnyGame) -> None:
    state, rng = start(game, 1), Rng(1)
    seat = game.owing(state)[0]
    assert {game.sample(state, seat, rng) for _ in range(500)} == set(game.legal(state, seat))


def test_a_match_ends_with_a_result_and_nothing_to_do(game: AnyGame, seed: int) -> None:
    turns, last = whole(game, seed)
    assert not any(game.result(turn.before) for turn in turns)
    assert not game.owing(last)
    result = game.result(last)
    assert result is not None
    assert [score.seat for score in result.scores] == list(range(last.seats))
    assert result.winners == tuple(sorted(set(result.winners))) != ()
    assert set(result.winners) <= set(range(last.seats))
    for seat in range(last.seats):
        assert not game.legal(last, seat)
        with pytest.raises(IllegalAction):
            game.move(last, seat, turns[-1].action)


@pytest.mark.parametrize("game_id", GAMES)
@given(data=json_data)
def test_any_data_are_an_action_or_malformed(game_id: str, data: object) -> None:
    game = GAMES[game_id]
    try:
        action = game.decode(data)  # type: ignore[arg-type]
    except MalformedAction:
        return
    assert game.encode(action) == data
    state = start(game, 1)
    if action not in [game.action(state, 0, move) for move in game.legal(state, 0)]:
        with pytest.raises(IllegalAction):
            game.move(state, 0, action)
