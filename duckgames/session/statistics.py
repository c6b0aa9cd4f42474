"""How finished matches ended, kept per game: a journal each, which follows the matches on disk and outlives them."""

from __future__ import annotations

import errno
import gc
import logging
import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from time import perf_counter
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from duckgames.core import registry
from duckgames.core.manifest import GameInfo
from duckgames.core.record import Record
from duckgames.session.autosave import Keeper
from duckgames.session.errors import ErrorId, SessionError, SessionFailure
from duckgames.session.finished import Finished, from_record
from duckgames.session.journal import Entry, Journal, NewerJournal
from duckgames.session.ledger import LEFT_OUT, OPEN, Ledger
from duckgames.session.safe_files import move_aside
from duckgames.session.storage import Storage

_log = logging.getLogger(__name__)

SLICE_SECONDS: Final = 0.012
"""How long one slice of catching up takes: less than a frame."""


class Statistics(QObject):
    """The finished matches of every game.

    A match counts once however often it is finished, and not at all while its end is taken back. Journals are read when
    they are first needed and written by a thread of their own. `catch_up` enters what is finished on disk but in no
    journal: after a crash, a damaged journal, or a version of the program that had none. Where nothing can be written
    all holds until the program ends; without `kept` nothing is written at all, which the person knows: that such a
    folder cannot be read either is no news.

    Signals:
        changed(game): there is something new to tell of a game.
        failed: SessionError, once for each kind of trouble until writing succeeds.
        was_reset(game, kept_as): the journal of a game lies aside now.
    """

    changed = Signal(str)
    failed = Signal(object)
    was_reset = Signal(str, str)
    _stayed = Signal(str)

    def __init__(
        self,
        storage: Storage,
        find_info: Callable[[str], GameInfo] = registry.info,
        *,
        kept: bool = True,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._storage = storage
        self._find_info = find_info
        self._kept = kept
        self.latest: Finished | None = None
        """The match that was heard of last, if it has ended, counts, and is still on the table."""
        self._ledgers: dict[str, Ledger] = {}
        self._missing: deque[tuple[str, Path]] = deque()
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._catch_up_some)
        self._stayed.connect(self._on_stayed)
        self._closed = False
        self._writer = ThreadPoolExecutor(1, "duckgames-statistics")
        # Of the writer thread only:
        self._unwritten: dict[str, tuple[Journal, list[Entry]]] = {}
        self._trouble: SessionError | None = None

    def finished(self, game: str) -> tuple[Finished, ...]:
        """The matches of `game` in the order in which they ended."""
        return tuple(sorted(self._ledger(game).counted.values(), key=lambda match: match.ended))

    def take(self, name: str, record: Record) -> None:
        """Hears how the match called `name` stands now."""
        ledger = self._ledger(record.game)
        self.latest = None
        if "result" not in record.notes:
            if ledger.counted.pop(name, None) is not None:
                self._write(ledger, [[name, OPEN]])
                self.changed.emit(record.game)
            return
        finished = from_record(name, record, self._find_info(record.game), _now())
        if finished is None:
            return
        self.latest = finished
        if ledger.counted.get(name) != finished:
            self._enter(ledger, [finished.to_line()])
            self.changed.emit(record.game)

    def forget_latest(self) -> None:
        """Another match comes to the table, of which nothing may be heard, as of one that ended long ago."""
        self.latest = None

    def reset(self, game: str) -> None:
        """Forgets all matches of `game`; `was_reset` tells where the journal of them lies then, `failed` that it stays.

        Where the journal stays, what it says counts again.
        """
        ledger = self._ledger(game)
        ledger.reset(_now())
        self._missing = deque(each for each in self._missing if each[0] != game)
        if self._kept and ledger.writable and not self._closed:
            self._writer.submit(self._begin_anew, game, ledger.journal)
        self.changed.emit(game)

    def catch_up(self, games: Iterable[str]) -> None:
        """Begins to enter the matches that are finished on disk and in no journal, a slice at a time."""
        for game in games:
            ledger = self._ledger(game)
            for file in self._storage.finished(game):
                if not ledger.knows(file.stem):
                    self._missing.append((game, file))
        if self._missing:
            self._timer.start()

    def close(self) -> None:
        """Waits until all is written, or cannot be."""
        if not self._closed:
            self._closed = True
            self._timer.stop()
            self._writer.submit(self._write_rest)
            self._writer.shutdown()

    def _on_stayed(self, game: str) -> None:
        """The journal of `game` could not be put aside, and is read again."""
        del self._ledgers[game]
        self.changed.emit(game)

    def _ledger(self, game: str) -> Ledger:
        if game not in self._ledgers:
            ledger = Ledger(self._storage.folder / "statistics" / f"{game}.jsonl")
            self._ledgers[game] = ledger
            self._read(ledger)
        return self._ledgers[game]

    def _read(self, ledger: Ledger) -> None:
        file = ledger.journal.file
        try:
            with _garbage_left():
                sound, damaged = ledger.read()
        except NewerJournal:
            ledger.writable = False
            self.failed.emit(SessionError(ErrorId.DATA_NEWER, {"file": str(file)}))
        except OSError as error:
            ledger.writable = False
            _log.warning("%s cannot be read: %s", file, error)
            if self._kept:
                self.failed.emit(SessionError(ErrorId.FILE_UNREADABLE, {"file": str(file), "reason": _reason(error)}))
        else:
            if damaged:
                self._keep_sound(ledger, sound)

    def _keep_sound(self, ledger: Ledger, sound: list[Entry]) -> None:
        """Puts a damaged journal aside, and begins another with what is sound of it."""
        file, kept_as = ledger.journal.file, ""
        if self._kept:
            kept_as = move_aside(file, self._storage.folder / "aside")
            # What cannot be put aside must not be written over.
            ledger.writable = bool(kept_as)
            self._write(ledger, sound)
        self.failed.emit(SessionError(ErrorId.STATISTICS_DAMAGED, {"file": str(file), "kept_as": kept_as}))

    def _enter(self, ledger: Ledger, lines: list[Entry]) -> None:
        for line in lines:
            ledger.enter(line)
        self._write(ledger, lines)

    def _catch_up_some(self) -> None:
        begun = perf_counter()
        found: dict[str, list[Entry]] = {}
        while self._missing and perf_counter() - begun < SLICE_SECONDS:
            game, file = self._missing.popleft()
            line = self._line_of(game, file)
            if line is not None:
                found.setdefault(game, []).append(line)
        if not self._missing:
            self._timer.stop()
        for game, lines in found.items():
            self._enter(self._ledger(game), lines)
            self.changed.emit(game)

    def _line_of(self, game: str, file: Path) -> Entry | None:
        """The entry for a finished match on disk; None if there is nothing to say of it yet, or no more."""
        ledger = self._ledger(game)
        if ledger.knows(file.stem):
            return None
        try:
            record = self._storage.open_file(file).record
        except SessionFailure as failure:
            damaged = failure.error.id is ErrorId.SAVE_DAMAGED
            return [file.stem, LEFT_OUT] if damaged else None
        finished = from_record(file.stem, record, self._find_info(game)) if record.game == game else None
        if finished is None or ledger.is_reset(finished):
            return [file.stem, LEFT_OUT]
        return finished.to_line()

    def _write(self, ledger: Ledger, lines: list[Entry]) -> None:
        if self._kept and ledger.writable and not self._closed:
            self._writer.submit(self._append, ledger.journal, lines)

    # In the writer thread.

    def _append(self, journal: Journal, lines: list[Entry]) -> None:
        key = str(journal.file)
        _, before = self._unwritten.pop(key, (journal, []))
        waiting = [*before, *lines]
        try:
            journal.append(waiting)
        except OSError as error:
            _log.warning("%s cannot be written: %s", journal.file, error)
            self._unwritten[key] = (journal, waiting)
            trouble = SessionError(ErrorId.DATA_UNWRITABLE, {"file": key, "reason": _reason(error)})
            if trouble != self._trouble:
                self._trouble = trouble
                self.failed.emit(trouble)
        else:
            self._trouble = None

    def _begin_anew(self, game: str, journal: Journal) -> None:
        file = journal.file
        kept_as = move_aside(file, self._storage.folder / "aside") if file.exists() else ""
        if file.exists():
            reason = os.strerror(errno.EACCES)
            self.failed.emit(SessionError(ErrorId.DATA_UNWRITABLE, {"file": str(file), "reason": reason}))
            self._stayed.emit(game)
            return
        self._unwritten.pop(str(file), None)
        self._append(journal, [])
        if kept_as:
            self.was_reset.emit(game, kept_as)

    def _write_rest(self) -> None:
        for journal, _ in tuple(self._unwritten.values()):
            self._append(journal, [])


class CountingKeeper:
    """A `Keeper` that hands everything on to another, and tells the statistics how each match stands."""

    def __init__(self, keeper: Keeper, statistics: Statistics) -> None:
        self._keeper = keeper
        self._statistics = statistics

    def save(self, name: str, record: Record) -> None:
        """See `Keeper.save`."""
        self._keeper.save(name, record)
        self._statistics.take(name, record)

    def set_aside(self, name: str, record: Record) -> str:
        """See `Keeper.set_aside`."""
        return self._keeper.set_aside(name, record)

    def flush(self, patience: float | None = None) -> None:
        """See `Keeper.flush`."""
        self._keeper.flush(patience)

    def unsaved(self) -> Mapping[str, Record]:
        """See `Keeper.unsaved`."""
        return self._keeper.unsaved()


@contextmanager
def _garbage_left() -> Iterator[None]:
    """Looks for no garbage for a moment: among thousands of new matches there is none, and it takes half the time."""
    looked_for = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if looked_for:
            gc.enable()


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


def _reason(error: OSError) -> str:
    return error.strerror or type(error).__name__
