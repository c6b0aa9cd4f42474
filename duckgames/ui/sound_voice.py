"""One voice of the sound player: plays one sound at a time on one output, and keeps the sound libraries quiet."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QMessageLogContext, QObject, QTimer, QtMsgType, qInstallMessageHandler

if TYPE_CHECKING:
    from PySide6.QtMultimedia import QAudioDevice

log = logging.getLogger(__name__)

RATE = 44_100


class Voice(QObject):
    """Plays one sound at a time on one output.

    Not QSoundEffect: up to Qt 6.12 its voices may be destroyed by the thread of the PulseAudio client, which leaves a
    dead socket notifier behind and the window's event loop spinning for ever. QAudioSink keeps to the window's thread.
    """

    def __init__(self, output: QAudioDevice, parent: QObject) -> None:
        super().__init__(parent)
        from PySide6.QtMultimedia import QAudioFormat, QAudioSink

        sound_format = QAudioFormat()
        sound_format.setSampleRate(RATE)
        sound_format.setChannelCount(1)
        sound_format.setSampleFormat(QAudioFormat.SampleFormat.Int16)
        self._source = QBuffer(self)
        self._sink = QAudioSink(output, sound_format, self)
        # Room for the longest sound, so that a busy window cannot make it stutter.
        self._sink.setBufferSize(2 * 2 * RATE)
        self._sink.stateChanged.connect(self.on_state_changed)
        self.busy = False

    def play(self, samples: bytes, volume: float) -> bool:
        """Starts a sound, instead of the one before; False where the output will not take it."""
        from PySide6.QtMultimedia import QtAudio

        self.stop()
        self._source.setData(samples)
        self._source.open(QBuffer.OpenModeFlag.ReadOnly)
        self._sink.setVolume(volume)
        self._sink.start(self._source)
        self.busy = self._sink.error() == QtAudio.Error.NoError
        return self.busy

    def stop(self) -> None:
        """Breaks off; an output not in use costs no processor time."""
        self.busy = False
        if self._source.isOpen():
            self._sink.reset()
            self._source.close()

    def on_state_changed(self) -> None:
        """Lets go of the output once the sound has been heard, or the output is gone."""
        from PySide6.QtMultimedia import QtAudio

        # Asked, not received: PySide6 cannot hand the signal's enumeration to a method.
        if self.busy and self._sink.state() in (QtAudio.State.IdleState, QtAudio.State.StoppedState):
            self.busy = False
            QTimer.singleShot(0, self, self._rest)

    def _rest(self) -> None:
        if not self.busy:
            with quiet():
                self.stop()


@contextmanager
def quiet() -> Iterator[None]:
    """Keeps the remarks of the sound libraries off the console: a machine without sound is not an error."""
    before = qInstallMessageHandler(_whisper)
    try:
        yield
    finally:
        qInstallMessageHandler(before)


def _whisper(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
    log.debug("%s", message)
