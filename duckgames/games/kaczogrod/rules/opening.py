"""Start cards, chosen in secret and shown together, and what follows: shuffling, drawing, the roll (section 2)."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from typing import Final

from duckgames.core.events import CardMoved, DieRolled, Event, ZoneShuffled
from duckgames.core.places import Seat, Slot
from duckgames.core.rng import Rng
from duckgames.games.kaczogrod.rules import city, rulings, turn, zones
from duckgames.games.kaczogrod.rules.cards import catalogue
from duckgames.games.kaczogrod.rules.doing import DIE
from duckgames.games.kaczogrod.rules.events import CardAdded, DecksShuffled, StartChosen, StartRolled
from duckgames.games.kaczogrod.rules.grid import BITS, SIDES, home, place_of
from duckgames.games.kaczogrod.rules.groups import BUILT, SPECIAL
from duckgames.games.kaczogrod.rules.moves import START
from duckgames.games.kaczogrod.rules.state import State

CARDS: Final = 4
"""How many cards a city starts with: a TOWN HALL and others on three of its sides (ruling A15)."""

_TRIES: Final = 4
"""How often a card is drawn before all are listed."""


def neighbours() -> int:
    """The groups a start card beside the TOWN HALL may be of (rulings A6 to A8)."""
    groups = BUILT & ~city.HALL
    return groups if rulings.SPECIALS_MAY_START else groups & ~(1 << SPECIAL)


def legal(state: State, seat: Seat) -> Sequence[int]:
    """The next start card: first the TOWN HALL, then one on a free side of it."""
    if len(state.starts[seat]) == CARDS:
        return []
    cards, sides = _cards(state, seat), _sides(state, seat)
    return [START + 8 * card + side for card in cards for side in sides]


def sample(state: State, seat: Seat, rng: Rng) -> int:
    """A random legal start card."""
    deck, groups = state.decks[seat], neighbours() if state.starts[seat] else city.HALL
    for _ in range(_TRIES):
        card = rng.choice(deck)
        if groups & state.kinds[card]:
            break
    else:
        card = rng.choice(_cards(state, seat))
    return START + 8 * card + rng.choice(_sides(state, seat))


def _cards(state: State, seat: Seat) -> list[int]:
    groups, kinds = neighbours() if state.starts[seat] else city.HALL, state.kinds
    return [card for card in state.decks[seat] if groups & kinds[card]]


def _sides(state: State, seat: Seat) -> list[int]:
    taken = [start & 7 for start in state.starts[seat]]
    return [side for side in range(1, 5) if side not in taken] if taken else [0]


def play(state: State, seat: Seat, move: int, rng: Rng, log: list[Event] | None) -> None:
    """Chooses a start card; the last choice of all resolves them (ruling A9)."""
    card = move - START >> 3
    if log is not None:
        place, number = state.decks[seat].index(card), len(state.starts[seat])
        log.append(StartChosen(seat=seat, number=number + 1))
        source, target = Slot(zones.stock(seat), place), Slot(zones.start(seat), number)
        face, eyes = catalogue(state.extra).cards[card], frozenset({seat})
        log.append(CardMoved(source=source, target=target, card=face, seen_by=eyes))
    state.decks[seat].remove(card)
    state.starts[seat].append(move - START)
    if all(len(chosen) == CARDS for chosen in state.starts):
        _reveal(state, log)
        luck = rng.named("opening")
        _deal(state, luck, log)
        turn.begin(state, _first(state, luck, log), log)


def _reveal(state: State, log: list[Event] | None) -> None:
    for seat, chosen in enumerate(state.starts):
        for start in chosen:
            card, side = start >> 3, start & 7
            cell = home(seat, state.homes) + (SIDES[side - 1] if side else 0)
            insort(state.cities[seat], cell << BITS | card)
            if log is not None:
                face, source = catalogue(state.extra).cards[card], Slot(zones.start(seat), 0)
                log.append(CardAdded(seat=seat, card=face, cell=place_of(cell), source="start"))
                log.append(CardMoved(source=source, target=zones.slot(seat, cell), card=face))
        chosen.clear()
    city.rebuild(state)


def _deal(state: State, rng: Rng, log: list[Event] | None) -> None:
    """Every deck is shuffled, fairly (ruling A10), and five cards are drawn."""
    if log is not None:
        log.append(DecksShuffled())
    for seat in range(state.seats):
        deck = state.decks[seat]
        if log is not None:
            log.append(CardMoved(source=Slot(zones.stock(seat)), target=Slot(zones.deck(seat)), count=len(deck)))
            log.append(ZoneShuffled(zone=zones.deck(seat)))
        rng.shuffle(deck)
        turn.draw(state, seat, turn.HAND, log)


def _first(state: State, rng: Rng, log: list[Event] | None) -> Seat:
    """The highest roll begins; those who tie roll again (ruling A11)."""
    rolling = list(range(state.seats))
    while len(rolling) > 1:
        rolls = [rng.below(DIE) + 1 for _ in rolling]
        if log is not None:
            log += [DieRolled(seat=seat, sides=DIE, value=roll) for seat, roll in zip(rolling, rolls, strict=True)]
        rolling = [seat for seat, roll in zip(rolling, rolls, strict=True) if roll == max(rolls)]
    if log is not None:
        log.append(StartRolled(seat=rolling[0]))
    return rolling[0]
