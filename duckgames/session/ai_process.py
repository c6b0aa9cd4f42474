"""One life of the process in which AIs think, as its owner sees it."""

from __future__ import annotations

import logging
import os
import sys
import threading
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from duckgames.ai.messages import Message, Tell
from duckgames.ai.worker import AppraiserMaker, PlayerMaker, run
from duckgames.core.places import Seat

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

_log = logging.getLogger(__name__)


class Relay(QObject):
    """Carries messages from the reader threads to the main thread."""

    arrived = Signal(object, object)


class Closed:
    """What the reader of a pipe tells last: the process is gone."""


class AiProcess:
    """One life of the AI process: its pipe, and a thread whose only act is to pass on what comes out of it.

    An `idle` one takes only the time that nobody else wants.
    """

    def __init__(self, make: PlayerMaker, judge: AppraiserMaker, received: Relay, idle: bool = False) -> None:
        # Not before a process is wanted: the window is shown sooner.
        import multiprocessing

        stand_somewhere()
        context = multiprocessing.get_context("spawn")
        self.pipe, other = context.Pipe()
        self.child = context.Process(target=run, args=(other, make, judge, idle), name="duckgames-ai", daemon=True)
        self.child.start()
        other.close()
        self.ready = False
        self._story = -1
        self._known: dict[Seat, int] = {}
        self._reader = threading.Thread(target=self._read, args=(self.pipe, self.child.sentinel, received), daemon=True)
        self._reader.start()

    def send(self, message: Message) -> None:
        """Sends `message`; if the process is gone, the reader tells so."""
        try:
            self.pipe.send(message)
        except OSError:
            _log.debug("The AI process took no message")

    def known(self, story: int, seat: Seat) -> int:
        """How much of the history of `seat` was sent."""
        return self._known.get(seat, 0) if story == self._story else 0

    def note(self, story: int, seat: Seat, known: int) -> None:
        """Notes how much was sent now."""
        if story != self._story:
            self._story, self._known = story, {}
        self._known[seat] = known

    def tell(self, news: Tell) -> None:
        """Sends a slice of a history."""
        self.send(news)
        self.note(news.story, news.seat, news.known + len(news.events))

    def end(self) -> None:
        """Ends the process, which has nothing to lose, and waits for it and the thread."""
        self.child.kill()
        self.child.join()
        self._reader.join()
        self.pipe.close()
        self.child.close()

    def _read(self, pipe: Connection, sentinel: int, received: Relay) -> None:
        from multiprocessing.connection import wait

        try:
            # The pipe alone may not tell: on Windows its other end stays open here if nobody lived to take it.
            while pipe in wait([pipe, sentinel]):
                received.arrived.emit(self, pipe.recv())
        except (EOFError, OSError):
            _log.debug("The AI process has closed its pipe")
        received.arrived.emit(self, Closed())


def stand_somewhere() -> None:
    """A process is told in which folder its parent works, and does not start where that folder is gone, or private.

    So it is where somebody starts the program as another user: who stands in a folder may lack the leave to enter it.
    """
    try:
        os.chdir(Path.cwd())
    except OSError:
        os.chdir(Path(sys.executable).anchor)
