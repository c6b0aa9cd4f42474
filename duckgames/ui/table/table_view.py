"""The widget that shows a card table."""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QGraphicsView, QWidget

from duckgames.ui.table.table_scene import TableScene


class TableView(QGraphicsView):
    """Shows a `TableScene` one to one, without scroll bars.

    Signals:
        resized: the new size; give the scene a new layout.
    """

    resized = Signal(QSize)

    def __init__(self, scene: TableScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)

    def announce(self, text: str) -> None:
        """Lets a screen reader say `text`."""
