"""Cards leaving a city: chosen ones, and districts without a TOWN HALL (section "Districts", rulings D1 to D4)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from duckgames.core.events import CardMoved, Event
from duckgames.core.places import Card, Seat, Slot
from duckgames.games.kaczogrod.rules import agreements, city, lasting, zones
from duckgames.games.kaczogrod.rules.cards import catalogue
from duckgames.games.kaczogrod.rules.effects import ALARM
from duckgames.games.kaczogrod.rules.events import CardsRemoved, CardsSaved, DistrictLost
from duckgames.games.kaczogrod.rules.grid import CARD, card_at, place_of
from duckgames.games.kaczogrod.rules.state import State


def remove(state: State, victim: Seat, cells: Sequence[int], log: list[Event] | None) -> None:
    """The chosen cards leave their city, unless a lasting event saves them once (142)."""
    if not cells:
        return
    saver = lasting.alarm(state, victim) if state.limits[victim] & ALARM else None
    if saver is not None:
        if log is not None:
            places = tuple(map(place_of, cells))
            log.append(CardsSaved(seat=victim, card=catalogue(state.extra).cards[saver[0]], cells=places))
        lasting.end(state, saver, log, annulled=False)
        return
    if log is not None:
        faces, places = _faces(state, victim, cells), tuple(map(place_of, cells))
        log.append(CardsRemoved(seat=state.seat, victim=victim, cards=faces, cells=places))
    kinds = city.kinds_of(state, victim)
    if city.cut_out(kinds, cells):
        state.torn = True
    _take(state, victim, cells, kinds, log)
    if state.pacts:
        agreements.strike(state, victim, log)


def settle(state: State, victim: Seat, log: list[Event] | None) -> None:
    """After all of an event that hit a city: districts without a TOWN HALL are lost (rulings D1, D2)."""
    state.torn = False
    kinds = city.kinds_of(state, victim)
    gone = city.cut_off(kinds)
    if not gone:
        return
    if log is not None:
        faces, places = _faces(state, victim, gone), tuple(map(place_of, gone))
        log.append(DistrictLost(seat=victim, cards=faces, cells=places))
    for cell in gone:
        del kinds[cell]
    _take(state, victim, gone, kinds, log)


def _faces(state: State, seat: Seat, cells: Sequence[int]) -> tuple[Card, ...]:
    faces = catalogue(state.extra).cards
    return tuple(faces[card_at(state.cities[seat], cell)] for cell in cells)


def _take(state: State, seat: Seat, cells: Sequence[int], rest: Mapping[int, int], log: list[Event] | None) -> None:
    """Each card goes to its owner's pile, an event on it first (rulings D4, E12); `rest` is what the city is then."""
    tops = state.tops[seat]
    for cell in cells:
        for top in tops:
            if top[0] == cell:
                _leave(state, seat, cell, top[1], top[2], log)
        _leave(state, seat, cell, city.lift(state, seat, cell) & CARD, seat, log)
    if tops:
        state.tops[seat] = [top for top in tops if top[0] not in cells]
    city.vacate(state, seat, cells, rest)


def _leave(state: State, seat: Seat, cell: int, card: int, owner: Seat, log: list[Event] | None) -> None:
    state.piles[owner].append(card)
    if log is not None:
        face, target = catalogue(state.extra).cards[card], Slot(zones.pile(owner))
        log.append(CardMoved(source=zones.slot(seat, cell), target=target, card=face))


def shift(state: State, cell: int, target: int) -> None:
    """Moves what lies in `cell` of the city whose turn it is to `target`."""
    seat = state.turn
    face = city.lift(state, seat, cell)
    city.vacate(state, seat, (cell,), city.kinds_of(state, seat))
    for place, (where, event, owner) in enumerate(state.tops[seat]):
        if where == cell:
            state.tops[seat][place] = (target, event, owner)
    state.tops[seat].sort()
    city.lay(state, seat, target, face)
    state.torn = True
