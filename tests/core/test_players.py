"""Who plays each seat: people who let a duck play for them, and what is kept of that."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from duckgames.core.match import Match
from duckgames.core.players import NOTE, Players
from duckgames.core.setup import Ai, MatchSetup, Person
from tests.toy import GAME, INFO

ANN, BOB, AI = Person("Ann", "poppy"), Person("Bob", "pip"), Ai("easy", "plain", "quill")
STAND_IN = Ai("easy", "plain", "poppy")


def new() -> Match:
    return Match(GAME, MatchSetup(INFO.id, (ANN, BOB, AI), 7))


def test_a_duck_plays_for_a_person_and_looks_the_same() -> None:
    players = Players((ANN, BOB, AI))
    assert players.hand_over(3, 0, "easy", "plain")
    assert players.now == (STAND_IN, BOB, AI)
    assert players.seats == (ANN, BOB, AI)


def test_a_seat_changes_hands_only_where_somebody_else_had_it() -> None:
    players = Players((ANN, BOB, AI))
    assert not players.take_back(0, 0)
    assert not players.hand_over(0, 2, "easy", "plain")
    assert players.hand_over(0, 0, "easy", "plain")
    assert not players.hand_over(0, 0, "easy", "plain")
    assert players.take_back(2, 0)
    assert players.now == players.seats


def test_it_is_known_who_played_when() -> None:
    players = Players((ANN, BOB, AI))
    players.hand_over(2, 0, "easy", "plain")
    players.take_back(4, 0)
    assert [players.at(ply, 0) for ply in range(6)] == [ANN, ANN, STAND_IN, STAND_IN, ANN, ANN]
    assert players.at(3, 1) == BOB


def test_whoever_plays_now_goes_on_after_a_step_back() -> None:
    match = new()
    match.submit(0, match.legal(0)[0])
    match.players.hand_over(match.ply, 1, "easy", "plain")
    match.truncate(0)
    assert match.players.at(0, 1) == replace(STAND_IN, duck=BOB.duck)
    assert match.players.now[1] == replace(STAND_IN, duck=BOB.duck)


def test_a_record_keeps_the_people_and_who_plays_for_them() -> None:
    match = new()
    match.players.hand_over(0, 0, "easy", "plain")
    match.submit(0, match.legal(0)[0])
    match.players.take_back(1, 0)
    match.players.hand_over(1, 1, "easy", "plain")
    record = match.to_record("1")
    assert record.seats == (ANN, BOB, AI)
    assert record.notes[NOTE] == [[0, 0, "easy", "plain"], [1, 0], [1, 1, "easy", "plain"]]
    again = Match.replay(GAME, record)
    assert again.players.now == match.players.now
    assert again.players.at(0, 0) == STAND_IN
    assert again.to_record("1") == record


def test_a_match_of_people_alone_has_no_such_note() -> None:
    assert NOTE not in new().to_record("1").notes


@pytest.mark.parametrize(
    "note",
    [
        7,
        None,
        [7],
        [[0]],
        [["0", 0]],
        [[0, "0"]],
        [[0, 9, "easy", "plain"]],
        [[0, -1, "easy", "plain"]],
        [[0, 2, "easy", "plain"]],
        [[0, 0, "easy"]],
        [[0, 0, "wild", "plain"]],
        [[0, 0, "easy", []]],
        [[0, 0, "easy", "plain"], [0, 9]],
    ],
)
def test_a_note_that_means_nothing_leaves_the_seats_to_the_people(note: Any) -> None:
    record = new().to_record("1")
    match = Match.replay(GAME, replace(record, notes={**record.notes, NOTE: note}))
    assert match.players.now == (ANN, BOB, AI)
