"""The table of Kaczogród as its viewer sees it."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import permutations

from duckgames.core.places import Card, Cell, Counter, Zone
from duckgames.core.table import WHOLE, Stack, Table
from duckgames.games.kaczogrod.rules import agreements, scoring, zones
from duckgames.games.kaczogrod.rules.cards import Catalogue, catalogue
from duckgames.games.kaczogrod.rules.grid import BITS, CARD, place_of
from duckgames.games.kaczogrod.rules.observation import Observation
from duckgames.games.kaczogrod.rules.state import Phase


def table(seen: Observation) -> Table:
    """All zones, what counts for each seat, and the rounds that lasting events have left."""
    known = catalogue(seen.extra)
    played = [known.cards[seen.event]] if seen.event and not seen.stays else []
    stacks: dict[Zone, Iterable[Card | None]] = {zones.PLAYED: played}
    cells: dict[Zone, dict[Cell | None, Stack]] = {}
    for seat in range(seen.seats):
        stacks |= _of_seat(seen, seat, known)
        cells[zones.city(seat)] = _city(seen, seat, known)
    for zone, cards in stacks.items():
        stack = tuple(cards)
        cells[zone] = {WHOLE: stack} if stack else {}
    return Table(cells, _counters(seen, known))


def _of_seat(seen: Observation, seat: int, known: Catalogue) -> dict[Zone, Iterable[Card | None]]:
    own, choosing, starting = seat == seen.viewer, seat == seen.seat, seen.phase is Phase.START
    faces = known.cards
    size = seen.deck_sizes[seat]
    bottom = seen.bottoms[seat] if own else 0
    unknown = [None] * (size - bottom)
    swapping = choosing and seen.phase is Phase.SWAP

    def shown(cards: Iterable[int], count: int) -> list[Card | None]:
        return [faces[card] for card in cards] if own else [None] * count

    return {
        zones.stock(seat): shown(seen.deck, size) if starting else [],
        zones.start(seat): shown((start >> 3 for start in seen.starts), seen.started[seat]),
        zones.deck(seat): [] if starting else [*(faces[card] for card in seen.deck[:bottom]), *unknown],
        zones.hand(seat): shown(seen.hand, seen.hand_sizes[seat]),
        zones.pile(seat): [faces[card] for card in seen.piles[seat]],
        zones.beside(seat): [faces[card] for card, _, beside, *_ in seen.lasting if beside == seat],
        zones.looked(seat): shown(seen.looked, seen.looked_size) if choosing else [],
        zones.tray(seat): shown(seen.marks, seen.marked) if swapping else [],
    }


def _city(seen: Observation, seat: int, known: Catalogue) -> dict[Cell | None, Stack]:
    tops = {cell: card for cell, card, _ in seen.tops[seat]}
    faces = known.cards
    cells: dict[Cell | None, Stack] = {}
    for entry in seen.cities[seat]:
        cell = entry >> BITS
        below = faces[entry & CARD]
        cells[place_of(cell)] = (below, faces[tops[cell]]) if cell in tops else (below,)
    return cells


def _counters(seen: Observation, known: Catalogue) -> dict[Counter, int]:
    counters = {zones.rounds(known.ids[card], seat): 0 for card in known.lasting for seat in range(seen.seats)}
    for card, seat, _, left, *_ in seen.lasting:
        counters[zones.rounds(known.ids[card], seat)] = left
    counters |= _agreements(seen)
    for seat in range(seen.seats):
        counters |= zip(zones.standing(seat), scoring.counts(seen, seat), strict=True)
    return counters


def _agreements(seen: Observation) -> dict[Counter, int]:
    """What was agreed and what was broken, by the seats that could; with two players nobody can."""
    seats = range(seen.seats if seen.seats >= agreements.FEWEST else 0)
    counters = {}
    for one, two in permutations(seats, 2):
        counters[zones.truce(one, two)] = 0
        counters[zones.broken(one, two)] = seen.broken[one] >> two & 1
        counters |= {zones.alliance(one, two, victim): 0 for victim in seats if victim not in (one, two)}
    counters |= {agreements.counter(pact): pact[3] for pact in seen.pacts}
    return counters
