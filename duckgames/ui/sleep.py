"""Notices that the machine slept."""

from __future__ import annotations

from collections.abc import Callable
from time import time
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication

LOOK_MS: Final = 10_000
"""How often the clock on the wall is looked at: rarely enough to cost nothing."""
GAP_SECONDS: Final = 30.0
"""More than this between two looks beyond their distance is sleep; a busy machine is late by less."""


class SleepWatch(QObject):
    """Looks at the clock while it is told to.

    A timer stands still while the machine sleeps, or comes late after it, but the clock on the wall goes on. So does it
    for somebody who sets it: then the match pauses once for nothing, which does no harm.

    Signals:
        slept: the machine woke up just now, or goes to sleep.
    """

    slept = Signal()

    def __init__(self, parent: QObject, clock: Callable[[], float] = time) -> None:
        super().__init__(parent)
        self._clock = clock
        self._looked = clock()
        self._timer = QTimer(self, interval=LOOK_MS)
        self._timer.setTimerType(Qt.TimerType.VeryCoarseTimer)
        self._timer.timeout.connect(self.look)
        application = QGuiApplication.instance()
        if isinstance(application, QGuiApplication):
            application.applicationStateChanged.connect(self.on_state_changed)

    @property
    def watching(self) -> bool:
        """Whether it looks."""
        return self._timer.isActive()

    def watch(self, watching: bool) -> None:
        """Begins to look, or stops."""
        self._looked = self._clock()
        if watching:
            self._timer.start()
        else:
            self._timer.stop()

    def look(self) -> None:
        """Looks at the clock, and tells if it went on much further than it should have."""
        before, self._looked = self._looked, self._clock()
        if self.watching and self._looked - before > LOOK_MS / 1000 + GAP_SECONDS:
            self.slept.emit()

    def on_state_changed(self, state: Qt.ApplicationState) -> None:
        if self.watching and state is Qt.ApplicationState.ApplicationSuspended:
            self.slept.emit()
