"""A seat's own pond as an AI thinks of it: which number shows in which cell."""

from __future__ import annotations

from dataclasses import dataclass

from duckgames.core.places import Cell, Seat
from duckgames.games.duck_and_cover.rules.actions import Action, Cover
from duckgames.games.duck_and_cover.rules.cards import DUCKS, SPLASH
from duckgames.games.duck_and_cover.rules.observation import Observation
from duckgames.games.duck_and_cover.rules.state import PER_SEAT, unpack


@dataclass(frozen=True)
class Pond:
    """The number that shows in each occupied cell."""

    shows: dict[Cell, int]

    @classmethod
    def of(cls, seen: Observation, seat: Seat) -> Pond:
        """The pond of `seat`."""
        where = seen.where[PER_SEAT * seat : PER_SEAT * (seat + 1)]
        return cls({unpack(where[number]): number for number in DUCKS if where[number]})

    def after(self, action: Action) -> Pond:
        """The pond once `action` is done."""
        shows = {cell: number for cell, number in self.shows.items() if number != action.duck}
        shows[action.cell] = action.duck
        return Pond(shows)

    def contacts(self, cell: Cell) -> int:
        """How many stacks are beside `cell`."""
        return sum(near in self.shows for near in _beside(cell))

    def alone(self) -> list[int]:
        """The numbers that show beside no other."""
        return [number for cell, number in self.shows.items() if not self.contacts(cell)]

    def groups(self) -> int:
        """Into how many separate groups the stacks fall."""
        apart = set(self.shows)
        groups = 0
        while apart:
            groups += 1
            reached = [apart.pop()]
            for cell in reached:
                near = apart.intersection(_beside(cell))
                apart -= near
                reached += near
        return groups

    def points(self) -> int:
        """What the pond scores as it is (rules E4, E5)."""
        splash = sum(SPLASH[number] for number in self.shows.values())
        return splash if len(self.shows) > 1 else -splash


def finishes(pond: Pond, action: Action) -> bool:
    """Whether `action` leaves one stack, which ends the round."""
    return isinstance(action, Cover) and len(pond.shows) == 2


def _beside(cell: Cell) -> tuple[Cell, Cell, Cell, Cell]:
    column, row = cell
    return (column, row - 1), (column - 1, row), (column + 1, row), (column, row + 1)
