"""The table of a match that is looked at: any position of it, for any eyes, with a move marked where one is wanted."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QWidget

from duckgames.core import registry
from duckgames.core.events import Event, seen_from
from duckgames.core.match import Match
from duckgames.core.places import Seat, Slot
from duckgames.ui.sounds import NullSounds, Sounds
from duckgames.ui.telling import first_person
from duckgames.ui.theme import Look
from duckgames.ui.view import GameTable


@contextmanager
def keys_left_alone() -> Iterator[None]:
    """Whatever takes the keys meanwhile, as a city that is attacked, gives them back."""
    had = QApplication.focusWidget()
    yield
    if had is not None and QApplication.focusWidget() is not had and had.isVisible():
        had.setFocus(Qt.FocusReason.OtherFocusReason)


class ReplayTable(QWidget):
    """The game's own table, on which nothing can be played; cards can still be pointed at and read.

    `show_ply(match, ply, viewer)` draws a position from scratch, and `step_to` plays the one step that leads to it.
    `mark(action)` then marks an action of the seat that owes one there, as a hint is marked, and `outline` outlines
    places; both end with the next position. `viewer` None is a spectator, with the first person's side in front.
    Whoever shows a match sees to it that these eyes may see it, as `session.viewing.Viewing` does.

    Signals:
        idle: what `step_to` plays is over.
        arranged: `table.log_rect()` and the others may be another one now.
        remade: `table` is another one, of another match.
    """

    idle = Signal()
    arranged = Signal()
    remade = Signal()

    def __init__(self, look: Look, sounds: Sounds | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._sounds = sounds or NullSounds()
        self._match: Match | None = None
        self._table: GameTable | None = None
        self._tracker = True
        self.ply = 0
        self.viewer: Seat | None = None

    @property
    def table(self) -> GameTable:
        """The table of the match that was shown last."""
        assert self._table is not None
        return self._table

    @property
    def busy(self) -> bool:
        """Whether a step is still being played."""
        return self._table is not None and self._table.busy

    def show_ply(self, match: Match, ply: int, viewer: Seat | None) -> None:
        """Draws the position after `ply` steps as `viewer` saw it."""
        if match is not self._match:
            self._make(match)
        self.ply, self.viewer = ply, viewer
        table = self.table
        with keys_left_alone():
            table.finish()
            table.rebuild(match.game.observe(match.at(ply), viewer), self._front(match))
            # A match may begin with a deal, which nobody waits for here.
            table.finish()
            self._lay_open()

    def step_to(self, match: Match, ply: int, viewer: Seat | None) -> None:
        """Plays the step that leads to `ply`, where the position before it is shown; else draws that from scratch."""
        if match is not self._match or (self.ply, self.viewer) != (ply - 1, viewer):
            self.show_ply(match, ply, viewer)
            self.idle.emit()
            return
        self.ply = ply
        self._play(tuple(seen_from(event, viewer) for event in match.steps[ply - 1].events))

    def _play(self, events: tuple[Event, ...]) -> None:
        with keys_left_alone():
            self.table.finish()
            self.table.withdraw()
            self.table.play(events)

    def finish(self) -> None:
        """Cuts short what is being played."""
        if self._table is not None:
            self._table.finish()

    def mark(self, action: Any | None) -> None:
        """Marks `action`, which the viewer could take here, as a hint; None: nothing. Buttons have no place to mark."""
        match, viewer = self._match, self.viewer
        if match is None or self._table is None:
            return
        table, state = self._table, match.at(self.ply)
        table.finish()
        if action is None or viewer is None or viewer not in match.game.owing(state):
            table.hint(None)
            return
        with keys_left_alone():
            table.offer(match.game.observe(state, viewer), viewer, (action,))
            table.hint(action)
            # The mark stays, and nothing can be taken up.
            table.withdraw()

    def outline(self, slots: tuple[Slot, ...]) -> None:
        """Outlines places, as those of a row of the log; none ends it."""
        if self._table is not None:
            self._table.outline(slots)

    def show_tracker(self, shown: bool) -> None:
        """Shows the cards still to come, where the game has such a help."""
        self._tracker = shown
        if self._table is not None:
            self._table.show_tracker(shown)

    def forget(self) -> None:
        """Takes the table away, as when the match is left."""
        if self._table is not None:
            self._table.widget.hide()
            self._table.widget.deleteLater()
        self._table = self._match = None

    def _front(self, match: Match) -> Seat:
        return first_person(match.setup.seats) if self.viewer is None else self.viewer

    def _make(self, match: Match) -> None:
        self.forget()
        setup = match.setup
        view = registry.view(setup.game)
        self._match = match
        table = self._table = view.make_table(self._look.base, self._sounds, setup.seats, self)
        table.show_legal(False)
        table.show_tracker(self._tracker)
        table.idle.connect(self.on_idle)
        table.arranged.connect(self.arranged)
        table.widget.setGeometry(self.rect())
        table.widget.show()
        self.setFocusProxy(table.widget)
        self.remade.emit()

    def _lay_open(self) -> None:
        """Spreads what the viewer chooses from here, as the cards it looked at, without offering any of it."""
        match, viewer = self._match, self.viewer
        if match is None or viewer is None:
            return
        state, game = match.at(self.ply), match.game
        if viewer in game.owing(state):
            legal = tuple(game.action(state, viewer, move) for move in game.legal(state, viewer))
            self.table.offer(game.observe(state, viewer), viewer, legal)
            self.table.withdraw()

    def on_idle(self) -> None:
        with keys_left_alone():
            self._lay_open()
        self.idle.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        if self._table is not None:
            self._table.widget.setGeometry(self.rect())
        super().resizeEvent(event)
