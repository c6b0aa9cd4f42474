"""Every position can be written and read back; anything else is refused, or is a position one can play."""

from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duckgames.core.game import AnyGame, MalformedPosition
from duckgames.core.rng import Rng
from tests.conformance.games import GAMES, sampled, start, walk


def test_what_was_written_is_read_back(game: AnyGame, seed: int) -> None:
    for turn in walk(game, seed):
        assert game.read(game.write(turn.step.state)) == turn.step.state


def test_a_position_read_from_text_plays_on_alike(game: AnyGame, seed: int) -> None:
    for turn in sampled(game, seed):
        state = game.read(game.write(turn.before))
        game.play(state, turn.seat, game.move(state, turn.seat, turn.action), Rng.for_ply(turn.seed, turn.ply))
        assert game.write(state) == game.write(turn.step.state)


def test_positions_are_lines_a_person_can_read(game: AnyGame) -> None:
    text = game.write(start(game, 1))
    assert text.endswith("\n")
    assert text.isprintable() or text.replace("\n", "").isprintable()
    assert max(map(len, text.splitlines())) <= 120


def test_a_position_without_one_of_its_lines_is_malformed(game: AnyGame, seed: int) -> None:
    lines = game.write(sampled(game, seed, 2)[-1].before).splitlines()
    for missing in range(len(lines)):
        with pytest.raises(MalformedPosition):
            game.read("\n".join(lines[:missing] + lines[missing + 1 :]))


@pytest.mark.parametrize("text", ["", "\n", "nonsense", "0", "duck_and_cover", "hand", "\0", "hand 1\n" * 100])
def test_nonsense_is_malformed(game: AnyGame, text: str) -> None:
    with pytest.raises(MalformedPosition):
        game.read(text)


@pytest.mark.parametrize("game_id", GAMES)
@given(text=st.text())
def test_any_text_is_malformed(game_id: str, text: str) -> None:
    with pytest.raises(MalformedPosition):
        GAMES[game_id].read(text)


@pytest.mark.parametrize("game_id", GAMES)
@given(data=st.data())
def test_a_garbled_position_is_malformed_or_can_be_played(game_id: str, data: st.DataObject) -> None:
    """Values move about, get lost or come twice, as when a person edits a position and errs."""
    game = GAMES[game_id]
    lines = [line.split(" ") for line in data.draw(st.sampled_from(some_positions(game_id))).splitlines()]
    for _ in range(data.draw(st.integers(1, 3))):
        garble(lines, data)
    try:
        state = game.read("\n".join(map(" ".join, lines)) + "\n")
    except MalformedPosition:
        return
    assert game.read(game.write(state)) == state
    assert_playable(game, state)


@cache
def some_positions(game_id: str) -> list[str]:
    """Positions from several random matches as text."""
    game = GAMES[game_id]
    return [game.write(turn.step.state) for seed in range(1, 6) for turn in sampled(game, seed, 6)]


def garble(lines: list[list[str]], data: st.DataObject) -> None:
    """Changes, removes, doubles or swaps a value, or swaps two lines."""
    line, other = (lines[data.draw(st.integers(0, len(lines) - 1))] for _ in range(2))
    if not line or not other:
        return
    at, to = data.draw(st.integers(0, len(line) - 1)), data.draw(st.integers(0, len(other) - 1))
    kind = data.draw(st.sampled_from(("swap", "copy", "remove", "change", "digit", "lines")))
    if kind == "swap":
        line[at], other[to] = other[to], line[at]
    elif kind == "copy":
        other.insert(to, line[at])
    elif kind == "remove":
        del line[at]
    elif kind == "change":
        words = sorted({word for each in lines for word in each})
        line[at] = data.draw(st.sampled_from(("0", "1", "-1", "13", "99", "-", ".", "x", *words)))
    elif kind == "digit":
        line[at] = line[at].replace(
            data.draw(st.sampled_from("0123456789")), data.draw(st.sampled_from("0123456789,.:-"))
        )
    else:
        line[:], other[:] = other[:], line[:]


def assert_playable(game: AnyGame, state: Any) -> None:
    """At random to the end, without an error and with a result; every position on the way can be written."""
    rng = Rng(1)
    while owing := game.owing(state):
        assert game.legal(state, owing[0])
        game.play(state, owing[0], game.sample(state, owing[0], rng), rng)
    assert game.result(state) is not None
    assert game.read(game.write(state)) == state
