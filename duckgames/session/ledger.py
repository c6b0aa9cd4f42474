"""The finished matches of one game, as its journal tells them."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from datetime import datetime
from itertools import groupby
from pathlib import Path
from typing import Final

from duckgames.session.finished import Finished, from_lines
from duckgames.session.journal import Entry, Journal

_log = logging.getLogger(__name__)

FORMAT: Final = 1
"""The number of the layout of the journals."""

ABOUT: Final = {"entries": list(Finished._fields)}
"""What a journal says of itself, for whoever looks into it."""

SINCE: Final = "since"
"""In the head of a journal: matches that ended until then were reset."""

OPEN: Final = "open"
"""The kind of an entry that says: this match goes on, its end was taken back."""

LEFT_OUT: Final = "left_out"
"""The kind of an entry that says: this match is finished on disk, but counts nowhere."""


class Ledger:
    """What counts, match by match, and the `journal` that holds it; it is `writable` unless writing would destroy it.

    Entries are taken one after the other, so that the last word on a match holds.
    """

    def __init__(self, file: Path) -> None:
        self.journal = Journal(file, FORMAT, ABOUT)
        self.writable = True
        self.counted: dict[str, Finished] = {}
        self._left_out: set[str] = set()

    def knows(self, name: str) -> bool:
        """Whether a finished match has its entry, or ended before all was reset."""
        return name in self.counted or name in self._left_out or bool(self._since and _began(name) <= self._since[:19])

    def is_reset(self, finished: Finished) -> bool:
        """Whether a match had ended when all was reset."""
        return bool(self._since) and finished.ended <= self._since

    def read(self) -> tuple[list[Entry], bool]:
        """Enters what the journal holds; the sound entries, and whether there was anything else.

        Raises `OSError` and `NewerJournal`.
        """
        contents = self.journal.read()
        sound: list[Entry] = []
        for is_end, run in groupby(contents.entries, _is_end):
            lines = [*run]
            if is_end and self._count(lines):
                sound += lines
            else:
                sound += [line for line in lines if self._is_entered(line)]
        return sound, contents.damaged or len(sound) < len(contents.entries)

    def enter(self, line: Entry) -> None:
        """Takes an entry over what was entered before; raises `ValueError` for what no program wrote."""
        if _is_end(line):
            (finished,) = from_lines([line])
            self.counted[finished.match] = finished
            return
        name, kind = line
        if not isinstance(name, str):
            raise ValueError("no name")
        if kind == OPEN:
            self.counted.pop(name, None)
        else:
            self._left_out.add(name)

    def reset(self, now: str) -> None:
        """Forgets all that has ended until `now`."""
        self.counted.clear()
        self.journal.head = {"format": FORMAT, **ABOUT, SINCE: now}

    @property
    def _since(self) -> str:
        since = self.journal.head.get(SINCE)
        return since if isinstance(since, str) else ""

    def _count(self, lines: Sequence[Entry]) -> bool:
        """Enters many finished matches at once; False, and none is entered, if any of them is not sound."""
        try:
            self.counted.update((finished.match, finished) for finished in from_lines(lines))
        except ValueError:
            return False
        return True

    def _is_entered(self, line: Entry) -> bool:
        try:
            self.enter(line)
        except ValueError as error:
            _log.warning("%s: %s", self.journal.file, error)
            return False
        return True


def _is_end(line: Entry) -> bool:
    return len(line) != 2 or line[1] not in (OPEN, LEFT_OUT)


def _began(name: str) -> str:
    """When the match called `name` began, as `safe_files.new_name` says it; of any other name later than anything."""
    try:
        return datetime.strptime(name[:15], "%Y%m%d-%H%M%S").isoformat()
    except ValueError:
        return "~"
