"""Learns both weights of `value` from matches of bots: `python -m duckgames.games.duck_town.ai.train`."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from duckgames.core.options import checked
from duckgames.core.rng import Rng
from duckgames.games.duck_town.ai import greedy, value
from duckgames.games.duck_town.ai.playouts import Bot, rules
from duckgames.games.duck_town.ai.style import PLAIN
from duckgames.games.duck_town.rules import GAME, scoring
from duckgames.games.duck_town.rules.state import Phase

MATCHES: Final = 20_000
SHARES: Final = {(2, 7): 2, (3, 7): 2, (4, 7): 6, (5, 7): 2, (6, 7): 2, (7, 7): 3, (2, 8): 1, (4, 8): 1, (6, 8): 1}
"""How many matches of a kind are played next to others, by seats and size of the town."""

GREEDY: Final = 0.25
"""How often a bot is a greedy one."""

LIKING: Final = 1.5
"""How many coins a rules bot may like a role more or less than another does."""

STEPS: Final = 12
PULL: Final = 1e-4
"""How strongly weights are drawn to 0."""

Floats = npt.NDArray[np.float64]


class Sample(NamedTuple):
    """A table as a round begins: its stage, what is told of each seat, and who won with which points in the end."""

    stage: int
    inputs: list[list[float]]
    winner: int
    points: list[int]


def samples(seats: int, size: int, matches: int, seed: int) -> list[Sample]:
    """What so many matches of bots teach; the first round, in which all are alike, teaches nothing."""
    chance, found = Random(seed), []
    for match in range(matches):
        bots = [_bot(chance) for _ in range(seats)]
        dice = Rng.for_ply(seed, match)
        state = GAME.start(checked(GAME.info.options, {"town_size": size}), seats, dice)
        begun: list[tuple[int, list[list[float]]]] = []
        last = state.round
        while state.phase != Phase.OVER:
            if state.round != last:
                last = state.round
                begun.append((value.stage(state), [value.inputs(state, seat) for seat in range(seats)]))
            GAME.play(state, state.seat, bots[state.seat](state, chance.random), dice)
        winner = scoring.winners(state)[0]
        points = [scoring.points(state, seat) for seat in range(seats)]
        found += [Sample(stage, inputs, winner, points) for stage, inputs in begun]
    return found


def _bot(chance: Random) -> Bot:
    """Greedy, or a rules bot with likings of its own, so that no colour or role is worth little for being unloved."""
    if chance.random() < GREEDY:
        return greedy.move
    return rules(replace(PLAIN, roles=tuple(worth + LIKING * (2 * chance.random() - 1) for worth in PLAIN.roles)))


def fit(taught: Sequence[Sample]) -> Floats:
    """The weights of one stage under which the winners are likeliest (Newton's method)."""
    tables = []
    for seats in sorted({len(each.inputs) for each in taught}):
        alike = [each for each in taught if len(each.inputs) == seats]
        tables.append((np.array([each.inputs for each in alike]), np.array([each.winner for each in alike])))
    weights = np.zeros(value.INPUTS)
    for _ in range(STEPS):
        slope, curve = PULL * weights, PULL * np.eye(value.INPUTS)
        for told, winners in tables:
            strengths = told @ weights
            chances = np.exp(strengths - strengths.max(axis=1, keepdims=True))
            chances /= chances.sum(axis=1, keepdims=True)
            error = chances.copy()
            error[np.arange(len(winners)), winners] -= 1
            slope = slope + np.einsum("ij,ijk->k", error, told) / len(taught)
            expected = told * chances[:, :, None]
            mean = expected.sum(axis=1)
            curve = curve + (np.einsum("ijk,ijl->kl", expected, told) - mean.T @ mean) / len(taught)
        weights = weights - np.linalg.solve(curve, slope)
    return weights


def fit_points(taught: Sequence[Sample]) -> Floats:
    """The weights of one stage that tell the points of all seats best (least squares)."""
    told = np.array([inputs for each in taught for inputs in each.inputs])
    points = np.array([points for each in taught for points in each.points], dtype=np.float64)
    weights: Floats = np.linalg.solve(told.T @ told + PULL * len(told) * np.eye(value.INPUTS), told.T @ points)
    return weights


def main(arguments: Sequence[str]) -> int:
    """The command line; returns the exit code."""
    parser = argparse.ArgumentParser(prog="python -m duckgames.games.duck_town.ai.train", description=__doc__)
    parser.add_argument("--seed", type=int, default=1, help="same seed, same weights (default 1)")
    parser.add_argument("--matches", type=int, default=MATCHES, help=f"matches to learn from (default {MATCHES})")
    parser.add_argument(
        "--folder", type=Path, default=Path(__file__).parent, help="where the files of weights are written"
    )
    chosen = parser.parse_args(arguments)
    if chosen.matches < sum(SHARES.values()):
        parser.error(f"--matches: {chosen.matches} are too few")
    taught: list[Sample] = []
    for (seats, size), share in SHARES.items():
        taught += samples(seats, size, chosen.matches * share // sum(SHARES.values()), chosen.seed)
        print(f"{len(taught):,} beginnings of rounds, the last with {seats} seats", flush=True)
    for name, learn in ((value.WEIGHTS, fit), (value.SCORE_WEIGHTS, fit_points)):
        rows = [learn([each for each in taught if each.stage == stage]) for stage in range(max(value.STAGES) + 1)]
        text = json.dumps([[round(float(weight), 4) for weight in row] for row in rows])
        chosen.folder.joinpath(name).write_text(text.replace("], ", "],\n ") + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
