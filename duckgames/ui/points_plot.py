"""The points of the last matches as dots on a line: full ones were won, hollow ones not."""

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
    QPolygonF,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from duckgames.ui.accessible import Part
from duckgames.ui.figures import figure
from duckgames.ui.painting import round_pen, rounded
from duckgames.ui.theme import Look, mix
from duckgames.ui.widgets.focus_ring import FocusRing

HEIGHT: Final = 168
RADIUS: Final = 14
DOT: Final = 5.5
STEPS: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Home: -10_000, Qt.Key.Key_End: 10_000}


@dataclass(frozen=True)
class Dot:
    """One match: its points, whether it was won, and all of that in a sentence."""

    points: int
    won: bool
    sentence: str


class PointsPlot(QWidget):
    """Shows dots from the oldest to the newest; the mouse and the arrow keys tell each in words below the plot."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._dots: tuple[Dot, ...] = ()
        self._average: float | None = None
        self._won = self._lost = ""
        self._summary = ""
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
        """What is said of the dot that is looked at; empty: none is."""
        return "" if self._at is None else self._dots[self._at].sentence

    def show_dots(self, dots: Sequence[Dot], average: float | None, summary: str) -> None:
        """Shows other matches; `summary` says in a sentence what the eye sees."""
        self._dots, self._average, self._summary = tuple(dots), average, summary
        self._look_at(None)
        self.on_changed()

    def use_words(self, won: str, lost: str) -> None:
        """The words for full dots and hollow ones."""
        self._won, self._lost = won, lost
        self.update()

    def on_changed(self) -> None:
        self.updateGeometry()
        self.update()

    def place_of(self, n: int) -> QPointF:
        """Where dot number `n` lies."""
        area, (least, most) = self._area(), self._range()
        step = area.width() / max(1, len(self._dots) - 1)
        x = area.center().x() if len(self._dots) == 1 else area.left() + n * step
        return QPointF(x, self._height_of(self._dots[n].points, area, least, most))

    def sizeHint(self) -> QSize:
        words = self._words_font()
        metrics = QFontMetricsF(words)
        legend = metrics.horizontalAdvance(self._won + self._lost) + self._look.px(110)
        return QSize(round(legend), self._look.px(HEIGHT) + round(metrics.height()))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        look = self._look
        p = QPainter(self)
        p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        rounded(p, QRectF(self.rect()), look.px(RADIUS), look.colour("sunken"))
        self._paint_lines(p)
        places = [self.place_of(n) for n in range(len(self._dots))]
        p.setPen(round_pen(mix(look.colour("series.1"), look.colour("sunken"), 0.45), look.px(2)))
        p.drawPolyline(QPolygonF(places))
        for n, (place, dot) in enumerate(zip(places, self._dots, strict=True)):
            self._paint_dot(p, place, dot.won, looked_at=n == self._at)
        self._paint_words(p)

    def _paint_lines(self, p: QPainter) -> None:
        """The highest and the lowest number, zero where it lies between, and the average as a dashed line."""
        look, area, (least, most) = self._look, self._area(), self._range()
        metrics = QFontMetricsF(self._words_font())
        p.setFont(self._words_font())
        points = [dot.points for dot in self._dots]
        shown = {min(points, default=0), max(points, default=0)}
        for value in sorted(shown | ({0} if least < 0 < most else set())):
            y = self._height_of(value, area, least, most)
            p.setPen(QPen(look.colour("hairline"), 1.2))
            p.drawLine(QLineF(area.left() - look.px(6), y, area.right() + look.px(6), y))
            p.setPen(look.colour("text_quiet"))
            word = figure(value)
            x = area.left() - look.px(12) - metrics.horizontalAdvance(word)
            p.drawText(QPointF(x, y + metrics.capHeight() / 2), word)
        if self._average is not None:
            y = self._height_of(self._average, area, least, most)
            pen = QPen(look.colour("text_quiet"), look.px(1.5), Qt.PenStyle.DashLine)
            p.setPen(pen)
            p.drawLine(QLineF(area.left() - look.px(6), y, area.right() + look.px(6), y))

    def _paint_dot(self, p: QPainter, place: QPointF, won: bool, *, looked_at: bool = False) -> None:
        look = self._look
        radius = look.px(10 * DOT) / 10 * (1.5 if looked_at else 1)
        ink = look.colour("series.1")
        p.setPen(QPen(ink, look.px(2)))
        p.setBrush(ink if won else look.colour("panel"))
        p.drawEllipse(place, radius, radius)

    def _paint_words(self, p: QPainter) -> None:
        look, px = self._look, self._look.px
        metrics = QFontMetricsF(self._words_font())
        p.setFont(self._words_font())
        baseline = self.height() - px(10) - metrics.descent()
        x = float(px(16))
        if self.sentence:
            p.setPen(look.colour("text"))
            room = self.width() - 2 * px(16)
            p.drawText(QPointF(x, baseline), metrics.elidedText(self.sentence, Qt.TextElideMode.ElideRight, room))
            return
        for won, word in ((True, self._won), (False, self._lost)):
            self._paint_dot(p, QPointF(x + px(6), baseline - metrics.capHeight() / 2), won)
            p.setPen(look.colour("text_quiet"))
            p.drawText(QPointF(x + px(20), baseline), word)
            x += px(44) + metrics.horizontalAdvance(word)

    def _area(self) -> QRectF:
        """Where the dots lie."""
        px, metrics = self._look.px, QFontMetricsF(self._words_font())
        words = max(metrics.horizontalAdvance(figure(value)) for value in self._range())
        below = metrics.height() + px(26)
        return QRectF(self.rect()).adjusted(px(28) + words, px(20), -px(20), -below)

    def _range(self) -> tuple[int, int]:
        points = [dot.points for dot in self._dots] or [0]
        least, most = min(points), max(points)
        return (least, most) if least < most else (least - 1, most + 1)

    @staticmethod
    def _height_of(value: float, area: QRectF, least: int, most: int) -> float:
        return area.bottom() - area.height() * (value - least) / (most - least)

    def _words_font(self) -> QFont:
        return self._look.plain(14)

    def _look_at(self, at: int | None) -> None:
        self._at = at
        self.setAccessibleDescription(self.sentence or self._summary)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = STEPS.get(Qt.Key(event.key()))
        if step is None or not self._dots:
            super().keyPressEvent(event)
            return
        last = len(self._dots) - 1
        at = self._at if self._at is not None else (last + 1 if step < 0 else -1)
        self._look_at(min(last, max(0, at + step)))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._dots:
            near = min(range(len(self._dots)), key=lambda n: abs(self.place_of(n).x() - event.position().x()))
            self._look_at(near)

    def leaveEvent(self, event: QEvent) -> None:
        self._look_at(None)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._look_at(None)
        super().focusOutEvent(event)
