"""What each effect of an event does, up to the choice it needs, if it needs one (section 5 of the rules)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from duckgames.core.events import CardMoved, DieRolled, Event
from duckgames.core.places import Seat, Slot
from duckgames.core.rng import Rng
from duckgames.games.kaczogrod.rules import city, knowledge, lasting, targets, turn, zones
from duckgames.games.kaczogrod.rules.cards import catalogue
from duckgames.games.kaczogrod.rules.effects import (
    ROLL,
    ZERO,
    Add,
    Ask,
    Beat,
    Convert,
    Count,
    Discard,
    End,
    Fetch,
    Last,
    Look,
    Mill,
    Name,
    Place,
    Remove,
    Roll,
    Shift,
    Swap,
)
from duckgames.games.kaczogrod.rules.events import CardsLooked, Counted, DeckMilled, HandSeen, NoEffect
from duckgames.games.kaczogrod.rules.groups import GROUPS
from duckgames.games.kaczogrod.rules.state import Phase, State

DIE: Final = 6
OVER: Final = 99
"""A step after the last one of every program."""

Log = list[Event] | None

_REMOVE: Final = Phase.REMOVE


def stop(state: State, reason: str, log: Log) -> bool:
    """Nothing more happens to the victim."""
    state.step = OVER
    if log is not None:
        log.append(NoEffect(seat=state.victim, reason=reason))
    return False


def ask(state: State, phase: Phase, seat: Seat, left: int = 1) -> bool:
    """Waits for a choice of `seat`."""
    state.phase, state.seat, state.left = phase, seat, left
    return True


def _roll(state: State, effect: Roll, rng: Rng, log: Log) -> bool:
    value = rng.below(DIE) + 1
    state.roll = value if effect.sides == DIE else (value + 1) // 2
    if log is not None:
        log.append(DieRolled(seat=state.victim, sides=DIE, value=value))
    return False


def _beat(state: State, effect: Beat, rng: Rng, log: Log) -> bool:
    victim, group = state.victim, effect.group
    number = 0 if state.limits[victim] >> (ZERO + group) & 1 else city.count(state, victim, group)
    hits = state.roll > number or (effect.equal and state.roll == number)
    if log is not None:
        log.append(Counted(seat=victim, roll=state.roll, group=GROUPS[group], count=number, hits=hits))
    if not hits:
        state.step = OVER
    return False


def _count(state: State, effect: Count, rng: Rng, log: Log) -> bool:
    number = city.count(state, state.victim, effect.group)
    if number < effect.least:
        return stop(state, "no_card", log)
    return number > effect.most and stop(state, "protected", log)


def _ask(state: State, effect: Ask, rng: Rng, log: Log) -> bool:
    # Everybody with a hand is asked, so that nobody learns from the question what is in it.
    return bool(state.hands[state.victim]) and ask(state, Phase.SHOW, state.victim)


def _name(state: State, effect: Name, rng: Rng, log: Log) -> bool:
    # Once, whoever else is hit.
    return state.named < 0 and ask(state, Phase.NAME, state.turn)


def _remove(state: State, effect: Remove, rng: Rng, log: Log) -> bool:
    cells = targets.matching(state, state.victim, effect.which)
    if not cells:
        return False
    state.open = cells
    left = min(state.roll if effect.most == ROLL else effect.most, len(cells))
    return ask(state, _REMOVE, state.victim if effect.by_victim else state.turn, left)


def _convert(state: State, effect: Convert, rng: Rng, log: Log) -> bool:
    state.open = targets.convertible(state, state.victim, effect)
    return bool(state.open) and ask(state, Phase.CONVERT, state.victim if effect.by_victim else state.turn)


def _discard(state: State, effect: Discard, rng: Rng, log: Log) -> bool:
    victim, seat = state.victim, state.turn
    hand = state.hands[victim]
    if not hand:
        return False
    if effect.by_victim or victim == seat:
        return ask(state, Phase.DISCARD, victim, min(effect.count, len(hand)))
    knowledge.learn(state, victim, sum(1 << card for card in hand), seat)
    if log is not None:
        faces = catalogue(state.extra).cards
        content = tuple(faces[card] for card in hand)
        log.append(HandSeen(seat=seat, other=victim, content=content, seen_by=frozenset({seat, victim})))
    return ask(state, Phase.DISCARD, seat, min(effect.count, len(hand)))


def _add(state: State, effect: Add, rng: Rng, log: Log) -> bool:
    seat = state.turn
    return targets.can_add(state, seat, state.hands[seat], targets.addable(state, effect)) and ask(
        state, Phase.ADD, seat
    )


def _place(state: State, effect: Place, rng: Rng, log: Log) -> bool:
    seat = state.turn
    can = targets.can_add(state, seat, state.piles[seat], targets.placeable(state, effect))
    return can and ask(state, Phase.PLACE, seat, effect.count)


def _fetch(state: State, effect: Fetch, rng: Rng, log: Log) -> bool:
    return bool(state.piles[state.turn]) and ask(state, Phase.FETCH, state.turn)


def _look(state: State, effect: Look, rng: Rng, log: Log) -> bool:
    seat = state.turn
    deck = state.decks[seat]
    count = min(effect.count, len(deck))
    if not count or len(state.hands[seat]) >= turn.HAND:
        # There is nothing to take, or no room for it (ruling C4).
        return False
    state.looked = sorted(deck[-count:])
    if log is not None:
        faces = catalogue(state.extra).cards
        log.append(CardsLooked(seat=seat, count=count))
        shown: list[int] = []
        for card in reversed(deck[-count:]):
            place = sum(each < card for each in shown)
            shown.append(card)
            target = Slot(zones.looked(seat), place)
            eyes = frozenset({seat})
            log.append(CardMoved(source=Slot(zones.deck(seat)), target=target, card=faces[card], seen_by=eyes))
    del deck[-count:]
    state.bottoms[seat] = min(state.bottoms[seat], len(deck))
    return ask(state, Phase.LOOK, seat)


def _swap(state: State, effect: Swap, rng: Rng, log: Log) -> bool:
    return bool(state.hands[state.turn]) and ask(state, Phase.SWAP, state.turn)


def _shift(state: State, effect: Shift, rng: Rng, log: Log) -> bool:
    return bool(targets.liftable(state, effect)) and ask(state, Phase.LIFT, state.turn)


def _mill(state: State, effect: Mill, rng: Rng, log: Log) -> bool:
    victim = state.victim
    deck = state.decks[victim]
    count = min(effect.count, len(deck))
    if log is not None and count:
        log.append(DeckMilled(seat=victim, count=count))
    for _ in range(count):
        card = deck.pop()
        state.piles[victim].append(card)
        knowledge.forget(state, victim, card)
        if log is not None:
            face = catalogue(state.extra).cards[card]
            log.append(CardMoved(source=Slot(zones.deck(victim)), target=Slot(zones.pile(victim)), card=face))
    state.bottoms[victim] = min(state.bottoms[victim], len(deck))
    return False


def _last(state: State, effect: Last, rng: Rng, log: Log) -> bool:
    lasting.lay(state, state.turn, state.target if state.target >= 0 else state.turn, log)
    return False


def _end(state: State, effect: End, rng: Rng, log: Log) -> bool:
    return bool(state.lasting) and ask(state, Phase.END, state.turn)


DOERS: Final[dict[type, Callable[[State, Any, Rng, Log], bool]]] = {
    Roll: _roll, Beat: _beat, Count: _count, Ask: _ask, Name: _name, Remove: _remove, Convert: _convert,
    Discard: _discard, Add: _add, Place: _place, Fetch: _fetch, Look: _look, Swap: _swap, Shift: _shift, Mill: _mill,
    Last: _last, End: _end,
}  # fmt: skip
"""What carries out each effect; true if a choice is owed first."""
