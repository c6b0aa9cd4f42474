"""The field for the code of a match: shown to be copied, or empty to be pasted into."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QMimeData, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QTextCursor
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from duckgames.core.share_text import LONGEST
from duckgames.ui.theme import Look

LINES: Final = 6
LETTERS: Final = 46


class CodeField(QPlainTextEdit):
    """A text of lines; Enter is left to the dialog, as nobody types a code, and of a huge text no more is taken than
    it needs to be refused.

    Signals:
        entered: Enter was pressed.
    """

    entered = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setTabChangesFocus(True)
        self.setUndoRedoEnabled(False)
        look.changed.connect(self.dress)
        self.dress()

    def dress(self) -> None:
        """Takes the letters of the moment."""
        self.ensurePolished()
        self.setFont(self._look.plain(15))
        self.updateGeometry()

    def choose(self, at: int) -> None:
        """Shows the character at index `at` as chosen; after the last one, the end."""
        # Qt counts halves of the pairs that stand for rare characters.
        start = len(self.toPlainText()[:at].encode("utf-16-le")) // 2
        cursor = self.textCursor()
        cursor.setPosition(min(start, self.document().characterCount() - 1))
        cursor.movePosition(QTextCursor.MoveOperation.Right, QTextCursor.MoveMode.KeepAnchor)
        self.setTextCursor(cursor)
        self.ensureCursorVisible()

    def show_text(self, text: str) -> None:
        """Shows a text from its beginning, no more of it than could be a code."""
        self.setPlainText(text[: LONGEST + 1])

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        return QSize(LETTERS * metrics.averageCharWidth(), LINES * metrics.lineSpacing() + self._look.px(28))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(200), 3 * self.fontMetrics().lineSpacing() + self._look.px(28))

    def insertFromMimeData(self, source: QMimeData) -> None:
        self.insertPlainText(source.text()[: LONGEST + 1])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.entered.emit()
        else:
            super().keyPressEvent(event)
