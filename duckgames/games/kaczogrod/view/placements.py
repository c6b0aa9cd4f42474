"""Gives the card table a placement for every zone of the plan."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from duckgames.core.places import Cell, Seat, Slot, Zone
from duckgames.games.kaczogrod.rules import zones
from duckgames.games.kaczogrod.rules.grid import SIDES, home, place_of
from duckgames.games.kaczogrod.view.faces import tile_size
from duckgames.games.kaczogrod.view.layout import LIFT, shelf_spots
from duckgames.games.kaczogrod.view.plan import Plan, RivalPlan
from duckgames.games.kaczogrod.view.ribbons import RibbonSign
from duckgames.games.kaczogrod.view.showing import Showing
from duckgames.games.kaczogrod.view.signs import swapped_pill
from duckgames.ui.painting import NO_SHADOW
from duckgames.ui.table import Box, Kind, Placement
from duckgames.ui.table.fitting import arrange_grid

ZOOM: Final = (0.24, 2.0)
"""How small the cards of a city become, so that the largest one fits, and how large."""
FARTHEST: Final = 0.12
"""The smallest cards where all cities are seen."""

INSET: Final = 4.0
"""Pixels between the cells and the edge of the ground."""

FRAME: Final = 8.0
"""Pixels: how far frames and rings reach beyond a card."""

GAP: Final = 0.045
"""Between two tiles, in tile widths."""

TABLE: Final = "table"
"""The plane on which all cities lie."""

LEAST_MAP: Final = 0.5
"""The share of a map that is left to its cards, whatever lies over its lower edge."""

SHELF_TILE: Final = 112.0


def placements(showing: Showing) -> dict[Zone, Placement]:
    """The placement of every zone for the card table; Tab visits them in this order."""
    plan, front, board = showing.plan, showing.front, showing.board
    pile = Placement(plan.pile, Kind.PILE, plan.hand_card)
    layout = {
        **_shelf(showing),
        **_cities(showing),
        zones.PLAYED: Placement(plan.played, Kind.PILE, plan.hand_card, shadow=2, raised=True),
    }
    if board.starting:
        layout[zones.start(front)] = _starts(showing, layout[zones.city(front)])
    for seat in range(len(showing.players)):
        layout[zones.beside(seat)] = _beside(showing, seat)
    layout[zones.deck(front)] = Placement(plan.deck, Kind.PILE, plan.hand_card)
    layout.setdefault(zones.pile(front), pile)
    for seat, rival in zip(showing.rivals, plan.rivals, strict=True):
        layout |= _hidden(showing, seat, rival)
    return layout


def home_cells(showing: Showing, seat: Seat) -> list[Cell]:
    """The home cell of a seat, and those above, right, below and left of it."""
    middle = home(seat, showing.board.homes)
    return [place_of(middle), *(place_of(middle + side) for side in SIDES)]


def _shelf(showing: Showing) -> dict[Zone, Placement]:
    """The hand, or what is chosen from instead of it."""
    plan, board, front = showing.plan, showing.board, showing.front
    room = plan.shelf.adjusted(0, LIFT, 0, 0)
    card, gap = plan.hand_card, 0.14 * plan.hand_card.width()
    hand = zones.hand(front)
    if board.size(zones.looked(front)):
        return {zones.looked(front): Placement(room, Kind.FAN, card, gap)}
    if board.size(zones.tray(front)):
        half = room.adjusted(0.55 * room.width(), 0, 0, 0)
        rest = room.adjusted(0, 0, -0.48 * room.width(), 0)
        return {hand: Placement(rest, Kind.FAN, card, gap), zones.tray(front): Placement(half, Kind.FAN, card, gap)}
    if showing.chosen_from is None:
        return {hand: Placement(room, Kind.FAN, card, gap)}
    zone, indices = showing.chosen_from
    # Before the first turn there is neither deck nor discard pile beside the shelf.
    room = plan.shelf.united(plan.deck).united(plan.pile) if board.starting else plan.shelf
    spots = shelf_spots(room, indices, SHELF_TILE * plan.unit)
    side = next(iter(spots.values())).size() if spots else tile_size(SHELF_TILE)
    return {zone: Placement(room, Kind.SPOTS, side, spots=spots)}


def _cities(showing: Showing) -> dict[Zone, Placement]:
    """The city in the middle, and the others on their maps; or all in the middle."""
    plan, board = showing.plan, showing.board
    seats = (showing.front, *showing.rivals)
    gap = GAP * plan.tile.width()
    middle = plan.city.adjusted(INSET, INSET, -INSET, -INSET)
    covered = (plan.me, plan.played, plan.tools, *_pills(showing, showing.centre))
    if board.starting:
        # Cards that were picked and cells that are free keep their places to each other.
        middle, covered = _beside_owner(middle, plan), ()
    if showing.together:
        whole = Placement(
            middle, Kind.GRID, plan.tile, gap, ring=1, plane=TABLE, covered=(plan.tools,), zoom=(FARTHEST, ZOOM[1])
        )
        return {zones.city(seat): whole for seat in seats}
    found = {}
    for seat in seats:
        around = Box.around(home_cells(showing, seat))
        if seat == showing.centre:
            # Only in the own city free cells are built on; of others the frames round cards need room.
            ring = 1 if seat == showing.front else 0
            rims = () if ring else _rims(middle)
            zoom = None if board.starting else ZOOM
            box = around if board.starting or not board.size(zones.city(seat)) else None
            found[zones.city(seat)] = Placement(
                middle, Kind.GRID, plan.tile, gap, home=box, ring=ring, zoom=zoom, plane=f"city {seat}" if zoom else "",
                covered=(*covered, *rims),
            )  # fmt: skip
        else:
            rival = showing.rival(seat if seat != showing.front else showing.centre)
            ground = _free_of_pills(rival.map.adjusted(6, 6, -6, -6), _pills(showing, seat))
            pill = swapped_pill(showing, rival)
            if seat == showing.front and pill.width() > pill.height():
                ground.setTop(pill.bottom() + 2)
            found[zones.city(seat)] = Placement(
                ground, Kind.GRID, rival.tile, 2.0, home=around, shadow=0, covered=_on_map(showing, seat, rival)
            )
    return found


def _beside_owner(middle: QRectF, plan: Plan) -> QRectF:
    """Where the first cards of a city lie: in all of the middle, or beside the words on whose it is."""
    side = min(plan.tile.width(), middle.height() / 3)
    cells = QRectF(0, 0, 3.2 * side, 1.1 * side)
    cells.moveCenter(middle.center())
    return (
        middle
        if not cells.intersects(plan.me)
        else QRectF(QPointF(plan.me.right(), middle.top()), middle.bottomRight())
    )


def _rims(area: QRectF) -> tuple[QRectF, QRectF]:
    """The upper and the lower edge, as far as the frame of a card reaches."""
    above = QRectF(area.topLeft(), QSizeF(area.width(), FRAME))
    return above, above.translated(0, area.height() - FRAME)


def _pills(showing: Showing, seat: Seat) -> tuple[QRectF, ...]:
    """Where the lasting events beside a city lie; the last of its places waits for the next one."""
    spots = showing.lasting(seat)
    return tuple(rect for index, rect in spots.items() if index < len(spots) - 1)


def _free_of_pills(ground: QRectF, pills: tuple[QRectF, ...]) -> QRectF:
    """The part of a map that is left above its lasting events; all of it, where that would be too little."""
    left = QRectF(ground)
    left.setBottom(min([ground.bottom(), *(pill.top() - 4 for pill in pills)]))
    return left if left.height() >= LEAST_MAP * ground.height() else ground


def _on_map(showing: Showing, seat: Seat, rival: RivalPlan) -> tuple[QRectF, ...]:
    """What lies over the map on which the city of `seat` is: the button of the pile, whose it is, ribbons, lasting."""
    if showing.board.starting:
        return ()
    panel = showing.rivals[showing.plan.rivals.index(rival)]
    ribbons = RibbonSign(showing, panel).rect()
    pills = list(showing.lasting(seat).values())[: showing.board.size(zones.beside(seat))]
    swapped = [] if showing.large != panel else [swapped_pill(showing, rival)]
    return (rival.pile, *swapped, *([] if ribbons.isEmpty() else [ribbons]), *pills)


def _starts(showing: Showing, city: Placement) -> Placement:
    """The start cards that were chosen, where they will lie."""
    cells = home_cells(showing, showing.front)
    places = arrange_grid(city, (), cells, None)
    zone = zones.city(showing.front)
    spots = {n: places.rect_of(Slot(zone, cells[side])) for n, side in enumerate(showing.board.sides)}
    return Placement(city.area, Kind.SPOTS, places.size, spots=spots)


def _beside(showing: Showing, seat: Seat) -> Placement:
    spots = showing.lasting(seat)
    return Placement(
        showing.beside(seat), Kind.SPOTS, spots[0].size(), raised=True, shadow=0, spots=spots, vacant=False
    )


def _hidden(showing: Showing, seat: Seat, rival: RivalPlan) -> dict[Zone, Placement]:
    """Cards of a rival that are only counted; those that are discarded go to the button of its pile."""
    size = QSizeF(rival.avatar.height() / 1.4, rival.avatar.height())
    area = QRectF(rival.avatar.center().x() - size.width() / 2, rival.avatar.top(), size.width(), size.height())
    box = Placement(area, Kind.PILE, size, shown=False, stop=False, shadow=NO_SHADOW)
    corner = rival.pile
    spot = QRectF(corner.left() + 4, corner.top(), corner.height() / 1.4, corner.height())
    names = (zones.hand, zones.deck, zones.stock, zones.start, zones.looked, zones.tray)
    return {
        **{name(seat): box for name in names},
        zones.pile(seat): Placement(spot, Kind.PILE, spot.size(), shown=False, stop=False, shadow=NO_SHADOW),
    }
