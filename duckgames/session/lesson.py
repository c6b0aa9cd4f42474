"""Drives a match along a lesson: others play from the record, and the learner does what the notes ask."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, Signal

from duckgames.ai.player import Decision
from duckgames.core import registry
from duckgames.core.game import AnyGame
from duckgames.core.lesson import Lesson, Note
from duckgames.core.match import Match
from duckgames.core.places import Seat
from duckgames.session.ai_client import AiClient
from duckgames.session.autosave import NullKeeper
from duckgames.session.game_session import GameSession
from duckgames.session.open_match import OpenMatch
from duckgames.session.questions import Questions
from duckgames.session.undo import UndoState


@dataclass(frozen=True)
class LessonStep:
    """Where a lesson stands: the note that is read now, counted from 0, and whether the learner is to act on it."""

    number: int
    of: int
    note: Note
    asks: bool

    @property
    def last(self) -> bool:
        """Whether this note ends the lesson."""
        return self.number + 1 == self.of


class LessonMatch(OpenMatch):
    """The open match of a lesson. It stops at every note, asks no AI, and takes nothing back."""

    def __init__(self, match: Match, lesson: Lesson, step: int, questions: Questions, tell: LessonSession) -> None:
        super().__init__(match, "", questions, NullKeeper(), tell)
        self._lesson = lesson
        self._step = step
        self._session = tell
        self.undo_state = UndoState()

    @property
    def step(self) -> LessonStep:
        """The note that is read now."""
        notes = self._lesson.notes
        return LessonStep(self._step, len(notes), notes[self._step], self._lesson.asking()[self._step])

    def submit(self, seat: Seat, action: Any) -> None:
        """Plays what the note asks for; whatever else is legal is left for another day."""
        if self.match.why_not(seat, action) is None and not self.paused and not self._is_asked_for(action):
            self._announce()
            self._session.declined.emit(action)
        else:
            super().submit(seat, action)

    def read_on(self) -> None:
        """The note is read; what it asks for is done for the learner."""
        step = self.step
        if self.paused or step.last:
            return
        self._return_to_play()
        if step.asks:
            self._play_recorded()
        else:
            self._step += 1
        self._settle()

    def request_hint(self) -> None:
        """The best there is to do is what the note asks for."""
        if self.step.asks and not self.paused:
            _, data = self._lesson.actions[self.match.ply]
            self._tell.hinted.emit(Decision(self.match.game.decode(data), nodes=0, seconds=0.0))

    def _is_asked_for(self, action: Any) -> bool:
        return self.step.asks and self.match.game.encode(action) in self._lesson.accepted(self.match.ply)

    def _settle(self) -> None:
        """Plays the record up to the next note."""
        notes = self._lesson.notes
        while self._step < len(notes) - 1 and notes[self._step].ply < self.match.ply:
            self._step += 1
        while self.match.ply < notes[self._step].ply:
            self._play_recorded()
        self._announce()

    def _play_recorded(self) -> None:
        seat, data = self._lesson.actions[self.match.ply]
        if seat != self._lesson.seat:
            self._tell.thinking.emit((seat,), 0.0)
        self._play(seat, self.match.game.decode(data))

    def _announce(self) -> None:
        if self._seeking:
            return
        step, seat = self.step, self._lesson.seat
        if step.asks:
            self._tell.deciding.emit(seat, self.match.legal(seat))
        else:
            self._tell.thinking.emit((), 1.0)
        self._session.noted.emit(step)


class LessonSession(GameSession):
    """A session that teaches. Its matches are kept nowhere, and no process thinks for it.

    After every step `stepped` is followed by `deciding` where the note asks the learner for an action, else by
    `thinking` of nobody, and then by `noted`; a lesson never tells `ended`.

    Signals:
        noted: LessonStep; this note is to be read.
        declined: an action that is legal but not what the note asks for; `deciding` came again before it.
    """

    noted = Signal(object)
    declined = Signal(object)

    def __init__(self, find_game: Callable[[str], AnyGame] = registry.game, parent: QObject | None = None) -> None:
        silent = AiClient()
        super().__init__(silent, find_game=find_game, parent=parent)
        silent.setParent(self)

    def teach(self, lesson: Lesson, step: int = 0) -> None:
        """Begins a lesson, at a later note if it was left there; raises `ValueError` if it does not fit the game."""
        game = self._find_game(lesson.setup.game)
        step = step if 0 <= step < len(lesson.notes) else 0
        match = Match(game, lesson.setup)
        for seat, data in lesson.actions[: max(lesson.begin, lesson.notes[step].ply)]:
            match.submit(seat, game.decode(data))
        self._do(lambda: self._enter_lesson(match, lesson, step))

    @property
    def changes_seats(self) -> bool:
        """Nobody learns for somebody else."""
        return False

    def read_on(self) -> None:
        """The note is read, or the learner wants to be shown what it asks for."""
        self._do_at_table(lambda table: table.read_on() if isinstance(table, LessonMatch) else None)

    def undo(self) -> None:
        """Nothing is taken back: a lesson can be begun anew."""

    def redo(self) -> None:
        """Nothing was taken back."""

    def request_hint(self) -> None:
        """Hints at what the note asks for."""
        self._do_at_table(lambda table: table.request_hint())

    def _enter_lesson(self, match: Match, lesson: Lesson, step: int) -> None:
        self._leave()
        self._table = LessonMatch(match, lesson, step, self._questions, self)
        self.undo_changed.emit(UndoState())
        self._table.open(save=False)
