"""Keeps the newest record of a match on disk without making anybody wait."""

from __future__ import annotations

import threading
from collections.abc import Mapping
from typing import Protocol

from PySide6.QtCore import QObject, Signal

from duckgames.core.record import Record
from duckgames.session.errors import SessionError, SessionFailure
from duckgames.session.storage import Storage


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
    """A `Keeper` that hands whole records to one writer thread; of each match the newest waiting record wins.

    What cannot be written is kept and tried again with the next save and at the end.

    Signals:
        failed: SessionError, once for each kind of trouble until a save succeeds.
    """

    failed = Signal(object)

    def __init__(self, storage: Storage, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._storage = storage
        self._changed = threading.Condition()
        self._waiting: dict[str, Record] = {}
        self._unsaved: dict[str, Record] = {}
        self._writing = False
        self._closing = False
        self._trouble: SessionError | None = None
        self._writer = threading.Thread(target=self._write_all, name="duckgames-autosave", daemon=True)
        self._writer.start()

    def save(self, name: str, record: Record) -> None:
        """See `Keeper.save`."""
        with self._changed:
            self._waiting[name] = self._unsaved[name] = record
            self._changed.notify_all()

    def set_aside(self, name: str, record: Record) -> str:
        """See `Keeper.set_aside`."""
        return self._storage.set_aside(record.game, name)

    def flush(self, patience: float | None = None) -> None:
        """See `Keeper.flush`."""
        with self._changed:
            self._changed.wait_for(lambda: not self._waiting and not self._writing, patience)

    def unsaved(self) -> Mapping[str, Record]:
        """See `Keeper.unsaved`."""
        with self._changed:
            return dict(self._unsaved)

    def close(self) -> None:
        """Waits for the writer to write the rest and end."""
        with self._changed:
            self._closing = True
            self._changed.notify_all()
        self._writer.join()

    def _write_all(self) -> None:
        refused: dict[str, Record] = {}
        while True:
            with self._changed:
                self._writing = False
                self._changed.notify_all()
                self._changed.wait_for(lambda: self._waiting or self._closing)
                closing = self._closing
                batch = {**refused, **self._waiting}
                self._waiting = {}
                self._writing = True
            refused = {name: record for name, record in batch.items() if not self._write(name, record)}
            if closing:
                break
        with self._changed:
            self._writing = False
            self._changed.notify_all()

    def _write(self, name: str, record: Record) -> bool:
        try:
            self._storage.store(name, record)
        except SessionFailure as failure:
            if failure.error != self._trouble:
                self._trouble = failure.error
                self.failed.emit(failure.error)
            return False
        self._trouble = None
        with self._changed:
            if self._unsaved.get(name) is record:
                del self._unsaved[name]
        return True
