"""Learns the weights of `value` from matches of the one-ply duck: `python -m duckgames.games.kaczogrod.ai.train`."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np

from duckgames.core.options import Options, checked
from duckgames.core.rng import Rng
from duckgames.games.kaczogrod import INFO, READY
from duckgames.games.kaczogrod.ai import policy, value
from duckgames.games.kaczogrod.ai.style import Style
from duckgames.games.kaczogrod.rules import GAME, scoring
from duckgames.games.kaczogrod.rules.moves import TRUCE
from duckgames.games.kaczogrod.rules.state import Phase, State

KINDS: Final = (("2", 2, "basic", 4), ("4", 4, "basic", 3), ("2a", 2, "advanced", 2), ("4a", 4, "advanced", 2))
"""Kinds of match as `value.kind` names them: seats, winning, and how much of the matches they are."""

KEPT: Final = 0.4
"""How many of the positions are learned from: those after one another tell almost the same."""

RANDOM: Final = 0.06
"""How often a move is any, so that what good ducks avoid is seen too."""

STEPS: Final = 600
RATE: Final = 0.05
LEAST: Final = 0.2
"""What the deviation of an input is taken to be at least: one that hardly changes teaches little."""

STEADY: Final = 2e-3
"""How strongly weights are drawn to nothing."""

Sample = tuple[int, list[list[float]], list[float], list[int]]


@dataclass(frozen=True)
class Ways:
    """How the matches are played that are learned from: see the constants above, and the style of each duck."""

    kept: float
    random: float
    style: Callable[[Callable[[], float]], Style]


def samples(kind: tuple[str, int, str, int], matches: int, seed: int, ways: Ways | None = None) -> Iterator[Sample]:
    """Positions at the beginnings of turns: stage, facts of each seat, and each one's share of the win and total."""
    _, seats, winning, _ = kind
    ways = ways or Ways(KEPT, RANDOM, _style)
    for match in range(matches):
        chance = Random(f"{seed}/{kind[0]}/{match}").random
        options = checked(INFO.options, _options(winning, seats, chance))
        state, found = GAME.start(options, seats, Rng(seed + match)), []
        styles = [ways.style(chance) for _ in range(seats)]
        rng = Rng(seed + match)
        while state.phase is not Phase.OVER:
            if state.phase is Phase.TURN and chance() < ways.kept:
                found.append((value.stage(state), value.facts(state)))
            seat = GAME.owing(state)[0]
            GAME.play(state, seat, _move(state, seat, styles[seat], chance, ways.random), rng)
        winners = scoring.winners(state)
        shares = [(seat in winners) / len(winners) for seat in range(seats)]
        totals = [scoring.counts(state, seat)[0] for seat in range(seats)]
        for stage, facts in found:
            yield stage, facts, shares, totals


def _style(chance: Callable[[], float]) -> Style:
    """Any: every other duck is patient, so that both ways of playing are seen against each other."""
    patient = chance() < 0.5
    return Style(noise=0.4 * chance(), harm=0.7 + 0.7 * chance(), thing=0.1 + 0.2 * chance(), patient=patient)


def _options(winning: str, seats: int, chance: Callable[[], float]) -> Options:
    """Any length, and mostly balanced decks."""
    decks = {f"deck_{seat}": READY[int(chance() * 3)] if chance() < 0.4 else READY[0] for seat in range(seats)}
    return {"length": (53, 64, 64, 80)[int(chance() * 4)], "winning": winning, **decks}


def _move(state: State, seat: int, style: Style, chance: Callable[[], float], random: float) -> int:
    if chance() < random:
        moves = [each for each in GAME.legal(state, seat) if each < TRUCE]
        if moves:
            return moves[int(chance() * len(moves))]
    return policy.move(state, seat, style, chance)


def learn(found: Sequence[Sample], inputs: int) -> tuple[list[list[float]], float]:
    """Weights for each stage, and the mean loss: of the share of the win, as the softmax of strengths (Adam)."""
    stages: list[list[float]] = []
    total = 0.0
    for stage in range(len(value.STAGES) + 1):
        rows = [(facts, shares) for at, facts, shares, _ in found if at == stage]
        if not rows:
            stages.append(stages[-1] if stages else [0.0] * inputs)
            continue
        facts = np.array([row[0] for row in rows])
        weights, loss = _fit(facts, np.array([row[1] for row in rows]))
        total += loss * len(rows)
        stages.append([round(float(weight), 4) for weight in weights])
    return stages, total / len(found)


def _fit(facts: Any, shares: Any) -> tuple[Any, float]:
    scale = np.maximum(facts.std(axis=(0, 1)), LEAST)
    scaled = facts / scale
    weights = np.zeros(facts.shape[2])
    first, second = np.zeros_like(weights), np.zeros_like(weights)
    loss = 0.0
    for step in range(1, STEPS + 1):
        strengths = scaled @ weights
        odds = np.exp(strengths - strengths.max(axis=1, keepdims=True))
        odds /= odds.sum(axis=1, keepdims=True)
        loss = float(-(shares * np.log(odds + 1e-12)).sum(axis=1).mean())
        slope = np.einsum("ns,nsi->i", odds - shares, scaled) / len(facts) + STEADY * weights
        first, second = 0.9 * first + 0.1 * slope, 0.99 * second + 0.01 * slope * slope
        weights -= RATE * (first / (1 - 0.9**step)) / (np.sqrt(second / (1 - 0.99**step)) + 1e-8)
    return weights / scale, loss


def main(arguments: Sequence[str]) -> int:
    """Plays, learns and writes the weights."""
    parser = argparse.ArgumentParser(description="Learn the value of positions of Kaczogród from self-play.")
    parser.add_argument("--matches", type=int, default=400, help="times the share of each kind of match")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path(__file__).with_name(value.WEIGHTS))
    chosen = parser.parse_args(arguments)
    weights = {}
    for kind in KINDS:
        found = [*samples(kind, chosen.matches * kind[3], chosen.seed)]
        weights[kind[0]], loss = learn(found, value.INPUTS)
        print(f"{kind[0]}: {len(found)} positions, loss {loss:.4f}", flush=True)
    lines = ",\n".join(
        f' "{name}": [\n' + ",\n".join(f"  {json.dumps(stage)}" for stage in stages) + "\n ]"
        for name, stages in weights.items()
    )
    chosen.out.write_text("{\n" + lines + "\n}\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
