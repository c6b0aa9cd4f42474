"""The greedy bot: builds the dearest it can and guesses everything else; what easy ducks do, and a yardstick."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from duckgames.games.duck_town.rules import GAME, purse, turn
from duckgames.games.duck_town.rules.cards import COST
from duckgames.games.duck_town.rules.moves import (
    BUILD,
    COINS,
    END_TURN,
    EXCHANGE,
    INCOME,
    KEEP,
    KNOCK_DOWN,
    LAY,
    LEAVE,
    LOOK,
    NAME,
    PICK,
    SWAP,
    TOWN,
)
from duckgames.games.duck_town.rules.roles import BADGER, BEAVER, COLLECTS, GOOSE, OWL
from duckgames.games.duck_town.rules.state import Phase, State
from duckgames.games.duck_town.rules.turn import BUILDINGS_A_TURN

_EXTRA: Final = {GOOSE: 1, BEAVER: 2}


def move(state: State, chance: Callable[[], float], cheap: bool = False) -> int:
    """The move of the seat in turn: it picks the role that pays most; it may build `cheap` cards first."""
    phase = state.phase
    if phase == Phase.TURN:
        return _turn(state, chance, cheap)
    if phase == Phase.PICK:
        return PICK + _pick(state, chance)
    if phase == Phase.KEEP:
        names = state.names[state.seat]
        looked = state.looked
        return KEEP + max(range(len(looked)), key=lambda i: COST[looked[i]] - 10 * (names >> looked[i] & 1))
    if phase == Phase.EXCHANGE:
        return EXCHANGE
    return LAY + state.pile[int(chance() * len(state.pile))] if phase == Phase.LAY else LEAVE


def _pick(state: State, chance: Callable[[], float]) -> int:
    names = state.names[state.seat]
    worth = {role: (names & COLLECTS[role]).bit_count() + _EXTRA.get(role, 0) + chance() / 2 for role in state.pile}
    return max(worth, key=worth.__getitem__)


def _turn(state: State, chance: Callable[[], float], cheap: bool) -> int:
    seat, role = state.seat, state.role
    if role <= OWL and not state.used:
        power = _swap(state) if role == OWL else _name(state, chance)
        if power:
            return power
    if not state.gathered:
        return _gather(state)
    if purse.due(state):
        return INCOME
    if state.built < BUILDINGS_A_TURN[role]:
        coins, names = state.coins[seat], state.names[seat]
        kinds = [kind for kind in state.hands[seat] if COST[kind] <= coins and not names >> kind & 1]
        if kinds:
            return BUILD + (min if cheap else max)(kinds, key=COST.__getitem__)
    return (_knock_down(state) if role == BADGER and not state.used else 0) or END_TURN


def _name(state: State, chance: Callable[[], float]) -> int:
    names = [move for move in GAME.legal(state, state.seat) if NAME < move < SWAP]
    return names[int(chance() * len(names))]


def _swap(state: State) -> int:
    """The swap for the largest hand; 0 if that is the own."""
    sizes = [len(hand) for hand in state.hands]
    most = max(sizes)
    return SWAP + sizes.index(most) if most > sizes[state.seat] else 0


def _gather(state: State) -> int:
    """Coins, unless there is nothing to build them for."""
    names = state.names[state.seat]
    return COINS if not state.deck or any(not names >> kind & 1 for kind in state.hands[state.seat]) else LOOK


def _knock_down(state: State) -> int:
    """What costs nothing; 0 if nothing does."""
    for owner, town in enumerate(state.towns):
        if owner != state.seat and not turn.is_safe(state, owner):
            for kind in town:
                if turn.knock_down_price(state, owner, kind) == 0:
                    return KNOCK_DOWN + TOWN * owner + kind
    return 0
