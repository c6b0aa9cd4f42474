"""Owl, Badger and the powers of wonders: when the rules bot uses them."""

from __future__ import annotations

from duckgames.games.duck_town.ai.building import usable
from duckgames.games.duck_town.ai.style import Style
from duckgames.games.duck_town.ai.worth import WORTH
from duckgames.games.duck_town.rules import purse, turn
from duckgames.games.duck_town.rules.cards import LABORATORY, SMITHY
from duckgames.games.duck_town.rules.moves import EXCHANGE, FORGE, KNOCK_DOWN, MARK, SELL, SWAP, TOWN
from duckgames.games.duck_town.rules.state import State
from duckgames.games.duck_town.rules.wonders import FORGE_PRICE


def spare(state: State) -> int:
    """A kind in the hand of the seat in turn that it cannot build: it stands already, or is held twice; -1 for none."""
    seat = state.seat
    names, before = state.names[seat], -1
    for kind in state.hands[seat]:
        if kind == before or names >> kind & 1:
            return kind
        before = kind
    return -1


def owl(state: State, style: Style) -> int:
    """Swap with the largest hand, else exchange what cannot be built; 0 for neither."""
    seat = state.seat
    partner, most = -1, usable(state, seat) + style.gain - 1
    for other, hand in enumerate(state.hands):
        if other != seat and len(hand) > most:
            partner, most = other, len(hand)
    if partner >= 0:
        return SWAP + partner
    kind = spare(state)
    return MARK + kind if kind >= 0 and state.deck else 0


def exchange(state: State) -> int:
    """Chooses one more card for the exchange, or carries it out."""
    kind = spare(state)
    return MARK + kind if kind >= 0 and len(state.tray) < len(state.deck) else EXCHANGE


def tool(state: State) -> int:
    """Forge where cards are wanted, sell what cannot be built; 0 for neither."""
    seat = state.seat
    ready = state.names[seat] & ~state.tools
    if ready >> LABORATORY & 1:
        kind = spare(state)
        if kind >= 0:
            return SELL + kind
    if ready >> SMITHY & 1 and state.coins[seat] >= FORGE_PRICE and state.deck and not usable(state, seat):
        return FORGE
    return 0


def badger(state: State, style: Style) -> int:
    """The building that the Badger knocks down; 0 for none."""
    seat = state.seat
    purse_now = state.coins[seat] + purse.due(state)
    own = len(state.towns[seat])
    found, most = 0, 0.0
    for owner, town in enumerate(state.towns):
        if owner == seat or not town or turn.is_safe(state, owner):
            continue
        ahead = len(town) - own
        nearly = len(town) == state.target - 1
        for kind in town:
            price = turn.knock_down_price(state, owner, kind)
            if price > purse_now:
                continue
            value = (style.stop if nearly and state.first < 0 else 0.0) + style.spite * (WORTH[kind] + ahead)
            value -= (style.coin if state.first < 0 else 0.0) * price
            if value > most:
                found, most = KNOCK_DOWN + TOWN * owner + kind, value
    return found
