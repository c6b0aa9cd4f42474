"""What moves on the own pond while nothing happens: ripples drift, reeds sway, and now and then a duck blinks."""

from __future__ import annotations

import math
from dataclasses import dataclass
from random import Random
from typing import Final

import shiboken6
from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSizeF, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem, QWidget

from duckgames.core.places import Zone
from duckgames.games.duck_and_cover.view.cards import SMALL, duck_rect
from duckgames.games.duck_and_cover.view.plan import Plan
from duckgames.games.duck_and_cover.view.pond import REEDS, WAVELETS
from duckgames.ui.numerals import path_from
from duckgames.ui.overlay import veiled
from duckgames.ui.scenery.palette import palette
from duckgames.ui.scenery.pond_life import BETWEEN_BLINKS, BLINK, DRIFT, DRIFT_WIDTH, FRAME, SWAY_LEAN
from duckgames.ui.scenery.scene import paint_reeds, paint_ripple, reeds_rect
from duckgames.ui.scenery.shapes import line, place
from duckgames.ui.table import TableScene, Z
from duckgames.ui.theme import Look

SWAY: Final = 5200

STIRS: Final = (QEvent.Type.Show, QEvent.Type.Hide, QEvent.Type.WindowActivate, QEvent.Type.WindowDeactivate)
"""After these, whether anybody looks may be another matter."""

LIDS: Final = {
    1: "#FFD469", 2: "#2F8468", 4: "#FBF5E8", 7: "#F1D2A5", 8: "#4FA3A0", 9: "#F09C86", 12: "#F6E7CC"
}  # fmt: skip
"""The colour of the head by duck; the others keep an eye shut, or wear glasses."""

EYE: Final = QRectF(144, 64, 28, 32)
CLOSED_EYE: Final = path_from("M148 79C152 88 164 88 168 79")


@dataclass(frozen=True)
class Ripple:
    """One line on the water, where it rests and how large it is."""

    item: QGraphicsPixmapItem
    rest: QPointF
    scale: float


@dataclass(frozen=True)
class Clump:
    """One clump of reeds, and how far below its upper end it grows."""

    item: QGraphicsPixmapItem
    foot: float


class Ambience(QObject):
    """Adds its items to a scene, under everything else; they move only for somebody who looks at `table`."""

    def __init__(self, look: Look, scene: TableScene, table: QWidget, dice: Random | None = None) -> None:
        super().__init__(table)
        self._look = look
        self._table = table
        self._scene = scene
        self._dice = dice or Random()
        self._time = 0
        self._next_blink = self._dice.randint(*BETWEEN_BLINKS)
        self._lid: QGraphicsPixmapItem | None = None
        self._pond: Zone | None = None
        self._ripples: list[Ripple] = []
        self._clumps: list[Clump] = []
        self._timer = QTimer(self, interval=FRAME)
        self._timer.timeout.connect(self.on_frame)
        table.installEventFilter(self)

    @property
    def living(self) -> bool:
        """Whether anything moves."""
        return self._timer.isActive()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in STIRS:
            self._live_or_rest()
        return False

    def _live_or_rest(self) -> None:
        table = self._table
        if table.isVisible() and table.isActiveWindow() and self._look.travel > 0:
            self._timer.start()
        else:
            self._timer.stop()

    def arrange(self, plan: Plan, pond: Zone, dpr: float) -> None:
        """Draws everything anew for the present size and theme."""
        for item in (*(ripple.item for ripple in self._ripples), *(clump.item for clump in self._clumps)):
            self._scene.removeItem(item)
        self._pond = pond
        self._open_eye()
        water, scale = plan.water, plan.scale
        self._ripples = [
            self._ripple(water.topLeft() + QPointF(x * water.width(), y * water.height()), size * scale, dpr)
            for x, y, size in WAVELETS
        ]
        self._clumps = [
            self._clump(QPointF(water.right() - x * scale, water.bottom()), size * scale, side, dpr)
            for x, size, side in REEDS
        ]
        self._move()
        self._live_or_rest()

    def on_frame(self) -> None:
        """Goes on, unless a dialog covers the table."""
        if not veiled(self._table):
            self.advance(FRAME)

    def advance(self, ms: int) -> None:
        """Lets `ms` milliseconds pass."""
        self._time += ms
        self._move()
        self._next_blink -= ms
        if self._next_blink <= 0:
            if self._lid is None and self._shut_eye():
                self._next_blink = BLINK
            else:
                self._open_eye()
                self._next_blink = self._dice.randint(*BETWEEN_BLINKS)

    def _move(self) -> None:
        for number, ripple in enumerate(self._ripples):
            drift = DRIFT_WIDTH * ripple.scale * math.sin(2 * math.pi * (self._time / DRIFT + number * 0.37))
            ripple.item.setPos(ripple.rest + QPointF(drift, 0))
        for number, clump in enumerate(self._clumps):
            lean = SWAY_LEAN * math.sin(2 * math.pi * self._time / SWAY + number)
            clump.item.setTransform(QTransform(1, 0, -lean, 1, lean * clump.foot, 0))

    def _ripple(self, centre: QPointF, scale: float, dpr: float) -> Ripple:
        size, colours = QSizeF(108 * scale, 20 * scale), palette(self._look.dark)
        middle = QPointF(size.width() / 2, size.height() / 2)
        key = ("ripple", self._look.dark)
        picture = self._look.sprites.cached(key, size, dpr, lambda p: paint_ripple(p, middle, scale, colours))
        return Ripple(self._item(picture), centre - middle, scale)

    def _clump(self, foot: QPointF, scale: float, side: int, dpr: float) -> Clump:
        rect, colours = reeds_rect(foot, scale, side), palette(self._look.dark)
        rect.setBottom(min(rect.bottom(), foot.y()))
        key = ("pond reeds", side, self._look.dark)

        def paint(p: QPainter) -> None:
            paint_reeds(p, foot - rect.topLeft(), scale, side, colours)

        item = self._item(self._look.sprites.cached(key, rect.size(), dpr, paint))
        item.setPos(rect.topLeft())
        return Clump(item, rect.height())

    def _item(self, picture: QPixmap) -> QGraphicsPixmapItem:
        item = QGraphicsPixmapItem(picture)
        item.setZValue(Z.GROUND + 0.5)
        item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self._scene.addItem(item)
        return item

    # Blinking.

    def _shut_eye(self) -> bool:
        """Lays a lid on the eye of a duck that rests in sight; there may be none."""
        scene = self._scene
        if scene.busy or scene.holding is not None:
            return False
        cards = [
            (item, int(item.stack[-1].id))
            for slot, item in scene.cards.items.items()
            if slot.zone == self._pond and item.stack and item.stack[-1] is not None and item.size.width() >= SMALL
        ]
        cards = [(item, duck) for item, duck in cards if duck in LIDS]
        if not cards:
            return False
        card, duck = self._dice.choice(cards)
        whole = duck_rect(QRectF(QPointF(-card.size.width() / 2, -card.size.height() / 2), card.size))
        unit = whole.width() / 240

        def paint(p: QPainter) -> None:
            place(p, -EYE.x() * unit, -EYE.y() * unit, unit)
            p.setPen(Qt.PenStyle.NoPen)
            p.setBrush(QColor(LIDS[duck]))
            p.drawEllipse(EYE.center(), 13, 15)
            line(p, CLOSED_EYE, "#22343C", 5.5)

        dpr = card.pixmap().devicePixelRatio()
        picture = self._look.sprites.cached(("lid", duck), EYE.size() * unit, dpr, paint)
        self._lid = QGraphicsPixmapItem(picture, card)
        self._lid.setPos(whole.topLeft() + EYE.topLeft() * unit)
        self._lid.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        return True

    def _open_eye(self) -> None:
        lid, self._lid = self._lid, None
        # The card may have gone meanwhile, and the lid with it.
        if lid is not None and shiboken6.isValid(lid):
            lid.hide()
            if lid.scene() is not None:
                lid.scene().removeItem(lid)
