"""Rules: 2,000 random matches of Duck & Cover over 2 to 7 seats keep every invariant.

Bar: no invariant fails; what the events tell and what they may not is checked on a seeded sample of plies.
"""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any, Final

from tests.games.duck_and_cover.invariants import play_checked

MATCHES: Final = 2_000
FIRST_SEED: Final = 10_000


def run() -> dict[str, Any]:
    """Plays the matches and counts their plies; a broken invariant raises."""
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        plies = sum(pool.map(_play, range(MATCHES), chunksize=20))
    return {"matches": MATCHES, "plies": plies, "met": True}


def _play(number: int) -> int:
    return play_checked(2 + number % 6, FIRST_SEED + number)
