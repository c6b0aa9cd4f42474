"""The greedy bot: builds the dearest it can and guesses everything else; what easy ducks do, and a yardstick."""

from __future__ import annotations

from collections.abc import Callable

from duckgames.games.duck_town.rules import purse, turn
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


def move(state: State, chance: Callable[[], float], picks: bool) -> int:
    """The move of the seat in turn; it `picks` the role that pays most, or else any."""
    phase = state.phase
    if phase == Phase.TURN:
        return _turn(state, chance)
    if phase == Phase.PICK:
        return PICK + _pick(state, chance, picks)
    if phase == Phase.KEEP:
        names = state.names[state.seat]
        looked = state.looked
        return KEEP + max(range(len(looked)), key=lambda i: COST[looked[i]] - 10 * (names >> looked[i] & 1))
    if phase == Phase.EXCHANGE:
        return EXCHANGE
    return LAY + state.pile[int(chance() * len(state.pile))] if phase == Phase.LAY else LEAVE


def _pick(state: State, chance: Callable[[], float], picks: bool) -> int:
    pile = state.pile
    if not picks:
        return pile[int(chance() * len(pile))]
    names = state.names[state.seat]
    extra = {GOOSE: 1.0, BEAVER: 2.0}
    return max(pile, key=lambda role: (names & COLLECTS[role]).bit_count() + extra.get(role, 0.0) + 0.5 * chance())


def _turn(state: State, chance: Callable[[], float]) -> int:
    seat, role = state.seat, state.role
    if role < OWL and not state.used:
        moves = turn.moves(state)
        names = [each for each in moves if NAME < each < SWAP]
        return names[int(chance() * len(names))]
    if role == OWL and not state.used:
        largest = max(range(state.seats), key=lambda other: len(state.hands[other]) - (other == seat) * 100)
        if len(state.hands[largest]) > len(state.hands[seat]):
            return SWAP + largest
    names_built, hand = state.names[seat], state.hands[seat]
    coins = state.coins[seat]
    if not state.gathered:
        if any(not names_built >> kind & 1 for kind in hand) or not state.deck:
            return COINS
        return LOOK
    due = purse.due(state)
    if due:
        return INCOME
    if state.built < BUILDINGS_A_TURN[role]:
        dearest = max(
            (kind for kind in hand if COST[kind] <= coins and not names_built >> kind & 1),
            key=COST.__getitem__, default=-1,
        )  # fmt: skip
        if dearest >= 0:
            return BUILD + dearest
    if role == BADGER and not state.used:
        for owner, town in enumerate(state.towns):
            if owner != seat and not turn.is_safe(state, owner):
                for kind in town:
                    if turn.knock_down_price(state, owner, kind) == 0:
                        return KNOCK_DOWN + TOWN * owner + kind
    return END_TURN
