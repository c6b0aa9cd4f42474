"""How often chance gave each value, as bars, and how often on average it gives it, as a mark at each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleInterface,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from duckgames.ui.accessible import Part
from duckgames.ui.painting import rounded
from duckgames.ui.points_plot import STEPS
from duckgames.ui.theme import Look
from duckgames.ui.widgets.focus_ring import FocusRing

HEIGHT: Final = 190
RADIUS: Final = 14
LETTERS: Final = 14
SMALLEST: Final = 8


@dataclass(frozen=True)
class Column:
    """One value: what it is called, how often it came and comes on average, and all of that in a sentence."""

    name: str
    count: int
    expected: float
    sentence: str


class ChancePlot(QWidget):
    """Shows columns side by side; the mouse and the arrow keys tell each in words below the plot."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._columns: tuple[Column, ...] = ()
        self._summary = ""
        self._came = self._expected = ""
        self._at: int | None = None
        self._ring = FocusRing(self, look, lambda: (QRectF(self.rect()), float(look.px(RADIUS))))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.on_changed)

    def accessible_interface(self) -> QAccessibleInterface:
        """See `ui.accessible.Readable`."""
        self._part = Part(self, QAccessible.Role.Chart)
        return self._part

    @property
    def sentence(self) -> str:
        """What is said of the column that is looked at; empty: none is."""
        return "" if self._at is None else self._columns[self._at].sentence

    def show_columns(self, columns: Sequence[Column], summary: str) -> None:
        """Shows other figures; `summary` says in a sentence what the eye sees."""
        self._columns, self._summary = tuple(columns), summary
        self._look_at(None)
        self.on_changed()

    def use_words(self, came: str, expected: str) -> None:
        """The words for bars and marks."""
        self._came, self._expected = came, expected
        self.update()

    def on_changed(self) -> None:
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        metrics = QFontMetricsF(self._font())
        legend = metrics.horizontalAdvance(self._came + self._expected) + self._look.px(130)
        return QSize(round(legend), self._look.px(HEIGHT) + round(2 * metrics.height()))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def bar_of(self, n: int) -> QRectF:
        """Where the bar of column number `n` lies."""
        area, step = self._area(), self._step()
        wide = min(step * 0.62, self._look.px(54))
        high = area.height() * self._columns[n].count / self._most()
        return QRectF(area.left() + (n + 0.5) * step - wide / 2, area.bottom() - high, wide, high)

    def paintEvent(self, event: QPaintEvent) -> None:
        look, p = self._look, QPainter(self)
        p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        rounded(p, QRectF(self.rect()), look.px(RADIUS), look.colour("sunken"))
        area = self._area()
        p.setPen(QPen(look.colour("hairline"), 1.2))
        p.drawLine(QLineF(area.bottomLeft(), area.bottomRight()))
        for n in range(len(self._columns)):
            self._paint_column(p, n)
        self._paint_words(p)

    def _paint_column(self, p: QPainter, n: int) -> None:
        look, px, column, bar = self._look, self._look.px, self._columns[n], self.bar_of(n)
        if bar.height() > 0:
            rounded(p, bar, min(px(6), bar.height() / 2), look.colour("series.1"))
        y = self._area().bottom() - self._area().height() * column.expected / self._most()
        p.setPen(QPen(look.colour("text"), px(3)))
        p.drawLine(QLineF(bar.left() - px(5), y, bar.right() + px(5), y))
        p.setFont(self._name_font(column.name, bold=n == self._at))
        metrics = QFontMetricsF(p.font())
        p.setPen(look.colour("text" if n == self._at else "text_quiet"))
        step = self._step()
        high = QFontMetricsF(self._font()).height()
        under = QRectF(bar.center().x() - step / 2, self._area().bottom() + px(4), step, high)
        shown = metrics.elidedText(column.name, Qt.TextElideMode.ElideRight, step)
        p.drawText(under, Qt.AlignmentFlag.AlignCenter, shown)

    def _paint_words(self, p: QPainter) -> None:
        look, px, metrics = self._look, self._look.px, QFontMetricsF(self._font())
        p.setFont(self._font())
        baseline = self.height() - px(10) - metrics.descent()
        x = float(px(16))
        if self.sentence:
            p.setPen(look.colour("text"))
            shown = metrics.elidedText(self.sentence, Qt.TextElideMode.ElideRight, self.width() - 2 * x)
            p.drawText(QPointF(x, baseline), shown)
            return
        middle = baseline - metrics.capHeight() / 2
        rounded(p, QRectF(x, middle - px(6), px(20), px(12)), px(4), look.colour("series.1"))
        p.setPen(look.colour("text_quiet"))
        p.drawText(QPointF(x + px(28), baseline), self._came)
        x += px(56) + metrics.horizontalAdvance(self._came)
        p.setPen(QPen(look.colour("text"), px(3)))
        p.drawLine(QLineF(x, middle, x + px(20), middle))
        p.setPen(look.colour("text_quiet"))
        p.drawText(QPointF(x + px(28), baseline), self._expected)

    def _area(self) -> QRectF:
        """Where the bars lie."""
        px, line = self._look.px, QFontMetricsF(self._font()).height()
        return QRectF(self.rect()).adjusted(px(16), px(18), -px(16), -(2 * line + px(30)))

    def _most(self) -> float:
        return max([1.0, *(max(float(column.count), column.expected) for column in self._columns)])

    def _step(self) -> float:
        return self._area().width() / max(1, len(self._columns))

    def _font(self) -> QFont:
        return self._look.plain(LETTERS)

    def _name_font(self, name: str, bold: bool) -> QFont:
        """Smaller letters for a name that has no room: beside numbers it is the one word, and cut it tells nothing."""
        px, room = LETTERS, self._step() - self._look.px(2)
        while px > SMALLEST and QFontMetricsF(self._look.plain(px, bold)).horizontalAdvance(name) > room:
            px -= 1
        return self._look.plain(px, bold)

    def _look_at(self, at: int | None) -> None:
        self._at = at
        self.setAccessibleDescription(self.sentence or self._summary)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = STEPS.get(Qt.Key(event.key()))
        if step is None or not self._columns:
            super().keyPressEvent(event)
            return
        last = len(self._columns) - 1
        at = self._at if self._at is not None else (last + 1 if step < 0 else -1)
        self._look_at(min(last, max(0, at + step)))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._columns:
            near = min(range(len(self._columns)), key=lambda n: abs(self.bar_of(n).center().x() - event.position().x()))
            self._look_at(near)

    def leaveEvent(self, event: QEvent) -> None:
        self._look_at(None)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._look_at(None)
        super().focusOutEvent(event)
