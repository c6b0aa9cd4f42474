"""The borders of the cities on the one table: whose cells are whose, the home cells, and what rivals hold nearby."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QTransform

from duckgames.core.places import Cell, Seat, Slot
from duckgames.games.kaczogrod.rules import zones
from duckgames.games.kaczogrod.rules.grid import home, place_of
from duckgames.games.kaczogrod.view.showing import Showing
from duckgames.ui.painting import draw_glyph, rounded, rounded_path
from duckgames.ui.table import Z
from duckgames.ui.table.fitting import ringed
from duckgames.ui.table.signs import LEFT, SignItem
from duckgames.ui.theme import faded

BORDERS, OWNERS, AWAY = "borders", "owners", "away"
"""The names of these signs among all of the table."""

RectOf = Callable[[Slot], QRectF]
"""Where a cell lies now."""

Line = Qt.PenStyle
LINES: Final = (Line.SolidLine, Line.DashLine, Line.DotLine, Line.DashDotLine)
"""The border of each seat, counted from the one in front."""

BEYOND: Final = 0.11
"""How far a border runs outside of its cells, in cells."""

NEAR: Final = 2
"""Cells of rivals are shown this near to the own city."""


def all_signs(showing: Showing, rect_of: RectOf) -> Mapping[Hashable, SignItem]:
    """The signs that lie with the cells of the cities, to be painted again whenever those are seen otherwise."""
    empty = {(AWAY, n): SignItem(showing, AwaySign(showing, n)) for n in range(len(showing.players) - 1)}
    return {
        BORDERS: SignItem(showing, BorderSign(showing, rect_of)),
        OWNERS: SignItem(showing, OwnerSign(showing, rect_of), Z.PANEL),
        **empty,
    }


@dataclass(frozen=True)
class _Grid:
    """Where the cells of the one grid lie: the corner of cell (0, 0), the way to the next one, the size of a card."""

    origin: QPointF
    pitch: QPointF
    size: QSizeF

    def rect(self, cell: Cell) -> QRectF:
        return QRectF(self.origin + QPointF(cell[0] * self.pitch.x(), cell[1] * self.pitch.y()), self.size)


class BorderSign:
    """Under the cards: the ground of each city within its border."""

    def __init__(self, showing: Showing, rect_of: RectOf) -> None:
        self._showing = showing
        self._rect_of = rect_of

    def rect(self) -> QRectF:
        showing = self._showing
        if showing.board.starting or not (showing.together or self._strangers()):
            return QRectF()
        return showing.plan.city

    def paint(self, p: QPainter, rect: QRectF) -> None:
        showing = self._showing
        grid = _grid(showing, self._rect_of)
        p.setClipPath(rounded_path(rect, 24 * showing.unit))
        if showing.together:
            for seat in (*showing.rivals, showing.front):
                self._paint_border(p, grid, seat)
        else:
            for seat, cell in self._strangers():
                self._paint_stranger(p, grid.rect(cell), seat)

    def _paint_border(self, p: QPainter, grid: _Grid, seat: Seat) -> None:
        showing, look = self._showing, self._showing.look
        own = seat == showing.front
        path = QTransform(grid.pitch.x(), 0, 0, grid.pitch.y(), grid.origin.x(), grid.origin.y()).map(
            _outline(cells_of(showing, seat), grid)
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


class OwnerSign:
    """Over the cards, where all cities are seen: whose each is, and where its home cell is."""

    def __init__(self, showing: Showing, rect_of: RectOf) -> None:
        self._showing = showing
        self._rect_of = rect_of

    def rect(self) -> QRectF:
        return self._showing.plan.city if self._showing.together else QRectF()

    def paint(self, p: QPainter, rect: QRectF) -> None:
        showing = self._showing
        grid = _grid(showing, self._rect_of)
        p.setClipPath(rounded_path(rect, 24 * showing.unit))
        for seat in range(len(showing.players)):
            self._paint_home(p, grid.rect(place_of(home(seat, showing.board.homes))))
            self._paint_owner(p, grid, seat, rect)

    def _paint_home(self, p: QPainter, rect: QRectF) -> None:
        look = self._showing.look
        side = max(14.0, 0.34 * rect.width())
        spot = QRectF(rect.left() - 0.2 * side, rect.bottom() - 0.8 * side, side, side)
        rounded(p, spot, side / 2, look.colour("panel"), look.colour("control_border"), 1.5)
        inner = 0.2 * side
        draw_glyph(p, look, "home", spot.adjusted(inner, inner, -inner, -inner), look.colour("text"))

    def _paint_owner(self, p: QPainter, grid: _Grid, seat: Seat, rect: QRectF) -> None:
        """A pill over the city with face and name; on the ground within view, wherever the city is."""
        showing, look = self._showing, self._showing.look
        name = showing.say("table.me") if seat == showing.front else showing.texts.name(seat)
        font = showing.plain(14.5, bold=True)
        tall = 34 * showing.text
        pill = QRectF(0, 0, showing.width(name, font) + tall + 20, tall)
        pill.moveCenter(self._free_middle(grid, seat, pill.size(), rect))
        turn = showing.board.seat == seat
        line = look.colour("sun" if turn else "control_border")
        rounded(p, pill, tall / 2, look.colour("panel"), line, 3 if turn else 1.5)
        showing.avatar(p, seat, QRectF(pill.left() + 3, pill.top() + 3, tall - 6, tall - 6))
        showing.write(p, pill.adjusted(tall + 4, 0, -8, 0), name, font, align=LEFT)

    def _free_middle(self, grid: _Grid, seat: Seat, size: QSizeF, rect: QRectF) -> QPointF:
        """Over, beside or under a city, where the pill hides no card; if that is nowhere, over it."""
        showing = self._showing
        room = rect.adjusted(size.width() / 2 + 6, size.height() / 2 + 6, -size.width() / 2 - 6, -size.height() / 2 - 6)
        taken = [grid.rect(cell) for each in range(len(showing.players)) for cell in self._kept_free(each)]
        cells = self._kept_free(seat) or [place_of(home(seat, showing.board.homes))]
        middles = [_within(middle, room) for middle in _middles_around(grid, cells, size)]
        for middle in middles:
            pill = QRectF(middle - QPointF(size.width(), size.height()) / 2, size)
            if not any(pill.intersects(card) for card in taken):
                return middle
        return middles[0]

    def _kept_free(self, seat: Seat) -> list[Cell]:
        """The cells of a city, and of the own one those around it, which may be built on."""
        return sorted(ringed(cells_of(self._showing, seat), int(seat == self._showing.front)))


def _middles_around(grid: _Grid, cells: Sequence[Cell], size: QSizeF) -> list[QPointF]:
    """Middles of what is as large as `size`: over the topmost cells, under the lowest, right and left of the outer."""
    columns, rows = [column for column, _ in cells], [row for _, row in cells]
    away = QPointF(size.width() / 2, size.height() / 2) + QPointF(1, 1) * (0.3 * grid.pitch.x())

    def edge(place: int, at: int) -> QRectF:
        """What the cells take up whose column (place 0) or row (1) is `at`."""
        return reduce(QRectF.united, (grid.rect(cell) for cell in cells if cell[place] == at))

    above, below, right, left = edge(1, min(rows)), edge(1, max(rows)), edge(0, max(columns)), edge(0, min(columns))
    return [
        QPointF(above.center().x(), above.top() - away.y()),
        QPointF(below.center().x(), below.bottom() + away.y()),
        QPointF(right.right() + away.x(), right.center().y()),
        QPointF(left.left() - away.x(), left.center().y()),
    ]


def _within(point: QPointF, room: QRectF) -> QPointF:
    """The nearest point in `room`."""
    x = min(max(point.x(), room.left()), room.right())
    return QPointF(x, min(max(point.y(), room.top()), room.bottom()))


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


def cells_of(showing: Showing, seat: Seat) -> list[Cell]:
    """The cells of a city as far as it was shown."""
    return [cell for cell in showing.board.table.zones.get(zones.city(seat), {}) if cell is not None]


def _grid(showing: Showing, rect_of: RectOf) -> _Grid:
    """The grid in the middle, seen from the corner of its ground."""
    zone, corner = zones.city(showing.centre), showing.plan.city.topLeft()
    # Far cells tell the way from one to the next better than neighbours, which lie on whole pixels.
    first, far = rect_of(Slot(zone, (0, 0))), rect_of(Slot(zone, (100, 100)))
    pitch = (far.topLeft() - first.topLeft()) / 100
    return _Grid(first.topLeft() - corner, pitch, first.size())


def _outline(cells: Sequence[Cell], grid: _Grid) -> QPainterPath:
    """The border around all cells, in cells."""
    path = QPainterPath()
    wide, tall = grid.size.width() / grid.pitch.x(), grid.size.height() / grid.pitch.y()
    for column, row in cells:
        path.addRect(QRectF(column, row, wide, tall).adjusted(-BEYOND, -BEYOND, BEYOND, BEYOND))
    path.setFillRule(Qt.FillRule.WindingFill)
    return path.simplified()
