"""AI players for tests, chosen by their level; the worker process imports this module."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from time import sleep

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
        if self._level == "die" or (self._level == "die_once" and self._first_time()):
            os._exit(3)
        if self._level == "cheat":
            return Decision("no action at all", 0, 0.0)
        reason = Reason("frank") if self._level == "frank" else None
        return Decision(request.legal[-1], len(request.history), 0.0, reason)

    def _first_time(self) -> bool:
        marker = Path(self._temper)
        seen = marker.exists()
        marker.touch()
        return not seen


def make(game: str, level: str, temper: str) -> Stub:
    """A `PlayerMaker`; the hint of Duck & Cover asks its level "hard"."""
    return Stub(level, temper)
