"""What the lessons of Duck Town have in common: who sits there, where things lie, and the records beside this file."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from duckgames.core.game import Json
from duckgames.core.lesson import recorded
from duckgames.core.places import Seat, Slot
from duckgames.core.setup import Ai, MatchSetup, Person
from duckgames.games.duck_town.rules import zones

ME: Final = 0
"""The learner."""

_RIVALS: Final = tuple(Ai("easy", "builder", duck) for duck in ("reed", "poppy", "toffee"))


def setup(seed: int) -> MatchSetup:
    """The learner with three ducks."""
    return MatchSetup("duck_town", (Person("", "pip"), *_RIVALS), seed)


def actions(name: str) -> tuple[tuple[Seat, Json], ...]:
    """The record of a lesson; its file has a turn in each line."""
    return recorded(files(__package__).joinpath(f"{name}.json").read_text(encoding="utf-8"))


def called(*roles: int) -> tuple[Slot, ...]:
    """Where these roles stand on the strip."""
    return tuple(Slot(zones.CALLS, role) for role in roles)


def hand(*cards: int) -> tuple[Slot, ...]:
    """Cards of the learner, counted from the left."""
    return tuple(Slot(zones.hand(ME), card) for card in cards)


def town(seat: Seat, *buildings: int) -> tuple[Slot, ...]:
    """Places in the town of `seat`, the oldest building first."""
    return tuple(Slot(zones.town(seat), building) for building in buildings)


def to_pick(place: int) -> tuple[Slot, ...]:
    """A role of those to pick from, and where it goes."""
    return Slot(zones.pile(ME), place), Slot(zones.secret(ME))
