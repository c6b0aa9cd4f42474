"""Headless series of matches between AIs: `python -m duckgames.ai.arena --game ID --seats hard,normal`."""

from __future__ import annotations

import argparse
import json
import multiprocessing
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass, field
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

from duckgames.ai.parent import leave_with_parent
from duckgames.ai.played import Tally, play_match
from duckgames.ai.player import AiPlayer, Limit
from duckgames.ai.random_player import RandomPlayer
from duckgames.core import registry
from duckgames.core.manifest import GameInfo
from duckgames.core.rng import SEED_BITS, Rng

RANDOM = "random"
"""The level of the player that takes any legal action; no match of people has it."""

_SURE = 1.96
"""Standard errors that hold 95 % of the outcomes."""


@dataclass(frozen=True)
class Entrant:
    """A player of a series."""

    level: str
    temper: str

    def __str__(self) -> str:
        return f"{self.level}:{self.temper}"


@dataclass(frozen=True)
class Series:
    """What to play: in each block every rotation of the entrants through the seats meets the same chance."""

    game: str
    entrants: tuple[Entrant, ...]
    blocks: int
    seed: int
    limit: Limit = field(default_factory=Limit)


@dataclass(frozen=True)
class Standing:
    """How an entrant did: its share of the wins (a shared win is split) with half of its 95 % interval (None: one
    block tells nothing of it), its mean score, and what a decision took in CPU seconds."""

    level: str
    temper: str
    share: float
    margin: float | None
    score: float
    decisions: int
    nodes: float
    seconds: float
    slowest: float


def play_block(series: Series, block: int) -> list[Tally]:
    """Plays all rotations of one block and returns a tally for each entrant. Any process can do it."""
    players = [_player(series.game, entrant) for entrant in series.entrants]
    seed = Rng.for_ply(series.seed, block, "block").seed()
    tallies = [Tally() for _ in players]
    for turn in range(len(players)):
        order = [(seat + turn) % len(players) for seat in range(len(players))]
        in_seats = play_match(series.game, series.limit, [players[each] for each in order], seed)
        for entrant, tally in zip(order, in_seats, strict=True):
            tallies[entrant].add(tally)
    return tallies


def _player(game: str, entrant: Entrant) -> AiPlayer:
    if entrant.level == RANDOM:
        return RandomPlayer()
    player: AiPlayer = registry.ai(game).make_player(entrant.level, entrant.temper)
    return player


def run(
    series: Series, executor: Executor | None = None, progress: Callable[[int, int], None] = lambda done, of: None
) -> list[Standing]:
    """Plays `series` by `executor`, or by processes of its own, and returns the standings of the entrants.

    The same series gives the same standings, times apart, however it is spread; `progress` hears of each block.
    """
    if executor is None:
        # Spawned everywhere, so that a series runs alike on every system.
        spawn = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(mp_context=spawn, initializer=leave_with_parent) as pool:
            return run(series, pool, progress)
    tasks = {executor.submit(play_block, series, block): block for block in range(series.blocks)}
    blocks: list[list[Tally]] = [[] for _ in range(series.blocks)]
    try:
        for done, task in enumerate(as_completed(tasks), 1):
            blocks[tasks[task]] = task.result()
            progress(done, series.blocks)
    finally:
        for task in tasks:
            task.cancel()
    return [_standing(series, index, [tallies[index] for tallies in blocks]) for index in range(len(series.entrants))]


def _standing(series: Series, index: int, blocks: Sequence[Tally]) -> Standing:
    entrant, matches = series.entrants[index], len(series.entrants)
    shares = [tally.share / matches for tally in blocks]
    margin = _SURE * stdev(shares) / sqrt(len(shares)) if len(shares) > 1 else None
    total = Tally()
    for tally in blocks:
        total.add(tally)
    asked = max(total.decisions, 1)
    return Standing(
        entrant.level, entrant.temper, fmean(shares), margin, total.score / (len(blocks) * matches),
        total.decisions, total.nodes / asked, total.seconds / asked, total.slowest,
    )  # fmt: skip


def report(series: Series, standings: Sequence[Standing]) -> str:
    """The standings as a table to read."""
    matches = series.blocks * len(series.entrants)
    lines = [
        f"{series.game}: {matches} matches in {series.blocks} blocks, seed {series.seed}",
        f"{'player':20} {'win share, 95 %':>18} {'mean score':>11} {'CPU ms a decision (worst)':>27}",
    ]
    for each in standings:
        margin = "" if each.margin is None else f" ± {100 * each.margin:.1f}"
        lines.append(
            f"{each.level + ':' + each.temper:20} {f'{100 * each.share:.1f} %{margin}':>18} {each.score:11.2f}"
            f" {f'{1000 * each.seconds:.2f} ({1000 * each.slowest:.1f})':>27}"
        )
    return "\n".join(lines)


def as_data(series: Series, standings: Sequence[Standing]) -> dict[str, Any]:
    """The standings as JSON data, with what is needed to play the series again."""
    data = asdict(series)
    data["entrants"] = [str(entrant) for entrant in series.entrants]
    data["rules"] = registry.info(series.game).rules
    data["standings"] = [asdict(standing) for standing in standings]
    return data


def main(arguments: Sequence[str]) -> int:
    """The command line; returns the exit code."""
    parser = _parser()
    chosen = parser.parse_args(arguments)
    try:
        series = _series(chosen)
    except ValueError as error:
        parser.error(str(error))
    if chosen.json is not None:
        try:
            # Now and not after an hour of matches.
            chosen.json.open("a").close()
        except OSError as error:
            parser.error(f"--json: {chosen.json} cannot be written ({error.strerror})")
    try:
        standings = run(series, progress=_bar)
    except KeyboardInterrupt:
        return 130
    print(report(series, standings))
    if chosen.json is not None:
        chosen.json.write_text(json.dumps(as_data(series, standings), indent=2) + "\n", encoding="utf-8")
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m duckgames.ai.arena", description=__doc__)
    parser.add_argument("--game", required=True, metavar="ID", help="id of the game, as duck_and_cover")
    parser.add_argument(
        "--seats",
        required=True,
        metavar="PLAYERS",
        help="a level for each seat, with a temper if you like: hard,normal:hasty",
    )
    parser.add_argument(
        "--matches", type=int, default=500, metavar="N", help="rounded up to whole blocks (default 500)"
    )
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="same seed, same series (default 1)")
    parser.add_argument("--limit", default="", metavar="LIMIT", help="nodes=N or seconds=X for a decision")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the standings as JSON too")
    return parser


def _series(chosen: argparse.Namespace) -> Series:
    """The series asked for; raises `ValueError` with a sentence for the person who asked."""
    try:
        info = registry.info(chosen.game)
    except registry.UnknownGame:
        known = ", ".join(each.id for each in registry.infos())
        raise ValueError(f"--game: there is no game {chosen.game!r}, only {known}") from None
    entrants = tuple(_entrant(text.strip(), info) for text in chosen.seats.split(","))
    least, greatest = info.seats
    if not least <= len(entrants) <= greatest:
        raise ValueError(f"--seats: {info.id} is for {least} to {greatest} players, not {len(entrants)}")
    if chosen.matches < 1:
        raise ValueError(f"--matches: {chosen.matches} is not a number of matches")
    if not 0 <= chosen.seed < 1 << SEED_BITS:
        raise ValueError(f"--seed: {chosen.seed} is not between 0 and 2 to the power of {SEED_BITS}")
    return Series(info.id, entrants, -(-chosen.matches // len(entrants)), chosen.seed, parse_limit(chosen.limit))


def _entrant(text: str, info: GameInfo) -> Entrant:
    level, _, temper = text.partition(":")
    if level not in known_levels(info):
        raise ValueError(f"--seats: {info.id} has no level {level!r}, only {', '.join(info.levels)}")
    if temper and temper not in info.tempers:
        raise ValueError(f"--seats: {info.id} has no temper {temper!r}, only {', '.join(info.tempers)}")
    return Entrant(level, temper or info.tempers[0])


def known_levels(info: GameInfo) -> tuple[str, ...]:
    """The levels a series may seat: those of the game, the random player, and what the game has for measurements."""
    laboratory: Sequence[str] = getattr(registry.ai(info.id), "LABORATORY", ())
    return (*info.levels, *laboratory, RANDOM)


def parse_limit(text: str) -> Limit:
    """The limit a command line names; raises `ValueError` with a sentence for the person who asked."""
    kind, _, number = text.partition("=")
    try:
        if kind == "nodes" and int(number) > 0:
            return Limit(nodes=int(number))
        if kind == "seconds" and 0 < float(number) < float("inf"):
            return Limit(seconds=float(number))
    except ValueError:
        pass
    if text:
        raise ValueError(f"--limit: {text!r} is neither nodes=N nor seconds=X")
    return Limit()


def _bar(done: int, of: int) -> None:
    """The progress bar: redrawn in place on a terminal, else a line for each tenth."""
    width = 40
    filled = width * done // of
    line = f"[{'#' * filled}{'.' * (width - filled)}] {done}/{of} blocks"
    if sys.stderr.isatty():
        print(f"\r{line}", end="\n" if done == of else "", file=sys.stderr, flush=True)
    elif done * 10 // of > (done - 1) * 10 // of:
        print(line, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
