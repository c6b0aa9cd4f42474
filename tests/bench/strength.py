"""Strength: each level of Duck & Cover against the one below, in paired blocks with the seats rotated.

Bars, met where the whole 95 % interval lies above: with 2 seats normal beats easy in 85 % and hard beats normal in 80 %
of the matches; with 4, one against three (a fair share is 25 %), in 70 % and 55 %; a hard duck takes at most 5 ms CPU
a move. `python -m tests.bench.strength` measures them; with `--tempers` every temper too, on either side.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any, Final, NamedTuple

from duckgames.ai.arena import Entrant, Series
from duckgames.ai.arena import run as play
from duckgames.core import registry

GAME: Final = "duck_and_cover"
BLOCKS: Final = 250
SEED: Final = 1
CPU_MS_BAR: Final = 5.0


class Bar(NamedTuple):
    """What share of the matches `level` must win against so many of the level `below`."""

    level: str
    below: str
    rivals: int
    share: float


BARS: Final = (
    Bar("normal", "easy", 1, 0.85),
    Bar("hard", "normal", 1, 0.80),
    Bar("normal", "easy", 3, 0.70),
    Bar("hard", "normal", 3, 0.55),
)


def run(
    blocks: int = BLOCKS, tempers: bool = False, tell: Callable[[dict[str, Any]], None] = lambda found: None
) -> dict[str, Any]:
    """Measures every bar and says whether all are met; `tell` hears of each when it is done."""
    # The net is small: more than one thread a process would only get in the way. Read when the processes start.
    os.environ.setdefault("OMP_NUM_THREADS", "1")
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    found = []
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        for bar, hero, rivals in _pairings(tempers):
            first = play(Series(GAME, (hero, *[rivals] * bar.rivals), blocks, SEED), pool)[0]
            margin = first.margin or 0.0
            met = first.share - margin >= bar.share
            if bar.level == "hard":
                met = met and 1000 * first.seconds <= CPU_MS_BAR
            found.append(
                {
                    "hero": str(hero), "rivals": f"{bar.rivals} x {rivals}", "bar": bar.share, "met": met,
                    "share": round(first.share, 4), "margin": round(margin, 4), "score": round(first.score, 2),
                    "cpu_ms": round(1000 * first.seconds, 3), "slowest_cpu_ms": round(1000 * first.slowest, 2),
                }
            )  # fmt: skip
            tell(found[-1])
    return {"blocks": blocks, "seed": SEED, "found": found, "met": all(each["met"] for each in found)}


def _pairings(tempers: bool) -> Iterator[tuple[Bar, Entrant, Entrant]]:
    """Each bar with who meets whom: the plain temper, then, if asked for, every other on either side."""
    plain, *others = registry.info(GAME).tempers
    pairs = [(plain, plain)]
    if tempers:
        pairs += [(other, plain) for other in others] + [(plain, other) for other in others]
    for bar in BARS:
        for hero, rivals in pairs:
            yield bar, Entrant(bar.level, hero), Entrant(bar.below, rivals)


def _line(found: dict[str, Any]) -> str:
    return (
        f"{found['hero']:>14} v {found['rivals']:<18} {100 * found['share']:5.1f} % ± {100 * found['margin']:.1f}"
        f"  (bar {100 * found['bar']:.0f} %)  {found['cpu_ms']:.2f} ms a move  {'met' if found['met'] else 'NOT MET'}"
    )


def main(arguments: Sequence[str]) -> int:
    """Prints a line for each bar, then all as JSON."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.strength", description="Measure strength.")
    parser.add_argument("--blocks", type=int, default=BLOCKS, help=f"blocks of each series (default {BLOCKS})")
    parser.add_argument("--tempers", action="store_true", help="every temper too, on either side")
    chosen = parser.parse_args(arguments)
    if chosen.blocks < 2:
        parser.error("--blocks: an interval needs at least two")
    found = run(chosen.blocks, chosen.tempers, lambda each: print(_line(each), file=sys.stderr, flush=True))
    print(json.dumps(found, indent=2))
    return 0 if found["met"] else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
