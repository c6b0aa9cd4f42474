"""Turns: drawing, whose turn is next, the end of the match (sections 3 and 4, rulings C3 to C7)."""

from __future__ import annotations

from bisect import insort
from typing import Final

from duckgames.core.events import CardMoved, Event, MatchEnded, TurnStarted
from duckgames.core.places import Seat, Slot
from duckgames.games.kaczogrod.rules import agreements, lasting, rulings, scoring, zones
from duckgames.games.kaczogrod.rules.cards import catalogue
from duckgames.games.kaczogrod.rules.effects import DRAW_ONLY
from duckgames.games.kaczogrod.rules.events import CardsDrawn, TurnPassed
from duckgames.games.kaczogrod.rules.state import Phase, State

HAND: Final = 5
_TURN: Final = Phase.TURN


def draw(state: State, seat: Seat, count: int, log: list[Event] | None) -> None:
    """Draws `count` cards, or as many as there are."""
    deck, hand = state.decks[seat], state.hands[seat]
    for _ in range(min(count, len(deck))):
        card = deck.pop()
        insort(hand, card)
        if log is not None:
            target = Slot(zones.hand(seat), hand.index(card))
            face, eyes = catalogue(state.extra).cards[card], frozenset({seat})
            log.append(CardMoved(source=Slot(zones.deck(seat)), target=target, card=face, seen_by=eyes))
    if state.bottoms[seat] > len(deck):
        state.bottoms[seat] = len(deck)


def _fill(state: State, seat: Seat, log: list[Event] | None) -> None:
    """The draw of a normal turn (ruling C3)."""
    missing = HAND - len(state.hands[seat])
    count = min(missing if rulings.DRAW_UNTIL_FIVE else min(missing, 1), len(state.decks[seat]))
    if count > 0:
        draw(state, seat, count, log)
        if log is not None:
            log.append(CardsDrawn(seat=seat, count=count))


def end(state: State, log: list[Event] | None) -> None:
    """Ends the turn: draws, lets rounds pass, and finds who is next to choose."""
    seat = state.turn
    hand = state.hands[seat]
    if len(hand) < HAND:
        deck = state.decks[seat]
        if log is None and len(hand) == HAND - 1 and len(deck) > state.bottoms[seat]:
            # What nearly every turn of a search comes to.
            insort(hand, deck.pop())
        else:
            _fill(state, seat, log)
    if state.lasting:
        lasting.tick(state, seat, log)
    if state.pacts:
        agreements.tick(state, seat, log)
    if not rulings.ALL_MUST_BE_OUT and not hand:
        over(state, log)
        return
    begin(state, (seat + 1) % state.seats, log)


def begin(state: State, seat: Seat, log: list[Event] | None) -> None:
    """Begins the turn of `seat`, or that of the next who has something to choose."""
    hands, decks = state.hands, state.decks
    state.event = 0
    state.talked = 0
    while True:
        state.turn = seat
        state.turns += 1
        if hands[seat] and not state.limits[seat] & DRAW_ONLY:
            state.seat = seat
            state.phase = _TURN
            if log is not None:
                log.append(TurnStarted(seat=seat))
            return
        if not any(hands) and not any(decks):
            over(state, log)
            return
        if log is not None:
            log.append(TurnStarted(seat=seat))
        _without_choice(state, seat, log)
        lasting.tick(state, seat, log)
        agreements.tick(state, seat, log)
        seat = (seat + 1) % state.seats


def _without_choice(state: State, seat: Seat, log: list[Event] | None) -> None:
    """A turn in which cards are drawn and nothing else, or not even that (rulings C3, C7, E21)."""
    hand, deck = state.hands[seat], state.decks[seat]
    if not hand and deck and not state.limits[seat] & DRAW_ONLY:
        _fill(state, seat, log)
    elif deck and len(hand) < HAND:
        draw(state, seat, 1, log)
        if log is not None:
            log.append(CardsDrawn(seat=seat, count=1, only=True))
    elif log is not None:
        log.append(TurnPassed(seat=seat, reason="nothing" if hand else "out"))


def over(state: State, log: list[Event] | None) -> None:
    """Ends the match."""
    state.phase = Phase.OVER
    state.seat = state.turn = -1
    state.event = 0
    agreements.end(state, log)
    if log is not None:
        log.append(MatchEnded(winners=scoring.winners(state)))
