"""The topics of a game's tutorial: what is learnt, what was begun, and where to go on."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from duckgames.core.lesson import Lesson
from duckgames.session.lesson_progress import LessonProgress, Progress
from duckgames.ui.painting import draw_glyph, rounded
from duckgames.ui.scroll import Scroll
from duckgames.ui.sheet import Sheet
from duckgames.ui.spacing import space
from duckgames.ui.theme import Look
from duckgames.ui.view import GameView
from duckgames.ui.widgets import Button, Label

SIZE = QSize(780, 0)
TICK = 36
SHORT = 6
"""Steps that take about a minute; more take two."""


class Tick(QWidget):
    """Whether a topic is learnt: a ticked pad, or its number."""

    def __init__(self, look: Look, number: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._number = number
        self._learnt = False
        self.on_changed()
        look.changed.connect(self.on_changed)

    def show_learnt(self, learnt: bool) -> None:
        """Ticks the topic off, or not."""
        self._learnt = learnt
        self.update()

    def on_changed(self) -> None:
        self.setFixedSize(self._look.px(TICK), self._look.px(TICK))

    def paintEvent(self, event: QPaintEvent) -> None:
        look, side = self._look, self.width()
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        pad = QRectF(1, 1, side - 2, side - 2)
        rounded(p, pad, side / 2, look.colour("accent" if self._learnt else "accent_soft"))
        if self._learnt:
            inner = pad.adjusted(0.22 * side, 0.22 * side, -0.22 * side, -0.22 * side)
            draw_glyph(p, look, "check", inner, look.colour("on_accent"))
        else:
            p.setFont(look.plain(16, bold=True))
            p.setPen(look.colour("text"))
            p.drawText(pad, Qt.AlignmentFlag.AlignCenter, str(self._number))


class TopicRow(QWidget):
    """One topic.

    Signals:
        chosen(step): it is to be learnt from that step on.
    """

    chosen = Signal(int)

    def __init__(self, look: Look, number: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._progress = Progress()
        self.tick = Tick(look, number)
        self.title = Label(look, 18, bold=True, wrap=True)
        self.state = Label(look, 14.5, colour="text_quiet", wrap=True)
        self.anew = Button(look, "icon", "undo", height=40)
        self.start = Button(look, "quiet", height=40)
        words = QVBoxLayout()
        space(look, words, 2)
        words.addWidget(self.title)
        words.addWidget(self.state)
        row = QHBoxLayout(self)
        space(look, row, 14, (4, 4, 4, 4))
        row.addWidget(self.tick)
        row.addLayout(words, 1)
        row.addWidget(self.anew)
        row.addWidget(self.start)
        self.start.clicked.connect(lambda: self.chosen.emit(self._progress.step))
        self.anew.clicked.connect(lambda: self.chosen.emit(0))

    def show_topic(self, title: str, steps: int, progress: Progress, *, next_one: bool) -> None:
        """Says all there is to say of the topic; the `next_one` to learn has the chief button."""
        self._progress = progress
        self.tick.show_learnt(progress.learnt)
        self.title.setText(title)
        facts = [self.tr("About a minute") if steps <= SHORT else self.tr("About two minutes")]
        if progress.step:
            facts.append(self.tr("left at step {number} of {of}").format(number=progress.step + 1, of=steps))
        elif progress.learnt:
            facts.append(self.tr("learnt"))
        self.state.setText(" \N{MIDDLE DOT} ".join(facts))
        start = self.tr("Again") if progress.learnt else self.tr("Start")
        self.start.setText(self.tr("Go on") if progress.step else start)
        self.start.use_kind("primary" if next_one else "quiet")
        self.start.setAccessibleName(f"{self.start.text()}: {title}")
        self.start.setAccessibleDescription(self.state.text())
        self.anew.setText(self.tr("From the beginning"))
        self.anew.setAccessibleName(f"{self.anew.text()}: {title}")
        self.anew.setVisible(progress.step > 0)


class LessonList(Sheet):
    """The topics of one game.

    Signals:
        chosen(id, step): this lesson is to be learnt from that step on.
    """

    chosen = Signal(str, int)

    def __init__(self, look: Look, view: GameView, progress: LessonProgress, parent: QWidget) -> None:
        super().__init__(look, parent, SIZE)
        self._view = view
        self._progress = progress
        self._following = 0
        self._lead = Label(look, 16.5, colour="text_quiet", wrap=True)
        self.rows = [TopicRow(look, number) for number in range(1, len(view.lessons) + 1)]
        content = QWidget()
        column = QVBoxLayout(content)
        space(look, column, 8, (4, 4, 12, 4))
        column.addWidget(self._lead)
        for row, lesson in zip(self.rows, view.lessons, strict=True):
            column.addWidget(row)
            row.chosen.connect(lambda step, id=lesson.id: self.chosen.emit(id, step))
        column.addStretch(1)
        self._content = content
        self._scroll = Scroll(content)
        self.body.addWidget(self._scroll, 1)
        self.retranslate()

    def begin(self) -> None:
        """Opens the list at what is to be learnt next."""
        self.open(self.rows[self._following].start)

    def arrange(self) -> None:
        # As high as all topics need, where there is room for that.
        needed = self._content.heightForWidth(min(self._look.px(SIZE.width()), self.width()) - self._look.px(90))
        room = self.height() - self.heading.sizeHint().height() - self._look.px(80)
        self._scroll.setFixedHeight(max(1, min(needed, room)))
        super().arrange()

    def retranslate(self) -> None:
        super().retranslate()
        self.use_title(self.tr("Tutorial"), self._view.title())
        self._lead.setText(self.tr("Short topics at a real table. Leave whenever you like: Pip remembers the place."))
        known = self._progress.of(*(lesson.id for lesson in self._view.lessons))
        self._following = _next(known)
        for number, (row, lesson, progress) in enumerate(zip(self.rows, self._view.lessons, known, strict=True)):
            title = QCoreApplication.translate(self._view.context, str(lesson.title))
            row.show_topic(title, len(lesson.notes), progress, next_one=number == self._following)


def _next(known: Sequence[Progress]) -> int:
    """The topic that was begun, else the first that is not learnt, else the first."""
    begun = (n for n, each in enumerate(known) if each.step)
    fresh = (n for n, each in enumerate(known) if not each.learnt)
    return next(begun, next(fresh, 0))


def following(lessons: tuple[Lesson, ...], lesson: Lesson) -> Lesson | None:
    """The topic after `lesson`, if there is one."""
    place = lessons.index(lesson) + 1
    return lessons[place] if place < len(lessons) else None
