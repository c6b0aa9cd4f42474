"""The window's end of the AI process."""

from __future__ import annotations

import logging
import multiprocessing
import threading
from collections import deque
from dataclasses import dataclass, replace
from multiprocessing.connection import Connection
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from duckgames.ai.player import Decision
from duckgames.ai.random_player import RandomPlayer
from duckgames.ai.worker import (
    Answer,
    Ask,
    Crashed,
    Message,
    PlayerMaker,
    Progress,
    Question,
    Ready,
    Stop,
    Warm,
    make_player,
    run,
)
from duckgames.core.places import Seat
from duckgames.core.rng import Rng
from duckgames.session.errors import ErrorId, SessionError

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


@dataclass
class _Task:
    """A question on its way: given to how many processes, wanted at once, or not wanted any more."""

    ticket: int
    question: Question
    attempts: int = 0
    hurried: bool = False
    dropped: bool = False


class _Closed:
    """What the reader of a pipe tells last: the process is gone."""


class _Process:
    """One life of the AI process: its pipe, and a thread whose only act is to pass on what comes out of it."""

    def __init__(self, make: PlayerMaker, received: _Relay) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, other = context.Pipe()
        self.child = context.Process(target=run, args=(other, make), name="duckgames-ai", daemon=True)
        self.child.start()
        other.close()
        self.sent: dict[tuple[int, Seat], int] = {}
        self.ready = False
        self._reader = threading.Thread(target=self._read, args=(self.pipe, received), daemon=True)
        self._reader.start()

    def send(self, message: Message) -> None:
        """Sends `message`; if the process is gone, the reader tells so."""
        try:
            self.pipe.send(message)
        except OSError:
            _log.debug("The AI process took no message")

    def end(self) -> None:
        """Ends the process, which has nothing to lose, and waits for it and the thread."""
        self.child.kill()
        self.child.join()
        self._reader.join()
        self.pipe.close()
        self.child.close()

    def _read(self, pipe: Connection, received: _Relay) -> None:
        try:
            while True:
                received.arrived.emit(self, pipe.recv())
        except (EOFError, OSError):
            received.arrived.emit(self, _Closed())


class _Relay(QObject):
    """Carries messages from the reader threads to the main thread."""

    arrived = Signal(object, object)


class AiClient(QObject):
    """Owns the process in which AIs think; questions wait in a queue and are thought about one after another.

    A process that dies or does not answer in time is replaced, and its question asked once more. If that fails too, a
    random legal action is the answer and `failed` tells so; after that each question is asked only once, without
    a word, until one is answered.

    Signals:
        answered: ticket and its Decision.
        progressed: ticket and the share of its time used.
        failed: SessionError.
    """

    answered = Signal(int, object)
    progressed = Signal(int, float)
    failed = Signal(object)

    def __init__(
        self, make: PlayerMaker = make_player, patience: Patience | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._make = make
        self._patience: Final = patience or Patience()
        self._relay = _Relay(self)
        self._relay.arrived.connect(self._on_arrived, Qt.ConnectionType.QueuedConnection)
        self._process: _Process | None = None
        self._waiting: deque[_Task] = deque()
        self._task: _Task | None = None
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
                self._process = _Process(self._make, self._relay)
            except OSError:
                _log.exception("The AI process does not start")

    def warm(self, game: str) -> None:
        """Lets the process load the players of `game` ahead of the first question."""
        self._warm = game
        if self._task is None:
            self._send_warm()

    def ask(self, question: Question) -> int:
        """Puts a question and returns its ticket, a number that never comes again."""
        self._last_ticket += 1
        self._waiting.append(_Task(self._last_ticket, question))
        self._next()
        return self._last_ticket

    def drop(self, ticket: int) -> None:
        """Forgets a question; its answer never arrives."""
        self._waiting = deque(task for task in self._waiting if task.ticket != ticket)
        if self._task is not None and self._task.ticket == ticket:
            self._task.dropped = True
            if self._process is None or not self._process.ready:
                self._task = None
                self._next()
            else:
                self._stop_task()

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

    def _next(self) -> None:
        """Gives the process the next question, if it has none."""
        if self._task is None and self._waiting:
            self._task = self._waiting.popleft()
            self._task.attempts += 1
            self.start()
            self._send_task()

    def _send_task(self) -> None:
        process, task = self._process, self._task
        if task is None:
            return
        if process is None or not process.ready:
            self._expect(self._patience.start if process else 0)
            return
        # The history of a seat only grows, so what the process has heard already is not sent again: late in a long
        # match it takes longer to pack than a frame.
        question = task.question
        key = (question.story, question.request.seat)
        known = process.sent.get(key, 0)
        process.sent = {k: n for k, n in process.sent.items() if k[0] == question.story}
        process.sent[key] = len(question.request.history)
        request = replace(question.request, history=question.request.history[known:])
        process.send(Ask(task.ticket, replace(question, request=request), known))
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
        if self._process is not None and self._process.ready and self._task is not None:
            self._process.send(Stop(self._task.ticket))
            self._expect(self._patience.stop)

    def _expect(self, seconds: float) -> None:
        self._timer.start(round(seconds * 1000))

    def _on_arrived(self, process: _Process, message: object) -> None:
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
            self._trusted = True
            self._finish(message.decision)
        elif isinstance(message, Crashed):
            _log.error("An AI failed:\n%s", message.trace)
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
        """Answers the question at random, as no process can."""
        task = self._task
        if task is None:
            return
        question = task.question
        if self._trusted and not task.dropped:
            self._trusted = False
            data = {"seat": question.request.seat, "level": question.level}
            self.failed.emit(SessionError(ErrorId.AI_FALLBACK, data))
        self._finish(RandomPlayer().decide(question.request, question.limit, Rng(question.seed), lambda: True))

    def _finish(self, decision: Decision) -> None:
        task = self._task
        self._timer.stop()
        self._task = None
        if task is not None and not task.dropped:
            self.answered.emit(task.ticket, decision)
        self._next()
