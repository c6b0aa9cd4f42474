"""Counts the ways a match can go on from seeded starts: a rule that changed by accident changes a count."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from duckgames.core.game import AnyGame
from duckgames.core.rng import Rng
from tests.conformance.games import seat_counts, start

FOLDER = Path(__file__).parent.parent / "data" / "perft"
SEED = 2026
LARGEST = 20_000
"""No count much larger than this is taken."""


def report(game: AnyGame) -> str:
    """A line for each number of seats and depth: seats, plies played before, depth, count."""
    lines = ["seats after depth count"]
    for seats in seat_counts(game):
        for after in (0, 5, 60):
            state = later(game, seats, after)
            depth, count = 0, 1
            while game.owing(state) and count <= LARGEST // 20 and depth < 6:
                depth += 1
                count = perft(game, state, after, depth)
                lines.append(f"{seats} {after} {depth} {count}")
    return "\n".join(lines) + "\n"


def later(game: AnyGame, seats: int, plies: int) -> Any:
    """The position after `plies` random steps from the seeded start."""
    state = start(game, SEED, seats)
    for ply in range(1, plies + 1):
        owing = game.owing(state)
        if owing:
            moves = sorted(game.legal(state, owing[0]))
            move = Rng.for_ply(SEED, ply, "choices").choice(moves)
            game.play(state, owing[0], move, Rng.for_ply(SEED, ply))
    return state


def perft(game: AnyGame, state: Any, ply: int, depth: int) -> int:
    """In how many ways the next `depth` plies can go, the first seat that owes a choice choosing first."""
    owing = game.owing(state)
    if not owing:
        return 1
    moves = game.legal(state, owing[0])
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        after = state.copy()
        game.play(after, owing[0], move, Rng.for_ply(SEED, ply + 1))
        total += perft(game, after, ply + 1, depth - 1)
    return total
