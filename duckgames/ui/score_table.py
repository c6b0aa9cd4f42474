"""The right of the score screen: for each player a row that shows where the points came from."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from duckgames.ui.painting import draw_glyph
from duckgames.ui.score_row import ScoreRow
from duckgames.ui.scores import PADDING, Scores, measure
from duckgames.ui.standing import Standing
from duckgames.ui.theme import Look

GROW_MS: Final = 500
ICON: Final = 22
"""Pixels: the glyph over a heading."""

COMFORT: Final = 1.3
"""Glyphs are shown only where the rows are so many times as high as they must be."""


class ScoreTable(QWidget):
    """The headings of the columns and all rows; their bars grow one after the other.

    Signals:
        pointed(standing): the row that the mouse or the keys are at, or None.
    """

    pointed = Signal(object)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._scores: Scores | None = None
        self.rows: list[ScoreRow] = []
        self._heading = 0
        self._icon = 0
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._grow = QVariantAnimation(self, startValue=0.0)
        self._grow.valueChanged.connect(self.on_grow)
        look.changed.connect(self.on_look_changed)

    def show_scores(self, scores: Scores) -> None:
        """Shows another result."""
        self._column.takeAt(self._column.count() - 1)
        for row in self.rows:
            row.pointed.disconnect(self.on_pointed)
            self._column.removeWidget(row)
            row.hide()
            row.setParent(None)
            row.deleteLater()
        self._scores = scores
        self.rows = [ScoreRow(self._look, scores, standing) for standing in scores.placed]
        for row in self.rows:
            row.pointed.connect(self.on_pointed)
            self._column.addWidget(row, 1000)
        # Few rows do not spread over the panel.
        self._column.addStretch(1)
        self._arrange()

    def on_pointed(self) -> None:
        """The mouse goes before the keys, which may have been left anywhere."""
        self.pointed.emit(self._pointed())

    def _pointed(self) -> Standing | None:
        at = [row for row in self.rows if row.under_mouse] or [row for row in self.rows if row.hasFocus()]
        return at[0].standing if at else None

    def grow(self) -> None:
        """Lets the bars grow, unless motion is off."""
        self._grow.stop()
        self.on_grow(float(len(self.rows)))
        if self._look.travel:
            self._grow.setEndValue(float(len(self.rows)))
            self._grow.setDuration(self._look.ms(GROW_MS + 160 * len(self.rows)))
            self._grow.start()

    def on_grow(self, grown: float) -> None:
        for n, row in enumerate(self.rows):
            row.grown = min(1.0, max(0.0, grown - n))
            row.update()

    def on_look_changed(self) -> None:
        if not self._look.travel:
            self._grow.stop()
            self.on_grow(float(len(self.rows)))
        self._arrange()
        self.update()

    def _arrange(self) -> None:
        if self._scores is None:
            return
        measures = measure(self._look, self._scores, self.width())
        metrics = QFontMetricsF(self._look.plain(13.5, bold=True))
        room = (width - 4 for _, width in measures.columns)
        words = (self._scores.word(column.heading) for column in self._scores.columns)
        lines = 1 if all(metrics.horizontalAdvance(word) <= wide for word, wide in zip(words, room, strict=True)) else 2
        words_only = round(lines * metrics.height() + self._look.px(8))
        icon = self._look.px(ICON) + self._look.px(6)
        rows = COMFORT * sum(row.minimumHeight() for row in self.rows)
        drawn = any(column.glyph for column in self._scores.columns)
        self._icon = icon if drawn and self.height() >= words_only + icon + rows else 0
        self._heading = words_only + self._icon
        self._column.setContentsMargins(0, self._heading, 0, 0)
        for row in self.rows:
            row.measures = measures
            row.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._arrange()
            self.update()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._scores is None or not self.rows:
            return
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.TextAntialiasing)
        look, measures = self._look, self.rows[0].measures
        p.setFont(look.plain(13.5, bold=True))
        height = self._heading - 4
        wrapped = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom | Qt.TextFlag.TextWordWrap
        for n, column in enumerate(self._scores.columns):
            place = measures.column_rect(n, 0, height).adjusted(2, 0, -2, 0)
            self._paint_icon(p, place, column.glyph, "text_quiet")
            p.setPen(look.colour("text" if column.counted else "text_quiet"))
            p.drawText(place.adjusted(0, self._icon, 0, 0), wrapped, self._scores.word(column.heading))
        place = QRectF(measures.total, 0, self.width() - measures.total - look.px(PADDING), height)
        self._paint_icon(p, place, "star", "text")
        p.setPen(look.colour("text"))
        p.drawText(place.adjusted(0, self._icon, 0, 0), wrapped, self.tr("Total"))

    def _paint_icon(self, p: QPainter, column: QRectF, glyph: str, colour: str) -> None:
        if self._icon and glyph:
            side = self._look.px(ICON)
            square = QRectF(column.center().x() - side / 2, column.top() + self._look.px(2), side, side)
            draw_glyph(p, self._look, glyph, square, self._look.colour(colour))
