"""Learns the weights of `tastes` from picks of bots: `python -m duckgames.games.duck_town.ai.train_tastes`.

Its matches are kept one by one in a file, so that the same command goes on where it was stopped.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from concurrent.futures import Executor, as_completed
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from duckgames.ai.ladder import executor_of
from duckgames.ai.player import Limit, Request
from duckgames.core.options import checked
from duckgames.core.rng import Rng
from duckgames.games.duck_town import INFO
from duckgames.games.duck_town.ai import policy, tastes
from duckgames.games.duck_town.ai.mind import Searcher, Thinker
from duckgames.games.duck_town.ai.picking import appeals
from duckgames.games.duck_town.ai.style import PLAIN
from duckgames.games.duck_town.ai.suspects import WARMTH
from duckgames.games.duck_town.ai.tempers import STYLES
from duckgames.games.duck_town.rules import GAME
from duckgames.games.duck_town.rules.roles import ROLES
from duckgames.games.duck_town.rules.state import Phase

MATCHES: Final = 300
NODES: Final = 100
"""How many playouts a pick takes."""

PLAIN_ONES: Final = 0.3
"""How often a bot picks by rules and does not search."""

STEPS: Final = 10
PULL: Final = 2e-3
"""How strongly weights are drawn to those of the appeal alone."""

SIZE: Final = 1 + len(ROLES) * tastes.FACTS
SHOWN: Final = 20
"""How many times the progress is told."""

Floats = npt.NDArray[np.float64]


class Pick(NamedTuple):
    """A pick: the situation of its seat, the pile, what each role of it appeals to the seat, and the place chosen."""

    situation: list[float]
    pile: list[int]
    appeal: list[float]
    chosen: int


def picks(match: int, seed: int) -> list[Pick]:
    """The picks of one match, between searching and other bots of all tempers; turns are played by rules."""
    chance, dice = Rng.for_ply(seed, match, "bots"), Rng.for_ply(seed, match)
    seats = INFO.seats[0] + match % (INFO.seats[1] - INFO.seats[0] + 1)
    styles = [STYLES[chance.choice(INFO.tempers)] for _ in range(seats)]
    bots = [
        Thinker(policy.move, style, explains=False) if chance.random() < PLAIN_ONES else Searcher(style)
        for style in styles
    ]
    state = GAME.start(checked(INFO.options, {}), seats, dice)
    found: list[Pick] = []
    while state.phase != Phase.OVER:
        seat = state.seat
        move = policy.move(state, styles[seat], chance.random)
        if state.phase == Phase.PICK:
            legal = tuple(GAME.action(state, seat, each) for each in state.pile)
            asked = Request(seat, GAME.observe(state, seat), legal, ())
            luck = Rng(chance.seed())
            place = legal.index(bots[seat].decide(asked, Limit(nodes=NODES), luck, lambda: False).action)
            value = appeals(state, seat, PLAIN, own=False)
            pile = state.pile[:]
            found.append(Pick([*tastes.situation(state, seat)], pile, [value[role] for role in pile], place))
            move = pile[place]
        GAME.play(state, seat, move, dice)
    return found


def fit(taught: Sequence[Pick]) -> Floats:
    """The weights under which the picks are likeliest (Newton's method)."""
    told = np.zeros((len(taught), len(ROLES), SIZE))
    possible = np.zeros((len(taught), len(ROLES)), dtype=bool)
    chosen = np.array([pick.pile[pick.chosen] - 1 for pick in taught])
    for number, pick in enumerate(taught):
        for role, appeal in zip(pick.pile, pick.appeal, strict=True):
            first = 1 + (role - 1) * tastes.FACTS
            told[number, role - 1, 0] = appeal
            told[number, role - 1, first : first + tastes.FACTS] = pick.situation
            possible[number, role - 1] = True
    start = np.zeros(SIZE)
    start[0] = 1 / WARMTH
    weights = start.copy()
    for _ in range(STEPS):
        chances = shares(told, possible, weights)
        error = chances.copy()
        error[np.arange(len(chosen)), chosen] -= 1
        slope = PULL * (weights - start) + np.einsum("ij,ijk->k", error, told) / len(taught)
        mean = np.einsum("ij,ijk->ik", chances, told)
        curve = np.einsum("ijk,ijl->kl", told * chances[:, :, None], told) - mean.T @ mean
        weights = weights - np.linalg.solve(curve / len(taught) + PULL * np.eye(SIZE), slope)
    print(f"{_score(told, possible, chosen, start):.4f} of a pick's chance in logarithms before", flush=True)
    print(f"{_score(told, possible, chosen, weights):.4f} after", flush=True)
    return weights


def shares(told: Floats, possible: npt.NDArray[np.bool_], weights: Floats) -> Floats:
    """How likely each role is to be picked."""
    strengths = np.where(possible, told @ weights, -np.inf)
    found: Floats = np.exp(strengths - strengths.max(axis=1, keepdims=True))
    found /= found.sum(axis=1, keepdims=True)
    return found


def _score(told: Floats, possible: npt.NDArray[np.bool_], chosen: npt.NDArray[np.int_], weights: Floats) -> float:
    chances = shares(told, possible, weights)
    return float(np.log(chances[np.arange(len(chosen)), chosen]).mean())


def collect(path: Path, matches: int, seed: int, executor: Executor) -> list[Pick]:
    """The picks of so many matches: those that `path` holds, and the others, which are added to it."""
    known: dict[int, list[Any]] = {}
    if path.exists():
        known = {line[0]: line[1] for line in map(json.loads, path.read_text(encoding="utf-8").splitlines())}
    tasks = {executor.submit(picks, match, seed): match for match in range(matches) if match not in known}
    with path.open("a", encoding="utf-8") as file:
        for done, task in enumerate(as_completed(tasks), 1):
            known[tasks[task]] = task.result()
            file.write(json.dumps([tasks[task], task.result()]) + "\n")
            file.flush()
            if done * SHOWN // len(tasks) > (done - 1) * SHOWN // len(tasks):
                print(f"{done} of {len(tasks)} matches", flush=True)
    return [Pick(*pick) for match in range(matches) for pick in known[match]]


def main(arguments: Sequence[str]) -> int:
    """The command line; returns the exit code."""
    parser = argparse.ArgumentParser(prog="python -m duckgames.games.duck_town.ai.train_tastes", description=__doc__)
    parser.add_argument("--seed", type=int, default=1, help="same seed, same weights (default 1)")
    parser.add_argument("--matches", type=int, default=MATCHES, help=f"matches to learn from (default {MATCHES})")
    parser.add_argument("--kept", type=Path, required=True, metavar="FILE", help="where matches are kept")
    parser.add_argument("--executor", default="", metavar="MODULE:NAME", help="a function that returns an executor")
    parser.add_argument(
        "--weights", type=Path, default=Path(__file__).with_name(tastes.WEIGHTS), help="the file written"
    )
    chosen = parser.parse_args(arguments)
    try:
        make = executor_of(chosen.executor)
    except ValueError as error:
        parser.error(str(error))
    with make() as executor:
        taught = collect(chosen.kept, chosen.matches, chosen.seed, executor)
    print(f"{len(taught):,} picks", flush=True)
    appeal, *rest = (round(float(weight), 4) for weight in fit(taught))
    rows = [rest[start : start + tastes.FACTS] for start in range(0, len(rest), tastes.FACTS)]
    text = json.dumps([appeal, rows]).replace("], ", "],\n ")
    chosen.weights.write_text(text + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
