"""Moments of matches of Duck Town in which a seat is to choose, for the tests of its ducks."""

from __future__ import annotations

from functools import cache
from itertools import product

from duckgames.ai.player import Decision, Limit, Request
from duckgames.core.rng import Rng
from duckgames.games.duck_town import INFO
from duckgames.games.duck_town.ai import LABORATORY, make_player, policy
from duckgames.games.duck_town.ai.style import PLAIN
from duckgames.games.duck_town.rules import GAME
from duckgames.games.duck_town.rules.state import Phase, State

NODES = 24
"""A small measure for searches whose quality does not matter."""


def request(state: State) -> Request:
    """What the seat in turn is asked."""
    seat = state.seat
    legal = tuple(GAME.action(state, seat, move) for move in GAME.legal(state, seat))
    return Request(seat, GAME.observe(state, seat), legal, ())


def decide(level: str, temper: str, asked: Request, seed: int = 1, nodes: int = NODES) -> Decision:
    """The decision of a duck."""
    return make_player(level, temper).decide(asked, Limit(nodes=nodes), Rng(seed), lambda: False)


@cache
def moments() -> tuple[State, ...]:
    """Over 200 states with all numbers of seats, all options and every phase in which somebody chooses.

    Most moves are the rules bot's, the others random, so that nothing is as a duck alone would have it.
    """
    found: list[State] = []
    for number, (seats, size, wonders) in enumerate(product(range(2, 8), (7, 8), ("ribbon", "powers"))):
        rng = Rng(number)
        options = {"town_size": size, "missed_swan": "nothing" if number % 2 else "crown", "wonders": wonders}
        state = GAME.start(options, seats, rng)
        while state.phase != Phase.OVER:
            # Phases that come seldom are kept whenever they come.
            if rng.random() < (0.5 if state.phase in (Phase.LAY, Phase.EXCHANGE, Phase.RESCUE) else 0.06):
                found.append(state.copy())
            seat, moves = state.seat, GAME.legal(state, state.seat)
            move = rng.choice(moves) if rng.random() < 0.2 else policy.move(state, PLAIN, rng.random)
            GAME.play(state, seat, move, rng)
    return tuple(found)


@cache
def some_moments() -> tuple[State, ...]:
    """A few of each phase, for what takes long."""
    found: list[State] = []
    for phase in Phase:
        found += [state for state in moments() if state.phase == phase][:: 12 if phase == Phase.TURN else 9][:12]
    return tuple(found)


TEMPERS = INFO.tempers
LEVELS = INFO.levels
HONEST = (*LEVELS, *(level for level in LABORATORY if level != "cheating"))
"""All that may play where nobody shows them the position."""
