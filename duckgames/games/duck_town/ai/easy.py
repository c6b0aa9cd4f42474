"""The level *easy*: a greedy builder that takes any role, names any, and is often careless."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from duckgames.games.duck_town.ai import greedy
from duckgames.games.duck_town.ai.style import Style
from duckgames.games.duck_town.rules import GAME
from duckgames.games.duck_town.rules.moves import BUILD, COINS, LOOK, MARK, PICK
from duckgames.games.duck_town.rules.state import Phase, State

CARELESS: Final = 0.55
"""How often an easy duck gathers, keeps or builds whatever comes to its mind."""


def move(state: State, style: Style, chance: Callable[[], float]) -> int:
    """The move of the seat in turn."""
    if state.phase == Phase.PICK:
        return PICK + _any_role(state, style, chance)
    return careless(state, chance, cheap=style.thrift > 0)


def careless(state: State, chance: Callable[[], float], cheap: bool = False) -> int:
    """The move of a greedy bot that now and then does the first thing that comes to its mind."""
    if state.phase in (Phase.TURN, Phase.KEEP) and chance() < CARELESS:
        whims = _whims(state)
        if whims:
            return whims[int(chance() * len(whims))]
    return greedy.move(state, chance, cheap)


def _any_role(state: State, style: Style, chance: Callable[[], float]) -> int:
    """Any role, but one that it likes twice as often as another."""
    roles = [role for role in state.pile for _ in range(2 if style.likes[role] > 0 else 1)]
    return roles[int(chance() * len(roles))]


def _whims(state: State) -> list[int]:
    """What it may do without thinking: nothing that harms only itself."""
    moves = GAME.legal(state, state.seat)
    if state.phase == Phase.KEEP:
        return [*moves]
    if not state.gathered:
        return [move for move in moves if move in (COINS, LOOK)]
    return [move for move in moves if BUILD <= move < MARK]
