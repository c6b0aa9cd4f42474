"""The ducks themselves: what each level makes of a request."""

from __future__ import annotations

from collections.abc import Callable
from time import process_time
from typing import Final, TypeAlias

from duckgames.ai.player import Decision, Limit, Request
from duckgames.core.rng import Rng
from duckgames.games.kaczogrod.ai import policy
from duckgames.games.kaczogrod.ai.beliefs import Beliefs
from duckgames.games.kaczogrod.ai.candidates import worth_thinking
from duckgames.games.kaczogrod.ai.reasons import explain
from duckgames.games.kaczogrod.ai.search import Candidate, search
from duckgames.games.kaczogrod.ai.style import Style
from duckgames.games.kaczogrod.rules import GAME
from duckgames.games.kaczogrod.rules.moves import TRUCE
from duckgames.games.kaczogrod.rules.state import State

Policy: TypeAlias = Callable[[State, int, Style, Callable[[], float], bool], int]
"""The move of a seat, by what it can see of the state, and whether it proposes agreements."""

TASTE: Final = 0.03
"""How much likelier to win a move seems for each SPECIAL that it is worth to one ply, and so to the duck's temper."""


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
        move = self._play(state, request.seat, self._style, rng.random, True)
        reason = explain(state, request.seat, move, self._style) if self._explains else None
        return Decision(GAME.action(state, request.seat, move), 1, process_time() - begun, reason)


class Searcher:
    """An `AiPlayer` that plays out what one ply leaves open."""

    def __init__(self, style: Style) -> None:
        self._style = style

    def decide(self, request: Request, limit: Limit, rng: Rng, stop: Callable[[], bool]) -> Decision:
        """The move that is likeliest to win in short playouts, or a little less if it is to the duck's taste."""
        begun = process_time()
        # A generator of its own: one named from that of a match would know the shuffles to come.
        own = Rng(rng.seed())
        seat, style = request.seat, self._style
        beliefs = Beliefs(request.observation)
        state = beliefs.world(own.seed())
        plain = policy.move(state, seat, style, own.random, talks=True)
        nodes = 0
        if plain < TRUCE:
            found = worth_thinking(state, seat, style, plain)
            if len(found) > 1:
                racing = [Candidate(move, TASTE * worth, []) for worth, move in found]
                best, nodes = search(beliefs, seat, racing, style, own.seed() >> 8, limit, stop)
                plain = best.move if nodes else plain
        reason = explain(state, seat, plain, style)
        return Decision(GAME.action(state, seat, plain), nodes, process_time() - begun, reason)
