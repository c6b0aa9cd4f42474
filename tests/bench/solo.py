"""The mean points of a duck that plays Duck & Cover alone: one pass without a limit of discards, the fewer the better.

`python -m tests.bench.solo` measures the bar of the experts; it is met where the whole 95 % interval lies below it.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from math import ceil, sqrt
from multiprocessing import get_context
from statistics import fmean, stdev
from typing import Any, Final

from duckgames.ai.parent import leave_with_parent
from duckgames.ai.player import Limit, Request
from duckgames.core import registry
from duckgames.core.rng import Rng

GAME: Final = "duck_and_cover"
ALONE: Final = 1
SEED: Final = 1
BAR: Final = -2.9


def play(level: str, seed: int) -> tuple[list[int], float, int]:
    """The points of the rounds of one match, the CPU seconds and the decisions they took; any process can."""
    rules, info = registry.game(GAME), registry.info(GAME)
    player = registry.ai(GAME).make_player(level, info.tempers[0])
    state, rng = rules.start({}, ALONE, Rng(seed)), Rng(seed)
    seconds, decisions = 0.0, 0
    while rules.owing(state):
        moves = rules.legal(state, 0)
        legal = tuple(rules.action(state, 0, move) for move in moves)
        decision = player.decide(Request(0, rules.observe(state, 0), legal, ()), Limit(), rng, _never)
        seconds, decisions = seconds + decision.seconds, decisions + 1
        rules.play(state, 0, moves[legal.index(decision.action)], rng)
    return list(state.scores), seconds, decisions


def run(level: str, rounds: int, pool: Executor) -> dict[str, Any]:
    """Measures `rounds` rounds, rounded up to whole matches."""
    matches = list(pool.map(play, *zip(*((level, SEED + n) for n in range(ceil(rounds / 3))), strict=True)))
    points = [each for scores, _, _ in matches for each in scores]
    mean, margin = fmean(points), 1.96 * stdev(points) / sqrt(len(points))
    cpu = 1000 * sum(seconds for _, seconds, _ in matches) / sum(decisions for _, _, decisions in matches)
    return {
        "level": level, "rounds": len(points), "mean": round(mean, 3), "margin": round(margin, 3),
        "one_stack": round(sum(each <= 0 for each in points) / len(points), 3), "cpu_ms": round(cpu, 2), "bar": BAR,
        "met": mean + margin <= BAR,
    }  # fmt: skip


def _never() -> bool:
    return False


def main(arguments: Sequence[str]) -> int:
    """Prints what was found as JSON."""
    info = registry.info(GAME)
    parser = argparse.ArgumentParser(prog="python -m tests.bench.solo", description="Measure ducks that play alone.")
    parser.add_argument("--level", choices=info.levels, default=info.levels[-1])
    parser.add_argument("--rounds", type=int, default=3000)
    chosen = parser.parse_args(arguments)
    if chosen.rounds < 2:
        parser.error("--rounds: an interval needs at least two")
    with ProcessPoolExecutor(mp_context=get_context("spawn"), initializer=leave_with_parent) as pool:
        found = run(chosen.level, chosen.rounds, pool)
    print(json.dumps(found, indent=2))
    return 0 if found["met"] else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
