"""The still part of the pond: sky, sun or moon, clouds, hills, village and water, painted to fill any size."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QTransform

from duckgames.ui.numerals import path_from
from duckgames.ui.scenery.palette import ScenePalette, palette
from duckgames.ui.scenery.shapes import CLOUD, REED_BOUNDS, RIPPLE, fill, flower, lily, line, place, reeds, tree
from duckgames.ui.sprites import density
from duckgames.ui.theme import Look

DESIGN: Final = QSizeF(1920, 1080)
HORIZON: Final = 620.0

FAR_HILLS = path_from(
    "M0 500C180 400 360 470 560 430C780 380 900 470 1120 420C1320 376 1500 440 1680 396C1780 372 1860 390 1920 404"
    "L1920 700L0 700Z"
)
HILLS = path_from("M0 548C220 470 420 560 640 520C860 482 1040 560 1260 520C1480 480 1700 540 1920 486L1920 700L0 700Z")
SHORE = path_from("M0 600C260 560 520 616 800 590C1080 566 1400 620 1920 572L1920 700L0 700Z")
WATER = path_from("M0 622C240 606 480 634 760 620C1100 604 1500 636 1920 612L1920 1080L0 1080Z")

CLOUDS: Final = ((1030, 186, 1.0), (1210, 84, 0.7), (70, 250, 0.8))
STARS: Final = (
    (120, 60, 3), (980, 60, 2.5), (850, 40, 2.5), (300, 210, 2), (1160, 190, 2), (1260, 80, 2.5),
    (1840, 230, 2.5), (1760, 90, 2), (640, 36, 2), (1420, 30, 2), (40, 330, 2),
)  # fmt: skip
RIPPLES: Final = (
    (105, 690, 0.9), (1845, 700, 0.9), (85, 860, 1.1), (1795, 980, 1.1), (470, 1000, 1.0), (1305, 1010, 0.9),
    (345, 950, 0.8), (740, 900, 0.8), (1245, 890, 0.9),
)  # fmt: skip
GLITTER: Final = (
    (0, 642, 190), (16, 664, 130), (-20, 686, 150), (10, 712, 96), (-4, 740, 120), (12, 770, 70), (-8, 800, 92),
    (6, 838, 60), (-10, 870, 74), (8, 902, 44), (-2, 934, 30),
)  # fmt: skip
"""Streaks of light: from the middle of the sun to the right, down, and their width."""
TREES_LEFT: Final = ((60, 560, 1.2), (116, 566, 0.9))
TREES_RIGHT: Final = ((1850, 530, 1.3), (1796, 536, 0.9))
VILLAGE_LEFT: Final = QRectF(36, 404, 172, 116)
VILLAGE_RIGHT: Final = QRectF(1560, 318, 336, 172)
LILIES: Final = ((250, 1010, 1.0, 0), (370, 1040, 0.6, 15), (1560, 1020, 0.867, -8), (1660, 1050, 0.533, 10))
FLOWERS: Final = ((246, 1006, 1.0), (1656, 1046, 0.533))
REEDS: Final = ((20, 1085, 1.25, 1), (1890, 1085, 1.25, -1), (1770, 1085, 0.85, -1))


class Ground:
    """Maps the drawing of 1920 x 1080 onto a picture of another size.

    Land and water stretch with the picture; things keep their shape, at `scale`, and stay near their edge.
    """

    def __init__(self, size: QSizeF) -> None:
        self.size = size
        self.scale = max(0.4, min(size.width() / DESIGN.width(), size.height() / DESIGN.height()))

    def stretched(self) -> QTransform:
        """The transform of land and water."""
        return QTransform.fromScale(self.size.width() / DESIGN.width(), self.size.height() / DESIGN.height())

    def afar(self, x: float, y: float) -> QPointF:
        """Where a thing stands that belongs to the land or the sky, given by its foot or centre."""
        return QPointF(self._across(x), y * self.size.height() / DESIGN.height())

    def near(self, x: float, y: float) -> QPointF:
        """Where a thing stands that belongs to the lower edge."""
        return QPointF(self._across(x), self.size.height() - (DESIGN.height() - y) * self.scale)

    def midway(self, x: float, y: float) -> QPointF:
        """Where a thing stands that belongs to the lower edge and keeps to the middle."""
        x = self.size.width() / 2 + (x - DESIGN.width() / 2) * self.scale
        return QPointF(x, self.size.height() - (DESIGN.height() - y) * self.scale)

    def _across(self, x: float) -> float:
        """Things of the left third keep to the left edge, those of the right third to the right one."""
        if x < DESIGN.width() / 3:
            return x * self.scale
        if x > DESIGN.width() * 2 / 3:
            return self.size.width() - (DESIGN.width() - x) * self.scale
        return self.size.width() / 2 + (x - DESIGN.width() / 2) * self.scale


def paint_scene(
    p: QPainter,
    look: Look,
    size: QSizeF,
    *,
    sun: bool = True,
    sun_at: float = 0.78,
    village: bool = True,
    lilies: bool = True,
    reeds: bool = True,
    ripples: bool = True,
) -> None:
    """Paint the pond from (0, 0) over `size`; `sun_at` is the place of the sun or moon as a part of the width.

    It costs some 20 ms at full HD: paint it into a pixmap (see `Backdrop`), not in every paint event.
    """
    ground, colours = Ground(size), palette(look.dark)
    p.save()
    p.setClipRect(QRectF(QPointF(0, 0), size), Qt.ClipOperation.IntersectClip)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_sky(p, ground, colours, sun_at if sun else None)
    _paint_land(p, look, ground, colours, village)
    _paint_water(p, ground, colours)
    if sun:
        _paint_glitter(p, ground, sun_at, colours)
    if ripples:
        for x, y, scale in RIPPLES:
            paint_ripple(p, ground.afar(x, y), scale * ground.scale, colours)
    if lilies:
        _paint_lilies(p, ground, colours)
    if reeds:
        for x, y, scale, side in REEDS:
            paint_reeds(p, ground.near(x, y), scale * ground.scale, side, colours)
    p.restore()


def paint_ripple(p: QPainter, centre: QPointF, scale: float, colours: ScenePalette) -> None:
    """One white line on the water, about 100 x 14 at scale 1."""
    p.save()
    place(p, centre.x(), centre.y(), scale)
    line(p, RIPPLE, colours.ripple, 4)
    p.restore()


def paint_reeds(p: QPainter, foot: QPointF, scale: float, side: int, colours: ScenePalette) -> None:
    """A clump of reeds growing from `foot`; side -1 mirrors it."""
    p.save()
    place(p, foot.x(), foot.y(), scale * side, scale)
    reeds_back, reeds_front = colours.reeds
    reeds(p, reeds_back, reeds_front)
    p.restore()


def reeds_rect(foot: QPointF, scale: float, side: int) -> QRectF:
    """What `paint_reeds` covers."""
    transform = QTransform.fromTranslate(foot.x(), foot.y()).scale(scale * side, scale)
    return transform.mapRect(REED_BOUNDS)


def _paint_sky(p: QPainter, ground: Ground, colours: ScenePalette, sun_at: float | None) -> None:
    width, horizon = ground.size.width(), ground.size.height() * HORIZON / DESIGN.height()
    gradient = QLinearGradient(0, 0, 0, horizon)
    gradient.setColorAt(0, QColor(colours.sky[0]))
    gradient.setColorAt(1, QColor(colours.sky[1]))
    p.fillRect(QRectF(0, 0, width, horizon + 8), gradient)
    p.setPen(Qt.PenStyle.NoPen)
    if sun_at is not None:
        centre = QPointF(sun_at * width, ground.size.height() * 250 / DESIGN.height())
        for radius, colour in ((250.0, colours.halo), (170.0, colours.sun)):
            p.setBrush(QColor(colour))
            p.drawEllipse(centre, radius * ground.scale, radius * ground.scale)
    if colours.star:
        p.setBrush(QColor(colours.star))
        for x, y, size in STARS:
            p.drawEllipse(ground.stretched().map(QPointF(x, y)), size * ground.scale, size * ground.scale)
    for x, y, scale in CLOUDS:
        p.save()
        at = ground.stretched().map(QPointF(x, y))
        place(p, at.x(), at.y(), scale * ground.scale)
        fill(p, CLOUD, colours.cloud)
        p.restore()


def _paint_land(p: QPainter, look: Look, ground: Ground, colours: ScenePalette, village: bool) -> None:
    stretched = ground.stretched()
    fill(p, stretched.map(FAR_HILLS), colours.far_hill)
    if village:
        for name, rect in (("left", VILLAGE_LEFT), ("right", VILLAGE_RIGHT)):
            foot = ground.afar(rect.center().x(), rect.bottom())
            size = rect.size() * ground.scale
            at = QPointF(foot.x() - size.width() / 2, foot.y() - size.height())
            _paint_village(p, look, f"scenery/village-{name}.svg", QRectF(at, size), colours)
    fill(p, stretched.map(HILLS), colours.hill)
    for x, y, scale in (*TREES_LEFT, *TREES_RIGHT):
        tree(p, ground.afar(x, y), scale * ground.scale, *colours.tree)
    fill(p, stretched.map(SHORE), colours.shore)


def _paint_village(p: QPainter, look: Look, path: str, rect: QRectF, colours: ScenePalette) -> None:
    """Houses seen through the air between, which is thick and blue in the evening."""

    def paint(q: QPainter) -> None:
        whole = QRectF(QPointF(0, 0), rect.size())
        look.sprites.draw(q, path, whole)
        q.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
        q.fillRect(whole, QColor(colours.air))

    picture = look.sprites.cached((path, colours.air), rect.size(), density(p), paint)
    p.drawPixmap(rect.topLeft(), picture)


def _paint_water(p: QPainter, ground: Ground, colours: ScenePalette) -> None:
    height = ground.size.height()
    gradient = QLinearGradient(0, height * HORIZON / DESIGN.height(), 0, height)
    for stop, colour in zip((0.0, 0.4, 1.0), colours.water, strict=True):
        gradient.setColorAt(stop, QColor(colour))
    p.fillPath(ground.stretched().map(WATER), gradient)


def _paint_glitter(p: QPainter, ground: Ground, sun_at: float, colours: ScenePalette) -> None:
    """The light of sun or moon on the water below it."""
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(QColor(colours.glitter))
    for x, y, width in GLITTER:
        centre = QPointF(sun_at * ground.size.width() + x * ground.scale, ground.afar(0, y).y())
        p.drawEllipse(centre, width / 2 * ground.scale, 4 * ground.scale)


def _paint_lilies(p: QPainter, ground: Ground, colours: ScenePalette) -> None:
    for x, y, scale, turn in LILIES:
        lily(p, ground.near(x, y), scale * ground.scale, turn, colours.lily)
    for x, y, scale in FLOWERS:
        flower(p, ground.near(x, y), scale * ground.scale)
