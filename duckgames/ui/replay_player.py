"""Lets a replay run by itself: a step, a rest, the next step."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

REST_MS: Final = {"calm": 1600, "normal": 800, "quick": 120}
"""How long the table rests after a step, by the speed."""

LONGEST_MS: Final = {"quick": 350}
"""After so long a step is cut short where the speed asks for that; at other speeds each is played to its end."""


class ReplayPlayer(QObject):
    """Asks for one step after the other, until there is none or somebody stops it.

    Signals:
        due: the next step is to be shown now; `rested` tells when its motion is over.
        cut: what still moves is to be cut short.
        changed: it plays now, or does not any more.
    """

    due = Signal()
    cut = Signal()
    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.playing = False
        self.speed = "normal"
        self._rest = QTimer(self, singleShot=True)
        self._rest.timeout.connect(self.on_rested)
        self._longest = QTimer(self, singleShot=True)
        self._longest.timeout.connect(self.cut)

    def use_speed(self, speed: str) -> None:
        """Rests as long as this speed asks for, one of `REST_MS`."""
        self.speed = speed

    def toggle(self) -> None:
        """Plays, or stops."""
        if self.playing:
            self.stop()
        else:
            self.playing = True
            self.changed.emit()
            self.on_rested()

    def stop(self) -> None:
        """Stops where it is."""
        self._rest.stop()
        self._longest.stop()
        if self.playing:
            self.playing = False
            self.changed.emit()

    def rest(self) -> None:
        """Nothing of the last step moves any more."""
        self._longest.stop()
        if self.playing:
            self._rest.start(REST_MS[self.speed])

    def on_rested(self) -> None:
        if self.speed in LONGEST_MS:
            self._longest.start(LONGEST_MS[self.speed])
        self.due.emit()
