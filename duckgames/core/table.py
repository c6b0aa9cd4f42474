"""Where cards lie: cards, zones, slots, the table a viewer sees, and how events change it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from duckgames.core.events import CardMoved, CardTurned, CounterChanged, Event, ZoneShuffled
from duckgames.core.places import Card, Cell, Counter, Seat, Slot, Zone

Stack: TypeAlias = tuple[Card | None, ...]
"""Cards from the bottom to the top; `None` is a card whose face the viewer does not see."""

WHOLE: Cell | None = None
"""The only cell of a pile or hand."""


@dataclass(frozen=True)
class Table:
    """What lies where, as one viewer sees it.

    `zones` maps each zone to its cells, and each cell that holds cards to its stack. A pile or hand has the single
    cell `WHOLE`; a zone without cards maps to an empty mapping. `counters` are the numbers on the table that are no
    cards. Two tables are equal if they show the same.
    """

    zones: Mapping[Zone, Mapping[Cell | None, Stack]] = field(default_factory=dict)
    counters: Mapping[Counter, int] = field(default_factory=dict)

    def stack(self, slot: Slot) -> Stack:
        """The cards at `slot`'s cell, or in its pile, from the bottom; empty if there are none."""
        return self.zones.get(slot.zone, {}).get(_cell(slot), ())

    def size(self, zone: Zone) -> int:
        """How many cards lie in `zone`."""
        return sum(len(stack) for stack in self.zones.get(zone, {}).values())


def fold(table: Table, events: Iterable[Event]) -> Table:
    """The table after `events`, which must be filtered for the same viewer as `table`.

    Raises `KeyError` for a zone the table does not have, and `ValueError` for cards that are not where an event
    takes them from; both mean that the events do not belong to the table.
    """
    zones = {zone: dict(cells) for zone, cells in table.zones.items()}
    counters = dict(table.counters)
    for event in events:
        if isinstance(event, CardMoved):
            _move(zones, event)
        elif isinstance(event, CardTurned):
            _turn(zones, event)
        elif isinstance(event, ZoneShuffled):
            cells = zones[event.zone]
            zones[event.zone] = {cell: (None,) * len(stack) for cell, stack in cells.items()}
        elif isinstance(event, CounterChanged):
            counters[event.counter] = event.value
    return Table(zones, counters)


def _cell(slot: Slot) -> Cell | None:
    return slot.at if isinstance(slot.at, tuple) else WHOLE


def _move(zones: dict[Zone, dict[Cell | None, Stack]], event: CardMoved) -> None:
    source, target = event.source, event.target
    stack = zones[source.zone].get(_cell(source), ())
    if len(stack) < event.count:
        raise ValueError(f"{event} takes {event.count} of {len(stack)} cards")
    start = source.at if isinstance(source.at, int) else len(stack) - event.count
    moved = stack[start : start + event.count]
    if event.card is not None:
        moved = (*moved[:-1], event.card)
    _put(zones[source.zone], _cell(source), stack[:start] + stack[start + event.count :])
    below = zones[target.zone].get(_cell(target), ())
    index = target.at if isinstance(target.at, int) else len(below)
    _put(zones[target.zone], _cell(target), below[:index] + moved + below[index:])


def _turn(zones: dict[Zone, dict[Cell | None, Stack]], event: CardTurned) -> None:
    cells = zones[event.slot.zone]
    stack = cells[_cell(event.slot)]
    index = event.slot.at if isinstance(event.slot.at, int) else len(stack) - 1
    cells[_cell(event.slot)] = (*stack[:index], event.card, *stack[index + 1 :])


def _put(cells: dict[Cell | None, Stack], cell: Cell | None, stack: Stack) -> None:
    if stack:
        cells[cell] = stack
    else:
        cells.pop(cell, None)


__all__ = ["WHOLE", "Card", "Cell", "Counter", "Seat", "Slot", "Stack", "Table", "Zone", "fold"]
