"""The classic powers of the wonders, in play where the match is set up so (option "wonders", ruling 9.10)."""

from __future__ import annotations

from typing import Final

from duckgames.core.events import CardMoved, Event
from duckgames.core.places import Seat, Slot
from duckgames.games.duck_town.rules import hands, purse, zones
from duckgames.games.duck_town.rules.cards import (
    DAM,
    GARDEN,
    KEEP,
    LABORATORY,
    LIBRARY,
    OBSERVATORY,
    SMITHY,
    building_card,
)
from duckgames.games.duck_town.rules.events import CardsDrawn, Rescued
from duckgames.games.duck_town.rules.moves import FORGE, INCOME, SELL
from duckgames.games.duck_town.rules.observation import Observation
from duckgames.games.duck_town.rules.roles import BADGER
from duckgames.games.duck_town.rules.state import State

FORGE_PRICE: Final = 2
FORGED: Final = 3
SALE: Final = 1
RESCUE_PRICE: Final = 1
OBSERVED: Final = 3
"""How many cards the Observatory lets one look at: nobody ever looks at more."""

DAM_PRICE: Final = 1

NEVER: Final = 10**12
"""Added to the price of what cannot be knocked down: more than any purse holds."""


def moves(state: State, may_collect: bool) -> list[int]:
    """What the wonders of the seat in turn let it do now, each once a turn.

    With `may_collect` no building of the role's colour pays it, but the Wizard Duck Academy can.
    """
    seat = state.seat
    usable = state.names[seat] & ~state.tools
    found = [INCOME] if may_collect and purse.due(state) else []
    if usable >> SMITHY & 1 and state.coins[seat] >= FORGE_PRICE and state.deck:
        found.append(FORGE)
    if usable >> LABORATORY & 1:
        found += [SELL + kind for kind in dict.fromkeys(state.hands[seat])]
    return found


def forge(state: State, log: list[Event] | None) -> None:
    """Pays 2 coins and draws 3 cards, or as many as there are."""
    state.tools |= 1 << SMITHY
    state.coins[state.seat] -= FORGE_PRICE
    count = min(FORGED, len(state.deck))
    if log is not None:
        purse.tell(state, state.seat, log)
        log.append(CardsDrawn(seat=state.seat, role=state.role, count=count, source="smithy"))
    hands.draw(state, count, log)


def sell(state: State, kind: int, log: list[Event] | None) -> None:
    """Puts a card of the hand under the deck, unseen by others, for a coin."""
    seat = state.seat
    state.tools |= 1 << LABORATORY
    if log is not None:
        source = Slot(zones.hand(seat), state.hands[seat].index(kind))
        target = Slot(zones.DECK, 0)
        log.append(CardMoved(source=source, target=target, card=building_card(kind), seen_by=frozenset((seat,))))
    state.hands[seat].remove(kind)
    state.memory[seat] = ()
    hands.put_under(state, kind, 1 << seat)
    purse.take(state, SALE, "selling", log)


def looking(state: State | Observation) -> tuple[int, bool]:
    """How many cards the seat in turn looks at, and whether it keeps all of them."""
    if not state.powers:
        return hands.LOOKED_AT, False
    names = state.names[state.seat]
    return OBSERVED if names >> OBSERVATORY & 1 else hands.LOOKED_AT, bool(names >> LIBRARY & 1)


def protection(state: State | Observation, owner: Seat, kind: int) -> int:
    """What the price of knocking down a building of `owner` is raised by."""
    if kind == KEEP:
        return NEVER
    return DAM_PRICE if kind != DAM and state.names[owner] >> DAM & 1 else 0


def rescuer(state: State) -> Seat:
    """Who may take a fallen building, of whatever town, into its hand: the owner of the garden; -1 for nobody.

    Not the Badger itself, and not if the garden is what fell.
    """
    for seat, names in enumerate(state.names):
        if names >> GARDEN & 1 and seat != state.holders[BADGER] and state.coins[seat] >= RESCUE_PRICE:
            return seat
    return -1


def take_back(state: State, log: list[Event] | None) -> None:
    """The owner of the garden pays a coin and takes the fallen building, which all have seen, into its hand."""
    seat, kind = state.seat, state.fallen
    state.coins[seat] -= RESCUE_PRICE
    hands.add_seen(state, seat, kind)
    if log is not None:
        log.append(Rescued(seat=seat, card=building_card(kind)))
        target = Slot(zones.hand(seat), state.hands[seat].index(kind))
        log.append(CardMoved(source=Slot(zones.FALLEN), target=target, card=building_card(kind)))
        purse.tell(state, seat, log)
