"""How likely each seat is to win as a round begins, learned from many matches: so a playout need not go to the end."""

from __future__ import annotations

import json
from importlib.resources import files
from math import exp
from typing import Final

from duckgames.games.duck_town.ai.worth import WORTH
from duckgames.games.duck_town.rules import scoring
from duckgames.games.duck_town.rules.cards import COLOUR_MASK, COST
from duckgames.games.duck_town.rules.state import State

MOST_LEFT: Final = 8
STAGES: Final = (0, 0, 1, 2, 3, 4, 4, 4, 4)
"""Which weights apply, by how many buildings the foremost town lacks."""

CARDS: Final = 4
_AT_LEFT: Final = 10
_AT_CARDS: Final = _AT_LEFT + MOST_LEFT + 1
INPUTS: Final = _AT_CARDS + CARDS + 1


def inputs(state: State, seat: int) -> list[float]:
    """What is told of a seat."""
    names, coins = state.names[seat], state.coins[seat]
    held = best = afford = 0
    before = -1
    for kind in state.hands[seat]:
        if kind != before and not names >> kind & 1:
            held += 1
            if WORTH[kind] > best:
                best = WORTH[kind]
            if COST[kind] <= coins + 2 and WORTH[kind] > afford:
                afford = WORTH[kind]
        before = kind
    found = [0.0] * INPUTS
    found[0] = scoring.points(state, seat)
    found[1] = coins if coins < 10 else 10
    found[2] = best
    found[3] = afford
    found[4] = seat == state.crown
    colours = 0
    for place, mask in enumerate(COLOUR_MASK):
        count = (names & mask).bit_count()
        colours += count > 0
        if place < 4:
            found[5 + place] = count
    found[9] = colours == 4
    left = state.target - len(state.towns[seat])
    found[_AT_LEFT + (left if left > 0 else 0)] = 1.0
    found[_AT_CARDS + (held if held < CARDS else CARDS)] = 1.0
    return found


def stage(state: State) -> int:
    """Which weights apply."""
    left = state.target - max(map(len, state.towns))
    return STAGES[left if left > 0 else 0]


_WEIGHTS: Final[list[list[float]]] = json.loads(files(__package__).joinpath("value.json").read_text(encoding="utf-8"))


def chance(state: State, own: int) -> float:
    """The chance that `own` wins."""
    weights = _WEIGHTS[stage(state)]
    strengths = [
        sum([weight * each for weight, each in zip(weights, inputs(state, seat), strict=True)])
        for seat in range(state.seats)
    ]
    mine = strengths[own]
    return 1 / sum([exp(min(each - mine, 50)) for each in strengths])
