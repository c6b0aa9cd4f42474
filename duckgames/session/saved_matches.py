"""The matches on disk as a list to choose from: each read when somebody looks at it, none ever lost."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSaveFile

from duckgames.core.record import Record
from duckgames.session.errors import ErrorId, SessionError, SessionFailure
from duckgames.session.safe_files import copy_of, new_name, read
from duckgames.session.storage import Storage

_log = logging.getLogger(__name__)

DELETED: Final = Path("aside", "deleted")
"""Where matches lie that a person no longer wants to see; nothing is taken from there."""

ENDING: Final = "duckgame"
"""What the name of a copy ends in, so that a double click opens it; those that end in json are opened as well."""

LARGE: Final = 256 * 1024
"""No match comes near so many bytes; a file that has more would hold up whoever only looks at the list."""


@dataclass(frozen=True)
class Entry:
    """A match in the list: of a game, `UNFINISHED` or `FINISHED`, called `name`, played at `played` in nanoseconds."""

    kind: str
    game: str
    name: str
    played: int


@dataclass(frozen=True)
class Deleted:
    """What was put away of a match: where each file lay, and where it lies now."""

    entry: Entry
    files: tuple[tuple[Path, Path], ...]


class SavedMatches:
    """The list of the matches in `storage`; whoever goes on with one leaves the rest to `Storage.load`."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    def entries(self, game: str, kind: str) -> tuple[Entry, ...]:
        """The matches of a game, the one played last first; no file is opened for it."""
        return tuple(Entry(kind, game, name, played) for name, played in self._storage.played(game, kind).items())

    def count(self, game: str, kind: str) -> int:
        """How many matches of a game there are."""
        return self._storage.count(game, kind)

    def look_at(self, entry: Entry) -> Record | SessionError:
        """What a match is, or why its file will not open; the file stays where it is."""
        try:
            if self._size(entry) > LARGE:
                return SessionError(ErrorId.SAVE_DAMAGED, {"file": entry.name, "stage": "size"})
            return self._storage.peek(entry.game, entry.name, entry.kind)
        except SessionFailure as failure:
            return failure.error

    def delete(self, entry: Entry) -> Deleted:
        """Puts a match where the list does not see it; raises `SessionFailure` where a file cannot be moved."""
        folder = self._storage.folder / DELETED / entry.kind / entry.game
        moved: list[tuple[Path, Path]] = []
        try:
            folder.mkdir(parents=True, exist_ok=True)
            with self._storage.moving:
                for file in self._files(entry):
                    target = folder / file.name
                    if target.exists():
                        # It was deleted before, and brought back as a copy.
                        target = folder / f"{new_name()}-{file.name}"
                    file.rename(target)
                    moved.append((file, target))
        except OSError as error:
            self.bring_back(Deleted(entry, tuple(moved)))
            raise SessionFailure(self._storage.disk_error(error)) from error
        return Deleted(entry, tuple(moved))

    def bring_back(self, deleted: Deleted) -> None:
        """Lets a deleted match be seen again; raises `SessionFailure` where a file cannot be moved."""
        try:
            for file, target in deleted.files:
                if not file.exists():
                    target.rename(file)
        except OSError as error:
            raise SessionFailure(self._storage.disk_error(error)) from error

    def copy_to(self, entry: Entry, file: Path) -> None:
        """Writes a match into a file of its own, whatever it holds; raises `SessionFailure`."""
        try:
            content = read(self._files(entry)[0])
        except (OSError, IndexError) as error:
            reason = getattr(error, "strerror", None) or type(error).__name__
            data = {"file": entry.name, "reason": reason}
            raise SessionFailure(SessionError(ErrorId.FILE_UNREADABLE, data)) from error
        target = QSaveFile(str(file))
        written = target.open(QSaveFile.OpenModeFlag.WriteOnly) and target.write(content) == len(content)
        if not (written and target.commit()):
            _log.warning("%s cannot be written: %s", file, target.errorString())
            data = {"folder": str(file.parent), "reason": target.errorString()}
            raise SessionFailure(SessionError(ErrorId.SAVE_FAILED, data))

    def _files(self, entry: Entry) -> list[Path]:
        """The files of a match that there are, the newest first."""
        file = self._storage.file(entry.kind, entry.game, entry.name)
        return [each for each in (file, copy_of(file)) if each.exists()]

    def _size(self, entry: Entry) -> int:
        try:
            return max((file.stat().st_size for file in self._files(entry)), default=0)
        except OSError:
            return 0
