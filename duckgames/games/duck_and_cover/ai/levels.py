"""The levels *easy* and *normal*: what each move costs in their eyes, by rules of thumb."""

from __future__ import annotations

from duckgames.ai.player import Request
from duckgames.core.rng import Rng
from duckgames.games.duck_and_cover.ai.pond import Pond
from duckgames.games.duck_and_cover.rules.actions import Action, Cover
from duckgames.games.duck_and_cover.rules.cards import DUCKS, MAXIMUM, SPLASH
from duckgames.games.duck_and_cover.rules.observation import Observation

CARELESS = 0.25
"""How often an easy duck takes any move that comes to its mind."""

WHIM = 3.0
"""How many points such a move may seem worth: far more than a temper's taste, which would choose for it otherwise."""

STACK, GROUP, TOUCH, CALL, LATER, LAST = 1.85, 0.55, 0.15, 1.06, 0.5, 0.4
"""The tuned weights of a normal duck, in points: each stack and each group of stacks costs; each stack beside
the moved one is worth something, and so is each call of a duck that shows, of one that comes only after a reshuffle
this share, and being down to one stack."""


def easy(request: Request, rng: Rng) -> list[float]:
    """Covers the biggest splash beside it, else swims anywhere; now and then any move will do."""
    if rng.random() < CARELESS:
        return [WHIM * rng.random() for _ in request.legal]
    pond = Pond.of(request.observation, request.seat)
    # Places to swim to differ by whim, but by less than a cover is worth.
    return [-1.0 - SPLASH[pond.shows[a.cell]] if isinstance(a, Cover) else 0.5 + rng.random() for a in request.legal]


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
    spread = STACK * len(after.shows) + GROUP * after.groups() - TOUCH * after.contacts(action.cell)
    return after.points() + spread - CALL * hoped
