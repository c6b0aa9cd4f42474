"""How far a match is, kept in its notes so that a list of matches can say it without playing one through."""

from __future__ import annotations

from typing import Any, Final

from duckgames.core import registry
from duckgames.core.match import Match
from duckgames.core.presenter import Phrase
from duckgames.core.record import Record

NOTE: Final = "at"
"""The note with the first fact at the top of the table, which tells of the round, as its key and numbers."""


def note(match: Match) -> list[Any] | None:
    """What the note holds for `match` now; None where its game says nothing that everybody may read."""
    try:
        presenter = registry.presenter(match.game.info.id)
    except registry.UnknownGame:
        # A game of the tests has no words.
        return None
    facts = presenter.status(match.game.observe(match.state, None))
    if not facts or not all(type(value) is int for value in facts[0].args.values()):
        return None
    return [facts[0].key, dict(facts[0].args)]


def read(record: Record) -> Phrase | None:
    """The phrase in a record's note; None where there is none that makes sense."""
    found = record.notes.get(NOTE)
    if not isinstance(found, list) or len(found) != 2:
        return None
    key, args = found
    if not isinstance(key, str) or not isinstance(args, dict):
        return None
    return Phrase(key, args) if all(type(value) is int for value in args.values()) else None
