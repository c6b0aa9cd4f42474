"""The table's cells as ints (ruling B1): a cell's neighbours are a step away, and a city is a sorted list.

A match moves less than 400 cells away from the origin: 80 cards a deck, at most some three placed by each.
"""

from __future__ import annotations

from bisect import bisect_left
from typing import Final

from duckgames.core.places import Cell, Seat

BITS: Final = 10
WIDTH: Final = 1 << BITS
_MIDDLE: Final = WIDTH // 2
FACE: Final = (1 << BITS) - 1
"""What masks the face out of an entry of a city, which is `cell << BITS | face`."""

CARD: Final = (1 << BITS - 1) - 1
"""What masks the card out of a face, which is the card, with `MADE_SPECIAL` where an event lies on it."""

MADE_SPECIAL: Final = CARD + 1

FARTHEST: Final = 400
SIDES: Final = (-WIDTH, 1, WIDTH, -1)
"""The steps to the neighbours: above, right, below, left."""


def cell_at(column: int, row: int) -> int:
    """The cell of a column and a row; row 0 is above row 1."""
    return (row + _MIDDLE) * WIDTH + column + _MIDDLE


def place_of(cell: int) -> Cell:
    """Column and row of a cell."""
    return cell % WIDTH - _MIDDLE, cell // WIDTH - _MIDDLE


def distance(one: int, other: int) -> int:
    """How many side steps lie between two cells."""
    (column, row), (column2, row2) = place_of(one), place_of(other)
    return abs(column - column2) + abs(row - row2)


def home(seat: Seat, side: int) -> int:
    """The home cell of a seat: the corners of a square with this side, clockwise (ruling B3)."""
    return cell_at(side if seat in (1, 2) else 0, side if seat >= 2 else 0)


def card_at(city: list[int], cell: int) -> int:
    """The card that a city has in `cell`, or 0."""
    index = bisect_left(city, cell << BITS)
    return city[index] & CARD if index < len(city) and city[index] >> BITS == cell else 0
