"""The ladder of all levels of a game: `python -m duckgames.ai.ladder --game ID` plays them all against each other.

Every two levels meet alone, and each sits at a full table of every other. What was played is kept after each block, so
that the same command goes on where it was stopped; the ratings are worked out from all that is kept.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from importlib import import_module
from itertools import combinations, permutations
from pathlib import Path
from typing import Any, Final

from duckgames.ai.arena import RANDOM, Entrant, Series, known_levels, parse_limit, play_block
from duckgames.ai.elo import Row, ratings
from duckgames.ai.parent import leave_with_parent
from duckgames.ai.player import Limit
from duckgames.core import registry
from duckgames.core.manifest import GameInfo

TABLE: Final = 4
"""Seats of the tables that are not for two."""

DATA: Final = Path("tests", "data", "ladder")
MARK: Final = "<!-- ladder {game} {edge} -->"
SURE: Final = 1.96


@dataclass
class Ladder:
    """What was played of a ladder: for each line-up its blocks by number, with the win share of each entrant."""

    game: str
    rules: int
    seed: int
    limit: str
    rows: dict[tuple[str, ...], dict[int, tuple[float, ...]]]

    @classmethod
    def load(cls, path: Path, fresh: Ladder) -> Ladder:
        """What `path` holds, or `fresh` where there is no such file; raises `ValueError` for another ladder's."""
        if not path.exists():
            return fresh
        data = json.loads(path.read_text(encoding="utf-8"))
        for key in ("game", "rules", "seed", "limit"):
            if data[key] != getattr(fresh, key):
                raise ValueError(f"{path} was played with {key} {data[key]!r}, not {getattr(fresh, key)!r}")
        rows = {
            tuple(row["players"]): {int(number): tuple(shares) for number, shares in row["blocks"].items()}
            for row in data["rows"]
        }
        return cls(fresh.game, fresh.rules, fresh.seed, fresh.limit, rows)

    def save(self, path: Path) -> None:
        """Writes all of it, in an order that does not depend on which block ended first."""
        rows = [
            {"players": list(players), "blocks": {str(number): list(blocks[number]) for number in sorted(blocks)}}
            for players, blocks in sorted(self.rows.items())
        ]
        data = {"game": self.game, "rules": self.rules, "seed": self.seed, "limit": self.limit, "rows": rows}
        draft = path.with_suffix(".part")
        draft.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
        draft.replace(path)

    def as_rows(self) -> list[Row]:
        """The rows for the ratings, without those of which nothing is played yet."""
        return [
            Row(players, tuple(blocks[number] for number in sorted(blocks)))
            for players, blocks in sorted(self.rows.items())
            if blocks
        ]


def line_ups(levels: Sequence[str], info: GameInfo) -> list[tuple[str, ...]]:
    """Who sits together: each pair alone, and each level at a table of every other."""
    least, greatest = info.seats
    pairs = list(combinations(levels, 2)) if least <= 2 else []
    tables = [(one, *(other,) * (TABLE - 1)) for one, other in permutations(levels, 2)] if greatest >= TABLE else []
    return [*pairs, *tables]


def play(
    ladder: Ladder,
    line_ups: Sequence[tuple[str, ...]],
    blocks: int,
    limit: Limit,
    executor: Executor,
    kept: Callable[[int, int], None],
) -> None:
    """Plays what `ladder` lacks of `blocks` blocks a line-up; `kept` hears after each how many of all there are."""
    info = registry.info(ladder.game)
    # Block by block through all line-ups, so that a ladder that is stopped is no lower on one side.
    wanted = [(players, number) for number in range(blocks) for players in line_ups]
    lacking = [(players, number) for players, number in wanted if number not in ladder.rows.get(players, {})]
    tasks: dict[Future[Any], tuple[tuple[str, ...], int]] = {}
    for players, number in lacking:
        entrants = tuple(Entrant(level, info.tempers[0]) for level in players)
        series = Series(ladder.game, entrants, blocks, ladder.seed, limit)
        tasks[executor.submit(play_block, series, number)] = (players, number)
    try:
        for done, task in enumerate(as_completed(tasks), 1 + len(wanted) - len(lacking)):
            players, number = tasks[task]
            shares = tuple(tally.share / len(players) for tally in task.result())
            ladder.rows.setdefault(players, {})[number] = shares
            kept(done, len(wanted))
    finally:
        for task in tasks:
            task.cancel()


def report(ladder: Ladder, levels: Sequence[str]) -> str:
    """Ratings and cross-table as text: the row's win share against the column, alone and at a table of four."""
    rows = ladder.as_rows()
    found = ratings(rows, levels[0], ladder.seed)
    width = max(len(level) for level in levels) + 2
    lines = [
        f"{ladder.game}, rules {ladder.rules}, seed {ladder.seed}, {ladder.limit or 'the measure of each level'}",
        "",
        f"{'Elo, 95 %':{width}}",
    ]
    for level in sorted(levels, key=lambda each: -found[each].elo):
        rating = found[level]
        lines.append(f"{level:{width}}{rating.elo:6.0f}  ({rating.low:.0f} to {rating.high:.0f})")
    for seats, title in ((2, "alone, fair 50 %"), (TABLE, f"one at a table of {TABLE}, fair {100 // TABLE} %")):
        if any(len(row.players) == seats for row in rows):
            lines += ["", f"{'':{width}}" + "".join(f"{level:>14}" for level in levels) + f"    {title}"]
            lines += [_cross_line(rows, seats, level, levels, width) for level in levels]
    return "\n".join(lines)


def _cross_line(rows: Sequence[Row], seats: int, level: str, levels: Sequence[str], width: int) -> str:
    cells = "".join(f"{_cell(rows, seats, level, other):>14}" for other in levels)
    return f"{level:{width}}{cells}"


def _cell(rows: Sequence[Row], seats: int, level: str, other: str) -> str:
    for row in rows:
        if len(row.players) == seats and level != other:
            if row.players == (level, *(other,) * (seats - 1)):
                return _share([block[0] for block in row.blocks])
            if seats == 2 and row.players == (other, level):
                return _share([block[1] for block in row.blocks])
    return ""


def _share(shares: Sequence[float]) -> str:
    mean = sum(shares) / len(shares)
    if len(shares) == 1:
        return f"{100 * mean:.0f}"
    spread = (sum((share - mean) ** 2 for share in shares) / (len(shares) - 1)) ** 0.5
    return f"{100 * mean:.0f} ± {100 * SURE * spread / len(shares) ** 0.5:.0f}"


def put_into(readme: Path, game: str, text: str) -> None:
    """Replaces what stands between the marks of `game` in a file; raises `ValueError` where they are not."""
    begin, end = (MARK.format(game=game, edge=edge) for edge in ("begins", "ends"))
    content = readme.read_text(encoding="utf-8")
    before, found_begin, rest = content.partition(begin)
    _, found_end, after = rest.partition(end)
    if not (found_begin and found_end):
        raise ValueError(f"{readme} has no place for the ladder of {game}: {begin} … {end}")
    readme.write_text(f"{before}{begin}\n```text\n{text}\n```\n{end}{after}", encoding="utf-8")


def local() -> Executor:
    """Processes on this machine, which leave with this one."""
    return ProcessPoolExecutor(mp_context=multiprocessing.get_context("spawn"), initializer=leave_with_parent)


def main(arguments: Sequence[str]) -> int:
    """The command line; returns the exit code."""
    parser = _parser()
    chosen = parser.parse_args(arguments)
    try:
        info = registry.info(chosen.game)
        levels = _levels(chosen.levels, info)
        path: Path = chosen.data / f"{info.id}.json"
        ladder = Ladder.load(path, Ladder(info.id, info.rules, chosen.seed, chosen.limit, {}))
        limit = parse_limit(chosen.limit)
        make = executor_of(chosen.executor)
    except registry.UnknownGame:
        parser.error(f"--game: there is no game {chosen.game!r}")
    except (ValueError, KeyError, OSError) as error:
        parser.error(str(error))
    chosen.data.mkdir(parents=True, exist_ok=True)

    def kept(done: int, of: int) -> None:
        ladder.save(path)
        print(f"{done}/{of} blocks", file=sys.stderr, flush=True)

    try:
        with make() as executor:
            play(ladder, line_ups(levels, info), chosen.blocks, limit, executor, kept)
    except KeyboardInterrupt:
        print("stopped; the same command goes on from here", file=sys.stderr)
        return 130
    text = report(ladder, levels)
    print(text)
    if chosen.readme is not None:
        put_into(chosen.readme, info.id, text)
    return 0


def _levels(text: str, info: GameInfo) -> tuple[str, ...]:
    levels = tuple(each.strip() for each in text.split(",")) if text else (RANDOM, *info.levels)
    known = known_levels(info)
    if unknown := [level for level in levels if level not in known]:
        raise ValueError(f"--levels: {info.id} has no level {unknown[0]!r}, only {', '.join(known)}")
    if len({*levels}) < max(2, len(levels)):
        raise ValueError("--levels: a ladder needs two levels or more, each once")
    return levels


def executor_of(text: str) -> Callable[[], Executor]:
    """A function of any module that returns an executor, as `module:name`."""
    if not text:
        return local
    module, _, name = text.partition(":")
    try:
        make: Callable[[], Executor] = getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError) as error:
        raise ValueError(f"--executor: {text!r} is not the module:name of a function ({error})") from error
    return make


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m duckgames.ai.ladder", description=__doc__)
    parser.add_argument("--game", required=True, metavar="ID", help="id of the game, as duck_and_cover")
    parser.add_argument(
        "--levels", default="", metavar="LEVELS", help="from the weakest on (default: random and all of the game)"
    )
    parser.add_argument("--blocks", type=int, default=100, metavar="N", help="blocks for each line-up (default 100)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="same seed, same matches (default 1)")
    parser.add_argument("--limit", default="", metavar="LIMIT", help="nodes=N or seconds=X for a decision")
    parser.add_argument("--executor", default="", metavar="MODULE:NAME", help="a function that returns an executor")
    parser.add_argument("--data", type=Path, default=DATA, metavar="FOLDER", help=f"where results are kept ({DATA})")
    parser.add_argument(
        "--readme", type=Path, metavar="FILE", help="write the table between its marks in this file too"
    )
    return parser


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
