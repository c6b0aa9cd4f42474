"""Ponds of a few stacks solved exactly: the best expected outcome over every order of the captain's cards left."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from duckgames.games.duck_and_cover.rules.cards import DUCKS, MAXIMUM, REPEAT, SPLASH
from duckgames.games.duck_and_cover.rules.state import PER_SEAT, WIDTH

MOST_STACKS = 3
MOST_POSITIONS = 4000
"""How many positions are looked at before an endgame is given up as too long."""

Shape: TypeAlias = tuple[tuple[int, int], ...]
"""The numbers that show, in ascending order, with their places as seen from the first one."""

Known: TypeAlias = tuple[Shape, tuple[int, ...], int, int, int, int]
"""Shape, calls left of its numbers, of maximum and of repeat, the number a repeat would move, and all other cards."""


class TooLong(Exception):
    """The endgame has more positions than it may."""


class Endgame:
    """One seat's pond, for the cards of one pass: when they are gone the round ends, as with one stack.

    `worth` says how good points are at the end; `stop` is the chance that somebody else ends the round before the next
    card that moves something. Equal positions are solved once, wherever on the plane and however turned they lie.
    """

    def __init__(self, worth: Callable[[int, int], float], stop: float = 0.0, most: int = MOST_POSITIONS) -> None:
        """`worth` is asked of points and stacks."""
        self._worth = worth
        self._stop = stop
        self._most = most
        self._solved: dict[Known, float] = {}
        self._alike: dict[Shape, Shape] = {}

    @property
    def positions(self) -> int:
        """How many have been solved."""
        return len(self._solved)

    def after(self, where: Sequence[int], mover: int, move: int, left: Sequence[int]) -> float:
        """The worth of a move of `mover` in a pond as `State` has it, with the cards `left`; raises `TooLong`."""
        places = {number: where[number] for number in DUCKS if where[number]}
        return self._value(_moved(places, mover, move), [left.count(n) for n in range(REPEAT + 1)], mover, len(left))

    def _value(self, places: dict[int, int], left: list[int], last: int, cards: int) -> float:
        """The worth of a pond before the next card; `left` counts captain cards, `cards` is their sum."""
        points = _points(places)
        if len(places) == 1 or not cards:
            return self._worth(points, len(places))
        largest = max(places)
        # Without a repeat to come neither who moved last nor a card that moves nothing makes any difference.
        last = last if left[REPEAT] else 0
        live = sum(left[number] for number in places) + left[MAXIMUM]
        idle = cards - live - left[REPEAT] if left[REPEAT] else 0
        if not live and not (left[REPEAT] and last):
            return self._worth(points, len(places))
        shape = self._canonical(places)
        known = (shape, tuple(left[number] for number, _ in shape), left[MAXIMUM], left[REPEAT], last, idle)
        if known not in self._solved:
            if len(self._solved) >= self._most:
                raise TooLong
            going = self._draw(places, left, last, idle, largest)
            self._solved[known] = self._stop * self._worth(points, len(places)) + (1 - self._stop) * going
        return self._solved[known]

    def _draw(self, places: dict[int, int], left: list[int], last: int, idle: int, largest: int) -> float:
        draws = [(number, number) for number in places if left[number]]
        if left[MAXIMUM]:
            draws.append((MAXIMUM, largest))
        total = sum(left[card] for card, _ in draws) + left[REPEAT] + idle
        cards = total
        value = 0.0
        for card, mover in draws:
            value += left[card] * self._answer(places, left, card, mover, cards - 1)
        if left[REPEAT]:
            if last:
                value += self._answer(places, left, REPEAT, last, cards - 1)
            else:
                value += self._without(places, left, REPEAT, 0, cards - 1)
        if idle:
            value += idle * self._value(places, left, 0, cards - 1)
        return value / total

    def _answer(self, places: dict[int, int], left: list[int], card: int, mover: int, cards: int) -> float:
        """The best move of `mover`, called by `card`."""
        return max(
            self._without(_moved(places, mover, move), left, card, mover, cards) for move in self._moves(places, mover)
        )

    def _without(self, places: dict[int, int], left: list[int], card: int, last: int, cards: int) -> float:
        left[card] -= 1
        try:
            return self._value(places, left, last, cards)
        finally:
            left[card] += 1

    def _moves(self, places: dict[int, int], mover: int) -> list[int]:
        """The moves of a stack, only one of those that lead to ponds alike."""
        own = places[mover]
        others = {place: number for number, place in places.items() if number != mover}
        found = [others[place] for place in _beside(own) if place in others]
        free = {place for other in others for place in _beside(other)} - set(others) - {own}
        alike = {self._canonical({**places, mover: place}): place for place in sorted(free)}
        return found + list(alike.values())

    def _canonical(self, places: dict[int, int]) -> Shape:
        first = min(places)
        base = places[first]
        shape = tuple((number, places[number] - base) for number in sorted(places))
        if shape not in self._alike:
            self._alike[shape] = min(_turned(shape))
        return self._alike[shape]


def _moved(places: dict[int, int], mover: int, move: int) -> dict[int, int]:
    """The places after a move as the rules number it: a number to cover, or a place."""
    after = {number: place for number, place in places.items() if number not in (mover, move)}
    after[mover] = places[move] if move < PER_SEAT else move
    return after


def _points(places: dict[int, int]) -> int:
    splash = sum(SPLASH[number] for number in places)
    return splash if len(places) > 1 else -splash


def _beside(place: int) -> tuple[int, int, int, int]:
    return place - WIDTH, place - 1, place + 1, place + WIDTH


def _turned(shape: Shape) -> list[Shape]:
    """The shape turned and mirrored in all eight ways."""
    cells = []
    for number, place in shape:
        row, column = divmod(place + WIDTH // 2 + WIDTH * WIDTH, WIDTH)
        cells.append((number, column - WIDTH // 2, row - WIDTH))
    ways = []
    for swap in (False, True):
        for across in (1, -1):
            for down in (1, -1):
                turned = [(n, y * down, x * across) if swap else (n, x * across, y * down) for n, x, y in cells]
                ways.append(tuple((number, x + WIDTH * y) for number, x, y in turned))
    return ways
