"""The review of a finished match: its curve, every decision judged, what was better, and the match as a whole."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from duckgames.core.match import Match
from duckgames.core.places import Seat
from duckgames.core.presenter import AnyPresenter
from duckgames.core.review import Review
from duckgames.ui.review_decision import ReviewDecision
from duckgames.ui.review_sides import ReviewSide
from duckgames.ui.review_stage import Stage, Standing
from duckgames.ui.review_story import Judged, Story
from duckgames.ui.review_strip import ReviewStrip
from duckgames.ui.review_summary import READER, ReviewSummary
from duckgames.ui.review_words import ReviewWords, summary_line
from duckgames.ui.spacing import space
from duckgames.ui.texts import Texts
from duckgames.ui.theme import Look
from duckgames.ui.view import GameView
from duckgames.ui.widgets import Button, EmptyState, Label, Panel, SegmentedControl


class ReviewPage(QWidget):
    """Shows what it is given; `Reviews` gives it, and lets a review be made.

    Signals:
        left: the person is done.
        wanted: the match is to be reviewed, or its review to go on.
        cancelled: the review is to stop.
        tried(ply, seat): a match is to go on from here.
        closer(ply): the table is to be looked at large.
    """

    left = Signal()
    wanted = Signal()
    cancelled = Signal()
    tried = Signal(int, int)
    closer = Signal(int)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._match: Match | None = None
        self._view: GameView | None = None
        self._texts: Texts | None = None
        self._words: ReviewWords | None = None
        self._review: Review | None = None
        self._story: Story | None = None
        self._standing = Standing()
        self.back = Button(look, "icon", "back", height=44, ground="panel")
        self.title = Label(look, 28, story=True)
        self.about = Label(look, 14.5, colour="text_quiet")
        self.seats = SegmentedControl(look, height=44, px=15.5)
        self.strip = ReviewStrip(look)
        self.nothing = EmptyState(look, READER)
        self.side = ReviewSide(look)
        self.summary = ReviewSummary(look)
        self.decision = ReviewDecision(look)
        self._right, self._body = QStackedWidget(), QStackedWidget()
        self._build()
        self._connect()
        # Keys pressed beside everything are heard too, but Tab does not stop here, where no ring would be seen.
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.retranslate()

    def _build(self) -> None:
        look = self._look
        paper = Panel(look, 1, padding=10)
        inside = QVBoxLayout(paper)
        space(look, inside, 0, (0, 0, 0, 0))
        for widget in (self.summary, self.decision):
            self._right.addWidget(widget)
        inside.addWidget(self._right)
        told = QWidget()
        column = QVBoxLayout(told)
        space(look, column, 4, (0, 0, 0, 0))
        sides = QHBoxLayout()
        space(look, sides, 8)
        sides.addWidget(self.side, 42)
        sides.addWidget(paper, 58)
        column.addWidget(self.strip)
        column.addLayout(sides, 1)
        waiting, across = QWidget(), QHBoxLayout()
        across.addStretch(1)
        across.addWidget(self.nothing)
        across.addStretch(1)
        middle = QVBoxLayout(waiting)
        middle.addStretch(2)
        middle.addLayout(across)
        middle.addStretch(3)
        self._body.addWidget(waiting)
        self._body.addWidget(told)
        whole = QVBoxLayout(self)
        space(look, whole, 10, (14, 12, 14, 4))
        whole.addLayout(self._made_bar())
        whole.addWidget(self._body, 1)

    def _made_bar(self) -> QHBoxLayout:
        bar, words = QHBoxLayout(), QVBoxLayout()
        space(self._look, bar, 14, (6, 0, 6, 0))
        space(self._look, words, 0)
        words.addWidget(self.title)
        words.addWidget(self.about)
        bar.addWidget(self.back)
        bar.addLayout(words, 1)
        bar.addWidget(self.seats)
        return bar

    def _connect(self) -> None:
        self.back.clicked.connect(self.left)
        self.seats.chosen.connect(self._tell)
        self.strip.acted.connect(lambda: (self.cancelled if self.stage is Stage.RUNNING else self.wanted).emit())
        self.nothing.acted.connect(self.wanted)
        self.side.chosen.connect(self.show_ply)
        self.side.entered.connect(self.on_entered)
        self.decision.stepped.connect(self.on_stepped)
        self.decision.tried.connect(self.on_tried)
        self.decision.closer.connect(self.on_closer)
        self._look.changed.connect(self.update)

    # What is shown.

    def open(self, match: Match, view: GameView, presenter: AnyPresenter, standing: Standing) -> None:
        """Shows another match, of whose review nothing is known yet."""
        setup = match.setup
        self._match, self._view = match, view
        self._texts = Texts(view, setup.seats, setup.options)
        self._words = ReviewWords(presenter, self._texts)
        self._review = self._story = None
        self.decision.clear()
        self.seats.set_items([])
        self.show_standing(standing)
        self.retranslate()

    def close_match(self) -> None:
        """Forgets the match; another is being opened."""
        self.decision.clear()
        self._match = self._review = self._story = self._view = self._texts = self._words = None
        self.about.setText("")
        self.show_standing(Standing(Stage.LOADING))
        self._tell()

    def show_review(self, review: Review) -> None:
        """Shows what is known of the match; more of it may follow."""
        before, self._review = self.seats.current, review
        seats = [str(seat) for seat in review.seats]
        self.seats.set_items([(seat, "") for seat in seats])
        if seats:
            self.seats.choose(before if before in seats else seats[0])
        self._tell()

    def show_standing(self, standing: Standing) -> None:
        """Shows how far the review is."""
        had_keys = any(each.hasFocus() for each in (self.strip.button, self.nothing.focusProxy()) if each is not None)
        began = standing.stage is not self.stage
        self._standing = standing
        self._say_standing()
        if began and (had_keys or self.focusWidget() is None):
            self.take_keys()

    @property
    def stage(self) -> Stage:
        """How far the review is."""
        return self._standing.stage

    def show_ply(self, ply: int | None) -> None:
        """Shows a decision, or the whole match."""
        story, words = self._story, self._words
        judged = None if story is None or ply is None else story.at(ply)
        self.side.choose(None if judged is None else judged.ply)
        if judged is None or story is None or words is None:
            self._right.setCurrentWidget(self.summary)
        else:
            self._right.setCurrentWidget(self.decision)
            self.decision.show_decision(story, judged, words)

    @property
    def judged(self) -> Judged | None:
        """The decision that is shown; None: the whole match is."""
        ply = self.side.ply
        return None if self._story is None or ply is None else self._story.at(ply)

    @property
    def seat(self) -> Seat | None:
        """Whose decisions are shown."""
        return int(self.seats.current) if self.seats.current else None

    def take_keys(self) -> None:
        """The keys go to what there is to do."""
        if self._body.currentIndex() == 0:
            self.nothing.setFocus()
        elif self.stage is Stage.DONE:
            self.side.list.setFocus()
        else:
            self.strip.button.setFocus()

    def _tell(self) -> None:
        """Tells the story of the chosen seat anew; what was chosen in it stays."""
        ply, seat = self.side.ply, self.seat
        if self._review is None or self._match is None or self._words is None or seat is None:
            self._story = None
        else:
            self._story = Story(self._review, self._match, seat, self._story)
        self.summary.show_story(self._story)
        self.side.show_story(self._story, self._words, ply)
        self.side.curve.setAccessibleDescription("" if self._story is None else summary_line(self._story))
        if self.side.ply != ply or ply is None:
            self.show_ply(self.side.ply)
        self._say_seats()
        self._say_standing()

    # What the person does.

    def on_entered(self) -> None:
        """Enter in the list: on to the table, or nothing."""
        if self.judged is not None:
            self.decision.table.setFocus(Qt.FocusReason.TabFocusReason)

    def on_stepped(self, step: int) -> None:
        story, judged = self._story, self.judged
        if story is None or judged is None:
            return
        place = story.judged.index(judged) + step
        if 0 <= place < len(story.judged):
            self.show_ply(story.judged[place].ply)

    def on_tried(self) -> None:
        judged = self.judged
        if judged is not None:
            self.tried.emit(judged.ply, judged.judgement.seat)

    def on_closer(self) -> None:
        judged = self.judged
        if judged is not None:
            self.closer.emit(judged.ply)

    def come_back(self) -> None:
        """The page is shown again as it was left for a closer look."""
        (self.decision.look_closer if self.judged is not None else self.side.list).setFocus()

    # Words.

    def retranslate(self) -> None:
        self.back.setText(self.tr("Back"))
        self.title.setText(self.tr("Review"))
        self.seats.setAccessibleName(self.tr("Whose decisions"))
        self.setAccessibleName(self.title.text())
        self.side.retranslate()
        self.summary.retranslate()
        self.decision.retranslate()
        if self._view is not None and self._texts is not None and self._match is not None:
            names = ", ".join(self._texts.name(seat) for seat in range(len(self._match.setup.seats)))
            self.about.setText(f"{self._view.title()} \N{MIDDLE DOT} {names}")
        self._tell()

    def _say_seats(self) -> None:
        seats = () if self._review is None or self._texts is None else self._review.seats
        self.seats.setVisible(len(seats) > 1)
        if self._texts is not None and seats:
            self.seats.set_items([(str(seat), self._texts.name(seat)) for seat in seats])

    def _say_standing(self) -> None:
        standing = self._standing
        found = self._review is not None and bool(self._review.judgements)
        known = found or standing.stage in (Stage.RUNNING, Stage.DONE)
        self._body.setCurrentIndex(1 if known else 0)
        self.strip.setVisible(standing.stage is not Stage.DONE)
        if known:
            share = standing.share if standing.stage is Stage.RUNNING else None
            self.strip.show_words(standing.sentence, standing.button, share)
        else:
            self.nothing.set_texts(standing.heading, standing.sentence, standing.button)

    # The rest.

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.title.use_px(24 if self.height() < 720 else 28)
        self.nothing.setFixedWidth(min(self.width() - 48, self._look.px(640 * self._look.text_scale)))

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.take_keys()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(event.rect(), self._look.colour("window"))
