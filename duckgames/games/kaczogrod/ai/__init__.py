"""The ducks that play Kaczogród: three levels, each in three tempers."""

from __future__ import annotations

from dataclasses import replace

from duckgames.ai.player import AiPlayer
from duckgames.games.kaczogrod.ai import easy, policy
from duckgames.games.kaczogrod.ai.mind import Searcher, Thinker
from duckgames.games.kaczogrod.ai.tempers import STYLES

__all__ = ["make_player"]


def make_player(level: str, temper: str) -> AiPlayer:
    """The player of `level` ("easy", "normal" or "hard") with `temper`."""
    if level == "easy":
        return Thinker(easy.move, STYLES[temper], explains=False)
    if level == "hard":
        return Searcher(replace(STYLES[temper], patient=True))
    return Thinker(policy.move, STYLES[temper])
