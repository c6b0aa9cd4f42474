"""The smallest words of the table: seats, cards, zones, slots and counters."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeAlias

Seat: TypeAlias = int
"""A player's index at the table, 0 for the first."""

Cell: TypeAlias = tuple[int, int]
"""A cell of a grid as (column, row); the plane has no bounds, so both may be negative."""


def counted(cell: Cell, field: Iterable[Cell]) -> Cell:
    """Column and row of `cell` as people count them: 1 is the edge of free places round the cells of `field`."""
    columns, rows = zip(*field, strict=True)
    return cell[0] - min(columns) + 2, cell[1] - min(rows) + 2


@dataclass(frozen=True, slots=True)
class Card:
    """A card with a face one sees: its kind (`"duck"`, `"captain"`) and its id among that kind (`"7"`, `"max"`)."""

    kind: str
    id: str


@dataclass(frozen=True, slots=True)
class Zone:
    """A pile, hand or grid, of a seat or, with `seat` None, of the table.

    In a `hand` only its own seat may know which place a card has: a sorted hand's places tell faces. To all others it
    shows as many backs, even where they remember a card in it.
    """

    name: str
    seat: Seat | None = None
    hand: bool = False


@dataclass(frozen=True, slots=True)
class Slot:
    """A position in a zone: a cell of a grid, an index from the bottom, or neither.

    Neither means the top of a pile, or a card of a hand whose place the viewer may not know.
    """

    zone: Zone
    at: Cell | int | None = None


POINTS = "points"


@dataclass(frozen=True, slots=True)
class Counter:
    """A number on the table that is no card, as coins, of a seat or, with `seat` None, of the table.

    What a seat has scored so far is called `POINTS`, if the game counts it before the end: then the window tells it.
    """

    name: str
    seat: Seat | None = None
