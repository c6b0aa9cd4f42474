"""The zones of the table of Duck & Cover."""

from __future__ import annotations

from duckgames.core.places import Seat, Zone

DECK = Zone("deck")
CALLED = Zone("called")
PILE = Zone("pile")
DISCARDS = Zone("discards")
REMOVED = Zone("removed")


def pond(seat: Seat) -> Zone:
    """The grid of `seat`."""
    return Zone("pond", seat)


def box(seat: Seat) -> Zone:
    """Where the duck cards of `seat` lie between two rounds; empty whenever a choice is owed."""
    return Zone("box", seat)
