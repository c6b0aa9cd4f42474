"""The value net of the hard ducks: what it is told, what it was taught, and that training can stop and go on."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import numpy as np
import pytest

from duckgames.core.rng import Rng
from duckgames.games.duck_and_cover.ai import selfplay, train
from duckgames.games.duck_and_cover.ai.inputs import AT, INPUTS, Choices, Facts, Floats, after, encode, tables
from duckgames.games.duck_and_cover.ai.net import WEIGHTS, trained
from duckgames.games.duck_and_cover.ai.selfplay import LAMBDA, Moment, Sample, SelfPlay
from duckgames.games.duck_and_cover.ai.train import Learner
from duckgames.games.duck_and_cover.rules import GAME, turn
from duckgames.games.duck_and_cover.rules.state import PER_SEAT, WIDTH, State, pack


def random_states(seats: int, count: int) -> list[State]:
    """States with at least one choice owed, from a match of random moves."""
    rng = Rng(seats)
    state = GAME.start({}, seats, rng)
    found: list[State] = []
    while len(found) < count:
        seat = GAME.owing(state)[0]
        found.append(state.copy())
        # Mostly covers, which come first, so that small ponds are met too.
        moves = GAME.legal(state, seat)
        GAME.play(state, seat, moves[0] if rng.random() < 0.7 else rng.choice(moves), rng)
        if state.over:
            state = GAME.start({}, seats, rng)
    return found


def facts(state: State) -> Facts:
    return Facts(state.seats, state.where, state.deck, state.pile, state.called, len(state.discards), state.passes)


def inputs(state: State, seat: int, moves: list[int]) -> Floats:
    return encode(tables([facts(state)]), Choices([0], [seat], [state.movers[seat]], [moves]))


@pytest.mark.parametrize("seats", range(2, 8))
def test_the_pond_after_a_move_is_what_the_engine_makes_of_it(seats: int) -> None:
    for state in random_states(seats, 80):
        seat = GAME.owing(state)[0]
        moves = list(GAME.legal(state, seat))
        own = slice(PER_SEAT * seat, PER_SEAT * (seat + 1))
        mover = state.movers[seat]
        rows = after(
            np.array([state.where[own]] * len(moves), np.int32),
            np.full(len(moves), mover, np.int32),
            np.array(moves, np.int32),
        )
        for move, row in zip(moves, rows, strict=True):
            played = state.copy()
            turn.shift(played, seat, mover, move, None)
            assert row.tolist() == played.where[own]


def test_many_tables_at_once_are_told_as_each_alone() -> None:
    states = [state for seats in (2, 4, 7) for state in random_states(seats, 10)]
    choices = Choices([], [], [], [])
    alone = []
    for row, state in enumerate(states):
        for seat in GAME.owing(state):
            moves = list(GAME.legal(state, seat))
            choices.tables.append(row)
            choices.seats.append(seat)
            choices.movers.append(state.movers[seat])
            choices.moves.append(moves)
            alone.append(inputs(state, seat, moves))
    together = encode(tables([facts(state) for state in states]), choices)
    assert np.array_equal(together, np.concatenate(alone, axis=1))


def test_where_a_pond_lies_on_the_plane_tells_nothing() -> None:
    for state in random_states(3, 60):
        seat = GAME.owing(state)[0]
        moves = list(GAME.legal(state, seat))
        moved = state.copy()
        step = 3 * WIDTH - 2
        moved.where = [place and place + step for place in state.where]
        farther = [move if move < PER_SEAT else move + step for move in moves]
        assert np.array_equal(inputs(state, seat, moves), inputs(moved, seat, farther))


def test_the_inputs_of_a_known_position() -> None:
    state = GAME.read(
        "duck_and_cover 2\nround 1\npond 0,0:10.9.8.7.6.5.4.3.2.1 1,0:12 3,0:11\n"
        "pond 0,0:1.2.3.4.5.6.7.8.9.10.11 1,0:12\n"
        "deck 11 1 M 11 12\npile 1 2 2 3 3 4 4 5 5 6 6 7 7 8 8 9 R\ndiscards 9 10 10\nremoved\ncalled 12\neffect 12\n"
        "voided no\npasses 1\ncommits . ."
    )
    told = inputs(state, 0, [1, pack((2, 0))])

    def on(block: str, offset: int, move: int) -> float:
        return float(told[AT[block] + offset, move])

    # The 12 covers the 1: the 11 has both calls left and the 12 one more by the maximum.
    assert [on("shows with 0, 1, 2 copies in the deck", copies * 12 + 10, 0) for copies in range(3)] == [0, 0, 1]
    assert (on("stacks", 2, 0), on("stacks", 3, 1)) == (1, 1)
    assert (on("moved", 11, 0), on("moved, repeat in the deck", 11, 0)) == (1, 0)
    assert (on("largest, maximum in the deck", 11, 0), on("largest, maximum in the deck", 10, 0)) == (1, 0)
    assert (on("calls left", 4, 0), on("calls left", 5, 1)) == (1, 1)
    assert (on("beside nothing", 11, 0), on("beside nothing", 11, 1), on("beside nothing", 0, 1)) == (1, 0, 1)
    assert told[AT["pair beside"] : AT["pair beside"] + 66].sum(axis=0).tolist() == [0, 1]
    assert told[AT["pair two apart"] : AT["pair two apart"] + 66].sum(axis=0).tolist() == [0, 1]
    assert (on("cards left", 5, 0), on("cards left that nobody shows", 1, 0)) == (1, 1)
    assert (on("cards left that nobody shows", 0, 1), on("discards to the limit", 6, 0)) == (1, 1)
    assert (on("passes", 1, 0), on("seats", 2, 0), on("fewest stacks", 2, 0)) == (1, 1, 1)
    assert [on("specials in the deck", each, 0) for each in (0, 1)] == [1, 0]
    assert [on("specials in the pile", each, 0) for each in (0, 1)] == [0, 1]
    assert told[AT["splash"]].tolist() == pytest.approx([9 / 30, 9 / 30])
    assert len(told) == INPUTS


def test_later_moments_teach_earlier_ones_up_to_a_random_move() -> None:
    def moment(value: float, best: float, explored: bool) -> Moment:
        pair = (np.array([value, 0], np.float32), np.array([best, 0], np.float32))
        return Moment(np.zeros(INPUTS, np.float32), *pair, explored)

    moments = [moment(0.1, 0.1, False), moment(0.9, 0.3, True), moment(0.5, 0.5, False)]
    lessons = selfplay._lessons(moments, np.array([-0.2, 0], np.float32))
    targets = [float(target[0]) for _, target in reversed(lessons)]
    assert targets == pytest.approx([0.3, 0.5 + LAMBDA * (-0.2 - 0.5), -0.2])


def test_a_learner_learns_and_goes_on_where_it_stopped(tmp_path: Path) -> None:
    learner = Learner(1)
    play = SelfPlay([2, 3], np.random.default_rng(1))
    samples: list[Sample] = []
    while len(samples) < 100:
        samples += play.step(learner.net)
    errors = [learner.learn(samples, 1e-3) for _ in range(60)]
    assert errors[-1] < errors[0] / 3
    learner.save(tmp_path / "half")
    other = Learner(2)
    other.load(tmp_path / "half")
    assert other.learn(samples, 1e-3) == learner.learn(samples, 1e-3)
    assert (other.rounds, other.batches) == (learner.rounds, learner.batches)


def test_the_training_program_stops_resumes_and_writes_weights(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(train, "TABLES", {2: 3})
    monkeypatch.setattr(train, "BATCH", 64)
    monkeypatch.setattr(train, "REPORT", 0.0)
    words = ["--checkpoint", str(tmp_path / "half.npz"), "--weights", str(tmp_path / "weights.npz"), "--seed", "3"]
    train.main([*words, "--rounds", "4"])
    train.main([*words, "--rounds", "8"])
    out = capsys.readouterr().out
    assert "going on after" in out
    assert "100.0 %" in out
    with np.load(tmp_path / "weights.npz") as data:
        assert "--seed 3 --rounds 8" in str(data["about"])
        assert data["hidden"].dtype == np.float16


def test_a_training_can_begin_from_weights_learned_before(tmp_path: Path) -> None:
    words = ["--checkpoint", str(tmp_path / "new.npz"), "--weights", str(tmp_path / "weights.npz"), "--rounds", "4"]
    given = files("duckgames.games.duck_and_cover.ai").joinpath(WEIGHTS)
    (tmp_path / "old.npz").write_bytes(given.read_bytes())
    assert train.main([*words, "--start", str(tmp_path / "old.npz")]) == 0
    learner = Learner(1)
    learner.load(tmp_path / "new.npz")
    assert np.abs(learner.net.hidden - trained().hidden).max() < 0.02
    assert learner.rate(0) == train.LATER_RATE < Learner(1).rate(0)
    assert learner.rate(1) == pytest.approx(train.LAST_RATE)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("--seed -1", "--seed: -1"),
        ("--rounds 0", "--rounds: 0 are played already"),
        ("--rounds many", "--rounds"),
        ("--checkpoint garbage", "--checkpoint: garbage is no checkpoint"),
        ("--start garbage", "--start: garbage holds no weights"),
        ("--checkpoint other.npz", "--checkpoint: other.npz is no checkpoint"),
    ],
)
def test_a_wrong_training_is_refused_and_writes_nothing(
    words: str, message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("garbage").write_bytes(b"no checkpoint")
    np.savez("other.npz", counts=np.array([1, 2]))
    with pytest.raises(SystemExit) as exit_:
        train.main([*words.split(), "--weights", "weights.npz"])
    assert exit_.value.code == 2
    assert message in capsys.readouterr().err
    assert not Path("weights.npz").exists()


def test_an_interrupted_training_keeps_what_it_has(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupt(*_: object) -> list[Sample]:
        raise KeyboardInterrupt

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(SelfPlay, "step", interrupt)
    assert train.main(["--weights", "weights.npz"]) == 130
    assert "goes on from there" in capsys.readouterr().out
    Learner(1).load(train.CHECKPOINT)


def test_the_weights_that_come_with_the_program_are_small_and_say_how_they_were_made() -> None:
    path = files("duckgames.games.duck_and_cover.ai").joinpath(WEIGHTS)
    assert len(path.read_bytes()) < 1_000_000
    assert all(np.isfinite(array).all() for array in trained().arrays())
    with path.open("rb") as file, np.load(file) as data:
        assert "python -m duckgames.games.duck_and_cover.ai.train --seed" in str(data["about"])
