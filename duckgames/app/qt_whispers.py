"""What Qt has to say goes into the log: on the console nobody reads it, and what matters there would be lost."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

_log = logging.getLogger("qt")

LEVELS: Final = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


class FirstWhispers:
    """While entered, which is while the application object is made, what Qt says is kept until there is a log.

    Where Qt cannot go on, it would end the program by a crash: `end` is called before, with all it has said.
    """

    def __init__(self, end: Callable[[str], None]) -> None:
        self._end = end
        self._said: list[tuple[QtMsgType, str]] = []

    def __enter__(self) -> None:
        qInstallMessageHandler(self._hear)

    def __exit__(self, *_: object) -> None:
        qInstallMessageHandler(None)

    def note(self) -> None:
        """Writes it into the log."""
        for kind, message in self._said:
            _log.log(LEVELS[kind], "%s", message)

    def _hear(self, kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        self._said.append((kind, message))
        if kind == QtMsgType.QtFatalMsg:
            self._end("\n".join(said for _, said in self._said))


class QtWhispers:
    """While entered, Qt writes into the log. It must be left before the interpreter ends."""

    def __enter__(self) -> None:
        qInstallMessageHandler(_note)

    def __exit__(self, *_: object) -> None:
        qInstallMessageHandler(None)


def _note(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
    _log.log(LEVELS[kind], "%s", message)
