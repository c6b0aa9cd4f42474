"""The buttons below the scores: what to do with the match that has ended, and where to go from it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from duckgames.ui.spacing import space
from duckgames.ui.theme import Look
from duckgames.ui.widgets import Button
from duckgames.ui.widgets.focus_ring import REACH

translate = QCoreApplication.translate


class ResultRow(QWidget):
    """One row, with room around it for the ring of the focus; buttons without room for words show their pictures."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.again = Button(look, "primary", "redo", height=56)
        self.look = Button(look, "quiet", "zoom", height=56)
        self.watch = Button(look, "quiet", "slow", height=56)
        self.review = Button(look, "quiet", "review", height=56)
        self.menu = Button(look, "quiet", "home", height=56)
        self._line = QHBoxLayout(self)
        space(look, self._line, 14)
        self._line.setContentsMargins(REACH, REACH, REACH, REACH)
        for button in (self.again, self.review, self.watch, self.look):
            self._line.addWidget(button)
        self._line.addStretch(1)
        self._line.addWidget(self.menu)
        self.retranslate()

    def fit(self, height: int, room: int) -> None:
        """Takes buttons of that height, and of their words what has room."""
        yielding = (self.look, self.menu, self.watch, self.review)
        for button in (self.again, *yielding):
            button.use_height(height)
        for button in yielding:
            button.use_kind("quiet")
        for button in yielding:
            if self.needed > room:
                button.use_kind("icon")

    @property
    def needed(self) -> int:
        """How wide the buttons are with what they say now."""
        self._line.invalidate()
        return self._line.totalMinimumSize().width() - 2 * REACH

    def retranslate(self) -> None:
        self.again.setText(translate("ResultPage", "Play again"))
        self.look.setText(translate("ResultPage", "Look at the table"))
        self.watch.setText(translate("ResultPage", "Watch again"))
        self.review.setText(translate("ResultPage", "Review"))
        self.menu.setText(translate("ResultPage", "Menu"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
