"""The slider over all steps of a match, with a mark where each round begins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from duckgames.ui.painting import rounded
from duckgames.ui.theme import Look
from duckgames.ui.widgets import Slider
from duckgames.ui.widgets.slider import KNOB

MARK: Final = (3, 9)
"""Width and height of the mark of a round, above the water line."""


class ReplaySlider(Slider):
    """Its value is a ply. Arrow keys step, Page Up and Page Down go from turn to turn, Home and End to the ends.

    Signals:
        turned(by): the next turn (1) or the one before (-1) is wanted.
    """

    turned = Signal(int)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent=parent)
        self._look = look
        self._rounds: tuple[int, ...] = ()

    def show_match(self, plies: int, rounds: Sequence[int]) -> None:
        """Spans another match."""
        self._rounds = tuple(rounds)
        self.setRange(0, plies)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        turns = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}
        if event.key() in turns:
            self.turned.emit(turns[Qt.Key(event.key())])
        elif event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            # The keys that mean more or less on other sliders mean the log and the table here.
            event.ignore()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        look, plies = self._look, self.maximum()
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        side, (width, height) = look.px(KNOB), (look.px(part) for part in MARK)
        top = (self.height() - side) / 2 - 2 + 24 * look.zoom - height
        for ply in self._rounds[1:] if plies else ():
            x = side / 2 + ply / plies * (self.width() - side)
            rounded(p, QRectF(x - width / 2, top, width, height), width / 2, look.colour("sun_line"))
