"""Agreements where all cities are seen: a line from city to city under the cards, and a ribbon on it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QLineF, QPoint, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPen, QPixmap

from duckgames.core.places import Seat
from duckgames.games.kaczogrod.rules.grid import home, place_of
from duckgames.games.kaczogrod.view.one_grid import Grid
from duckgames.games.kaczogrod.view.ribbons import LOOKS, TALL, Bond, bonds, full_width, paint_ribbon, short
from duckgames.games.kaczogrod.view.showing import Showing
from duckgames.ui.theme import faded

THICK: Final = 5.0
APART: Final = 9.0
"""Pixels between the lines of two agreements of the same cities."""

SHARES: Final = (0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74)
"""Where on the part of its line that is in view a ribbon may lie, the best first."""

Place = Callable[[Sequence[QRectF]], QRectF]
"""Finds room for a ribbon: the first of some rectangles that covers nothing."""


def paint_lines(p: QPainter, showing: Showing, grid: Grid) -> None:
    """The lines of all agreements, those of broken ones dashed."""
    for bond, line in _lines(showing, grid):
        pen = QPen(faded(showing.look.colour(LOOKS[bond.sort][1]), 0.75), THICK * showing.unit)
        pen.setStyle(Qt.PenStyle.DashLine if bond.sort == "broken" else Qt.PenStyle.SolidLine)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        p.setPen(pen)
        p.drawLine(line)


def paint_ribbons(p: QPainter, showing: Showing, grid: Grid, rect: QRectF, place: Place) -> None:
    """A ribbon on each line that is in view."""
    for bond, line in _lines(showing, grid):
        seen = _within(line, rect)
        if seen is None:
            continue
        picture = _ribbon(showing, bond)
        size = picture.deviceIndependentSize()
        half = QPointF(size.width(), size.height()) / 2
        spot = place([QRectF(seen.pointAt(share) - half, size) for share in SHARES])
        p.drawPixmap(QPoint(round(spot.left()), round(spot.top())), picture)


def _ribbon(showing: Showing, bond: Bond) -> QPixmap:
    faces, words = (bond.one, bond.two), short(showing, bond, bond.one)
    size = QSizeF(full_width(showing, len(faces), words), TALL * showing.text)
    ducks = tuple(showing.players[seat].duck for seat in faces)
    key = ("kaczogrod tie", bond.sort, words, ducks, showing.unit, showing.text, showing.look.dark)
    area = QRectF(QPointF(0, 0), size)

    def paint(p: QPainter) -> None:
        paint_ribbon(p, showing, area, bond.sort, faces, words)

    return showing.look.sprites.cached(key, size, showing.dpr, paint)


def _lines(showing: Showing, grid: Grid) -> list[tuple[Bond, QLineF]]:
    """Each agreement with the line from home cell to home cell, beside that of another of the same cities."""
    found: list[tuple[Bond, QLineF]] = []
    for bond in bonds(showing.board):
        same = sum({bond.one, bond.two} == {other.one, other.two} for other, _ in found)
        line = QLineF(*(grid.rect(place_of(home(seat, showing.board.homes))).center() for seat in _pair(bond)))
        aside = line.normalVector().unitVector()
        step = QPointF(aside.dx(), aside.dy()) * (APART * showing.unit * (-1) ** same * ((same + 1) // 2))
        found.append((bond, line.translated(step)))
    return found


def _pair(bond: Bond) -> tuple[Seat, Seat]:
    return min(bond.one, bond.two), max(bond.one, bond.two)


def _within(line: QLineF, rect: QRectF) -> QLineF | None:
    """The part of a line in a rectangle; None: there is none."""
    corners = (rect.topLeft(), rect.topRight(), rect.bottomRight(), rect.bottomLeft(), rect.topLeft())
    ends = [point for point in (line.p1(), line.p2()) if rect.contains(point)]
    for first, second in pairwise(corners):
        kind, point = line.intersects(QLineF(first, second))
        if kind is QLineF.IntersectionType.BoundedIntersection:
            ends.append(point)
    if len(ends) < 2:
        return None
    return max((QLineF(a, b) for a in ends for b in ends), key=lambda each: each.length())
