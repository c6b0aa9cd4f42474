"""The wins against each level as bars, of which one is chosen to be looked at closely."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QRadioButton, QSizePolicy, QVBoxLayout, QWidget

from duckgames.ui.painting import rounded
from duckgames.ui.score_bar import Scale, draw_bar_ground, draw_piece
from duckgames.ui.spacing import space
from duckgames.ui.theme import Look, mix
from duckgames.ui.widgets.choice import Choice
from duckgames.ui.widgets.focus_ring import FocusRing

MARGIN: Final = 16
BAR: Final = 14
GAP: Final = 7
RADIUS: Final = 14


@dataclass(frozen=True)
class LevelBar:
    """What one bar shows: `share` of it is filled, in the colour and pattern of source number `source`."""

    key: str
    title: str
    count: str
    share: float
    source: int
    description: str


class LevelRow(QRadioButton):
    """One level: its name, how many were won, and that as a bar."""

    def __init__(self, look: Look, frame: QWidget) -> None:
        super().__init__(frame)
        self._look = look
        self._bar = LevelBar("", "", "", 0.0, 0, "")
        self._ring = FocusRing(self, look, lambda: (QRectF(self.rect()), float(look.px(RADIUS))), frame)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.on_changed)

    def show_bar(self, bar: LevelBar) -> None:
        """Shows other figures."""
        self._bar = bar
        self.setText(bar.title)
        self.setAccessibleDescription(bar.description)
        self.on_changed()

    def on_changed(self) -> None:
        self.updateGeometry()
        self.update()

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    def sizeHint(self) -> QSize:
        px, title, count = self._look.px, QFontMetricsF(self._title_font()), QFontMetricsF(self._count_font())
        words = title.horizontalAdvance(self._bar.title) + px(GAP) * 2 + count.horizontalAdvance(self._bar.count)
        return QSize(round(words) + 2 * px(MARGIN) + 2, round(title.height()) + px(BAR + GAP + 22))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        look, px = self._look, self._look.px
        p = QPainter(self)
        p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        checked = self.isChecked()
        fill = look.colour("accent_soft" if checked else "sunken")
        if self.underMouse() and not checked:
            fill = mix(fill, look.colour("accent_soft"), 0.6)
        line = look.colour("accent") if checked else None
        rounded(p, QRectF(self.rect()), px(RADIUS), fill, line, 2)
        inner = QRectF(self.rect()).adjusted(px(MARGIN), px(10), -px(MARGIN), -px(12))
        title = QFontMetricsF(self._title_font())
        baseline = inner.top() + title.ascent()
        p.setPen(look.colour("text"))
        p.setFont(self._title_font())
        p.drawText(QPointF(inner.left(), baseline), self._bar.title)
        p.setFont(self._count_font())
        wide = QFontMetricsF(self._count_font()).horizontalAdvance(self._bar.count)
        p.drawText(QPointF(inner.right() - wide, baseline), self._bar.count)
        self._paint_bar(p, QRectF(inner.left(), inner.bottom() - px(BAR), inner.width(), px(BAR)))

    def _paint_bar(self, p: QPainter, rect: QRectF) -> None:
        draw_bar_ground(p, self._look, rect)
        end = Scale(0, 1000).place(1000 * self._bar.share, rect)
        if self._bar.share > 0:
            # One match among thousands is still to be seen.
            wide = max(end - rect.left(), rect.height())
            draw_piece(p, self._look, QRectF(rect.left(), rect.top(), wide, rect.height()), self._bar.source)

    def _title_font(self) -> QFont:
        return self._look.plain(16, bold=True)

    def _count_font(self) -> QFont:
        return self._look.plain(14.5)


class LevelColumn(QWidget):
    """Rows below each other, of which one is chosen; arrow keys move the choice.

    Signals:
        chosen(key): the player chose another row.
    """

    chosen = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._rows: dict[str, LevelRow] = {}
        self._choice = Choice(self)
        self._choice.chosen.connect(self.chosen)
        self._column = QVBoxLayout(self)
        space(look, self._column, 8, (0, 0, 0, 0))

    @property
    def current(self) -> str | None:
        """The key of the chosen row."""
        return self._choice.current

    @property
    def rows(self) -> tuple[LevelRow, ...]:
        """The rows in order."""
        return tuple(self._rows.values())

    def show_bars(self, bars: Sequence[LevelBar], *, afresh: bool = False) -> None:
        """Shows these bars; the first is chosen if they are shown `afresh`, or the one that was chosen is gone."""
        before = None if afresh else self._choice.current
        if [bar.key for bar in bars] != self._choice.keys:
            self._rebuild(bars)
        for bar in bars:
            self._rows[bar.key].show_bar(bar)
        if bars:
            self._choice.choose(before if before in self._rows else bars[0].key)

    def _rebuild(self, bars: Sequence[LevelBar]) -> None:
        for row in self._rows.values():
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
        self._choice.clear()
        self._rows = {bar.key: LevelRow(self._look, self) for bar in bars}
        for key, row in self._rows.items():
            self._column.addWidget(row)
            self._choice.add(key, row)
            row.show()
