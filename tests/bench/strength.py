"""Strength: each level against the one below and against yardsticks, in paired blocks with the seats rotated.

A bar is met where the whole 95 % interval lies above it. `python -m tests.bench.strength` measures all games, with
names of games only those; `--tempers` every temper too, on either side.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from duckgames.ai.arena import Entrant, Series
from duckgames.ai.arena import run as play
from duckgames.ai.parent import leave_with_parent
from duckgames.ai.player import Limit, Request
from duckgames.core import registry
from duckgames.core.options import checked
from duckgames.core.rng import Rng

SEED: Final = 1


class Bar(NamedTuple):
    """What share of the matches `level` must win against so many of the level `below`."""

    level: str
    below: str
    rivals: int
    share: float


class Naming(NamedTuple):
    """Over so many matches no duck may give `field` of such an action one value in more than this share of its turns.

    Turns are counted apart by what `by` of the state is in them.
    """

    action: str
    field: str
    by: str
    matches: int
    share: float


@dataclass(frozen=True)
class Demands:
    """The bars of one game: shares of wins, CPU milliseconds a decision of the best level, and what must be mixed."""

    blocks: int
    bars: tuple[Bar, ...]
    mean_ms: float
    worst_ms: float
    naming: Naming | None = None


GAMES: Final = MappingProxyType(
    {
        "duck_and_cover": Demands(
            blocks=250,
            bars=(
                Bar("normal", "easy", 1, 0.85),
                Bar("hard", "normal", 1, 0.80),
                Bar("normal", "easy", 3, 0.70),
                Bar("hard", "normal", 3, 0.55),
                Bar("expert", "hard", 1, 0.57),
                Bar("expert", "normal", 1, 0.85),
            ),
            mean_ms=60.0,
            worst_ms=float("inf"),
        ),
        "duck_town": Demands(
            blocks=100,
            bars=(
                Bar("normal", "easy", 3, 0.65),
                Bar("hard", "normal", 3, 0.45),
                Bar("hard", "greedy", 3, 0.70),
                Bar("normal", "easy", 6, 0.286),
                Bar("hard", "normal", 6, 0.215),
                Bar("expert", "normal", 3, 0.70),
                Bar("expert", "hard", 3, 0.36),
                Bar("expert", "greedy", 3, 0.80),
            ),
            mean_ms=1000.0,
            worst_ms=1200.0,
            naming=Naming("Name", "role", "role", 400, 0.5),
        ),
        "kaczogrod": Demands(
            blocks=200,
            bars=(
                Bar("normal", "easy", 1, 0.75),
                Bar("hard", "normal", 1, 0.62),
                Bar("hard", "normal", 3, 0.40),
                Bar("expert", "hard", 1, 0.57),
                Bar("expert", "hard", 3, 0.33),
            ),
            mean_ms=1000.0,
            worst_ms=1200.0,
        ),
    }
)


def run(
    games: Sequence[str] = tuple(GAMES),
    blocks: int = 0,
    tempers: bool = False,
    tell: Callable[[dict[str, Any]], None] = lambda found: None,
) -> dict[str, Any]:
    """Measures every bar of `games` and says whether all are met; `tell` hears of each when it is done."""
    # The nets are small: more than one thread a process would only get in the way. Read when the processes start.
    os.environ.setdefault("OMP_NUM_THREADS", "1")
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    found = []
    with ProcessPoolExecutor(mp_context=get_context("spawn"), initializer=leave_with_parent) as pool:
        for game in games:
            demands = GAMES[game]
            for bar, hero, rivals in _pairings(game, tempers):
                found.append(_measure(game, bar, hero, rivals, blocks or demands.blocks, pool))
                tell(found[-1])
            if demands.naming is not None:
                tasks = [pool.submit(names, game, level, temper) for level, temper in _all(game)]
                for task in tasks:
                    found.append(task.result())
                    tell(found[-1])
    return {"seed": SEED, "found": found, "met": all(each["met"] for each in found)}


def _measure(
    game: str, bar: Bar, hero: Entrant, rivals: Entrant, blocks: int, pool: ProcessPoolExecutor
) -> dict[str, Any]:
    first = play(Series(game, (hero, *[rivals] * bar.rivals), blocks, SEED), pool)[0]
    margin = first.margin or 0.0
    met = first.share - margin >= bar.share
    if bar.level == registry.info(game).levels[-1]:
        met = met and 1000 * first.seconds <= GAMES[game].mean_ms and 1000 * first.slowest <= GAMES[game].worst_ms
    return {
        "game": game, "hero": str(hero), "rivals": f"{bar.rivals} x {rivals}", "blocks": blocks, "bar": bar.share,
        "met": met, "share": round(first.share, 4), "margin": round(margin, 4), "score": round(first.score, 2),
        "cpu_ms": round(1000 * first.seconds, 3), "slowest_cpu_ms": round(1000 * first.slowest, 2),
    }  # fmt: skip


def _pairings(game: str, tempers: bool) -> Iterator[tuple[Bar, Entrant, Entrant]]:
    """Each bar with who meets whom: the first temper, then, if asked for, every other on either side."""
    plain, *others = registry.info(game).tempers
    pairs = [(plain, plain)]
    if tempers:
        pairs += [(other, plain) for other in others] + [(plain, other) for other in others]
    for bar in GAMES[game].bars:
        for hero, rivals in pairs:
            yield bar, Entrant(bar.level, hero), Entrant(bar.below, rivals)


def _all(game: str) -> Iterator[tuple[str, str]]:
    """Every level with every temper."""
    info = registry.info(game)
    for level in info.levels:
        for temper in info.tempers:
            yield level, temper


def names(game: str, level: str, temper: str) -> dict[str, Any]:
    """How often a duck among its like chooses what it chooses most, of each kind of thing it does; any process can."""
    naming = GAMES[game].naming
    assert naming is not None
    rules, duck = registry.game(game), registry.ai(game).make_player(level, temper)
    counts: dict[int, Counter[int]] = {}
    for match in range(naming.matches):
        state = rules.start(checked(rules.info.options, {}), rules.info.usual_seats, Rng.for_ply(SEED + match, 0))
        ply = 0
        while owing := rules.owing(state):
            seat = owing[0]
            moves = rules.legal(state, seat)
            legal = tuple(rules.action(state, seat, move) for move in moves)
            request = Request(seat, rules.observe(state, seat), legal, ())
            # Only what is counted is worth a whole search.
            named = any(type(each).__name__ == naming.action for each in legal)
            limit = Limit() if named else Limit(nodes=8)
            action = duck.decide(request, limit, Rng.for_ply(SEED + match, ply, f"ai {seat}"), _never).action
            if type(action).__name__ == naming.action:
                counts.setdefault(getattr(state, naming.by), Counter())[getattr(action, naming.field)] += 1
            ply += 1
            rules.play(state, seat, moves[legal.index(action)], Rng.for_ply(SEED + match, ply))
    shares = {kind: count.most_common(1)[0][1] / count.total() for kind, count in counts.items()}
    worst = max(shares.values())
    return {
        "game": game, "hero": f"{level}:{temper}", "names": {kind: dict(count) for kind, count in counts.items()},
        "most": round(worst, 3), "bar": naming.share, "met": worst <= naming.share,
    }  # fmt: skip


def _never() -> bool:
    return False


def _line(found: Mapping[str, Any]) -> str:
    verdict = "met" if found["met"] else "NOT MET"
    if "most" in found:
        return f"{found['hero']:>14} says one name in {100 * found['most']:.0f} % of its turns at most  {verdict}"
    return (
        f"{found['hero']:>14} v {found['rivals']:<18} {100 * found['share']:5.1f} % ± {100 * found['margin']:.1f}"
        f"  (bar {100 * found['bar']:.1f} %)  {found['cpu_ms']:.2f} ms a decision ({found['slowest_cpu_ms']:.0f} at"
        f" most)  {verdict}"
    )


def main(arguments: Sequence[str]) -> int:
    """Prints a line for each bar, then all as JSON."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.strength", description="Measure strength.")
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"all of {', '.join(GAMES)} if none is named")
    parser.add_argument("--blocks", type=int, default=0, help="blocks of each series instead of the game's own number")
    parser.add_argument("--tempers", action="store_true", help="every temper too, on either side")
    chosen = parser.parse_args(arguments)
    if chosen.blocks == 1 or chosen.blocks < 0:
        parser.error("--blocks: an interval needs at least two")
    unknown = set(chosen.games) - set(GAMES)
    if unknown:
        parser.error(f"no such game: {', '.join(sorted(unknown))}")
    games = chosen.games or tuple(GAMES)
    found = run(games, chosen.blocks, chosen.tempers, lambda each: print(_line(each), file=sys.stderr, flush=True))
    print(json.dumps(found, indent=2))
    return 0 if found["met"] else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
