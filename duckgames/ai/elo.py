"""How strong players are by whom they won against, on Elo's scale, with bootstrap intervals.

A match of any number of seats has one winner's share to give. The model (Luce's, which is Bradley and Terry's for two)
says that it goes to each seat by its strength among those at the table; 400 points are ten times the strength.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import log10
from random import Random
from typing import Final

RESAMPLES: Final = 400
SCALE: Final = 400.0
ENOUGH: Final = 1e-9
"""Strengths have settled once none changes by a greater share."""

ROUNDS: Final = 10_000
_TAILS: Final = (0.025, 0.975)


@dataclass(frozen=True)
class Row:
    """Blocks of matches of the same `players`; each block holds for each of them its mean share of the win."""

    players: tuple[str, ...]
    blocks: tuple[tuple[float, ...], ...]

    def won(self) -> Mapping[str, float]:
        """How many blocks each player won, shared wins split, with one block more that all share alike.

        Without that one a player that never lost would be without bounds.
        """
        sums = dict.fromkeys(self.players, 0.0)
        for block in (*self.blocks, (1 / len(self.players),) * len(self.players)):
            for player, share in zip(self.players, block, strict=True):
                sums[player] += share
        return sums

    @property
    def weight(self) -> int:
        """How many blocks `won` tells of."""
        return len(self.blocks) + 1


@dataclass(frozen=True)
class Rating:
    """Elo of a player above the anchor's, and the bounds of 95 % of the resampled series."""

    elo: float
    low: float
    high: float


def ratings(rows: Sequence[Row], anchor: str, seed: int, resamples: int = RESAMPLES) -> dict[str, Rating]:
    """The rating of each player in `rows`, all of whom have met `anchor`, directly or over others; it has 0.

    Whole blocks are drawn again, row by row: matches of a block share their luck, and are no evidence apart.
    """
    chance = Random(seed)
    found = _elo(rows, anchor)
    drawn = [_elo([_resampled(row, chance) for row in rows], anchor) for _ in range(resamples)]
    return {player: Rating(elo, *_bounds([each[player] for each in drawn] or [elo])) for player, elo in found.items()}


def _resampled(row: Row, chance: Random) -> Row:
    return Row(row.players, tuple(chance.choices(row.blocks, k=len(row.blocks))) if row.blocks else ())


def _bounds(values: Sequence[float]) -> tuple[float, float]:
    ordered = sorted(values)
    low, high = (ordered[round(tail * (len(ordered) - 1))] for tail in _TAILS)
    return low, high


def _elo(rows: Sequence[Row], anchor: str) -> dict[str, float]:
    strengths = _strengths(rows)
    return {player: SCALE * log10(strength / strengths[anchor]) for player, strength in strengths.items()}


def _strengths(rows: Sequence[Row]) -> dict[str, float]:
    """The likeliest strengths, by Hunter's repeated shares: each pass makes what was won likelier."""
    won: dict[str, float] = {}
    for row in rows:
        for player, blocks in row.won().items():
            won[player] = won.get(player, 0.0) + blocks
    strengths = dict.fromkeys(won, 1.0)
    for _ in range(ROUNDS):
        against = dict.fromkeys(won, 0.0)
        for row in rows:
            part = row.weight / sum(strengths[player] for player in row.players)
            for player in row.players:
                against[player] += part
        after = {player: won[player] / against[player] for player in won}
        moved = max(abs(after[player] / strengths[player] - 1) for player in won)
        strengths = after
        if moved < ENOUGH:
            break
    return strengths
