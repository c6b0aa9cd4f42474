"""How likely each seat is to win as a round begins, learned from many matches: so a playout need not go to the end."""

from __future__ import annotations

import json
from importlib.resources import files
from math import exp
from typing import Final

from duckgames.games.duck_town.ai.worth import WORTH
from duckgames.games.duck_town.rules import scoring
from duckgames.games.duck_town.rules.cards import BLUE, COLOUR_MASK, COST, GOLD, GREEN, RED
from duckgames.games.duck_town.rules.purse import GATHERED
from duckgames.games.duck_town.rules.state import State

WEIGHTS: Final = "value.json"
"""The file with the weights: a list for each stage, with one for each of the `inputs`."""

SCORE_WEIGHTS: Final = "score.json"
"""The same for the points that a seat has in the end, learned apart."""

STAGES: Final = (0, 0, 1, 2, 3, 4, 4, 4, 4)
"""Which weights apply, by how many buildings the foremost town lacks."""

FACTS: Final = 7
MOST_COINS: Final = 10
MOST_CARDS: Final = 4
_AT_CARDS: Final = FACTS + len(STAGES)
INPUTS: Final = _AT_CARDS + MOST_CARDS + 1

_PAYING: Final = COLOUR_MASK[GOLD] | COLOUR_MASK[BLUE] | COLOUR_MASK[GREEN] | COLOUR_MASK[RED]
_FOUR: Final = 4
_MOST: Final = 50.0


def facts(state: State, seat: int) -> tuple[tuple[float, ...], int, int]:
    """What is told of a seat: numbers, and the places of two more inputs that are 1.

    The numbers are its points, coins, the points of its best card and of the best it may soon pay, the crown, how many
    buildings have a colour that pays some role, and whether one colour is missing. The places tell how many buildings
    its town lacks and how many different cards it has to build. That colours are alike is on purpose: learned apart,
    they are worth what the bots make of them, who like some roles too much.
    """
    names, coins = state.names[seat], state.coins[seat]
    held = best = soon = 0
    before = -1
    for kind in state.hands[seat]:
        if kind != before and not names >> kind & 1:
            held += 1
            if WORTH[kind] > best:
                best = WORTH[kind]
            if COST[kind] <= coins + GATHERED and WORTH[kind] > soon:
                soon = WORTH[kind]
        before = kind
    colours = sum([names & mask > 0 for mask in COLOUR_MASK])
    paying = (names & _PAYING).bit_count()
    numbers = (
        scoring.points(state, seat), min(coins, MOST_COINS), best, soon, seat == state.crown, paying, colours == _FOUR,
    )  # fmt: skip
    left = state.target - len(state.towns[seat])
    return numbers, FACTS + max(left, 0), _AT_CARDS + min(held, MOST_CARDS)


def inputs(state: State, seat: int) -> list[float]:
    """The same as a list of numbers, one for each weight."""
    numbers, left, cards = facts(state, seat)
    found = [*map(float, numbers), *[0.0] * (INPUTS - FACTS)]
    found[left] = found[cards] = 1.0
    return found


def stage(state: State) -> int:
    """Which weights apply."""
    return STAGES[max(state.target - max(map(len, state.towns)), 0)]


def _read(name: str) -> list[list[float]]:
    found: list[list[float]] = json.loads(files(__package__).joinpath(name).read_text(encoding="utf-8"))
    return found


_WEIGHTS: Final = _read(WEIGHTS)
_SCORE_WEIGHTS: Final = _read(SCORE_WEIGHTS)


def chance(state: State, own: int) -> float:
    """The chance that `own` wins."""
    weights = _WEIGHTS[stage(state)]
    strengths = [_strength(state, seat, weights) for seat in range(state.seats)]
    mine = strengths[own]
    return 1 / sum([exp(min(each - mine, _MOST)) for each in strengths])


def score(state: State, own: int) -> float:
    """How many points `own` is likely to have in the end."""
    return _strength(state, own, _SCORE_WEIGHTS[stage(state)])


def _strength(state: State, seat: int, weights: list[float]) -> float:
    numbers, left, cards = facts(state, seat)
    strength = weights[left] + weights[cards]
    for weight, number in zip(weights, numbers, strict=False):
        strength += weight * number
    return strength
