"""The action alphabet: moves as actions and actions as moves, which mean the same in every position (rule 3.9)."""

from __future__ import annotations

from typing import Final

from duckgames.games.duck_town import INFO
from duckgames.games.duck_town.rules import moves
from duckgames.games.duck_town.rules.actions import (
    Action,
    Build,
    EndTurn,
    Exchange,
    Forge,
    Keep,
    KnockDown,
    LayFaceDown,
    Leave,
    Look,
    Mark,
    Name,
    Pick,
    Rescue,
    Sell,
    Swap,
    TakeCoins,
    TakeIncome,
)
from duckgames.games.duck_town.rules.cards import KINDS
from duckgames.games.duck_town.rules.roles import NOBODY, ROLES
from duckgames.games.duck_town.rules.wonders import OBSERVED

_SEATS: Final = range(INFO.seats[1])
_LOOKED: Final = range(OBSERVED)


def _all() -> dict[int, Action]:
    table: dict[int, Action] = {
        moves.END_TURN: EndTurn(),
        moves.COINS: TakeCoins(),
        moves.LOOK: Look(),
        moves.INCOME: TakeIncome(),
        moves.EXCHANGE: Exchange(),
        moves.FORGE: Forge(),
        moves.RESCUE: Rescue(),
        moves.LEAVE: Leave(),
    }
    table |= {moves.PICK + role: Pick(role) for role in ROLES}
    table |= {moves.LAY + role: LayFaceDown(role) for role in ROLES}
    table |= {moves.NAME + role: Name(role) for role in (NOBODY, *ROLES)}
    table |= {moves.SWAP + seat: Swap(seat) for seat in _SEATS}
    table |= {moves.KEEP + index: Keep(index) for index in _LOOKED}
    table |= {moves.BUILD + kind: Build(kind) for kind in KINDS}
    table |= {moves.MARK + kind: Mark(kind) for kind in KINDS}
    table |= {moves.SELL + kind: Sell(kind) for kind in KINDS}
    table |= {moves.KNOCK_DOWN + moves.TOWN * seat + kind: KnockDown(seat, kind) for seat in _SEATS for kind in KINDS}
    return table


_ACTIONS: Final = _all()
_MOVES: Final = {action: move for move, action in _ACTIONS.items()}


def action(move: int) -> Action:
    """The named form of a move."""
    return _ACTIONS[move]


def move(action_: Action) -> int:
    """The move that is `action_`; -1, which is never legal, for one with numbers that no match has."""
    return _MOVES.get(action_, -1)
