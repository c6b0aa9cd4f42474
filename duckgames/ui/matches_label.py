"""The label on a postcard that tells how many matches wait, and leads to them."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QWidget

from duckgames.ui.theme import Look
from duckgames.ui.widgets.button import Button

HEIGHT: Final = 40


class MatchesLabel(Button):
    """Stands on the picture as soon as there is a choice; with large letters only the number, not to hide it."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, "quiet", "cards", footless=True, parent=parent)
        self._count = 0
        self.hide()

    def show_count(self, count: int) -> None:
        """Says how many matches wait."""
        self._count = count
        self.setVisible(count > 1)
        self.setText(self.tr("Matches: {n}").format(n=count))

    def place(self, corner: QPointF, zoom: float, room: float) -> None:
        """Puts the label where it begins at `corner` and takes at most `room`."""
        self.use_height(round(HEIGHT * zoom / self._look.zoom))
        self.show_count(self._count)
        if self.sizeHint().width() > room:
            self.setText(str(self._count))
        self.move(corner.toPoint())
        self.resize(self.sizeHint())
