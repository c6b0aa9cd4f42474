"""What Pip says in a lesson: which step it is, what to look at or to do, and the ways on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from duckgames.ui.aloud import announce
from duckgames.ui.painting import draw_avatar, draw_shadow, rounded
from duckgames.ui.spacing import space
from duckgames.ui.theme import Look
from duckgames.ui.widgets import Button, Label

PIP: Final = 1
FACE: Final = 76
SHADOW: Final = 6
LOW: Final = 700
"""Below this height of the window Pip speaks in small letters."""


class LessonPanel(QWidget):
    """A bubble below the table, as high as the longest text of the lesson needs, so that the table lies still.

    Signals:
        read: the person read the note and goes on, or wants to be shown what it asks for.
        another: after the last note, the next topic is wanted.
        left: the person leaves the lesson.
    """

    read = Signal()
    another = Signal()
    left = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._texts: Sequence[str] = ()
        self._asking: Sequence[bool] = ()
        self.number = 0
        """The note that is shown, counted from 0."""
        self._goes_on = False
        self._where = Label(look, 13.5, bold=True, colour="text_quiet")
        self._words = Label(look, 18, story=True, wrap=True)
        self._show_me = Button(look, "quiet", "hint", height=38)
        self._go_on = Button(look, "primary", "next", height=38)
        self._next = Button(look, "primary", "next", height=38)
        self._leave = Button(look, "quiet", height=38)
        words = QVBoxLayout()
        space(look, words, 2)
        words.addStretch(1)
        words.addWidget(self._where)
        words.addWidget(self._words)
        words.addStretch(1)
        self._line = QHBoxLayout(self)
        space(look, self._line, 12)
        self._line.addLayout(words, 1)
        self._buttons = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        space(look, self._buttons, 10)
        for button in (self._go_on, self._next, self._show_me, self._leave):
            self._buttons.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
        self._line.addLayout(self._buttons)
        self._go_on.clicked.connect(self.read)
        self._show_me.clicked.connect(self.read)
        self._next.clicked.connect(self.another)
        self._leave.clicked.connect(self.left)
        look.changed.connect(self.arrange)
        self.retranslate()

    def begin(self, texts: Sequence[str], asking: Sequence[bool], *, another: bool) -> None:
        """Makes room for the notes of a lesson, in their order; `another` tells whether a topic follows it.

        `asking` tells which of them ask for something that is done on the table.
        """
        self._texts, self._asking, self.number, self._goes_on = tuple(texts), tuple(asking), 0, another
        self.retranslate()

    def use_texts(self, texts: Sequence[str]) -> None:
        """Says the same in another language."""
        self._texts = tuple(texts)
        self.retranslate()

    def show_note(self, number: int) -> None:
        """Shows a note, counted from 0."""
        self.number = number
        self.retranslate()
        announce(self, f"{self._where.text()}. {self._words.text()}")

    @property
    def button(self) -> Button:
        """What goes on from here."""
        return next(button for button in (self._go_on, self._next, self._show_me, self._leave) if not button.isHidden())

    def retranslate(self) -> None:
        """Says everything in the language of the moment."""
        self._go_on.setText(self.tr("Go on"))
        self._show_me.setText(self.tr("Show me"))
        self._next.setText(self.tr("Next topic"))
        last = self.number + 1 == len(self._texts)
        self._leave.setText(self.tr("Done") if last else self.tr("Leave"))
        self._leave.use_kind("primary" if last and not self._goes_on else "quiet")
        chief = self._chief(self.number)
        for button in (self._go_on, self._next, self._show_me):
            button.setVisible(button is chief)
        where = self.tr("Step {number} of {of}").format(number=self.number + 1, of=len(self._texts))
        asks = bool(self._asking) and self._asking[self.number]
        # Not inside the braces: lupdate looks into no f-string.
        yours = self.tr("your move")
        self._where.setText(f"{where}  \N{MIDDLE DOT}  {yours}" if asks else where)
        self._words.setText(self._texts[self.number] if self._texts else "")
        self.setAccessibleName(f"{self._where.text()}. {self._words.text()}")
        self.arrange()

    def _chief(self, number: int) -> Button | None:
        """The button that goes on from a note; None: nothing follows it."""
        if number + 1 == len(self._texts):
            return self._next if self._goes_on else None
        return self._show_me if self._asking and self._asking[number] else self._go_on

    def arrange(self) -> None:
        """Takes the height that the longest note needs at the present width."""
        px, low = self._look.px, self.window().height() < LOW
        large = low and self._look.text_scale > 1
        self._words.use_px(14 if large else 15.5 if low else 18)
        self._buttons.setDirection(QBoxLayout.Direction.TopToBottom if large else QBoxLayout.Direction.LeftToRight)
        face = px(FACE * (0.8 if low else 1))
        self._line.setContentsMargins(face + px(24), px(8), px(16), px(8) + SHADOW)
        around = self._line.contentsMargins()
        room = self.width() - around.left() - around.right() - self._line.spacing()
        shown, lines = self._words.text(), 0
        for number, text in enumerate(self._texts):
            self._words.setText(text)
            lines = max(lines, self._words.heightForWidth(max(room - self._taken(number, stacked=large), px(200))))
        self._words.setText(shown)
        words = self._where.sizeHint().height() + px(2) + lines
        self.setFixedHeight(max(face, words + px(20)) + SHADOW)
        self.update()

    def _taken(self, number: int, *, stacked: bool) -> int:
        """How wide the buttons of a note are."""
        chief = self._chief(number)
        first = chief.sizeHint().width() if chief is not None else 0
        second = self._leave.sizeHint().width()
        return max(first, second) if stacked else first + second + self._buttons.spacing()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        if event.size().width() != event.oldSize().width():
            self.arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        look, height = self._look, self.height() - SHADOW
        face = min(height, self._line.contentsMargins().left() - look.px(24))
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(face + look.px(6), 1, self.width() - face - look.px(6) - 2, height - 2)
        draw_shadow(p, look, box, look.px(20), 1)
        rounded(p, box, look.px(20), look.colour("raised"), look.colour("sun"), 2.2)
        place = QRectF(1, (height - face) / 2 + 1, face - 2, face - 2)
        draw_avatar(p, look.sprites, look, PIP, place, look.colour("sun"))
