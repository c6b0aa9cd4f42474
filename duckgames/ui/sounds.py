"""Plays the short sounds of the table, and stays quietly silent wherever there is nothing to play them on."""

from __future__ import annotations

import logging
import wave
from collections import Counter
from enum import Enum
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from duckgames.session.resources import resource
from duckgames.ui.sound_voice import RATE, Voice, quiet

if TYPE_CHECKING:
    from PySide6.QtMultimedia import QAudioDevice, QMediaDevices

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


VOICES = 8
"""Sounds that may overlap; one more takes the place of the oldest."""


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

    @property
    def output(self) -> str:
        """How the system calls what it is heard on; empty without one."""
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
    output = ""

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
        self._output: QAudioDevice | None = None
        self._voices: list[Voice] = []
        self._samples: dict[str, bytes] = {}
        self._turns: Counter[Cue] = Counter()
        self._prepared = False
        self._volume = VOLUMES[2]
        self._muted = False

    @property
    def available(self) -> bool:
        """Whether an output is there; False until `prepare` has looked."""
        return self._output is not None

    @property
    def output(self) -> str:
        """See `Sounds.output`."""
        return "" if self._output is None else self._output.description()

    def prepare(self) -> None:
        """Loads the sound library and looks for an output; called when the first page is on screen."""
        if self._prepared:
            return
        self._prepared = True
        with quiet():
            try:
                # Not at the top: it may be missing, and the first page shall not wait for it.
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
        """Plays a cue now or a little later; its pitches take turns, so that a repeated cue does not drill."""
        if self._muted or not self._volume:
            return
        if delay_ms > 0:
            QTimer.singleShot(delay_ms, self, lambda: self.play(cue))
            return
        self.prepare()
        if self._output is None:
            return
        names = sound_files(cue)
        name = names[self._turns[cue] % len(names)]
        self._turns[cue] += 1
        with quiet():
            heard = self._voice(self._output).play(self._load(name), self._volume)
            if not heard:
                self._use(None)

    def set_volume(self, step: int) -> None:
        """Sets one of the steps 0 (silent) to 3 (full), from the next sound on."""
        if not 0 <= step < len(VOLUMES):
            raise ValueError(f"no volume step {step}")
        self._volume = VOLUMES[step]
        self._hush()

    def set_muted(self, muted: bool) -> None:
        """Silences everything, also what is being played."""
        self._muted = muted
        self._hush()

    def close(self) -> None:
        """Lets go of the output for good, before the program ends."""
        self._prepared = True
        if self._devices is not None:
            self._devices.audioOutputsChanged.disconnect(self.on_outputs_changed)
            self._devices.deleteLater()
            self._devices = None
        self._let_go()

    def on_outputs_changed(self) -> None:
        """Moves to the output that is now the default, or to none."""
        if self._devices is None:
            return
        with quiet():
            output = self._devices.defaultAudioOutput()
            self._use(None if output.isNull() else output)

    def _hush(self) -> None:
        """Breaks off what is being played where nothing shall be heard."""
        if self._muted or not self._volume:
            for voice in self._voices:
                voice.stop()

    def _use(self, output: QAudioDevice | None) -> None:
        before = self.available
        if output != self._output:
            self._let_go()
            self._output = output
        if self.available != before:
            if before:
                log.info("no sound: the output device is gone")
            self.available_changed.emit(self.available)

    def _let_go(self) -> None:
        """Voices hold on to the output they began with, so they go with it."""
        for voice in self._voices:
            voice.stop()
            voice.deleteLater()
        self._voices.clear()
        self._output = None

    def _voice(self, output: QAudioDevice) -> Voice:
        """One that is free, a new one, or the one that has played longest; it moves to the end of the queue."""
        voice = next((voice for voice in self._voices if not voice.busy), None)
        if voice is None:
            voice = Voice(output, self) if len(self._voices) < VOICES else self._voices[0]
        if voice in self._voices:
            self._voices.remove(voice)
        self._voices.append(voice)
        return voice

    def _load(self, name: str) -> bytes:
        """The samples of a file, read once, with a moment of silence so that no output cuts off the end."""
        if name not in self._samples:
            with wave.open(str(resource(f"sounds/{name}"))) as file:
                self._samples[name] = file.readframes(file.getnframes()) + bytes(2 * RATE // 10)
        return self._samples[name]
