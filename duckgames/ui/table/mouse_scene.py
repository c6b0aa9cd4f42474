"""A scene that leaves its mouse to one object, so that the table itself need not know about buttons and clicks."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QGraphicsScene, QGraphicsSceneMouseEvent, QGraphicsSceneWheelEvent

from duckgames.ui.table.mouse import Mouse

NOTCH: Final = 120
"""What a wheel tells when it turns by one notch."""


class MouseScene(QGraphicsScene):
    """Hands presses, moves and releases to `mouse`, unless an item of the scene takes them."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.mouse: Mouse

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        super().mousePressEvent(event)
        if not event.isAccepted():
            self._press(event, twice=False)

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        # Without this the second press of two quick ones is none for the items of the scene.
        super().mousePressEvent(event)
        if not event.isAccepted():
            self._press(event, twice=True)

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self.mouse.move(event.scenePos(), bool(event.buttons() & Qt.MouseButton.LeftButton))

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        if event.button() == Qt.MouseButton.LeftButton:
            self.mouse.release(event.scenePos())
            event.accept()

    def wheelEvent(self, event: QGraphicsSceneWheelEvent) -> None:
        super().wheelEvent(event)
        # A finger that moves to the side on a touchpad wants neither nearer nor farther.
        upright = event.orientation() is Qt.Orientation.Vertical
        if upright and not event.isAccepted() and self.mouse.wheel(event.scenePos(), event.delta() / NOTCH):
            event.accept()

    def _press(self, event: QGraphicsSceneMouseEvent, twice: bool) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.mouse.press(event.scenePos(), twice)
            event.accept()
        elif event.button() == Qt.MouseButton.RightButton and self.mouse.put_back():
            event.accept()
