"""What happens in Duck & Cover beyond cards that move."""

from __future__ import annotations

from dataclasses import dataclass

from duckgames.core.events import Event
from duckgames.core.places import Card, Cell, Seat


@dataclass(frozen=True, kw_only=True)
class CardCalled(Event):
    """The captain called `card`; `effect` is the number it stands for, 13 for maximum (rule 3.8.4)."""

    card: Card
    effect: int


@dataclass(frozen=True, kw_only=True)
class Covered(Event):
    """`seat` put the stack under its `duck` on top of the stack whose top was `over` (rule A1)."""

    seat: Seat
    duck: int
    over: int


@dataclass(frozen=True, kw_only=True)
class Swam(Event):
    """`seat` let its `duck` swim to the free `cell` (rule A3)."""

    seat: Seat
    duck: int
    cell: Cell


@dataclass(frozen=True, kw_only=True)
class Quacked(Event):
    """`seat` had nothing to move for the called number `duck` (rule T3)."""

    seat: Seat
    duck: int


@dataclass(frozen=True, kw_only=True)
class AllQuacked(Event):
    """Nobody had anything to move for the called number `duck`, so its card is discarded (rule T6)."""

    duck: int
