"""The small picture in a row of the score screen: a city as a map, what counts outlined, and the types that score."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPen

from duckgames.core.places import Cell, Seat
from duckgames.core.table import Stack
from duckgames.games.kaczogrod.rules import GAME, city, zones
from duckgames.games.kaczogrod.rules.cards import catalogue
from duckgames.games.kaczogrod.rules.grid import place_of
from duckgames.games.kaczogrod.rules.groups import GROUPS, TYPED, members
from duckgames.games.kaczogrod.rules.observation import Observation
from duckgames.games.kaczogrod.rules.scoring import best_district
from duckgames.games.kaczogrod.view.card_faces import face_of
from duckgames.games.kaczogrod.view.emblems import GLYPHS, paint_roundel
from duckgames.games.kaczogrod.view.faces import paint_face
from duckgames.ui.table import Box
from duckgames.ui.theme import Look, faded

MOST: Final = 96.0
"""Pixels: the largest tile."""

SIGN: Final = 30.0
"""Pixels: the largest sign of a type."""

PALE: Final = 0.4
EDGES: Final = {(0, -1): (0, 0, 1, 0), (1, 0): (1, 0, 1, 1), (0, 1): (0, 1, 1, 1), (-1, 0): (0, 0, 0, 1)}
"""The side of a tile towards each neighbour, as a line in tile widths."""


def paint_city(p: QPainter, look: Look, rect: QRectF, seen: Observation, seat: Seat) -> None:
    """The city of a seat, and below it which types score, where they do."""
    cells = {cell: stack for cell, stack in GAME.table(seen).zones[zones.city(seat)].items() if cell is not None}
    counting = {place_of(cell) for cell in best_district(city.kinds_of(seen, seat), seen.advanced)}
    if seen.advanced:
        side = min(SIGN * look.zoom, rect.width() / 6, 0.28 * rect.height())
        _paint_types(p, look, QRectF(rect.left(), rect.bottom() - side, rect.width(), side), seen, seat)
        rect = rect.adjusted(0, 0, 0, -1.2 * side)
    _paint_map(p, look, rect, seen, cells, counting)


def _paint_map(
    p: QPainter, look: Look, rect: QRectF, seen: Observation, cells: Mapping[Cell, Stack], counting: Collection[Cell]
) -> None:
    box = Box.around(cells)
    if box is None:
        return
    side = min(rect.width() / box.columns, rect.height() / box.rows, MOST * look.zoom)
    corner = rect.center() - QPointF(box.columns * side, box.rows * side) / 2
    known = catalogue(seen.extra)
    spots = {
        cell: QRectF(corner + QPointF((cell[0] - box.left) * side, (cell[1] - box.top) * side), QSizeF(side, side))
        for cell in cells
    }
    for cell, stack in cells.items():
        if stack[0] is not None:
            p.setOpacity(1.0 if cell in counting else PALE)
            spot = QRectF(spots[cell].topLeft(), QSizeF(max(1.0, side - 1), max(1.0, side - 1)))
            paint_face(p, look, spot, face_of(stack[0], known, made=len(stack) > 1), look.zoom)
            p.setOpacity(1.0)
    if len(counting) < len(cells):
        _paint_outline(p, look, {cell: spots[cell] for cell in counting})


def _paint_outline(p: QPainter, look: Look, spots: Mapping[Cell, QRectF]) -> None:
    """A line round the district that counts, where there are others."""
    width = max(1.5, 0.06 * next(iter(spots.values())).width()) if spots else 1.5
    p.setPen(QPen(look.colour("sun_line"), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    for (column, row), spot in spots.items():
        for (right, down), (x1, y1, x2, y2) in EDGES.items():
            if (column + right, row + down) not in spots:
                ends = (QPointF(x, y) * spot.width() + spot.topLeft() for x, y in ((x1, y1), (x2, y2)))
                p.drawLine(QLineF(*ends))


def _paint_types(p: QPainter, look: Look, rect: QRectF, seen: Observation, seat: Seat) -> None:
    """The sign of each type that scores, lit or hollow."""
    kinds = city.kinds_of(seen, seat)
    present = 0
    for cell in best_district(kinds, seen.advanced):
        present |= kinds[cell]
    groups = members(TYPED)
    side, step = rect.height(), 1.15 * rect.height()
    left = rect.center().x() - (step * (len(groups) - 1) + side) / 2
    for n, group in enumerate(groups):
        spot = QRectF(left + n * step, rect.top(), side, side)
        if present >> group & 1:
            paint_roundel(p, look, spot, GROUPS[group])
        else:
            ink = faded(look.colour("text_quiet"), 0.7)
            p.setPen(QPen(ink, max(1.0, 0.06 * side), Qt.PenStyle.DashLine))
            p.setBrush(Qt.BrushStyle.NoBrush)
            p.drawEllipse(spot.adjusted(1, 1, -1, -1))
            inner = 0.27 * side
            look.sprites.draw(p, GLYPHS, spot.adjusted(inner, inner, -inner, -inner), GROUPS[group], ink)
