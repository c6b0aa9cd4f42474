"""The dotted home field under the own cards: where the round began."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem

from duckgames.core.places import Slot, Zone
from duckgames.games.duck_and_cover.view.plan import HOME
from duckgames.ui.painting import rounded
from duckgames.ui.table import TableScene, Z
from duckgames.ui.theme import Look, faded


class HomeField(QGraphicsPixmapItem):
    """Lies under the home cells and follows them when the pond recentres."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._field = QRectF()
        self.setZValue(Z.GROUND + 2)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)

    def goal(self, scene: TableScene, pond: Zone) -> QRectF:
        """Where the home cells of `pond` lie now, with a border."""
        first = scene.rect_of(Slot(pond, (HOME.left, HOME.top)))
        last = scene.rect_of(Slot(pond, (HOME.right, HOME.bottom)))
        border = 0.11 * first.width()
        return first.united(last).adjusted(-border, -border, border, border)

    @property
    def field(self) -> QRectF:
        """Where it lies now."""
        return self._field

    def lie(self, field: QRectF, dpr: float) -> None:
        """Lies there at rest, sharp."""
        look, dark = self._look, self._look.dark
        size = QSizeF(round(field.width()), round(field.height()))

        def paint(p: QPainter) -> None:
            white = QColor("#FFFFFF")
            rect = QRectF(QPointF(1, 1), size - QSizeF(2, 2))
            radius = min(30.0, 0.05 * rect.width())
            rounded(p, rect, radius, faded(white, 0.07 if dark else 0.2))
            pen = QPen(faded(white, 0.25 if dark else 0.8), 2, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.RoundCap)
            pen.setDashPattern([0.1, 4.2])
            p.setPen(pen)
            p.setBrush(Qt.BrushStyle.NoBrush)
            p.drawRoundedRect(rect, radius, radius)

        self._field = field
        self.setTransform(QTransform())
        self.setPixmap(look.sprites.cached(("home field", dark), size, dpr, paint))
        self.setPos(round(field.left()), round(field.top()))

    def glide(self, start: QRectF, goal: QRectF, t: float) -> None:
        """Part of the way from `start` to `goal`, its picture stretched meanwhile."""
        share = 1 - (1 - t) ** 3
        corner = start.topLeft() + (goal.topLeft() - start.topLeft()) * share
        size = start.size() + (goal.size() - start.size()) * share
        shown = self.pixmap().deviceIndependentSize()
        self._field = QRectF(corner, size)
        self.setTransform(QTransform.fromScale(size.width() / shown.width(), size.height() / shown.height()))
        self.setPos(corner)
