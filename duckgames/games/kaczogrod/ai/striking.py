"""Attacks: what removing cards from a city brings, and which cards to take."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from duckgames.games.kaczogrod.ai import danger
from duckgames.games.kaczogrod.ai.style import Style
from duckgames.games.kaczogrod.rules import city, machine, scoring, targets
from duckgames.games.kaczogrod.rules.effects import ALARM, Remove
from duckgames.games.kaczogrod.rules.grid import WIDTH
from duckgames.games.kaczogrod.rules.moves import DONE
from duckgames.games.kaczogrod.rules.state import State

SAVED: Final = 0.35
"""What part of an attack is worth making on a city that a lasting event saves once (142)."""


FAITH: Final = 0.1
"""What part of harm is worth doing to a partner in truce, as long as the word given counts."""


class Aims:
    """What one seat thinks of attacking the others; worked out once for a decision, city by city."""

    def __init__(self, state: State, seat: int, style: Style) -> None:
        self.state, self.seat, self.style = state, seat, style
        self._losses: dict[int, dict[int, float]] = {}
        self._weights: dict[int, float] = {}
        self._partners = {other for other in range(state.seats) if truce(state, seat, other)} if state.pacts else set()

    def losses(self, victim: int) -> dict[int, float]:
        """See `danger.losses`."""
        if victim not in self._losses:
            self._losses[victim] = danger.of_seat(self.state, victim)
        return self._losses[victim]

    def weight(self, victim: int) -> float:
        """What harm to `victim` is worth; hardly anything where a truce holds."""
        if not self._weights:
            self._weights = _weights(self.state, self.seat, self.style)
        return self._weights[victim] * (FAITH if victim in self._partners else 1.0)

    def gain(self, victim: int, loot: float) -> float:
        """What it is worth to take so much from `victim`: from a partner in truce only what exceeds the word given."""
        weight = self.weight(victim)
        if victim not in self._partners:
            return weight * loot
        return max(weight * loot, weight / FAITH * (loot - self.style.word))

    def taking(self, victim: int, effect: Remove, number: float) -> float:
        """The worth of what up to `number` cards take with them, to the seat that chooses them."""
        cells = targets.matching(self.state, victim, effect.which)
        if not cells:
            return 0.0
        losses = self.losses(victim)
        if effect.linked:
            loot = max(_linked_worth(cell, cells, losses, round(number)) for cell in cells)
        else:
            values = sorted((losses.get(cell, 0.0) for cell in cells), reverse=not effect.by_victim)
            whole = int(number)
            loot = sum(values[:whole]) + (number - whole) * sum(values[whole : whole + 1])
        return loot * SAVED if self.state.limits[victim] & ALARM else loot


def _weights(state: State, seat: int, style: Style) -> dict[int, float]:
    """How gladly `seat` harms each other one: the leader most, an ally's enemy more."""
    others = [each for each in range(state.seats) if each != seat]
    if state.seats == 2:
        return {seat: -1.0, others[0]: style.harm}
    points = {each: lead(state, each) for each in others}
    best = max(points.values())
    found = {seat: -1.0}
    for other in others:
        found[other] = style.harm * (style.aside + (1 - style.aside) * max(0.0, 1 - (best - points[other]) / 2)) * 0.8
    for pact in state.pacts:
        if seat in pact[1:3] and pact[0] not in (-1, seat):
            found[pact[0]] += style.bond
    return found


def lead(state: State, seat: int) -> float:
    """How a seat stands now, with objects for the fraction."""
    points, _, objects = scoring.counts(state, seat)
    return points + objects / 50


def _linked_worth(cell: int, cells: Collection[int], losses: dict[int, float], number: int) -> float:
    """About what a connected group of so many cards around `cell` is worth."""
    worth = losses.get(cell, 0.0)
    if number < 2:
        return worth
    near = sorted((losses.get(each, 0.0) for each in _sides(cell) if each in cells), reverse=True)
    return worth + sum(near[: number - 1])


def _sides(cell: int) -> tuple[int, int, int, int]:
    return cell - WIDTH, cell - 1, cell + 1, cell + WIDTH


def choose(state: State, seat: int, style: Style) -> int:
    """The next card that leaves the victim's city, or `DONE`."""
    effect = machine.current(state)
    assert isinstance(effect, Remove)
    victim = state.victim
    kinds = city.kinds_of(state, victim)
    for mark in state.marks:
        del kinds[mark]
    losses = danger.losses(kinds, state.advanced)
    if effect.by_victim or victim == seat:
        return DONE if not effect.exact else min(state.open, key=lambda cell: (losses.get(cell, 0.0), cell))
    if state.seats > 2 and _spares(state, seat, victim, style, losses):
        return DONE if not effect.exact else state.open[0]
    return _best(state.open, losses, effect.linked, state.left)


def _best(open_: Sequence[int], losses: dict[int, float], linked: bool, left: int) -> int:
    if linked:
        return max(open_, key=lambda cell: (_linked_worth(cell, open_, losses, left), cell))
    return max(open_, key=lambda cell: (losses.get(cell, 0.0), cell))


def _spares(state: State, seat: int, victim: int, style: Style, losses: dict[int, float]) -> bool:
    """Whether a truce keeps the seat from taking cards that an event on all others would give it."""
    if state.target >= 0 or not truce(state, seat, victim):
        return False
    values = sorted((losses.get(cell, 0.0) for cell in state.open), reverse=True)
    return sum(values[: state.left]) < style.word


def truce(state: State, seat: int, other: int) -> bool:
    """Whether the two have agreed not to attack each other."""
    return any(pact[0] < 0 and {pact[1], pact[2]} == {seat, other} for pact in state.pacts)
