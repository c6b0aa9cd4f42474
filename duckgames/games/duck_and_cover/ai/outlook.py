"""What points of this round are worth in the match: the share of the win, from totals, rounds left and their spread."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import erf, sqrt
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from duckgames.core.places import Seat
from duckgames.games.duck_and_cover.ai.net import CARE
from duckgames.games.duck_and_cover.rules.cards import ALONE, ROUNDS
from duckgames.games.duck_and_cover.rules.observation import Observation

SPREAD = {1: 2.6, 2: 5.0, 3: 4.1, 4: 3.5, 5: 3.0, 6: 2.8, 7: 2.5}
"""The standard deviation of a seat's points in a round among those of the table, by the number of seats: measured in
self-play of hard ducks, 2,400 rounds of a seat each. With few seats one gains what another loses, so it is wider."""

OPEN = (0.0, 0.3, 0.55, 0.7, 0.83, 0.92, 0.96, 1.0)
"""How much of it is open as long as the seat has so many stacks, the last for all more; measured likewise."""

FURTHER = {1: 0.0, 2: 0.75, 3: 1.65, 4: 2.0, 5: 2.2, 6: 2.4, 7: 2.6}
"""The mean points of a round, by the number of seats; measured likewise."""

Numbers: TypeAlias = npt.NDArray[np.floating]

FAINT = 1e-4
"""What a point is worth beside the share of the win: it decides where the match is as good as won or lost."""

_REACH = 60
_GRID = np.linspace(-_REACH, _REACH, 8 * _REACH + 1)
_NODES, _WEIGHTS = np.polynomial.hermite_e.hermegauss(12)
_WEIGHTS = _WEIGHTS / _WEIGHTS.sum()
_NORMAL_AT = np.linspace(-6, 6, 1201)
_NORMAL = np.array([0.5 * (1 + erf(each / sqrt(2))) for each in _NORMAL_AT])


def win_share(own: Numbers, rivals: Sequence[float], spread: float, rival_spreads: Sequence[float]) -> Numbers:
    """The chance that a total normal around `own` stays below all of those around `rivals`; equal totals share."""
    draws = np.asarray(own, np.float64)[..., None] + spread * _NODES
    below = np.ones_like(draws)
    for mean, each in zip(rivals, rival_spreads, strict=True):
        below *= np.interp((mean - draws) / each, _NORMAL_AT, _NORMAL)
    shares: Numbers = below @ _WEIGHTS
    return shares


@dataclass(frozen=True)
class Hopes:
    """The points that each rival may expect of this round, in seat order, and how far they may lie from that."""

    means: tuple[float, ...]
    spreads: tuple[float, ...]


class Outlook:
    """The match as one seat sees it.

    Worths order positions: the share of the win, and a trace of the points; who plays alone has points only.
    """

    def __init__(self, seen: Observation, seat: Seat, hopes: Hopes, stacks: int) -> None:
        """`stacks` of the own pond."""
        self._alone = seen.seats == ALONE
        self._left = ROUNDS - seen.round
        totals = [sum(seen.scores[each :: seen.seats]) for each in range(seen.seats)]
        self.total = totals.pop(seat)
        self._rivals = totals
        later = SPREAD[seen.seats] * sqrt(self._left)
        self._later = max(later, 0.01)
        means = [total + mean for total, mean in zip(totals, hopes.means, strict=True)]
        spreads = [sqrt(later**2 + spread**2) for spread in hopes.spreads]
        self._open = win_share(_GRID, means, sqrt(later**2 + spread_of(stacks, seen.seats) ** 2), spreads)

    def share(self, own: Numbers, drift: Numbers | float = 0.0) -> Numbers:
        """The share of the win where this round, still open, promises `own` points, and the best rival `drift` more
        than it seemed to."""
        at = self.total + np.asarray(own) - CARE * np.asarray(drift)
        shares: Numbers = np.interp(at, _GRID, self._open) if not self._alone else np.ones_like(at)
        return shares

    def worth(self, own: Numbers, drift: Numbers | float = 0.0) -> Numbers:
        """The worth of the same."""
        return self.share(own, drift) - FAINT * (100 if self._alone else 1) * np.asarray(own)

    def share_ended(self, own: int, stacks: int, rivals: Sequence[int], rival_stacks: Sequence[int]) -> float:
        """The share of the win if the round ends with these points and stacks."""
        total = self.total + own
        totals = [sum(each) for each in zip(self._rivals, rivals, strict=True)]
        if self._left:
            return float(win_share(np.array(total), totals, self._later, [self._later] * len(totals)))
        mine = (total, stacks)
        others = list(zip(totals, rival_stacks, strict=True))
        return 0.0 if min(others, default=mine) < mine else 1 / (1 + others.count(mine))

    def worth_ended(self, own: int, stacks: int, rivals: Sequence[int], rival_stacks: Sequence[int]) -> float:
        """The worth of the same."""
        faint = FAINT * (100 if self._alone else 1)
        return self.share_ended(own, stacks, rivals, rival_stacks) - faint * own

    def price(self, own: float) -> float:
        """What a point less is worth about here."""
        return float(self.worth(np.array(own - 0.5)) - self.worth(np.array(own + 0.5)))

    def slope(self, own: float) -> float:
        """The share of the win that a point less brings about here."""
        return float(self.share(np.array(own - 0.5)) - self.share(np.array(own + 0.5)))


def spread_of(stacks: int, seats: int) -> float:
    """How far the points of this round may lie from what is expected of them."""
    return SPREAD[seats] * OPEN[min(stacks, len(OPEN) - 1)]
