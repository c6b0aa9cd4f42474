"""The ducks that play Duck Town: four levels, each in three tempers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from duckgames.ai.player import AiPlayer
from duckgames.games.duck_town.ai import easy, greedy, policy
from duckgames.games.duck_town.ai.appraiser import Appraiser
from duckgames.games.duck_town.ai.cheating import Cheater
from duckgames.games.duck_town.ai.expert import Expert
from duckgames.games.duck_town.ai.mind import Policy, Searcher, Thinker
from duckgames.games.duck_town.ai.style import PLAIN, Style
from duckgames.games.duck_town.ai.tempers import STYLES
from duckgames.games.duck_town.rules.state import Phase, State

__all__ = ["LABORATORY", "make_appraiser", "make_player"]

LABORATORY: Final = ("greedy", "sharp", "plain", "cheating")
"""Levels that nobody is to meet: yardsticks for the arena, which seats them too, because a search is flattered by bots
that are what its playouts expect. `greedy` picks what pays most and builds as easy ducks do, `sharp` does so without a
careless moment, `plain` is the rules bot without a temper, `cheating` an expert that sees everything."""


def make_player(level: str, temper: str) -> AiPlayer:
    """The player of `level` ("easy", "normal", "hard", "expert", or one of `LABORATORY`) with `temper`."""
    style = STYLES[temper]
    if level in ("expert", "cheating"):
        return Expert(style) if level == "expert" else Cheater(style)
    if level == "hard":
        return Searcher(style)
    if level in ("normal", "plain"):
        return Thinker(policy.move, style if level == "normal" else PLAIN)
    policies: dict[str, Policy] = {"easy": easy.move, "greedy": _greedy, "sharp": _sharp}
    return Thinker(policies[level], style, explains=False)


def make_appraiser() -> Appraiser:
    """The judge of positions and moves, for hints and reviews."""
    return Appraiser()


def _greedy(state: State, style: Style, chance: Callable[[], float]) -> int:
    return greedy.move(state, chance) if state.phase == Phase.PICK else easy.careless(state, chance)


def _sharp(state: State, style: Style, chance: Callable[[], float]) -> int:
    return greedy.move(state, chance)
