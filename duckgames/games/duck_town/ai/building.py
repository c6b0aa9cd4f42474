"""Gathering, keeping and building: how the rules bot turns coins and cards into a town."""

from __future__ import annotations

from typing import Final

from duckgames.games.duck_town.ai.style import Style
from duckgames.games.duck_town.ai.worth import WORTH
from duckgames.games.duck_town.rules import purse
from duckgames.games.duck_town.rules.cards import COLOUR, COLOUR_MASK, COST
from duckgames.games.duck_town.rules.moves import COINS, KEEP, LOOK
from duckgames.games.duck_town.rules.roles import BEAVER, COLLECTS
from duckgames.games.duck_town.rules.state import State
from duckgames.games.duck_town.rules.turn import BUILDINGS_A_TURN

_HUGE: Final = 1e9


def worth(state: State, kind: int, style: Style) -> float:
    """What a building of `kind` is worth to the seat in turn, in coins."""
    value = WORTH[kind] + style.tempo
    if not state.names[state.seat] & COLOUR_MASK[COLOUR[kind]]:
        value += style.fresh
    if COLLECTS[state.role] >> kind & 1:
        value += style.pays
    return value


def best(state: State, coins: int, style: Style) -> int:
    """The kind in the hand of the seat in turn that is best to build with so many coins; -1 if there is none."""
    seat = state.seat
    names, thrift = state.names[seat], style.thrift
    patience = style.patience if len(state.towns[seat]) < state.target - 1 else 0.0
    found, most = -1, -_HUGE
    for kind in state.hands[seat]:
        if COST[kind] <= coins and not names >> kind & 1:
            value = worth(state, kind, style)
            if value > patience:
                value -= thrift * COST[kind]
                if value > most:
                    found, most = kind, value
    return found


def usable(state: State, seat: int) -> int:
    """How many different kinds in the hand of `seat` its town lacks."""
    held = 0
    for kind in state.hands[seat]:
        held |= 1 << kind
    return (held & ~state.names[seat]).bit_count()


def gather(state: State, style: Style) -> int:
    """Coins, or a look at cards."""
    if not state.deck:
        return COINS
    seat = state.seat
    coins = state.coins[seat] + purse.due(state)
    cards = usable(state, seat)
    extra = 2 if state.role == BEAVER else 0
    with_coins, without = best(state, coins + purse.GATHERED, style), best(state, coins, style)
    last = state.first >= 0
    take = look = 0.0
    if with_coins >= 0:
        take = worth(state, with_coins, style)
    if without >= 0:
        look = worth(state, without, style)
    if last:
        # Only what can still be built counts; two cards may hold something better.
        return LOOK if look >= take and (cards <= 1 or look) else COINS
    left = cards + extra - (with_coins >= 0)
    take += style.coin * (purse.GATHERED - (COST[with_coins] if with_coins >= 0 else 0))
    look += style.cards[min(max(left, 0), 4)] - style.coin * (COST[without] if without >= 0 else 0)
    return LOOK if look > take else COINS


def keep(state: State, style: Style) -> int:
    """Which of the looked-at cards to keep."""
    seat = state.seat
    names, hand = state.names[seat], state.hands[seat]
    coins = state.coins[seat] + purse.due(state)
    now = state.built < BUILDINGS_A_TURN[state.role] and best(state, coins, style) < 0
    found, most = 0, -_HUGE
    for index, kind in enumerate(state.looked):
        value = worth(state, kind, style)
        if names >> kind & 1 or kind in hand:
            value -= 10
        if COST[kind] <= coins:
            value += 3 if now else 0
        elif state.first >= 0:
            value -= 8
        else:
            value -= style.coin * (COST[kind] - coins)
        if value > most:
            found, most = index, value
    return KEEP + found
