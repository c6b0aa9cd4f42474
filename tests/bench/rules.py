"""Rules: 2,000 random matches of Duck & Cover, 6,000 of Duck Town and 3,000 of Kaczogród keep every invariant.

All numbers of seats come up, and in Kaczogród all lengths and other options. Those of Duck Town are random in one half,
and between greedy ducks in the other. Bar: no invariant fails; what the events tell and what they may not is checked on
a seeded sample of plies.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any, Final

from duckgames.ai.parent import leave_with_parent
from duckgames.core.rng import Rng
from duckgames.games.duck_town.ai import greedy
from duckgames.games.duck_town.rules.state import State
from tests.games.duck_and_cover.invariants import play_checked as play_duck_and_cover
from tests.games.duck_town.invariants import play_checked as play_duck_town
from tests.games.kaczogrod.invariants import play_checked as play_kaczogrod

FIRST_SEED: Final = 10_000


def run() -> dict[str, Any]:
    """Plays the matches and counts them and their plies; a broken invariant raises."""
    found: dict[str, Any] = {"met": True}
    with ProcessPoolExecutor(mp_context=get_context("spawn"), initializer=leave_with_parent) as pool:
        for name, (play, matches) in SERIES.items():
            plies = sum(pool.map(play, range(matches), chunksize=20))
            found[name] = {"matches": matches, "plies": plies}
    return found


def _duck_and_cover(number: int) -> int:
    return play_duck_and_cover(2 + number % 6, FIRST_SEED + number)


def _duck_town(number: int) -> int:
    return play_duck_town(2 + number % 6, FIRST_SEED + number, sampled=0.01)


def _duck_town_greedy(number: int) -> int:
    return play_duck_town(2 + number % 6, FIRST_SEED + number, _greedily, sampled=0.01)


def _kaczogrod(number: int) -> int:
    return play_kaczogrod(2 + number % 3, FIRST_SEED + number, sampled=0.01)


def _greedily(state: State, moves: Sequence[int], chance: Rng) -> int:
    move = greedy.move(state, chance.random)
    assert move in moves
    return move


SERIES: Final[dict[str, tuple[Callable[[int], int], int]]] = {
    "duck_and_cover": (_duck_and_cover, 2_000),
    "duck_town": (_duck_town, 3_000),
    "duck_town_greedy": (_duck_town_greedy, 3_000),
    "kaczogrod": (_kaczogrod, 3_000),
}
"""How each sort of match is played, and how many."""
