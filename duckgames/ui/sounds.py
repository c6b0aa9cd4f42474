"""Plays the short sounds of the table, and stays quietly silent wherever there is nothing to play them on."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from enum import Enum
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import (
    QCoreApplication,
    QMessageLogContext,
    QObject,
    QTimer,
    QtMsgType,
    QUrl,
    Signal,
    qInstallMessageHandler,
)

from duckgames.session.resources import resource

if TYPE_CHECKING:
    from PySide6.QtMultimedia import QMediaDevices, QSoundEffect

log = logging.getLogger(__name__)


class Cue(Enum):
    """Everything that makes a sound; the value is the stem of its file in `resources/sounds`."""

    QUACK = "quack"
    DOUBLE_QUACK = "double_quack"
    LOW_QUACK = "low_quack"
    CARD_SLIDE = "card_slide"
    CARD_DOWN = "card_down"
    FLIP = "flip"
    SPLASH = "splash"
    COIN = "coin"
    BUILD = "build"
    KNOCK_DOWN = "knock_down"
    DIE = "die"
    ROLE_CALLED = "role_called"
    EVENT = "event"
    WIN = "win"
    LOSE = "lose"


TUNES = frozenset({Cue.ROLE_CALLED, Cue.EVENT, Cue.WIN, Cue.LOSE})
"""Cues with a melody: these keep their pitch, all others come in three."""

VOLUMES = (0.0, 0.25, 0.55, 1.0)
"""Gain of each volume step, spaced for the ear."""


def sound_files(cue: Cue) -> tuple[str, ...]:
    """The names of a cue's files, in the order in which they take turns."""
    suffixes = ("",) if cue in TUNES else ("", "-lower", "-higher")
    return tuple(f"{cue.value}{suffix}.wav" for suffix in suffixes)


class Sounds(Protocol):
    """What the rest of the program may ask of sound."""

    @property
    def available(self) -> bool:
        """Whether there is anything to hear it on."""
        ...

    def play(self, cue: Cue, delay_ms: int = 0) -> None:
        """Plays a cue now or a little later; never fails and never waits."""
        ...

    def set_volume(self, step: int) -> None:
        """Sets one of the steps 0 (silent) to 3 (full)."""
        ...

    def set_muted(self, muted: bool) -> None:
        """Silences everything, also what is being played."""
        ...


class NullSounds:
    """Silence, for tests and for programs without a window."""

    available = False

    def play(self, cue: Cue, delay_ms: int = 0) -> None:
        """Does nothing."""

    def set_volume(self, step: int) -> None:
        """Does nothing."""

    def set_muted(self, muted: bool) -> None:
        """Does nothing."""


class QtSounds(QObject):
    """Sounds on the system's default output, followed when it changes.

    Signals:
        available_changed: an output was found or lost.
    """

    available_changed = Signal(bool)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._devices: QMediaDevices | None = None
        self._output = b""
        self._effects: dict[str, QSoundEffect] = {}
        self._turns: Counter[Cue] = Counter()
        self._prepared = False
        self._volume = VOLUMES[2]
        self._muted = False

    @property
    def available(self) -> bool:
        """Whether an output is there; False until `prepare` has looked."""
        return bool(self._output)

    def prepare(self) -> None:
        """Loads the sound library and looks for an output: called once the first page is on screen, or by the first sound."""
        if self._prepared:
            return
        self._prepared = True
        with _quiet():
            try:
                # Not at the top: the first page shall be seen before a library is loaded that may be missing altogether.
                from PySide6.QtMultimedia import QMediaDevices
            except ImportError as error:
                log.info("no sound: %s", error)
                return
            self._devices = QMediaDevices(self)
            self._devices.audioOutputsChanged.connect(self.on_outputs_changed)
            application = QCoreApplication.instance()
            if application is not None:
                application.aboutToQuit.connect(self.close)
            self.on_outputs_changed()
        if not self.available:
            log.info("no sound: no output device")

    def play(self, cue: Cue, delay_ms: int = 0) -> None:
        """Plays a cue now or a little later; its pitches take turns, so that it never sounds twice the same in a row."""
        if self._muted or not self._volume:
            return
        if delay_ms > 0:
            QTimer.singleShot(delay_ms, self, lambda: self.play(cue))
            return
        self.prepare()
        if not self.available:
            return
        names = sound_files(cue)
        name = names[self._turns[cue] % len(names)]
        self._turns[cue] += 1
        with _quiet():
            effect = self._effect(name)
            if effect is not None:
                effect.play()

    def set_volume(self, step: int) -> None:
        """Sets one of the steps 0 (silent) to 3 (full)."""
        if not 0 <= step < len(VOLUMES):
            raise ValueError(f"no volume step {step}")
        self._volume = VOLUMES[step]
        for effect in self._effects.values():
            effect.setVolume(self._volume)

    def set_muted(self, muted: bool) -> None:
        """Silences everything, also what is being played."""
        self._muted = muted
        if muted:
            for effect in self._effects.values():
                effect.stop()

    def close(self) -> None:
        """Lets go of the output for good, before the program ends."""
        self._prepared = True
        if self._devices is not None:
            self._devices.audioOutputsChanged.disconnect(self.on_outputs_changed)
            self._devices.deleteLater()
            self._devices = None
        self._use_output(b"")

    def on_outputs_changed(self) -> None:
        """Moves to the output that is now the default, or to none."""
        if self._devices is None:
            return
        lost = self.available
        with _quiet():
            self._use_output(self._devices.defaultAudioOutput().id().data())
        if lost and not self.available:
            log.info("no sound: the output device is gone")

    def _use_output(self, output: bytes) -> None:
        """Effects hold on to the output they began with, so a new one means new effects."""
        if output == self._output:
            return
        for effect in self._effects.values():
            effect.stop()
            effect.deleteLater()
        self._effects.clear()
        before, self._output = self.available, output
        if self.available != before:
            self.available_changed.emit(self.available)

    def _effect(self, name: str) -> QSoundEffect | None:
        """The player of one file, made at its first use."""
        from PySide6.QtMultimedia import QSoundEffect

        if name not in self._effects:
            try:
                path = resource(f"sounds/{name}")
            except FileNotFoundError:
                log.info("no sound: %s is missing", name)
                return None
            effect = self._effects[name] = QSoundEffect(self)
            effect.setVolume(self._volume)
            effect.setSource(QUrl.fromLocalFile(str(path)))
        return self._effects[name]


@contextmanager
def _quiet() -> Iterator[None]:
    """Keeps the remarks of the sound libraries off the console: a machine without sound is not an error."""
    before = qInstallMessageHandler(_whisper)
    try:
        yield
    finally:
        qInstallMessageHandler(before)


def _whisper(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
    log.debug("%s", message)
