"""The table of Duck Town as its viewer sees it."""

from __future__ import annotations

from collections.abc import Iterable

from duckgames.core.places import POINTS, Card, Cell, Counter, Zone
from duckgames.core.table import WHOLE, Stack, Table
from duckgames.games.duck_town.rules import scoring, zones
from duckgames.games.duck_town.rules.cards import building_card
from duckgames.games.duck_town.rules.observation import UNKNOWN, Observation
from duckgames.games.duck_town.rules.roles import members, role_card


def table(seen: Observation) -> Table:
    """All zones, and the counters `round`, `crown`, `coins` and, what each town is worth now, `points`."""
    deck = [None] * (seen.deck_size - len(seen.under))
    stacks: dict[Zone, Iterable[Card | None]] = {
        zones.DECK: [*(None if kind == UNKNOWN else building_card(kind) for kind in seen.under), *deck],
        zones.FALLEN: [building_card(seen.fallen)] if seen.fallen >= 0 else [],
        zones.SUPPLY: [],
        zones.CALLS: [],
        zones.FACE_UP: map(role_card, members(seen.up)),
        zones.FACE_DOWN: [role_card(role) if role else None for role in seen.down],
    }
    for seat in range(seen.seats):
        stacks |= _of_seat(seen, seat)
    cells: dict[Zone, dict[Cell | None, Stack]] = {}
    for zone, cards in stacks.items():
        stack = tuple(cards)
        cells[zone] = {WHOLE: stack} if stack else {}
    return Table(cells, _counters(seen))


def _of_seat(seen: Observation, seat: int) -> dict[Zone, Iterable[Card | None]]:
    own, choosing = seat == seen.viewer, seat == seen.seat
    # A missed role is shown last, whatever its number.
    in_order = sorted(members(seen.revealed), key=lambda role: (role == seen.fox, role))
    shown = [role for role in in_order if seen.holders[role] == seat]
    secret: list[Card | None] = [None] * (seen.picked[seat] - len(shown))
    if own:
        secret = [role_card(role) for role in seen.picks if role not in shown]
    return {
        zones.hand(seat): _faces(seen.hand, seen.hand_sizes[seat], own),
        zones.looked(seat): _faces(seen.looked, seen.looked_size if choosing else 0, own),
        zones.tray(seat): _faces(seen.tray, seen.tray_size if choosing else 0, own),
        zones.town(seat): map(building_card, seen.towns[seat]),
        zones.pile(seat): map(role_card, seen.pile) if own else [None] * (seen.pile_size if choosing else 0),
        zones.secret(seat): secret,
        zones.shown(seat): map(role_card, shown),
    }


def _faces(kinds: Iterable[int], size: int, own: bool) -> list[Card | None]:
    return [building_card(kind) for kind in kinds] if own else [None] * size


def _counters(seen: Observation) -> dict[Counter, int]:
    points = {Counter(POINTS, seat): scoring.points(seen, seat) for seat in range(seen.seats)}
    coins = {zones.coins(seat): count for seat, count in enumerate(seen.coins)}
    return {zones.ROUND: seen.round, zones.CROWN: seen.crown, **coins, **points}
