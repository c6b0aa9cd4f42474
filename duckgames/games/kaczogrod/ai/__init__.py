"""The ducks that play Kaczogród, four levels in three tempers each, and what judges its positions."""

from __future__ import annotations

from dataclasses import replace

from duckgames.ai.player import AiPlayer
from duckgames.games.kaczogrod.ai import easy, policy
from duckgames.games.kaczogrod.ai.appraiser import Appraiser
from duckgames.games.kaczogrod.ai.expert import Expert
from duckgames.games.kaczogrod.ai.mind import Searcher, Thinker
from duckgames.games.kaczogrod.ai.tempers import STYLES, strong

__all__ = ["make_appraiser", "make_player"]


def make_player(level: str, temper: str) -> AiPlayer:
    """The player of `level` ("easy", "normal", "hard" or "expert") with `temper`."""
    if level == "easy":
        return Thinker(easy.move, STYLES[temper], explains=False)
    if level == "hard":
        return Searcher(replace(STYLES[temper], patient=True))
    if level == "expert":
        return Expert(strong(temper))
    return Thinker(policy.move, STYLES[temper])


def make_appraiser() -> Appraiser:
    """What judges positions and moves."""
    return Appraiser()
