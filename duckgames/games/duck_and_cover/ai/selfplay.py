"""Many matches of the value net against itself, played side by side so that numpy sees all their moves at once."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np

from duckgames.core.rng import Rng
from duckgames.games.duck_and_cover.ai.inputs import Choices, Facts, Floats, encode, tables
from duckgames.games.duck_and_cover.ai.net import POINTS, Net
from duckgames.games.duck_and_cover.rules import GAME
from duckgames.games.duck_and_cover.rules.state import State

LAMBDA = 0.5
EXPLORED = 0.03
"""The share of moves played at random."""

RECENT = 5000
"""How many points are kept to report progress."""

Sample = tuple[Floats, Floats]
"""The inputs after a move, and what the net ought to say of it."""


@dataclass
class Moment:
    """A move of one seat: the inputs after it, what the net says of it, and of its best move."""

    inputs: Floats
    value: Floats
    best: Floats
    explored: bool


@dataclass
class Bench:
    """One match in play, with the moments of the present round by seat."""

    state: State
    rng: Rng
    moments: list[list[Moment]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.moments = [[] for _ in range(self.state.seats)]


class SelfPlay:
    """Matches with the given numbers of seats; `step` plays one turn of each."""

    def __init__(self, seats: Sequence[int], chance: np.random.Generator) -> None:
        self._chance = chance
        self._benches = [self._start(each) for each in seats]
        self.rounds = 0
        """Rounds of a seat that have ended."""
        self.points: dict[int, deque[int]] = {each: deque(maxlen=RECENT) for each in sorted(set(seats))}
        """The points of seats in the last of them, by the number of seats."""

    def step(self, net: Net) -> list[Sample]:
        """Plays one turn in each match and returns what the rounds that ended by it teach."""
        choices = self._choices()
        inputs = encode(tables([_facts(bench.state) for bench in self._benches]), choices)
        values = net.values(inputs)
        first, chosen, best, explored = self._choose(choices.moves, net.costs(values))
        kept, said, top_said = inputs[:, chosen].T.copy(), values[:, chosen].T, values[:, best].T
        samples: list[Sample] = []
        for index, (row, seat) in enumerate(zip(choices.tables, choices.seats, strict=True)):
            bench = self._benches[row]
            bench.moments[seat].append(Moment(kept[index], said[index], top_said[index], explored[index]))
            ended = len(bench.state.scores)
            GAME.play(bench.state, seat, choices.moves[index][chosen[index] - first[index]], bench.rng)
            if len(bench.state.scores) > ended:
                samples += self._end_round(row)
        return samples

    def _choices(self) -> Choices:
        choices = Choices([], [], [], [])
        for row, bench in enumerate(self._benches):
            for seat in GAME.owing(bench.state):
                choices.tables.append(row)
                choices.seats.append(seat)
                choices.movers.append(bench.state.movers[seat])
                choices.moves.append(GAME.legal(bench.state, seat))
        return choices

    def _choose(
        self, moves: Sequence[Sequence[int]], costs: Floats
    ) -> tuple[list[int], list[int], list[int], list[bool]]:
        """For each choice the column of its first, its chosen and its best move, and whether it was explored."""
        random = self._chance.random((len(moves), 2))
        explored: list[bool] = (random[:, 0] < EXPLORED).tolist()
        first, chosen, best = [], [], []
        end = 0
        for index, each in enumerate(moves):
            start, end = end, end + len(each)
            top = start + int(costs[start:end].argmin())
            first.append(start)
            best.append(top)
            chosen.append(start + int(random[index, 1] * len(each)) if explored[index] else top)
        return first, chosen, best, explored

    def _start(self, seats: int) -> Bench:
        rng = Rng(int(self._chance.integers(1 << 62)))
        return Bench(GAME.start({}, seats, rng), rng)

    def _end_round(self, row: int) -> list[Sample]:
        bench = self._benches[row]
        state = bench.state
        points = state.scores[-state.seats :]
        samples: list[Sample] = []
        for seat, moments in enumerate(bench.moments):
            # Who plays alone has no lead to learn of: it stands for the own points.
            best_rival = min(points[:seat] + points[seat + 1 :], default=0)
            end = np.array([points[seat] / POINTS, (points[seat] - best_rival) / POINTS], np.float32)
            samples += _lessons(moments, end)
        self.points[state.seats].extend(points)
        self.rounds += state.seats
        if state.over:
            self._benches[row] = self._start(state.seats)
        else:
            bench.moments = [[] for _ in range(state.seats)]
        return samples


def _facts(state: State) -> Facts:
    discards = len(state.discards)
    return Facts(state.seats, state.where, state.deck, state.pile, state.called, discards, state.passes)


def _lessons(moments: list[Moment], end: Floats) -> list[Sample]:
    """TD(lambda): each moment should have said what the following ones said, the nearest most, and how it ended."""
    lessons = []
    target = end
    for moment in reversed(moments):
        lessons.append((moment.inputs, target))
        # What followed a random move tells nothing of the moves before it.
        target = moment.best if moment.explored else moment.value + LAMBDA * (target - moment.value)
    return lessons
