"""How often a seat picks each role of a pile, learned from matches: what experts believe of picks they did not see."""

from __future__ import annotations

import json
from collections.abc import Sequence
from importlib.resources import files
from math import exp
from typing import Final

from duckgames.core.places import Seat
from duckgames.games.duck_town.ai.picking import appeals
from duckgames.games.duck_town.ai.style import PLAIN
from duckgames.games.duck_town.rules.roles import BADGER, ROLES
from duckgames.games.duck_town.rules.state import State

WEIGHTS: Final = "tastes.json"
"""The file with the weights: the one of the appeal, and for each role those of `situation`."""

FACTS: Final = 6
MOST_COINS: Final = 10

Tastes = tuple[float, list[list[float]]]
"""What `WEIGHTS` holds."""


def situation(state: State, seat: Seat) -> tuple[float, ...]:
    """What all can see of a seat that picks: 1, its coins, whether it has no card, and how near towns are to be full.

    These are its own with one building to go and with two, and the foremost of the others with one.
    """
    left = state.target - len(state.towns[seat])
    foremost = max([len(town) for other, town in enumerate(state.towns) if other != seat])
    return (
        1.0,
        min(state.coins[seat], MOST_COINS) / MOST_COINS,
        float(not state.hands[seat]),
        float(left <= 1),
        float(left == 2),
        float(foremost >= state.target - 1),
    )


def likes(state: State, seat: Seat, tastes: Tastes) -> list[float]:
    """How often `seat` picks each role in relation to others; index 0 is no role."""
    appeal, weights = tastes
    values, facts = appeals(state, seat, PLAIN, own=False), situation(state, seat)
    found = [0.0] * (BADGER + 1)
    for role in ROLES:
        strength = appeal * values[role]
        for weight, fact in zip(weights[role - 1], facts, strict=True):
            strength += weight * fact
        found[role] = exp(strength)
    return found


def _read() -> Tastes:
    appeal, weights = json.loads(files(__package__).joinpath(WEIGHTS).read_text(encoding="utf-8"))
    return appeal, weights


LEARNED: Final = _read()


def learned(state: State) -> list[Sequence[float]]:
    """The `likes` of all seats."""
    return [likes(state, seat, LEARNED) for seat in range(state.seats)]
