"""Cuts off what lies outside of a part of the table, as the far cells of a grid that was zoomed."""

from __future__ import annotations

from typing import Final, cast

from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QGraphicsItem, QGraphicsRectItem, QGraphicsScene

MOST: Final = 32
"""When there are more windows, those that nothing lies in any more are taken away: the table was laid out anew."""


class Windows:
    """Invisible parents of items, as large as an area: places of their children are still those of the scene."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._windows: dict[tuple[float, ...], QGraphicsRectItem] = {}

    def at(self, area: QRectF, height: float) -> QGraphicsItem:
        """The window of `area` for what lies at `height`."""
        key: tuple[float, ...] = (area.x(), area.y(), area.width(), area.height(), height)
        window = self._windows.get(key)
        if window is None:
            self._tidy()
            window = self._windows[key] = QGraphicsRectItem(area)
            window.setPen(Qt.PenStyle.NoPen)
            window.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            window.setFlag(QGraphicsItem.GraphicsItemFlag.ItemClipsChildrenToShape)
            window.setZValue(height)
            self._scene.addItem(window)
        return window

    def _tidy(self) -> None:
        if len(self._windows) < MOST:
            return
        for key, window in tuple(self._windows.items()):
            if not window.childItems():
                self._scene.removeItem(self._windows.pop(key))


def lie_in(item: QGraphicsItem, window: QGraphicsItem | None) -> None:
    """Puts an item into a window, or into none."""
    # The stubs of Qt do not say that there may be no parent.
    item.setParentItem(cast(QGraphicsItem, window))
