"""Cities on the table: laying and taking cards, what is free for whom, and districts (sections 5A, B and D).

`lay` is called in every other decision of a search. So the free cells of each city are kept up to date with the groups
that touch them, and whether a card may lie somewhere is one AND.
"""

from __future__ import annotations

from bisect import bisect_left, insort
from collections.abc import Collection, Mapping
from typing import Final

from duckgames.core.places import Seat
from duckgames.games.kaczogrod.rules import rulings
from duckgames.games.kaczogrod.rules.grid import BITS, CARD, FARTHEST, SIDES, WIDTH, card_at, distance, home
from duckgames.games.kaczogrod.rules.groups import BUILT, SPECIAL, TOWN_HALL
from duckgames.games.kaczogrod.rules.state import State

HALL: Final = 1 << TOWN_HALL
_FOUNDING: Final = BUILT & ~HALL


def kinds_of(state: State, seat: Seat) -> dict[int, int]:
    """The groups of the card in each cell of a city, in order; more than one only under ruling E10."""
    groups = state.groups
    kinds = {entry >> BITS: 1 << groups[entry & CARD] for entry in state.cities[seat]}
    for cell, _, _ in state.tops[seat]:
        kinds[cell] = 1 << SPECIAL | (kinds[cell] if rulings.CONVERTED_KEEPS_ITS_TYPE else 0)
    return kinds


def count(state: State, seat: Seat, group: int) -> int:
    """How many cards of a group a city has, in all its districts (ruling E24)."""
    return sum(kinds >> group & 1 for kinds in kinds_of(state, seat).values())


def lay(state: State, seat: Seat, cell: int, card: int, kinds: int = 0) -> None:
    """Lays a card of the groups `kinds` (0: its own) in a free cell."""
    cities, frees = state.cities, state.free
    city, free = cities[seat], frees[seat]
    insort(city, cell << BITS | card)
    if len(city) == 1 or rulings.RIVALS_GIVE_PLACES or rulings.RIVALS_ARE_NEIGHBOURS or not rulings.ONE_TABLE:
        rebuild(state)
        return
    del free[bisect_left(free, cell << BITS)]
    kinds = kinds or 1 << state.groups[card]
    for near in (cell - WIDTH, cell - 1, cell + 1, cell + WIDTH):
        key = near << BITS
        index = bisect_left(free, key)
        if index < len(free) and free[index] >> BITS == near:
            free[index] |= kinds
        else:
            for other in cities:
                at = bisect_left(other, key)
                if at < len(other) and other[at] >> BITS == near:
                    break
            else:
                free.insert(index, key | kinds)
    for other_seat, free in enumerate(frees):
        index = bisect_left(free, cell << BITS)
        if index < len(free) and free[index] >> BITS == cell and other_seat != seat:
            del free[index]
            if not cities[other_seat]:
                rebuild(state)


def lift(state: State, seat: Seat, cell: int) -> int:
    """Takes the card in `cell` out of its city, and says which it was; what is free follows with `vacate`."""
    city = state.cities[seat]
    entry = city.pop(bisect_left(city, cell << BITS))
    return entry & CARD


def vacate(state: State, seat: Seat, cells: Collection[int]) -> None:
    """Brings what is free up to date after cards of `seat` left these cells, or were made SPECIAL in them."""
    plain = rulings.ONE_TABLE and not (rulings.RIVALS_GIVE_PLACES or rulings.RIVALS_ARE_NEIGHBOURS)
    if not plain or not all(state.cities):
        rebuild(state)
        return
    kinds = kinds_of(state, seat)
    for cell in cells:
        for near in (cell, *(cell + side for side in SIDES)):
            _refresh(state, seat, near, kinds)
        for other in range(state.seats):
            if other != seat and any(card_at(state.cities[other], cell + side) for side in SIDES):
                _refresh(state, other, cell, kinds_of(state, other))


def _refresh(state: State, seat: Seat, cell: int, kinds: Mapping[int, int]) -> None:
    """Works out anew whether `cell` is free for a city of these `kinds`, and for what."""
    free = state.free[seat]
    index = bisect_left(free, cell << BITS)
    if index < len(free) and free[index] >> BITS == cell:
        del free[index]
    near = 0
    for side in SIDES:
        near |= kinds.get(cell + side, 0)
    if near and not any(card_at(city, cell) for city in state.cities):
        free.insert(index, cell << BITS | near)


def rebuild(state: State) -> None:
    """Works out what is free in all cities."""
    kinds = [kinds_of(state, seat) for seat in range(state.seats)]
    for seat in range(state.seats):
        taken = {cell for other, cells in enumerate(kinds) if rulings.ONE_TABLE or other == seat for cell in cells}
        state.free[seat] = _free(state, seat, kinds, taken) if kinds[seat] else _nearest(state, seat, taken)


def _free(state: State, seat: Seat, kinds: list[dict[int, int]], taken: Collection[int]) -> list[int]:
    reach: dict[int, int] = {}
    touching: dict[int, int] = {}
    for other, cells in enumerate(kinds):
        gives = other == seat or rulings.RIVALS_GIVE_PLACES
        counts = other == seat or rulings.RIVALS_ARE_NEIGHBOURS
        for cell, groups in cells.items():
            for side in SIDES:
                near = cell + side
                if near not in taken:
                    touching[near] = touching.get(near, 0) | (groups if counts else 0)
                    if gives:
                        reach[near] = 0
    return [cell << BITS | touching[cell] for cell in sorted(reach)]


def _nearest(state: State, seat: Seat, taken: Collection[int]) -> list[int]:
    """Where a city that was lost begins again, with a TOWN HALL: as near to its home as can be (ruling B11)."""
    start = home(seat, state.homes)
    ring = {start}
    while not (found := [cell for cell in sorted(ring) if cell not in taken]):
        ring = {cell + side for cell in ring for side in SIDES if distance(cell + side, start) > distance(cell, start)}
    return [cell << BITS | _FOUNDING for cell in found]


def districts(cells: Collection[int]) -> list[list[int]]:
    """The connected parts of a city, each in ascending order, by their first cells (ruling D1)."""
    left = set(cells)
    parts = []
    for cell in sorted(cells):
        if cell in left:
            left.remove(cell)
            part = [cell]
            for each in part:
                for side in SIDES:
                    if each + side in left:
                        left.remove(each + side)
                        part.append(each + side)
            parts.append(sorted(part))
    return parts


def cut_off(kinds: Mapping[int, int], gone: Collection[int] = ()) -> list[int]:
    """The cells of districts without a TOWN HALL, once the cards in the cells `gone` have left."""
    cells = [cell for cell in kinds if cell not in gone]
    return [cell for part in districts(cells) if not any(kinds[each] & HALL for each in part) for cell in part]


def in_reach(cell: int) -> bool:
    """Whether a card may lie in `cell` at all."""
    return distance(cell, home(0, 0)) <= 2 * FARTHEST
