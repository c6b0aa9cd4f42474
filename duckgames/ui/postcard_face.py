"""The printed face of a postcard: where its picture, name, sentence and facts go, and how they are painted."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QBrush, QFont, QFontMetricsF, QPainter, QPainterPath, QPixmap, QTransform

from duckgames.ui.painting import draw_glyph, rounded
from duckgames.ui.postcards import PaintPostcard
from duckgames.ui.sprites import density
from duckgames.ui.theme import Look

EDGE: Final = 10.0
RADIUS: Final = 28.0
LINE_HEIGHT: Final = 1.4
ABOVE_TITLE: Final = 20
ABOVE_FACTS: Final = 18
MOST_LINES: Final = 6


@dataclass(frozen=True)
class Words:
    """What is printed on a postcard, in the present language."""

    title: str = ""
    sentence: str = ""
    facts: tuple[tuple[str, str], ...] = ()
    """Glyph and text of each pill."""


@dataclass(frozen=True)
class Measures:
    """What all postcards of a shelf share, so that their lines stand side by side.

    `zoom` enlarges everything on it; `title` is the size of its title in pixels; `lines` of the sentence, rows of
    `facts` and rows of `buttons` are the most that one of them needs.
    """

    width: float
    zoom: float
    title: float = 35
    lines: int = 2
    facts: int = 1
    buttons: int = 1

    @property
    def padding(self) -> float:
        """From the edge of the card to its text."""
        return max(18.0, min(34.0 * self.zoom, self.width * 0.068))

    @property
    def inner(self) -> float:
        """The width of the text."""
        return self.width - 2 * self.padding

    @property
    def button(self) -> int:
        """The height of a button."""
        return max(42, round(52 * self.zoom))

    @property
    def radius(self) -> float:
        """The radius of the card's corners."""
        return RADIUS * min(1.0, self.width / 500) if self.zoom < 1 else RADIUS * self.zoom


class Face:
    """Lays out and paints the words and the picture of one postcard."""

    def __init__(self, look: Look, words: Words) -> None:
        self._look = look
        self._words = words

    def title_fitting(self, measures: Measures) -> float:
        """The largest size at which the title fits into its line."""
        px, least = 35.0 * measures.zoom, 20 / self._look.text_scale
        while px > least and self._title_width(px) > measures.inner:
            px -= 1
        return px

    def lines_needed(self, measures: Measures) -> int:
        """How many lines the whole sentence takes."""
        return len(self._lines(measures, MOST_LINES))

    def fact_rows_needed(self, measures: Measures) -> int:
        """How many rows the pills take."""
        return 1 + max((row for row, _, _ in self._pills(measures)), default=0)

    def text_height(self, measures: Measures) -> float:
        """The height of all that lies under the picture."""
        zoom = measures.zoom
        buttons = measures.buttons * measures.button + (measures.buttons - 1) * 8 * zoom + 3
        facts = measures.facts * self._pill_height(measures) + (measures.facts - 1) * 6 * zoom
        title = QFontMetricsF(self._title_font(measures)).height()
        lines = measures.lines * self._line_height(measures)
        return (ABOVE_TITLE + 4 + ABOVE_FACTS + 20 + 24) * zoom + title + lines + facts + buttons

    def buttons_top(self, height: float, measures: Measures) -> float:
        """Where the buttons begin on a card of `height`."""
        buttons = measures.buttons * measures.button + (measures.buttons - 1) * 8 * measures.zoom + 3
        return height - 24 * measures.zoom - buttons

    def paint(self, p: QPainter, size: QSizeF, measures: Measures, picture: PaintPostcard) -> None:
        """Paint the card over (0, 0) to `size`."""
        look, card = self._look, QRectF(QPointF(0, 0), size)
        rounded(p, card, measures.radius, look.colour("panel"))
        top = size.height() - self.text_height(measures)
        self._paint_picture(p, card, top, measures, picture)
        y = self._paint_title(p, top + ABOVE_TITLE * measures.zoom, measures) + 4 * measures.zoom
        font = self._sentence_font(measures)
        p.setFont(font)
        metrics, step = QFontMetricsF(font), self._line_height(measures)
        p.setPen(look.colour("text_quiet"))
        for number, text in enumerate(self._lines(measures, measures.lines)):
            baseline = y + number * step + (step + metrics.ascent() - metrics.descent()) / 2
            p.drawText(QPointF(measures.padding, baseline), text)
        self._paint_pills(p, y + measures.lines * step + ABOVE_FACTS * measures.zoom, measures)

    def _paint_picture(
        self, p: QPainter, card: QRectF, bottom: float, measures: Measures, picture: PaintPostcard
    ) -> None:
        edge = EDGE * measures.zoom
        window = QRectF(QRectF(edge, edge, card.width() - 2 * edge, bottom - edge).toRect())
        if window.height() < 8:
            return
        brush = self._picture_brush(window, picture, density(p))
        p.fillPath(arch(window, measures.radius - 2 * measures.zoom), brush)

    def _picture_brush(self, window: QRectF, picture: PaintPostcard, dpr: float) -> QBrush:
        """The picture as a brush: filling a shape with it is quicker than painting under a clip, and smooth."""
        pixels = QPixmap(ceil(window.width() * dpr), ceil(window.height() * dpr))
        pixels.setDevicePixelRatio(dpr)
        painter = QPainter(pixels)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        picture(painter, QRectF(QPointF(0, 0), window.size()), self._look.dark)
        painter.end()
        pixels.setDevicePixelRatio(1)
        brush = QBrush(pixels)
        brush.setTransform(QTransform.fromTranslate(window.x(), window.y()).scale(1 / dpr, 1 / dpr))
        return brush

    def _paint_title(self, p: QPainter, top: float, measures: Measures) -> float:
        """The answer is the lower edge of the line."""
        look, font = self._look, self._title_font(measures)
        metrics = QFontMetricsF(font)
        p.setFont(font)
        p.setPen(look.colour("text"))
        p.drawText(QPointF(measures.padding, top + metrics.ascent()), self._words.title)
        return top + metrics.height()

    def _paint_pills(self, p: QPainter, top: float, measures: Measures) -> None:
        look, height = self._look, self._pill_height(measures)
        font = self._pill_font(measures)
        metrics, side = QFontMetricsF(font), round(height * 0.6)
        p.setFont(font)
        for (glyph, text), (row, x, width) in zip(self._words.facts, self._pills(measures), strict=True):
            pill = QRectF(measures.padding + x, top + row * (height + 6 * measures.zoom), width, height)
            rounded(p, pill, height / 2, look.colour("sunken"))
            left = pill.left() + 0.4 * height
            draw_glyph(p, look, glyph, QRectF(left, pill.center().y() - side / 2, side, side), look.colour("text"))
            p.setPen(look.colour("text"))
            p.drawText(QPointF(left + side + 6, pill.center().y() + metrics.capHeight() / 2), text)

    def _pills(self, measures: Measures) -> list[tuple[int, float, float]]:
        """Row, x and width of each pill; one that finds no room in its row begins the next."""
        height, metrics = self._pill_height(measures), QFontMetricsF(self._pill_font(measures))
        placed, row, x = list[tuple[int, float, float]](), 0, 0.0
        for _, text in self._words.facts:
            width = metrics.horizontalAdvance(text) + round(height * 0.6) + 6 + 0.85 * height
            if x and x + width > measures.inner:
                row, x = row + 1, 0.0
            placed.append((row, x, width))
            x += width + 10 * measures.zoom
        return placed

    def _title_width(self, px: float) -> float:
        return QFontMetricsF(self._look.story(px)).horizontalAdvance(self._words.title)

    def _lines(self, measures: Measures, most: int) -> list[str]:
        return wrapped(self._words.sentence, self._sentence_font(measures), measures.inner, most)

    def _title_font(self, measures: Measures) -> QFont:
        return self._look.story(measures.title)

    def _sentence_font(self, measures: Measures) -> QFont:
        return self._look.plain(max(14.5, 17.5 * measures.zoom))

    def _pill_font(self, measures: Measures) -> QFont:
        return self._look.plain(max(13.5, 15.5 * measures.zoom), bold=True)

    def _pill_height(self, measures: Measures) -> float:
        return round(QFontMetricsF(self._pill_font(measures)).height() + 12 * measures.zoom)

    def _line_height(self, measures: Measures) -> float:
        return LINE_HEIGHT * self._sentence_font(measures).pixelSize()


def arch(rect: QRectF, radius: float) -> QPainterPath:
    """A rectangle with round corners above and square ones below."""
    path = QPainterPath(rect.bottomLeft())
    path.arcTo(QRectF(rect.left(), rect.top(), 2 * radius, 2 * radius), 180, -90)
    path.arcTo(QRectF(rect.right() - 2 * radius, rect.top(), 2 * radius, 2 * radius), 90, -90)
    path.lineTo(rect.bottomRight())
    path.closeSubpath()
    return path


def wrapped(text: str, font: QFont, width: float, most: int) -> list[str]:
    """The lines of `text`, at most `most` of them: the last one is cut with an ellipsis if there are more."""
    metrics = QFontMetricsF(font)
    lines, words = [""], text.split()
    for number, word in enumerate(words):
        longer = f"{lines[-1]} {word}".strip()
        if not lines[-1] or metrics.horizontalAdvance(longer) <= width:
            lines[-1] = longer
        elif len(lines) < most:
            lines.append(word)
        else:
            rest = " ".join([lines[-1], *words[number:]])
            lines[-1] = metrics.elidedText(rest, Qt.TextElideMode.ElideRight, width)
            break
    return lines
