"""How far a review is, as a bar with words and a way to stop it, or to go on with one that was stopped."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from duckgames.ui.spacing import space
from duckgames.ui.theme import Look
from duckgames.ui.thinking_bar import ThinkingBar
from duckgames.ui.widgets import Button, Label, Panel


class ReviewStrip(Panel):
    """Stands over what is known so far.

    Signals:
        acted: its button was pressed.
    """

    acted = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, 1, radius=16, padding=10, fill="raised", parent=parent)
        self.words = Label(look, 16, wrap=True)
        self.bar = ThinkingBar(look, self)
        self.button = Button(look, "quiet", height=42)
        column = QVBoxLayout()
        space(look, column, 6)
        column.addStretch(1)
        column.addWidget(self.words)
        column.addWidget(self.bar)
        column.addStretch(1)
        row = QHBoxLayout(self)
        space(look, row, 16, (6, 0, 0, 0))
        row.addLayout(column, 1)
        row.addWidget(self.button, 0, Qt.AlignmentFlag.AlignVCenter)
        self.button.clicked.connect(self.acted)
        look.changed.connect(self.on_look_changed)
        self.on_look_changed()

    def on_look_changed(self) -> None:
        self.bar.setFixedHeight(self._look.px(8))

    def show_words(self, words: str, button: str, share: float | None) -> None:
        """Says how far it is; without a share there is no bar."""
        self.words.setText(words)
        self.button.setText(button)
        self.bar.setVisible(share is not None)
        self.bar.setAccessibleName(words)
        if share is not None:
            self.bar.show_share(share)
