"""The process in which AIs think: it takes questions from a pipe, one after another, and answers them; no Qt."""

from __future__ import annotations

import logging
import signal
import traceback
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, replace
from time import perf_counter
from typing import Any, Protocol, TypeAlias

from duckgames.ai.parent import leave_with_parent
from duckgames.ai.player import AiPlayer, Decision, Limit, Listener, Request
from duckgames.ai.random_player import RandomPlayer
from duckgames.core import registry
from duckgames.core.events import Event
from duckgames.core.places import Seat
from duckgames.core.rng import Rng

LOOK_SECONDS = 0.01
"""How often a search that asks `stop` all the time really looks into the pipe, which costs more than a node."""

PROGRESS_SECONDS = 0.1


@dataclass(frozen=True)
class Question:
    """A choice to make, by whom and how; questions of one `story` continue each other's history."""

    story: int
    game: str
    level: str
    temper: str
    request: Request
    limit: Limit
    seed: int


@dataclass(frozen=True)
class Ask:
    """A question under a number never used twice; its history lacks the first `known` events, which went before."""

    ticket: int
    question: Question
    known: int = 0


@dataclass(frozen=True)
class Tell:
    """Events that `seat` saw after the first `known`, ahead of a question with a history too long to pack at once."""

    story: int
    seat: Seat
    known: int
    events: tuple[Event, ...]


@dataclass(frozen=True)
class Stop:
    """Answer `ticket` now with the best found so far; nothing happens if it is answered already."""

    ticket: int


@dataclass(frozen=True)
class Warm:
    """Load the players of `game`, so that the first question need not wait for it."""

    game: str


@dataclass(frozen=True)
class Ready:
    """The process has started, or loaded what it was told to, and reads its pipe."""


@dataclass(frozen=True)
class Progress:
    """The share of its work that the search for `ticket` has done."""

    ticket: int
    share: float


@dataclass(frozen=True)
class Answer:
    """The decision for `ticket`."""

    ticket: int
    decision: Decision


@dataclass(frozen=True)
class Crashed:
    """The player failed at `ticket`; `trace` is for the log."""

    ticket: int
    trace: str


class WindowGone(Exception):
    """Nobody is at the other end of the pipe any more; unlike an `OSError`, no player raises it."""


class Pipe(Protocol):
    """One end of a pipe; which class that has is a matter of the system."""

    def send(self, message: Any, /) -> None: ...

    def recv(self) -> Any: ...

    def poll(self, seconds: float = ..., /) -> bool: ...

    def close(self) -> None: ...


Message: TypeAlias = "Ask | Tell | Stop | Warm"
Reply: TypeAlias = "Ready | Progress | Answer | Crashed"
PlayerMaker: TypeAlias = Callable[[str, str, str], AiPlayer]


def make_player(game: str, level: str, temper: str) -> AiPlayer:
    """The player of one game, or the random one where the game brings none."""
    try:
        maker = registry.ai(game).make_player
    except ModuleNotFoundError as error:
        if error.name is None or not error.name.endswith(f"{game}.ai"):
            raise
        return RandomPlayer()
    player: AiPlayer = maker(level, temper)
    return player


def run(pipe: Pipe, make: PlayerMaker = make_player) -> None:
    """The life of the process: ends when the other end of the pipe is closed or the parent is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    leave_with_parent()
    Worker(pipe, make).serve()


class Worker:
    """Answers questions; keeps its players, and each seat's history, from one question to the next."""

    def __init__(self, pipe: Pipe, make: PlayerMaker) -> None:
        self._pipe = pipe
        self._make = make
        self._waiting: deque[Message] = deque()
        self._players: dict[tuple[str, str, str], AiPlayer] = {}
        self._story = -1
        self._histories: dict[Seat, tuple[Event, ...]] = {}

    def serve(self) -> None:
        """Works through messages until the pipe is closed."""
        try:
            self._pipe.send(Ready())
            while True:
                message = self._waiting.popleft() if self._waiting else self._pipe.recv()
                if isinstance(message, Ask):
                    self._answer(message)
                elif isinstance(message, Tell):
                    self._hear(message.story, message.seat, message.known, message.events)
                elif isinstance(message, Warm):
                    self._warm(message.game)
                    self._pipe.send(Ready())
        except (EOFError, OSError, WindowGone):
            return

    def _warm(self, game: str) -> None:
        try:
            info = registry.info(game)
            self._player(game, info.levels[-1], info.tempers[0])
        except Exception:
            # Whoever asks for this player later is told; a head start that fails harms nobody.
            logging.getLogger(__name__).warning("The players of %s do not load", game, exc_info=True)

    def _answer(self, ask: Ask) -> None:
        question = ask.question
        try:
            player = self._player(question.game, question.level, question.temper)
            request = self._whole(ask)
            stop = _Stop(self._pipe, self._waiting, ask.ticket, question.limit)
            decision = player.decide(request, question.limit, Rng(question.seed), stop)
        except WindowGone:
            raise
        except Exception:
            self._pipe.send(Crashed(ask.ticket, traceback.format_exc()))
        else:
            self._pipe.send(Answer(ask.ticket, decision))

    def _player(self, game: str, level: str, temper: str) -> AiPlayer:
        key = (game, level, temper)
        if key not in self._players:
            self._players[key] = self._make(*key)
        return self._players[key]

    def _whole(self, ask: Ask) -> Request:
        """The request with all of its history."""
        request = ask.question.request
        history = self._hear(ask.question.story, request.seat, ask.known, request.history)
        return replace(request, history=history)

    def _hear(self, story: int, seat: Seat, known: int, events: tuple[Event, ...]) -> tuple[Event, ...]:
        """Adds what `seat` saw to its history, and returns all of it."""
        if story != self._story:
            self._story, self._histories = story, {}
        self._histories[seat] = self._histories.get(seat, ())[:known] + events
        return self._histories[seat]


class _Stop(Listener):
    """What a search calls to learn whether it must end; tells on the way how far it is, by its own word or its time."""

    def __init__(self, pipe: Pipe, waiting: deque[Message], ticket: int, limit: Limit) -> None:
        self._pipe = pipe
        self._waiting = waiting
        self._ticket = ticket
        self._seconds = limit.seconds
        self._begun = self._looked = self._told = perf_counter()
        self._stopped = False

    def __call__(self) -> bool:
        now = perf_counter()
        if now - self._looked < LOOK_SECONDS:
            return self._stopped
        self._looked = now
        try:
            self._read()
            share = self.share or ((now - self._begun) / self._seconds if self._seconds else 0.0)
            if share and now - self._told >= PROGRESS_SECONDS:
                self._told = now
                self._pipe.send(Progress(self._ticket, min(share, 1.0)))
        except (EOFError, OSError) as error:
            raise WindowGone from error
        return self._stopped

    def _read(self) -> None:
        while self._pipe.poll():
            message = self._pipe.recv()
            if isinstance(message, Stop):
                self._stopped |= message.ticket == self._ticket
            else:
                self._waiting.append(message)
