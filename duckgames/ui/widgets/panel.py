"""The rounded sheet of paper that groups things."""

from math import ceil

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from duckgames.ui.painting import SHADOW_LEVELS, draw_shadow, rounded, shadow_margin
from duckgames.ui.theme import Look


class Panel(QWidget):
    """A rounded panel with its shadow; the shadow lies inside the widget, so neighbours do not cut it.

    A layout put on it begins `padding` inside the paper; give that layout margins of zero.
    """

    def __init__(
        self,
        look: Look,
        level: int = 1,
        *,
        radius: float = 18,
        padding: int = 16,
        fill: str = "panel",
        line: str | None = "hairline",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._level = level
        self._radius = radius
        self._padding = padding
        self._fill = fill
        self._line = line
        self._side = ceil(SHADOW_LEVELS[level][2])
        self._below = shadow_margin(level)
        self.on_changed()
        look.changed.connect(self.on_changed)

    def on_changed(self) -> None:
        padding = self._look.px(self._padding)
        side = self._side + padding
        self.setContentsMargins(side, padding, side, self._below + padding)
        self.update()

    def paper(self) -> QRectF:
        """The rectangle of the paper itself."""
        return QRectF(self.rect()).adjusted(self._side, 0, -self._side, -self._below)

    def use_fill(self, fill: str, line: str | None = "hairline") -> None:
        """Change the colour tokens of paper and line, as for the player whose turn it is."""
        self._fill, self._line = fill, line
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        look, paper = self._look, self.paper()
        radius = look.px(self._radius)
        draw_shadow(p, look, paper, radius, self._level)
        line = None if self._line is None else look.colour(self._line)
        rounded(p, paper, radius, look.colour(self._fill), line, 1.2)
