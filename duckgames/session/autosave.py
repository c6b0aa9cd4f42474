"""Keeps the newest record of a match on disk without making anybody wait."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping
from typing import Final, Protocol

from PySide6.QtCore import QObject, Signal

from duckgames.core.record import Record
from duckgames.session.errors import SessionError, SessionFailure
from duckgames.session.storage import Storage

REST_SECONDS: Final = 1.0
"""Between two rounds of waiting for the disk: while it is at work, even what does not wait for it is slow."""


class Keeper(Protocol):
    """Where a session puts its match after every step."""

    def save(self, name: str, record: Record) -> None:
        """Keeps `record` as the newest of the match called `name`; returns at once."""

    def set_aside(self, name: str, record: Record) -> str:
        """Puts the unusable file of a match aside and returns where it lies now ("": nowhere)."""

    def flush(self, patience: float | None = None) -> None:
        """Waits until all that was handed over is kept, or cannot be, or `patience` seconds (None: any time) are over.

        Only after this a match is found as it was left.
        """

    def unsaved(self) -> Mapping[str, Record]:
        """The newest record of each match of which the file, if there is one, holds less: the disk is slow, or full."""


class NullKeeper:
    """A `Keeper` that keeps nothing."""

    def save(self, name: str, record: Record) -> None:
        """Forgets it."""

    def set_aside(self, name: str, record: Record) -> str:
        """Has nothing to put aside."""
        return ""

    def flush(self, patience: float | None = None) -> None:
        """Has nothing to wait for."""

    def unsaved(self) -> Mapping[str, Record]:
        """Nothing is kept beside files."""
        return {}


class Autosave(QObject):
    """A `Keeper` with two threads: one hands whole records to the system, the other waits until the disk has them.

    So what a person decided outlives the process as soon as the system has it, however slow the disk is; a power cut
    costs what was decided since the disk kept up. What cannot be written is kept and tried again with the next save and
    at the end.

    Signals:
        failed: SessionError, once for each kind of trouble until it is over.
    """

    failed = Signal(object)

    def __init__(self, storage: Storage, parent: QObject | None = None, rest: float = REST_SECONDS) -> None:
        super().__init__(parent)
        self._storage = storage
        self._guard = threading.Lock()
        self._unsaved: dict[str, Record] = {}
        self._troubles: dict[_Stage, SessionError] = {}
        self._securing = _Stage("duckgames-autosave-disk", storage.secure, self._on_done, rest)
        self._writing = _Stage("duckgames-autosave", storage.store, self._on_done)

    def save(self, name: str, record: Record) -> None:
        """See `Keeper.save`."""
        with self._guard:
            self._unsaved[name] = record
        self._writing.put(name, record)

    def set_aside(self, name: str, record: Record) -> str:
        """See `Keeper.set_aside`."""
        return self._storage.set_aside(record.game, name)

    def flush(self, patience: float | None = None) -> None:
        """See `Keeper.flush`."""
        self._writing.wait(patience)

    def unsaved(self) -> Mapping[str, Record]:
        """See `Keeper.unsaved`."""
        with self._guard:
            return dict(self._unsaved)

    def close(self) -> None:
        """Waits until all is written and the disk has it, or cannot take it."""
        self._writing.close()
        self._securing.close()

    def _on_done(self, stage: _Stage, name: str, record: Record, trouble: SessionError | None) -> None:
        """In the thread of a stage: it did what it does with a record, or could not."""
        with self._guard:
            told = trouble is None or trouble in self._troubles.values()
            self._troubles.pop(stage, None)
            if trouble is not None:
                self._troubles[stage] = trouble
            elif stage is self._writing:
                self._securing.put(name, record)
                if self._unsaved.get(name) is record:
                    del self._unsaved[name]
        if not told:
            self.failed.emit(trouble)


class _Stage:
    """Something done with records by a thread of its own; of each match the newest waiting record wins.

    It rests for so many seconds after each round, and tells `done` of each record, with what kept it from its work.
    Such a record waits for the next round, and has its last chance at the end.
    """

    def __init__(
        self,
        name: str,
        work: Callable[[str, Record], None],
        done: Callable[[_Stage, str, Record, SessionError | None], None],
        rest: float = 0,
    ) -> None:
        self._work = work
        self._done = done
        self._rest = rest
        self._changed = threading.Condition()
        self._waiting: dict[str, Record] = {}
        self._busy = False
        self._closing = False
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    def put(self, name: str, record: Record) -> None:
        """Something to do; returns at once."""
        with self._changed:
            self._waiting[name] = record
            self._changed.notify_all()

    def wait(self, patience: float | None) -> None:
        """Waits until nothing is left to do, or `patience` is over."""
        with self._changed:
            self._changed.wait_for(lambda: not self._waiting and not self._busy, patience)

    def close(self) -> None:
        """Waits for the thread to do the rest and end."""
        with self._changed:
            self._closing = True
            self._changed.notify_all()
        self._thread.join()

    def _run(self) -> None:
        refused: dict[str, Record] = {}
        closing = False
        while not closing:
            with self._changed:
                self._changed.wait_for(lambda: self._waiting or self._closing)
                closing = self._closing
                batch = {**refused, **self._waiting}
                self._waiting = {}
                self._busy = True
            refused = {name: record for name, record in batch.items() if not self._do(name, record)}
            with self._changed:
                self._busy = False
                self._changed.notify_all()
                self._changed.wait_for(lambda: self._closing, self._rest)

    def _do(self, name: str, record: Record) -> bool:
        trouble = None
        try:
            self._work(name, record)
        except SessionFailure as failure:
            trouble = failure.error
        self._done(self, name, record, trouble)
        return trouble is None
