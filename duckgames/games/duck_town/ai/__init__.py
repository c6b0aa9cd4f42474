"""The ducks that play Duck Town: three levels, each in three tempers."""

from __future__ import annotations

from typing import Final

from duckgames.ai.player import AiPlayer
from duckgames.games.duck_town.ai import easy, greedy, policy
from duckgames.games.duck_town.ai.mind import Searcher, Thinker
from duckgames.games.duck_town.ai.style import PLAIN
from duckgames.games.duck_town.ai.tempers import STYLES

__all__ = ["LABORATORY", "make_player"]

LABORATORY: Final = ("greedy", "plain")
"""Levels that nobody is to meet: yardsticks for the arena, which seats them too. A search is measured against bots that
its playouts do not expect, or it is flattered: so there is a greedy one, and the rules bot without a temper."""


def make_player(level: str, temper: str) -> AiPlayer:
    """The player of `level` ("easy", "normal", "hard", or one of `LABORATORY`) with `temper`."""
    if level == "greedy":
        return Thinker(lambda state, style, chance: greedy.move(state, chance, picks=True), PLAIN, explains=False)
    if level == "easy":
        return Thinker(easy.move, STYLES[temper], explains=False)
    if level == "hard":
        return Searcher(STYLES[temper])
    return Thinker(policy.move, STYLES[temper] if level == "normal" else PLAIN)
