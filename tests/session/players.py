"""AI players for tests, chosen by their level; the worker process imports this module."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from pathlib import Path
from time import sleep
from typing import Any

from duckgames.ai.appraiser import Value, Weighed
from duckgames.ai.player import Decision, Limit, Reason, Request
from duckgames.ai.random_player import RandomPlayer
from duckgames.core.rng import Rng


class Stub:
    """Does what its level says; `temper` is a file for the levels that need to remember across processes."""

    def __init__(self, level: str, temper: str) -> None:
        self._level = level
        self._temper = temper

    def decide(self, request: Request, limit: Limit, rng: Rng, stop: Callable[[], bool]) -> Decision:
        """The last legal action, sooner or later or never; `nodes` tells how much history was seen."""
        if self._level == "random":
            return RandomPlayer().decide(request, limit, rng, stop)
        if self._level == "hang":
            while True:
                sleep(0)
        if self._level == "patient":
            while not stop():
                sleep(0.001)
        if self._level == "crash":
            raise ZeroDivisionError
        if self._level == "die" or (self._level == "die_once" and _is_new(Path(self._temper))):
            os._exit(3)
        if self._level == "cheat":
            return Decision("no action at all", 0, 0.0)
        reason = Reason("frank") if self._level == "frank" else None
        return Decision(request.legal[-1], len(request.history), 0.0, reason)


def make(game: str, level: str, temper: str) -> Stub:
    """A `PlayerMaker`; the hint of Duck & Cover asks its level "hard"."""
    return Stub(level, temper)


class StubAppraiser:
    """Finds the last action best, at a half, and each before it a tenth worse; does what it sees if that is a word."""

    def value(self, request: Request, limit: Limit, rng: Rng, stop: Callable[[], bool]) -> Value:
        """A half; the score tells how much history was seen."""
        _obey(request.observation)
        return Value(0.5, len(request.history), 0.0)

    def weigh(
        self, request: Request, limit: Limit, rng: Rng, stop: Callable[[], bool], also: Sequence[Any] = ()
    ) -> tuple[Weighed, ...]:
        """The last two actions, and `also`."""
        _obey(request.observation)
        wanted = {*request.legal[-2:], *also}
        behind = {action: 0.1 * n for n, action in enumerate(reversed(request.legal)) if action in wanted}
        return tuple(
            Weighed(action, max(0.5 - less, 0.0), len(request.history), less, 0.01, Reason("frank"))
            for action, less in behind.items()
        )


def _obey(seen: Any) -> None:
    if seen == "crash":
        raise ZeroDivisionError
    if seen == "die" or (isinstance(seen, Path) and _is_new(seen)):
        os._exit(3)


def _is_new(marker: Path) -> bool:
    seen = marker.exists()
    marker.touch()
    return not seen


def judge(game: str) -> StubAppraiser:
    """An `AppraiserMaker`."""
    return StubAppraiser()


def nobody(game: str) -> None:
    """An `AppraiserMaker` for games that bring none."""
