"""A second start of the program: how it hands its words to the window of the first, and how that takes them.

Only the same user can call, and whoever calls can do no more than the command line can: show the window, open a file,
or open the set-up of a match. What is no such call is dropped.
"""

from __future__ import annotations

import json
import logging
import os
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QByteArray, QDeadlineTimer, QObject, QTimer, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from duckgames.app.call_name import leaves_a_trace
from duckgames.app.command_line import CommandLine
from duckgames.app.forward import TOKEN_VARIABLE
from duckgames.core import registry
from duckgames.core.rng import SEED_BITS

_log = logging.getLogger(__name__)

PATIENCE_MS: Final = 2_000
"""How long a second start waits for the first, and the first for the words of a call."""

START_MS: Final = 30_000
"""How long a window may take from the lock of its folder to its first picture, on a slow disk or a busy machine."""

LARGEST: Final = 64 * 1024
"""More bytes than any call has."""

MOST: Final = 16
"""Calls that are listened to at once; more are nobody's second start."""

LONGEST_TOKEN: Final = 256
RETRY_S: Final = 0.05
ANSWER: Final = b"shown\n"


class NoCall(ValueError):
    """What was heard is no second start; the text says which of its words, and not what they are."""


def call_first(name: str, line: CommandLine, lock: Path, taken: Callable[[], bool]) -> bool:
    """Hands `line` to the window that listens under `name`; True once that has answered.

    While the place is `taken`, as its `lock` says, a window is there that does not listen yet, or no more: it is tried
    again for a while.
    """
    deadline = QDeadlineTimer(patience(lock))
    while True:
        if sys.platform == "win32" or leaves_a_trace(name):
            socket = QLocalSocket()
            socket.connectToServer(name)
            if socket.waitForConnected(PATIENCE_MS):
                return _tell(socket, line, QDeadlineTimer(PATIENCE_MS))
        if not taken() or deadline.hasExpired():
            return False
        time.sleep(RETRY_S)


def patience(lock: Path) -> int:
    """How many milliseconds whoever holds `lock` has to be heard of: more while it may be starting itself."""
    try:
        age = time.time() - lock.stat().st_mtime
    except OSError:
        return PATIENCE_MS
    return min(max(PATIENCE_MS, START_MS - round(age * 1000)), START_MS)


def _tell(socket: QLocalSocket, line: CommandLine, deadline: QDeadlineTimer) -> bool:
    socket.write(encoded(line, os.environ.get(TOKEN_VARIABLE, "")))
    answer = b""
    while len(answer) < len(ANSWER) and socket.waitForReadyRead(_left(deadline)):
        answer += bytes(socket.readAll().data())
    return answer == ANSWER


def _left(deadline: QDeadlineTimer) -> int:
    return max(1, deadline.remainingTime())


def encoded(line: CommandLine, token: str = "") -> bytes:
    """The words of a call: what `line` asks of a window, and the leave to bring it to the front."""
    words = {
        "file": None if line.file is None else str(line.file.absolute()),
        "game": line.game,
        "seed": line.seed,
        "continue": line.continue_,
        "token": token,
    }
    return json.dumps(words).encode() + b"\n"


def decoded(content: bytes) -> tuple[CommandLine, str]:
    """What `encoded` was given; raises `NoCall` for what it would never write."""
    try:
        words: Any = json.loads(content)
    except (ValueError, RecursionError) as error:
        raise NoCall(type(error).__name__) from error
    if not isinstance(words, dict):
        raise NoCall("no object")
    file, game, seed, token = (words.get(key) for key in ("file", "game", "seed", "token"))
    if file is not None and not (isinstance(file, str) and "\0" not in file and Path(file).is_absolute()):
        raise NoCall("file")
    if game is not None and game not in [info.id for info in registry.infos()]:
        raise NoCall("game")
    if seed is not None and not (type(seed) is int and 0 <= seed < 1 << SEED_BITS):
        raise NoCall("seed")
    if not (isinstance(token, str) and token.isprintable() and len(token) <= LONGEST_TOKEN):
        raise NoCall("token")
    line = CommandLine(
        game=game, seed=seed, continue_=words.get("continue") is True, file=None if file is None else Path(file)
    )
    return line, token


class SecondStarts(QObject):
    """Listens for second starts on behalf of the window.

    Signals:
        called(line, token): the program was started once more with `line`, a `CommandLine`.
    """

    called = Signal(object, str)

    def __init__(self, name: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._name = name
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._on_connected)
        self._heard: dict[QLocalSocket, QByteArray] = {}

    def listen(self) -> bool:
        """Begins to listen; where that fails a second start is only told that a window is there."""
        if not self._server.listen(self._name):
            # Who has the lock of the folder is the first: what lies there was left by a window that was killed.
            QLocalServer.removeServer(self._name)
            self._server.listen(self._name)
        if not self._server.isListening():
            _log.info("Second starts are not heard: %s", self._server.errorString())
        return self._server.isListening()

    def close(self) -> None:
        """Listens no more."""
        self._server.close()
        for socket in list(self._heard):
            self._drop(socket)

    def _on_connected(self) -> None:
        while (socket := self._server.nextPendingConnection()) is not None:
            self._heard[socket] = QByteArray()
            if len(self._heard) > MOST:
                self._drop(socket)
                continue
            # It takes in no more than is read, whatever is sent.
            socket.setReadBufferSize(LARGEST)
            socket.readyRead.connect(self._on_read)
            socket.disconnected.connect(self._on_gone)
            QTimer.singleShot(PATIENCE_MS, socket, partial(self._drop, socket))
            self._read(socket)

    def _on_read(self) -> None:
        socket = self.sender()
        if isinstance(socket, QLocalSocket):
            self._read(socket)

    def _on_gone(self) -> None:
        socket = self.sender()
        if isinstance(socket, QLocalSocket):
            self._drop(socket)

    def _drop(self, socket: QLocalSocket) -> None:
        if self._heard.pop(socket, None) is not None:
            socket.abort()
            socket.deleteLater()

    def _read(self, socket: QLocalSocket) -> None:
        heard = self._heard.get(socket)
        if heard is None:
            return
        heard.append(socket.readAll())
        content, ended, _ = bytes(heard.data()).partition(b"\n")
        if len(content) > LARGEST:
            self._drop(socket)
        elif ended:
            self._answer(socket, content)

    def _answer(self, socket: QLocalSocket, content: bytes) -> None:
        try:
            line, token = decoded(content)
        except NoCall as error:
            _log.info("A call that is no second start: %s", error)
            self._drop(socket)
            return
        del self._heard[socket]
        socket.disconnected.connect(socket.deleteLater)
        # Before it is done: opening a long match takes longer than a second start waits.
        socket.write(ANSWER)
        socket.disconnectFromServer()
        self.called.emit(line, token)
