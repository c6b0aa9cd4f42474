"""The deal with which a match begins: a match starts with its cards dealt out, so the events are made up here."""

from __future__ import annotations

from duckgames.core.events import CardMoved, Event, PhaseStarted
from duckgames.core.places import Seat, Slot
from duckgames.core.table import WHOLE, Table
from duckgames.games.duck_town.rules import GAME, zones
from duckgames.games.duck_town.rules.cards import building_card
from duckgames.games.duck_town.rules.observation import Observation
from duckgames.games.duck_town.rules.roles import ROLES, members, role_card
from duckgames.games.duck_town.rules.state import Phase


def opening(seen: Observation) -> tuple[Table, tuple[Event, ...]] | None:
    """The table before the first deal and what leads from there to `seen`; None later in a match."""
    if seen.round > 1 or seen.phase != Phase.PICK or any(seen.picked):
        return None
    dealt = GAME.table(seen)
    start = dict(dealt.zones)
    start[zones.DECK] = {WHOLE: (None,) * (seen.deck_size + sum(seen.hand_sizes))}
    start[zones.SUPPLY] = {WHOLE: (None,) * len(ROLES)}
    for zone in (zones.FACE_UP, zones.FACE_DOWN, zones.pile(seen.seat), *map(zones.hand, range(seen.seats))):
        start[zone] = {}
    order = [(seen.crown + n) % seen.seats for n in range(seen.seats)]
    hands = [_to_hand(seen, seat, n) for n in range(max(seen.hand_sizes)) for seat in order]
    return Table(start, dealt.counters), (*hands, PhaseStarted(phase="draft"), *_roles(seen))


def _to_hand(seen: Observation, seat: Seat, place: int) -> Event:
    own = seat == seen.viewer
    target = Slot(zones.hand(seat), place if own else None)
    return CardMoved(source=Slot(zones.DECK), target=target, card=building_card(seen.hand[place]) if own else None)


def _roles(seen: Observation) -> list[Event]:
    """The roles laid aside, then the pile for whoever picks first."""
    supply = Slot(zones.SUPPLY)
    aside = [CardMoved(source=supply, target=Slot(zones.FACE_DOWN)) for _ in seen.down]
    up = [CardMoved(source=supply, target=Slot(zones.FACE_UP), card=role_card(role)) for role in members(seen.up)]
    own = seen.seat == seen.viewer
    pile = [
        CardMoved(
            source=supply,
            target=Slot(zones.pile(seen.seat), place if own else None),
            card=role_card(seen.pile[place]) if own else None,
        )
        for place in range(seen.pile_size)
    ]
    return [*aside, *up, *pile]
