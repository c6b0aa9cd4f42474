"""What the tests of the session share: set-ups, a log of signals, a keeper that remembers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import copy
from dataclasses import replace
from typing import Any

from duckgames.core import registry
from duckgames.core.game import AnyGame
from duckgames.core.match import Match
from duckgames.core.record import Record
from duckgames.core.rng import Rng
from duckgames.core.setup import Ai, MatchSetup, Person, Player
from duckgames.session.game_session import GameSession
from tests import toy

FOLLOWERS = ("deciding", "thinking", "handover", "ended")
SIGNALS = ("rebuilt", "stepped", *FOLLOWERS, "reasoned", "hinted", "undo_changed", "failed")


LEVELS = ("random", "patient", "hang", "crash", "die", "cheat", "frank", "last")
"""What the players of `players.py` do; the last one gives the hints."""


def find_game(game_id: str) -> AnyGame:
    """A registered game, or the test game, with the levels of the tests."""
    game = copy(toy.GAME if game_id == toy.INFO.id else registry.game(game_id))
    game.info = replace(game.info, levels=LEVELS, tempers=("steady",))
    return game


def person() -> Person:
    return Person("", "pip")


def duck(level: str, temper: str = "steady") -> Ai:
    return Ai(level, temper, "reed")


def pond(*seats: Player, seed: int = 7, **more: Any) -> MatchSetup:
    """A match of Duck & Cover."""
    return MatchSetup("duck_and_cover", seats, seed, **more)


def bids(*seats: Player, seed: int = 7, **more: Any) -> MatchSetup:
    """A match of the test game, which has secrets."""
    return MatchSetup(toy.INFO.id, seats, seed, **more)


def played(setup: MatchSetup, plies: int | None = None) -> Match:
    """A match in which every seat played at random, to its end or for some plies."""
    match = Match(find_game(setup.game), setup)
    rng = Rng(setup.seed + 1)
    while match.result is None and (plies is None or match.ply < plies):
        seat = rng.choice(match.game.owing(match.state))
        match.submit(seat, rng.choice(match.legal(seat)))
    return match


class Memory:
    """A `Keeper` that remembers what it was given."""

    def __init__(self) -> None:
        self.saved: list[tuple[str, Record]] = []
        self.aside: list[str] = []
        self.flushed = 0

    def save(self, name: str, record: Record) -> None:
        self.saved.append((name, record))

    def set_aside(self, name: str, record: Record) -> str:
        self.aside.append(name)
        return f"aside/{name}"

    def flush(self, patience: float | None = None) -> None:
        assert patience is not None
        self.flushed = len(self.saved)

    def unsaved(self) -> Mapping[str, Record]:
        return {}

    @property
    def record(self) -> Record:
        return self.saved[-1][1]


class SignalLog:
    """Every signal of a session in order, as (name, arguments)."""

    def __init__(self, session: GameSession) -> None:
        self.entries: list[tuple[str, tuple[Any, ...]]] = []
        for name in SIGNALS:
            getattr(session, name).connect(self._noting(name))

    def _noting(self, name: str) -> Callable[..., None]:
        return lambda *args: self.entries.append((name, args))

    @property
    def names(self) -> list[str]:
        """The names alone, without the news about undo."""
        return [name for name, _ in self.entries if name != "undo_changed"]

    def of(self, name: str) -> list[tuple[Any, ...]]:
        return [args for each, args in self.entries if each == name]

    def last(self, name: str) -> tuple[Any, ...]:
        return self.of(name)[-1]

    def clear(self) -> None:
        self.entries.clear()


def submit_all(session: GameSession, choose: Callable[[Any], Any] = lambda legal: legal[0]) -> None:
    """Lets every person at the screen decide as soon as asked, and take the screen as soon as handed."""
    session.deciding.connect(lambda seat, legal: session.submit(seat, choose(legal)))
    session.handover.connect(session.ready)
