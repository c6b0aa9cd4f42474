"""The thin bar that shows how far the thinking ducks are."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QProgressBar, QWidget

from duckgames.ui.painting import rounded
from duckgames.ui.theme import Look

STEPS: Final = 200


class ThinkingBar(QProgressBar):
    """Stands in the speech strip; what it waits for is said there."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self.setRange(0, STEPS)
        self.setTextVisible(False)
        look.changed.connect(self.update)
        self.hide()

    @property
    def share(self) -> float:
        """The share of the thinking that is done, from 0 to 1."""
        return self.value() / STEPS

    def show_share(self, share: float) -> None:
        """Shows another share."""
        self.setValue(round(STEPS * min(max(share, 0.0), 1.0)))

    def paintEvent(self, event: QPaintEvent) -> None:
        look, whole = self._look, QRectF(self.rect())
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        radius = whole.height() / 2
        rounded(p, whole, radius, look.colour("hairline"))
        done = QRectF(whole)
        # Something is to be seen from the beginning on.
        done.setWidth(max(whole.height() * 2, whole.width() * self.share))
        rounded(p, done, radius, look.colour("accent"))
