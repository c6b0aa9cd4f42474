"""A key cap and the word for what the key does."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from duckgames.ui.painting import rounded
from duckgames.ui.theme import Look


class KeyHint(QWidget):
    """A key cap and the word for what it does."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._key = self._word = ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def say(self, key: str, word: str) -> None:
        """Shows a key and what it does."""
        self._key, self._word = key, word
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        cap, word = self._metrics()
        return QSize(round(cap + word + self._look.px(8)), self._look.px(28))

    def paintEvent(self, event: QPaintEvent) -> None:
        look = self._look
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        cap, _ = self._metrics()
        height = self.height()
        box = QRectF(0.5, 1, cap, height - 2)
        rounded(p, box, 0.27 * height, look.colour("panel"), look.colour("control_border"), 1.3)
        p.setPen(look.colour("text"))
        p.setFont(look.plain(13.5, bold=True))
        p.drawText(box, Qt.AlignmentFlag.AlignCenter, self._key)
        p.setPen(look.colour("text_quiet"))
        p.setFont(look.plain(13.5))
        rest = QRectF(cap + look.px(8), 0, self.width() - cap, height)
        p.drawText(rest, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self._word)

    def _metrics(self) -> tuple[float, float]:
        cap = QFontMetricsF(self._look.plain(13.5, bold=True)).horizontalAdvance(self._key) + self._look.px(18)
        return cap, QFontMetricsF(self._look.plain(13.5)).horizontalAdvance(self._word)
