"""The search of hard ducks: a race of moves through playouts of worlds drawn from beliefs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from time import process_time
from typing import Final

from duckgames.ai.player import Limit, report
from duckgames.core.rng import Rng
from duckgames.games.duck_town.ai import playouts
from duckgames.games.duck_town.ai.beliefs import Beliefs
from duckgames.games.duck_town.rules import GAME
from duckgames.games.duck_town.rules.state import State

PLAYOUTS: Final = 300
"""How many a decision takes at most; one that is clear takes fewer."""

HEAT: Final = 8
"""After how many worlds more the moves that fell behind leave the race."""

BEHIND: Final = 2.2
"""How many standard errors behind the first a move must be to leave."""

LEAST_DEVIATION: Final = 0.01
"""What the difference of two moves is taken to vary by from world to world at least."""


@dataclass
class Candidate:
    """A move, and what its playouts were worth, world by world; `prior` is added to their mean."""

    move: int
    prior: float = 0.0
    worths: list[float] = field(default_factory=list)

    @property
    def mean(self) -> float:
        """How good it looks."""
        return sum(self.worths) / len(self.worths) + self.prior if self.worths else self.prior


def search(beliefs: Beliefs, candidates: Sequence[Candidate], seed: int, limit: Limit, stop: Callable[[], bool]) -> int:
    """Plays out until `limit` is spent, `stop` says so or one move is left; returns how many playouts there were.

    All moves still in the race meet the same worlds, the same rivals and the same chance. What they differ by varies
    far less from world to world than what they are worth, so a race needs fewer playouts than UCB, which cannot pair.
    """
    until = process_time() + limit.seconds if limit.seconds is not None else None
    budget, done = limit.nodes or PLAYOUTS, 0
    racing = list(candidates)
    world = beliefs.world(seed)
    while len(racing) > 1:
        for candidate in racing:
            report(stop, done / budget)
            if done == budget or stop() or (until is not None and process_time() >= until):
                return done
            chance = seed + len(candidate.worths)
            candidate.worths.append(_playout(world, candidate.move, chance))
            done += 1
        tried = len(racing[0].worths)
        world = beliefs.world(seed + tried)
        if tried % HEAT == 0:
            racing = _still(racing)
    return done


def _playout(world: State, move: int, chance: int) -> float:
    state = world.copy()
    own, last = state.seat, state.round + playouts.ROUNDS
    GAME.play(state, own, move, Rng(chance))
    playouts.play(state, own, chance, last)
    return playouts.payoff(state, own)


def _still(racing: Sequence[Candidate]) -> list[Candidate]:
    """The candidates that may yet be the best."""
    first = max(racing, key=lambda each: each.mean)
    return [each for each in racing if each is first or not _is_behind(each, first)]


def _is_behind(candidate: Candidate, first: Candidate) -> bool:
    leads = [one - other for one, other in zip(first.worths, candidate.worths, strict=True)]
    mean = sum(leads) / len(leads)
    deviation = sqrt(sum((lead - mean) ** 2 for lead in leads) / len(leads))
    return mean + first.prior - candidate.prior > BEHIND * max(deviation, LEAST_DEVIATION) / sqrt(len(leads))


def choose(candidates: Sequence[Candidate]) -> int:
    """The move that did best of those that were still in the race, compared over the worlds that all of them met."""
    most = max(len(each.worths) for each in candidates)
    # The last world may not have been played by all of them.
    racing = [each for each in candidates if len(each.worths) >= most - 1]
    met = min(len(each.worths) for each in racing)
    return max(racing, key=lambda each: sum(each.worths[:met]) / max(met, 1) + each.prior).move
