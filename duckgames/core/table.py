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
        _happen(zones, counters, event)
    return Table(zones, counters)


def reveals(table: Table, events: Iterable[Event]) -> bool:
    """Whether any of `events` shows a face that the table, as it is by then, hides; both as for `fold`."""
    zones = {zone: dict(cells) for zone, cells in table.zones.items()}
    for event in events:
        if isinstance(event, CardMoved) and event.card is not None:
            stack = zones[event.source.zone].get(_cell(event.source), ())
            if stack[_bottom(event, stack) + event.count - 1] is None:
                return True
        if isinstance(event, CardTurned) and event.card is not None:
            stack = zones[event.slot.zone].get(_cell(event.slot), ())
            if stack[_index(event.slot, stack)] is None:
                return True
        _happen(zones, {}, event)
    return False


def _cell(slot: Slot) -> Cell | None:
    return slot.at if isinstance(slot.at, tuple) else WHOLE


def _happen(zones: dict[Zone, dict[Cell | None, Stack]], counters: dict[Counter, int], event: Event) -> None:
    if isinstance(event, CardMoved):
        _move(zones, event)
    elif isinstance(event, CardTurned):
        _turn(zones, event)
    elif isinstance(event, ZoneShuffled):
        cells = zones[event.zone]
        zones[event.zone] = {cell: (None,) * len(stack) for cell, stack in cells.items()}
    elif isinstance(event, CounterChanged):
        counters[event.counter] = event.value


def _move(zones: dict[Zone, dict[Cell | None, Stack]], event: CardMoved) -> None:
    source, target = event.source, event.target
    stack = zones[source.zone].get(_cell(source), ())
    start = _bottom(event, stack)
    moved = stack[start : start + event.count]
    if event.card is not None:
        moved = (*moved[:-1], event.card)
    if target.zone.hand and target.at is None:
        moved = (None,) * event.count
    _put(zones[source.zone], _cell(source), stack[:start] + stack[start + event.count :])
    below = zones[target.zone].get(_cell(target), ())
    index = target.at if isinstance(target.at, int) else len(below)
    _put(zones[target.zone], _cell(target), below[:index] + moved + below[index:])


def _bottom(event: CardMoved, stack: Stack) -> int:
    """The index in `stack`, the source of `event`, of the lowest card that moves."""
    start = event.source.at if isinstance(event.source.at, int) else len(stack) - event.count
    if not 0 <= start <= len(stack) - event.count:
        raise ValueError(f"{event} takes cards that {stack} does not have")
    return start


def _turn(zones: dict[Zone, dict[Cell | None, Stack]], event: CardTurned) -> None:
    cells = zones[event.slot.zone]
    stack = cells.get(_cell(event.slot), ())
    index = _index(event.slot, stack)
    cells[_cell(event.slot)] = (*stack[:index], event.card, *stack[index + 1 :])


def _index(slot: Slot, stack: Stack) -> int:
    """The index in `stack`, which lies at `slot`, of the card meant by it."""
    index = slot.at if isinstance(slot.at, int) else len(stack) - 1
    if not 0 <= index < len(stack):
        raise ValueError(f"no card at {slot}")
    return index


def _put(cells: dict[Cell | None, Stack], cell: Cell | None, stack: Stack) -> None:
    if stack:
        cells[cell] = stack
    else:
        cells.pop(cell, None)


__all__ = ["WHOLE", "Card", "Cell", "Counter", "Seat", "Slot", "Stack", "Table", "Zone", "fold", "reveals"]
