"""Who plays each seat of a match: whom it was set up for, or a duck for a person who is away."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from duckgames.core.manifest import GameInfo
from duckgames.core.places import Seat
from duckgames.core.setup import Ai, Person, Player

NOTE: Final = "handed"
"""The note of a record in which a duck played for a person: every change of seats, as `Players.to_note` gives them."""


@dataclass(frozen=True)
class Change:
    """From `ply` on, `seat` is played by `ai`, or again by its person (None)."""

    ply: int
    seat: Seat
    ai: Ai | None


class Players:
    """Who plays now, and who played at every ply before; `seats` are those the match was set up for."""

    def __init__(self, seats: Sequence[Player]) -> None:
        self.seats = tuple(seats)
        self._changes: list[Change] = []

    @property
    def now(self) -> tuple[Player, ...]:
        """Who plays each seat at present."""
        players = list(self.seats)
        for change in self._changes:
            players[change.seat] = change.ai or self.seats[change.seat]
        return tuple(players)

    def at(self, ply: int, seat: Seat) -> Player:
        """Who played, or would play, the action of `seat` after `ply` steps."""
        changes = (change for change in reversed(self._changes) if change.seat == seat and change.ply <= ply)
        change = next(changes, None)
        return self.seats[seat] if change is None or change.ai is None else change.ai

    def hand_over(self, ply: int, seat: Seat, level: str, temper: str) -> bool:
        """Lets a duck play for the person in `seat`; says whether that is new."""
        player = self.now[seat]
        if isinstance(player, Ai):
            return False
        self._changes.append(Change(ply, seat, Ai(level, temper, player.duck)))
        return True

    def take_back(self, ply: int, seat: Seat) -> bool:
        """Gives `seat` to its person again; says whether that is new."""
        if self.now[seat] == self.seats[seat]:
            return False
        self._changes.append(Change(ply, seat, None))
        return True

    def go_back(self, ply: int) -> None:
        """The match goes on from `ply`, with those who play now."""
        self._changes = [replace(change, ply=min(change.ply, ply)) for change in self._changes]

    def to_note(self) -> list[list[Any]]:
        """Every change as ply and seat, and level and temper where a duck took over."""
        return [[c.ply, c.seat, *((c.ai.level, c.ai.temper) if c.ai else ())] for c in self._changes]

    def read_note(self, note: Any, info: GameInfo) -> None:
        """Takes the changes from a record's note; a note that means nothing changes nothing."""
        before, self._changes = self._changes, []
        try:
            for ply, seat, *ai in note:
                self._read(ply, seat, ai, info)
        # A file can hold anything where its notes stand.
        except (TypeError, ValueError):
            self._changes = before

    def _read(self, ply: Any, seat: Any, ai: list[Any], info: GameInfo) -> None:
        if type(ply) is not int or type(seat) is not int:
            raise TypeError("a ply and a seat are numbers")
        if not 0 <= seat < len(self.seats) or not isinstance(self.seats[seat], Person):
            raise ValueError("no person sits there")
        if not ai:
            self.take_back(ply, seat)
            return
        level, temper = ai
        if level not in info.levels or temper not in info.tempers:
            raise ValueError("no such duck")
        self.hand_over(ply, seat, level, temper)
