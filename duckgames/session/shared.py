"""Matches that go to a friend as a text, and come as one: written and opened in slices, so that no window waits."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Signal

from duckgames.core import registry
from duckgames.core.game import AnyGame
from duckgames.core.record import BadRecord, Record
from duckgames.core.share_code import Opened, read_code, replaying, writing
from duckgames.core.share_text import BadCode, Fault
from duckgames.session.finished import BROUGHT
from duckgames.session.replay import Slices

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Arrived:
    """A match out of a code, to be looked at after `ply` steps.

    Where the rules have changed since it holds `turn` of its `turns` only, and has no end.
    """

    record: Record
    ply: int
    turn: int
    turns: int

    @property
    def whole(self) -> bool:
        """Whether it is there to its end."""
        return self.turn == self.turns


class SharedMatches(QObject):
    """Writes and opens one code at a time; what is asked for next takes the place of what is not done yet.

    Signals:
        written(text): the code that `write` was asked for.
        opened(match): the `Arrived` match of the code that `open` was given.
        failed(error): a `BadCode`, or of a match that does not fit the rules a `BadRecord`.
    """

    written = Signal(str)
    opened = Signal(object)
    failed = Signal(object)

    def __init__(
        self, app: str, find_game: Callable[[str], AnyGame] = registry.game, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._app = app
        self._find_game = find_game
        self._work: Slices[str] | Slices[Opened] | None = None

    def write(self, record: Record, ply: int | None = None) -> None:
        """Writes the code of a match that has ended, to be opened after `ply` steps; `written` brings it."""
        self.stop()
        steps = writing(self._find_game(record.game), record, ply)
        self._work = Slices(steps, self._hand_out, self._fail, self)

    def open(self, text: str) -> None:
        """Opens the match that a code describes; `opened` brings it, or `failed` tells what is wrong."""
        self.stop()
        try:
            body = read_code(text)
            game = self._game(body.record.game)
        except BadCode as error:
            self._fail(error)
            return
        self._work = Slices(replaying(game, body), self._arrive, self._fail, self)

    def stop(self) -> None:
        """Leaves what is not done yet."""
        if self._work is not None:
            self._work.stop()
            self._work = None

    def _game(self, name: str) -> AnyGame:
        try:
            return self._find_game(name)
        except registry.UnknownGame as error:
            raise BadCode(Fault.GAME, detail=name) from error

    def _hand_out(self, code: str) -> None:
        self._work = None
        self.written.emit(code)

    def _arrive(self, opened: Opened) -> None:
        self._work = None
        record = opened.match.to_record(self._app)
        # Nobody played it here: it counts nowhere.
        record = replace(record, notes={**record.notes, BROUGHT: True})
        self.opened.emit(Arrived(record, opened.ply, opened.turn, opened.turns))

    def _fail(self, error: BadRecord) -> None:
        self._work = None
        # Not what it says: that may be an action.
        _log.warning("A code cannot be used: %s", error.stage)
        self.failed.emit(error)
