"""The rules bot: a move at a time on the ints of a state, by what the seat in turn can see of it and nothing else."""

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
    """The next move of a turn: the power of Fox, Magpie or Owl, gathering, building, knocking down."""
    role = state.role
    if role <= OWL and not state.used:
        power = NAME + suspects.name(state, style, chance) if role < OWL else striking.owl(state, style)
        if power:
            return power
    if not state.gathered:
        return building.gather(state, style)
    tool = striking.tool(state) if state.powers else 0
    if tool:
        return tool
    if state.built < BUILDINGS_A_TURN[role]:
        coins = state.coins[state.seat]
        kind = building.best(state, coins + purse.due(state), style)
        if kind >= 0:
            return BUILD + kind if COST[kind] <= coins else INCOME
    strike = striking.badger(state, style) if role == BADGER and not state.used else 0
    return strike or END_TURN
