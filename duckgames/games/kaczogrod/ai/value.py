"""How likely each seat is to win as a turn begins, learned from many matches: so a playout need not go to the end."""

from __future__ import annotations

import json
from bisect import bisect_left
from collections.abc import Mapping, Sequence
from enum import IntEnum
from importlib.resources import files
from math import exp
from typing import Final

from duckgames.games.kaczogrod.ai import sorts
from duckgames.games.kaczogrod.ai.danger import SPECIAL_BIT, losses
from duckgames.games.kaczogrod.rules import city, scoring
from duckgames.games.kaczogrod.rules.city import HALL
from duckgames.games.kaczogrod.rules.effects import ALARM, SHIELD
from duckgames.games.kaczogrod.rules.groups import SERVICES
from duckgames.games.kaczogrod.rules.state import State

WEIGHTS: Final = "value.json"
"""The file with the weights: for each `kind` of match a list for each stage, with one for each of the `inputs`."""

STAGES: Final = (1, 2, 3, 4, 5, 7, 9, 12, 16, 21, 27, 34, 42, 51)
"""Which weights apply: up to so many cards in hand and deck of the seat to move."""


class Fact(IntEnum):
    """Which of the facts of a seat is which, as far as they have names."""

    POINTS = 0
    OBJECTS = 1
    CARDS = 2
    HAND_SPECIALS = 3
    HAND_CONVERSIONS = 4
    HAND_STRIKES = 5
    HAND_SHELTERS = 6
    HALLS = 12
    SERVICES = 13
    ROOM = 14
    LOOSE = 15
    PROTECTED = 16
    TO_MOVE = 17
    PAINS = 18
    WORST = 19


ROOM: Final = 6
INPUTS: Final = 22
_MOST: Final = 50.0


def kind(state: State) -> str:
    """The kind of match: with how many, and by which way of winning."""
    return ("2" if state.seats == 2 else "4") + "a" * state.advanced


def stage(state: State) -> int:
    """Which weights apply."""
    seat = max(state.turn, 0)
    return bisect_left(STAGES, len(state.hands[seat]) + len(state.decks[seat]))


def facts(state: State) -> list[list[float]]:
    """What is told of each seat, as numbers.

    They are its points and objects, and cards left; of its hand and then of its deck the `sorts`, strikes by their
    power; TOWN HALLS and other services, places for SPECIALS, SPECIALS that do not count; protection; whether it is to
    move; what the three most painful cards to lose would cost, and the first of them; and what its strikes, in hand and
    in all, could take from the rival who has most to lose.
    """
    found, most = [], []
    table = sorts.table(state.extra)
    for seat in range(state.seats):
        kinds = city.kinds_of(state, seat)
        points, _, objects = scoring.counts(state, seat)
        pains = sorted(losses(kinds, state.advanced).items(), key=lambda item: item[1], reverse=True)
        top = [pain for cell, pain in pains if not kinds[cell] & SERVICES][:3]
        most.append(sum(top))
        specials, halls, services = _built(kinds)
        room = 0
        for entry in state.free[seat]:
            if not entry & SPECIAL_BIT:
                room += 1
        hand, deck = _sorts(table, state.hands[seat]), _sorts(table, state.decks[seat])
        returns = (hand[sorts.RETURNS] + deck[sorts.RETURNS]) * any(
            table[card][sorts.SPECIALS] for card in state.piles[seat]
        )
        found.append([
            points, objects, len(state.hands[seat]) + len(state.decks[seat]), *hand[:4], *deck[:4], returns,
            halls, services, min(room, ROOM), specials - points * (not state.advanced),
            state.limits[seat] & (SHIELD | ALARM) > 0, seat == state.turn, sum(top), top[0] if top else 0.0,
        ])  # fmt: skip
    for seat, numbers in enumerate(found):
        rival = max((pain for other, pain in enumerate(most) if other != seat), default=0.0)
        numbers.append(numbers[5] * rival / 3)
        numbers.append((numbers[5] + numbers[9]) * rival / 3)
    return found


def _built(kinds: Mapping[int, int]) -> tuple[int, int, int]:
    """How many SPECIALS, TOWN HALLS and other services stand in a city."""
    specials = halls = services = 0
    for each in kinds.values():
        if each & SPECIAL_BIT:
            specials += 1
        elif each & HALL:
            halls += 1
        elif each & SERVICES:
            services += 1
    return specials, halls, services


def _sorts(table: tuple[tuple[float, ...], ...], cards: list[int]) -> list[float]:
    if not cards:
        return [0.0] * sorts.SORTS
    return [sum(column) for column in zip(*[table[card] for card in cards], strict=True)]


def _load() -> dict[str, list[list[float]]]:
    loaded: dict[str, list[list[float]]] = json.loads(files(__package__).joinpath(WEIGHTS).read_text(encoding="utf-8"))
    return loaded


_WEIGHTS: Final = _load()


def chance(state: State, own: int) -> float:
    """The chance that `own` wins."""
    found = strengths(state, facts(state))
    mine = found[own]
    return 1 / sum([exp(min(each - mine, _MOST)) for each in found])


def strengths(state: State, known: Sequence[Sequence[float]]) -> list[float]:
    """How strong each seat is, by the facts of each: chances are the softmax of that."""
    weights = _WEIGHTS[kind(state)][stage(state)]
    found = []
    for numbers in known:
        strength = 0.0
        for weight, number in zip(weights, numbers, strict=True):
            strength += weight * number
        found.append(strength)
    return found


def weights(kind_: str) -> list[list[float]]:
    """The weights of a kind of match, for each stage."""
    return _WEIGHTS[kind_]
