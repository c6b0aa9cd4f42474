"""The search of hard ducks: playouts over worlds drawn from beliefs, shared out among moves by UCB."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import log, sqrt
from time import process_time
from typing import Final

from duckgames.ai.player import Limit
from duckgames.core.rng import Rng
from duckgames.games.duck_town.ai import playouts
from duckgames.games.duck_town.ai.beliefs import Beliefs
from duckgames.games.duck_town.rules import GAME
from duckgames.games.duck_town.rules.state import State

PLAYOUTS: Final = 300
"""How many a decision takes at most; one that is clear takes fewer."""

CLEAR: Final = 3.0
"""A move that leads by so many standard errors is chosen at once."""

LOOK_EVERY: Final = 48
LEAST_DOUBT: Final = 0.02
"""What the standard deviation of playouts is taken to be at least."""

FIRST: Final = 8
"""How often each move is tried before its deviation is believed."""


@dataclass
class Candidate:
    """A move, and what its playouts came to; `prior` is added to their mean."""

    move: int
    prior: float = 0.0
    tries: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, worth: float) -> None:
        """One more playout."""
        self.tries += 1
        self.total += worth
        self.squares += worth * worth

    @property
    def mean(self) -> float:
        """How good it looks."""
        return self.total / self.tries + self.prior

    @property
    def doubt(self) -> float:
        """The standard error of the mean."""
        average = self.total / self.tries
        return max(sqrt(max(self.squares / self.tries - average * average, 0.0)), LEAST_DOUBT) / sqrt(self.tries)


def search(beliefs: Beliefs, candidates: Sequence[Candidate], seed: int, limit: Limit, stop: Callable[[], bool]) -> int:
    """Plays out until `limit` is spent or `stop` says so; returns how many playouts there were.

    Each candidate meets the same worlds, the same rivals and the same chance in the same order.
    """
    own = beliefs.seen.seat
    worlds: list[State] = []
    until = process_time() + limit.seconds if limit.seconds is not None else None
    budget = limit.nodes or PLAYOUTS
    for done in range(budget):
        if stop() or (until is not None and process_time() >= until):
            return done
        if done and done % LOOK_EVERY == 0 and _is_clear(candidates):
            return done
        candidate = _next(candidates, done)
        number = candidate.tries
        chance = seed + number
        if number == len(worlds):
            worlds.append(beliefs.world(chance))
        state = worlds[number].copy()
        last = state.round + playouts.ROUNDS
        GAME.play(state, own, candidate.move, Rng(chance))
        playouts.play(state, own, chance, last)
        candidate.add(playouts.payoff(state, own))
    return budget


def _next(candidates: Sequence[Candidate], done: int) -> Candidate:
    """The candidate that UCB tries next."""
    fresh = min(candidates, key=lambda each: each.tries)
    if fresh.tries < FIRST:
        return fresh
    allowance = sqrt(log(done))
    return max(candidates, key=lambda each: each.mean + allowance * each.doubt)


def _is_clear(candidates: Sequence[Candidate]) -> bool:
    """Whether one candidate leads all others so far that more playouts would hardly change it."""
    if min(each.tries for each in candidates) < FIRST:
        return False
    best = max(candidates, key=lambda each: each.mean)
    return all(
        best.mean - each.mean > CLEAR * sqrt(best.doubt**2 + each.doubt**2) for each in candidates if each is not best
    )


def choose(candidates: Sequence[Candidate]) -> int:
    """The move that did best, as far as it can be trusted; the one with the best prior if nothing was tried."""
    tried = [each for each in candidates if each.tries]
    if not tried:
        return max(candidates, key=lambda each: each.prior).move
    return max(tried, key=lambda each: each.mean - each.doubt).move
