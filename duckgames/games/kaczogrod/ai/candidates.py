"""Which moves a hard duck thinks about: those the one-ply evaluation likes, of each kind some."""

from __future__ import annotations

from typing import Final

from duckgames.games.kaczogrod.ai import choosing, danger, policy
from duckgames.games.kaczogrod.ai.placing import Found, Ground
from duckgames.games.kaczogrod.ai.style import Style
from duckgames.games.kaczogrod.rules import GAME, city
from duckgames.games.kaczogrod.rules.moves import ADD_BITS, CHOOSE, DONE
from duckgames.games.kaczogrod.rules.state import Phase, State

MOST: Final = 8
"""So many moves are thought about."""

PLACES: Final = 2
"""How many places of one card are thought about in a turn."""

PLAINLY: Final = (
    Phase.START,
    Phase.ANSWER,
    Phase.COUNTER,
    Phase.SHOW,
    Phase.BURY,
    Phase.NAME,
    Phase.SWAP,
    Phase.END,
    Phase.LIFT,
    Phase.LAY,
)
"""Where the one-ply duck's choice is as good as any."""


def worth_thinking(state: State, seat: int, style: Style, plain: int) -> Found:
    """The moves to compare, best first, with what one ply makes them worth; `plain` is among them."""
    phase = state.phase
    if phase is Phase.TURN:
        found = policy.rank(state, seat, style, PLACES)
    elif phase in PLAINLY:
        return [(0.0, plain)]
    elif phase is Phase.REMOVE:
        found = _removals(state)
    elif phase is Phase.CONVERT:
        ground = Ground(state, seat, style)
        found = [(ground.stands(cell), cell) for cell in state.open]
    elif phase in (Phase.ADD, Phase.PLACE):
        found = _additions(state, seat, style)
    else:
        found = _cards(state, seat)
    found.sort(reverse=True)
    kept = found[:MOST]
    if all(move != plain for _, move in kept):
        kept.append((0.0, plain))
    return kept


def _removals(state: State) -> Found:
    kinds = city.kinds_of(state, state.victim)
    for mark in state.marks:
        del kinds[mark]
    losses = danger.losses(kinds, state.advanced)
    sign = -1 if state.seat == state.victim else 1
    return [(sign * losses.get(cell, 0.0), cell) for cell in state.open]


def _cards(state: State, seat: int) -> Found:
    """Cards to take, or to give up."""
    giving = state.phase is Phase.DISCARD
    worth = choosing.hand_worth(state, state.victim if giving else seat)
    sign = -1 if giving and state.victim == seat else 1
    return [(sign * worth(move - CHOOSE), move) for move in GAME.legal(state, seat)]


def _additions(state: State, seat: int, style: Style) -> Found:
    moves = GAME.legal(state, seat)
    cards = sorted({move >> ADD_BITS for move in moves if move != DONE})
    found = Ground(state, seat, style).best(cards, -1, PLACES)
    legal = {*moves}
    found = [(worth, move) for worth, move in found if move in legal]
    return [*found, (0.0, DONE)] if DONE in legal else found
