"""What the pieces of the bars mean, in a line that wraps."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from duckgames.ui.score_bar import draw_piece
from duckgames.ui.scores import Scores
from duckgames.ui.theme import Look

SWATCH = 22.0
GAP = 20.0


class ScoreLegend(QWidget):
    """A swatch and a word for each source of points, and for points that were taken away."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._scores: Scores | None = None
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        look.changed.connect(self.on_look_changed)

    def show_scores(self, scores: Scores) -> None:
        """Explains another table."""
        self._scores = scores
        self.on_look_changed()

    def on_look_changed(self) -> None:
        self.updateGeometry()
        self.update()

    def heightForWidth(self, width: int) -> int:
        rows = {y for _, y, _, _ in self._entries(width)}
        return round(self._line() * max(1, len(rows)))

    def sizeHint(self) -> QSize:
        return QSize(300, self.heightForWidth(max(300, self.width())))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(160), round(self._line()))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.on_look_changed()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        metrics = QFontMetricsF(self._text_font())
        p.setFont(self._text_font())
        for x, y, source, word in self._entries(self.width()):
            middle = y + self._line() / 2
            px = self._look.px
            piece = QRectF(x, middle - px(6), px(SWATCH), px(12))
            draw_piece(p, self._look, piece, max(0, source), negative=source < 0)
            p.setPen(self._look.colour("text_quiet"))
            p.drawText(QPointF(x + px(SWATCH + 7), middle + metrics.capHeight() / 2), word)

    def _entries(self, width: float) -> list[tuple[float, float, int, str]]:
        """Place, source (-1: below zero) and word of each entry."""
        if self._scores is None:
            return []
        counted = [column for column in self._scores.columns if column.counted]
        words = [(n, self._scores.word(column.heading)) for n, column in enumerate(counted)]
        if self._scores.negative_note():
            words.append((-1, self._scores.negative_note()))
        entries = []
        x = y = 0.0
        metrics = QFontMetricsF(self._text_font())
        for source, word in words:
            wide = self._look.px(SWATCH + 7) + metrics.horizontalAdvance(word)
            if x and x + wide > width:
                x, y = 0.0, y + self._line()
            entries.append((x, y, source, word))
            x += wide + self._look.px(GAP)
        return entries

    def _text_font(self) -> QFont:
        return self._look.plain(14)

    def _line(self) -> float:
        return QFontMetricsF(self._text_font()).height() + self._look.px(6)
