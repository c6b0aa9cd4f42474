"""A switch at the right of words that may take several lines."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from duckgames.ui.spacing import space
from duckgames.ui.theme import Look
from duckgames.ui.widgets import Label, Switch


class SwitchRow(QWidget):
    """A setting that is on or off; a click anywhere in the row turns it.

    Signals:
        toggled(on): the setting is on or off now.
    """

    toggled = Signal(bool)

    def __init__(self, look: Look, *, px: float = 16, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = Label(look, px, wrap=True, parent=self)
        self.switch = Switch(look, parent=self)
        row = QHBoxLayout(self)
        space(look, row, 12, (0, 2, 0, 2))
        row.addWidget(self._words, 1)
        row.addWidget(self.switch, 0, Qt.AlignmentFlag.AlignVCenter)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusProxy(self.switch)
        self.switch.toggled.connect(self.toggled)

    @property
    def on(self) -> bool:
        """Whether the setting is on."""
        return self.switch.isChecked()

    def turn(self, on: bool) -> None:
        """Turns the setting on or off."""
        self.switch.setChecked(on)

    @property
    def text(self) -> str:
        """The words of the row."""
        return self._words.text()

    def set_text(self, text: str) -> None:
        """The words of the row, which name the switch for screen readers."""
        self._words.setText(text)
        self.switch.setAccessibleName(text)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.switch.toggle()
