"""What the lessons of Kaczogród have in common: who sits there, where things lie, and the records beside this file."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from types import MappingProxyType
from typing import Final

from duckgames.core.game import Json
from duckgames.core.lesson import recorded
from duckgames.core.options import OptionValue
from duckgames.core.places import Cell, Seat, Slot
from duckgames.core.setup import Ai, MatchSetup, Person
from duckgames.games.kaczogrod.rules import zones

ME: Final = 0
"""The learner."""

RIVAL: Final = 1

_RIVALS: Final = tuple(Ai("easy", "builder", duck) for duck in ("reed", "poppy"))
_BALANCED: Final[Mapping[str, OptionValue]] = MappingProxyType({})


def setup(seed: int, rivals: int = 1, decks: Mapping[str, OptionValue] = _BALANCED) -> MatchSetup:
    """The learner with some ducks and the smallest decks, balanced ones if nothing else is said."""
    return MatchSetup("kaczogrod", (Person("", "pip"), *_RIVALS[:rivals]), seed, {"length": 53, **decks})


def actions(name: str) -> tuple[tuple[Seat, Json], ...]:
    """The record of a lesson; its file has a turn in each line."""
    return recorded(files(__package__).joinpath(f"{name}.json").read_text(encoding="utf-8"))


def stock(card: int) -> tuple[Slot, ...]:
    """A card to begin with, counted from the left."""
    return (Slot(zones.stock(ME), card),)


def hand(*cards: int) -> tuple[Slot, ...]:
    """Cards of the learner, counted from the left."""
    return tuple(Slot(zones.hand(ME), card) for card in cards)


def city(seat: Seat, *cells: Cell) -> tuple[Slot, ...]:
    """Places in the city of `seat`, as column and row; without any the whole city."""
    return tuple(Slot(zones.city(seat), cell) for cell in cells) or (Slot(zones.city(seat)),)


def pile(seat: Seat) -> tuple[Slot, ...]:
    """The discard pile of `seat`."""
    return (Slot(zones.pile(seat)),)
