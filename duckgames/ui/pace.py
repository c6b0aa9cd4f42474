"""Lets a person follow what ducks do: a pause before the turn of a duck, short ones between its steps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QElapsedTimer, QObject, QTimer

from duckgames.core.places import Seat
from duckgames.ui.moments import Moments
from duckgames.ui.theme import MOTION, Look

TURN_MS: Final = {MOTION["calm"]: 900, MOTION["normal"]: 500, MOTION["quick"]: 120}
"""How long the table rests before another duck does something, by the pace of motion; with motion off, not at all."""
STEP_MS: Final = 160
"""How long it rests between two steps of one turn."""


class Pace(QObject):
    """Holds `moments` before the steps of ducks; time that has gone by since the last one counts.

    It knows only who is waited for, so steps that nobody may tell apart are shown at one pace.
    """

    def __init__(self, look: Look, moments: Moments, parent: QObject) -> None:
        super().__init__(parent)
        self._look = look
        self._moments = moments
        self._shown: tuple[Seat, ...] = ()
        self._rested = QElapsedTimer()
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self.on_over)

    def rest(self) -> None:
        """Nothing moves any more: the next pause begins now."""
        self._rested.start()

    def wait(self, ducks: Sequence[Seat]) -> None:
        """A step of these ducks is to be shown next; without ducks a person took it, and there is no pause."""
        whole, self._shown = self.pause_before(ducks), tuple(ducks)
        left = whole - (self._rested.elapsed() if self._rested.isValid() else 0)
        if left > 0:
            self._moments.hold("pace")
            self._pause.start(left)

    def pause_before(self, ducks: Sequence[Seat]) -> int:
        """How many milliseconds the table rests before a step of these ducks."""
        if not ducks:
            return 0
        return round(STEP_MS * self._look.motion) if tuple(ducks) == self._shown else TURN_MS.get(self._look.motion, 0)

    def cut(self) -> bool:
        """Ends a pause; False: there was none."""
        if not self._pause.isActive():
            return False
        self._pause.stop()
        self.on_over()
        return True

    def stop(self) -> None:
        """Forgets the pause and who acted, as when another moment of the match is shown."""
        self._pause.stop()
        self._shown = ()

    def on_over(self) -> None:
        self.rest()
        self._moments.release("pace")
