"""The ducks themselves: what each level makes of a request."""

from __future__ import annotations

from collections.abc import Callable
from time import process_time
from typing import TypeAlias

from duckgames.ai.player import Decision, Limit, Request
from duckgames.core.rng import Rng
from duckgames.games.kaczogrod.ai.style import Style
from duckgames.games.kaczogrod.rules import GAME
from duckgames.games.kaczogrod.rules.state import State

Policy: TypeAlias = Callable[[State, int, Style, Callable[[], float], bool], int]
"""The move of a seat, by what it can see of the state, and whether it proposes agreements."""


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
        return Decision(GAME.action(state, request.seat, move), 1, process_time() - begun)
