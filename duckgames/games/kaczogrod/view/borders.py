"""The borders of the cities on the one table: whose cells are whose, the home cells, and what rivals hold nearby."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPixmap, QTransform

from duckgames.core.places import Cell, Seat
from duckgames.games.kaczogrod.view import ties
from duckgames.games.kaczogrod.view.one_grid import Grid, RectOf, cells_of, grid_of
from duckgames.games.kaczogrod.view.owners import OwnerSign
from duckgames.games.kaczogrod.view.showing import Showing
from duckgames.ui.painting import draw_glyph, rounded, rounded_path
from duckgames.ui.table import Z
from duckgames.ui.table.signs import SignItem
from duckgames.ui.theme import faded

BORDERS, OWNERS, AWAY = "borders", "owners", "away"
"""The names of these signs among all of the table."""

Line = Qt.PenStyle
LINES: Final = (Line.SolidLine, Line.DashLine, Line.DotLine, Line.DashDotLine)
"""The border of each seat, counted from the one in front."""

BEYOND: Final = 0.11
"""How far a border runs outside of its cells, in cells."""

LARGE: Final = 1.5
"""A city that takes more room than that, in areas of the ground, is painted as far as it is seen."""

NEAR: Final = 2
"""Cells of rivals are shown this near to the own city."""


def all_signs(showing: Showing, rect_of: RectOf) -> Mapping[Hashable, SignItem]:
    """The signs that lie with the cells of the cities, to be painted again whenever those are seen otherwise."""
    empty: dict[Hashable, SignItem] = {
        (AWAY, n): SignItem(showing, AwaySign(showing, n)) for n in range(len(showing.players) - 1)
    }
    return {
        BORDERS: SignItem(showing, BorderSign(showing, rect_of)),
        OWNERS: SignItem(showing, OwnerSign(showing, rect_of), Z.PANEL),
        **empty,
    }


class BorderSign:
    """Under the cards: the ground of each city within its border."""

    def __init__(self, showing: Showing, rect_of: RectOf) -> None:
        self._showing = showing
        self._rect_of = rect_of
        self.drawn: dict[Seat, tuple[Hashable, Grid, QPointF, QPixmap]] = {}
        """The ground of each city as it was seen last: while the table is moved along, it stays the same picture."""

    def rect(self) -> QRectF:
        showing = self._showing
        if showing.board.starting or not (showing.together or self._strangers()):
            return QRectF()
        return showing.plan.city

    def paint(self, p: QPainter, rect: QRectF) -> None:
        showing = self._showing
        grid = grid_of(showing, self._rect_of)
        p.setClipPath(rounded_path(rect, 24 * showing.unit))
        if showing.together:
            ties.paint_lines(p, showing, grid)
            for seat in (*showing.rivals, showing.front):
                if cells := cells_of(showing, seat):
                    self._paint_border(p, grid, seat, cells)
        else:
            for seat, cell in self._strangers():
                self._paint_stranger(p, grid.rect(cell), seat)

    def _paint_border(self, p: QPainter, grid: Grid, seat: Seat, cells: Sequence[Cell]) -> None:
        showing, around = self._showing, grid.around(cells)
        if around.width() * around.height() > LARGE * showing.plan.city.width() * showing.plan.city.height():
            self._draw_border(p, cells, grid, seat)
            return
        key: Hashable = (tuple(cells), seat == showing.front, showing.look.dark, showing.unit, showing.dpr)
        kept = self.drawn.get(seat)
        if kept is None or kept[0] != key or not kept[1].is_like(grid):
            picture = QPixmap((around.size() * showing.dpr).toSize() + QSize(1, 1))
            picture.setDevicePixelRatio(showing.dpr)
            picture.fill(Qt.GlobalColor.transparent)
            kept = self.drawn[seat] = (key, grid, around.topLeft() - grid.origin, picture)
            inner = QPainter(picture)
            inner.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._draw_border(inner, cells, replace(grid, origin=-kept[2]), seat)
            inner.end()
        p.drawPixmap(grid.origin + kept[2], kept[3])

    def _draw_border(self, p: QPainter, cells: Sequence[Cell], grid: Grid, seat: Seat) -> None:
        showing, look = self._showing, self._showing.look
        own = seat == showing.front
        path = QTransform(grid.pitch.x(), 0, 0, grid.pitch.y(), grid.origin.x(), grid.origin.y()).map(
            _outline(cells, grid)
        )
        p.fillPath(path, faded(look.colour("panel"), 0.7))
        pen = QPen(look.colour("sun_line" if own else "control_border"), (3.2 if own else 2.4) * showing.unit)
        pen.setStyle(LINES[showing.players_before(seat) % len(LINES)])
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        p.strokePath(path, pen)

    def _paint_stranger(self, p: QPainter, rect: QRectF, seat: Seat) -> None:
        """A cell that a rival holds: nothing can be laid there."""
        showing, look = self._showing, self._showing.look
        rounded(p, rect, 0.07 * rect.width(), faded(look.colour("sunken"), 0.9), look.colour("control_border"), 1.5)
        side = 0.6 * rect.width()
        showing.avatar(p, seat, QRectF(rect.center() - QPointF(side, side) / 2, QSizeF(side, side)))

    def _strangers(self) -> list[tuple[Seat, Cell]]:
        """The cells of other cities that are near to the one in the middle."""
        showing = self._showing
        cells = cells_of(showing, showing.centre)
        return [
            (seat, cell)
            for seat in range(len(showing.players))
            if seat != showing.centre
            for cell in cells_of(showing, seat)
            if any(abs(cell[0] - own[0]) + abs(cell[1] - own[1]) <= NEAR for own in cells)
        ]


class AwaySign:
    """On the map of a rival whose city is seen with all the others: where it went."""

    def __init__(self, showing: Showing, place: int) -> None:
        self._showing = showing
        self._place = place

    def rect(self) -> QRectF:
        return self._showing.plan.rivals[self._place].map if self._showing.together else QRectF()

    def paint(self, p: QPainter, rect: QRectF) -> None:
        side = min(34 * self._showing.text, 0.6 * rect.height())
        spot = QRectF(rect.center() - QPointF(side, side) / 2, QSizeF(side, side))
        draw_glyph(p, self._showing.look, "globe", spot, faded(self._showing.look.colour("text_quiet"), 0.6))


def _outline(cells: Sequence[Cell], grid: Grid) -> QPainterPath:
    """The border around all cells, in cells."""
    path = QPainterPath()
    wide, tall = grid.size.width() / grid.pitch.x(), grid.size.height() / grid.pitch.y()
    for column, row in cells:
        path.addRect(QRectF(column, row, wide, tall).adjusted(-BEYOND, -BEYOND, BEYOND, BEYOND))
    path.setFillRule(Qt.FillRule.WindingFill)
    return path.simplified()
