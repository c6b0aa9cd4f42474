"""The application object of Qt, which on macOS also hears which files a double click asks for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QEvent
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication


class Application(QApplication):
    """Tells which files it is asked to open; what is asked before anyone listens is told then.

    Elsewhere a file comes on the command line; on macOS it comes as an event, at the start and at any time after it.
    Not by an event filter: that would see every event of every object.
    """

    def __init__(self, argv: Sequence[str]) -> None:
        super().__init__(list(argv))
        self._tell: Callable[[Path], None] | None = None
        self._waiting: Path | None = None

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent) and event.file():
            self._waiting = Path(event.file())
            self._pass_on()
            return True
        return super().event(event)

    def tell_files(self, tell: Callable[[Path], None]) -> None:
        """From now on calls `tell` with each file, and at once with the last that was asked for before."""
        self._tell = tell
        self._pass_on()

    def _pass_on(self) -> None:
        if self._tell is not None and self._waiting is not None:
            file, self._waiting = self._waiting, None
            self._tell(file)
