"""The pause: hides the table and takes the keys until the person goes on."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from duckgames.ui.commands import PAUSE
from duckgames.ui.theme import Look
from duckgames.ui.widgets import EmptyState

SLEEPY = 7
"""Biscuit sleeps through the pause."""

RESUME_KEYS = (Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class PausePanel(QWidget):
    """Covers its parent.

    Signals:
        resumed: the person goes on.
    """

    resumed = Signal()

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._ground = parent
        self._state = EmptyState(look, SLEEPY, sleepy=True)
        column = QVBoxLayout(self)
        column.addWidget(self._state, 0, Qt.AlignmentFlag.AlignCenter)
        self._state.acted.connect(self.resume)
        look.changed.connect(self.update)
        self.retranslate()
        self.hide()

    def pause(self) -> None:
        """Hides the parent."""
        self.setGeometry(self._ground.rect())
        self.show()
        self.raise_()
        self.setFocus()

    def resume(self) -> None:
        """Shows the parent again and tells so."""
        self.hide()
        self.resumed.emit()

    def retranslate(self) -> None:
        self._state.set_texts(
            self.tr("The pond is resting"), self.tr("Nothing moves until you go on."), self.tr("Go on")
        )

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab never leads to what is hidden."""
        self._look.note_keys(True)
        self._state.setFocus(Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in RESUME_KEYS or self._look.shortcuts.pressed(event, (PAUSE,)):
            self.resume()

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), self._look.colour("window"))
