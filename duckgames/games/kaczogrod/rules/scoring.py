"""Who wins: SPECIAL OBJECTS, or points for them and for the types of objects (section 4, "New Winning Conditions")."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Protocol

from duckgames.core.game import Result, Score
from duckgames.core.places import Seat
from duckgames.games.kaczogrod.rules import city, rulings
from duckgames.games.kaczogrod.rules.groups import OBJECTS, SPECIAL, TYPED
from duckgames.games.kaczogrod.rules.state import Phase, State


class Verdict(Enum):
    """What decided a match."""

    SPECIALS = "specials"
    POINTS = "points"
    OBJECTS = "objects"
    TIED_SPECIALS = "tied_specials"
    CARDS = "cards"
    SHARED = "shared"


def best_district(kinds: Mapping[int, int], advanced: bool) -> list[int]:
    """The cells of the district that counts: the best one, of equal ones the first (ruling D5)."""
    parts = city.districts(kinds)
    return max(parts, key=lambda part: _key(_worth([kinds[cell] for cell in part]), advanced), default=[])


def worth(kinds: Mapping[int, int], advanced: bool) -> tuple[int, int, int]:
    """How many specials, types and objects count for a city with these groups in its cells."""
    part = _worth([kinds[cell] for cell in best_district(kinds, advanced)])
    if rulings.ONE_DISTRICT_FOR_ALL:
        return part
    return (part[0], *_worth(list(kinds.values()))[1:])


def _worth(cards: list[int]) -> tuple[int, int, int]:
    specials = sum(kinds >> SPECIAL & 1 for kinds in cards)
    types = 0
    for kinds in cards:
        types |= kinds & TYPED
    return specials, types.bit_count(), sum(1 for kinds in cards if kinds & OBJECTS)


def _key(worth_: tuple[int, int, int], advanced: bool) -> tuple[int, int]:
    """What is compared first and second."""
    specials, types, objects = worth_
    return (specials + types, specials) if advanced else (specials, objects)


class Standings(city.Cities, Protocol):
    """What the worth of cities depends on, public in every state and observation."""

    @property
    def advanced(self) -> bool: ...


def standing(state: Standings, seat: Seat) -> tuple[int, int, int]:
    """How many specials, types and objects count for `seat` now."""
    return worth(city.kinds_of(state, seat), state.advanced)


def counts(state: Standings, seat: Seat) -> tuple[int, int, int]:
    """The points of `seat` now, of which types are a part in the advanced way only, its specials and its objects."""
    specials, types, objects = standing(state, seat)
    return specials + types * state.advanced, specials, objects


def winners(state: State) -> tuple[Seat, ...]:
    """Who would win now; more than one where nothing tells them apart (ruling F3)."""
    keys = _keys(state)
    return tuple(seat for seat, key in enumerate(keys) if key == max(keys))


def _keys(state: State) -> list[tuple[int, ...]]:
    keys: list[tuple[int, ...]] = [_key(standing(state, seat), state.advanced) for seat in range(state.seats)]
    if rulings.VICTORY_IS_SHARED:
        return keys
    return [(*key, len(state.cities[seat])) for seat, key in enumerate(keys)]


def result(state: State) -> Result | None:
    """The scores with their parts "specials" and "types", or in the basic way "objects" that only break ties."""
    if state.phase != Phase.OVER:
        return None
    scores = []
    for seat in range(state.seats):
        points, specials, objects = counts(state, seat)
        other = ("types", points - specials) if state.advanced else ("objects", objects)
        scores.append(Score(seat, (("specials", specials), other), points))
    return Result(_verdict(state), tuple(scores), winners(state))


def _verdict(state: State) -> Verdict:
    keys = _keys(state)
    best = max(keys)
    if keys.count(best) > 1:
        return Verdict.SHARED
    alike = [key for key in keys if key[0] == best[0]]
    if len(alike) == 1:
        return Verdict.POINTS if state.advanced else Verdict.SPECIALS
    if sum(key[1] == best[1] for key in alike) == 1:
        return Verdict.TIED_SPECIALS if state.advanced else Verdict.OBJECTS
    return Verdict.CARDS
