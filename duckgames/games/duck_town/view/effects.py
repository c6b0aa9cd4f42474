"""Passing pictures of the town: flying coins and puffs of dust; and how buildings come down, in both senses."""

from __future__ import annotations

from collections.abc import Callable
from math import pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from duckgames.games.duck_town.view.faces import ASPECT
from duckgames.games.duck_town.view.quay import paint_dust
from duckgames.games.duck_town.view.showing import COIN
from duckgames.ui.table import Act, CardItem, Flight, PictureItem, Pose, TableScene, Z, motions
from duckgames.ui.theme import Look

COIN_MS: Final = 320
COIN_STAGGER: Final = 60
COINS: Final = 6
"""More coins than so many fly as so many."""

COME: Final = 300
HOLD: Final = 240
"""How long the building of a rival rises, and is shown large."""

FALL: Final = 180
LAND: Final = 120
DUST: Final = 300
FRAMES: Final = 8
DROP: Final = 24.0
"""Pixels: from how high a building comes down on its place."""

SQUASH: Final = 0.94
BLURRED: Final = 1.4
"""A picture magnified so many times is not sharp any more."""

KNOCK: Final = 320
TILT: Final = 8.0
SINK: Final = 0.2
"""How far a building that is knocked down sinks, in card heights."""

Show = Callable[[QGraphicsPixmapItem, float], None]


def passing(scene: TableScene, picture: QPixmap, ms: int, show: Show, delay: int = 0, height: float = Z.EFFECT) -> Act:
    """A picture that `show` moves while it lasts; cut short, it never appears."""
    items: list[QGraphicsPixmapItem] = []

    def step(t: float) -> None:
        if t < 1 and not items:
            items.append(PictureItem(picture, height))
            scene.addItem(items[0])
        for item in items:
            show(item, t)

    def done() -> None:
        while items:
            scene.removeItem(items.pop())

    return Act(ms, step, delay, done)


def coins(scene: TableScene, look: Look, start: QPointF, end: QRectF, count: int, dpr: float) -> list[Act]:
    """Coins that fly to a purse one after the other."""
    side = end.width()
    picture = look.sprites.pixmap(COIN, side, side, dpr)
    way = end.center() - start

    def show(item: QGraphicsPixmapItem, t: float) -> None:
        share = motions.easing(motions.Ease.InOutQuad)(t)
        item.setPos(start + way * share - QPointF(0, 0.22 * abs(way.x()) * sin(pi * t) + 16 * sin(pi * t)))
        item.setOpacity(min(1.0, 6 * t, 8 * (1 - t) + 0.2))

    return [passing(scene, picture, COIN_MS, show, COIN_STAGGER * n) for n in range(min(COINS, count))]


def dust(scene: TableScene, look: Look, card: QRectF, dpr: float, delay: int) -> Act:
    """Two puffs at the feet of a building that lands."""
    margin = 0.4 * card.width()
    size = QSizeF(card.width() + 2 * margin, 0.6 * card.width())
    inner = QRectF(margin, size.height() - 2 * card.height(), card.width(), 2 * card.height() - 0.06 * card.width())

    def frame(n: int) -> QPixmap:
        def paint(p: QPainter) -> None:
            paint_dust(p, look, inner, n / FRAMES)

        return look.sprites.cached(("town dust", n, look.dark), size, dpr, paint)

    def show(item: QGraphicsPixmapItem, t: float) -> None:
        item.setPixmap(frame(min(FRAMES - 1, int(t * FRAMES))))
        item.setPos(card.center().x(), card.bottom() - size.height() / 2 + 0.1 * card.width())

    return passing(scene, frame(0), DUST, show, delay)


def sharp(flight: Flight) -> tuple[Pose, Pose]:
    """Start and end of a flight; a card that shrinks on its way is drawn as large as it is at first."""
    start, end, item = flight.start, flight.end, flight.item
    # Rivals' hands are broader than a card, and the card in it as tall as they are.
    grown = start.scale * item.size.width() * ASPECT / item.size.height()
    if grown < BLURRED or flight.event.target.zone.name == "town":
        return start, end
    first = Pose(start.centre, 1.0, start.tilt)
    item.show_stack(item.stack, item.size * grown)
    item.take_pose(first)
    return first, Pose(end.centre, end.scale / grown, end.tilt)


def build(flight: Flight, way: int) -> Act:
    """A building comes from the hand in `way` ms, drops on its place and gives way a little."""
    item, start, end = flight.item, flight.start, flight.end
    above = Pose(end.centre - QPointF(0, DROP * flight.rect.width() / 146), 1.0)
    come = motions.glide(item, start, lambda: above, way, motions.Ease.InOutCubic, arc=24)
    fall = motions.easing(motions.Ease.InQuad)
    whole = way + FALL + LAND

    def step(t: float) -> None:
        now = t * whole
        if now < way:
            come.step(now / way)
            return
        share = fall(min(1.0, (now - way) / FALL))
        first = start if not way else above
        item.take_pose(
            Pose(
                first.centre + (end.centre - first.centre) * share,
                first.scale + (end.scale - first.scale) * share,
                first.tilt * (1 - share),
            )
        )
        press = sin(pi * max(0.0, min(1.0, (now - way - FALL) / LAND)))
        item.squeeze(1.0, 1 - (1 - SQUASH) * press)

    return Act(whole, step)


def build_afar(flight: Flight, size: QSizeF, show: QPointF) -> Act:
    """A building of a rival: it turns over large at `show`, as wide as `size`, then drops on its small place."""
    item, start, end = flight.item, flight.start, flight.end
    small = flight.rect.width() / size.width()
    item.show_stack(item.stack, size)
    first, high = Pose(start.centre, start.scale * small), Pose(show, 1.0)
    item.take_pose(first)
    place = Pose(end.centre, small)
    rise = motions.glide(item, first, lambda: high, COME, motions.Ease.OutCubic)
    fall = motions.glide(item, high, lambda: place, FALL, motions.Ease.InQuad)
    whole = COME + HOLD + FALL

    def step(t: float) -> None:
        now = t * whole
        if now <= COME:
            rise.step(now / COME)
        else:
            fall.step(max(0.0, now - COME - HOLD) / FALL)

    return Act(whole, step)


def knock_down(item: CardItem, start: Pose) -> Act:
    """A building tilts, sinks and fades where it stands."""
    sink = QPointF(0, SINK * item.size.height())

    def step(t: float) -> None:
        item.take_pose(Pose(start.centre + sink * t * t, start.scale, TILT * t))
        item.setOpacity(1 - t * t)

    return Act(KNOCK, step)
