"""Gives the card table a placement for every zone of the plan."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF

from duckgames.core.places import Seat, Zone
from duckgames.games.duck_and_cover.rules.zones import CALLED, DECK, DISCARDS, PILE, box, pond
from duckgames.games.duck_and_cover.view.plan import HOME, Plan
from duckgames.ui.table import Kind, Placement


def placements(plan: Plan, seats: int, front: Seat, avatars: Sequence[QRectF]) -> dict[Zone, Placement]:
    """The placement of every zone for the card table; `avatars` are where the cards of each seat wait between rounds.

    Zones of rivals that are chips have none. Tab visits them in this order.
    """
    discards = QRectF(plan.slots[0].topLeft(), plan.slots[-1].bottomRight()).normalized()
    layout = {
        pond(front): Placement(plan.field, Kind.GRID, plan.card, plan.gap, home=HOME, ring=1),
        CALLED: Placement(plan.called, Kind.PILE, plan.called.size(), shadow=2),
        DECK: Placement(plan.deck, Kind.PILE, plan.deck.size()),
        PILE: Placement(plan.called, Kind.PILE, plan.called.size(), shown=False, stop=False),
        DISCARDS: Placement(discards, Kind.ROW, plan.slots[0].size(), shown=False),
    }
    for seat, rival in zip(rival_seats(seats, front), plan.rivals, strict=True):
        if not rival.area.isEmpty():
            space = round(rival.card.width() * 0.14)
            layout[pond(seat)] = Placement(rival.area, Kind.GRID, rival.card, space, home=HOME, shadow=0)
    for seat in range(seats):
        if pond(seat) in layout:
            # As large as on the pond, so that pictures stay sharp; the choreography lets them shrink into the face.
            card = layout[pond(seat)].card
            area = QRectF(QPointF(0, 0), card)
            area.moveCenter(avatars[seat].center())
            layout[box(seat)] = Placement(area, Kind.PILE, card, shown=False, stop=False, shadow=0)
    return layout


def rival_seats(seats: int, front: Seat) -> tuple[Seat, ...]:
    """The other seats in their order round the table, beginning after `front`."""
    return tuple((front + n) % seats for n in range(1, seats))
