"""Learns the value net from matches of strong one-ply ducks: `python -m duckgames.games.kaczogrod.ai.train_net`.

Matches are played in parts by any executor and each part is kept, so that the same command goes on where it stopped.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, as_completed
from pathlib import Path
from typing import Any, Final

import numpy as np

from duckgames.ai.ladder import executor_of
from duckgames.games.kaczogrod.ai import net, train, value
from duckgames.games.kaczogrod.ai.style import Style

Kind = tuple[str, int, str, int]

KINDS: Final[tuple[Kind, ...]] = (
    ("2", 2, "basic", 8), ("4", 4, "basic", 2), ("4", 3, "basic", 1), ("2a", 2, "advanced", 3), ("4a", 4, "advanced", 2)
)  # fmt: skip
"""As in `train`; of the matches for more than two some have three seats."""

PART: Final = 100
"""So many matches are a part."""

KEPT: Final = 0.15
RANDOM: Final = 0.03
PATIENT: Final = 0.75
"""See `train`: fewer positions of more matches, fewer moves at random, and mostly patient ducks."""

HIDDEN: Final = 16
EPOCHS: Final = 8
BATCH: Final = 256
RATE: Final = 2e-3
DECAY: Final = 1e-2
LEAST: Final = 0.05
"""What the deviation of an input is taken to be at least."""

TESTED: Final = 8
"""Of so many positions one is kept back, to tell how good the net is."""

Rows = tuple[Any, Any, Any]
"""Of each position the inputs, the share and the total of each seat."""

Table = tuple[Any, Any, Any, Any]
"""The same with scaled inputs, and last how strong each seat is by `value`."""


def play(kind: Kind, matches: int, seed: int) -> Rows:
    """The positions of some matches; any process can play them."""
    found = [*train.samples(kind, matches, seed, train.Ways(KEPT, RANDOM, _style))]
    rows = np.array([net.inputs(np.array(facts)) for _, facts, _, _ in found], dtype=np.float32)
    shares = np.array([shares for _, _, shares, _ in found], dtype=np.float32)
    return rows, shares, np.array([totals for *_, totals in found], dtype=np.float32)


def _style(chance: Callable[[], float]) -> Style:
    """Nearly what strong ducks like, with some chance in what they do."""
    noise = 0.25 * chance() ** 2
    return Style(noise=noise, harm=0.8 + 0.5 * chance(), thing=0.1 + 0.1 * chance(), patient=chance() < PATIENT)


def gather(matches: int, seed: int, folder: Path, executor: Executor) -> dict[str, list[Path]]:
    """Plays all parts that `folder` lacks, and returns the files of each kind of match."""
    found: dict[str, list[Path]] = {}
    tasks = {}
    for kind in KINDS:
        for part in range(-(-matches * kind[3] // PART)):
            path = folder / f"{kind[0]}-{kind[1]}-{seed}-{part}.npz"
            found.setdefault(kind[0], []).append(path)
            if not path.exists():
                tasks[executor.submit(play, kind, PART, seed + 10_000_000 * kind[1] + PART * part)] = path
    for done, task in enumerate(as_completed(tasks), 1):
        path, (rows, shares, totals) = tasks[task], task.result()
        # Written apart first: a file that is there is whole.
        fresh = path.with_suffix(".part.npz")
        np.savez_compressed(fresh, rows=rows, shares=shares, totals=totals)
        fresh.replace(path)
        print(f"{done}/{len(tasks)} parts", flush=True)
    return found


def learn(kind: str, parts: Sequence[Path], seed: int) -> dict[str, Any]:
    """The weights for one kind of match; says what they are worth on positions kept back."""
    played = [_read(path) for path in parts]
    rng = np.random.default_rng(seed)
    every = np.concatenate([rows.reshape(-1, rows.shape[-1]) for rows, _, _ in played])
    mean, scale = every.mean(0), np.maximum(every.std(0), LEAST)
    tables = [((rows - mean) / scale, shares, totals, _strengths(kind, rows)) for rows, shares, totals in played]
    fitted = _Fitted(every.shape[1], rng)
    split = [_split(table) for table in tables]
    for epoch in range(EPOCHS):
        fitted.go(rng, [taught for taught, _ in split], RATE * (1 + np.cos(np.pi * epoch / EPOCHS)) / 2)
    before, loss = (_mean(fitted, [kept for _, kept in split], plainly) for plainly in (True, False))
    total, base = _scores([taught for taught, _ in split])
    print(f"{kind}: {len(every)} rows, loss {loss:.4f}, by value alone {before:.4f}", flush=True)
    first, bias, second, skip = fitted.parts
    arrays = {"mean": mean, "scale": scale, "first": first, "bias": bias, "second": second, "skip": skip}
    return {name: np.round(part, 4).tolist() for name, part in {**arrays, "total": total, "base": base}.items()}


def _read(path: Path) -> Rows:
    with np.load(path) as kept:
        return kept["rows"].astype(np.float64), kept["shares"].astype(np.float64), kept["totals"].astype(np.float64)


def _strengths(kind: str, rows: Any) -> Any:
    """How strong each seat is by `value`, at the stage that the cards of the seat in turn tell."""
    facts = rows[:, :, : value.INPUTS]
    turn = facts[:, :, value.Fact.TO_MOVE].argmax(1)
    left = facts[np.arange(len(facts)), turn, value.Fact.CARDS]
    stages = np.searchsorted(value.STAGES, left)
    return np.einsum("nsi,ni->ns", facts, np.array(value.weights(kind))[stages])


def _split(table: Table) -> tuple[Table, Table]:
    """Those to learn from, and those kept back: the last ones, which are of other matches."""
    edge = len(table[0]) - len(table[0]) // TESTED
    rows, shares, totals, strengths = table
    return (
        (rows[:edge], shares[:edge], totals[:edge], strengths[:edge]),
        (rows[edge:], shares[edge:], totals[edge:], strengths[edge:]),
    )


def _mean(fitted: _Fitted, tables: Sequence[Table], plainly: bool) -> float:
    return sum(fitted.loss(kept, plainly) * len(kept[0]) for kept in tables) / sum(len(kept[0]) for kept in tables)


def _scores(tables: Sequence[Table]) -> tuple[Any, Any]:
    """The weights of the total, by least squares."""
    rows = np.concatenate([rows.reshape(-1, rows.shape[-1]) for rows, *_ in tables])
    totals = np.concatenate([totals.reshape(-1) for _, _, totals, _ in tables])
    found = np.linalg.lstsq(np.column_stack([rows, np.ones(len(rows))]), totals, rcond=1e-6)[0]
    return found[:-1], found[-1]


class _Fitted:
    """A net that learns (Adam)."""

    def __init__(self, width: int, rng: np.random.Generator) -> None:
        first = rng.standard_normal((width, HIDDEN)) * np.sqrt(1.5 / width)
        self.parts = [first, np.zeros(HIDDEN), np.zeros(HIDDEN), np.zeros(width)]
        self._means = [np.zeros_like(part) for part in self.parts]
        self._squares = [np.zeros_like(part) for part in self.parts]
        self._steps = 0

    def go(self, rng: np.random.Generator, tables: Sequence[Table], rate: float) -> None:
        """Learns from every position once. Batches are of one part, which all have the same number of seats."""
        for table in rng.permutation(len(tables)):
            rows, shares, _, strengths = tables[table]
            order = rng.permutation(len(rows))
            for start in range(0, len(order), BATCH):
                batch = order[start : start + BATCH]
                self._step(self._slopes(rows[batch], shares[batch], strengths[batch]), rate)

    def loss(self, table: Table, plainly: bool = False) -> float:
        """How little these positions were foreseen; `plainly`: by `value` alone."""
        rows, shares, _, strengths = table
        odds, _ = self._odds(rows * (not plainly), strengths)
        return float(-(shares * np.log(odds + 1e-9)).sum(1).mean())

    def _odds(self, rows: Any, strengths: Any) -> tuple[Any, Any]:
        first, bias, second, skip = self.parts
        hidden = np.maximum(rows @ first + bias, 0.0)
        strengths = strengths + hidden @ second + rows @ skip
        odds = np.exp(strengths - strengths.max(1, keepdims=True))
        return odds / odds.sum(1, keepdims=True), hidden

    def _slopes(self, rows: Any, shares: Any, strengths: Any) -> list[Any]:
        odds, hidden = self._odds(rows, strengths)
        fault = ((odds - shares) / len(rows)).reshape(-1)
        rows, hidden = rows.reshape(-1, rows.shape[-1]), hidden.reshape(-1, HIDDEN)
        back = fault[:, None] * self.parts[2] * (hidden > 0)
        return [rows.T @ back, back.sum(0), hidden.T @ fault, rows.T @ fault]

    def _step(self, slopes: Sequence[Any], rate: float) -> None:
        self._steps += 1
        for place, slope in enumerate(slopes):
            mean = self._means[place] = 0.9 * self._means[place] + 0.1 * slope
            square = self._squares[place] = 0.999 * self._squares[place] + 0.001 * slope * slope
            mean, square = mean / (1 - 0.9**self._steps), square / (1 - 0.999**self._steps)
            self.parts[place] -= rate * (mean / (np.sqrt(square) + 1e-8) + DECAY * self.parts[place])


def main(arguments: Sequence[str]) -> int:
    """Plays, learns and writes the weights."""
    parser = argparse.ArgumentParser(description="Learn the value net of Kaczogród from self-play.")
    parser.add_argument("--matches", type=int, default=500, help="times the share of each kind of match (default 500)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path, default=Path("build/kaczogrod_net"), help="where played parts are kept")
    parser.add_argument("--executor", default="", metavar="MODULE:NAME", help="a function that returns an executor")
    parser.add_argument("--out", type=Path, default=Path(__file__).with_name(net.WEIGHTS))
    chosen = parser.parse_args(arguments)
    chosen.keep.mkdir(parents=True, exist_ok=True)
    with executor_of(chosen.executor)() as executor:
        parts = gather(chosen.matches, chosen.seed, chosen.keep, executor)
    weights = {kind: learn(kind, paths, chosen.seed) for kind, paths in parts.items()}
    lines = ",\n".join(f'"{kind}": {json.dumps(each)}' for kind, each in weights.items())
    chosen.out.write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
