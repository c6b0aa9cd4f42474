"""The ducks themselves: what each level makes of a request."""

from __future__ import annotations

from collections.abc import Callable
from time import process_time
from typing import Final, TypeAlias

from duckgames.ai.player import Decision, Limit, Request
from duckgames.core.rng import Rng
from duckgames.games.duck_town.ai import choices, policy
from duckgames.games.duck_town.ai.beliefs import Beliefs
from duckgames.games.duck_town.ai.reasons import explain
from duckgames.games.duck_town.ai.search import Candidate, choose, search
from duckgames.games.duck_town.ai.style import Style
from duckgames.games.duck_town.rules import GAME
from duckgames.games.duck_town.rules.moves import LAY
from duckgames.games.duck_town.rules.state import State

Policy: TypeAlias = Callable[[State, Style, Callable[[], float]], int]
"""The move of the seat in turn, by what it can see of the state."""

LOYALTY: Final = 0.005
"""How much likelier to win another move must look than the one its temper would make."""

TASTE: Final = 0.015
"""How much likelier to win a role seems for each coin that its duck likes it."""


class Thinker:
    """An `AiPlayer` that follows a policy."""

    def __init__(self, play: Policy, style: Style, explains: bool = True) -> None:
        self._play = play
        self._style = style
        self._explains = explains

    def decide(self, request: Request, limit: Limit, rng: Rng, stop: Callable[[], bool]) -> Decision:
        """The move of the policy; it looks only at what its seat can see, so that any world will do."""
        begun = process_time()
        state = GAME.determinize(request.observation, Rng(rng.seed()))
        move = self._play(state, self._style, rng.random)
        reason = explain(state, move) if self._explains else None
        return Decision(GAME.action(state, request.seat, move), 1, process_time() - begun, reason)


class Searcher:
    """An `AiPlayer` that plays out what the rules bot leaves open."""

    def __init__(self, style: Style) -> None:
        self._style = style

    def decide(self, request: Request, limit: Limit, rng: Rng, stop: Callable[[], bool]) -> Decision:
        """The move that wins most playouts, or a little fewer if it is to the duck's taste."""
        begun = process_time()
        # A generator of its own: one named from that of a match would know the shuffles to come.
        own = Rng(rng.seed())
        beliefs = Beliefs(request.observation, own)
        state = beliefs.world(own.seed())
        plain = policy.move(state, self._style, own.random)
        moves = [GAME.move(state, request.seat, action) for action in request.legal]
        thought = choices.worth_thinking(state, moves, plain)
        nodes = 0
        if len(thought) > 1:
            candidates = [Candidate(move, self._prior(move, plain)) for move in thought]
            nodes = search(beliefs, candidates, own.seed(), limit, stop)
            plain = choose(candidates)
        return Decision(GAME.action(state, request.seat, plain), nodes, process_time() - begun, explain(state, plain))

    def _prior(self, move: int, plain: int) -> float:
        liking = TASTE * self._style.likes[move] if move < LAY else 0.0
        return liking + (LOYALTY if move == plain else 0.0)
