"""The ducks themselves: what each level makes of a request."""

from __future__ import annotations

from collections.abc import Callable
from time import process_time

from duckgames.ai.player import Decision, Limit, Request
from duckgames.core.rng import Rng
from duckgames.games.duck_town.ai import choices, greedy, playouts, policy
from duckgames.games.duck_town.ai.beliefs import Beliefs
from duckgames.games.duck_town.ai.search import Candidate, search
from duckgames.games.duck_town.ai.style import Style
from duckgames.games.duck_town.rules import GAME

LOYALTY = 0.02
"""How much better, in winning chances, another move than the rules bot's must look."""


class Greedy:
    """An `AiPlayer` that builds the dearest it can; it picks its roles by what they pay, or at random."""

    def __init__(self, picks: bool) -> None:
        self._picks = picks

    def decide(self, request: Request, limit: Limit, rng: Rng, stop: Callable[[], bool]) -> Decision:
        begun = process_time()
        state = GAME.determinize(request.observation, Rng(rng.seed()))
        move = greedy.move(state, rng.random, self._picks)
        return Decision(GAME.action(state, request.seat, move), 1, process_time() - begun)


class Rules:
    """The rules bot as an `AiPlayer`."""

    def __init__(self, style: Style) -> None:
        self._style = style

    def decide(self, request: Request, limit: Limit, rng: Rng, stop: Callable[[], bool]) -> Decision:
        begun = process_time()
        # The policy looks only at what its seat can see, so that any world will do.
        state = GAME.determinize(request.observation, Rng(rng.seed()))
        move = policy.move(state, self._style, rng.random)
        return Decision(GAME.action(state, request.seat, move), 1, process_time() - begun)


class Searcher:
    """The hard duck."""

    def __init__(self, style: Style) -> None:
        self._style = style
        self._bot = playouts.rules(style)

    def decide(self, request: Request, limit: Limit, rng: Rng, stop: Callable[[], bool]) -> Decision:
        begun = process_time()
        # A generator of its own: one named from the arena's would know the shuffles to come.
        own = Rng(rng.seed())
        beliefs = Beliefs(request.observation, own)
        state = beliefs.world(0)
        plain = policy.move(state, self._style, own.random)
        moves = [GAME.move(state, request.seat, action) for action in request.legal]
        thought = choices.worth_thinking(state, moves, plain)
        nodes = 0
        if len(thought) > 1:
            candidates = [Candidate(move, LOYALTY * (move == plain)) for move in thought]
            nodes = search(beliefs, candidates, self._bot, own.seed() >> 2, limit, stop)
            plain = max(candidates, key=lambda each: each.mean + each.prior).move
        return Decision(GAME.action(state, request.seat, plain), nodes, process_time() - begun)
