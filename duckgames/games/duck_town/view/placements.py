"""Gives the card table a placement for every zone of the plan."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from duckgames.core.places import Seat, Zone
from duckgames.games.duck_town.rules import zones
from duckgames.games.duck_town.view.layout import TWO_ROLES, Plan
from duckgames.games.duck_town.view.own_layout import MOST_ROLES, ROLE_GAP, SHARE
from duckgames.games.duck_town.view.rivals_layout import SHARE as RIVAL_SHARE
from duckgames.games.duck_town.view.rivals_layout import RivalPlan
from duckgames.games.duck_town.view.showing import Showing
from duckgames.ui.painting import NO_SHADOW
from duckgames.ui.table import Kind, Placement

CELL_GAP: Final = 14.0
"""Between the places of two roles on the strip, so that their frames do not meet."""


def placements(showing: Showing) -> dict[Zone, Placement]:
    """The placement of every zone for the card table; Tab visits them in this order."""
    plan, front = showing.plan, showing.front
    layout = {
        **_choices(plan, front),
        zones.hand(front): Placement(
            _hand(plan, showing.board.size(zones.tray(front))), Kind.FAN, plan.hand_card, 0.09 * plan.hand_card.width()
        ),
        zones.tray(front): Placement(plan.tray, Kind.ROW, plan.tray_card, 3, shadow=0, raised=True),
        zones.DECK: Placement(plan.deck, Kind.PILE, plan.deck.size()),
        **_own_roles(plan, front, len(showing.players)),
        zones.town(front): _street(plan, showing.board.buildings(front)),
        zones.CALLS: _calls(plan),
        zones.FACE_DOWN: Placement(plan.face_down, Kind.PILE, plan.face_down.size(), shadow=0),
        zones.FACE_UP: Placement(plan.face_down, Kind.PILE, plan.face_down.size(), shown=False, stop=False),
        zones.SUPPLY: Placement(plan.face_down, Kind.PILE, plan.face_down.size(), shown=False, stop=False),
    }
    for seat, rival in zip(showing.rivals, plan.rivals, strict=True):
        layout |= _rival(seat, rival)
    if showing.large is not None:
        # The own street and what is chosen from lie under it: nothing there is to be seen or marked.
        for zone in (zones.town(front), *_choices(plan, front)):
            del layout[zone]
        layout[zones.town(showing.large)] = large_town(plan, showing.board.buildings(showing.large))
    return layout


def _choices(plan: Plan, front: Seat) -> dict[Zone, Placement]:
    """Cards that lie over the street while one of them is chosen."""
    roles = min(plan.pile_room.width() / MOST_ROLES - plan.pile_card.width(), 110.0 * plan.unit)
    room, card = plan.chosen_from, plan.choice_card
    return {
        zones.pile(front): Placement(plan.pile_room, Kind.FAN, plan.pile_card, roles, raised=True),
        zones.looked(front): Placement(room, Kind.FAN, card, 0.3 * card.width(), raised=True),
        zones.FALLEN: Placement(_centred(room, card), Kind.PILE, card, raised=True),
    }


def _hand(plan: Plan, chosen: int) -> QRectF:
    """The room of the hand: it makes way for the tray while cards lie there."""
    return plan.hand if not chosen else plan.hand.adjusted(0, 0, plan.tray.left() - 10 - plan.hand.right(), 0)


def _own_roles(plan: Plan, front: Seat, seats: int) -> dict[Zone, Placement]:
    """The roles still secret and those shown; with two of them the first shown lies left, the last secret right."""
    shown = Placement(plan.roles, Kind.ROW, plan.role, ROLE_GAP)
    secret = shown
    if seats <= TWO_ROLES:
        last = QRectF(plan.roles)
        last.setLeft(last.right() - plan.role.width())
        # Counted from the right, so that what is left of two lies beside the one that was shown.
        secret = Placement(last, Kind.ROW, plan.role, -2 * plan.role.width() - ROLE_GAP)
    return {zones.secret(front): secret, zones.shown(front): shown}


def _street(plan: Plan, built: int) -> Placement:
    """The own town, with one more place than there are buildings."""
    if plan.places[0].top() != plan.places[-1].top():
        return _two_rows(plan, built)
    places = max(len(plan.places), built + 1)
    pitch = plan.card.width() * (1 + SHARE)
    if len(plan.places) > 1:
        pitch = plan.places[1].left() - plan.places[0].left()
    pitch = min(pitch, (plan.town.width() - plan.card.width()) / (places - 1))
    area = QRectF(plan.town)
    area.setWidth(plan.card.width() + pitch * (places - 1))
    return Placement(area, Kind.ROW, plan.card, pitch - plan.card.width())


def _two_rows(plan: Plan, built: int) -> Placement:
    """The same in two rows: buildings beyond the last place share the room of the second one."""
    spots = dict(enumerate(plan.places))
    first = next(n for n, place in spots.items() if place.top() > spots[0].top())
    across = max(len(plan.places), built + 1) - first
    room = QRectF(plan.places[first].topLeft(), QPointF(plan.town.right(), plan.places[first].bottom()))
    pitch = min(spots[1].left() - spots[0].left(), (room.width() - plan.card.width()) / (across - 1))
    spots |= {first + n: QRectF(room.topLeft() + QPointF(round(n * pitch), 0), plan.card) for n in range(across)}
    return Placement(plan.town, Kind.SPOTS, plan.card, spots=spots, vacant=False)


def _calls(plan: Plan) -> Placement:
    """The strip of roles: no cards lie there, but each role has its spot."""
    half = CELL_GAP * plan.unit / 2
    spots = {role: cell.adjusted(half, 0, -half, 0) for role, cell in enumerate(plan.cells, 1)}
    return Placement(plan.strip, Kind.SPOTS, spots[1].size(), spots=spots)


def _rival(seat: Seat, rival: RivalPlan) -> dict[Zone, Placement]:
    def hidden(area: QRectF, card: QSizeF) -> Placement:
        return Placement(_centred(area, card), Kind.PILE, card, shown=False, stop=False, shadow=0)

    hand, back = rival.hand, rival.pile.size()
    roles = rival.roles[0].united(rival.roles[-1])
    return {
        zones.town(seat): Placement(rival.town, Kind.ROW, rival.card, RIVAL_SHARE * rival.card.width(), shadow=0),
        zones.hand(seat): Placement(hand, Kind.PILE, hand.size(), stop=False, shadow=NO_SHADOW),
        zones.looked(seat): hidden(hand, hand.size()),
        zones.tray(seat): hidden(hand, hand.size()),
        zones.pile(seat): Placement(rival.pile, Kind.PILE, back, stop=False, shadow=0),
        zones.secret(seat): hidden(roles, back),
        zones.shown(seat): hidden(roles, back),
    }


def large_town(plan: Plan, built: int) -> Placement:
    """The town of a rival over the street."""
    room, card = plan.chosen_from, plan.choice_card
    places = max(7, built)
    if 7.6 * card.width() > room.width():
        width = int(room.width() / 7.7)
        card = QSizeF(width, round(width * card.height() / card.width()))
    gap = min(0.1 * card.width(), (room.width() - places * card.width()) / (places - 1))
    return Placement(room, Kind.FAN, card, gap, raised=True)


def _centred(area: QRectF, card: QSizeF) -> QRectF:
    rect = QRectF(QPointF(0, 0), card)
    rect.moveCenter(area.center())
    return rect
