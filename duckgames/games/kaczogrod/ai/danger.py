"""What a city would lose with each of its cards: the card, and all that it alone links to a TOWN HALL."""

from __future__ import annotations

from collections.abc import Mapping

from duckgames.games.kaczogrod.rules import city
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
    walk = _Walk(kinds, {kind: worth_of(kind, advanced, kinds) for kind in set(kinds.values())})
    for hall in [*walk.order]:
        for near in (hall - WIDTH, hall - 1, hall + 1, hall + WIDTH):
            if near in kinds and near not in walk.order:
                walk.on(near)
    return walk.found


class _Walk:
    """The walk: `order` tells when each cell was reached, all TOWN HALLS first and at once."""

    def __init__(self, kinds: Mapping[int, int], table: Mapping[int, float]) -> None:
        self.kinds, self.table = kinds, table
        self.order = {cell: 0 for cell, kind in kinds.items() if kind & HALL}
        self.found: dict[int, float] = {}

    def on(self, cell: int) -> tuple[int, float]:
        """How far back the part reached through `cell` is linked, and what it is worth."""
        order, kinds = self.order, self.kinds
        number = low = len(order) + 1
        order[cell] = number
        total = lost = self.table[kinds[cell]]
        for near in (cell - WIDTH, cell - 1, cell + 1, cell + WIDTH):
            if near not in kinds:
                continue
            if near in order:
                low = min(low, order[near])
                continue
            back, worth = self.on(near)
            total += worth
            if back >= number:
                lost += worth
            else:
                low = min(low, back)
        self.found[cell] = lost
        return low, total


def of_seat(state: State, seat: int) -> dict[int, float]:
    """The same for the city of a seat."""
    return losses(city.kinds_of(state, seat), state.advanced)
