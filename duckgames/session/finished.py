"""What is kept of a match that has ended: a line of keys and numbers, in no language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any, Final

from duckgames.core.manifest import GameInfo
from duckgames.core.options import OptionValue
from duckgames.core.record import Record
from duckgames.core.setup import Ai

PERSON: Final = ""
"""What stands in `Finished.levels` for a person."""

BROUGHT: Final = "brought"
"""The note of a match that came from a file with its end: nobody played it here, so that it counts nowhere."""

HANDED: Final = "handed"
"""The note of a match in which a duck played for a person: a list of the seats, in the order they were handed over."""


class Kind(Enum):
    """What a match counts as. Only what one person played alone, and without looking ahead, tells how good they are."""

    PLAYED = "played"
    PRACTICE = "practice"  # a step was taken back over a secret
    WATCHED = "watched"  # no person played it, or a duck did so for one
    SHARED = "shared"  # several people at one screen


@dataclass(frozen=True, slots=True)
class Finished:
    """A match that has ended; `match` is its name, `levels` tell of each seat how strong its duck is."""

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

    def to_line(self) -> dict[str, Any]:
        """The match as an entry of a journal."""
        return {
            "match": self.match,
            "kind": self.kind.value,
            "rules": self.rules,
            "started": self.started,
            "ended": self.ended,
            "levels": list(self.levels),
            "totals": list(self.totals),
            "winners": list(self.winners),
            "options": dict(self.options),
            "hints": self.hints,
        }


_KINDS: Final = {kind.value: kind for kind in Kind}


def from_line(line: Mapping[str, Any]) -> Finished:
    """The match in an entry of a journal; raises `ValueError` for what no program wrote."""
    try:
        levels, totals, winners = line["levels"], line["totals"], line["winners"]
        texts = (line["match"], line["started"], line["ended"])
        fits = (
            _all(levels, str)
            and _all(totals, int)
            and _all(winners, int)
            and _all(texts, str)
            and len(levels) == len(totals)
            and len(winners) > 0
            and 0 <= min(winners) <= max(winners) < len(levels)
            and type(line["options"]) is dict
            and type(line["hints"]) is type(line["rules"]) is int
        )
        if not fits:
            raise ValueError("no finished match")
        match, started, ended = texts
        return Finished(
            match,
            _KINDS[line["kind"]],
            line["rules"],
            started,
            ended,
            tuple(levels),
            tuple(totals),
            tuple(winners),
            line["options"],
            line["hints"],
        )
    except (KeyError, TypeError) as error:
        raise ValueError(f"{type(error).__name__}: {error}") from error


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
    line = {
        "match": name,
        "kind": kind_of(record).value,
        "rules": record.rules,
        "started": started,
        "ended": _text(notes.get("ended")) or now or started,
        "levels": [player.level if isinstance(player, Ai) else PERSON for player in seats],
        "totals": result.get("totals"),
        "winners": result.get("winners"),
        "options": {key: value for key, value in record.options.items() if key in plain},
        "hints": hints if type(hints) is int else 0,
    }
    try:
        return from_line(line)
    except ValueError:
        # A file can hold anything where its notes stand.
        return None


def kind_of(record: Record) -> Kind:
    """What a match counts as."""
    people = sum(not isinstance(player, Ai) for player in record.seats)
    if not people or record.notes.get(HANDED):
        return Kind.WATCHED
    if people > 1:
        return Kind.SHARED
    return Kind.PRACTICE if record.notes.get("practice") is True else Kind.PLAYED


def _all(values: Any, kind: type) -> bool:
    return type(values) in (list, tuple) and all(type(value) is kind for value in values)


def _text(value: Any) -> str:
    return value if isinstance(value, str) else ""
