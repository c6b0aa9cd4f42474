"""What a drop or a tap would mean in Kaczogród, legal or not."""

from __future__ import annotations

from duckgames.core.places import Slot, Zone
from duckgames.core.presenter import Place
from duckgames.games.kaczogrod.presenter.gestures import row, start_cell
from duckgames.games.kaczogrod.rules import zones
from duckgames.games.kaczogrod.rules.actions import (
    Action,
    Add,
    Annul,
    Choose,
    Mark,
    Play,
    Start,
    Wait,
)
from duckgames.games.kaczogrod.rules.cards import catalogue
from duckgames.games.kaczogrod.rules.grid import BITS, place_of
from duckgames.games.kaczogrod.rules.groups import EVENT
from duckgames.games.kaczogrod.rules.observation import Observation
from duckgames.games.kaczogrod.rules.state import Phase


def attempt(seen: Observation, source: Place, target: Place | None) -> Action | None:
    """What these places mean to the viewer now; None: nothing."""
    if seen.viewer is None or isinstance(source, Zone):
        return None
    zone, cards = row(seen)
    if source.zone == zone and isinstance(source.at, int) and 0 <= source.at < len(cards):
        return _of_card(seen, cards[source.at], target)
    if source.zone == zones.hand(seen.viewer) and isinstance(source.at, int) and 0 <= source.at < len(seen.hand):
        # Other cards are chosen from now: those of the hand wait, and the rules say for what.
        return Wait(seen.hand[source.at])
    if source.zone.name == "city" and isinstance(source.at, tuple):
        return _of_cell(seen, source.zone, source.at, target)
    return _of_lasting(seen, source) if target is None else None


def _of_card(seen: Observation, card: int, target: Place | None) -> Action | None:
    """What a card means where it was let go; what of a pile or a rival's city lies there makes no difference."""
    assert seen.viewer is not None
    if target is None:
        return _anywhere(seen, card) if seen.phase in (Phase.ADD, Phase.PLACE) else Choose(card)
    slot = target if isinstance(target, Slot) else Slot(target)
    if seen.phase is Phase.START:
        return next((Start(card, side) for side in range(5) if start_cell(seen, side) == slot), None)
    if slot.zone == zones.pile(seen.viewer):
        return Wait(card)
    if slot.zone == zones.PLAYED:
        return Play(card, -1)
    return _in_city(seen, card, slot)


def _anywhere(seen: Observation, card: int) -> Action:
    """Building a card in the best place there is for it: what forbids it there forbids it everywhere."""
    assert seen.viewer is not None
    kind = 1 << catalogue(seen.extra).groups[card]
    free = seen.free[seen.viewer]
    best = next((entry for entry in free if not entry & kind), free[0]) if free else 0
    return Add(card, *place_of(best >> BITS))


def _in_city(seen: Observation, card: int, slot: Slot) -> Action | None:
    """Building in the own city, or an event that strikes a city."""
    seat = slot.zone.seat
    if slot.zone.name != "city" or seat is None:
        return None
    strikes = seen.phase is Phase.TURN and catalogue(seen.extra).groups[card] == EVENT
    if seat == seen.viewer and not strikes:
        return Add(card, *slot.at) if isinstance(slot.at, tuple) else None
    return Play(card, seat)


def _of_cell(seen: Observation, zone: Zone, cell: tuple[int, int], target: Place | None) -> Action | None:
    assert seen.viewer is not None
    own = zones.city(seen.viewer)
    if target is None:
        return Mark(*cell) if zone == zones.city(seen.victim) else None
    lifted = zone == own and seen.phase is Phase.LAY and zones.slot(seen.viewer, seen.marks[0]).at == cell
    if lifted and isinstance(target, Slot) and target.zone == own and isinstance(target.at, tuple):
        return Mark(*target.at)
    return None


def _of_lasting(seen: Observation, source: Slot) -> Action | None:
    beside = [entry for entry in seen.lasting if zones.beside(entry[2]) == source.zone]
    if isinstance(source.at, int) and 0 <= source.at < len(beside):
        return Annul(*beside[source.at][:2])
    return None
