"""The ducks that play Duck Town: three levels, each in three tempers."""

from __future__ import annotations

from duckgames.ai.player import AiPlayer
from duckgames.games.duck_town.ai.mind import Greedy, Rules, Searcher
from duckgames.games.duck_town.ai.style import PLAIN

__all__ = ["LABORATORY", "make_player"]

LABORATORY = ("greedy",)
"""Levels that are no duck's to meet but a yardstick: the arena seats them too."""


def make_player(level: str, temper: str) -> AiPlayer:
    """The player of `level` ("easy", "normal", "hard", or one of `LABORATORY`) with `temper`."""
    if level == "easy":
        return Greedy(picks=False)
    if level == "greedy":
        return Greedy(picks=True)
    return Searcher(PLAIN) if level == "hard" else Rules(PLAIN)
