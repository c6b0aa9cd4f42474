"""The groups of cards as numbers, and sets of them as the bits of an int (rulebook, "Card Types")."""

from __future__ import annotations

from typing import Final

GROUPS: Final = (
    "sport", "transport", "culture", "industry", "trade", "special", "fire", "townhall", "health", "police", "event",
)  # fmt: skip
SPORT, TRANSPORT, CULTURE, INDUSTRY, TRADE, SPECIAL, FIRE, TOWN_HALL, HEALTH, POLICE, EVENT = range(len(GROUPS))

OBJECTS: Final = (1 << FIRE) - 1
"""The six types of OBJECTS, SPECIAL among them (ruling E5)."""

TYPED: Final = OBJECTS & ~(1 << SPECIAL)
"""The five types that score in the advanced way (ruling F4), and that an event may make SPECIAL (ruling E9)."""

SERVICES: Final = (1 << EVENT) - 1 & ~OBJECTS
BUILT: Final = OBJECTS | SERVICES
"""What a city is built of."""


def members(mask: int) -> list[int]:
    """The groups of a set, in order."""
    return [group for group in range(len(GROUPS)) if mask >> group & 1]
