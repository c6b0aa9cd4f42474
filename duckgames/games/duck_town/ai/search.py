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
from duckgames.games.duck_town.ai.playouts import Bot
from duckgames.games.duck_town.rules import GAME
from duckgames.games.duck_town.rules.state import State

PLAYOUTS: Final = 300
CURIOSITY: Final = 0.25
"""How many standard deviations of doubt UCB gives to moves seldom tried."""


@dataclass
class Candidate:
    """A move, and what its playouts came to; `prior` is added to its mean."""

    move: int
    prior: float = 0.0
    tries: int = 0
    total: float = 0.0

    @property
    def mean(self) -> float:
        """The mean of its playouts."""
        return self.total / self.tries if self.tries else 0.0


def search(
    beliefs: Beliefs, candidates: Sequence[Candidate], bot: Bot, seed: int, limit: Limit, stop: Callable[[], bool]
) -> int:
    """Plays out until `limit` is spent or `stop` says so; returns how many playouts it were.

    Each candidate meets the same worlds, the same rivals and the same chance in the same order.
    """
    own = beliefs.seen.seat
    worlds: list[State] = []
    budget = limit.nodes or PLAYOUTS
    until = process_time() + limit.seconds if limit.seconds else None
    done = 0
    while done < budget and not stop() and not (until and process_time() > until):
        candidate = _next(candidates, done)
        number = candidate.tries
        if number == len(worlds):
            worlds.append(beliefs.world(seed + number))
        state = worlds[number].copy()
        chance = seed + number
        rounds = playouts.ROUNDS - (state.step == 0 and False)
        GAME.play(state, own, candidate.move, Rng(chance))
        playouts.play(state, playouts.table(state.seats, own, bot, chance), chance, rounds)
        candidate.total += playouts.payoff(state, own)
        candidate.tries += 1
        done += 1
    return done


def _next(candidates: Sequence[Candidate], done: int) -> Candidate:
    """The candidate that UCB tries next."""
    doubt = CURIOSITY * sqrt(log(done + 1))
    best, most = candidates[0], -1.0
    for each in candidates:
        if not each.tries:
            return each
        value = each.total / each.tries + each.prior + doubt / sqrt(each.tries)
        if value > most:
            best, most = each, value
    return best
