"""A step is a function of its arguments, and a state is plain data that nobody changes afterwards."""

from enum import Enum
from typing import Any

from duckgames.core.game import AnyGame
from duckgames.core.rng import Rng
from tests.conformance.games import sampled, start, walk


def test_the_same_step_twice_is_the_same(game: AnyGame, seed: int) -> None:
    for turn in sampled(game, seed):
        assert turn.again(game) == turn.step


def test_apply_leaves_its_argument_alone(game: AnyGame, seed: int) -> None:
    states = [(turn.before, game.write(turn.before)) for turn in walk(game, seed)]
    for state, text in states:
        assert game.write(state) == text


def test_playing_on_a_copy_leaves_the_original_alone(game: AnyGame, seed: int) -> None:
    for turn in sampled(game, seed):
        text, copy = game.write(turn.before), turn.before.copy()
        assert copy == turn.before
        assert copy is not turn.before
        game.play(copy, turn.seat, game.move(copy, turn.seat, turn.action), Rng.for_ply(turn.seed, turn.ply))
        assert copy == turn.step.state, "playing without a log comes to the same"
        assert copy != turn.before
        assert game.write(turn.before) == text


def test_a_copy_shares_nothing_that_can_change(game: AnyGame, seed: int) -> None:
    for turn in sampled(game, seed, 10):
        assert not mutable_parts(turn.before) & mutable_parts(turn.before.copy())


def test_a_state_is_equal_by_value_only_to_states(game: AnyGame) -> None:
    state = start(game, 1)
    assert state == start(game, 1)
    assert state != start(game, 2)
    assert state != game.write(state)


def test_states_are_plain_data(game: AnyGame, seed: int) -> None:
    for turn in walk(game, seed):
        assert_plain(turn.step.state)


def slots(value: object) -> list[Any]:
    """The values of a slotted object, or none."""
    return [getattr(value, name) for name in getattr(type(value), "__slots__", ())]


def assert_plain(value: object) -> None:
    """Numbers, texts, enums, lists and tuples of them, and small slotted objects; nothing else."""
    if type(value) in (int, str, bool, type(None)) or isinstance(value, Enum):
        return
    if type(value) in (list, tuple):
        parts = list(value)  # type: ignore[call-overload]
    else:
        parts = slots(value)
        assert parts, f"{type(value)} has no place in a state"
        assert not hasattr(value, "__dict__")
    for part in parts:
        assert_plain(part)


def mutable_parts(value: object) -> set[int]:
    """The identities of all lists and slotted objects in `value`."""
    if isinstance(value, list):
        return {id(value)}.union(*map(mutable_parts, value))
    if isinstance(value, tuple):
        return set().union(*map(mutable_parts, value))
    parts = slots(value)
    return {id(value)}.union(*map(mutable_parts, parts)) if parts else set()
