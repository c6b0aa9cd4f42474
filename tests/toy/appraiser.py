"""Judges positions of the test game by playing on at random from worlds that its seat could be in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Any

from duckgames.ai.appraiser import Value, Weighed
from duckgames.ai.player import Limit, Reason, Request
from duckgames.core.places import Seat
from duckgames.core.rng import Rng
from tests.toy.game import GAME
from tests.toy.state import State

WORLDS = 40


class Playouts:
    """An `Appraiser`: `nodes` are worlds."""

    def value(self, request: Request, limit: Limit, rng: Rng, stop: Callable[[], bool]) -> Value:
        """The mean over worlds."""
        ends = [_end(_world(request, rng), request.seat, rng) for _ in range(limit.nodes or WORLDS)]
        return Value(_mean([share for share, _ in ends]), _mean([total for _, total in ends]), 0.05)

    def weigh(
        self, request: Request, limit: Limit, rng: Rng, stop: Callable[[], bool], also: Sequence[Any] = ()
    ) -> tuple[Weighed, ...]:
        """Every action, in the same worlds with the same luck."""
        ends: dict[Any, list[tuple[float, float]]] = {action: [] for action in request.legal}
        for _ in range(limit.nodes or WORLDS):
            state, luck = _world(request, rng), rng.seed()
            for action, found in ends.items():
                chance, world = Rng(luck), state.copy()
                GAME.play(world, request.seat, GAME.move(world, request.seat, action), chance)
                found.append(_end(world, request.seat, chance))
        best = max(ends, key=lambda action: _mean([share for share, _ in ends[action]]))
        weighed = [_weighed(action, ends[action], ends[best]) for action in ends]
        return tuple(sorted(weighed, key=lambda each: each.behind))


def make(game: str) -> Playouts:
    """An `AppraiserMaker`."""
    return Playouts()


def _world(request: Request, rng: Rng) -> State:
    return GAME.determinize(request.observation, rng)


def _end(state: State, seat: Seat, rng: Rng) -> tuple[float, float]:
    """The share and the total of `seat` after everybody did anything."""
    while owing := GAME.owing(state):
        GAME.play(state, owing[0], GAME.sample(state, owing[0], rng), rng)
    result = GAME.result(state)
    assert result is not None
    share = 1 / len(result.winners) if seat in result.winners else 0.0
    return share, result.scores[seat].total


def _weighed(action: Any, ends: list[tuple[float, float]], best: list[tuple[float, float]]) -> Weighed:
    losses = [top[0] - own[0] for own, top in zip(ends, best, strict=True)]
    behind = _mean(losses)
    error = sqrt(_mean([(loss - behind) ** 2 for loss in losses]) / len(losses))
    shares, totals = zip(*ends, strict=True)
    return Weighed(action, _mean(shares), _mean(totals), behind, error, Reason("luck", (len(ends),)))


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)
