"""What a second start shows: that the program is running already."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

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


def tell_already_running(look: Look) -> int:
    """Shows the window until it is closed; returns the exit code of a start that could not be."""
    window = AlreadyRunning(look)
    window.show()
    QCoreApplication.exec()
    return EXIT_CODE
