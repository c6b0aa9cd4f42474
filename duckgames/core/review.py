"""What a review says of a match: each decision weighed, what chance did, and the course of it; pure data, no Qt."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from hashlib import blake2b
from typing import Any, Final, TypeVar

from duckgames.core.game import Json
from duckgames.core.places import Seat
from duckgames.core.plain import flag, listed, number, text, whole
from duckgames.core.record import Record

NOTE: Final = "review"
"""The note of a record that holds its review, as `Review.to_note` gives it."""

SURE: Final = 1.96
"""So many standard errors reach from an estimate to the ends of the interval that holds the truth 95 times in 100."""


class Label(Enum):
    """How good a decision was, from the best on."""

    FINE = "fine"
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


LIMITS: Final = ((Label.BLUNDER, 0.20), (Label.MISTAKE, 0.10), (Label.INACCURACY, 0.05), (Label.GOOD, 0.02))
"""The loss of win share beyond which a decision is called so where the fair share is a half, the worst first."""


def scale(seats: int) -> float:
    """What the limits are multiplied by at a table of `seats`: a share below a half has less room to be lost."""
    fair = 1 / seats
    return 4 * fair * (1 - fair) if fair < 0.5 else 1.0


def label(behind: float, error: float, seats: int) -> Label:
    """What to call a decision that is `behind` the best one, at a table of `seats`.

    Only what is certain counts: the lower end of the 95 % interval has to pass a limit.
    """
    certain = behind - SURE * error
    return next((name for name, limit in LIMITS if certain > limit * scale(seats)), Label.FINE)


@dataclass(frozen=True)
class Judgement:
    """What the decision of `seat` after `ply` steps was worth, from what that seat could see then.

    share, score: of the best action, as its expected share of the win and total.
    played:       the share of the action that was taken.
    behind:       how much less that is in the mean over the same worlds; `error` is the standard error of it.
    best:         the best action as `Game.encode` gives it.
    feature, numbers: what speaks most for it, as an AI's reason has them; "" if nothing can be named.
    """

    ply: int
    seat: Seat
    share: float
    score: float
    played: float
    behind: float
    error: float
    best: Json
    feature: str
    numbers: tuple[int, ...]
    label: Label

    @property
    def is_loss(self) -> bool:
        """Whether the action that was taken is certainly behind; else the best only seems to be the best by chance."""
        return self.behind > SURE * self.error


@dataclass(frozen=True)
class Luck:
    """What chance did to the share of `seat` in the step that led to `ply`; 0 is the deal."""

    ply: int
    seat: Seat
    change: float


@dataclass(frozen=True)
class Point:
    """The share that `seat` could expect after `ply` steps."""

    ply: int
    seat: Seat
    share: float


@dataclass(frozen=True)
class Summary:
    """A seat's match in numbers.

    labels:   how many of its decisions are called what, every label named.
    loss:     the mean loss of its decisions, where what may be none counts as none.
    luck:     what chance did to its share, all in all.
    share:    what it had at the last point of the curve; None if the curve has none.
    adjusted: `share` without the luck, which may be below 0 or above 1.
    """

    seat: Seat
    labels: Mapping[Label, int]
    loss: float
    luck: float
    share: float | None
    adjusted: float | None

    @property
    def decisions(self) -> int:
        """How many decisions were judged."""
        return sum(self.labels.values())


@dataclass(frozen=True)
class Review:
    """The review of one match, under the `rules` it was made with.

    match:    the digest of the actions reviewed, see `digest`.
    table:    how many seats the table has; `seats` are those whose decisions were judged.
    judgements: in the order of play; choices of which there was but one are left out.
    luck, curve: in the order of play, for each judged seat.
    complete: whether the whole match was reviewed, to its last action.
    """

    rules: int
    match: str
    table: int
    seats: tuple[Seat, ...]
    judgements: tuple[Judgement, ...]
    luck: tuple[Luck, ...]
    curve: tuple[Point, ...]
    complete: bool

    def summary(self, seat: Seat) -> Summary:
        """The match of one of the judged seats in numbers."""
        judged = [each for each in self.judgements if each.seat == seat]
        luck = sum(each.change for each in self.luck if each.seat == seat)
        share = next((point.share for point in reversed(self.curve) if point.seat == seat), None)
        return Summary(
            seat=seat,
            labels={name: sum(each.label is name for each in judged) for name in Label},
            loss=sum(each.behind for each in judged if each.is_loss) / max(len(judged), 1),
            luck=luck,
            share=share,
            adjusted=None if share is None else share - luck,
        )

    def to_note(self) -> dict[str, Any]:
        """The review as plain JSON data."""
        return {
            "rules": self.rules,
            "match": self.match,
            "table": self.table,
            "seats": list(self.seats),
            "judgements": [
                [j.ply, j.seat, j.share, j.score, j.played, j.behind, j.error, j.best, j.feature, list(j.numbers)]
                for j in self.judgements
            ],
            "luck": [[luck.ply, luck.seat, luck.change] for luck in self.luck],
            "curve": [[point.ply, point.seat, point.share] for point in self.curve],
            "complete": self.complete,
        }

    @classmethod
    def from_note(cls, note: Any) -> Review:
        """The review in a note; raises `ValueError` for what no program wrote."""
        try:
            table = whole(note["table"], 1, _MOST_SEATS)
            seats = tuple(whole(seat, 0, table - 1) for seat in listed(note["seats"]))
            if list(seats) != sorted(set(seats)):
                raise ValueError("a seat twice, or out of order")
            return cls(
                rules=whole(note["rules"], 0, _GREATEST),
                match=text(note["match"]),
                table=table,
                seats=seats,
                judgements=_entries(
                    note["judgements"], seats, lambda ply, seat, rest: _judgement(ply, seat, rest, table)
                ),
                luck=_entries(note["luck"], seats, _luck),
                curve=_entries(note["curve"], seats, _point),
                complete=flag(note["complete"]),
            )
        except (KeyError, TypeError, RecursionError) as error:
            raise ValueError(f"{type(error).__name__}: {error}") from error


def digest(record: Record) -> str:
    """What tells the actions of one match from those of any other: a review is good for no other actions."""
    parts = [record.game, record.rules, dict(record.options), len(record.seats), record.seed, record.actions]
    return blake2b(json.dumps(parts, sort_keys=True).encode(), digest_size=8).hexdigest()


def of(record: Record) -> Review | None:
    """The review that `record` brings of its own actions; None if there is none, or what stands there is none."""
    note = record.notes.get(NOTE)
    if note is None:
        return None
    try:
        review = Review.from_note(note)
    except ValueError:
        # A file can hold anything where its notes stand.
        return None
    fits = (review.match, review.rules, review.table) == (digest(record), record.rules, len(record.seats))
    return review if fits else None


_MOST_SEATS: Final = 16
_GREATEST: Final = 1 << 31
_LONGEST_ACTION: Final = 1000
_DIGITS: Final = 4

E = TypeVar("E", Judgement, Luck, Point)


def rounded(share: float) -> float:
    """`share` as exactly as a review keeps it; a review is made of such, so that its note gives the same again."""
    return round(share, _DIGITS) + 0.0


def _entries(data: Any, seats: tuple[Seat, ...], read: Callable[[int, Seat, list[Any]], E]) -> tuple[E, ...]:
    """What `data` list about the judged seats, in the order of play."""
    entries = []
    last = 0
    for entry in listed(data):
        ply, seat, *rest = listed(entry)
        last = whole(ply, last, _GREATEST)
        if seat not in seats or type(seat) is not int:
            raise ValueError("a seat that was not judged")
        entries.append(read(last, seat, rest))
    return tuple(entries)


def _judgement(ply: int, seat: Seat, rest: list[Any], table: int) -> Judgement:
    share, score, played, behind, error, best, feature, numbers = rest
    if len(json.dumps(best, allow_nan=False)) > _LONGEST_ACTION:
        raise ValueError("too long for an action")
    behind, error = number(behind, 0, 1), number(error, 0, 1)
    return Judgement(
        ply=ply,
        seat=seat,
        share=number(share, 0, 1),
        score=number(score, -_GREATEST, _GREATEST),
        played=number(played, 0, 1),
        behind=behind,
        error=error,
        best=best,
        feature=text(feature),
        numbers=tuple(whole(each, -_GREATEST, _GREATEST) for each in listed(numbers)),
        label=label(behind, error, table),
    )


def _luck(ply: int, seat: Seat, rest: list[Any]) -> Luck:
    (change,) = rest
    return Luck(ply, seat, number(change, -1, 1))


def _point(ply: int, seat: Seat, rest: list[Any]) -> Point:
    (share,) = rest
    return Point(ply, seat, number(share, 0, 1))
