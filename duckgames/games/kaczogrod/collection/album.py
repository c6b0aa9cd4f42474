"""What a person and the ducks have collected; every change makes another collection."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from duckgames.games.kaczogrod.rules.cards import DESIGNS

ISSUES: Final = 5
ISSUE: Final = 32
"""How many cards come with an issue."""

ALBUM: Final = tuple(design.id for design in DESIGNS)
"""The places of the album in their order; cards of a user's own have none."""

PLACES: Final = frozenset(ALBUM)

Counts: TypeAlias = Mapping[str, int]
"""How many cards there are of each design, by its id; designs without cards are left out."""


@dataclass(frozen=True)
class Collector:
    """A duck that collects too, and has all five issues."""

    duck: str
    cards: Counts

    @property
    def lacking(self) -> tuple[str, ...]:
        """What is missing in its album."""
        return tuple(design for design in ALBUM if design not in self.cards)

    @property
    def doubles(self) -> tuple[str, ...]:
        """What it has more than once."""
        return doubles(self.cards)


@dataclass(frozen=True)
class Opened:
    """What came with an issue, in order, and which of it is new in the album."""

    number: int
    cards: tuple[str, ...]
    new: frozenset[str]


@dataclass(frozen=True)
class Collection:
    """The five issues of a person, how many of them are open, the cards at hand, and the ducks to swap with."""

    issues: tuple[tuple[str, ...], ...]
    opened: int
    cards: Counts
    collectors: tuple[Collector, ...]

    def owned(self, design: str) -> int:
        """How many cards of a design there are."""
        return self.cards.get(design, 0)

    @property
    def found(self) -> int:
        """How many places of the album are filled."""
        return len(self.cards)

    @property
    def missing(self) -> tuple[str, ...]:
        """What is not in the album yet."""
        return tuple(design for design in ALBUM if design not in self.cards)

    @property
    def doubles(self) -> tuple[str, ...]:
        """What there is more than once."""
        return doubles(self.cards)

    @property
    def complete(self) -> bool:
        """Whether the album is full."""
        return self.found == len(ALBUM)

    def coming(self, design: str) -> bool:
        """Whether a design is in an issue that is still closed."""
        return any(design in issue for issue in self.issues[self.opened :])

    def open_next(self) -> tuple[Collection, Opened]:
        """Opens the next issue; there must be one."""
        issue = self.issues[self.opened]
        new = frozenset(design for design in issue if design not in self.cards)
        cards = dict(self.cards)
        for design in issue:
            cards[design] = cards.get(design, 0) + 1
        after = replace(self, opened=self.opened + 1, cards=cards)
        return after, Opened(after.opened, issue, new)


def doubles(cards: Counts) -> tuple[str, ...]:
    """What there is more than once, in the order of the album."""
    return tuple(design for design in ALBUM if cards.get(design, 0) > 1)


def exchanged(cards: Counts, given: str, taken: str) -> Counts:
    """The cards after one was given for another."""
    after = dict(cards)
    after[taken] = after.get(taken, 0) + 1
    after[given] -= 1
    if not after[given]:
        del after[given]
    return after
