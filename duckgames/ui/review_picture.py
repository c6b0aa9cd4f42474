"""Paints the curve of a review: the water, the marks on it, the bars of luck, and the words below."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF

from duckgames.core.review import Label
from duckgames.ui.painting import round_pen, rounded
from duckgames.ui.review_marks import draw_mark
from duckgames.ui.review_story import Story
from duckgames.ui.statistics_words import percent
from duckgames.ui.theme import Look, faded

RADIUS: Final = 14
MARK: Final = 8.5
"""The radius of a mark."""
BAND: Final = 34
"""How high the band of luck is."""
GAP: Final = 10
BAR: Final = 5
LEAST_SWING: Final = 0.08
"""The luck that fills half of the band, where none was greater."""
LINES: Final = 2
"""Of words below, at least."""


class CurvePicture:
    """Knows where everything lies in the rectangle it was given last."""

    def __init__(self, look: Look) -> None:
        self._look = look
        self._story: Story | None = None
        self._words: Mapping[Label, str] = {}
        self._luck_word = ""
        self._whole = self._area = self._band = QRectF()
        self._points: tuple[tuple[int, float], ...] = ()
        self._shares: dict[int, float] = {}
        self._plies = 1
        self.chosen: int | None = None

    def show_story(self, story: Story | None) -> None:
        """Paints another match."""
        self._story = story
        if story is None:
            self._points, self._shares, self._plies = (), {}, 1
            return
        # A decision is a point of the curve too, where nothing else tells of that moment.
        self._shares = {each.ply: each.judgement.share for each in story.judged} | dict(story.points)
        self._points = tuple(sorted(self._shares.items()))
        self._plies = max(1, story.match.ply)

    def use_words(self, labels: Mapping[Label, str], luck: str) -> None:
        """The words of the legend, and of the band below."""
        self._words, self._luck_word = labels, luck

    def lay_out(self, whole: QRectF) -> None:
        """Fits everything into `whole`."""
        px, metrics = self._look.px, QFontMetricsF(self._font())
        axis = max(metrics.horizontalAdvance(word) for word in (percent(1), percent(0), self._luck_word))
        below = self.words_height(whole.width()) + px(10)
        inner = whole.adjusted(px(14) + axis + px(8), px(18), -px(20), -below)
        self._whole = whole
        self._band = QRectF(inner.left(), inner.bottom() - px(BAND), inner.width(), px(BAND))
        self._area = QRectF(inner.topLeft(), QPointF(inner.right(), self._band.top() - px(GAP)))

    def x_of(self, ply: int) -> float:
        """Where a ply lies."""
        return self._area.left() + self._area.width() * ply / self._plies

    def y_of(self, share: float) -> float:
        """How high a share lies."""
        return self._area.bottom() - self._area.height() * share

    def place_of(self, ply: int) -> QPointF:
        """Where the mark of a decision lies."""
        return QPointF(self.x_of(ply), self.y_of(self._shares.get(ply, 0.0)))

    def paint(self, p: QPainter, looked_at: int | None) -> None:
        """The picture; the place that is `looked_at` stands out."""
        story = self._story
        self._paint_axis(p, story)
        if story is None:
            return
        self._paint_here(p, looked_at)
        self._paint_water(p)
        self._paint_luck(p, story, looked_at)
        self._paint_marks(p, story, looked_at)

    def _paint_axis(self, p: QPainter, story: Story | None) -> None:
        """All, nothing and what is fair, as lines."""
        look, px, area = self._look, self._look.px, self._area
        p.setFont(self._font())
        shown = {0.0: percent(0), 1.0: percent(1)}
        if story is not None and area.height() * min(story.fair, 1 - story.fair) > QFontMetricsF(self._font()).height():
            shown[story.fair] = percent(story.fair)
        for share, word in shown.items():
            y = self.y_of(share)
            p.setPen(QPen(look.colour("hairline"), 1.2))
            p.drawLine(QLineF(area.left() - px(4), y, area.right() + px(6), y))
            self._paint_beside(p, word, y)
        y = self._band.center().y()
        p.setPen(QPen(look.colour("hairline"), 1.2))
        p.drawLine(QLineF(area.left() - px(4), y, area.right() + px(6), y))
        self._paint_beside(p, self._luck_word, y)

    def _paint_beside(self, p: QPainter, word: str, y: float) -> None:
        metrics = QFontMetricsF(self._font())
        p.setPen(self._look.colour("text_quiet"))
        x = self._area.left() - self._look.px(9) - metrics.horizontalAdvance(word)
        p.drawText(QPointF(x, y + metrics.capHeight() / 2), word)

    def _paint_here(self, p: QPainter, looked_at: int | None) -> None:
        """A pale column behind what is chosen, and a thinner one behind what is looked at."""
        look, px = self._look, self._look.px
        for ply, wide, ink in ((looked_at, 2, look.colour("control_border")), (self.chosen, 18, look.colour("sun"))):
            if ply is not None:
                column = QRectF(self.x_of(ply) - px(wide) / 2, self._area.top() - px(10), px(wide), 0)
                column.setBottom(self._band.bottom() + px(2))
                rounded(p, column, min(px(9), column.width() / 2), faded(ink, 0.5 if wide > 2 else 1.0))

    def _paint_water(self, p: QPainter) -> None:
        look, px = self._look, self._look.px
        places = [QPointF(self.x_of(ply), self.y_of(share)) for ply, share in self._points]
        if len(places) < 2:
            return
        water = QPainterPath(QPointF(places[0].x(), self._area.bottom()))
        for place in places:
            water.lineTo(place)
        water.lineTo(places[-1].x(), self._area.bottom())
        tint = look.colour("pond_top") if look.dark else look.colour("pond_bottom")
        p.fillPath(water, faded(tint, 0.7 if look.dark else 0.45))
        p.setPen(round_pen(look.colour("series.1"), px(2.2)))
        p.drawPolyline(QPolygonF(places))
        if self._story is not None:
            pen = QPen(look.colour("text_quiet"), px(1.5), Qt.PenStyle.DashLine)
            y = self.y_of(self._story.fair)
            p.setPen(pen)
            p.drawLine(QLineF(self._area.left() - px(4), y, self._area.right() + px(6), y))

    def _paint_luck(self, p: QPainter, story: Story, looked_at: int | None) -> None:
        """Good luck stands on the line and is full, bad luck hangs from it and is hollow."""
        look, px, band = self._look, self._look.px, self._band
        swing = max([LEAST_SWING, *(abs(change) for change in story.luck.values())])
        middle, half = band.center().y(), band.height() / 2
        wide = max(3.0, min(float(px(BAR)), self._area.width() / self._plies * 0.7))
        for ply, change in story.luck.items():
            tall = max(1.5, half * abs(change) / swing)
            bar = QRectF(self.x_of(ply) - wide / 2, middle - tall if change > 0 else middle, wide, tall)
            if ply == looked_at:
                bar.adjust(-1, 0, 1, 0)
            if change > 0:
                p.fillRect(bar, look.colour("series.4"))
            else:
                p.setPen(QPen(look.colour("series.5"), 1.2))
                p.setBrush(look.colour("sunken"))
                p.drawRect(bar.adjusted(0.6, 0.6, -0.6, -0.6))

    def _paint_marks(self, p: QPainter, story: Story, looked_at: int | None) -> None:
        """What matters more lies above."""
        look = self._look
        edge = look.colour("panel")
        order = {label: n for n, label in enumerate(Label)}
        for judged in sorted(story.judged, key=lambda each: (each.ply == looked_at, order[each.label])):
            large = 1.35 if judged.ply in (looked_at, self.chosen) else 1.0
            draw_mark(p, look, judged.label, self.place_of(judged.ply), look.px(10 * MARK) / 10 * large, edge)

    # The words below.

    def words_height(self, width: float) -> float:
        """How high the words are: of a sentence, or the legend."""
        lines = max([LINES, *(line + 1 for line, _, _ in self._legend(width))])
        return lines * self._line()

    def paint_words(self, p: QPainter, sentence: str) -> None:
        """The sentence on what is looked at, or what the marks mean."""
        look, px, whole = self._look, self._look.px, self._whole
        metrics = QFontMetricsF(self._font())
        top = whole.bottom() - self.words_height(whole.width()) - px(4)
        p.setFont(self._font())
        if sentence:
            p.setPen(look.colour("text"))
            room = QRectF(px(16), top, whole.width() - 2 * px(16), whole.bottom() - top)
            p.drawText(room, Qt.TextFlag.TextWordWrap.value | Qt.AlignmentFlag.AlignTop.value, sentence)
            return
        legend = self._legend(whole.width())
        # Fewer lines than there is room for stand in its middle.
        top += (
            self.words_height(whole.width()) - self._line() * (1 + max((line for line, _, _ in legend), default=0))
        ) / 2
        for line, x, label in legend:
            middle = top + (line + 0.5) * self._line() - px(2)
            draw_mark(p, look, label, QPointF(x + px(8), middle), px(MARK))
            p.setPen(look.colour("text_quiet"))
            p.drawText(QPointF(x + px(21), middle + metrics.capHeight() / 2), self._words[label])

    def _legend(self, width: float) -> list[tuple[int, float, Label]]:
        """Line, place and label of each entry."""
        px, metrics = self._look.px, QFontMetricsF(self._font())
        found, line, x = [], 0, float(px(16))
        for label, word in self._words.items():
            wide = px(21) + metrics.horizontalAdvance(word)
            if x > px(16) and x + wide > width - px(12):
                line, x = line + 1, float(px(16))
            found.append((line, x, label))
            x += wide + px(16)
        return found

    def _line(self) -> float:
        return QFontMetricsF(self._font()).height() + self._look.px(3)

    def _font(self) -> QFont:
        return self._look.plain(14)
