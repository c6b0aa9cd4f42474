"""What a city would lose with each of its cards: the card, and all that it alone links to a TOWN HALL."""

from __future__ import annotations

from collections.abc import Mapping

from duckgames.games.kaczogrod.rules.city import HALL
from duckgames.games.kaczogrod.rules.grid import WIDTH
from duckgames.games.kaczogrod.rules.groups import FIRE, HEALTH, OBJECTS, POLICE, SPECIAL, TYPED
from duckgames.games.kaczogrod.rules.state import State

SPECIAL_BIT = 1 << SPECIAL
GUARDS = 1 << FIRE | 1 << POLICE | 1 << HEALTH
_THING = 0.14
_SERVICE = 0.12
_TYPE = 0.9


def worth_of(kind: int, advanced: bool, kinds: Mapping[int, int]) -> float:
    """What a card that stands in a city is worth there, in SPECIALS."""
    if kind & SPECIAL_BIT:
        return 1.0
    if not kind & OBJECTS:
        return _SERVICE
    if advanced and kind & TYPED:
        return _THING + _TYPE / sum(1 for each in kinds.values() if each == kind)
    return _THING


def losses(kinds: Mapping[int, int], advanced: bool) -> dict[int, float]:
    """For each cell the worth that leaves if its card does; cells that no TOWN HALL holds are left out.

    One walk through the city from all TOWN HALLS at once: a card alone links those from which the walk finds no other
    way back past it.
    """
    table = {kind: worth_of(kind, advanced, kinds) for kind in set(kinds.values())}
    found: dict[int, float] = {}
    order = {cell: 0 for cell, kind in kinds.items() if kind & HALL}
    get = kinds.get

    def walk(cell: int) -> tuple[int, float]:
        """How far back the part reached through `cell` is linked, and what it is worth."""
        number = low = len(order) + 1
        order[cell] = number
        total = lost = table[kinds[cell]]
        for near in (cell - WIDTH, cell - 1, cell + 1, cell + WIDTH):
            if not get(near):
                continue
            seen = order.get(near)
            if seen is not None:
                if seen < low:
                    low = seen
                continue
            back, worth = walk(near)
            total += worth
            if back >= number:
                lost += worth
            elif back < low:
                low = back
        found[cell] = lost
        return low, total

    for hall in [*order]:
        for near in (hall - WIDTH, hall - 1, hall + 1, hall + WIDTH):
            if get(near) and near not in order:
                walk(near)
    return found


def of_seat(state: State, seat: int) -> dict[int, float]:
    """The same for the city of a seat."""
    kinds = state.kinds
    return losses({entry >> 10: kinds[entry & 1023] for entry in state.cities[seat]}, state.advanced)
