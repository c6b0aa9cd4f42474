"""Who came in where: ranks from a result, shared where nothing tells players apart."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from duckgames.core.game import Result, Score
from duckgames.core.places import Seat
from duckgames.ui.view import ScoreColumn


@dataclass(frozen=True)
class Standing:
    """The rank of one seat, and its score."""

    rank: int
    score: Score

    @property
    def seat(self) -> Seat:
        """The seat."""
        return self.score.seat


def standings(result: Result, columns: Sequence[ScoreColumn], lowest_wins: bool) -> tuple[Standing, ...]:
    """All seats from the first to the last; winners are first whatever decided, then totals and tie-breaks count."""
    ties = [column.part for column in columns if column.tie or not column.counted]
    sign = 1 if lowest_wins else -1

    def key(score: Score) -> tuple[int, ...]:
        if score.seat in result.winners:
            return (0,)
        parts = dict(score.parts)
        return (1, sign * score.total, *(sign * parts.get(part, 0) for part in ties))

    keys = [key(score) for score in result.scores]
    ranks = {score.seat: 1 + sum(other < key(score) for other in keys) for score in result.scores}
    placed = (Standing(ranks[score.seat], score) for score in result.scores)
    return tuple(sorted(placed, key=lambda standing: (standing.rank, standing.seat)))


def podium_groups(placed: Sequence[Standing]) -> tuple[tuple[Standing, ...], ...]:
    """Who stands on the first, second and third pedestal: at least the three best, the tied together."""
    groups: list[tuple[Standing, ...]] = []
    for rank in sorted({standing.rank for standing in placed}):
        if sum(map(len, groups)) >= 3:
            break
        groups.append(tuple(standing for standing in placed if standing.rank == rank))
    return tuple(groups)
