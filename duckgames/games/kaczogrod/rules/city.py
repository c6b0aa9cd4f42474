"""Cities on the table: laying and taking cards, what is free for whom, and districts (sections 5A, B and D).

`lay` is called in every other decision of a search. So the free cells of each city are kept up to date with the groups
that touch them, and whether a card may lie somewhere is one AND.
"""

from __future__ import annotations

from bisect import bisect_left, insort
from collections.abc import Collection, Mapping, Sequence
from typing import Final, Protocol

from duckgames.core.places import Seat
from duckgames.games.kaczogrod.rules import rulings
from duckgames.games.kaczogrod.rules.grid import BITS, CARD, FACE, MADE_SPECIAL, SIDES, WIDTH, card_at, distance, home
from duckgames.games.kaczogrod.rules.groups import BUILT, TOWN_HALL
from duckgames.games.kaczogrod.rules.state import State

HALL: Final = 1 << TOWN_HALL
_ROW: Final = WIDTH << BITS
_FOUNDING: Final = BUILT & ~HALL
_RING: Final = (-WIDTH, 1 - WIDTH, 1, 1 + WIDTH, WIDTH, WIDTH - 1, -1, -1 - WIDTH)
"""The steps to the eight cells around one, clockwise from the one above."""


class Cities(Protocol):
    """What lies in cities, public in every state and observation."""

    @property
    def kinds(self) -> Sequence[int]: ...
    @property
    def cities(self) -> Sequence[Sequence[int]]: ...


def kinds_of(state: Cities, seat: Seat) -> dict[int, int]:
    """The groups of the card in each cell of a city, in order; more than one only under ruling E10."""
    kinds = state.kinds
    return {entry >> BITS: kinds[entry & FACE] for entry in state.cities[seat]}


def count(state: Cities, seat: Seat, group: int) -> int:
    """How many cards of a group a city has, in all its districts (ruling E24)."""
    kinds = state.kinds
    return len([1 for entry in state.cities[seat] if kinds[entry & FACE] >> group & 1])


def lay(state: State, seat: Seat, cell: int, face: int) -> None:
    """Lays a face in a free cell."""
    city, free = state.cities[seat], state.free[seat]
    insort(city, cell << BITS | face)
    if len(city) == 1 or rulings.RIVALS_GIVE_PLACES or rulings.RIVALS_ARE_NEIGHBOURS or not rulings.ONE_TABLE:
        rebuild(state)
        return
    base = cell << BITS
    del free[bisect_left(free, base)]
    met = _close(state, seat, base)
    kinds = state.kinds[face]
    for key in (base - _ROW, base - WIDTH, base + WIDTH, base + _ROW):
        index = bisect_left(free, key)
        # The first entry that is not less is that of the cell itself, if there is one.
        if index < len(free) and free[index] - key < WIDTH:
            free[index] |= kinds
            continue
        at = bisect_left(city, key)
        if at < len(city) and city[at] - key < WIDTH:
            continue
        # Where no rival's free cell was taken, none of its cards is near.
        if not met or not any(card_at(cards, key >> BITS) for cards in state.cities):
            free.insert(index, key | kinds)


def _close(state: State, seat: Seat, base: int) -> bool:
    """A cell that `seat` took is free for nobody else; whether it was."""
    met = False
    for other, free in enumerate(state.free):
        index = bisect_left(free, base)
        if index < len(free) and free[index] - base < WIDTH and other != seat:
            del free[index]
            met = True
            if not state.cities[other]:
                rebuild(state)
    return met


def lift(state: State, seat: Seat, cell: int) -> int:
    """Takes the face in `cell` out of its city, and says which it was; what is free follows with `vacate`."""
    city = state.cities[seat]
    return city.pop(bisect_left(city, cell << BITS)) & FACE


def make_special(state: State, seat: Seat, cell: int) -> int:
    """An event came to lie on the object in `cell`, which is returned."""
    city = state.cities[seat]
    index = bisect_left(city, cell << BITS)
    city[index] += MADE_SPECIAL
    vacate(state, seat, (cell,), kinds_of(state, seat))
    return city[index] & CARD


def vacate(state: State, seat: Seat, cells: Collection[int], kinds: Mapping[int, int]) -> None:
    """Brings what is free up to date after cards of `seat` left these cells, or were made SPECIAL in them.

    `kinds` is what its city is now.
    """
    plain = rulings.ONE_TABLE and not (rulings.RIVALS_GIVE_PLACES or rulings.RIVALS_ARE_NEIGHBOURS)
    if not plain or not all(state.cities):
        rebuild(state)
        return
    free, get = state.free[seat], kinds.get
    for cell in cells:
        for near in (cell - WIDTH, cell - 1, cell, cell + 1, cell + WIDTH):
            if near in kinds:
                continue
            touching = get(near - WIDTH, 0) | get(near - 1, 0) | get(near + 1, 0) | get(near + WIDTH, 0)
            key = near << BITS
            index = bisect_left(free, key)
            if index < len(free) and free[index] - key < WIDTH:
                if touching:
                    free[index] = key | touching
                else:
                    del free[index]
            elif touching and near == cell:
                # Any other cell beside it that nobody has taken was free already.
                free.insert(index, key | touching)
        if cell not in kinds:
            _offer(state, seat, cell)


def _offer(state: State, seat: Seat, cell: int) -> None:
    """A cell that `seat` left is free for the others whose cards touch it."""
    for other, cards in enumerate(state.cities):
        if other != seat:
            touching = 0
            for side in SIDES:
                key = cell + side << BITS
                index = bisect_left(cards, key)
                if index < len(cards) and cards[index] - key < WIDTH:
                    touching |= state.kinds[cards[index] & FACE]
            if touching:
                insort(state.free[other], cell << BITS | touching)


def cut_out(kinds: dict[int, int], cells: Sequence[int]) -> bool:
    """Takes these cells out of a city, and says whether it might fall apart; no only where that is plain to see.

    It might where a TOWN HALL leaves, or where the cards around a cell that touch it are not linked around it.
    """
    torn = False
    for cell in cells:
        torn = bool(kinds.pop(cell) & HALL) or torn or not _linked_around(cell, kinds)
    return torn


def _linked_around(cell: int, present: Collection[int]) -> bool:
    """Whether the cards that touch `cell` are linked by those around it."""
    ring = [cell + step in present for step in _RING]
    runs = 0
    for place in (0, 2, 4, 6):
        # A run of cards ends at a side where the corner after it, or the side after that, is empty.
        runs += ring[place] and not (ring[place + 1] and ring[place - 6])
    return runs <= 1


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
    left = set(kinds)
    left.difference_update(gone)
    linked = [cell for cell in left if kinds[cell] & HALL]
    left.difference_update(linked)
    for cell in linked:
        for near in (cell - WIDTH, cell - 1, cell + 1, cell + WIDTH):
            if near in left:
                left.remove(near)
                linked.append(near)
    return sorted(left)
