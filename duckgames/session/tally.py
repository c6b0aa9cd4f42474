"""What finished matches tell together: wins, streaks, places, points and times."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from duckgames.session.finished import PERSON, Finished, Kind

MIXED: Final = "mixed"
"""The group of matches against ducks of several levels."""

PEOPLE: Final = "people"
"""The group of matches in which no duck played."""

RECENT: Final = 30
"""So many matches are shown one by one."""


@dataclass(frozen=True)
class Sample:
    """What one match says of whom the statistics are about; `group` is a level, `MIXED` or `PEOPLE`.

    `seconds` from the first choice to the end are None where they are not known.
    """

    match: str
    group: str
    seats: int
    points: int
    place: int
    won: bool
    seconds: int | None
    ended: str
    hints: int


@dataclass(frozen=True)
class Places:
    """The average place among so many `seats`, over `matches`."""

    seats: int
    average: float
    matches: int


@dataclass(frozen=True)
class Tally:
    """The figures of some samples; those that need a match are None where there is none.

    `streak` are the wins in a row up to now, `longest` the most there ever were.
    """

    samples: int
    won: int
    streak: int
    longest: int
    places: tuple[Places, ...]
    best: int | None
    average: float | None
    fastest: int | None
    hints: int

    @property
    def rate(self) -> float:
        """The share of wins, from 0 to 1."""
        return self.won / self.samples if self.samples else 0.0


def samples(matches: Iterable[Finished], kind: Kind, lowest_wins: bool) -> tuple[Sample, ...]:
    """What the matches of a kind say: of the person, of the best of several people, or of every duck that was watched.

    `matches` come in the order in which they ended.
    """
    found: list[Sample] = []
    for match in matches:
        if match.kind is not kind:
            continue
        places = _places(match, lowest_wins)
        if kind is Kind.WATCHED:
            ducks = [seat for seat, level in enumerate(match.levels) if level != PERSON]
            found += [_sample(match, seat, match.levels[seat], places) for seat in ducks]
        else:
            people = [seat for seat, level in enumerate(match.levels) if level == PERSON]
            best = min(people, key=lambda seat: places[seat])
            found.append(_sample(match, best, _group(match), places))
    return tuple(found)


def tally(given: Sequence[Sample], lowest_wins: bool) -> Tally:
    """The figures of `given`, which come in the order in which the matches ended."""
    streak = longest = 0
    for sample in given:
        streak = streak + 1 if sample.won else 0
        longest = max(longest, streak)
    points = [sample.points for sample in given]
    best = (min if lowest_wins else max)(points, default=None)
    seats = sorted({sample.seats for sample in given})
    return Tally(
        samples=len(given),
        won=sum(sample.won for sample in given),
        streak=streak,
        longest=longest,
        places=tuple(_average_place(number, given) for number in seats),
        best=best,
        average=sum(points) / len(points) if points else None,
        fastest=min((sample.seconds for sample in given if sample.seconds is not None), default=None),
        hints=sum(sample.hints for sample in given),
    )


def groups(given: Iterable[Sample], levels: Sequence[str]) -> tuple[str, ...]:
    """The groups there are samples of: levels from the weakest on, then the others."""
    there = {sample.group for sample in given}
    known = [*levels, MIXED, PEOPLE]
    # A level that the game has no more is still what people played against.
    return tuple(group for group in (*known, *sorted(there - set(known))) if group in there)


def _places(match: Finished, lowest_wins: bool) -> tuple[int, ...]:
    """The place of every seat: winners are first whatever decided, equal totals share a place."""
    sign = 1 if lowest_wins else -1
    keys = [
        (seat not in match.winners, 0 if seat in match.winners else sign * t) for seat, t in enumerate(match.totals)
    ]
    return tuple(1 + sum(other < key for other in keys) for key in keys)


def _sample(match: Finished, seat: int, group: str, places: Sequence[int]) -> Sample:
    return Sample(
        match=match.match,
        group=group,
        seats=len(match.levels),
        points=match.totals[seat],
        place=places[seat],
        won=seat in match.winners,
        seconds=_seconds(match.started, match.ended),
        ended=match.ended,
        hints=match.hints,
    )


def _group(match: Finished) -> str:
    ducks = {level for level in match.levels if level != PERSON}
    if not ducks:
        return PEOPLE
    return ducks.pop() if len(ducks) == 1 else MIXED


def _seconds(started: str, ended: str) -> int | None:
    try:
        seconds = round((datetime.fromisoformat(ended) - datetime.fromisoformat(started)).total_seconds())
    # No date, or one that tells its time zone and one that does not.
    except (ValueError, TypeError):
        return None
    return seconds if seconds > 0 else None


def _average_place(seats: int, given: Iterable[Sample]) -> Places:
    places = [sample.place for sample in given if sample.seats == seats]
    return Places(seats, sum(places) / len(places), len(places))
