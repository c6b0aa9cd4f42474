"""What the value net is told of a position after a move: about 480 numbers, made for many moves at once with numpy."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain
from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from duckgames.games.duck_and_cover.rules.cards import (
    ALONE,
    CAPTAIN_DECK,
    DISCARD_LIMIT,
    DUCKS,
    LAST_PASS,
    MAXIMUM,
    REPEAT,
    SPLASH,
)
from duckgames.games.duck_and_cover.rules.state import PER_SEAT, WIDTH

Ints: TypeAlias = npt.NDArray[np.int32]
Floats: TypeAlias = npt.NDArray[np.float32]

MOST_SEATS = max(DISCARD_LIMIT)
_N = len(DUCKS)
_FIRST, _SECOND = np.triu_indices(_N, 1)
_PAIRS = len(_FIRST)
_SPLASH = np.array(SPLASH[1:], np.float32)

_BESIDE, _NEAR = 1, 2
_RELATION = np.zeros(WIDTH * WIDTH, np.uint8)
"""How two places lie to each other by the difference of their plane indexes; a covered number has place 0, far away."""
_RELATION[[1, WIDTH]] = _BESIDE
_RELATION[[2, WIDTH - 1, WIDTH + 1, 2 * WIDTH]] = _NEAR

_ENDS = np.zeros((_N, _PAIRS), np.float32)
"""Which pairs each number belongs to."""
_ENDS[_FIRST, range(_PAIRS)] = _ENDS[_SECOND, range(_PAIRS)] = 1

_MOST_CALLS, _MOST_DEAD = 19, 12
_MOST_MISSING = max(DISCARD_LIMIT.values())
_BLOCKS = {
    # of the pond after the move
    "shows with 0, 1, 2 copies in the deck": 3 * _N,
    "is the only stack": _N,
    "moved": _N,
    "moved, repeat in the deck": _N,
    "largest, maximum in the deck": _N,
    "beside nothing": _N,
    "stacks": _N + 1,
    "calls left": _MOST_CALLS + 1,
    "pair beside": _PAIRS,
    "pair two apart": _PAIRS,
    "calls of the first of a pair beside": _PAIRS,
    "calls of the second of a pair beside": _PAIRS,
    "splash": 1,
    # of the table
    "cards left": len(CAPTAIN_DECK) + 1,
    "cards left that nobody shows": _MOST_DEAD + 1,
    "discards to the limit": _MOST_MISSING + 1,
    "passes": LAST_PASS + 1,
    "specials in the deck": 2,
    "specials in the pile": 2,
    "seats": MOST_SEATS + 1,
    # of the rivals
    "fewest stacks": _N + 1,
    "rivals": 8,
}
AT = dict(zip(_BLOCKS, np.cumsum([0, *_BLOCKS.values()]).tolist(), strict=False))
INPUTS = sum(_BLOCKS.values())


class Facts(NamedTuple):
    """What everybody at one table knows, as `Observation` has it; `left` may come in any order."""

    seats: int
    where: Sequence[int]
    left: Sequence[int]
    pile: Sequence[int]
    called: int
    discards: int
    passes: int


@dataclass(frozen=True, slots=True)
class Tables:
    """The facts of many tables as arrays with one row a table; those of ponds with a column for each possible seat.

    `piled` tells of maximum and repeat whether they are in the captain's pile once the turn is over. `calls` counts the
    calls in the deck for the ducks that show, `contacts` the pairs of stacks beside each other.
    """

    where: Ints
    left: Ints
    piled: Ints
    to_limit: Ints
    passes: Ints
    seats: Ints
    stacks: Ints
    splash: Floats
    calls: Ints
    contacts: Floats


class Choices(NamedTuple):
    """Choices to make: the row of the table, the seat, the number it must move, and its moves."""

    tables: list[int]
    seats: list[int]
    movers: list[int]
    moves: list[Sequence[int]]


def tables(facts: Sequence[Facts]) -> Tables:
    """The arrays for `facts`."""
    count = len(facts)
    where = np.zeros((count, MOST_SEATS, PER_SEAT), np.int32)
    seats = np.array([each.seats for each in facts], np.int32)
    where[np.arange(MOST_SEATS) < seats[:, None]] = np.fromiter(
        chain.from_iterable(each.where for each in facts), np.int32
    ).reshape(-1, PER_SEAT)
    left = _counts([each.left for each in facts])
    piled = _counts([each.pile for each in facts])[:, MAXIMUM:]
    piled += np.array([[each.called == MAXIMUM, each.called == REPEAT] for each in facts])
    to_limit = np.array([_to_limit(each) for each in facts], np.int32)
    passes = np.array([LAST_PASS if each.seats == ALONE else each.passes for each in facts], np.int32)
    flat = np.ascontiguousarray(where[:, :, 1:].reshape(-1, _N).T)
    shows = flat > 0
    contacts = (_relations(flat) == _BESIDE).sum(axis=0)
    shape = (count, MOST_SEATS)
    return Tables(
        where, left, piled, to_limit, passes, seats,
        stacks=shows.sum(axis=0).reshape(shape),
        splash=(_SPLASH @ shows).reshape(shape),
        calls=(shows.T.reshape(count, MOST_SEATS, _N) * left[:, None, 1 : _N + 1]).sum(axis=2),
        contacts=contacts.reshape(shape).astype(np.float32),
    )  # fmt: skip


def _to_limit(facts: Facts) -> int:
    """The discards still missing; of those that never end a round, as many as ever are missing."""
    return DISCARD_LIMIT[facts.seats] - facts.discards if facts.seats != ALONE else _MOST_MISSING


def after(where: Ints, mover: Ints, move: Ints) -> Ints:
    """The places of a seat's numbers, a row a move, after that move; what `turn.shift` does, many times at once."""
    where = where.copy()
    rows = np.arange(len(where))
    covered = np.where(move < PER_SEAT, move, 0)
    where[rows, mover], where[rows, covered] = np.where(covered, where[rows, covered], move), 0
    return where


def encode(known: Tables, choices: Choices) -> Floats:
    """The inputs of the net for each move of each of the `choices`, one column a move."""
    counts = [len(moves) for moves in choices.moves]
    table = np.repeat(np.array(choices.tables), counts)
    seat = np.repeat(np.array(choices.seats), counts)
    mover = np.repeat(np.array(choices.movers), counts)
    move = np.fromiter(chain.from_iterable(choices.moves), np.int32)
    places = np.ascontiguousarray(after(known.where[table, seat], mover, move)[:, 1:].T)
    inputs = np.zeros((INPUTS, len(table)), np.float32)
    _tell_pond(inputs, places, mover - 1, known.left[table].T)
    _tell_table(inputs, places, known, table, seat)
    rival = _rivals(known, np.array(choices.tables), np.array(choices.seats))
    at = AT["rivals"]
    inputs[at : at + 8] = np.repeat(rival[1:], counts, axis=1)
    inputs[AT["fewest stacks"] + np.repeat(rival[0].astype(np.int32), counts), np.arange(len(table))] = 1
    return inputs


def _counts(cards: Sequence[Sequence[int]]) -> Ints:
    """How often each captain card is in each of `cards`, a row each."""
    row = np.repeat(np.arange(len(cards)), [len(each) for each in cards])
    flat = row * (REPEAT + 1) + np.fromiter(chain.from_iterable(cards), np.int32)
    return np.bincount(flat, minlength=len(cards) * (REPEAT + 1)).reshape(len(cards), REPEAT + 1).astype(np.int32)


def _relations(places: Ints) -> npt.NDArray[np.uint8]:
    """How the numbers of each pair lie to each other; `places` has a row for each number."""
    relations: npt.NDArray[np.uint8] = _RELATION[np.abs(places[_FIRST] - places[_SECOND])]
    return relations


def _tell_pond(inputs: Floats, places: Ints, mover: Ints, left: Ints) -> None:
    column = np.arange(places.shape[1])
    shows = places > 0
    copies, has_maximum, has_repeat = left[1 : _N + 1], left[MAXIMUM], left[REPEAT]
    largest = _N - 1 - shows[::-1].argmax(axis=0)
    stacks = shows.sum(axis=0)
    calls = (copies * shows).astype(np.float32)
    calls[largest, column] += has_maximum
    for number in range(3):
        _put(inputs, "shows with 0, 1, 2 copies in the deck", shows & (copies == number), number * _N)
    _put(inputs, "is the only stack", shows & (stacks == 1))
    inputs[AT["moved"] + mover, column] = 1
    inputs[AT["moved, repeat in the deck"] + mover, column] = has_repeat
    inputs[AT["largest, maximum in the deck"] + largest, column] = has_maximum
    inputs[AT["stacks"] + stacks, column] = 1
    inputs[AT["calls left"] + np.minimum(calls.sum(axis=0), _MOST_CALLS).astype(np.int32), column] = 1
    relation = _relations(places)
    beside = (relation == _BESIDE).astype(np.float32)
    _put(inputs, "pair beside", beside)
    _put(inputs, "pair two apart", relation == _NEAR)
    calls *= 0.5
    _put(inputs, "calls of the first of a pair beside", beside * calls[_FIRST])
    _put(inputs, "calls of the second of a pair beside", beside * calls[_SECOND])
    _put(inputs, "beside nothing", shows & (_ENDS @ beside == 0))
    inputs[AT["splash"]] = _SPLASH @ shows / 30


def _tell_table(inputs: Floats, places: Ints, known: Tables, table: Ints, seat: Ints) -> None:
    column = np.arange(len(table))
    left = known.left[table]
    shown = (known.where > 0).sum(axis=1)[table] - (known.where[table, seat] > 0)
    dead = (left[:, 1 : _N + 1] * ((shown[:, 1:] == 0) & (places.T == 0))).sum(axis=1)
    inputs[AT["cards left"] + left.sum(axis=1), column] = 1
    inputs[AT["cards left that nobody shows"] + np.minimum(dead, _MOST_DEAD), column] = 1
    inputs[AT["discards to the limit"] + known.to_limit[table], column] = 1
    inputs[AT["passes"] + known.passes[table], column] = 1
    _put(inputs, "specials in the deck", left[:, MAXIMUM:].T)
    _put(inputs, "specials in the pile", known.piled[table].T)
    inputs[AT["seats"] + known.seats[table], column] = 1


def _rivals(known: Tables, table: Ints, seat: Ints) -> Floats:
    """The fewest stacks a rival has, then what is told of rivals, brought to about 0 to 1; a column a choice.

    The nearest rival, of whom most is told, has the fewest stacks, and of those the least splash. Who plays alone is
    told of a rival as at the start of a round.
    """
    others = (np.arange(MOST_SEATS) < known.seats[table, None]) & (np.arange(MOST_SEATS) != seat[:, None])
    stacks = np.where(others, known.stacks[table], 99)
    splash = known.splash[table]
    nearest = (stacks * 64 + splash).argmin(axis=1)
    row = np.arange(len(table))
    rivals = np.maximum(others.sum(axis=1), 1)
    return np.array(
        [
            np.minimum(stacks[row, nearest], _N),
            np.where(others, stacks, 0).sum(axis=1) / rivals / _N,
            (stacks <= 2).sum(axis=1) / 2,
            (stacks <= 3).sum(axis=1) / 3,
            splash[row, nearest] / 10,
            known.calls[table, nearest] / 10,
            known.contacts[table, nearest] / 10,
            np.where(others, splash, sum(SPLASH)).min(axis=1) / 10,
            np.where(others, splash, 0).sum(axis=1) / rivals / 20,
        ],
        np.float32,
    )


def _put(inputs: Floats, block: str, rows: npt.NDArray[np.generic], offset: int = 0) -> None:
    at = AT[block] + offset
    inputs[at : at + len(rows)] = rows
