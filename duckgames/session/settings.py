"""Every setting of the program, declared once, and the ini file they are kept in."""

from __future__ import annotations

import json
import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from PySide6.QtCore import QByteArray, QObject, QSettings, Signal

from duckgames.core.ducks import DUCKS
from duckgames.core.manifest import GameInfo
from duckgames.core.options import BadOption, checked
from duckgames.core.setup import Ai, MatchSetup, Person, Player
from duckgames.session.errors import ErrorId, SessionError
from duckgames.session.safe_files import move_aside, read
from duckgames.session.storage import settings_file

_log = logging.getLogger(__name__)

T = TypeVar("T", str, int, bool)

_LARGEST = 1024 * 1024
"""More bytes than any file of settings has."""


@dataclass(frozen=True)
class Setting(Generic[T]):
    """A setting: its key in the file, its value if nobody chose, and what it may be (empty: anything of its type)."""

    key: str
    default: T
    allowed: tuple[T, ...] = field(default=())


LANGUAGE: Final = Setting("language", "", ("", "pl", "en", "ru"))
"""Empty: the language of the system."""

THEME: Final = Setting("theme", "system", ("system", "light", "dark"))
TEXT_SIZE: Final = Setting("text_size", 100, (100, 125, 150))
MOTION: Final = Setting("motion", "normal", ("calm", "normal", "quick", "off"))
VOLUME: Final = Setting("volume", 2, (0, 1, 2, 3))
MUTED: Final = Setting("muted", False)
REDUCED: Final = Setting("reduced_motion", "system", ("system", "on", "off"))
"""Whether things fade where they would travel."""
CONFIRM: Final = Setting("confirm_moves", False)
"""Whether a laid card waits for Enter."""
REASONS: Final = Setting("reasons", True)
"""Whether ducks say why they did something, where the game has words for it that all may hear."""
TAKE_BACK: Final = Setting("take_back", True)
"""Whether a person alone against ducks may take everything back unless the match was set up otherwise."""
LETTER_KEYS: Final = Setting("letter_keys", True)
"""Whether single letters are keys of the table."""
SHOW_LEGAL: Final = Setting("show_legal", True)
TRACKER: Final = Setting("tracker", True)

_WINDOW: Final = Setting("window", "")


class Settings(QObject):
    """The settings in one ini file; unknown or broken values yield the default, and unknown keys are left alone.

    `damage` tells that the file was no file of settings, and where it lies now.

    Signals:
        changed: the key of a setting that has another value now.
        failed: SessionError, when the file cannot be written; once.
    """

    changed = Signal(str)
    failed = Signal(object)

    def __init__(self, file: Path | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path = file or settings_file()
        self.damage = _put_damaged_aside(self._path)
        self._file = QSettings(str(self._path), QSettings.Format.IniFormat)
        self._told = False
        # A setting that cannot be written still holds until the program ends.
        self._values: dict[str, str] = {}

    def value(self, setting: Setting[T]) -> T:
        """What `setting` is now."""
        text = self._text(setting.key)
        value: object = text
        if isinstance(setting.default, bool):
            value = {"true": True, "false": False}.get(text)
        elif isinstance(setting.default, int):
            value = int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None
        fits = type(value) is type(setting.default) and (not setting.allowed or value in setting.allowed)
        return value if fits else setting.default  # type: ignore[return-value]

    def store(self, setting: Setting[T], value: T) -> None:
        """Changes `setting`; raises `ValueError` for a value it does not allow."""
        if type(value) is not type(setting.default) or (setting.allowed and value not in setting.allowed):
            raise ValueError(f"{setting.key} cannot be {value!r}")
        if value != self.value(setting):
            self._store(setting.key, str(value).lower() if isinstance(value, bool) else str(value))
            self.changed.emit(setting.key)

    def last_setup(self, info: GameInfo) -> MatchSetup | None:
        """How the last match of a game was set up, with seed 0; None if there was none that fits the game of today."""
        text = self._text(f"setups/{info.id}")
        try:
            return _setup(json.loads(text), info) if text else None
        except (ValueError, TypeError, KeyError, RecursionError):
            return None

    def last_picks(self, info: GameInfo) -> tuple[Mapping[str, str], ...]:
        """The keys of what was picked for each seat of the last match of a game, as far as they are known."""
        try:
            picks = json.loads(self._text(f"setups/{info.id}"))["picks"]
            return tuple({str(name): str(key) for name, key in seat.items()} for seat in picks)
        except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
            return ()

    def remember_setup(self, setup: MatchSetup, picks: Sequence[Mapping[str, str]] = ()) -> None:
        """Keeps how a match is set up, but for its seed; `picks` are the keys of what was picked for each seat."""
        data = {
            "seats": [vars(player) for player in setup.seats],
            "options": dict(setup.options),
            "take_back": setup.take_back,
            "picks": [dict(seat) for seat in picks],
        }
        self._store(f"setups/{setup.game}", json.dumps(data))

    def window(self) -> QByteArray:
        """Where the window was, as `QWidget.saveGeometry` gives it; empty if unknown."""
        return QByteArray.fromBase64(self.value(_WINDOW).encode())

    def remember_window(self, geometry: QByteArray) -> None:
        """Keeps where the window is."""
        self._store(_WINDOW.key, bytes(geometry.toBase64().data()).decode())

    def _text(self, key: str) -> str:
        text = self._values[key] if key in self._values else self._file.value(key)
        return text if isinstance(text, str) else ""

    def _store(self, key: str, text: str) -> None:
        self._values[key] = text
        self._file.setValue(key, text)
        self._file.sync()
        if self._file.status() is not QSettings.Status.NoError and not self._told:
            self._told = True
            _log.warning("%s cannot be written", self._path)
            self.failed.emit(SessionError(ErrorId.SETTINGS_UNWRITABLE, {"file": str(self._path)}))


def _setup(data: Any, info: GameInfo) -> MatchSetup:
    """The set-up in `data`; raises one of several errors for what does not fit."""
    if not (isinstance(data, dict) and isinstance(data["options"], dict)):
        raise BadOption("shape")
    seats = tuple(_player(fields, info) for fields in data["seats"])
    least, greatest = info.seats
    if not least <= len(seats) <= greatest:
        raise BadOption("seats")
    options = dict(checked(info.options, data["options"]))
    return MatchSetup(info.id, seats, 0, options, take_back=data["take_back"] is True)


def _player(fields: Any, info: GameInfo) -> Player:
    if not isinstance(fields, dict) or not all(isinstance(value, str) for value in fields.values()):
        raise BadOption("seat")
    if fields["duck"] not in DUCKS:
        raise BadOption("seat")
    if "level" not in fields:
        return Person(**fields)
    player = Ai(**fields)
    if player.level not in info.levels or player.temper not in info.tempers:
        raise BadOption("seat")
    return player


def peek(setting: Setting[T], file: Path | None = None) -> T:
    """What `setting` is, for a start that may turn out to be a second one and write nothing: damage stays in place."""
    path = file or settings_file()
    return setting.default if _is_damaged(path) else Settings(path).value(setting)


def _put_damaged_aside(file: Path) -> SessionError | None:
    """Renames `file` if it is no file of settings, so that writing does not destroy what it held."""
    if not _is_damaged(file):
        return None
    kept_as = move_aside(file, file.parent / "aside")
    return SessionError(ErrorId.SETTINGS_DAMAGED, {"file": str(file), "kept_as": kept_as})


def _is_damaged(file: Path) -> bool:
    """Whether something that is no file of settings stands where one should be."""
    try:
        # Qt would wait for ever for what comes out of a pipe, and write nothing where a folder is.
        content = read(file, _LARGEST) if file.is_file() or not file.exists() else b"\0"
    except FileNotFoundError:
        return False
    except OSError as error:
        # Not loud: it may be looked at before there is a log, and that it cannot be written is told.
        _log.info("%s cannot be read: %s", file, error)
        return False
    return not _is_ini(content)


def _is_ini(content: bytes) -> bool:
    try:
        lines = content.decode("utf-8-sig").splitlines()
    except UnicodeError:
        return False
    rows = [line.strip() for line in lines if line.strip() and line.strip()[0] not in ";#"]
    plain = len(content) <= _LARGEST and b"\0" not in content
    return plain and all("=" in row or (row.startswith("[") and row.endswith("]")) for row in rows)
