"""Trains the value net by self-play: `python -m duckgames.games.duck_and_cover.ai.train`."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from zipfile import BadZipFile

import numpy as np

from duckgames.games.duck_and_cover.ai.inputs import Floats
from duckgames.games.duck_and_cover.ai.net import SLOPE, WEIGHTS, Net
from duckgames.games.duck_and_cover.ai.selfplay import Sample, SelfPlay
from duckgames.games.duck_and_cover.rules.cards import ALONE

BATCH = 512
FIRST_RATE, LATER_RATE, LAST_RATE = 1e-3, 4e-4, 3e-5
"""The learning rate falls evenly, on a logarithmic scale, from the first one or, where the net has learned before, from
the later one on."""

KEEP = 0.999
"""The weights written are a running mean of those learned: this much of it stays at each batch."""

TABLES = {ALONE: 240, 2: 40, 3: 28, 4: 24, 5: 16, 6: 12, 7: 12}
"""Matches side by side, by the number of seats; one seat is the laboratory set-up."""

CHECKPOINT = Path("build", "duck_and_cover_training.npz")

REPORT = 20.0
SAVE = 120.0
"""Seconds between two lines of progress, and between two checkpoints."""


class Learner:
    """The net in training, Adam's means of its gradients, and the running mean of its weights."""

    def __init__(self, seed: int) -> None:
        self.net = Net.fresh(np.random.default_rng((seed, 1 << 32)))
        self._means = [np.zeros_like(array) for array in self.net.arrays()]
        self._squares = [np.zeros_like(array) for array in self.net.arrays()]
        self.steady = Net(*(array.copy() for array in self.net.arrays()))
        self.first_rate: float = FIRST_RATE
        self.rounds = 0
        self.batches = 0

    def begin_from(self, net: Net) -> None:
        """Takes over what `net` has learned before."""
        self.first_rate = LATER_RATE
        for mine in (self.net, self.steady):
            for array, learned in zip(mine.arrays(), net.arrays(), strict=True):
                array[:] = learned

    def rate(self, done: float) -> float:
        """The learning rate when this share of the training is done."""
        return float(self.first_rate * (LAST_RATE / self.first_rate) ** done)

    def _parts(self) -> dict[str, Floats]:
        groups = {
            "net": self.net.arrays(),
            "mean": self._means,
            "square": self._squares,
            "steady": self.steady.arrays(),
        }
        return {f"{name}{index}": array for name, arrays in groups.items() for index, array in enumerate(arrays)}

    def save(self, path: Path) -> None:
        """Writes all there is to go on from."""
        temporary = path.with_suffix(".part")
        with temporary.open("wb") as file:
            np.savez(file, counts=np.array([self.rounds, self.batches, self.first_rate]), **self._parts())  # type: ignore[arg-type]
        temporary.replace(path)

    def load(self, path: Path) -> None:
        """Goes on from what `save` wrote."""
        with np.load(path, allow_pickle=False) as data:
            rounds, batches, self.first_rate = data["counts"].tolist()
            self.rounds, self.batches = int(rounds), int(batches)
            for name, array in self._parts().items():
                array[:] = data[name]

    def learn(self, samples: list[Sample], rate: float) -> float:
        """One step of Adam on the squared error of `samples`; returns the mean of it."""
        inputs = np.stack([each[0] for each in samples]).T
        targets = np.stack([each[1] for each in samples]).T
        net = self.net
        sums = net.hidden @ inputs + net.hidden_bias
        units = np.maximum(sums, SLOPE * sums)
        error = net.output @ units + net.output_bias - targets
        slope = error * (2 / len(samples))
        back = (net.output.T @ slope) * np.where(sums > 0, np.float32(1), np.float32(SLOPE))
        gradients = [
            back @ inputs.T,
            back.sum(axis=1, keepdims=True),
            slope @ units.T,
            slope.sum(axis=1, keepdims=True),
        ]
        self._step(gradients, rate)
        return float(np.mean(error[0] ** 2))

    def _step(self, gradients: list[Floats], rate: float) -> None:
        self.batches += 1
        decay, decay_square = 0.9, 0.999
        scale = rate * (1 - decay_square**self.batches) ** 0.5 / (1 - decay**self.batches)
        keep = min(KEEP, self.batches / (self.batches + 10))
        groups = zip(self.net.arrays(), self._means, self._squares, self.steady.arrays(), gradients, strict=True)
        for array, mean, square, steady, gradient in groups:
            mean += (1 - decay) * (gradient - mean)
            square += (1 - decay_square) * (gradient * gradient - square)
            array -= scale * mean / (np.sqrt(square) + 1e-8)
            steady += (1 - keep) * (array - steady)


def train(learner: Learner, rounds: int, seed: int, checkpoint: Path, weights: Path, about: str) -> None:
    """Plays and learns until `rounds` rounds of a seat are done, with checkpoints on the way."""
    chance = np.random.default_rng((seed, learner.rounds))
    play = SelfPlay([seats for seats, count in TABLES.items() for _ in range(count)], chance)
    samples: list[Sample] = []
    errors: list[float] = []
    begun, done_before = time.monotonic(), learner.rounds
    reported = saved = begun
    while learner.rounds < rounds:
        samples += play.step(learner.net)
        while len(samples) >= BATCH:
            errors.append(learner.learn(samples[:BATCH], learner.rate(learner.rounds / rounds)))
            del samples[:BATCH]
        learner.rounds = done_before + play.rounds
        now = time.monotonic()
        if now - reported > REPORT:
            print(_progress(learner, rounds, play.rounds / (now - begun), play, errors), flush=True)
            reported = now
            errors.clear()
        if now - saved > SAVE:
            _save(learner, checkpoint, weights, about)
            saved = now
    _save(learner, checkpoint, weights, about)


def _save(learner: Learner, checkpoint: Path, weights: Path, about: str) -> None:
    learner.save(checkpoint)
    temporary = weights.with_suffix(".part")
    with temporary.open("wb") as file:
        learner.steady.save(file, f"{about}\n{learner.rounds} rounds of a seat so far")
    temporary.replace(weights)


def _progress(learner: Learner, rounds: int, rate: float, play: SelfPlay, errors: list[float]) -> str:
    left = (rounds - learner.rounds) / max(rate, 1)
    means = "  ".join(f"{seats}: {np.mean(points):5.2f}" for seats, points in play.points.items() if points)
    error = np.mean(errors) * 100 if errors else 0
    return (
        f"{100 * learner.rounds / rounds:5.1f} %  {learner.rounds:,} rounds  {rate:,.0f}/s  {left / 60:.0f} min left"
        f"  error {error:.2f}  points by seats  {means}"
    )


def main(arguments: Sequence[str]) -> int:
    """The command line; returns the exit code."""
    parser = argparse.ArgumentParser(prog="python -m duckgames.games.duck_and_cover.ai.train", description=__doc__)
    parser.add_argument("--seed", type=int, default=1, help="same seed, same weights, on one machine and in one go")
    parser.add_argument("--rounds", type=int, default=4_000_000, help="rounds of a seat to play (default 4 million)")
    parser.add_argument("--checkpoint", type=Path, default=CHECKPOINT, help=f"gone on from if it exists ({CHECKPOINT})")
    parser.add_argument("--start", type=Path, help="weights to begin from, if there is no checkpoint yet")
    parser.add_argument(
        "--weights", type=Path, default=Path(__file__).with_name(WEIGHTS), help="where they are written"
    )
    chosen = parser.parse_args(arguments)
    if chosen.seed < 0:
        parser.error(f"--seed: {chosen.seed} is below 0")
    learner = Learner(chosen.seed)
    if chosen.checkpoint.exists():
        try:
            learner.load(chosen.checkpoint)
        except (OSError, ValueError, KeyError, EOFError, BadZipFile) as error:
            parser.error(f"--checkpoint: {chosen.checkpoint} is no checkpoint of this training ({error})")
        print(f"going on after {learner.rounds:,} rounds")
    elif chosen.start is not None:
        try:
            with chosen.start.open("rb") as file:
                learner.begin_from(Net.load(file))
        except (OSError, ValueError, KeyError, EOFError, BadZipFile) as error:
            parser.error(f"--start: {chosen.start} holds no weights of this net ({error})")
    if chosen.rounds <= learner.rounds:
        parser.error(f"--rounds: {chosen.rounds} are played already")
    chosen.checkpoint.parent.mkdir(parents=True, exist_ok=True)
    about = f"python -m duckgames.games.duck_and_cover.ai.train --seed {chosen.seed} --rounds {chosen.rounds}"
    if chosen.start is not None:
        about += f" --start {chosen.start.name}"
    try:
        train(learner, chosen.rounds, chosen.seed, chosen.checkpoint, chosen.weights, about)
    except KeyboardInterrupt:
        learner.save(chosen.checkpoint)
        print(f"stopped after {learner.rounds:,} rounds; the same command goes on from there")
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
