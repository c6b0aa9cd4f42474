"""The moving part of the pond: ripples that drift, reeds that sway, ducks that blink now and then."""

from __future__ import annotations

import math
from dataclasses import dataclass
from random import Random
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QRegion, QTransform
from PySide6.QtWidgets import QWidget

from duckgames.ui.numerals import path_from
from duckgames.ui.overlay import veiled
from duckgames.ui.painting import duck_picture
from duckgames.ui.scenery.palette import palette
from duckgames.ui.scenery.scene import REEDS, RIPPLES, Ground, paint_reeds, paint_ripple, reeds_rect
from duckgames.ui.scenery.shapes import line, place
from duckgames.ui.sprites import density
from duckgames.ui.theme import Look

FRAME: Final = 200
DRIFT: Final = 6000
DRIFT_WIDTH: Final = 12
GUST: Final = 5200
BETWEEN_GUSTS: Final = 20000
GUST_TRAVEL: Final = 700
"""A gust sways each clump there and back, the next one this much later; between gusts reeds cost nothing."""
SWAY_LEAN: Final = math.tan(math.radians(1))
BLINK: Final = 160
BETWEEN_BLINKS: Final = (4000, 7000)

PARADE: Final = ((1, 626, 927.2, 76), (1, 702, 921.8, 84), (1, 786, 916.4, 92), (4, 894, 846, 182), (2, 1240, 880, 150))
"""Duck, left, top, width in the drawing of 1920 x 1080: three ducklings follow Poppy, and Reed leads."""
LIDS: Final = {1: "#FFD469", 2: "#2F8468", 4: "#FBF5E8"}
CLOSED_EYE = path_from("M148 79C152 88 164 88 168 79")


@dataclass(frozen=True)
class Swimmer:
    """One duck of the parade."""

    duck: int
    rect: QRectF


@dataclass(frozen=True)
class Clump:
    """One clump of reeds, and all it can touch while it sways."""

    foot: QPointF
    scale: float
    side: int
    rect: QRectF
    delay: int


class PondLife(QObject):
    """Paints what moves on the pond of one widget, and repaints only the small places that changed.

    It stands still while motion is off, and moves only between `start` and `stop`.
    """

    def __init__(self, look: Look, widget: QWidget, dice: Random | None = None) -> None:
        super().__init__(widget)
        self._look = look
        self._widget = widget
        self._dice = dice or Random()
        self._time = 0
        self._next_blink = self._dice.randint(*BETWEEN_BLINKS)
        self._blinking: Swimmer | None = None
        self._hidden = QRegion()
        self._ripples: tuple[tuple[QPointF, float], ...] = ()
        self._clumps: tuple[Clump, ...] = ()
        self._swimmers: tuple[Swimmer, ...] = ()
        self._timer = QTimer(self)
        self._timer.setInterval(FRAME)
        self._timer.timeout.connect(self.on_frame)

    def arrange(self, size: QSizeF, *, parade: bool, hidden: QRegion | None = None) -> None:
        """Find every thing its place on a pond of `size`; what moves where it is `hidden` asks for no repaint."""
        self._hidden = hidden or QRegion()
        ground = Ground(size)
        self._blinking = None
        self._ripples = tuple((ground.afar(x, y), scale * ground.scale) for x, y, scale in RIPPLES)
        self._clumps = tuple(
            _clump(ground.near(x, y), scale * ground.scale, side, number * GUST_TRAVEL)
            for number, (x, y, scale, side) in enumerate(REEDS)
        )
        self._swimmers = tuple(_swimmer(ground, *place) for place in PARADE) if parade else ()

    def start(self) -> None:
        """Begin to move, unless motion is off."""
        if self._look.travel > 0 and not self._timer.isActive():
            self._timer.start()

    def stop(self) -> None:
        """Stand still."""
        self._timer.stop()

    @property
    def moving(self) -> bool:
        """True between `start` and `stop`."""
        return self._timer.isActive()

    def on_frame(self) -> None:
        """Goes on, unless a dialog covers the pond."""
        if not veiled(self._widget):
            self.advance(FRAME)

    def advance(self, ms: int) -> None:
        """Let `ms` milliseconds pass and ask for the repaint of what moved."""
        changed = QRegion()
        swayed = [self._lean(clump) for clump in self._clumps]
        self._time += ms
        for centre, scale in self._ripples:
            changed += _ripple_rect(centre, scale).toAlignedRect()
        for clump, before in zip(self._clumps, swayed, strict=True):
            if self._lean(clump) != before:
                changed += clump.rect.toAlignedRect()
        self._widget.update((changed + self._blink(ms)) - self._hidden)

    def paint(self, p: QPainter, exposed: QRegion) -> None:
        """Paint all that lies in `exposed`."""
        for number, (centre, scale) in enumerate(self._ripples):
            if exposed.intersects(_ripple_rect(centre, scale).toAlignedRect()):
                self._paint_ripple(p, centre + QPointF(self._drift(number) * scale, 0), scale)
        for clump in self._clumps:
            if exposed.intersects(clump.rect.toAlignedRect()):
                self._paint_clump(p, clump)
        for swimmer in self._swimmers:
            if exposed.intersects(swimmer.rect.toAlignedRect()):
                self._paint_swimmer(p, swimmer)

    def _drift(self, number: int) -> float:
        return DRIFT_WIDTH * math.sin(2 * math.pi * (self._time / DRIFT + number * 0.37))

    def _lean(self, clump: Clump) -> float:
        """How far a clump leans now, in widths per height."""
        passed = ((self._time - clump.delay) % BETWEEN_GUSTS) / GUST
        return SWAY_LEAN * math.sin(math.pi * passed) * math.sin(2 * math.pi * passed) if passed < 1 else 0.0

    def _blink(self, ms: int) -> QRegion:
        """Close or open an eye when its time has come."""
        self._next_blink -= ms
        if self._next_blink > 0 or not self._swimmers:
            return QRegion()
        if self._blinking is None:
            self._blinking = self._dice.choice(self._swimmers)
            self._next_blink = BLINK
            return QRegion(self._blinking.rect.toAlignedRect())
        opened, self._blinking = self._blinking, None
        self._next_blink = self._dice.randint(*BETWEEN_BLINKS)
        return QRegion(opened.rect.toAlignedRect())

    def _paint_ripple(self, p: QPainter, centre: QPointF, scale: float) -> None:
        size = QSizeF(108 * scale, 20 * scale)
        middle = QPointF(size.width() / 2, size.height() / 2)
        picture = self._look.sprites.cached(
            ("ripple", self._look.dark),
            size,
            density(p),
            lambda q: paint_ripple(q, middle, scale, palette(self._look.dark)),
        )
        p.drawPixmap(centre - middle, picture)

    def _paint_clump(self, p: QPainter, clump: Clump) -> None:
        still = reeds_rect(clump.foot, clump.scale, clump.side)
        colours = palette(self._look.dark)
        picture = self._look.sprites.cached(
            ("reeds", clump.side, self._look.dark),
            still.size(),
            density(p),
            lambda q: paint_reeds(q, clump.foot - still.topLeft(), clump.scale, clump.side, colours),
        )
        lean, foot = self._lean(clump), clump.foot.y()
        p.save()
        p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        p.setTransform(QTransform(1, 0, -lean, 1, lean * foot, 0), combine=True)
        p.drawPixmap(still.topLeft(), picture)
        p.restore()

    def _paint_swimmer(self, p: QPainter, swimmer: Swimmer) -> None:
        self._look.sprites.draw(p, duck_picture(swimmer.duck), swimmer.rect)
        if swimmer is not self._blinking:
            return
        p.save()
        place(p, swimmer.rect.x(), swimmer.rect.y(), swimmer.rect.width() / 240)
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(QColor(LIDS[swimmer.duck]))
        p.drawEllipse(QPointF(158, 80), 13, 15)
        line(p, CLOSED_EYE, "#22343C", 5.5)
        p.restore()


def _clump(foot: QPointF, scale: float, side: int, delay: int) -> Clump:
    rect = reeds_rect(foot, scale, side)
    lean = rect.height() * SWAY_LEAN + 1
    return Clump(foot, scale, side, rect.adjusted(-lean, 0, lean, 0), delay)


def _swimmer(ground: Ground, duck: int, left: float, top: float, width: float) -> Swimmer:
    foot = ground.midway(left + width / 2, top + width)
    side = width * ground.scale
    return Swimmer(duck, QRectF(foot.x() - side / 2, foot.y() - side, side, side))


def _ripple_rect(centre: QPointF, scale: float) -> QRectF:
    across = (54 + DRIFT_WIDTH) * scale
    return QRectF(centre.x() - across, centre.y() - 12 * scale, 2 * across, 24 * scale)
