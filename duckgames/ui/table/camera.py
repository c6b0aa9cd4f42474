"""Zooms and pans the grids of a table that allow it."""

from __future__ import annotations

from collections.abc import Set
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QTimer

from duckgames.core.places import Slot, Zone
from duckgames.ui.table.card_item import CardItem
from duckgames.ui.table.cards import Cards
from duckgames.ui.table.hand import Hand
from duckgames.ui.table.marks import Marks
from duckgames.ui.table.placement import Arrangement, Sight, arrange_sight, sight_of

if TYPE_CHECKING:
    from duckgames.ui.table.table_scene import TableScene

STEP: Final = 1.12
"""One notch of the wheel makes cards larger by this factor."""

KEY: Final = 2
"""A key zooms by so many notches."""

QUIET: Final = 140
"""Milliseconds without zooming, after which the pictures are drawn anew."""

AT_ONCE: Final = 3
"""So many pictures are drawn before the window may show a frame."""

WHOLE: Final = 1.0
"""The scale of cards at their full size."""

PUSH: Final = 0.5
"""How many cards a key moves the ground."""

SEEN: Final = 0.5
"""So much of a card, at least, stays in view wherever a person looks."""

EDGE: Final = 0.35
"""What is brought into view has so many cards' room between it and the edge."""


class Camera:
    """How a person looks at the grids of one table; a grid is fitted until somebody zooms or pans it."""

    def __init__(self, scene: TableScene, cards: Cards, marks: Marks, hand: Hand) -> None:
        self._scene = scene
        self._cards = cards
        self._marks = marks
        self._hand = hand
        self._wishes: dict[Zone, tuple[float, float]] = {}
        """The scale that each grid was zoomed to last, and what whole pixels made of it."""
        self._sharpening = QTimer(scene, singleShot=True)
        self._sharpening.timeout.connect(self._sharpen)

    def grid_at(self, point: QPointF) -> Zone | None:
        """The grid under a point that can be zoomed."""
        return next((zone for zone in self._zoomable() if self._cards.layout[zone].area.contains(point)), None)

    def scale(self, zone: Zone) -> float:
        """The size of the cards of a grid as a share of their full size."""
        arrangement = self._cards.arrangement(zone)
        return 1.0 if arrangement is None else sight_of(arrangement).scale

    def fitted(self, zone: Zone) -> bool:
        """Whether the table itself keeps everything of the grid in view."""
        return self._cards.plane_of(zone) not in self._cards.sights

    def zoom(self, zone: Zone, notches: float, about: QPointF) -> None:
        """Makes cards larger, or with negative `notches` smaller; what lies under `about` stays there."""
        arrangement, zoom = self._cards.arrangement(zone), self._cards.layout[zone].zoom
        if arrangement is None or zoom is None:
            return
        before = sight_of(arrangement)
        wish, shown = self._wishes.get(zone, (before.scale, before.scale))
        # Touchpads and wheels without notches zoom by less than a pixel at a time, and such steps must add up.
        start = wish if shown == before.scale else before.scale
        scale = start * STEP**notches
        if abs(notches) <= KEY and min(start, scale) < WHOLE < max(start, scale):
            # Nobody who zooms past the full size of the cards should just miss it.
            scale = WHOLE
        scale = min(zoom[1], max(zoom[0], scale))
        if scale == start:
            return
        away = about - arrangement.placement.area.center()
        placement, old = arrangement.placement, arrangement.pitch
        new = arrange_sight(placement, Sight(scale, before.centre)).pitch
        shift = QPointF(away.x() / old.x() - away.x() / new.x(), away.y() / old.y() - away.y() / new.y())
        self._look(zone, self._kept(zone, Sight(scale, before.centre + shift)))
        self._wishes[zone] = scale, self.scale(zone)

    def pan(self, zone: Zone, by: QPointF) -> None:
        """Moves the ground of a grid along."""
        arrangement = self._cards.arrangement(zone)
        if arrangement is not None:
            before, pitch = sight_of(arrangement), arrangement.pitch
            away = QPointF(by.x() / pitch.x(), by.y() / pitch.y())
            self._look(zone, self._kept(zone, Sight(before.scale, before.centre - away)))

    def fit(self, zone: Zone) -> None:
        """Leaves it to the table again to keep everything in view."""
        self._wishes.pop(zone, None)
        self._look(zone, None)

    def reveal(self, slot: Slot) -> None:
        """Brings a cell into view, if it is not."""
        placement, rect = self._cards.layout.get(slot.zone), self._cards.rect_of(slot)
        if placement is None or placement.zoom is None or not isinstance(slot.at, tuple):
            return
        margin = EDGE * rect.width()
        wanted, area = rect.adjusted(-margin, -margin, margin, margin), placement.area
        if not area.contains(rect):
            self.pan(slot.zone, _way_into(wanted, area))

    def key(self, notches: int, near: Zone | None) -> bool:
        """A key to zoom in, out, or with 0 to fit: the grid of the ring, else the first; False: there is none."""
        grids = self._zoomable()
        if not grids:
            return False
        zone = near if near in grids else grids[0]
        assert zone is not None
        if notches:
            self.zoom(zone, KEY * notches, self._cards.layout[zone].area.center())
        else:
            self.fit(zone)
        return True

    def push(self, direction: QPointF, near: Zone | None) -> bool:
        """A key to move the ground, so that more is seen in that direction; False: there is no such grid."""
        grids = self._zoomable()
        if not grids:
            return False
        zone = near if near in grids else grids[0]
        assert zone is not None
        self.pan(zone, direction * (-PUSH * self._cards.size_in(zone).width()))
        return True

    def _zoomable(self) -> list[Zone]:
        return [zone for zone, placement in self._cards.layout.items() if placement.zoom is not None]

    def _wanted(self) -> tuple[Slot, ...]:
        """Places without a card that are to be seen: what is offered, or what waits for a yes."""
        return (*self._hand.offers.by_target, *self._scene.proposal.places)

    def _kept(self, zone: Zone, sight: Sight) -> Sight:
        """The nearest sight that has a card or an offered place of the grid in view."""
        plane, placement = frozenset(self._cards.on_plane(zone)), self._cards.layout[zone]
        slots = (*self._cards.items, *self._wanted())
        cells = [slot.at for slot in slots if isinstance(slot.at, tuple) and slot.zone in plane]
        if not cells:
            return sight
        pitch = arrange_sight(placement, sight).pitch
        # How far the middle of the area may be from that of a cell, in cells.
        away = QPointF(
            max(0.0, placement.area.width() / pitch.x() / 2 + 0.5 - SEEN),
            max(0.0, placement.area.height() / pitch.y() / 2 + 0.5 - SEEN),
        )
        centre = sight.centre
        if any(abs(c + 0.5 - centre.x()) <= away.x() and abs(r + 0.5 - centre.y()) <= away.y() for c, r in cells):
            return sight
        near = (_nearest(centre, QPointF(column + 0.5, row + 0.5), away) for column, row in cells)
        return Sight(sight.scale, min(near, key=lambda each: (each - centre).manhattanLength()))

    def _look(self, zone: Zone, sight: Sight | None) -> None:
        """Shows a grid so, at once; None: fitted."""
        self._scene.finish()
        plane = self._cards.plane_of(zone)
        if sight is None:
            self._cards.sights.pop(plane, None)
        else:
            self._cards.sights[plane] = sight
        self._cards.arrange(self._scene.table, self._wanted(), [zone])
        arrangement = self._cards.arrangement(zone)
        if arrangement is not None:
            self._follow(frozenset(self._cards.on_plane(zone)), arrangement)
        self._marks.redraw()
        self._scene.sighted.emit()

    def _follow(self, plane: Set[Zone], arrangement: Arrangement) -> None:
        """Lays the cards that are shown on a plane where they are seen now; this is done at every move of the mouse."""
        held = self._hand.held
        for slot, item in self._cards.items.items():
            if slot.zone in plane and item.size != arrangement.size:
                item.stretch(arrangement.size)
                self._sharpening.start(QUIET)
            # A card that was announced there lies there too, wherever it is from.
            if self._cards.shown_at(slot).zone in plane and (held is None or held.item is not item):
                item.take_pose(self._cards.rest(slot))

    def _sharpen(self) -> None:
        """Draws some of the pictures anew, and soon the others."""
        blurred: list[CardItem] = [item for item in self._cards.items.values() if item.stretched]
        for item in blurred[:AT_ONCE]:
            item.redraw()
        if len(blurred) > AT_ONCE:
            self._sharpening.start(0)


def _way_into(rect: QRectF, area: QRectF) -> QPointF:
    """How far `rect` must move to lie in `area`."""
    x = max(0.0, area.left() - rect.left()) - max(0.0, rect.right() - area.right())
    return QPointF(x, max(0.0, area.top() - rect.top()) - max(0.0, rect.bottom() - area.bottom()))


def _nearest(point: QPointF, middle: QPointF, away: QPointF) -> QPointF:
    """The point nearest to `point` that is no further than `away` from `middle`."""
    x = min(max(point.x(), middle.x() - away.x()), middle.x() + away.x())
    return QPointF(x, min(max(point.y(), middle.y() - away.y()), middle.y() + away.y()))
