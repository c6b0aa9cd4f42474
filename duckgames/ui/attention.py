"""Whether anybody sees the window, and the call in the task bar for whoever does not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QApplication, QWidget

from duckgames.ui.window_watch import watch

STIRS: Final = (QEvent.Type.Show, QEvent.Type.WindowStateChange)
"""After these the window may be seen again."""


class Attention(QObject):
    """Looks after the window that `page` is in.

    Signals:
        back: the window is seen again.
    """

    back = Signal()

    def __init__(self, page: QWidget, alert: Callable[[QWidget], None] = QApplication.alert) -> None:
        super().__init__(page)
        self._page = page
        self._alert = alert
        self._window: QWidget | None = None

    @property
    def away(self) -> bool:
        """Whether nothing of the window is seen: then `back` tells when it is."""
        self._window = watch(self, self._window, self._page.window())
        return self._window.isMinimized() or not self._window.isVisible()

    def call(self) -> None:
        """Calls the person, unless the window is in front already."""
        if self.away or not self._page.isActiveWindow():
            self._alert(self._page.window())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._window and event.type() in STIRS and not self.away:
            self.back.emit()
        return False
