"""The window's end of the AI process."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal, SignalInstance

from duckgames.ai.messages import (
    Answer,
    Appraise,
    Appraised,
    Ask,
    Crashed,
    Progress,
    Question,
    Ready,
    Reply,
    Stop,
    Tell,
    Warm,
    Weigh,
    Weighing,
)
from duckgames.ai.random_player import RandomPlayer
from duckgames.ai.worker import AppraiserMaker, PlayerMaker, make_appraiser, make_player
from duckgames.core.rng import Rng
from duckgames.session.ai_process import AiProcess, Closed, Relay
from duckgames.session.ai_task import Task
from duckgames.session.errors import ErrorId, SessionError
from duckgames.session.log_book import without_words

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Patience:
    """How many seconds the process has: to start, to answer beyond the limit of a question, and after a stop.

    `thought` stands for the limit of a question that leaves it to the level.
    """

    start: float = 30.0
    grace: float = 10.0
    stop: float = 2.0
    thought: float = 15.0


LONG: Final = Patience(start=120.0, grace=120.0)
"""With a process that stands back for all others, on a computer that is busy."""

SLICE = 1000
"""So many events of a history are sent at once: packing them takes a few milliseconds, while a whole match of seven
would take longer than a frame."""


class AiClient(QObject):
    """Owns the process in which AIs think; questions wait in a queue and are thought about one after another.

    A process that dies or does not answer in time is replaced, and its question asked once more. If that fails too, a
    random legal action is the answer and `failed` tells so; after that each question is asked only once, without
    a word, until one is answered.

    What is to be judged waits in the same queue, but nothing is guessed where no process can judge it. An `idle`
    process takes only the time that nobody else wants.

    Signals:
        answered: ticket and its Decision.
        weighed: ticket and the tuple of Weighed actions; None where nobody can tell.
        appraised: ticket and the Value; None where nobody can tell.
        progressed: ticket and the share of its time used.
        failed: SessionError.
    """

    answered = Signal(int, object)
    weighed = Signal(int, object)
    appraised = Signal(int, object)
    progressed = Signal(int, float)
    failed = Signal(object)

    def __init__(
        self,
        make: PlayerMaker = make_player,
        patience: Patience | None = None,
        parent: QObject | None = None,
        *,
        judge: AppraiserMaker = make_appraiser,
        idle: bool = False,
    ) -> None:
        super().__init__(parent)
        self._make = make
        self._judge = judge
        self._idle = idle
        self._patience: Final = patience or Patience()
        self._relay = Relay(self)
        self._relay.arrived.connect(self._on_arrived, Qt.ConnectionType.QueuedConnection)
        self._process: AiProcess | None = None
        self._waiting: deque[Task] = deque()
        self._task: Task | None = None
        self._last_ticket = 0
        self._warm = ""
        self._trusted = True
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._on_late)

    @property
    def process_id(self) -> int | None:
        """The process in which AIs think, if there is one."""
        return self._process.child.pid if self._process else None

    def start(self) -> None:
        """Starts the process, if it does not run."""
        if self._process is None:
            try:
                self._process = AiProcess(self._make, self._judge, self._relay, self._idle)
            except OSError:
                _log.exception("The AI process does not start")

    def warm(self, game: str) -> None:
        """Lets the process load the players of `game` ahead of the first question."""
        self._warm = game
        if self._task is None:
            self._send_warm()

    def ask(self, question: Callable[[], Question]) -> int:
        """Puts a question, made when its turn has come, and returns its ticket, a number that never comes again."""
        return self._put(question, Ask)

    def weigh(self, question: Callable[[], Question], also: tuple[Any, ...] = ()) -> int:
        """Asks in the same way what the actions are worth, and in any case those in `also`."""
        return self._put(question, partial(Weigh, also=also))

    def appraise(self, question: Callable[[], Question]) -> int:
        """Asks in the same way what the position is worth."""
        return self._put(question, Appraise)

    def drop(self, ticket: int) -> None:
        """Forgets a question; its answer never arrives."""
        self._waiting = deque(task for task in self._waiting if task.ticket != ticket)
        if self._task is not None and self._task.ticket == ticket:
            self._task.dropped = True
            if self._task.sent:
                self._stop_task()
            else:
                self._task = None
                self._next()

    def hurry(self) -> None:
        """Lets all questions be answered with the best found so far."""
        for task in self._waiting:
            task.hurried = True
        if self._task is not None and not self._task.hurried:
            self._task.hurried = True
            self._stop_task()

    def close(self) -> None:
        """Ends the process and waits for it; nothing arrives any more."""
        self._timer.stop()
        self._waiting.clear()
        self._task = None
        if self._process is not None:
            self._process.end()
            self._process = None

    def _put(self, question: Callable[[], Question], pack: Callable[[int, Question, int], Ask]) -> int:
        self._last_ticket += 1
        self._waiting.append(Task(self._last_ticket, question, pack))
        self._next()
        return self._last_ticket

    def _next(self) -> None:
        """Gives the process the next question, if it has none."""
        if self._task is None and self._waiting:
            self._task = self._waiting.popleft()
            self._task.attempts += 1
            self._task.sent = False
            self.start()
            self._send_task()

    def _send_task(self) -> None:
        """Sends the question, or the next slice of its history, which only grows and is not sent twice."""
        process, task = self._process, self._task
        if task is None or task.sent:
            return
        if process is None or not process.ready:
            self._expect(self._patience.start if process else 0)
            return
        question = task.question = task.question or task.make()
        seat, history = question.request.seat, question.request.history
        # A review may come back to what was asked before; what came later must be unknown there.
        known = min(process.known(question.story, seat), len(history))
        if len(history) - known > SLICE:
            process.tell(Tell(question.story, seat, known, history[known : known + SLICE]))
            QTimer.singleShot(0, self, self._send_task)
            return
        request = replace(question.request, history=history[known:])
        process.send(task.pack(task.ticket, replace(question, request=request), known))
        process.note(question.story, seat, len(history))
        task.sent = True
        self._expect((question.limit.seconds or self._patience.thought) + self._patience.grace)
        if task.hurried:
            self._stop_task()

    def _send_warm(self) -> None:
        """Sends the process to load players, if it listens; it tells when it listens again."""
        if self._warm and self._process is not None and self._process.ready:
            self._process.ready = False
            self._process.send(Warm(self._warm))
            self._warm = ""

    def _stop_task(self) -> None:
        if self._process is not None and self._task is not None and self._task.sent:
            self._process.send(Stop(self._task.ticket))
            self._expect(self._patience.stop)

    def _expect(self, seconds: float) -> None:
        self._timer.start(round(seconds * 1000))

    def _on_arrived(self, process: AiProcess, message: Reply | Closed) -> None:
        if process is not self._process:
            return
        if isinstance(message, Ready):
            process.ready = True
            self._send_warm()
            self._send_task()
        elif isinstance(message, Progress):
            if self._task is not None and not self._task.dropped:
                self.progressed.emit(message.ticket, message.share)
        elif isinstance(message, Answer):
            self._finish(self.answered, message.decision)
        elif isinstance(message, Weighing):
            self._finish(self.weighed, message.weighed)
        elif isinstance(message, Appraised):
            self._finish(self.appraised, message.value)
        elif isinstance(message, Crashed):
            _log.error("An AI failed:\n%s", without_words(message.trace))
            self._give_up()
        else:
            _log.warning("The AI process ended by itself")
            self._replace_process()

    def _on_late(self) -> None:
        _log.warning("The AI process does not answer in time")
        self._replace_process()

    def _replace_process(self) -> None:
        """Ends the process; its question goes to the next one, unless it has had its chances."""
        self._timer.stop()
        if self._process is not None:
            self._process.end()
            self._process = None
        task = self._task
        if task is not None and not task.dropped and task.attempts >= (2 if self._trusted else 1):
            self._give_up()
            return
        self._task = None
        if task is not None and not task.dropped:
            self._waiting.appendleft(task)
        self._next()

    def _give_up(self) -> None:
        """Answers the question at random, or leaves it open what is judged, as no process can do it."""
        task = self._task
        if task is None:
            return
        trusted, self._trusted = self._trusted, self._trusted and task.dropped
        if task.pack is not Ask:
            self._close_task(self.appraised if task.pack is Appraise else self.weighed, None)
            return
        question = task.question = task.question or task.make()
        if trusted and not task.dropped:
            data = {"seat": question.request.seat, "level": question.level}
            self.failed.emit(SessionError(ErrorId.AI_FALLBACK, data))
        decision = RandomPlayer().decide(question.request, question.limit, Rng(question.seed), lambda: True)
        self._close_task(self.answered, decision)

    def _finish(self, signal: SignalInstance, answer: Any) -> None:
        """A process has answered, so that processes are trusted."""
        self._trusted = True
        self._close_task(signal, answer)

    def _close_task(self, signal: SignalInstance, answer: Any) -> None:
        task = self._task
        self._timer.stop()
        self._task = None
        if task is not None and not task.dropped:
            signal.emit(task.ticket, answer)
        self._next()
