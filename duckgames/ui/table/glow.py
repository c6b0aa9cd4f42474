"""Frames that fade by themselves where something happened."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QTimer

from duckgames.core.places import Slot
from duckgames.ui.table import motions
from duckgames.ui.table.animator import Animator
from duckgames.ui.table.mark_pictures import Mark
from duckgames.ui.table.marks import Marks
from duckgames.ui.theme import Look

WITHOUT_MOTION: Final = 1200
"""How long a frame stays where nothing fades or travels, so that a change is not missed."""


class Glow:
    """The glow of one table."""

    def __init__(self, look: Look, marks: Marks, animator: Animator, parent: QObject) -> None:
        self._look = look
        self._marks = marks
        self._animator = animator
        self._timer = QTimer(parent)
        self._timer.setSingleShot(True)
        self._timer.setInterval(WITHOUT_MOTION)
        self._timer.timeout.connect(lambda: marks.clear(Mark.GLOW))

    def show(self, slot: Slot) -> None:
        """Something happened at `slot`."""
        self._marks.add(Mark.GLOW, slot, taken=True)
        frame = self._marks.frame(Mark.GLOW, slot)
        if self._look.travel == 0:
            self._timer.start()
        elif frame is not None:
            act = motions.fade(frame, 1.0, 0.0, motions.RIVAL_OUTLINE)
            act.done = lambda: self._marks.remove(Mark.GLOW, slot)
            self._animator.linger(("glow", slot), act)
