"""Works through long tasks in short slices, as the replay of a record, so that the window never waits."""

from __future__ import annotations

import logging
from collections.abc import Callable, Generator
from time import perf_counter
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QObject, QTimer

from duckgames.core.game import AnyGame
from duckgames.core.match import Match
from duckgames.core.record import BadRecord, Record

_log = logging.getLogger(__name__)

T = TypeVar("T")

SLICE_SECONDS = 0.012
"""How long a slice takes: less than a frame, so that animations beside it stay smooth."""


class Slices(QObject, Generic[T]):
    """A record on its way to what `steps` return; calls `done` or `failed` later, unless it is stopped before."""

    def __init__(
        self,
        steps: Generator[Any, None, T],
        done: Callable[[T], None],
        failed: Callable[[BadRecord], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._steps = steps
        self._done = done
        self._failed = failed
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._slice)
        self._timer.start(0)

    def stop(self) -> None:
        """Leaves it at that; neither function is called."""
        self._timer.stop()
        self.deleteLater()

    def _slice(self) -> None:
        begun = perf_counter()
        try:
            while perf_counter() - begun < SLICE_SECONDS:
                next(self._steps)
        except StopIteration as end:
            self.stop()
            self._done(end.value)
        except BadRecord as error:
            self.stop()
            self._failed(error)
        except Exception as error:
            # A file can hold anything; whatever the rules stumble over, the program must go on.
            _log.exception("The rules fail on a record")
            self.stop()
            self._failed(BadRecord("replay", type(error).__name__))


class Replay(Slices[Match]):
    """One record on its way to a match."""

    def __init__(
        self,
        game: AnyGame,
        record: Record,
        done: Callable[[Match], None],
        failed: Callable[[BadRecord], None],
        parent: QObject,
    ) -> None:
        super().__init__(Match.replaying(game, record), done, failed, parent)
