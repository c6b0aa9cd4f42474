"""The small picture in a row of the score screen: a city as a map; what does not count is pale."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from duckgames.core.places import Seat
from duckgames.games.kaczogrod.rules import GAME, city, zones
from duckgames.games.kaczogrod.rules.cards import catalogue
from duckgames.games.kaczogrod.rules.grid import place_of
from duckgames.games.kaczogrod.rules.observation import Observation
from duckgames.games.kaczogrod.rules.scoring import best_district
from duckgames.games.kaczogrod.view.card_faces import face_of
from duckgames.games.kaczogrod.view.faces import paint_face
from duckgames.ui.table import Box
from duckgames.ui.theme import Look

MOST: Final = 96.0
"""Pixels: the largest tile."""


def paint_city(p: QPainter, look: Look, rect: QRectF, seen: Observation, seat: Seat) -> None:
    """The city of a seat."""
    cells = GAME.table(seen).zones[zones.city(seat)]
    places = [cell for cell in cells if cell is not None]
    box = Box.around(places)
    if box is None:
        return
    side = min(rect.width() / box.columns, rect.height() / box.rows, MOST)
    pitch = QPointF(side, side)
    corner = rect.center() - QPointF(box.columns * side, box.rows * side) / 2
    known = catalogue(seen.extra)
    counting = {place_of(cell) for cell in best_district(city.kinds_of(seen, seat), seen.advanced)}
    for cell in places:
        stack = cells[cell]
        spot = QRectF(
            corner + QPointF((cell[0] - box.left) * pitch.x(), (cell[1] - box.top) * pitch.y()),
            QSizeF(max(1.0, side - 1), max(1.0, side - 1)),
        )
        if stack[0] is not None:
            if cell not in counting:
                p.setOpacity(0.4)
            paint_face(p, look, spot, face_of(stack[0], known, made=len(stack) > 1), look.zoom)
            p.setOpacity(1.0)
