"""What Qt has to say goes into the log: on the console nobody reads it, and what matters there would be lost."""

from __future__ import annotations

import logging
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


class QtWhispers:
    """While entered, Qt writes into the log. It must be left before the interpreter ends."""

    def __enter__(self) -> None:
        qInstallMessageHandler(_note)

    def __exit__(self, *_: object) -> None:
        qInstallMessageHandler(None)


def _note(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
    _log.log(LEVELS[kind], "%s", message)
