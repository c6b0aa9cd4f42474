"""Which moves a hard duck thinks about: the rules bot's own, and those that could sensibly be better."""

from __future__ import annotations

from collections.abc import Sequence

from duckgames.games.duck_town.ai import striking, suspects
from duckgames.games.duck_town.rules.cards import COST
from duckgames.games.duck_town.rules.moves import (
    BUILD,
    COINS,
    END_TURN,
    EXCHANGE,
    KNOCK_DOWN,
    LOOK,
    MARK,
    NAME,
    SELL,
    SWAP,
    TOWN,
)  # fmt: skip
from duckgames.games.duck_town.rules.roles import OWL
from duckgames.games.duck_town.rules.state import Phase, State

STRIKES = 4
"""How many knock-downs are thought about."""


def worth_thinking(state: State, moves: Sequence[int], plain: int) -> list[int]:
    """The moves to compare, the rules bot's, `plain`, among them; one means that there is nothing to think about."""
    if state.phase in (Phase.PICK, Phase.LAY, Phase.KEEP, Phase.RESCUE):
        return [*moves]
    if state.phase == Phase.EXCHANGE:
        return sorted({plain, EXCHANGE})
    if state.role < OWL and not state.used:
        return _names(state, moves)
    if plain in (COINS, LOOK) or (state.role == OWL and not state.used and not state.gathered):
        return [move for move in moves if move in (COINS, LOOK, plain) or _is_owls(state, move)]
    return _closing(state, moves, plain)


def _names(state: State, moves: Sequence[int]) -> list[int]:
    """Roles that somebody may hold."""
    held = 0
    for roles in suspects.possible(state, state.seat):
        held |= roles
    found = [move for move in moves if NAME < move < SWAP and held >> move - NAME & 1]
    return found or [NAME]


def _is_owls(state: State, move: int) -> bool:
    if SWAP <= move < SWAP + state.seats:
        return len(state.hands[move - SWAP]) >= len(state.hands[state.seat])
    return move == MARK + striking.spare(state)


def _closing(state: State, moves: Sequence[int], plain: int) -> list[int]:
    """After gathering: builds, knock-downs, the end of the turn."""
    seat = state.seat
    found = [move for move in moves if BUILD <= move < MARK or move in (END_TURN, plain)]
    strikes = [
        move for move in moves if KNOCK_DOWN <= move < SELL and (move - KNOCK_DOWN) // TOWN != seat and move != plain
    ]
    if strikes:
        leader = max(range(state.seats), key=lambda other: (other != seat, len(state.towns[other])))
        strikes.sort(key=lambda move: ((move - KNOCK_DOWN) // TOWN != leader, COST[(move - KNOCK_DOWN) % TOWN]))
    return found + strikes[:STRIKES]
