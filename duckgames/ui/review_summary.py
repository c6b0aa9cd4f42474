"""What a review says of a whole match: figures, how many decisions are called what, and that in sentences."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QFont, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from duckgames.core.review import Label
from duckgames.ui.accessible import Part
from duckgames.ui.painting import rounded
from duckgames.ui.review_marks import draw_mark, mark_colour
from duckgames.ui.review_story import Story
from duckgames.ui.review_words import facts, label_word, sentences
from duckgames.ui.score_bar import draw_bar_ground
from duckgames.ui.scroll import Scroll
from duckgames.ui.spacing import space
from duckgames.ui.statistics_facts import FactTiles
from duckgames.ui.theme import Look
from duckgames.ui.widgets import Label as Words
from duckgames.ui.widgets.empty_state import Pond
from duckgames.ui.widgets.focus_ring import FocusRing

BAR: Final = 12
SIGN: Final = 28
RADIUS: Final = 12
READER: Final = 10
"""The number of the duck with the books."""
ROOMY: Final = 600
"""So high there is room for it."""


class LabelCounts(QWidget):
    """How many decisions are called what, as bars; a screen reader reads them in one go."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._counts: Mapping[Label, int] = {}
        self._ring = FocusRing(self, look, lambda: (QRectF(self.rect()), float(look.px(RADIUS))))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.on_changed)

    def accessible_interface(self) -> QAccessibleInterface:
        """See `ui.accessible.Readable`."""
        self._part = Part(self, QAccessible.Role.Graphic)
        return self._part

    def show_counts(self, counts: Mapping[Label, int]) -> None:
        """Shows other counts, in the language of the moment."""
        self._counts = counts
        self.setAccessibleDescription(". ".join(f"{label_word(label)}: {count}" for label, count in counts.items()))
        self.on_changed()

    def on_changed(self) -> None:
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(300), round(self._line() * len(Label)))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(220), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        look, px = self._look, self._look.px
        p = QPainter(self)
        p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        words, figures = QFontMetricsF(self._font()), QFontMetricsF(self._font(bold=True))
        left = px(SIGN) + max(words.horizontalAdvance(label_word(label)) for label in Label) + px(12)
        right = (
            self.width()
            - px(12)
            - max((figures.horizontalAdvance(str(count)) for count in self._counts.values()), default=0.0)
        )
        most = max([1, *self._counts.values()])
        for n, (label, count) in enumerate(self._counts.items()):
            middle = (n + 0.5) * self._line()
            baseline = middle + words.capHeight() / 2
            draw_mark(p, look, label, QPointF(px(SIGN) / 2, middle), px(9))
            p.setFont(self._font())
            p.setPen(look.colour("text"))
            p.drawText(QPointF(px(SIGN), baseline), label_word(label))
            p.setFont(self._font(bold=True))
            p.drawText(QPointF(right + px(6), baseline), str(count))
            bar = QRectF(left, middle - px(BAR) / 2, right - px(6) - left, px(BAR))
            draw_bar_ground(p, look, bar)
            if count:
                # One among hundreds is still to be seen.
                bar.setWidth(max(bar.height(), bar.width() * count / most))
                rounded(p, bar, bar.height() / 2, mark_colour(look, label))

    def _line(self) -> float:
        return QFontMetricsF(self._font()).height() + self._look.px(8)

    def _font(self, *, bold: bool = False) -> QFont:
        return self._look.plain(15.5, bold)


class ReviewSummary(QWidget):
    """The whole match of one seat."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._story: Story | None = None
        self.title = Words(look, 22, story=True, wrap=True)
        self.tiles = FactTiles(look)
        self.counts = LabelCounts(look)
        self.told = Words(look, 16, wrap=True)
        self.note = Words(look, 14.5, colour="text_quiet", wrap=True)
        self._look = look
        self._pond = Pond(look, READER, sleepy=False)
        content = QWidget()
        column = QVBoxLayout(content)
        space(look, column, 14, (8, 8, 12, 8))
        for widget in (self.title, self.tiles, self.counts, self.told, self.note):
            column.addWidget(widget)
        column.addStretch(2)
        column.addWidget(self._pond, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(1)
        whole = QVBoxLayout(self)
        space(look, whole, 0, (0, 0, 0, 0))
        whole.addWidget(Scroll(content))

    def show_story(self, story: Story | None) -> None:
        """Tells of another match, or of more of it."""
        self._story = story
        self.retranslate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        # Decoration, where there is nothing else to see.
        self._pond.setVisible(event.size().height() > self._look.px(ROOMY) * self._look.text_scale)
        super().resizeEvent(event)

    def retranslate(self) -> None:
        """Says everything in the language of the moment; the page asks for it."""
        self.title.setText(self.tr("The whole match"))
        self.tiles.setAccessibleName(self.tr("Figures"))
        self.counts.setAccessibleName(self.tr("How many decisions are called what"))
        self.note.setText(
            self.tr(
                "Decisions are judged only by what could be known when they were made: hidden cards and what came "
                "later do not count. A loss is named only where it is certain."
            )
        )
        story = self._story
        judged = story is not None and story.summary.decisions > 0
        self.tiles.setVisible(judged)
        self.counts.setVisible(judged)
        if story is None:
            self.told.setText("")
            return
        self.tiles.show_facts(facts(story))
        self.counts.show_counts(story.summary.labels)
        self.told.setText(" ".join(sentences(story)) if judged else self.tr("No decision is judged yet."))
