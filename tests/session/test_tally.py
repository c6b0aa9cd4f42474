"""What finished matches tell together: who counts, places and ties, streaks, groups and times."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duckgames.session.finished import Finished, Kind
from duckgames.session.tally import MIXED, PEOPLE, Places, Sample, groups, samples, tally

LEVELS = ("easy", "normal", "hard")


def match(*levels: str, totals: tuple[int, ...] = (), winners: tuple[int, ...] = (0,), **more: Any) -> Finished:
    """A match; a person sits wherever the level is empty."""
    fields: dict[str, Any] = {
        "match": "one",
        "kind": Kind.PLAYED,
        "rules": 1,
        "started": "2026-05-01T18:00:00+00:00",
        "ended": "2026-05-01T18:10:30+00:00",
        "options": {},
        "hints": 0,
    }
    return Finished(**fields | more, levels=levels, totals=totals or tuple(range(len(levels), 0, -1)), winners=winners)


def only(found: tuple[Sample, ...]) -> Sample:
    (sample,) = found
    return sample


def test_a_person_counts_with_place_points_and_time() -> None:
    sample = only(samples([match("hard", "", "hard", totals=(9, 7, 3), hints=2)], Kind.PLAYED, False))
    assert (sample.group, sample.seats, sample.points, sample.place, sample.won) == ("hard", 3, 7, 2, False)
    assert (sample.seconds, sample.hints) == (630, 2)


@pytest.mark.parametrize(
    ("totals", "winners", "lowest", "place"),
    [
        ((5, 9, 7), (1,), False, 3),
        ((5, 9, 7), (0,), True, 1),
        ((9, 5, 7), (1,), True, 3),
        ((7, 9, 7), (1,), False, 2),
        ((7, 7, 3), (1,), False, 2),
        ((7, 7, 3), (0, 1), False, 1),
        ((3, 9, 9), (1,), False, 3),
    ],
)
def test_winners_are_first_and_equal_totals_share_a_place(
    totals: tuple[int, ...], winners: tuple[int, ...], lowest: bool, place: int
) -> None:
    given = match("", "easy", "easy", totals=totals, winners=winners)
    assert only(samples([given], Kind.PLAYED, lowest)).place == place


def test_other_kinds_are_not_looked_at() -> None:
    found = samples([match("", "easy", kind=kind) for kind in Kind], Kind.PRACTICE, False)
    assert len(found) == 1


def test_of_several_people_the_best_counts() -> None:
    given = match("", "hard", "", totals=(3, 9, 5), winners=(1,), kind=Kind.SHARED)
    sample = only(samples([given], Kind.SHARED, False))
    assert (sample.points, sample.place, sample.won) == (5, 2, False)


def test_of_watched_matches_every_duck_counts_but_no_person() -> None:
    given = match("easy", "", "hard", totals=(1, 2, 3), winners=(2,), kind=Kind.WATCHED)
    found = samples([given], Kind.WATCHED, False)
    assert [(sample.group, sample.won, sample.place) for sample in found] == [("easy", False, 3), ("hard", True, 1)]


@pytest.mark.parametrize(
    ("levels", "group"),
    [(("", "hard", "hard"), "hard"), (("", "hard", "easy"), MIXED), (("", ""), PEOPLE), (("", "", "easy"), "easy")],
)
def test_matches_are_grouped_by_the_level_of_their_ducks(levels: tuple[str, ...], group: str) -> None:
    assert only(samples([match(*levels)], Kind.PLAYED, False)).group == group


def test_groups_come_from_the_weakest_level_on_and_unknown_ones_last() -> None:
    given = [match("", level) for level in ("gone", "hard", "easy")] + [match("", "hard", "easy"), match("", "")]
    assert groups(samples(given, Kind.PLAYED, False), LEVELS) == ("easy", "hard", MIXED, PEOPLE, "gone")


@pytest.mark.parametrize(
    ("started", "ended", "seconds"),
    [
        ("2026-05-01T18:00:00+00:00", "2026-05-01T18:00:01+00:00", 1),
        ("2026-05-01T18:00:00+00:00", "2026-05-01T18:00:00+00:00", None),
        ("2026-05-01T18:00:00+00:00", "2026-05-01T17:00:00+00:00", None),
        ("2026-05-01T20:00:00+02:00", "2026-05-01T18:00:10+00:00", 10),
        ("2026-05-01T18:00:00", "2026-05-01T18:00:10+00:00", None),
        ("", "2026-05-01T18:00:10+00:00", None),
    ],
)
def test_a_time_that_cannot_be_is_not_known(started: str, ended: str, seconds: int | None) -> None:
    given = match("", "easy", started=started, ended=ended)
    assert only(samples([given], Kind.PLAYED, False)).seconds == seconds


def run(*wins: bool) -> tuple[Sample, ...]:
    return samples([match("", "easy", winners=(0 if win else 1,)) for win in wins], Kind.PLAYED, False)


@pytest.mark.parametrize(
    ("wins", "streak", "longest"),
    [
        ((), 0, 0),
        ((True,), 1, 1),
        ((False,), 0, 0),
        ((True, True, False, True), 1, 2),
        ((False, True, True, True), 3, 3),
        ((True, True, False), 0, 2),
    ],
)
def test_streaks(wins: tuple[bool, ...], streak: int, longest: int) -> None:
    figures = tally(run(*wins), False)
    assert (figures.streak, figures.longest) == (streak, longest)


@given(st.lists(st.booleans(), max_size=40))
def test_the_longest_row_is_the_longest_of_all(wins: list[bool]) -> None:
    figures = tally(run(*wins), False)
    rows = [len(row) for row in "".join("x" if win else " " for win in wins).split()]
    assert figures.longest == max(rows, default=0)
    assert figures.won == sum(wins)
    assert figures.rate == (sum(wins) / len(wins) if wins else 0)


def test_the_best_result_is_the_lowest_where_the_lowest_wins() -> None:
    found = samples([match("", "easy", totals=(points, 0)) for points in (5, -2, 9)], Kind.PLAYED, False)
    assert (tally(found, False).best, tally(found, True).best) == (9, -2)
    assert tally(found, False).average == 4


def test_places_are_told_apart_by_the_number_of_players() -> None:
    given = [match("", "easy"), match("", "easy", totals=(1, 2), winners=(1,)), match("", "easy", "easy")]
    assert tally(samples(given, Kind.PLAYED, False), False).places == (Places(2, 1.5, 2), Places(3, 1.0, 1))


def test_of_nothing_there_is_nothing_to_tell() -> None:
    figures = tally((), False)
    assert (figures.samples, figures.best, figures.average, figures.fastest, figures.places) == (
        0,
        None,
        None,
        None,
        (),
    )
