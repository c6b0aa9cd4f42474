"""Building cards on their way between deck and hands: looking, drawing, swapping and exchanging (T3 to T5, Owl)."""

from __future__ import annotations

from bisect import insort

from duckgames.core.events import CardMoved, Event
from duckgames.core.places import Seat, Slot
from duckgames.games.duck_town.rules import purse, zones
from duckgames.games.duck_town.rules.cards import building_card
from duckgames.games.duck_town.rules.events import CardsDrawn, CardsExchanged, CardsKept, CardsLooked, HandsSwapped
from duckgames.games.duck_town.rules.roles import BEAVER, GOOSE
from duckgames.games.duck_town.rules.state import Memory, Phase, State

_TURN, _KEEP = Phase.TURN, Phase.KEEP

LOOKED_AT = 2
"""How many cards one looks at to keep one (T3)."""

EXTRA_CARDS = 2
"""What the Beaver draws (T5)."""

EXTRA_COINS = 1
"""What the Goose gets (T5)."""


def look(state: State, wanted: int, keeps_all: bool, log: list[Event] | None) -> None:
    """Takes the top `wanted` cards to look at; where nothing is to be chosen they all go to the hand (T3, T4)."""
    seat = state.seat
    count = min(wanted, len(state.deck))
    if log is not None:
        log.append(CardsLooked(seat=seat, role=state.role, count=count))
    state.looked = take_top(state, count)
    if log is not None:
        for place, kind in enumerate(state.looked):
            _tell(log, seat, Slot(zones.DECK), Slot(zones.looked(seat), place), kind)
    if count == 1 or keeps_all:
        _keep_all(state, log)
    else:
        state.phase = _KEEP


def take_top(state: State, count: int) -> list[int]:
    """Takes the top `count` cards of the deck, which has as many, off it, the topmost first."""
    deck = state.deck
    taken = deck[: -count - 1 : -1]
    del deck[-count:]
    if len(state.under) > len(deck):
        del state.under[len(deck) :]
    return taken


def keep(state: State, index: int, log: list[Event] | None) -> None:
    """Keeps one of the looked-at cards and puts the others under the deck (T3)."""
    seat = state.seat
    kind = state.looked.pop(index)
    insort(state.hands[seat], kind)
    if log is not None:
        log.append(CardsKept(seat=seat, role=state.role, count=1))
        _tell(log, seat, Slot(zones.looked(seat), index), _in_hand(state, seat, kind), kind)
    for other in state.looked:
        put_under(state, other, 1 << seat)
        if log is not None:
            _tell(log, seat, Slot(zones.looked(seat), 0), Slot(zones.DECK, 0), other)
    state.looked.clear()
    state.phase = _TURN
    after_gathering(state, log)


def _keep_all(state: State, log: list[Event] | None) -> None:
    seat = state.seat
    if log is not None:
        log.append(CardsKept(seat=seat, role=state.role, count=len(state.looked)))
    for kind in state.looked:
        insort(state.hands[seat], kind)
        if log is not None:
            _tell(log, seat, Slot(zones.looked(seat), 0), _in_hand(state, seat, kind), kind)
    state.looked.clear()
    after_gathering(state, log)


def after_gathering(state: State, log: list[Event] | None) -> None:
    """What Goose and Beaver get right after they gathered (T5)."""
    if state.role == GOOSE:
        purse.take(state, EXTRA_COINS, "goose", log)
    elif state.role == BEAVER and state.deck:
        count = min(EXTRA_CARDS, len(state.deck))
        if log is not None:
            log.append(CardsDrawn(seat=state.seat, role=state.role, count=count, source="beaver"))
        draw(state, count, log)


def draw(state: State, count: int, log: list[Event] | None) -> None:
    """Moves the top `count` cards of the deck, which has as many, to the hand of the seat in turn."""
    seat = state.seat
    for kind in take_top(state, count):
        insort(state.hands[seat], kind)
        if log is not None:
            _tell(log, seat, Slot(zones.DECK), _in_hand(state, seat, kind), kind)


def put_under(state: State, kind: int, seen_by: int) -> None:
    """Puts a card under the deck; `seen_by` is the set of seats that know its face (S7)."""
    state.deck.insert(0, kind)
    state.under.insert(0, seen_by)


def add_seen(state: State, seat: Seat, kind: int) -> None:
    """Puts a card that all have seen into the hand of `seat`; the others remember it."""
    insort(state.hands[seat], kind)
    known = dict(state.memory[seat])
    state.memory[seat] = tuple(
        (who, tuple(sorted((*known.get(who, ()), kind)))) for who in range(state.seats) if who != seat
    )


def forget(state: State, seat: Seat, kind: int) -> None:
    """Takes a card that left the hand of `seat`, seen by all, out of what others remember of that hand."""
    memory = ((who, _without(known, kind)) for who, known in state.memory[seat])
    state.memory[seat] = tuple((who, known) for who, known in memory if known)


def _without(known: tuple[int, ...], kind: int) -> tuple[int, ...]:
    if kind not in known:
        return known
    place = known.index(kind)
    return known[:place] + known[place + 1 :]


def swap(state: State, other: Seat, log: list[Event] | None) -> None:
    """Swaps hands with `other`; both remember what they gave away."""
    seat = state.seat
    state.used = True
    mine, theirs = state.hands[seat], state.hands[other]
    if log is not None:
        log.append(HandsSwapped(seat=seat, role=state.role, other=other, gave=len(mine), got=len(theirs)))
        both = frozenset((seat, other))
        for place, kind in enumerate(mine):
            _tell(log, seat, Slot(zones.hand(seat), 0), Slot(zones.hand(other), len(theirs) + place), kind, both)
        for place, kind in enumerate(theirs):
            _tell(log, seat, Slot(zones.hand(other), 0), Slot(zones.hand(seat), place), kind, both)
    state.hands[seat], state.hands[other] = theirs, mine
    before = state.memory[seat], state.memory[other]
    state.memory[seat] = _remembering(before[1], other, seat, theirs)
    state.memory[other] = _remembering(before[0], seat, other, mine)


def _remembering(known: Memory, giver: Seat, holder: Seat, hand: list[int]) -> Memory:
    """What is remembered of a hand that `giver` gave to `holder`: what others knew, and all of it by `giver`."""
    if not hand:
        return ()
    others = tuple(entry for entry in known if entry[0] not in (giver, holder))
    return tuple(sorted((*others, (giver, tuple(hand)))))


def mark(state: State, kind: int, log: list[Event] | None) -> None:
    """Puts a card of the hand on the tray; nobody remembers the hand of whom exchanges unseen cards."""
    seat = state.seat
    if log is not None:
        _tell(log, seat, _in_hand(state, seat, kind), Slot(zones.tray(seat), len(state.tray)), kind)
    state.hands[seat].remove(kind)
    state.tray.append(kind)
    state.memory[seat] = ()
    state.phase = Phase.EXCHANGE


def exchange(state: State, log: list[Event] | None) -> None:
    """Puts the cards of the tray under the deck in their order, then draws as many (Owl)."""
    seat, count = state.seat, len(state.tray)
    state.used = True
    state.phase = _TURN
    if log is not None:
        log.append(CardsExchanged(seat=seat, role=state.role, count=count))
    for kind in state.tray:
        put_under(state, kind, 1 << seat)
        if log is not None:
            _tell(log, seat, Slot(zones.tray(seat), 0), Slot(zones.DECK, 0), kind)
    state.tray.clear()
    draw(state, count, log)


def _in_hand(state: State, seat: Seat, kind: int) -> Slot:
    return Slot(zones.hand(seat), state.hands[seat].index(kind))


def _tell(
    log: list[Event], seat: Seat, source: Slot, target: Slot, kind: int, seen_by: frozenset[Seat] | None = None
) -> None:
    """The event of a card that moves, seen by `seat` or by `seen_by`."""
    watchers = frozenset((seat,)) if seen_by is None else seen_by
    log.append(CardMoved(source=source, target=target, card=building_card(kind), seen_by=watchers))
