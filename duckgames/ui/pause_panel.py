"""The pause: hides the table and takes the keys until the person goes on."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget

from duckgames.ui.commands import LEAVING_NOTHING, PAUSE
from duckgames.ui.scroll import Scroll
from duckgames.ui.seats_panel import SeatsPanel
from duckgames.ui.spacing import space
from duckgames.ui.theme import Look
from duckgames.ui.widgets import EmptyState

SLEEPY = 7
"""Biscuit sleeps through the pause."""

RESUME_KEYS = (Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class PausePanel(QWidget):
    """Covers its parent.

    Signals:
        paused: the table is hidden.
        resumed: the person goes on.
    """

    paused = Signal()
    resumed = Signal()

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._ground = parent
        self._state = EmptyState(look, SLEEPY, sleepy=True)
        self.seats = SeatsPanel(look)
        content = QWidget()
        inner = QVBoxLayout(content)
        space(look, inner, 18, (24, 24, 24, 24))
        inner.addStretch(1)
        inner.addWidget(self._state)
        # Between stretches it gets the height that its words need at its width.
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self.seats)
        row.addStretch(1)
        inner.addLayout(row)
        inner.addStretch(1)
        self._scroll = Scroll(content, self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._scroll)
        self._state.acted.connect(self.resume)
        look.changed.connect(self.on_look_changed)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self.on_focus_changed)
        self.retranslate()
        self.hide()

    def pause(self) -> None:
        """Hides the parent."""
        self.setGeometry(self._ground.rect())
        self.paused.emit()
        self.show()
        self.raise_()
        self._state.setFocus()

    def on_focus_changed(self, old: QWidget | None, now: QWidget | None) -> None:
        """What is covered may not take the keys, as a tool would that gets them back from a dialog."""
        if now is not None and not self.isHidden() and self._ground.isAncestorOf(now) and not self.isAncestorOf(now):
            self._state.setFocus()

    def on_look_changed(self) -> None:
        self.seats.use_width(self.width() - 2 * self._look.px(24))
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.on_look_changed()

    def go_to_seats(self) -> None:
        """Gives the keys to the seats, if the panel is shown and there are any."""
        if self.seats.stops and not self.isHidden():
            self._look.note_keys(True)
            self.seats.stops[-1].setFocus(Qt.FocusReason.ShortcutFocusReason)

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
        go_on = self._state.focusProxy()
        assert go_on is not None
        stops = [go_on, *self.seats.stops]
        here = next((n for n, stop in enumerate(stops) if stop.hasFocus()), -1 if forward else 1)
        stop = stops[(here + (1 if forward else -1)) % len(stops)]
        stop.setFocus(Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason)
        self._scroll.ensureWidgetVisible(stop)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in RESUME_KEYS or self._look.shortcuts.pressed(event, (PAUSE,)):
            self.resume()
        elif self._look.shortcuts.pressed(event, LEAVING_NOTHING):
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), self._look.colour("window"))
