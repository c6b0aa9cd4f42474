"""Ends the program in good order when the system asks it to end, as at a logout or with the terminal it came from."""

from __future__ import annotations

import os
import signal
import sys

from PySide6.QtCore import QObject, QSocketNotifier, Signal

BY_SIGNAL = 128
"""What a shell adds to the number of the signal that has ended a program."""


def asking_signals() -> tuple[signal.Signals, ...]:
    """The signals that ask a program of this system to end; what `nohup` has shut off stays so."""
    # Windows asks through the window.
    if sys.platform == "win32":
        return ()
    return tuple(
        each for each in (signal.SIGTERM, signal.SIGHUP) if signal.getsignal(each) is not signal.Handlers.SIG_IGN
    )


class Endings(QObject):
    """Hears such signals while Qt's event loop runs, where Python itself would hear them only with its next line.

    Signals:
        asked: the exit code for the signal that came.
    """

    asked = Signal(int)

    _read: int
    _write: int
    _notifier: QSocketNotifier

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._hears = asking_signals()
        if sys.platform == "win32" or not self._hears:
            return
        self._read, self._write = os.pipe()
        for end in (self._read, self._write):
            os.set_blocking(end, False)
        signal.set_wakeup_fd(self._write, warn_on_full_buffer=False)
        for each in self._hears:
            # Python writes the number of a signal into the pipe only where it handles that signal.
            signal.signal(each, lambda number, frame: None)
        self._notifier = QSocketNotifier(self._read, QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self.on_activated)

    def on_activated(self) -> None:
        for number in os.read(self._read, 64):
            if number in self._hears:
                self.asked.emit(BY_SIGNAL + number)

    def close(self) -> None:
        """From now on such a signal ends the program at once."""
        if not self._hears:
            return
        self._notifier.setEnabled(False)
        signal.set_wakeup_fd(-1)
        for each in self._hears:
            signal.signal(each, signal.SIG_DFL)
        os.close(self._read)
        os.close(self._write)
