"""What a second start shows: that the program is running already."""

from __future__ import annotations

import sys

from PySide6.QtCore import QCoreApplication, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from duckgames.session.errors import SessionError
from duckgames.ui.error_words import error_sentence
from duckgames.ui.theme import Look
from duckgames.ui.widgets import EmptyState

EXIT_CODE = 3


class AlreadyRunning(QWidget):
    """A small window with one sentence and one button."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.setWindowTitle(self.tr("Duck Games"))
        state = EmptyState(
            look,
            1,
            self.tr("The ducks are out already"),
            self.tr("Duck Games is running in another window. Only one at a time can keep your matches safe."),
            self.tr("Close"),
        )
        state.acted.connect(self.close)
        column = QVBoxLayout(self)
        column.addWidget(state, 0, Qt.AlignmentFlag.AlignCenter)
        self.resize(520, 360)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.close()


def tell_already_running(look: Look, trouble: SessionError, *, wait: bool) -> int:
    """Says so in the terminal, and in a window that stays until it is closed, or that is not waited for.

    Returns the exit code of a start that could not be.
    """
    print(error_sentence(trouble), file=sys.stderr)
    window = AlreadyRunning(look)
    window.show()
    if not wait:
        QTimer.singleShot(0, window.close)
    QCoreApplication.exec()
    return EXIT_CODE
