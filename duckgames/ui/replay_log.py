"""The log beside a replay: all that happens in the match, from which one jumps to where it happens."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QModelIndex, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QWidget

from duckgames.core.presenter import AnyPresenter
from duckgames.session.viewing import Viewing
from duckgames.ui.log_entry import LogEntry, entries
from duckgames.ui.log_panel import LogPanel
from duckgames.ui.texts import Texts
from duckgames.ui.theme import Look

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class ReplayLog(LogPanel):
    """The rows of a whole match; the last one that has happened on the screen stands out.

    Signals:
        jumped(ply): the moment after the step of a row is wanted.
    """

    jumped = Signal(int)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        self._rows: list[LogEntry] = []
        self._plies: list[int] = []
        self._ply = 0
        super().__init__(look, parent)
        self._list.clicked.connect(self.on_row_chosen)
        self._list.viewport().setCursor(Qt.CursorShape.PointingHandCursor)

    def show_match(
        self, viewing: Viewing, eyes: Callable[[int], int | None], presenter: AnyPresenter, texts: Texts
    ) -> None:
        """Lists what those eyes saw that one has while the step that leads to a ply is taken."""
        self._rows, self._plies = [], []
        for ply in range(1, viewing.match.ply + 1):
            rows = entries(viewing.events(ply, eyes(ply)), presenter, viewing.handed(ply))
            self._rows += rows
            self._plies += [ply] * len(rows)
        self.begin(viewing.match.setup.seats, texts, self._rows)

    def rows_of(self, ply: int) -> Sequence[LogEntry]:
        """What the step that leads to `ply` tells."""
        return self._rows[bisect_right(self._plies, ply - 1) : bisect_right(self._plies, ply)]

    def show_ply(self, ply: int) -> None:
        """Lets the row of this moment stand out."""
        self._ply = ply
        row = len(self._rows) - bisect_right(self._plies, ply)
        self._delegate.current = row
        index = self._model.index(min(row, len(self._rows) - 1))
        if index.isValid():
            self._list.scrollTo(index, QAbstractItemView.ScrollHint.PositionAtCenter)
        self._list.viewport().update()

    def retranslate(self) -> None:
        super().retranslate()
        # Rows of other heights have moved the one of the moment away.
        self.show_ply(self._ply)

    def on_row_chosen(self, index: QModelIndex) -> None:
        """A row was clicked, or Enter pressed on it."""
        if index.isValid():
            self.jumped.emit(self._plies[len(self._rows) - 1 - index.row()])

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        pressed = event if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress else None
        if watched is self._list and pressed is not None and pressed.key() in ENTER:
            if not pressed.isAutoRepeat():
                self.on_row_chosen(self._list.currentIndex())
            return True
        return super().eventFilter(watched, event)
