"""A deck mixed at random: as many cards of each group as are suggested, and which ones by chance."""

from __future__ import annotations

from duckgames.core.rng import Rng
from duckgames.games.kaczogrod.decks.draft import Draft, Owned, everything, ordered, suggested
from duckgames.games.kaczogrod.rules.cards import BASE, Catalogue
from duckgames.games.kaczogrod.rules.groups import GROUPS


def mixed(length: int, rng: Rng, known: Catalogue = BASE, owned: Owned = everything) -> Draft:
    """A deck of this length; where a group has too few cards, any others fill it up as far as there are some."""
    cards: list[str] = []
    spare: list[str] = []
    for group in range(len(GROUPS)):
        wanted = suggested(length)[group]
        there = [design.id for design in known.designs if design.group == group and owned(design.id)]
        rng.shuffle(there)
        cards += there[:wanted]
        spare += there[wanted:]
    rng.shuffle(spare)
    return Draft(length, ordered([*cards, *spare[: length - len(cards)]], known))
