"""What is chosen before a match: the game, its options, who sits where, and the seed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from duckgames.core.options import OptionValue

LONGEST_NAME: Final = 24
"""The characters of the longest name of a person."""


@dataclass(frozen=True)
class Person:
    """A seat played by a person, called `name` and shown as `duck`.

    Without a name the only person of a match is called by the language's word for "you", each of several by the duck.
    """

    name: str
    duck: str


@dataclass(frozen=True)
class Ai:
    """A seat played by an AI of `level` and `temper`, shown as `duck` and called by that duck's name."""

    level: str
    temper: str
    duck: str


Player: TypeAlias = Person | Ai


@dataclass(frozen=True)
class MatchSetup:
    """What is chosen before a match; `take_back` allows undo over revealed secrets, at the price of being practice.

    `seed_typed` tells that a person knows the seed, so that it is no secret.
    """

    game: str
    seats: tuple[Player, ...]
    seed: int
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    take_back: bool = False
    seed_typed: bool = False
