"""Share codes: 1,000 random matches go through a code and back, and 10,000 damaged codes open as no other match.

All games, numbers of seats and options come up. Bar: every match comes back as it was, in the same actions and to the
same position; no damaged code opens as a match that none of the codes was, none fails but as a bad code, and none takes
a second to tell.
"""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from time import process_time
from typing import Any, Final

from duckgames.ai.parent import leave_with_parent
from duckgames.core import registry
from duckgames.core.record import Record
from duckgames.core.rng import Rng
from duckgames.core.share_code import read_code, write_code
from duckgames.core.share_text import BadCode
from tests.core.codes import finished, mutations, opened

MATCHES: Final = 1_000
MUTATIONS: Final = 10_000
SHARE: Final = 25
FIRST_SEED: Final = 70_000
LONGEST: Final = 1.0
"""Seconds of the processor that it may take to tell what is wrong with a code."""


def run(matches: int = MATCHES, mutated: int = MUTATIONS) -> dict[str, Any]:
    """Plays the matches, then damages their codes."""
    with ProcessPoolExecutor(2, mp_context=get_context("spawn"), initializer=leave_with_parent) as pool:
        codes = list(pool.map(_round_trip, range(FIRST_SEED, FIRST_SEED + matches), chunksize=SHARE))
    lost = [FIRST_SEED + n for n, code in enumerate(codes) if not code]
    shared = [code for code in codes if code]
    found = damaged(shared, mutated)
    lengths = sorted(map(len, shared))
    return {
        "bar": {"matches": MATCHES, "mutations": MUTATIONS, "seconds": LONGEST},
        "matches": matches,
        "not_as_they_were": lost,
        "characters": {"median": lengths[len(lengths) // 2], "most": lengths[-1]},
        **found,
        "met": not lost and not found["as_another"] and found["slowest_s"] <= LONGEST,
    }


def _round_trip(seed: int) -> str:
    """The code of a random match; empty if it does not lead back to it."""
    infos = registry.infos()
    game = registry.game(infos[seed % len(infos)].id)
    match = finished(game, seed)
    ply = Rng.for_ply(seed, 0, "opens").below(match.ply + 1)
    code = write_code(match, "0", ply)
    back = opened(game, read_code(code))
    same = back.whole and back.ply == ply and back.match.to_record("0") == match.to_record("0")
    return code if same else ""


def damaged(codes: list[str], count: int) -> dict[str, Any]:
    """Reads damaged codes; anything but a `BadCode` or one of the matches that were shared ends the measurement."""
    records = [read_code(code).record for code in codes]
    known = {record.to_json() for record in records}
    faults: dict[str, int] = {}
    another, placed, slowest = 0, 0, 0.0
    for _, text in mutations(codes, Rng(FIRST_SEED), count):
        begun = process_time()
        try:
            record: Record | None = read_code(text).record
        except BadCode as error:
            record = None
            faults[error.fault.value] = faults.get(error.fault.value, 0) + 1
            placed += error.spot is not None
        slowest = max(slowest, process_time() - begun)
        another += record is not None and record.to_json() not in known
    named = {"refused": faults, "with_place": placed}
    return {"mutations": count, "as_another": another, **named, "slowest_s": round(slowest, 3)}
