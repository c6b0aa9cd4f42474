"""What a person can call back to the screen: where a log entry happened, what is new, and how the match stands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, QTimer

from duckgames.core import registry
from duckgames.core.events import Event
from duckgames.core.places import POINTS, Counter, Seat, Slot
from duckgames.core.presenter import AnyPresenter
from duckgames.core.setup import MatchSetup
from duckgames.session.game_session import GameSession
from duckgames.session.undo import UndoState
from duckgames.ui.log_entry import LogEntry, entries
from duckgames.ui.match_words import MatchWords
from duckgames.ui.recall_panel import RecallPanel
from duckgames.ui.texts import Texts
from duckgames.ui.view import GameTable
from duckgames.ui.widgets import Toast

translate = QCoreApplication.translate

OUTLINE_MS = 3000


def points_so_far(setup: MatchSetup, seen: Any) -> tuple[int, ...]:
    """The points of every seat as `seen` shows them; none if the game counts none before its end."""
    counters = registry.game(setup.game).table(seen).counters
    points = [Counter(POINTS, seat) for seat in range(len(setup.seats))]
    return tuple(counters[each] for each in points) if counters.keys() >= set(points) else ()


class MatchRecall(QObject):
    """Says and outlines again what is new since the person's last turn, in `panel`; says the rest in `toast`.

    It knows what was shown on the screen, not what the session knows already.
    """

    def __init__(self, panel: RecallPanel, toast: Toast, session: GameSession, parent: QObject) -> None:
        super().__init__(parent)
        self._panel = panel
        self._toast = toast
        self._session = session
        self._table: GameTable | None = None
        self._presenter: AnyPresenter
        self._words: MatchWords | None = None
        self._setup: MatchSetup
        self._texts: Texts
        self._rows: Sequence[LogEntry] = ()
        self._seen: Any = None
        self._unmark = QTimer(self, singleShot=True, interval=OUTLINE_MS)
        self._unmark.timeout.connect(lambda: self.outline(()))
        panel.pointed.connect(self.outline)
        panel.closed.connect(self.close)
        session.undo_changed.connect(self.on_undo_changed)

    def begin(
        self, setup: MatchSetup, texts: Texts, table: GameTable, presenter: AnyPresenter, words: MatchWords
    ) -> None:
        """Recalls another match from now on."""
        self._setup, self._texts = setup, texts
        self._table, self._presenter, self._words = table, presenter, words
        self.forget()
        self.remember(None, (), None)
        self.close()

    def remember(self, viewer: Seat | None, events: Sequence[Event], seen: Any) -> None:
        """Takes what `viewer` has seen since its last turn, up to the moment on the screen, and sees then.

        As long as that is nothing, what was new before this turn is still the last there was.
        """
        self._seen = seen
        self._rows = entries(events, self._presenter) or self._rows
        self._panel.show_rows(self._setup.seats, self._texts, self._rows, own=viewer is not None)

    def forget(self) -> None:
        """What was remembered is no more, or not for these eyes: the table was drawn anew."""
        self._rows = ()

    def outline(self, slots: tuple[Slot, ...]) -> None:
        """Outlines places on the table, or none."""
        if self._table is not None:
            self._table.outline(slots)

    def toggle(self) -> None:
        """Says what is new since the person's last turn and outlines where it happened, or puts that away."""
        if self._panel.isVisible():
            self._panel.put_away()
        elif self._words is None or not self._rows:
            self._toast.show_message(translate("MatchRecall", "Nothing has happened yet."))
        else:
            self._panel.open(self._words.summary(self._rows))
            self.outline(tuple(slot for row in self._rows for slot in row.slots))
            self._unmark.start()

    def close(self) -> None:
        """Puts away what was called back."""
        self._unmark.stop()
        self.outline(())
        self._panel.hide()

    def take_back(self) -> None:
        """Takes the last move back, or says why that is not possible; a match not yet taken up again has none."""
        if not self._session.running:
            return
        state = self._session.undo_state
        if self._words is None:
            return
        if not state.undo:
            self._toast.show_message(self._words.undo_reason(state))
            return
        self._session.undo()
        now = self._session.undo_state
        if now.redo:
            said = self._words.taken_back(practice=now.practice and not state.practice)
            self._toast.show_message(said, translate("MatchRecall", "Redo"))

    def play_again(self) -> None:
        """Plays what was taken back last once more, or says that there is nothing."""
        if self._session.running and not self._session.undo_state.redo:
            self._toast.show_message(translate("MatchRecall", "There is nothing to play again."))
        self._session.redo()

    def on_undo_changed(self, state: UndoState) -> None:
        if not state.redo:
            self._toast.withdraw_action()

    def tell_standing(self, choosing: Sequence[Seat]) -> None:
        """Says who chooses now and how the match stands."""
        if self._words is not None and self._seen is not None:
            points = points_so_far(self._setup, self._seen)
            self._toast.show_message(self._words.standing(choosing, points, self._seen))
