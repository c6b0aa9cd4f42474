"""The two buttons of the list of matches that deal with codes: one hands a match on, one opens what somebody sent."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QWidget

from duckgames.core.record import Record
from duckgames.ui.theme import Look
from duckgames.ui.widgets import Button


class CodeButtons(QObject):
    """Lays nothing out: the list puts each button where it belongs.

    Signals:
        shared(record): this match is to be handed on.
        wanted: a code is to be opened.
    """

    shared = Signal(object)
    wanted = Signal()

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._record: Record | None = None
        self.share = Button(look, "icon", "share", height=52, parent=parent)
        self.open = Button(look, "icon", "letter", height=44, parent=parent)
        self.share.clicked.connect(lambda: self.shared.emit(self._record))
        self.open.clicked.connect(self.wanted)
        parent.installEventFilter(self)
        self.retranslate()

    def offer(self, found: object, ended: bool) -> None:
        """Offers to hand on what was found of a match; of one that goes on a code would tell all that is to come."""
        self._record = found if isinstance(found, Record) else None
        self.share.setVisible(ended)
        self.share.setEnabled(self._record is not None)

    def retranslate(self) -> None:
        self.share.setText(self.tr("Share…"))
        self.open.setText(self.tr("Open a code…"))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        return super().eventFilter(watched, event)
