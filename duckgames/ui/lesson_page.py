"""A lesson on the screen: the page of a match, and below it what Pip says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from duckgames.core.lesson import Lesson
from duckgames.core.places import Slot
from duckgames.session.lesson import LessonSession, LessonStep
from duckgames.ui.commands import BUTTONS
from duckgames.ui.lesson_panel import LessonPanel
from duckgames.ui.match_keys import press_key
from duckgames.ui.match_page import MatchPage
from duckgames.ui.sounds import Sounds
from duckgames.ui.spacing import space
from duckgames.ui.theme import Look
from duckgames.ui.view import GameView

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
PATIENCE = 2
"""After so many other moves the one that is asked for is marked."""


class LessonPage(QWidget):
    """Teaches one lesson at a time.

    Signals:
        reached(number, last): this note of the lesson is on the screen.
        another: the next topic is wanted.
        left: the lesson is left.
    """

    reached = Signal(int, bool)
    another = Signal()
    left = Signal()

    def __init__(self, look: Look, sounds: Sounds, session: LessonSession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.session = session
        self._view: GameView
        self._lesson: Lesson | None = None
        self._points: tuple[Slot, ...] = ()
        self.asks = False
        """Whether the learner is to act."""
        self._needs_strip = False
        self.declined = 0
        """How many other moves were tried at this note."""
        self.match = MatchPage(look, sounds, session, self)
        self.panel = LessonPanel(look, self)
        column = QVBoxLayout(self)
        space(look, column, 0, (0, 0, 0, 0))
        column.addWidget(self.match, 1)
        below = QVBoxLayout()
        space(look, below, 0, (14, 0, 14, 4))
        below.addWidget(self.panel)
        column.addLayout(below)
        self.match.installEventFilter(self)
        self.match.left.connect(self.left)
        self.match.log.pointed.connect(self.on_pointed)
        policy = self.panel.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.panel.setSizePolicy(policy)
        self.match.covers.pause_panel.paused.connect(self.panel.hide)
        self.match.covers.pause_panel.resumed.connect(self.on_resumed)
        self.panel.left.connect(self.left)
        self.panel.another.connect(self.another)
        self.panel.read.connect(self.on_read)
        session.noted.connect(self.on_noted)
        session.declined.connect(self.on_declined)

    def open(self, lesson: Lesson, view: GameView, step: int, *, another: bool) -> None:
        """Begins `lesson` at a note; `another` tells whether a topic follows it."""
        self._lesson, self._view, self._points = lesson, view, ()
        self.match.open(lesson.setup, view)
        table = self.match.table.widget
        (table.focusProxy() or table).installEventFilter(self)
        # A table with a place for the strip has buttons in it; elsewhere its room goes to the panel.
        self._needs_strip = not self.match.table.strip_rect().isEmpty()
        policy = self.match.strip.sizePolicy()
        policy.setRetainSizeWhenHidden(self._needs_strip)
        self.match.strip.setSizePolicy(policy)
        self.match.strip.hide()
        self.panel.show()
        self.panel.begin(self._texts(), lesson.asking(), another=another)
        self.session.teach(lesson, step)

    def close_lesson(self) -> None:
        """Leaves the lesson."""
        self._lesson = None
        self.match.close_match()

    def on_read(self) -> None:
        """Goes on; while something still moves, the next note is not read yet, so that only ends sooner."""
        if self.match.director.moments.open:
            self.session.read_on()
        else:
            self.match.director.hurry()

    def on_noted(self, step: LessonStep) -> None:
        """Shows a note as soon as the table has come to its moment."""
        self.match.director.moments.push(lambda: self._show(step))

    def on_declined(self, action: Any) -> None:
        """Tells kindly that another move is asked for; the card is home again."""
        self.declined += 1
        self.match.director.moments.push(self._show_declined)

    def on_pointed(self, slots: Sequence[Slot]) -> None:
        """What the log outlined goes; what the note points at stays."""
        if not slots and self._lesson is not None:
            self.match.table.outline(self._points)

    def _show(self, step: LessonStep) -> None:
        if step.note.points != self._points or not step.asks:
            self.declined = 0
        self._points, self.asks = step.note.points, step.asks
        if not step.asks:
            self.match.strip.say("", "")
        self._show_strip()
        self.panel.show_note(step.number)
        self.match.table.outline(step.note.points)
        self.reached.emit(step.number, step.last)
        self.take_keys()

    def on_resumed(self) -> None:
        """A pause has hidden what it found, and shown all there is."""
        self.panel.show()
        self._show_strip()
        self.take_keys()

    def _show_strip(self) -> None:
        self.match.strip.setVisible(self._needs_strip and self.asks)

    def take_keys(self) -> None:
        """Gives the keys to the table where something is to be done there, else to the way on."""
        if self.asks or not self.match.covers.pause_panel.isHidden():
            self.match.focus_table()
        else:
            self.panel.button.setFocus()

    def _show_declined(self) -> None:
        self.match.toast.show_message(self.tr("That is allowed too. Today let us do it as I say."))
        if self.declined >= PATIENCE:
            self.session.request_hint()

    def _texts(self) -> tuple[str, ...]:
        notes = self._lesson.notes if self._lesson is not None else ()
        return tuple(QCoreApplication.translate(self._view.context, str(note.text)) for note in notes)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keys that mean nothing at the table lead to the panel."""
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent) or event.modifiers():
            return False
        if event.key() in ENTER and not self.asks and not event.isAutoRepeat():
            self.panel.button.click()
            return True
        if self._look.shortcuts.pressed(event, (BUTTONS,)) and not self.match.strip.row.buttons:
            self.panel.button.setFocus(Qt.FocusReason.TabFocusReason)
            return True
        return False

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.take_keys()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape or self._look.shortcuts.pressed(event, (BUTTONS,)):
            self.match.focus_table()
        elif not press_key(self.match, self._look.shortcuts, event):
            # What keys do in a match they do while Pip speaks, too.
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange and self._lesson is not None:
            self.panel.use_texts(self._texts())
        super().changeEvent(event)
