"""A deck that is being put together: its cards, how many of each group it has, and what is still wrong with it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from duckgames.games.kaczogrod.rules import decks
from duckgames.games.kaczogrod.rules.cards import BASE, BUILT_IN, Catalogue, Design
from duckgames.games.kaczogrod.rules.decks import READY, Fault

LENGTHS: Final = tuple(sorted({length for _, length in READY}))
"""How long a deck may be."""

Owned: TypeAlias = Callable[[str], int]
"""How many cards of a design, by its id, a person can put into decks."""


def everything(design: str) -> int:
    """One of each: what a person owns who plays without a collection (ruling A13)."""
    return 1


def suggested(length: int) -> Mapping[int, int]:
    """How many cards of each group a deck of this length should have: what the balanced one has."""
    return Counter(BASE.groups[number] for number in READY["balanced", length])


@dataclass(frozen=True)
class Draft:
    """The cards of a deck by id, in the order of the set, and how many it is to have; every change makes another one.

    An id may be one that no catalogue knows, as of a card whose file is gone: a deck never loses it by itself.
    """

    length: int
    cards: tuple[str, ...] = ()

    def with_card(self, design: str, known: Catalogue = BASE) -> Draft:
        """With this design too."""
        return self if design in self.cards else replace(self, cards=ordered((*self.cards, design), known))

    def without(self, design: str) -> Draft:
        """Without this design."""
        return replace(self, cards=tuple(card for card in self.cards if card != design))

    def of_length(self, length: int) -> Draft:
        """The same cards for a deck of another length."""
        return replace(self, length=length)

    def counts(self, known: Catalogue = BASE) -> Mapping[int, int]:
        """How many cards of each group there are."""
        return Counter(known.groups[known.numbers[card]] for card in self.cards if card in known.numbers)

    def designs(self, known: Catalogue = BASE) -> tuple[Design, ...]:
        """What is known of its cards, in order."""
        return tuple(known.designs[known.numbers[card] - 1] for card in self.cards if card in known.numbers)

    def strangers(self, known: Catalogue = BASE) -> tuple[str, ...]:
        """The ids that this catalogue does not know."""
        return tuple(card for card in self.cards if card not in known.numbers)

    def faults(self, known: Catalogue = BASE, owned: Owned = everything) -> list[Fault]:
        """Why no match takes this deck; none if it does.

        Beside the codes of the rules there are `stranger`, the number of cards that are not there, and `not_owned` with
        the numbers of the cards that the person lacks.
        """
        strangers = self.strangers(known)
        numbers = [known.numbers[card] for card in self.cards if card in known.numbers]
        found = [Fault("stranger", (len(strangers),))] if strangers else []
        lacking = tuple(number for number in numbers if not owned(known.ids[number]))
        if lacking:
            found.append(Fault("not_owned", lacking))
        return found + decks.faults(numbers, self.length, known)

    def option(self, known: Catalogue = BASE) -> str:
        """The value of the option of a seat that plays with this deck: numbers, and ids of cards that have none."""
        return " ".join(str(design.number) if _in_set(design) else design.id for design in self.designs(known))

    def extra(self, known: Catalogue = BASE) -> tuple[str, ...]:
        """The ids of its cards from the user's folder, whose rows must go into the match."""
        return tuple(design.id for design in self.designs(known) if not _in_set(design))


def ordered(cards: Iterable[str], known: Catalogue = BASE) -> tuple[str, ...]:
    """The ids in the order of the set, each once, with unknown ones at the end."""
    return tuple(sorted(set(cards), key=lambda card: (known.numbers.get(card, len(known.ids)), card)))


def ready(name: str, length: int) -> Draft:
    """A ready deck."""
    return Draft(length, tuple(BASE.ids[number] for number in sorted(READY[name, length])))


def _in_set(design: Design) -> bool:
    return design.number <= BUILT_IN
