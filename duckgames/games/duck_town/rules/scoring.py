"""Points, tie-break and winners (rules E3 to E6); the highest total wins."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Final, Protocol

from duckgames.core.game import Result, Score
from duckgames.core.places import Seat
from duckgames.games.duck_town.rules import rulings
from duckgames.games.duck_town.rules.cards import COLOUR, COLOUR_MASK, COLOURS, COST, ISLAND, PURPLE
from duckgames.games.duck_town.rules.state import Phase, State

WONDER: Final = 2
ALL_COLOURS: Final = 3
FIRST_FULL: Final = 4
FULL: Final = 2


class Verdict(Enum):
    """What decided a match."""

    POINTS = "points"
    ROLE = "role"
    BUILDINGS = "buildings"
    COINS = "coins"
    SHARED = "shared"


class Towns(Protocol):
    """What the worth of towns depends on, public in every state and observation."""

    @property
    def target(self) -> int: ...
    @property
    def first(self) -> Seat: ...
    @property
    def round(self) -> int: ...
    @property
    def powers(self) -> bool: ...
    @property
    def island(self) -> int: ...
    @property
    def names(self) -> Sequence[int]: ...
    @property
    def towns(self) -> Sequence[Sequence[int]]: ...


def parts(state: Towns, seat: Seat) -> tuple[tuple[str, int], ...]:
    """What the town of `seat` is worth now, by source: "buildings", "wonders", "colours" and "full" (E3, E4)."""
    names = state.names[seat]
    full = 0
    if len(state.towns[seat]) >= state.target:
        full = FIRST_FULL if state.first == seat else FULL
    return (
        ("buildings", sum(COST[kind] for kind in state.towns[seat])),
        ("wonders", WONDER * (names & COLOUR_MASK[PURPLE]).bit_count()),
        ("colours", ALL_COLOURS if _has_all_colours(state, names) else 0),
        ("full", full),
    )


def points(state: Towns, seat: Seat) -> int:
    """What the town of `seat` is worth now."""
    return sum(worth for _, worth in parts(state, seat))


def _has_all_colours(state: Towns, names: int) -> bool:
    # Misty Island counts as any one colour, unless it was built in the round that is the last.
    spare = state.powers and names >> ISLAND & 1 and not (state.first >= 0 and state.island == state.round)
    if spare:
        names &= ~(1 << ISLAND)
    return sum(1 for mask in COLOUR_MASK if names & mask) + spare >= len(COLOURS)


def _tie_break(state: State, seat: Seat) -> tuple[int, ...]:
    if rulings.HIGHEST_ROLE_DECIDES:
        return (state.last[seat],)
    return sum(COST[kind] + WONDER * (COLOUR[kind] == PURPLE) for kind in state.towns[seat]), state.coins[seat]


def winners(state: State) -> tuple[Seat, ...]:
    """Who wins: most points, then what the ruling on ties says (E6)."""
    keys = [(points(state, seat), *_tie_break(state, seat)) for seat in range(state.seats)]
    return tuple(seat for seat, key in enumerate(keys) if key == max(keys))


def _verdict(state: State, best: tuple[Seat, ...]) -> Verdict:
    totals = [points(state, seat) for seat in range(state.seats)]
    tied = [seat for seat, total in enumerate(totals) if total == max(totals)]
    if len(best) > 1:
        return Verdict.SHARED
    if len(tied) == 1:
        return Verdict.POINTS
    if rulings.HIGHEST_ROLE_DECIDES:
        return Verdict.ROLE
    buildings = [_tie_break(state, seat)[0] for seat in tied]
    return Verdict.BUILDINGS if buildings.count(max(buildings)) == 1 else Verdict.COINS


def result(state: State) -> Result | None:
    """The scores with their `parts`, or None while the match goes on."""
    if state.phase != Phase.OVER:
        return None
    scores = tuple(Score(seat, parts(state, seat), points(state, seat)) for seat in range(state.seats))
    best = winners(state)
    return Result(_verdict(state, best), scores, best)
