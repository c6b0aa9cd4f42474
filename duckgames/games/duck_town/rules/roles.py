"""The eight roles with their numbers (rules 3.1, 3.6)."""

from __future__ import annotations

from typing import Final

from duckgames.core.places import Card
from duckgames.games.duck_town.rules.cards import BLUE, COLOUR_MASK, GOLD, GREEN, RED

FOX, MAGPIE, OWL, SWAN, HERON, GOOSE, BEAVER, BADGER = range(1, 9)
ROLES: Final = range(FOX, BADGER + 1)
NOBODY: Final = 0
"""In place of a role that is named: none."""

ALL: Final = sum(1 << role for role in ROLES)
"""All roles as a set: bit r stands for role r."""

ROLE_IDS: Final = ("", "fox", "magpie", "owl", "swan", "heron", "goose", "beaver", "badger")
"""The id of each role; index 0 is none."""

COLLECTS: Final = (0, 0, 0, 0, COLOUR_MASK[GOLD], COLOUR_MASK[BLUE], COLOUR_MASK[GREEN], 0, COLOUR_MASK[RED])
"""The buildings that pay each role, as a set of kinds (rule T6)."""

_CARDS: Final = tuple(Card("role", role_id) for role_id in ROLE_IDS)


def role_card(role: int) -> Card:
    """The card of `role`, 1 to 8."""
    return _CARDS[role]


MEMBERS: Final = tuple(tuple(role for role in ROLES if roles >> role & 1) for roles in range(ALL + 1))
"""The roles of every set in their order."""


def members(roles: int) -> list[int]:
    """The roles of a set in their order."""
    return list(MEMBERS[roles])
