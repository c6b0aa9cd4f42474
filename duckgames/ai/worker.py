"""The process in which AIs think: it takes questions from a pipe, one after another, and answers them; no Qt."""

from __future__ import annotations

import logging
import signal
import traceback
from collections import deque
from collections.abc import Callable
from dataclasses import replace
from time import perf_counter
from typing import Any, Protocol, TypeAlias

from duckgames.ai.appraiser import Appraiser
from duckgames.ai.messages import (
    Answer,
    Appraise,
    Appraised,
    Ask,
    Crashed,
    Message,
    Progress,
    Ready,
    Reply,
    Stop,
    Tell,
    Warm,
    Weigh,
    Weighing,
)
from duckgames.ai.parent import leave_with_parent, stand_back
from duckgames.ai.player import AiPlayer, Limit, Listener, Request
from duckgames.ai.random_player import RandomPlayer
from duckgames.core import registry
from duckgames.core.events import Event
from duckgames.core.places import Seat
from duckgames.core.rng import Rng

LOOK_SECONDS = 0.01
"""How often a search that asks `stop` all the time really looks into the pipe, which costs more than a node."""

PROGRESS_SECONDS = 0.1


class WindowGone(Exception):
    """Nobody is at the other end of the pipe any more; unlike an `OSError`, no player raises it."""


class Pipe(Protocol):
    """One end of a pipe; which class that has is a matter of the system."""

    def send(self, message: Any, /) -> None: ...

    def recv(self) -> Any: ...

    def poll(self, seconds: float = ..., /) -> bool: ...

    def close(self) -> None: ...


PlayerMaker: TypeAlias = Callable[[str, str, str], AiPlayer]
AppraiserMaker: TypeAlias = Callable[[str], "Appraiser | None"]


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


def make_appraiser(game: str) -> Appraiser | None:
    """Who judges positions of one game; None where the game brings nobody."""
    try:
        maker = getattr(registry.ai(game), "make_appraiser", None)
    except ModuleNotFoundError as error:
        if error.name is None or not error.name.endswith(f"{game}.ai"):
            raise
        return None
    return None if maker is None else maker()


def run(
    pipe: Pipe, make: PlayerMaker = make_player, judge: AppraiserMaker = make_appraiser, idle: bool = False
) -> None:
    """The life of the process: ends when the other end of the pipe is closed or the parent is gone.

    An `idle` one takes only the time that nobody else wants.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    leave_with_parent()
    if idle:
        stand_back()
    Worker(pipe, make, judge).serve()


class Worker:
    """Answers questions; keeps its players, and each seat's history, from one question to the next."""

    def __init__(self, pipe: Pipe, make: PlayerMaker, judge: AppraiserMaker) -> None:
        self._pipe = pipe
        self._make = make
        self._judge = judge
        self._waiting: deque[Message] = deque()
        self._players: dict[tuple[str, str, str], AiPlayer] = {}
        self._appraisers: dict[str, Appraiser | None] = {}
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
        limit = ask.question.limit
        try:
            request = self._whole(ask)
            stop = _Stop(self._pipe, self._waiting, ask.ticket, limit)
            reply = self._thought(ask, request, stop)
        except WindowGone:
            raise
        except Exception:
            reply = Crashed(ask.ticket, traceback.format_exc())
        self._pipe.send(reply)

    def _thought(self, ask: Ask, request: Request, stop: Callable[[], bool]) -> Reply:
        """What comes of thinking about `request`, as `ask` wants it."""
        question, rng = ask.question, Rng(ask.question.seed)
        if not isinstance(ask, Weigh | Appraise):
            player = self._player(question.game, question.level, question.temper)
            return Answer(ask.ticket, player.decide(request, question.limit, rng, stop))
        appraiser = self._appraiser(question.game)
        if isinstance(ask, Weigh):
            weighed = None if appraiser is None else appraiser.weigh(request, question.limit, rng, stop, ask.also)
            return Weighing(ask.ticket, weighed)
        value = None if appraiser is None else appraiser.value(request, question.limit, rng, stop)
        return Appraised(ask.ticket, value)

    def _appraiser(self, game: str) -> Appraiser | None:
        if game not in self._appraisers:
            self._appraisers[game] = self._judge(game)
        return self._appraisers[game]

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
