"""CITY EXPANSION: adding a card to one's own city, from the hand or, by an event, from the discard pile (section 3)."""

from __future__ import annotations

from duckgames.core.events import CardMoved, Event
from duckgames.core.places import Slot
from duckgames.games.kaczogrod.rules import city, knowledge, zones
from duckgames.games.kaczogrod.rules.cards import catalogue
from duckgames.games.kaczogrod.rules.events import CardAdded
from duckgames.games.kaczogrod.rules.grid import place_of
from duckgames.games.kaczogrod.rules.moves import ADD, ADD_BITS
from duckgames.games.kaczogrod.rules.state import State


def add(state: State, move: int, log: list[Event] | None) -> None:
    """Adds a card of the hand."""
    seat, card, cell = state.turn, move >> ADD_BITS, move & ADD - 1
    hand = state.hands[seat]
    if log is not None:
        _tell(state, "hand", Slot(zones.hand(seat), hand.index(card)), card, cell, log)
    hand.remove(card)
    if state.memory[seat]:
        knowledge.forget(state, seat, card)
    city.lay(state, seat, cell, card)


def restore(state: State, move: int, log: list[Event] | None) -> None:
    """Adds a card of the discard pile."""
    seat, card, cell = state.turn, move >> ADD_BITS, move & ADD - 1
    pile = state.piles[seat]
    if log is not None:
        _tell(state, "pile", Slot(zones.pile(seat), pile.index(card)), card, cell, log)
    pile.remove(card)
    city.lay(state, seat, cell, card)


def _tell(state: State, name: str, source: Slot, card: int, cell: int, log: list[Event]) -> None:
    face, seat = catalogue(state.extra).cards[card], state.turn
    log.append(CardAdded(seat=seat, card=face, cell=place_of(cell), source=name))
    log.append(CardMoved(source=source, target=zones.slot(seat, cell), card=face))
