"""Where a card is laid best: what a place is worth to each group, by the cards that touch it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Final

from duckgames.games.kaczogrod.ai.danger import GUARDS, SPECIAL_BIT, worth_of
from duckgames.games.kaczogrod.ai.style import Style
from duckgames.games.kaczogrod.rules import city, scoring
from duckgames.games.kaczogrod.rules.city import HALL
from duckgames.games.kaczogrod.rules.grid import BITS, WIDTH, distance
from duckgames.games.kaczogrod.rules.groups import OBJECTS, SERVICES, TYPED
from duckgames.games.kaczogrod.rules.moves import ADD
from duckgames.games.kaczogrod.rules.state import State

HALLS: Final = 6
"""How many TOWN HALLS protect best (106)."""

FAR: Final = 6
"""A TOWN HALL farther from the next one is not worth more."""

ROOM: Final = 5
"""So many free places for SPECIALS are enough."""

_TRIFLE: Final = 1e-6

Found = list[tuple[float, int]]


class Ground:
    """A city and its free places as one seat judges them now."""

    def __init__(self, state: State, seat: int, style: Style) -> None:
        self.state, self.seat, self.style = state, seat, style
        self.kinds = city.kinds_of(state, seat)
        self.free = state.free[seat]
        self.halls = [cell for cell, kind in self.kinds.items() if kind & HALL]
        self._types = 0
        if state.advanced:
            for kind in self.kinds.values():
                self._types |= kind & TYPED
        self._room = 0
        for entry in self.free:
            if not entry & SPECIAL_BIT:
                self._room += 1
        self._others: dict[int, float] | None = None

    def base(self, kind: int) -> float:
        """What laying a card of this kind is worth, wherever it lies."""
        style = self.style
        if kind & SPECIAL_BIT:
            return 1.0
        if kind & OBJECTS:
            return style.thing + style.fresh * (self.state.advanced and not self._types & kind)
        return style.hall if kind & HALL and len(self.halls) < HALLS else style.service

    def places(self, kind: int) -> Found:
        """What each place that is legal for a card of this kind is worth, and its cell."""
        free = [entry for entry in self.free if not entry & kind]
        if kind & HALL:
            found = [self._hall(entry) for entry in free]
        elif kind & GUARDS:
            found = [self._guard(entry) for entry in free]
        else:
            found = [self._object(entry, kind) for entry in free]
        return self._by_district(found, kind) if self.style.district and len(self.halls) > 1 else found

    def _by_district(self, found: Found, kind: int) -> Found:
        """The same, where only one district counts: a card that links another to it adds that one's worth."""
        apart = self._apart()
        if not apart:
            return found
        worth_here = self.base(kind) if kind & OBJECTS else 0.0
        weight, kinds, adjusted = self.style.district, self.kinds, []
        for worth, cell in found:
            near = [each for each in (cell - WIDTH, cell - 1, cell + 1, cell + WIDTH) if each in kinds]
            others = {apart[each] for each in near if each in apart}
            if len(others) and all(each in apart for each in near):
                worth -= weight * worth_here
            else:
                worth += weight * sum(others)
            adjusted.append((worth, cell))
        return adjusted

    def _apart(self) -> dict[int, float]:
        """For each cell of a district that does not count what that district is worth, each its own number."""
        if self._others is None:
            self._others = {}
            advanced, kinds = self.state.advanced, self.kinds
            parts = city.districts(kinds)
            if len(parts) > 1:
                counting = scoring.best_district(kinds, advanced)
                for place, part in enumerate(part for part in parts if part != counting):
                    worth = sum(worth_of(kinds[cell], False, kinds) for cell in part if kinds[cell] & OBJECTS)
                    # A trifle more for each, so that two districts of the same worth are two.
                    self._others |= dict.fromkeys(part, worth + place * _TRIFLE)
        return self._others

    def _links(self, cell: int) -> int:
        kinds = self.kinds
        return (cell - WIDTH in kinds) + (cell - 1 in kinds) + (cell + 1 in kinds) + (cell + WIDTH in kinds)

    def _object(self, entry: int, kind: int) -> tuple[float, int]:
        style, cell = self.style, entry >> BITS
        part = 1.0 if kind & SPECIAL_BIT else 0.3
        worth = part * style.links * (self._links(cell) - 1)
        if entry & SERVICES:
            worth += part * style.anchor
            if entry & GUARDS and kind & SPECIAL_BIT:
                worth += style.guard
        if not entry & SPECIAL_BIT and not kind & SPECIAL_BIT and self._room < ROOM:
            worth -= style.room
        return worth, cell

    def _guard(self, entry: int) -> tuple[float, int]:
        style, cell = self.style, entry >> BITS
        worth = style.links * (self._links(cell) - 1)
        if entry & SPECIAL_BIT:
            get = self.kinds.get
            for near in (cell - WIDTH, cell - 1, cell + 1, cell + WIDTH):
                if get(near, 0) & SPECIAL_BIT:
                    worth += style.guard
        return worth, cell

    def _hall(self, entry: int) -> tuple[float, int]:
        style, cell = self.style, entry >> BITS
        near = min((_distance(cell, hall) for hall in self.halls), default=0)
        return style.spread * min(near, FAR) + style.links * (self._links(cell) - 1), cell

    def best(self, cards: Iterable[int], groups: int, each: int = 1) -> Found:
        """The best `each` moves of every card that is of `groups`, with what they are worth."""
        known: dict[int, Found] = {}
        found: Found = []
        for card in cards:
            kind = self.state.kinds[card]
            if not kind & groups:
                continue
            if kind not in known:
                places = self.places(kind)
                if each == 1:
                    known[kind] = [max(places)] if places else []
                else:
                    known[kind] = sorted(places, reverse=True)[:each]
            base = self.base(kind)
            found += [(base + worth, ADD * card + cell) for worth, cell in known[kind]]
        return found

    def stands(self, cell: int) -> float:
        """How well an object stands in its place: what counts when one is moved or made SPECIAL."""
        kinds = self.kinds
        touching = _around(kinds, cell)
        worth = self.style.links * (self._links(cell) - 1)
        if touching & SERVICES:
            worth += self.style.anchor
        return worth + self.style.guard * (touching & GUARDS > 0)


def _around(kinds: Mapping[int, int], cell: int) -> int:
    get = kinds.get
    return get(cell - WIDTH, 0) | get(cell - 1, 0) | get(cell + 1, 0) | get(cell + WIDTH, 0)


@lru_cache(maxsize=65536)
def _distance(one: int, other: int) -> int:
    return distance(one, other)
