"""Whose each city on the one table is, and where its home cell is."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPixmap

from duckgames.core.places import Cell, Seat
from duckgames.games.kaczogrod.rules.grid import home, place_of
from duckgames.games.kaczogrod.view import ties
from duckgames.games.kaczogrod.view.one_grid import Grid, RectOf, cells_of, grid_of
from duckgames.games.kaczogrod.view.showing import Showing
from duckgames.ui.painting import draw_glyph, rounded, rounded_path
from duckgames.ui.table.fitting import ringed
from duckgames.ui.table.signs import LEFT

EDGE: Final = 6.0
"""Pixels between a name and the edge of the ground."""

RIM: Final = 2
"""Pixels around a pill for its line."""


class OwnerSign:
    """Over the cards, where all cities are seen: whose each is, and where its home cell is."""

    def __init__(self, showing: Showing, rect_of: RectOf) -> None:
        self._showing = showing
        self._rect_of = rect_of

    def rect(self) -> QRectF:
        return self._showing.plan.city if self._showing.together else QRectF()

    def paint(self, p: QPainter, rect: QRectF) -> None:
        showing = self._showing
        grid = grid_of(showing, self._rect_of)
        p.setClipPath(rounded_path(rect, 24 * showing.unit))
        seats = range(len(showing.players))
        tools = showing.plan.tools.translated(-showing.plan.city.topLeft())
        ground = Ground(rect, [tools, *(grid.rect(cell) for seat in seats for cell in self._cells(seat))])
        for seat in seats:
            self._paint_home(p, grid.rect(place_of(home(seat, showing.board.homes))))
            self._paint_owner(p, grid, seat, ground)
        ties.paint_ribbons(p, showing, grid, rect, ground.place)

    def _paint_home(self, p: QPainter, rect: QRectF) -> None:
        look = self._showing.look
        side = round(max(14.0, 0.34 * rect.width()))
        spot = QRectF(1, 1, side, side)

        def paint(inner: QPainter) -> None:
            rounded(inner, spot, side / 2, look.colour("panel"), look.colour("control_border"), 1.5)
            edge = 0.2 * side
            draw_glyph(inner, look, "home", spot.adjusted(edge, edge, -edge, -edge), look.colour("text"))

        key = ("kaczogrod home", side, look.dark)
        picture = look.sprites.cached(key, QSizeF(side + 2, side + 2), self._showing.dpr, paint)
        p.drawPixmap(QPoint(round(rect.left() - 0.2 * side), round(rect.bottom() - 0.8 * side)), picture)

    def _paint_owner(self, p: QPainter, grid: Grid, seat: Seat, ground: Ground) -> None:
        """A pill with face and name near the city; on the ground within view, wherever the city is."""
        picture = self._pill(seat)
        size = picture.deviceIndependentSize() - QSizeF(2 * RIM, 2 * RIM)
        pill = ground.place(_spots_around(grid, self._cells(seat), size))
        p.drawPixmap(QPoint(round(pill.left() - RIM), round(pill.top() - RIM)), picture)

    def _pill(self, seat: Seat) -> QPixmap:
        showing, look = self._showing, self._showing.look
        name = showing.say("table.me") if showing.is_own(seat) else showing.texts.name(seat)
        font, tall, turn = showing.plain(14.5, bold=True), 34 * showing.text, showing.board.seat == seat
        pill = QRectF(RIM, RIM, round(showing.width(name, font) + tall + 20), round(tall))

        def paint(p: QPainter) -> None:
            line = look.colour("sun" if turn else "control_border")
            rounded(p, pill, tall / 2, look.colour("panel"), line, 3 if turn else 1.5)
            showing.avatar(p, seat, QRectF(pill.left() + 3, pill.top() + 3, tall - 6, tall - 6))
            showing.write(p, pill.adjusted(tall + 4, 0, -8, 0), name, font, align=LEFT)

        key = ("kaczogrod owner", showing.players[seat].duck, name, font.key(), tall, turn, look.dark)
        return look.sprites.cached(key, pill.size() + QSizeF(2 * RIM, 2 * RIM), showing.dpr, paint)

    def _cells(self, seat: Seat) -> list[Cell]:
        """The cells of a city, and of the own one those around it, which may be built on."""
        cells = cells_of(self._showing, seat) or [place_of(home(seat, self._showing.board.homes))]
        return sorted(ringed(cells, int(seat == self._showing.front)))


class Ground:
    """The ground of the cities, and what of it must not be covered any more."""

    def __init__(self, rect: QRectF, taken: list[QRectF]) -> None:
        self._rect = rect.adjusted(EDGE, EDGE, -EDGE, -EDGE)
        self._taken = taken

    def place(self, spots: Sequence[QRectF]) -> QRectF:
        """The first of these rectangles that covers nothing, else the first, in view; it is taken from now on."""
        seen = [_within(spot, self._rect) for spot in spots]
        free = (spot for spot in seen if not any(spot.intersects(each) for each in self._taken))
        found = next(free, seen[0])
        self._taken.append(found)
        return found


def _spots_around(grid: Grid, cells: Sequence[Cell], size: QSizeF) -> list[QRectF]:
    """Rectangles of this size: over the topmost cells, under the lowest, right and left of the outermost."""
    columns, rows = [column for column, _ in cells], [row for _, row in cells]
    away = QPointF(size.width() / 2, size.height() / 2) + QPointF(1, 1) * (0.3 * grid.pitch.x())

    def edge(place: int, at: int) -> QRectF:
        """What the cells take up whose column (place 0) or row (1) is `at`."""
        return reduce(QRectF.united, (grid.rect(cell) for cell in cells if cell[place] == at))

    above, below, right, left = edge(1, min(rows)), edge(1, max(rows)), edge(0, max(columns)), edge(0, min(columns))
    middles = (
        QPointF(above.center().x(), above.top() - away.y()),
        QPointF(below.center().x(), below.bottom() + away.y()),
        QPointF(right.right() + away.x(), right.center().y()),
        QPointF(left.left() - away.x(), left.center().y()),
    )
    return [QRectF(middle - QPointF(size.width(), size.height()) / 2, size) for middle in middles]


def _within(rect: QRectF, room: QRectF) -> QRectF:
    """The nearest rectangle of the same size in `room`."""
    left = max(room.left(), min(rect.left(), room.right() - rect.width()))
    return QRectF(QPointF(left, max(room.top(), min(rect.top(), room.bottom() - rect.height()))), rect.size())
