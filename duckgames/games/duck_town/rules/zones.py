"""The zones of the table of Duck Town, and its counters."""

from __future__ import annotations

from typing import Final

from duckgames.core.places import Counter, Seat, Zone

DECK: Final = Zone("deck")
"""The building cards, face down; what is returned goes to the bottom."""

FALLEN: Final = Zone("fallen")
"""A building knocked down while it may still be saved (power of the Fossil Garden)."""

SUPPLY: Final = Zone("supply")
"""The role cards between two rounds; empty whenever a choice is owed."""

FACE_UP: Final = Zone("face_up")
FACE_DOWN: Final = Zone("face_down")
"""The roles set aside."""

CALLS: Final = Zone("calls")
"""The strip of called roles: no cards lie there, but `Slot(CALLS, role)` is where a role is named."""

CROWN: Final = Counter("crown")
"""Whose seat has the crown."""

ROUND: Final = Counter("round")


def hand(seat: Seat) -> Zone:
    """The building cards in the hand of `seat`."""
    return Zone("hand", seat, hand=True)


def looked(seat: Seat) -> Zone:
    """The cards `seat` looks at, to keep one."""
    return Zone("looked", seat, hand=True)


def tray(seat: Seat) -> Zone:
    """The cards `seat` has chosen to exchange, the one that goes under the deck first at index 0."""
    return Zone("tray", seat, hand=True)


def town(seat: Seat) -> Zone:
    """The buildings of `seat`, the oldest at index 0."""
    return Zone("town", seat)


def pile(seat: Seat) -> Zone:
    """The roles that `seat` has in hand to pick from."""
    return Zone("pile", seat, hand=True)


def secret(seat: Seat) -> Zone:
    """The roles that `seat` has picked and not yet shown."""
    return Zone("secret", seat, hand=True)


def shown(seat: Seat) -> Zone:
    """The roles that `seat` has shown in this round."""
    return Zone("shown", seat)


def coins(seat: Seat) -> Counter:
    """The purse of `seat`."""
    return Counter("coins", seat)
