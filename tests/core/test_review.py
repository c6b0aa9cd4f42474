"""The data of a review: labels, the note of a record, and what the numbers of a seat come to."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from duckgames.core import review
from duckgames.core.match import Match
from duckgames.core.record import Record
from duckgames.core.review import Judgement, Label, Luck, Point, Review, label, rounded, scale
from duckgames.core.setup import Ai, MatchSetup, Person
from tests.toy import GAME, INFO


def judgement(ply: int, seat: int, behind: float, error: float = 0.0) -> Judgement:
    return Judgement(
        ply, seat, 0.5, 3.25, 0.5 - behind, behind, error, {"take": 2}, "lead", (3, -1), label(behind, error, 2)
    )


REVIEW = Review(
    rules=1,
    match="abc",
    table=2,
    seats=(0, 1),
    judgements=(judgement(0, 0, 0.0), judgement(1, 1, 0.3, 0.01), judgement(2, 0, 0.06)),
    luck=(Luck(0, 0, 0.05), Luck(0, 1, -0.05), Luck(3, 0, 0.1)),
    curve=(Point(0, 0, 0.55), Point(0, 1, 0.45), Point(3, 0, 1.0), Point(3, 1, 0.0)),
    complete=True,
)


def record(**notes: Any) -> Record:
    match = Match(GAME, MatchSetup(INFO.id, (Person("Ann", "poppy"), Ai("easy", "plain", "quill")), 7))
    match.submit(0, match.legal(0)[0])
    match.notes = notes
    return match.to_record("test")


@pytest.mark.parametrize(
    ("behind", "expected"),
    [
        (0.0, Label.FINE),
        (0.02, Label.FINE),
        (0.021, Label.GOOD),
        (0.05, Label.GOOD),
        (0.051, Label.INACCURACY),
        (0.101, Label.MISTAKE),
        (0.2, Label.MISTAKE),
        (0.201, Label.BLUNDER),
    ],
)
def test_at_a_table_of_two_the_limits_are_those_of_chess_sites(behind: float, expected: Label) -> None:
    assert label(behind, 0.0, 2) is expected


def test_a_smaller_fair_share_makes_the_limits_stricter() -> None:
    assert [scale(seats) for seats in (1, 2, 4)] == [1.0, 1.0, 0.75]
    assert scale(3) == pytest.approx(8 / 9)
    assert label(0.16, 0.0, 2) is Label.MISTAKE
    assert label(0.16, 0.0, 4) is Label.BLUNDER


def test_what_is_not_certain_is_not_held_against_anybody() -> None:
    assert label(0.3, 0.05, 2) is Label.BLUNDER
    assert label(0.3, 0.06, 2) is Label.MISTAKE
    assert label(0.3, 0.2, 2) is Label.FINE


def test_a_note_gives_the_review_again() -> None:
    assert Review.from_note(json.loads(json.dumps(REVIEW.to_note()))) == REVIEW


def test_a_seat_in_numbers() -> None:
    summary = REVIEW.summary(0)
    assert summary.decisions == 2
    assert summary.labels == {
        Label.FINE: 1,
        Label.GOOD: 0,
        Label.INACCURACY: 1,
        Label.MISTAKE: 0,
        Label.BLUNDER: 0,
    }
    assert summary.loss == pytest.approx(0.03)
    assert summary.luck == pytest.approx(0.15)
    assert summary.share == 1.0
    assert summary.adjusted == pytest.approx(0.85)


def test_what_may_be_no_loss_counts_as_none() -> None:
    unsure = replace(REVIEW, judgements=(judgement(0, 0, 0.3, 0.2), judgement(2, 0, 0.3, 0.1)))
    assert [each.is_loss for each in unsure.judgements] == [False, True]
    assert unsure.summary(0).loss == pytest.approx(0.15)


def test_a_seat_of_which_nothing_is_known_has_no_share() -> None:
    summary = replace(REVIEW, judgements=(), luck=(), curve=()).summary(1)
    assert (summary.decisions, summary.loss, summary.luck) == (0, 0.0, 0.0)
    assert summary.share is None
    assert summary.adjusted is None


def change(key: str, value: Any) -> Any:
    return REVIEW.to_note() | {key: value}


GOOD_ENTRY = REVIEW.to_note()["judgements"][0]


def entry(index: int, value: Any) -> Any:
    return change("judgements", [[*GOOD_ENTRY[:index], value, *GOOD_ENTRY[index + 1 :]]])


@pytest.mark.parametrize(
    "note",
    [
        None,
        [],
        {},
        "review",
        change("rules", True),
        change("rules", -1),
        change("match", 7),
        change("match", "x" * 65),
        change("table", 0),
        change("table", 17),
        change("seats", [0, 0]),
        change("seats", [1, 0]),
        change("seats", [2]),
        change("seats", None),
        change("complete", 1),
        change("luck", [[0, 0]]),
        change("luck", [[0, 0, 1.5]]),
        change("luck", [[0, 0, "much"]]),
        change("luck", [[0, 2, 0.5]]),
        change("luck", [[0, True, 0.5]]),
        change("luck", [[3, 0, 0.5], [2, 0, 0.5]]),
        change("luck", [[0, 0, 0.0]] * 20_001),
        change("curve", [[0, 0, -0.1]]),
        change("curve", [[0, 0, float("nan")]]),
        change("curve", [[0, [], 0.5]]),
        change("curve", [7]),
        change("judgements", {}),
        entry(2, 1.1),
        entry(3, 10**400),
        entry(4, None),
        entry(5, -0.1),
        entry(6, float("inf")),
        entry(7, "x" * 1001),
        entry(7, float("nan")),
        entry(7, {1, 2}),
        entry(8, None),
        entry(9, [0.5]),
        entry(9, 3),
        change("judgements", [GOOD_ENTRY[:-1]]),
        change("judgements", [[*GOOD_ENTRY, 1]]),
    ],
)
def test_what_no_program_wrote_is_no_review(note: Any) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - whatever it says, nobody reads it
        Review.from_note(note)


def test_brackets_without_end_are_no_review() -> None:
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    with pytest.raises(ValueError, match="RecursionError"):
        Review.from_note(entry(7, deep))


def test_a_record_brings_the_review_of_its_own_actions_only() -> None:
    played = record(hints=0)
    mine = replace(REVIEW, match=review.digest(played), rules=played.rules)
    assert review.of(played) is None
    assert review.of(record(review=mine.to_note())) == mine
    assert review.of(record(review=replace(mine, match="other").to_note())) is None
    assert review.of(record(review="mine")) is None


def test_the_digest_is_of_the_actions_not_of_the_notes() -> None:
    played = record()
    assert review.digest(played) == review.digest(record(hints=3))
    assert review.digest(played) == review.digest(Record.from_json(played.to_json()))
    assert review.digest(played) != review.digest(replace(played, actions=()))
    assert review.digest(played) != review.digest(replace(played, seed=8))


def test_shares_are_kept_to_a_hundredth_of_a_per_cent() -> None:
    assert rounded(0.123456) == 0.1235
    assert str(rounded(-0.00001)) == "0.0"
