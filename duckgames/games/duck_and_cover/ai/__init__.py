"""The ducks that play Duck & Cover: four levels, each in three tempers."""

from __future__ import annotations

from duckgames.ai.appraiser import Appraiser
from duckgames.ai.player import AiPlayer
from duckgames.games.duck_and_cover.ai.levels import easy, normal
from duckgames.games.duck_and_cover.ai.mind import Judge, Mind
from duckgames.games.duck_and_cover.ai.tempers import TASTES

__all__ = ["make_appraiser", "make_player"]


def make_player(level: str, temper: str) -> AiPlayer:
    """The player of `level` ("easy", "normal", "hard", "expert") with `temper` ("steady", "hasty", "dreamy")."""
    if level == "expert":
        # As below.
        from duckgames.games.duck_and_cover.ai.expert import Expert

        return Expert(TASTES[temper])
    return Mind(_judge(level), TASTES[temper])


def make_appraiser() -> Appraiser:
    """What judges positions and moves for hints and reviews."""
    # As above.
    from duckgames.games.duck_and_cover.ai import appraiser

    return appraiser.Appraiser()


def _judge(level: str) -> Judge:
    if level == "hard":
        # Here and not above, so that only a process in which a hard duck thinks loads numpy.
        from duckgames.games.duck_and_cover.ai.hard import hard

        return hard()
    return {"easy": easy, "normal": normal}[level]
