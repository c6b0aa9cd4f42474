"""One decision of a review: what it is called, what was done, what was better and why, and the table to look at."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from duckgames.core.review import Label
from duckgames.ui.review_marks import draw_mark
from duckgames.ui.review_story import Judged, Story
from duckgames.ui.review_table import ReviewTable
from duckgames.ui.review_words import ReviewWords
from duckgames.ui.scroll import Scroll
from duckgames.ui.spacing import space
from duckgames.ui.theme import Look
from duckgames.ui.widgets import Button, SegmentedControl
from duckgames.ui.widgets import Label as Words

SIGN: Final = 34
BETTER: Final = "better"
PLAYED: Final = "played"


class MarkSign(QWidget):
    """The mark of a label, large."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._label = Label.FINE
        self.on_changed()
        look.changed.connect(self.on_changed)

    def show_label(self, label: Label) -> None:
        """Shows another mark."""
        self._label = label
        self.update()

    def on_changed(self) -> None:
        self.setFixedSize(self._look.px(SIGN), self._look.px(SIGN))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_mark(p, self._look, self._label, QPointF(self.width() / 2, self.height() / 2), self._look.px(13))


class ReviewDecision(QWidget):
    """Tells of one decision at a time.

    Signals:
        stepped(step): the decision before (-1) or after (1) in time is wanted.
        tried: a match is to go on from here.
        closer: the table is to be looked at large.
    """

    stepped = Signal(int)
    tried = Signal()
    closer = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._shown: tuple[Story, Judged, ReviewWords] | None = None
        self._sign = MarkSign(look)
        self.title = Words(look, 22, story=True, wrap=True)
        self.when = Words(look, 14.5, colour="text_quiet", wrap=True)
        self.captions = [Words(look, 14.5, colour="text_quiet") for _ in range(3)]
        self.lines = [Words(look, 16, bold=bold, wrap=True) for bold in (False, True, False)]
        self.shares = Words(look, 14.5, colour="text_quiet", wrap=True)
        self.marked = SegmentedControl(look, height=40, px=15)
        self.marked.set_items([(BETTER, ""), (PLAYED, "")])
        self.marked.choose(BETTER)
        self.table = ReviewTable(look)
        self.back = Button(look, "icon", "back", height=44)
        self.next = Button(look, "icon", "next", height=44)
        self.look_closer = Button(look, "quiet", "zoom", height=44)
        self.try_it = Button(look, "primary", "redo", height=44)
        self._build()
        self.marked.chosen.connect(self._show_table)
        self.table.pressed.connect(self.closer)
        self.back.clicked.connect(lambda: self.stepped.emit(-1))
        self.next.clicked.connect(lambda: self.stepped.emit(1))
        self.look_closer.clicked.connect(self.closer)
        self.try_it.clicked.connect(self.tried)

    def _build(self) -> None:
        look = self._look
        content = QWidget()
        column = QVBoxLayout(content)
        space(look, column, 6, (8, 4, 12, 4))
        top, words = QHBoxLayout(), QVBoxLayout()
        space(look, top, 10)
        space(look, words, 0)
        words.addWidget(self.title)
        words.addWidget(self.when)
        top.addWidget(self._sign)
        top.addLayout(words, 1)
        column.addLayout(top)
        grid = QGridLayout()
        space(look, grid, 4)
        for row, (caption, line) in enumerate(zip(self.captions, self.lines, strict=True)):
            caption.setContentsMargins(0, 0, 8, 0)
            grid.addWidget(caption, row, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(line, row, 1)
        grid.setColumnStretch(1, 1)
        column.addLayout(grid)
        column.addWidget(self.shares)
        column.addWidget(self.marked, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.table, 1)
        below = QHBoxLayout()
        space(look, below, 10, (8, 0, 8, 0))
        below.addWidget(self.back)
        below.addWidget(self.next)
        below.addStretch(1)
        below.addWidget(self.look_closer)
        below.addWidget(self.try_it)
        self._below = below
        whole = QVBoxLayout(self)
        space(look, whole, 10, (0, 0, 0, 0))
        whole.addWidget(Scroll(content), 1)
        whole.addLayout(below)

    def _arrange(self) -> None:
        """Where words have no room, the picture on the button says it."""
        words = self.look_closer.text()
        self.look_closer.use_kind("quiet")
        self._below.invalidate()
        if self._below.totalMinimumSize().width() > self.width():
            self.look_closer.use_kind("icon")
        self.look_closer.setText(words)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()
        super().resizeEvent(event)

    def show_decision(self, story: Story, judged: Judged, words: ReviewWords) -> None:
        """Tells of another decision."""
        self._shown = (story, judged, words)
        self.marked.choose(BETTER)
        self.retranslate()

    def clear(self) -> None:
        """Forgets the match."""
        self._shown = None
        self.table.clear()

    def _show_table(self) -> None:
        if self._shown is not None:
            story, judged, _ = self._shown
            action = judged.played if self.marked.current == PLAYED else judged.best
            self.table.show_decision(story.match, judged.ply, story.seat, action)

    def retranslate(self) -> None:
        """Says everything in the language of the moment; the page asks for it."""
        self.back.setText(self.tr("The decision before"))
        self.next.setText(self.tr("The next decision"))
        self.look_closer.setText(self.tr("Look closer"))
        self.try_it.setText(self.tr("Try it"))
        self._arrange()
        self.try_it.setAccessibleDescription(self.tr("A match for practice goes on from this decision."))
        self.marked.set_items([(BETTER, self.tr("Better play")), (PLAYED, self.tr("Play made"))])
        self.marked.setAccessibleName(self.tr("What is marked on the table"))
        self.table.setAccessibleName(self.tr("The table at this decision"))
        if self._shown is None:
            return
        story, judged, words = self._shown
        self._sign.show_label(judged.label)
        self.title.setText(words.verdict(judged))
        self.when.setText(words.when(story, judged))
        played, best, why = words.played(judged), words.best(judged), words.reason(judged)
        if judged.is_best:
            best, why = self.tr("Nothing better was found."), ""
        better = self.tr("Better") if judged.judgement.is_loss else self.tr("As good")
        for caption, word in zip(self.captions, (self.tr("Played"), better, self.tr("Why")), strict=True):
            caption.setText(word)
        for caption, line, text in zip(self.captions, self.lines, (played, best, why), strict=True):
            caption.setVisible(bool(text))
            line.setVisible(bool(text))
            line.setText(text)
        self.captions[1].setVisible(not judged.is_best)
        self.marked.setVisible(not judged.is_best)
        self.shares.setText(words.shares(judged))
        self.table.setAccessibleDescription(f"{better}: {best}")
        self.back.setEnabled(judged is not story.judged[0])
        self.next.setEnabled(judged is not story.judged[-1])
        self._show_table()
