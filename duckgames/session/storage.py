"""The data folder: matches written so that no crash, full disk or bad file can lose one."""

from __future__ import annotations

import errno
import logging
import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from threading import Lock
from typing import Final

from platformdirs import user_config_path, user_data_path
from PySide6.QtCore import QLockFile

from duckgames.core import registry
from duckgames.core.manifest import GameInfo
from duckgames.core.record import LARGEST, BadRecord, NewerRecord, Record
from duckgames.core.setup import Ai
from duckgames.session.errors import ErrorId, SessionError, SessionFailure
from duckgames.session.folder_lock import claim
from duckgames.session.match_files import last_changes, newest_files
from duckgames.session.safe_files import copy_of, follow, hand_over, move_aside, read, secure

_log = logging.getLogger(__name__)

FOLDER_VARIABLE = "DUCKGAMES_DATA"
"""The environment variable that names a folder for everything the program keeps, settings included."""

UNFINISHED: Final = "matches"
FINISHED: Final = "finished"
"""The folders of matches that wait to be played on, and of those that have ended."""

_FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)


def data_folder() -> Path:
    """Where matches are kept unless the program is told otherwise."""
    chosen = os.environ.get(FOLDER_VARIABLE)
    return Path(chosen).absolute() if chosen else user_data_path("duckgames", appauthor=False).absolute()


def settings_file() -> Path:
    """Where settings are kept unless the program is told otherwise."""
    chosen = os.environ.get(FOLDER_VARIABLE)
    folder = Path(chosen).absolute() if chosen else user_config_path("duckgames", appauthor=False).absolute()
    return folder / "settings.ini"


@dataclass(frozen=True)
class Saved:
    """A match as it was found on disk; `name` is None for a file from elsewhere, which play must not change.

    `restored` tells that the newest file was unusable and this is its copy.
    """

    record: Record
    name: str | None
    restored: bool = False


@dataclass(frozen=True)
class Found:
    """The newest usable match of a game, or None, and what was wrong with newer ones."""

    saved: Saved | None
    troubles: tuple[SessionError, ...]


class Storage:
    """Matches as files: `matches/<game>/<name>.json`, or `finished/…` once they have a result in their notes.

    Beside each lies a copy as `.bak`, which is what the disk surely has, as the newest file may be younger than a power
    cut allows; what cannot be read is renamed into `aside/`, never deleted.
    """

    def __init__(self, folder: Path | None = None, find_info: Callable[[str], GameInfo] = registry.info) -> None:
        self.folder = folder or data_folder()
        self._find_info = find_info
        self._lock: QLockFile | None = None
        self.moving = Lock()
        """Held while files of matches are moved, which two threads write; nobody waits for the disk with it."""

    @property
    def lock_file(self) -> Path:
        """What says that a process has claimed the folder, and since when."""
        return self.folder / "lock"

    def lock(self) -> SessionError | None:
        """Claims the folder for this process; tells if another has it, or if nothing can be kept there at all."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            return self._unusable(error)
        lock = claim(self.lock_file, self.folder / "aside")
        if lock.isLocked():
            self._lock = lock
            return None
        if lock.error() is QLockFile.LockError.LockFailedError:
            return SessionError(ErrorId.ALREADY_RUNNING, {"folder": str(self.folder)})
        return SessionError(ErrorId.FOLDER_UNUSABLE, {"folder": str(self.folder), "reason": lock.error().name})

    def release(self) -> None:
        """Gives the folder up."""
        if self._lock is not None:
            self._lock.unlock()
            self._lock = None

    def store(self, name: str, record: Record) -> None:
        """Writes the newest state of the match called `name`; raises `SessionFailure` and keeps the old file.

        Nobody waits for the disk: it survives any end of the process, and a power cut once it is `secure`.
        """
        file, other = self._places(name, record)
        with self._failures():
            played = file.stat() if "result" in record.notes and file.exists() else None
            hand_over(file, record.to_json().encode(), self.moving)
            with self.moving:
                if played is not None:
                    # Something was noted about it, as a review; nobody played it on.
                    os.utime(file, ns=(played.st_atime_ns, played.st_mtime_ns))
                follow(other, file)

    def secure(self, name: str, record: Record) -> None:
        """Waits until the disk has a state of the match called `name` that was stored; raises `SessionFailure`."""
        file, _ = self._places(name, record)
        with self._failures():
            secure(file, record.to_json().encode(), self.moving)

    def unfinished(self, game: str) -> tuple[str, ...]:
        """The names of the unfinished matches of `game`, the one played last first."""
        return tuple(self.played(game))

    def last_played(self, games: Iterable[str]) -> str | None:
        """Of `games` the one whose unfinished match was played last; None if there is no such match."""
        played = {game: next(iter(self.played(game).values()), 0) for game in games}
        last = max(played, key=lambda game: played[game], default=None)
        return last if last is not None and played[last] else None

    def finished(self, game: str) -> tuple[Path, ...]:
        """The files of the finished matches of `game`, by name."""
        return tuple(sorted((self.folder / FINISHED / game).glob("*.json")))

    def played(self, game: str, kind: str = UNFINISHED) -> dict[str, int]:
        """When each match of `game` was played, by its name, in nanoseconds; the one played last comes first."""
        played = last_changes(self.folder / kind / game)
        return dict(sorted(played.items(), key=lambda entry: (entry[1], entry[0]), reverse=True))

    def count(self, game: str, kind: str = UNFINISHED) -> int:
        """How many matches of `game` there are."""
        return len(newest_files(self.folder / kind / game))

    def newest_unfinished(self, game: str) -> Found:
        """The unfinished match of `game` that was played last, past any that cannot be used."""
        troubles: list[SessionError] = []
        for name in self.unfinished(game):
            try:
                return Found(self.load(game, name, troubles), tuple(troubles))
            except SessionFailure as failure:
                troubles.append(failure.error)
        return Found(None, tuple(troubles))

    def peek(self, game: str, name: str, kind: str = UNFINISHED) -> Record:
        """The match called `name` as `load` would find it; raises `SessionFailure` and moves no file."""
        file = self.file(kind, game, name)
        try:
            return self._read(file, game)
        except SessionFailure as failure:
            if failure.error.id is ErrorId.SAVE_NEWER or not copy_of(file).exists():
                raise
        return self._read(copy_of(file), game)

    def load(self, game: str, name: str, troubles: list[SessionError] | None = None, kind: str = UNFINISHED) -> Saved:
        """The match called `name`, from its copy where the newest file is unusable.

        Damaged files are put aside; raises `SessionFailure` if nothing usable is left, and adds to `troubles` what it
        met on the way.
        """
        file = self.file(kind, game, name)
        copy = copy_of(file)
        try:
            return Saved(self._read(file, game), name)
        except SessionFailure as failure:
            damaged = failure.error.id is ErrorId.SAVE_DAMAGED
            if not copy.exists() or not (damaged or not file.exists()):
                raise self._put_aside(file, failure) from failure
            met = self._put_aside(file, failure).error
        try:
            saved = Saved(self._read(copy, game), name, restored=True)
        except SessionFailure as failure:
            raise self._put_aside(copy, failure) from failure
        if troubles is not None and damaged:
            troubles.append(SessionError(met.id, {**met.data, "restored": True}))
        return saved

    def open_file(self, file: Path) -> Saved:
        """The match in a file a person names; raises `SessionFailure` and leaves the file where it is."""
        record = self._read(file)
        home = self.file(UNFINISHED, record.game, file.stem)
        inside = home.exists() and file.exists() and home.samefile(file)
        return Saved(record, file.stem if inside else None)

    def set_aside(self, game: str, name: str) -> str:
        """Puts the newest file of a match aside, as when its actions do not fit the rules; see `move_aside`."""
        file = self.file(UNFINISHED, game, name)
        with self.moving:
            return move_aside(file if file.exists() else copy_of(file), self.folder / "aside")

    def file(self, kind: str, game: str, name: str) -> Path:
        """Where the match called `name` is kept, `UNFINISHED` or `FINISHED`."""
        return self.folder / kind / game / f"{name}.json"

    def _read(self, file: Path, game: str | None = None) -> Record:
        """The match in a file, of `game` if it lies among its matches."""
        data = {"file": str(file)}
        try:
            content = read(file, LARGEST)
        except OSError as error:
            reason = error.strerror or type(error).__name__
            raise SessionFailure(SessionError(ErrorId.FILE_UNREADABLE, {**data, "reason": reason})) from error
        try:
            return self._checked(content, game)
        except NewerRecord as error:
            raise SessionFailure(SessionError(ErrorId.SAVE_NEWER, data)) from error
        except BadRecord as error:
            _log.warning("%s is no usable match: %s", file, error)
            damage = {**data, "stage": error.stage, "kept_as": "", "restored": False}
            raise SessionFailure(SessionError(ErrorId.SAVE_DAMAGED, damage)) from error

    def _checked(self, content: bytes, game: str | None) -> Record:
        """The record in `content`, if it fits what the games declare of themselves."""
        if len(content) > LARGEST:
            raise BadRecord("size", f"more than {LARGEST} bytes")
        try:
            record = Record.from_json(content.decode("utf-8-sig"))
        except UnicodeError as error:
            raise BadRecord("parse", type(error).__name__) from error
        try:
            info = self._find_info(record.game)
        except registry.UnknownGame as error:
            raise NewerRecord("game", record.game) from error
        if record.rules > info.rules:
            raise NewerRecord("rules", str(record.rules))
        if game not in (None, record.game):
            raise BadRecord("manifest", f"{record.game} among the matches of {game}")
        least, greatest = info.seats
        if not least <= len(record.seats) <= greatest:
            # A table is laid for the seats before the match is played through.
            raise BadRecord("manifest", f"{len(record.seats)} seats")
        for player in record.seats:
            if isinstance(player, Ai) and not (player.level in info.levels and player.temper in info.tempers):
                raise BadRecord("manifest", f"no player {player.level}, {player.temper}")
        return record

    def _put_aside(self, file: Path, failure: SessionFailure) -> SessionFailure:
        """`failure`, with where the file lies now if it was damaged."""
        if failure.error.id is not ErrorId.SAVE_DAMAGED:
            return failure
        kept_as = move_aside(file, self.folder / "aside")
        return SessionFailure(SessionError(ErrorId.SAVE_DAMAGED, {**failure.error.data, "kept_as": kept_as}))

    def _places(self, name: str, record: Record) -> tuple[Path, Path]:
        """Where a match belongs, and where it is no more."""
        file, other = (self.file(kind, record.game, name) for kind in (UNFINISHED, FINISHED))
        return (other, file) if "result" in record.notes else (file, other)

    @contextmanager
    def _failures(self) -> Iterator[None]:
        """Raises as `SessionFailure` whatever keeps a match from the disk."""
        try:
            yield
        except OSError as error:
            raise SessionFailure(self.disk_error(error)) from error
        except (ValueError, RecursionError) as error:
            raise SessionFailure(
                SessionError(ErrorId.SAVE_FAILED, {"folder": str(self.folder), "reason": type(error).__name__})
            ) from error

    def disk_error(self, error: OSError) -> SessionError:
        """What is said of an error of the disk."""
        _log.warning("Saving in %s fails: %s", self.folder, error)
        if error.errno in _FULL:
            return SessionError(ErrorId.DISK_FULL, {"folder": str(self.folder)})
        return self._unusable(error)

    def _unusable(self, error: OSError) -> SessionError:
        reason = error.strerror or type(error).__name__
        return SessionError(ErrorId.FOLDER_UNUSABLE, {"folder": str(self.folder), "reason": reason})
