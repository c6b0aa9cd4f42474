"""How a person expresses the actions of Duck Town at its table."""

from __future__ import annotations

from collections.abc import Sequence

from duckgames.core.places import Seat, Slot, Zone
from duckgames.core.presenter import Affordance, Gesture, Place
from duckgames.games.duck_town.rules import zones
from duckgames.games.duck_town.rules.actions import (
    Action,
    Build,
    Keep,
    KnockDown,
    LayFaceDown,
    Look,
    Mark,
    Name,
    Pick,
    Rescue,
    Sell,
    Swap,
)
from duckgames.games.duck_town.rules.cards import LABORATORY
from duckgames.games.duck_town.rules.observation import Observation
from duckgames.games.duck_town.rules.roles import BADGER, FOX, MAGPIE, NOBODY, OWL
from duckgames.games.duck_town.rules.state import Phase


def affordances(seen: Observation, legal: Sequence[Action]) -> tuple[Affordance, ...]:
    """Each legal action where it belongs: cards are dragged, roles and buildings pressed, all else has a button.

    Equal cards in a hand mean the same action, so each of them can be taken for it.
    """
    return tuple(affordance for action in legal for affordance in _ways(seen, action))


def _ways(seen: Observation, action: Action) -> list[Affordance]:
    seat = seen.seat
    if isinstance(action, Build):
        return _drags(seen, action, action.kind, Slot(zones.town(seat), len(seen.towns[seat])), "plus")
    if isinstance(action, Mark):
        return _drags(seen, action, action.kind, zones.DECK, "shuffle")
    if isinstance(action, Sell):
        laboratory = _laboratory(seen, seat)
        assert laboratory is not None
        return _drags(seen, action, action.kind, laboratory, "purse")
    if isinstance(action, Pick | LayFaceDown):
        source = Slot(zones.pile(seat), seen.pile.index(action.role))
        laid = isinstance(action, LayFaceDown)
        target = zones.FACE_DOWN if laid else zones.secret(seat)
        return [Affordance(action, source, target, Gesture.DRAG, "plus" if laid else "check")]
    if isinstance(action, Keep):
        source = Slot(zones.looked(seat), action.index)
        return [Affordance(action, source, zones.hand(seat), Gesture.DRAG, "check")]
    if isinstance(action, Rescue):
        return [Affordance(action, Slot(zones.FALLEN), zones.hand(seat), Gesture.DRAG, "plus")]
    return [_tap(seen, action)]


def _tap(seen: Observation, action: Action) -> Affordance:
    """A press on what the action is about, or a button."""
    if isinstance(action, KnockDown):
        place = seen.towns[action.seat].index(action.kind)
        return Affordance(action, Slot(zones.town(action.seat), place), None, Gesture.TAP, "mallet")
    if isinstance(action, Name) and action.role != NOBODY:
        return Affordance(action, Slot(zones.CALLS, action.role), None, Gesture.TAP, "check")
    if isinstance(action, Swap):
        return Affordance(action, zones.hand(action.seat), None, Gesture.TAP, "shuffle")
    if isinstance(action, Look):
        return Affordance(action, zones.DECK, None, Gesture.TAP, "cards")
    return Affordance(action, None, None, Gesture.BUTTON)


def _drags(seen: Observation, action: Action, kind: int, target: Place, sign: str) -> list[Affordance]:
    """The action by each card of `kind` in the hand."""
    hand = zones.hand(seen.seat)
    return [
        Affordance(action, Slot(hand, place), target, Gesture.DRAG, sign)
        for place, each in enumerate(seen.hand)
        if each == kind
    ]


def attempt(seen: Observation, source: Place, target: Place | None) -> Action | None:
    """What a drop or a press would mean; a press on a card of the hand asks why it cannot be built."""
    seat = seen.viewer
    zone, at = (source.zone, source.at) if isinstance(source, Slot) else (source, None)
    if seat is None:
        return None
    if zone == zones.hand(seat):
        return _of_hand(seen, seat, at, target)
    if zone == zones.FALLEN:
        return Rescue()
    if target is not None:
        return _of_pile(seen, seat, zone, at, target)
    return _press(seen, zone, at)


def _zone(place: Place) -> Zone:
    return place.zone if isinstance(place, Slot) else place


def _of_hand(seen: Observation, seat: Seat, at: object, target: Place | None) -> Action | None:
    if not isinstance(at, int) or not 0 <= at < len(seen.hand):
        return None
    kind = seen.hand[at]
    if target is None:
        return Mark(kind) if seen.phase == Phase.EXCHANGE else Build(kind)
    if _zone(target) == zones.DECK:
        return Mark(kind)
    if _zone(target) != zones.town(seat):
        return None
    return Sell(kind) if seen.powers and target == _laboratory(seen, seat) else Build(kind)


def _laboratory(seen: Observation, seat: Seat) -> Slot | None:
    """Where cards are sold in the town of `seat`."""
    town = seen.towns[seat]
    return Slot(zones.town(seat), town.index(LABORATORY)) if LABORATORY in town else None


def _of_pile(seen: Observation, seat: Seat, zone: Zone, at: object, target: Place) -> Action | None:
    """A drop of a role, or of a card that was looked at."""
    if not isinstance(at, int):
        return None
    if zone == zones.pile(seat) and 0 <= at < len(seen.pile):
        if _zone(target) == zones.secret(seat):
            return Pick(seen.pile[at])
        return LayFaceDown(seen.pile[at]) if _zone(target) == zones.FACE_DOWN else None
    keeps = zone == zones.looked(seat) and _zone(target) == zones.hand(seat)
    return Keep(at) if keeps else None


def _press(seen: Observation, zone: Zone, at: object) -> Action | None:
    """A press on the strip of roles, a town, a hand or the deck; it means something in the turn of its role only."""
    own = seen.seat == seen.viewer and seen.phase == Phase.TURN
    if not own:
        return None
    if zone == zones.DECK:
        return Look()
    if zone == zones.CALLS and isinstance(at, int) and seen.role in (FOX, MAGPIE):
        return Name(at)
    if zone.seat is None:
        return None
    if zone == zones.town(zone.seat) and seen.role == BADGER:
        town = seen.towns[zone.seat]
        return KnockDown(zone.seat, town[at]) if isinstance(at, int) and 0 <= at < len(town) else None
    return Swap(zone.seat) if zone == zones.hand(zone.seat) and seen.role == OWL else None
