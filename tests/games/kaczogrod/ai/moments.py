"""Moments of matches of Kaczogród in which a seat is to choose, for the tests of its ducks."""

from __future__ import annotations

from functools import cache
from itertools import product

from duckgames.ai.player import Decision, Limit, Request
from duckgames.core.options import checked
from duckgames.core.rng import Rng
from duckgames.games.kaczogrod import INFO, READY
from duckgames.games.kaczogrod.ai import make_player, policy
from duckgames.games.kaczogrod.ai.style import PLAIN
from duckgames.games.kaczogrod.rules import GAME
from duckgames.games.kaczogrod.rules.state import Phase, State

NODES = 12
"""A small measure for searches whose quality does not matter."""

TEMPERS = INFO.tempers
LEVELS = INFO.levels
OFTEN = {Phase.TURN: 0.03, Phase.START: 0.06}
"""How often what comes all the time is kept; of what comes seldom it is every other one."""


def seat_of(state: State) -> int:
    """The seat that is asked."""
    return GAME.owing(state)[0]


def request(state: State) -> Request:
    """What that seat is asked."""
    seat = seat_of(state)
    legal = tuple(GAME.action(state, seat, move) for move in GAME.legal(state, seat))
    return Request(seat, GAME.observe(state, seat), legal, ())


def decide(level: str, temper: str, asked: Request, seed: int = 1, nodes: int = NODES) -> Decision:
    """The decision of a duck."""
    return make_player(level, temper).decide(asked, Limit(nodes=nodes), Rng(seed), lambda: False)


@cache
def moments() -> tuple[State, ...]:
    """Over 200 states with 2 to 4 seats, both ways of winning, all decks and every phase in which one chooses.

    Most moves are the one-ply duck's, the others random, so that nothing is as a duck alone would have it.
    """
    found: list[State] = []
    for number, (seats, winning, deck) in enumerate(product((2, 3, 4), ("basic", "advanced"), (*READY, "shared"))):
        rng = Rng(number)
        chosen = {"decks": "shared"} if deck == "shared" else {f"deck_{seat}": deck for seat in range(seats)}
        options = checked(INFO.options, {"winning": winning, "length": 53, **chosen})
        state = GAME.start(options, seats, rng)
        while state.phase is not Phase.OVER:
            if rng.random() < OFTEN.get(state.phase, 0.5):
                found.append(state.copy())
            seat = seat_of(state)
            moves = GAME.legal(state, seat)
            any_ = rng.random() < 0.3
            move = rng.choice(moves) if any_ else policy.move(state, seat, PLAIN, rng.random, talks=True)
            GAME.play(state, seat, move, rng)
    return tuple(found)


@cache
def some_moments() -> tuple[State, ...]:
    """A few of each phase, for what takes long."""
    found: list[State] = []
    for phase in Phase:
        found += [state for state in moments() if state.phase is phase][::5][: 20 if phase is Phase.TURN else 6]
    return tuple(found)
