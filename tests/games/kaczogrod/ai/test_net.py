"""The value net of Kaczogród: chances that come to one, and training that goes on where it stopped."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from duckgames.games.kaczogrod.ai import net, train_net, value
from duckgames.games.kaczogrod.rules.state import Phase, State
from tests.ai.inline import Inline
from tests.games.kaczogrod.ai.moments import moments

LATE = 12
TURNS = [state for state in moments() if state.phase is Phase.TURN]


def share(state: State, facts: list[list[float]], seat: int) -> float:
    """The chance of a seat to win, if these were the facts."""
    return net.nets()[value.kind(state)].share(facts, value.strengths(state, facts), seat)


def test_the_chances_of_all_come_to_one() -> None:
    assert {value.kind(state) for state in TURNS} == {*net.nets()}
    for state in TURNS:
        judge, facts = net.nets()[value.kind(state)], value.facts(state)
        assert sum(share(state, facts, seat) for seat in range(state.seats)) == pytest.approx(1.0)
        assert all(judge.score(facts, seat) >= 0 for seat in range(state.seats))


def test_a_seat_is_judged_alike_wherever_it_sits() -> None:
    for state in TURNS:
        facts = value.facts(state)
        turned = [*facts[1:], facts[0]]
        assert share(state, turned, state.seats - 1) == pytest.approx(share(state, facts, 0))


def test_late_more_points_are_worth_more() -> None:
    # Early among several they may not be: who leads is struck by all.
    for state in (state for state in TURNS if max(map(len, state.decks)) < LATE):
        judge, facts = net.nets()[value.kind(state)], value.facts(state)
        more = [row[:] for row in facts]
        more[0][value.Fact.POINTS] += 1
        assert share(state, more, 0) > share(state, facts, 0)
        assert judge.score(more, 0) > judge.score(facts, 0) or judge.score(more, 0) == 0


def test_training_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played = []

    def play(kind: train_net.Kind, matches: int, seed: int) -> train_net.Rows:
        played.append(kind)
        return once(kind, matches, seed)

    once = train_net.play
    monkeypatch.setattr(train_net, "PART", 2)
    monkeypatch.setattr(train_net, "play", play)
    parts = train_net.gather(1, 1, tmp_path, Inline())
    assert [kind for kind in train_net.KINDS if kind in played] == [*train_net.KINDS]
    sorted(tmp_path.iterdir())[0].unlink()
    played.clear()
    assert train_net.gather(1, 1, tmp_path, Inline()) == parts
    assert len(played) == 1


def test_what_is_learned_is_the_same_each_time_and_a_net(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(train_net, "PART", 3)
    monkeypatch.setattr(train_net, "KINDS", (("4", 4, "basic", 1), ("4", 3, "basic", 1)))
    parts = train_net.gather(1, 1, tmp_path, Inline())
    learned: list[dict[str, Any]] = [train_net.learn("4", parts["4"], 1) for _ in range(2)]
    assert learned[0] == learned[1]
    facts = np.random.default_rng(1).random((3, value.INPUTS)).tolist()
    judge = net.Net(learned[0])
    assert sum(judge.share(facts, [1.0, 0.0, 2.0], seat) for seat in range(3)) == pytest.approx(1.0)
