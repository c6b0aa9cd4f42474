"""The left side of a review: the curve, and below it the list of decisions in the order that is chosen."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from duckgames.core.review import Label
from duckgames.ui.review_curve import ReviewCurve
from duckgames.ui.review_list import ReviewList, Row
from duckgames.ui.review_story import Judged, Story
from duckgames.ui.review_words import ReviewWords, label_word, loss, summary_line
from duckgames.ui.spacing import space
from duckgames.ui.theme import Look
from duckgames.ui.widgets import Label as Words
from duckgames.ui.widgets import Panel, SegmentedControl

WORST: Final = "worst"
TIME: Final = "time"


class ReviewSide(QWidget):
    """Lets the person choose a decision, or the whole match.

    Signals:
        chosen(ply): this decision is to be shown; None stands for the whole match.
        entered: Enter or a double click on a row.
    """

    chosen = Signal(object)
    entered = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._story: Story | None = None
        self._words: ReviewWords | None = None
        self.curve = ReviewCurve(look)
        self._look = look
        self.heading = Words(look, 18, story=True)
        self.order = SegmentedControl(look, height=40, px=15)
        self.order.set_items([(WORST, ""), (TIME, "")])
        self.order.choose(WORST)
        self.list = ReviewList(look)
        water, paper = Panel(look, 1, padding=8), Panel(look, 1, padding=10)
        above = QVBoxLayout(water)
        space(look, above, 0, (0, 0, 0, 0))
        above.addWidget(self.curve)
        below = QVBoxLayout(paper)
        space(look, below, 8, (0, 0, 0, 0))
        row = QHBoxLayout()
        space(look, row, 8, (4, 0, 4, 0))
        row.addWidget(self.heading, 1)
        row.addWidget(self.order)
        below.addLayout(row)
        below.addWidget(self.list, 1)
        column = QVBoxLayout(self)
        space(look, column, 2, (0, 0, 0, 0))
        column.addWidget(water, 38)
        column.addWidget(paper, 62)
        self.order.chosen.connect(lambda _: self._show_rows(self.list.ply))
        self.curve.chosen.connect(self.chosen.emit)
        self.list.chosen.connect(self.chosen)
        self.list.entered.connect(self.entered)
        look.changed.connect(self._arrange)

    @property
    def ply(self) -> int | None:
        """The decision that is chosen; None: the whole match."""
        return self.list.ply

    def show_story(self, story: Story | None, words: ReviewWords | None, ply: int | None) -> None:
        """Shows another match, or more of it, with a decision chosen if it is there."""
        self._story, self._words = story, words
        if story is None or words is None:
            self.curve.show_story(None, str, "")
        else:
            self.curve.show_story(story, lambda at: words.moment(story, at), summary_line(story))
        self._show_rows(ply)

    def choose(self, ply: int | None) -> None:
        """Chooses a decision in both, without telling anybody."""
        self.list.blockSignals(True)
        self.list.choose(ply)
        self.list.blockSignals(False)
        self.curve.choose(ply)

    def retranslate(self) -> None:
        """Says everything in the language of the moment; the page asks for it."""
        if self._words is not None:
            self._words.forget()
        self.heading.setText(self.tr("Decisions"))
        self.order.set_items([(WORST, self.tr("Worst first")), (TIME, self.tr("By time"))])
        self.order.setAccessibleName(self.tr("Order of the decisions"))
        self.list.setAccessibleName(self.tr("Decisions"))
        self.curve.setAccessibleName(self.tr("The course of the match"))
        self.curve.use_words({label: label_word(label) for label in Label}, self.tr("Luck"))
        self.show_story(self._story, self._words, self.list.ply)
        self._arrange()

    def _arrange(self) -> None:
        """Where the heading has no room it goes: the list is one that is seen, and named for those who hear it."""
        words = self.heading.sizeHint().width() + self.order.sizeHint().width()
        self.heading.setVisible(words + self._look.px(54) <= self.width())

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()
        super().resizeEvent(event)

    def _show_rows(self, ply: int | None) -> None:
        story, words = self._story, self._words
        rows = [Row(None, self.tr("The whole match"))]
        if story is not None and words is not None:
            judged = story.worst_first() if self.order.current == WORST else story.judged
            rows += [self._row(story, words, each) for each in judged]
        self.list.show_rows(rows, ply if story is not None and ply is not None and story.at(ply) else None)
        self.curve.choose(self.list.ply)

    @staticmethod
    def _row(story: Story, words: ReviewWords, judged: Judged) -> Row:
        gone = "" if judged.label is Label.FINE else loss(judged.judgement.behind)
        when = words.when(story, judged)
        return Row(judged.ply, label_word(judged.label), words.played(judged), when, gone, judged.label)
