"""What happened since the person's last turn, beside the table for as long as the person likes."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from duckgames.core.setup import Player
from duckgames.ui.aloud import announce
from duckgames.ui.log_entry import LogEntry
from duckgames.ui.log_panel import LogPanel
from duckgames.ui.texts import Texts
from duckgames.ui.theme import Look
from duckgames.ui.widgets import Button


class RecallPanel(LogPanel):
    """A part of the log with a way to put it away; the newest row is on top, as in the log itself.

    Signals:
        closed: the person put it away.
    """

    closed = Signal()

    def __init__(self, look: Look, parent: QWidget) -> None:
        self._own = True
        self._close = Button(look, "icon", "close", height=36)
        super().__init__(look, parent)
        column = self.layout()
        assert isinstance(column, QVBoxLayout)
        top = QHBoxLayout()
        top.addWidget(self._heading, 1)
        top.addWidget(self._close)
        column.insertLayout(0, top)
        self._close.clicked.connect(self.put_away)
        self.hide()

    def show_rows(self, players: Sequence[Player], texts: Texts, rows: Sequence[LogEntry], *, own: bool) -> None:
        """Shows these rows, oldest first, of what came after a turn of one's `own` or of others."""
        self._own = own
        self.begin(players, texts, rows)
        self.retranslate()

    def open(self, summary: str) -> None:
        """Comes before the table and takes the keys; a screen reader says `summary`."""
        self.show()
        self.raise_()
        self.setFocus()
        announce(self, summary)

    def put_away(self) -> None:
        """Leaves the table and the keys to it."""
        self.hide()
        self.closed.emit()

    def retranslate(self) -> None:
        super().retranslate()
        heading = self.tr("Since your last turn") if self._own else self.tr("Since the last turn")
        self.use_heading(heading)
        self._close.setText(self.tr("Close"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.put_away()
        else:
            super().keyPressEvent(event)
