"""The levels *easy* and *normal*: what each move costs in their eyes, by rules of thumb."""

from __future__ import annotations

from duckgames.ai.player import Request
from duckgames.core.rng import Rng
from duckgames.games.duck_and_cover.ai.pond import Pond
from duckgames.games.duck_and_cover.rules.actions import Action, Cover
from duckgames.games.duck_and_cover.rules.cards import DUCKS, MAXIMUM, SPLASH
from duckgames.games.duck_and_cover.rules.observation import Observation

CARELESS = 0.25
"""How often an easy duck just does what comes to its mind."""

STACK, GROUP, CALL, LATER, LAST = 1.85, 0.55, 1.06, 0.5, 0.4
"""The tuned weights of a normal duck, in points: each stack and each group of stacks costs, each call of a duck that
shows is worth something, one that comes only after a reshuffle this share of it, and so is being down to one stack."""


def easy(request: Request, rng: Rng) -> list[float]:
    """Covers the biggest splash beside it, else swims anywhere; now and then any move will do."""
    pond = Pond.of(request.observation, request.seat)
    if rng.random() >= CARELESS:
        return [-1.0 - SPLASH[pond.shows[a.cell]] if isinstance(a, Cover) else 0.0 for a in request.legal]
    return [0.0] * len(request.legal)


def normal(request: Request, rng: Rng) -> list[float]:
    """Judges the pond after each move by its splash, stacks and groups, and by how often its ducks will be called."""
    seen: Observation = request.observation
    pond = Pond.of(seen, request.seat)
    pile = (*seen.pile, seen.called)
    calls = {card: seen.left.count(card) + LATER * pile.count(card) for card in (*DUCKS, MAXIMUM)}
    return [_cost(pond, action, calls) for action in request.legal]


def _cost(pond: Pond, action: Action, calls: dict[int, float]) -> float:
    after = pond.after(action)
    if len(after.shows) == 1:
        return after.points() - LAST
    hoped = calls[MAXIMUM] + sum(calls[number] for number in after.shows.values())
    return after.points() + STACK * len(after.shows) + GROUP * after.groups() - CALL * hoped
