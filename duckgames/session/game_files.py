"""What a game keeps beside its matches, as the decks of its players: files of JSON that nothing can lose."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from duckgames.core.game import Json
from duckgames.session.errors import ErrorId, SessionError
from duckgames.session.safe_files import copy_of, move_aside, read, write

_log = logging.getLogger(__name__)

T = TypeVar("T")

LARGEST = 4 * 1024 * 1024
"""More bytes than any such file has."""


class GameFiles:
    """The files of one game, `games/<game>/<name>.json` in the folder of the program.

    Each holds an object whose `version` is a number; a file with a greater one than the game writes was made by a newer
    program, and is left as it is. Nothing is raised: `tell` hears what went wrong, and what cannot be written still
    holds until the program ends. A damaged file is renamed into `aside/`, and the copy before it is used if sound.
    """

    def __init__(self, folder: Path, game: str, tell: Callable[[SessionError], None]) -> None:
        self._folder = folder
        self._game = game
        self._tell = tell
        self._held: dict[str, Json] = {}
        self._kept_off: set[str] = set()
        """Files that writing would destroy, as those of a newer version."""
        self._unwritten: set[str] = set()
        """Files that do not hold yet what is held here."""

    def path(self, name: str) -> Path:
        """Where the file called `name` lies."""
        return self._folder / "games" / self._game / f"{name}.json"

    def load(self, name: str, version: int, understand: Callable[[Any], T]) -> T | None:
        """What the file called `name` means; None if there is none, or none that can be used.

        `version` is the one that the game writes; `understand` raises `ValueError` for what no program wrote.
        """
        if name in self._held:
            return understand(self._held[name])
        if name in self._kept_off:
            return None
        file, met = self.path(name), None
        for tried in (file, copy_of(file)):
            try:
                found = _read(tried)
                if _is_newer(found, version):
                    self._keep_off(name, SessionError(ErrorId.DATA_NEWER, {"file": str(tried)}))
                    return None
                meant = None if found is None else understand(found)
            except (ValueError, RecursionError) as error:
                _log.warning("%s is of no use: %s", tried, error)
                kept_as = move_aside(tried, self._folder / "aside")
                met = met or (tried, kept_as)
                continue
            except OSError as error:
                data = {"file": str(tried), "reason": error.strerror or type(error).__name__}
                self._keep_off(name, SessionError(ErrorId.FILE_UNREADABLE, data))
                return None
            if meant is not None:
                self._tell_damage(met, ErrorId.DATA_RESTORED)
                return meant
        self._tell_damage(met, ErrorId.DATA_DAMAGED)
        return None

    def store(self, name: str, data: Json) -> None:
        """Replaces what the file called `name` holds."""
        if name not in self._held and name not in self._kept_off and self._is_held_by_disk(name, data):
            return
        written = self._held.get(name) == data and name not in self._unwritten
        self._held[name] = data
        if name in self._kept_off or written:
            return
        file = self.path(name)
        try:
            write(file, json.dumps(data, ensure_ascii=False, indent=1).encode())
        except OSError as error:
            _log.warning("%s cannot be written: %s", file, error)
            self._unwritten.add(name)
            reason = error.strerror or type(error).__name__
            self._tell(SessionError(ErrorId.DATA_UNWRITABLE, {"file": str(file), "reason": reason}))
        else:
            self._unwritten.discard(name)

    def _is_held_by_disk(self, name: str, data: Json) -> bool:
        """Whether the file holds `data` already, so that the copy beside it stays an older one."""
        try:
            return bool(_read(self.path(name)) == data)
        except (OSError, ValueError, RecursionError):
            return False

    def _keep_off(self, name: str, error: SessionError) -> None:
        self._kept_off.add(name)
        self._tell(error)

    def _tell_damage(self, met: tuple[Path, str] | None, error: ErrorId) -> None:
        if met is not None:
            file, kept_as = met
            self._tell(SessionError(error, {"file": str(file), "kept_as": kept_as}))


def _is_newer(found: Any, version: int) -> bool:
    written = found.get("version") if isinstance(found, dict) else None
    return isinstance(written, int) and written > version


def _read(file: Path) -> Any:
    """The data in a file; None if there is none."""
    try:
        content = read(file, LARGEST)
    except FileNotFoundError:
        return None
    if len(content) > LARGEST:
        raise ValueError("too large")
    return json.loads(content.decode("utf-8-sig"))
