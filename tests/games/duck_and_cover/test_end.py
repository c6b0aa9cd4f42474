"""Rules E1 to E9 and the scenarios 10 and 11: the end of a round, points, tie-break."""

import pytest

from duckgames.core.events import CounterChanged, MatchEnded, PhaseStarted, RoundEnded
from duckgames.core.game import Result, Score
from duckgames.core.places import Counter
from duckgames.games.duck_and_cover.rules import GAME
from duckgames.games.duck_and_cover.rules.actions import Cover
from duckgames.games.duck_and_cover.rules.cards import CAPTAIN_DECK
from duckgames.games.duck_and_cover.rules.events import CardCalled
from duckgames.games.duck_and_cover.rules.scoring import Verdict, round_points, totals
from duckgames.games.duck_and_cover.rules.state import State
from tests.games.duck_and_cover.positions import L0, WIDE, cells, one_stack, position, swims, turn

A10 = "1,1:3.7.5.9.1.8 2,1:10.2.6.4.11.12"
B10 = "0,0:11.4 1,0:12 0,1:10.9.7 1,1:8.6.5.3 2,1:2.1"
LAST = [(1, 2), (3, 4)]
"""Two rounds that have ended."""


def points(step_events: tuple[object, ...]) -> tuple[str, tuple[int, ...]]:
    """Why the only round that ended did, and its points."""
    (ended,) = [event for event in step_events if isinstance(event, RoundEnded)]
    return ended.reason, ended.points


def test_scenario_10_one_stack_scores_below_zero_and_the_others_move_counts() -> None:
    state = position(A10, B10, called="12")
    assert round_points(state)[1] == 11
    step = turn(state, {0: Cover(12, (1, 1)), 1: Cover(12, (0, 0))})
    assert points(step.events) == ("one_stack", (-5, 9))
    step = turn(state, {0: Cover(12, (1, 1)), 1: Cover(12, (1, 1))})
    assert points(step.events) == ("one_stack", (-5, 10))


def test_scenario_10_the_swims_that_keep_the_round_alive() -> None:
    state = position(A10, B10, called="12", deck="M")
    assert swims(state) == cells("(1,0) (0,1) (1,2)")
    assert turn(state, {}).state.round == 1


def test_scenario_10_other_tops() -> None:
    state = position(A10, B10, called="8")
    assert points(turn(state, {0: Cover(8, (2, 1))}).events)[1][0] == -3
    state = position(one_stack(1), B10, called="1")
    assert points(turn(state, {0: Cover(1, (1, 0))}).events)[1][0] == 0


def test_e1_several_may_gather_in_one_turn() -> None:
    state = position(one_stack(12), one_stack(12), WIDE, called="12")
    step = turn(state, {0: Cover(12, (1, 0)), 1: Cover(12, (1, 0))})
    assert points(step.events) == ("one_stack", (-5, -5, 11))


def test_e1_does_not_wait_for_the_next_card() -> None:
    step = turn(position(one_stack(12), L0, called="12", deck="7"), {0: Cover(12, (1, 0))})
    assert step.state.round == 2
    assert step.state.stacks == [12, 12]


@pytest.mark.parametrize(("seats", "limit"), [(2, 9), (3, 8), (4, 7), (5, 6), (6, 5), (7, 4)])
def test_e2_the_limit_of_discards_ends_the_round_at_once(seats: int, limit: int) -> None:
    hidden = ["5", "6", "8", "9", "10", "12", "5", "6", "8"]
    state = position(
        *[WIDE] * seats, called="1", deck=" ".join(hidden[limit - 2 : limit]), discards=" ".join(hidden[: limit - 2])
    )
    before, after = state, turn(state, {})
    assert len(before.discards) == limit - 2
    assert points(after.events) == ("discards", (11,) * seats)
    happened = [type(event) for event in after.events]
    assert happened[: happened.index(RoundEnded)].count(CardCalled) == 2
    short = position(*[WIDE] * seats, called="1", deck=f"{hidden[limit - 2]} 2", discards=" ".join(hidden[: limit - 2]))
    after = turn(short, {})
    assert len(after.state.discards) == limit - 1
    assert not any(isinstance(event, RoundEnded) for event in after.events)


def test_e4_only_tops_count() -> None:
    assert round_points(position(WIDE, L0, called="1")) == [0 + 1 + 1 + 2 + 3 + 4, 30]


@pytest.mark.parametrize(("top", "score"), list(enumerate((0, -1, -1, -2, -2, -2, -3, -3, -3, -4, -4, -5), start=1)))
def test_e5_one_stack_scores_minus_its_top(top: int, score: int) -> None:
    step = turn(position(one_stack(top), L0, called=str(top)), {0: Cover(top, (1, 0))})
    assert points(step.events)[1][0] == score


def finished(ponds: tuple[str, ...], scores: list[tuple[int, ...]], called: str, choices: dict[int, Cover]) -> Result:
    """The result of a match whose last turn this is."""
    step = turn(position(*ponds, called=called, scores=scores), choices)
    assert step.state.over
    result = GAME.result(step.state)
    assert result is not None
    assert MatchEnded(winners=result.winners) in step.events
    return result


TWO_STACKS = "0,0:3.5.6.7.8.9.10.11.12.4.1 5,5:2"
THREE_STACKS = "0,0:5.6.7.8.9.10.11.12.4.3 5,5:1 9,9:2"
"""Ponds worth 1 (0 + 1) and 2 (1 + 0 + 1) points."""


def test_e6_the_lowest_total_wins_and_may_be_negative() -> None:
    result = finished((one_stack(12), WIDE), [(-4, -5), (-3, -5)], "12", {0: Cover(12, (1, 0))})
    assert result.reason is Verdict.POINTS
    assert [score.total for score in result.scores] == [-12, 1]
    assert result.winners == (0,)
    assert result.scores[0] == Score(0, (("round_1", -4), ("round_2", -3), ("round_3", -5), ("stacks", 1)), -12)


def ending(totals_wanted: tuple[int, int, int], a: str) -> Result:
    """Scenario 11: A with pond `a`, B with two stacks, C with one, and these totals."""
    final = (2 if a == THREE_STACKS else 1, 1, -5)
    before = tuple(total - last for total, last in zip(totals_wanted, final, strict=True))
    return finished((a, TWO_STACKS, one_stack(12)), [before, (0, 0, 0)], "12", {2: Cover(12, (1, 0))})


def test_scenario_11_fewest_stacks_break_a_tie() -> None:
    result = ending((4, 4, 6), THREE_STACKS)
    assert [score.total for score in result.scores] == [4, 4, 6]
    assert [dict(score.parts)["stacks"] for score in result.scores] == [3, 2, 1]
    assert (result.winners, result.reason) == ((1,), Verdict.STACKS)


def test_scenario_11_and_e8_still_tied_they_share() -> None:
    result = ending((4, 4, 6), TWO_STACKS)
    assert (result.winners, result.reason) == ((0, 1), Verdict.SHARED)


def test_e7_stacks_do_not_matter_without_a_tie() -> None:
    assert ending((3, 4, 6), THREE_STACKS).winners == (0,)


def test_e9_the_points_of_every_round_and_the_totals_are_told() -> None:
    step = turn(position(one_stack(12), L0, called="12", scores=[(7, -2)]), {0: Cover(12, (1, 0))})
    ((_, second), state) = (points(step.events), step.state)
    assert CounterChanged(counter=Counter("points", 0), value=7 + second[0]) in step.events
    assert CounterChanged(counter=Counter("points", 1), value=-2 + second[1]) in step.events
    assert totals(state) == [7 + second[0], -2 + second[1]]


def test_m5_and_m6_the_next_round_starts_afresh() -> None:
    step = turn(position(one_stack(12), L0, called="12", discards="1 2", removed="R", passes=2), {0: Cover(12, (1, 0))})
    state = step.state
    assert PhaseStarted(phase="round", number=2) in step.events
    assert CounterChanged(counter=Counter("round"), value=2) in step.events
    assert (state.round, state.passes, state.voided, state.pile) == (2, 0, False, [])
    assert state.stacks == [12, 12]
    assert state.below == [0] * 26
    cards = [*state.deck, *state.removed, state.called]
    assert sorted(cards) == sorted(CAPTAIN_DECK)
    assert state.discards == []


def test_m5_the_third_round_is_the_last() -> None:
    for played in ([], LAST[:1], LAST):
        state = turn(position(one_stack(12), L0, called="12", scores=played), {0: Cover(12, (1, 0))}).state
        assert state.over == (len(played) == 2)
        assert bool(GAME.owing(state)) != state.over


def test_a_match_that_is_over_calls_nothing() -> None:
    state: State = turn(position(one_stack(12), L0, called="12", scores=LAST), {0: Cover(12, (1, 0))}).state
    assert (state.called, state.round, state.pending) == (0, 3, 0)
    assert GAME.read(GAME.write(state)) == state
