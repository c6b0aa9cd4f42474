"""Moves the ground along while a card is carried to its edge, so that every place can be reached."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QElapsedTimer, QPointF, QRectF, QTimer

from duckgames.core.places import Zone
from duckgames.ui.table.cards import Cards
from duckgames.ui.table.hand import Hand, Hold

if TYPE_CHECKING:
    from duckgames.ui.table.table_scene import TableScene

BAND: Final = 0.45
"""So many cards from the edge the ground begins to move."""

DWELL: Final = 0.18
"""Seconds before it does: a card on its way into or out of a grid only crosses the edge."""

SPEED: Final = 4.5
"""Cards a second at the very edge."""

SPARE: Final = 0.6
"""So many cards' room is left between the last place and the edge."""

TICK: Final = 16
LONGEST: Final = 0.05
"""Seconds that one step stands for at most, however late it comes."""


class EdgePan:
    """Pans the grid under the mouse near its edge; every step asks first whether the card is still in the hand."""

    def __init__(self, scene: TableScene, cards: Cards, hand: Hand) -> None:
        self._scene = scene
        self._cards = cards
        self._hand = hand
        self._held: Hold | None = None
        self._pos = QPointF()
        self._zone: Zone | None = None
        self._waited = 0.0
        self._clock = QElapsedTimer()
        self._timer = QTimer(scene, interval=TICK)
        self._timer.timeout.connect(self.on_tick)

    @property
    def active(self) -> bool:
        """Whether the ground moves, or soon will."""
        return self._timer.isActive()

    def follow(self, held: Hold, pos: QPointF) -> None:
        """The mouse is at `pos` with a card in the hand."""
        self._held, self._pos = held, pos
        zone = self._scene.camera.grid_at(pos)
        if zone is None or not self._way(zone, held).manhattanLength():
            self.stop()
        elif not self.active:
            self._zone, self._waited = zone, 0.0
            self._clock.start()
            self._timer.start()
        else:
            self._zone = zone

    def stop(self) -> None:
        """Lets the ground lie."""
        self._timer.stop()
        self._held = self._zone = None

    def on_tick(self) -> None:
        self.step(min(LONGEST, self._clock.restart() / 1000))

    def step(self, seconds: float) -> None:
        """Moves the ground on, once the card has been near the edge for a moment."""
        held, zone = self._held, self._zone
        if held is None or zone is None or self._hand.held is not held:
            self.stop()
            return
        if self._waited < DWELL:
            self._waited += seconds
            return
        way = self._way(zone, held) * seconds
        if not way.manhattanLength():
            self.stop()
            return
        self._scene.camera.pan(zone, way)
        self._scene.mouse.carry_on(held, self._pos)

    def _way(self, zone: Zone, held: Hold) -> QPointF:
        """Where to, in pixels a second: away from the edge that the mouse is near, if there is more beyond it."""
        area, card = self._cards.layout[zone].area, self._cards.size_in(zone)
        band = QPointF(BAND * card.width(), BAND * card.height())
        beyond = self._beyond(zone, held, area)
        right = _depth(self._pos.x(), area.left(), area.right(), band.x())
        down = _depth(self._pos.y(), area.top(), area.bottom(), band.y())
        x = -right if (beyond.right() > area.right() if right > 0 else beyond.left() < area.left()) else 0.0
        y = -down if (beyond.bottom() > area.bottom() if down > 0 else beyond.top() < area.top()) else 0.0
        return QPointF(x * card.width(), y * card.height()) * SPEED

    def _beyond(self, zone: Zone, held: Hold, area: QRectF) -> QRectF:
        """Around all places where the card may go, with room to spare; nothing if none is on this ground."""
        plane = self._cards.on_plane(zone)
        found = QRectF()
        for target in held.targets:
            if target.zone in plane and isinstance(target.at, tuple):
                found = found.united(self._cards.rect_of(target))
        if found.isNull() or (area.contains(found) and self._scene.camera.fitted(zone)):
            return area
        spare = SPARE * self._cards.size_in(zone).width()
        return found.adjusted(-spare, -spare, spare, spare)


def _depth(at: float, first: float, last: float, band: float) -> float:
    """How deep in the band at either end `at` is: from -1 at the first edge to 1 at the last, 0 between the bands."""
    if band <= 0 or not first <= at <= last:
        return 0.0
    return max(0.0, (at - (last - band)) / band) - max(0.0, (first + band - at) / band)
