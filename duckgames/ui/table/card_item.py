"""A card, or a stack of them, as an item that only shows a shared picture."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem

from duckgames.core.places import Slot, Zone
from duckgames.core.table import Stack
from duckgames.ui.painting import NO_SHADOW, shadow_margin, soft_shadow
from duckgames.ui.table.protocols import CardPainter
from duckgames.ui.theme import Look


@dataclass(frozen=True)
class Pose:
    """Where a card is: its middle, its size as a share of its size at rest, and its tilt in degrees."""

    centre: QPointF
    scale: float = 1.0
    tilt: float = 0.0


class CardPictures:
    """Shared pictures of cards on their shadows, for one table."""

    def __init__(self, look: Look, painter: CardPainter) -> None:
        self._look = look
        self._painter = painter
        self.dpr = 1.0

    def radius(self, zone: Zone, size: QSizeF) -> float:
        """The corner radius of a card."""
        return self._painter.radius(zone, size)

    def picture(self, stack: Stack, zone: Zone, size: QSizeF, level: int) -> QPixmap:
        """The game's picture of `stack` with a shadow of `level` under it, centred on the card."""
        face = self._painter.pixmap(stack, zone, size, self.dpr)
        shown = face.deviceIndependentSize()
        margin = max(ceil((shown.width() - size.width()) / 2), shadow_margin(level))
        colour = self._look.colour("shadow")
        card = QRectF(QPointF(margin, margin), size)

        def paint(p: QPainter) -> None:
            soft_shadow(p, card, self._painter.radius(zone, size), level, colour)
            p.drawPixmap(card.center() - QPointF(shown.width(), shown.height()) / 2, face)

        key = ("card on shadow", face.cacheKey(), level, colour.rgba())
        whole = QSizeF(size.width() + 2 * margin, size.height() + 2 * margin)
        return self._look.sprites.cached(key, whole, self.dpr, paint)


class CardItem(QGraphicsPixmapItem):
    """Its origin is the middle of the card; it never paints anything itself, so sixty of them move at full pace."""

    def __init__(self, pictures: CardPictures, slot: Slot, level: int) -> None:
        super().__init__()
        self._pictures = pictures
        self._level = level
        self.rest_level = level
        self.slot = slot
        self.stack: Stack = ()
        self.size = QSizeF()
        self._drawn = QSizeF()
        self._stretch = 1.0
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)

    def show_stack(self, stack: Stack, size: QSizeF) -> None:
        """Shows these cards at this size, if it does not do so already."""
        if stack != self.stack or size != self.size:
            self.stack, self.size = stack, size
            self.redraw()

    def redraw(self) -> None:
        """Asks for its picture again, in the look and language of the moment."""
        picture = self._pictures.picture(self.stack, self.slot.zone, self.size, self._level)
        self._drawn = self.size
        self.setPixmap(picture)
        if self.stretched:
            self._stretch = 1.0
            self.squeeze(1.0)
        shown = picture.deviceIndependentSize()
        self.setOffset(-shown.width() / 2, -shown.height() / 2)

    def stretch(self, size: QSizeF) -> None:
        """Has another size, but shows the same picture for now: it is drawn anew when the zooming is over."""
        self.size = size
        self._stretch = size.width() / self._drawn.width() if self._drawn.width() else 1.0
        self.squeeze(1.0)

    @property
    def stretched(self) -> bool:
        """Whether the picture was drawn for another size."""
        return self._stretch != 1.0

    def set_level(self, level: int) -> None:
        """Lies on a shadow of `level`, unless it never has one."""
        if level != self._level and self.rest_level != NO_SHADOW:
            self._level = level
            self.redraw()

    @property
    def rect(self) -> QRectF:
        """Where the card is in the scene, without tilt and magnification: what overlaps are counted by."""
        return QRectF(self.pos() - QPointF(self.size.width(), self.size.height()) / 2, self.size)

    @property
    def pose(self) -> Pose:
        return Pose(self.pos(), self.scale(), self.rotation())

    def take_pose(self, pose: Pose) -> None:
        """Goes there at once."""
        self.setPos(pose.centre)
        self.setScale(pose.scale)
        self.setRotation(pose.tilt)

    def squeeze(self, x: float, y: float = 1.0) -> None:
        """Makes the picture narrower or flatter for a moment, as when a card turns or lands."""
        self.setTransform(QTransform.fromScale(x * self._stretch, y * self._stretch))
