"""Where zones and their cards lie: pure geometry, in the pixels of the scene."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from functools import reduce
from math import floor

from PySide6.QtCore import QPointF, QRectF, QSizeF

from duckgames.core.places import Cell, Slot


class Kind(Enum):
    """How a zone spreads its cards."""

    PILE = "pile"
    """All on one spot, one picture; its only place is the zone itself."""
    ROW = "row"
    """Side by side from the left, closer together where they would not fit; places are indices."""
    FAN = "fan"
    """As a row, but centred in the area: a hand."""
    GRID = "grid"
    """Cells without bounds, a stack in each; the box of cards and offered places is fitted into the area."""
    SPOTS = "spots"
    """Each index has a rectangle of its own, which the game gives and paints; cards need not lie there."""


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle of cells, its borders included."""

    left: int
    top: int
    right: int
    bottom: int

    @classmethod
    def around(cls, cells: Iterable[Cell]) -> Box | None:
        """The smallest box of all `cells`, or None without any."""
        boxes = [cls(column, row, column, row) for column, row in cells]
        return reduce(cls.united, boxes) if boxes else None

    def united(self, other: Box | None) -> Box:
        """The smallest box of both."""
        if other is None:
            return self
        return Box(
            min(self.left, other.left),
            min(self.top, other.top),
            max(self.right, other.right),
            max(self.bottom, other.bottom),
        )

    def grown(self, cells: int) -> Box:
        """This box with `cells` more on every side."""
        return Box(self.left - cells, self.top - cells, self.right + cells, self.bottom + cells)

    @property
    def corners(self) -> tuple[Cell, Cell]:
        """The cells left above and right below."""
        return (self.left, self.top), (self.right, self.bottom)

    @property
    def columns(self) -> int:
        return self.right - self.left + 1

    @property
    def rows(self) -> int:
        return self.bottom - self.top + 1


@dataclass(frozen=True)
class Placement:
    """Where a zone lies and how it spreads its cards.

    area:     the zone's rectangle in the scene; cards of the zone never leave it.
    card:     the size of a card; a grid makes its cards smaller where the box would not fit.
    gap:      between cards, at that size.
    home:     grid: cells that are always in view; None: only those needed.
    ring:     grid: free cells kept in view around the cards, so that offering places moves nothing.
    shown:    False: cards vanish into the area and none is drawn, as in a box.
    stop:     False: the keyboard passes the zone by, unless it holds an offered place.
    shadow:   the level of the shadow of its cards at rest: 0 for small ones, `NO_SHADOW` for what is no whole card.
    raised:   True: its cards lie over those of other zones, and over a panel laid between, as a choice of some.
    spots:    spots: the rectangle of each index; a card there lies in its middle, one without a spot is not drawn.
    vacant:   spots: False: the keyboard passes by those without a card, which only wait for one.
    plane:    grid: zones that name the same plane share its cells, and are arranged as one by the first's placement.
    covered:  grid: parts of the area that the game lays something over; the fit keeps cells clear of them.
    zoom:     grid: how small and how large a person may make the cards, as shares of `card`; None: not at all.
    """

    area: QRectF
    kind: Kind
    card: QSizeF
    gap: float = 0.0
    home: Box | None = None
    ring: int = 0
    shown: bool = True
    stop: bool = True
    shadow: int = 1
    raised: bool = False
    spots: Mapping[int, QRectF] = field(default_factory=dict)
    vacant: bool = True
    plane: str = ""
    covered: tuple[QRectF, ...] = ()
    zoom: tuple[float, float] | None = None


@dataclass(frozen=True)
class Sight:
    """How a person looks at a grid: the cards as a share of their full size, and the point in the middle, in cells."""

    scale: float
    centre: QPointF


@dataclass(frozen=True)
class Arrangement:
    """A placement with what its cards need now: made by `arrange`, answers where a place lies.

    size:   of a card as drawn.  origin: of cell (0, 0), index 0 or the pile.  pitch: from card to card.
    """

    placement: Placement
    size: QSizeF
    origin: QPointF
    pitch: QPointF

    def rect_of(self, slot: Slot) -> QRectF:
        """The rectangle of a card at `slot`; the zone itself is its area, for a pile its card."""
        at = slot.at
        if self.placement.kind is Kind.SPOTS:
            return QRectF(self.placement.spots.get(at, QRectF()) if isinstance(at, int) else self.placement.area)
        if isinstance(at, tuple):
            column, row = at
        elif at is not None and self.placement.kind in (Kind.ROW, Kind.FAN):
            column, row = at, 0
        elif self.placement.kind is Kind.PILE:
            column, row = 0, 0
        else:
            return QRectF(self.placement.area)
        corner = self.origin + QPointF(column * self.pitch.x(), row * self.pitch.y())
        return QRectF(QPointF(round(corner.x()), round(corner.y())), self.size)

    def place_at(self, point: QPointF) -> Cell | int | None:
        """The cell of a grid or the spot under `point`; None outside of the area and in the gaps."""
        if self.placement.kind is Kind.SPOTS:
            return next((index for index, rect in self.placement.spots.items() if rect.contains(point)), None)
        if self.placement.kind is not Kind.GRID or not self.placement.area.contains(point):
            return None
        away = point - self.origin
        cell = (int(away.x() // self.pitch.x()), int(away.y() // self.pitch.y()))
        column, row = cell
        corner = self.origin + QPointF(column * self.pitch.x(), row * self.pitch.y())
        return cell if QRectF(corner, self.size).contains(point) else None


def arrange_line(placement: Placement, count: int) -> Arrangement:
    """A pile, row or fan with `count` cards."""
    area, card = placement.area, placement.card
    size = card.boundedTo(area.size()) if placement.kind is Kind.PILE else card
    pitch = card.width() + placement.gap
    if count > 1:
        pitch = min(pitch, (area.width() - card.width()) / (count - 1))
    taken = size.width() + pitch * max(0, count - 1)
    x = area.left() if placement.kind is Kind.ROW else area.center().x() - taken / 2
    origin = QPointF(x, area.center().y() - size.height() / 2)
    return Arrangement(placement, size, origin, QPointF(pitch, 0.0))


def arrange_sight(placement: Placement, sight: Sight) -> Arrangement:
    """A grid as a person wants to see it, whatever lies there."""
    # All follows from whole pixels of width, so that what `sight_of` makes of an arrangement gives the same again.
    # At least one: a window that is not laid out yet may have no room at all.
    wide = max(1, floor(placement.card.width() * sight.scale + 1e-6))
    share = wide / placement.card.width()
    size = QSizeF(wide, max(1, floor(placement.card.height() * share + 1e-6)))
    gap = placement.gap * share
    pitch = QPointF(size.width() + gap, size.height() + gap)
    middle = QPointF(sight.centre.x() * pitch.x(), sight.centre.y() * pitch.y())
    return Arrangement(placement, size, placement.area.center() - middle + QPointF(gap, gap) / 2, pitch)


def sight_of(arrangement: Arrangement) -> Sight:
    """How a grid is looked at that is arranged so."""
    placement, pitch = arrangement.placement, arrangement.pitch
    gap = QPointF(1, 1) * (pitch.x() - arrangement.size.width()) / 2
    away = placement.area.center() - arrangement.origin + gap
    return Sight(arrangement.size.width() / placement.card.width(), QPointF(away.x() / pitch.x(), away.y() / pitch.y()))
