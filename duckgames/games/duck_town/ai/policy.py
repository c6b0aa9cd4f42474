"""The rules bot: one move at a time on the ints of a state, by what the seat in turn can see of it, and nothing else."""

from __future__ import annotations

from collections.abc import Callable

from duckgames.games.duck_town.ai import building, picking, striking, suspects
from duckgames.games.duck_town.ai.style import Style
from duckgames.games.duck_town.rules import purse
from duckgames.games.duck_town.rules.cards import COST
from duckgames.games.duck_town.rules.moves import BUILD, END_TURN, INCOME, LAY, LEAVE, NAME, PICK, RESCUE
from duckgames.games.duck_town.rules.roles import BADGER, OWL
from duckgames.games.duck_town.rules.state import Phase, State
from duckgames.games.duck_town.rules.turn import BUILDINGS_A_TURN


def move(state: State, style: Style, chance: Callable[[], float]) -> int:
    """The move of the seat in turn."""
    phase = state.phase
    if phase == Phase.TURN:
        return turn(state, style, chance)
    if phase == Phase.PICK:
        return PICK + picking.pick(state, style, chance)
    if phase == Phase.KEEP:
        return building.keep(state, style)
    if phase == Phase.EXCHANGE:
        return striking.exchange(state)
    if phase == Phase.LAY:
        return LAY + picking.lay(state, style, chance)
    return RESCUE if state.coins[state.seat] > COST[state.fallen] // 2 else LEAVE


def turn(state: State, style: Style, chance: Callable[[], float]) -> int:
    """The next move of a turn: the power of Fox, Magpie and Owl, gathering, building, knocking down."""
    role = state.role
    if role <= OWL and not state.used:
        if role < OWL:
            return NAME + suspects.name(state, style, chance)
        swap = striking.owl(state)
        if swap:
            return swap
    if not state.gathered:
        return building.gather(state, style)
    if state.powers:
        tool = striking.tool(state)
        if tool:
            return tool
    if state.built < BUILDINGS_A_TURN[role]:
        due = purse.due(state)
        coins = state.coins[state.seat]
        kind = building.best(state, coins + due, style)
        if kind >= 0:
            return BUILD + kind if COST[kind] <= coins else INCOME
    if role == BADGER and not state.used:
        strike = striking.badger(state, style)
        if strike:
            return strike
    return END_TURN
