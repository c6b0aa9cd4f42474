"""How a person expresses each action of Kaczogród: places of the table, and buttons where no card is meant."""

from __future__ import annotations

from duckgames.core.places import Slot, Zone
from duckgames.core.presenter import Affordance, Gesture, Place
from duckgames.games.kaczogrod.rules import zones
from duckgames.games.kaczogrod.rules.actions import (
    Action,
    Add,
    Annul,
    Choose,
    Mark,
    Play,
    ProposeAttack,
    ProposeTruce,
    Start,
    Wait,
)
from duckgames.games.kaczogrod.rules.grid import SIDES, home
from duckgames.games.kaczogrod.rules.observation import Observation
from duckgames.games.kaczogrod.rules.state import Phase


def affordance(seen: Observation, action: Action) -> Affordance:
    """The one way to express a legal action."""
    source, target = _places(seen, action)
    gesture = Gesture.BUTTON if source is None else Gesture.TAP if target is None else Gesture.DRAG
    return Affordance(action, source, target, gesture, _sign(seen, action), _group(seen, action))


def _group(seen: Observation, action: Action) -> tuple[str, ...]:
    """The button and menu that proposals share: there are many of them, and they are rarely wanted."""
    if not isinstance(action, ProposeTruce | ProposeAttack):
        return ()
    if seen.phase is Phase.ANSWER:
        return ("group.terms",)
    return "group.talk", "group.talk.truce" if isinstance(action, ProposeTruce) else "group.talk.attack"


def _sign(seen: Observation, action: Action) -> str:
    """The glyph at the place where it is done."""
    if isinstance(action, Wait):
        return "hourglass"
    if isinstance(action, Mark):
        return {Phase.REMOVE: "mallet", Phase.CONVERT: "star", Phase.LAY: "plus"}.get(seen.phase, "check")
    if isinstance(action, Choose | Annul):
        return "check"
    return "flag" if isinstance(action, Play) else "plus"


def start_cell(seen: Observation, side: int) -> Slot:
    """Where a start card of the viewer lies."""
    assert seen.viewer is not None
    cell = home(seen.viewer, seen.homes) + (SIDES[side - 1] if side else 0)
    return zones.slot(seen.viewer, cell)


def row(seen: Observation) -> tuple[Zone, tuple[int, ...]]:
    """The zone whose cards the viewer chooses from now, and the cards in it."""
    viewer = seen.viewer
    assert viewer is not None
    if seen.phase is Phase.START:
        return zones.stock(viewer), seen.deck
    if seen.phase in (Phase.FETCH, Phase.PLACE):
        return zones.pile(viewer), seen.piles[viewer]
    if seen.phase in (Phase.LOOK, Phase.BURY):
        return zones.looked(viewer), seen.looked
    return zones.hand(viewer), seen.hand


def _in_foreign_hand(seen: Observation) -> bool:
    return seen.phase is Phase.DISCARD and seen.victim != seen.viewer


def _card(seen: Observation, card: int) -> Slot:
    zone, cards = row(seen)
    return Slot(zone, cards.index(card))


def _places(seen: Observation, action: Action) -> tuple[Place | None, Place | None]:
    viewer = seen.viewer
    assert viewer is not None
    match action:
        case Start(card, side):
            return _card(seen, card), start_cell(seen, side)
        case Add(card, column, row_):
            return _card(seen, card), Slot(zones.city(viewer), (column, row_))
        case Play(card, seat):
            return _card(seen, card), zones.PLAYED if seat < 0 else zones.city(seat)
        case Wait(card):
            return _card(seen, card), zones.pile(viewer)
        case Mark(column, row_):
            cell = Slot(zones.city(seen.victim), (column, row_))
            return (zones.slot(viewer, seen.marks[0]), cell) if seen.phase is Phase.LAY else (cell, None)
        case Choose(card):
            # A hand of somebody else shows no faces: its cards are chosen by name.
            return (None, None) if _in_foreign_hand(seen) else (_card(seen, card), None)
        case Annul(card, seat):
            entry = next(each for each in seen.lasting if each[:2] == (card, seat))
            beside = [each for each in seen.lasting if each[2] == entry[2]]
            return Slot(zones.beside(entry[2]), beside.index(entry)), None
    return None, None
