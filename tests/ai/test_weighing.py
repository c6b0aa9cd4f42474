"""What a position is worth by its worlds, how its moves rank, and in what they differ."""

from __future__ import annotations

from typing import Any

import pytest

from duckgames.ai.appraiser import Value
from duckgames.ai.ismcts import Root
from duckgames.ai.player import Limit, Reason
from duckgames.ai.weighing import End, Enough, difference, expected, ranking

ENOUGH = Enough(most=40, step=8, error=0.01)


def test_one_world_is_met_at_least_and_says_little() -> None:
    found = expected(lambda world: (0.7, 5.0), ENOUGH, Limit(seconds=0.0), lambda: True)
    assert found == Value(0.7, 5.0, 1.0)


def test_worlds_are_met_until_the_value_is_known() -> None:
    met: list[int] = []

    def meet(world: int) -> tuple[float, float]:
        met.append(world)
        return 0.5, float(world)

    assert expected(meet, ENOUGH, Limit(), lambda: False).score == 3.5
    assert met == [*range(8)]
    unsure = expected(lambda world: (world % 2, 0.0), ENOUGH, Limit(), lambda: False)
    assert unsure.error == pytest.approx(0.5 / 40**0.5)
    assert expected(lambda world: (world % 2, world), ENOUGH, Limit(nodes=3), lambda: False).score == 1.0


def ranked(roots: list[Root], ends: dict[int, list[End]]) -> tuple[Any, ...]:
    return ranking(roots, ends, lambda: (0.4, 9.0), str, lambda first, other: Reason("why", (first, other)))


def test_moves_are_compared_over_the_worlds_that_both_met() -> None:
    roots = [Root(1, worths=[0.2, 0.4]), Root(2, worths=[0.4, 0.8, 0.6]), Root(3, worths=[0.3])]
    ends = {root.move: [End((), 10 * worth) for worth in root.worths] for root in roots}
    found = ranked(roots, ends)
    assert [each.action for each in found] == ["2", "3", "1"]
    assert [each.behind for each in found] == [0.0, pytest.approx(0.1), pytest.approx(0.3)]
    assert [each.share for each in found] == [pytest.approx(share) for share in (0.6, 0.5, 0.3)]
    assert [each.score for each in found] == [pytest.approx(score) for score in (6.0, 5.0, 3.0)]
    assert [each.reason.numbers for each in found] == [(2, 3), (2, 3), (2, 1)]


def test_without_a_playout_all_moves_are_worth_what_the_position_seems() -> None:
    found = ranked([Root(1), Root(2)], {1: [], 2: []})
    assert [(each.share, each.score, each.behind, each.error) for each in found] == [
        (0.4, 9.0, 0.0, 0.0),
        (0.4, 9.0, 0.0, 1.0),
    ]


def test_what_differs_most_is_named_with_the_rival_it_is_about() -> None:
    own, rivals = {"richer": {0: 1.0}}, {"poorer": {0: -3.0}}
    one, two = End([[5.0], [1.0], [1.0]], 0.0), End([[4.0], [1.0], [2.0]], 0.0)
    assert difference(0, [one], [two, two], own, rivals) == (1.5, Reason("poorer", (2,)))
    assert difference(2, [one], [two], own, rivals) == (0.0, Reason("poorer", (1,)))
    assert difference(0, [one], [], own, rivals) is None
