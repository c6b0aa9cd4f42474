"""The player that takes any legal action: the baseline of every series, and the fallback when another fails."""

from __future__ import annotations

from collections.abc import Callable

from duckgames.ai.player import Decision, Limit, Request
from duckgames.core.rng import Rng


class RandomPlayer:
    """An `AiPlayer` that looks at nothing."""

    def decide(self, request: Request, limit: Limit, rng: Rng, stop: Callable[[], bool]) -> Decision:
        """One of the legal actions, each alike likely."""
        return Decision(rng.choice(request.legal), nodes=0, seconds=0.0)
