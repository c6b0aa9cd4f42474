"""What is kept of a match that has ended: a line of keys and numbers, in no language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum
from itertools import chain
from operator import lt
from typing import Any, Final, NamedTuple

from duckgames.core.manifest import GameInfo
from duckgames.core.options import OptionValue
from duckgames.core.players import NOTE
from duckgames.core.record import Record
from duckgames.core.setup import Ai

PERSON: Final = ""
"""What stands in `Finished.levels` for a person."""

BROUGHT: Final = "brought"
"""The note of a match that came from a file with its end: nobody played it here, so that it counts nowhere."""


class Kind(Enum):
    """What a match counts as. Only what one person played alone, and without looking ahead, tells how good they are."""

    PLAYED = "played"
    PRACTICE = "practice"  # a step was taken back over a secret
    WATCHED = "watched"  # no person played it, or a duck did so for one
    SHARED = "shared"  # several people at one screen


class Finished(NamedTuple):
    """A match that has ended; `match` is its name, `levels` tell of each seat how strong its duck is.

    A tuple, because thousands are made at once when a journal is read.
    """

    match: str
    kind: Kind
    rules: int
    started: str
    ended: str
    levels: tuple[str, ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    options: Mapping[str, OptionValue]
    hints: int

    def to_line(self) -> list[Any]:
        """The match as an entry of a journal: its fields in order."""
        seats = (list(self.levels), list(self.totals), list(self.winners))
        return [
            self.match,
            self.kind.value,
            self.rules,
            self.started,
            self.ended,
            *seats,
            dict(self.options),
            self.hints,
        ]


_KINDS: Final = {kind.value: kind for kind in Kind}
_TYPES: Final = [{kind} for kind in (str, str, int, str, str, list, list, list, dict, int)]


def from_line(line: Sequence[Any]) -> Finished:
    """The match in an entry of a journal; raises `ValueError` for what no program wrote."""
    (match,) = from_lines([line])
    return match


def from_lines(lines: Sequence[Sequence[Any]]) -> list[Finished]:
    """The matches in entries of a journal; raises `ValueError` if any of them is what no program wrote.

    Column by column: a life of ten thousand matches is read in an instant, which match by match would take ten times
    as long.
    """
    try:
        columns = list(zip(*lines, strict=True))
        if [{*map(type, column)} for column in columns] != _TYPES:
            raise ValueError("a field of another type")
        names, kinds, rules, started, ended, levels, totals, winners, options, hints = columns
        inner = [{*map(type, chain.from_iterable(column))} for column in (levels, totals, winners)]
        seats = [*map(len, levels)]
        if inner != [{str}, {int}, {int}] or seats != [*map(len, totals)]:
            raise ValueError("not a level and a total for each seat")
        # A match without a winner has no least one, which is a value error too.
        if min(map(min, winners)) < 0 or not all(map(lt, map(max, winners), seats)):
            raise ValueError("a winner without a seat")
        results = (map(tuple, levels), map(tuple, totals), map(tuple, winners))
        rows = zip(names, map(_KINDS.__getitem__, kinds), rules, started, ended, *results, options, hints, strict=True)
        return [*map(Finished._make, rows)]
    except KeyError as error:
        raise ValueError(f"no {error}") from error


def from_record(name: str, record: Record, info: GameInfo, now: str = "") -> Finished | None:
    """What is kept of `record`; None if it has no end, or none that counts. `now` is when it ended if it does not say.

    Of the options those are kept that are one choice for all: a list of cards, or what a seat picked, tells nothing.
    """
    result = record.notes.get("result")
    if not isinstance(result, dict) or record.notes.get(BROUGHT) is True:
        return None
    notes, seats = record.notes, record.seats
    plain = {option.key for option in info.options if option.seat is None and not option.pattern}
    started = _text(notes.get("started"))
    hints = notes.get("hints")
    line = [
        name,
        kind_of(record).value,
        record.rules,
        started,
        _text(notes.get("ended")) or now or started,
        [player.level if isinstance(player, Ai) else PERSON for player in seats],
        result.get("totals"),
        result.get("winners"),
        {key: value for key, value in record.options.items() if key in plain},
        hints if type(hints) is int else 0,
    ]
    try:
        return from_line(line)
    except ValueError:
        # A file can hold anything where its notes stand.
        return None


def kind_of(record: Record) -> Kind:
    """What a match counts as."""
    people = sum(not isinstance(player, Ai) for player in record.seats)
    if not people or record.notes.get(NOTE):
        return Kind.WATCHED
    if people > 1:
        return Kind.SHARED
    return Kind.PRACTICE if record.notes.get("practice") is True else Kind.PLAYED


def _text(value: Any) -> str:
    return value if isinstance(value, str) else ""
