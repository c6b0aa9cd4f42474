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
from duckgames.games.duck_town.ai.style import Style
from duckgames.games.duck_town.rules import GAME
from duckgames.games.duck_town.rules.state import State

PLAYOUTS: Final = 300
CURIOSITY: Final = 0.25
"""About the standard deviation of a playout: what UCB allows for in moves seldom tried."""

DOUBT: Final = 0.1
"""What the chosen move's mean must make up for if it was seldom tried: this over the root of its tries."""


@dataclass
class Candidate:
    """A move, and what its playouts came to; `prior` is added to their mean."""

    move: int
    prior: float = 0.0
    tries: int = 0
    total: float = 0.0


def search(
    beliefs: Beliefs, candidates: Sequence[Candidate], style: Style, seed: int, limit: Limit, stop: Callable[[], bool]
) -> int:
    """Plays out until `limit` is spent or `stop` says so; returns how many playouts there were.

    Each candidate meets the same worlds, the same rivals and the same chance in the same order.
    """
    own = beliefs.seen.seat
    worlds: list[State] = []
    until = process_time() + limit.seconds if limit.seconds is not None else None
    for done in range(limit.nodes or PLAYOUTS):
        if stop() or (until is not None and process_time() >= until):
            return done
        candidate = _next(candidates, done)
        number = candidate.tries
        chance = seed + number
        if number == len(worlds):
            worlds.append(beliefs.world(chance))
        state = worlds[number].copy()
        last = state.round + playouts.ROUNDS
        GAME.play(state, own, candidate.move, Rng(chance))
        playouts.play(state, playouts.table(state.seats, own, style, chance), chance, last)
        candidate.total += playouts.payoff(state, own)
        candidate.tries += 1
    return limit.nodes or PLAYOUTS


def _next(candidates: Sequence[Candidate], done: int) -> Candidate:
    """The candidate that UCB tries next."""
    allowance = CURIOSITY * sqrt(log(done + 1))
    best, most = candidates[0], -1.0
    for each in candidates:
        if not each.tries:
            return each
        value = each.total / each.tries + each.prior + allowance / sqrt(each.tries)
        if value > most:
            best, most = each, value
    return best


def choose(candidates: Sequence[Candidate]) -> int:
    """The move that did best, as far as it can be trusted; the one with the best prior if nothing was tried."""
    tried = [each for each in candidates if each.tries]
    if not tried:
        return max(candidates, key=lambda each: each.prior).move
    return max(tried, key=lambda each: each.total / each.tries + each.prior - DOUBT / sqrt(each.tries)).move
