"""What a person can call back to the screen: where a log entry happened, the last turn, and how the match stands."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QTimer

from duckgames.core import registry
from duckgames.core.places import POINTS, Counter, Seat, Slot
from duckgames.core.setup import Ai, Player
from duckgames.session.game_session import GameSession
from duckgames.ui.log_panel import LogEntry
from duckgames.ui.match_words import MatchWords
from duckgames.ui.view import GameTable
from duckgames.ui.widgets import Toast

OUTLINE_MS = 3000


def points_so_far(session: GameSession) -> tuple[int, ...]:
    """The points of every seat over the rounds that have ended."""
    game = registry.game(session.setup.game)
    counters = game.table(session.observation(session.viewer)).counters
    return tuple(counters.get(Counter(POINTS, seat), 0) for seat in range(len(session.setup.seats)))


def front_seat(players: Sequence[Player], viewer: Seat | None) -> Seat:
    """Whose side of the table is in front: the viewer's, or for several people the first person's."""
    if viewer is not None:
        return viewer
    return next((seat for seat, player in enumerate(players) if not isinstance(player, Ai)), 0)


class MatchRecall(QObject):
    """Remembers the last turn that was shown, and says or outlines it again in `toast` and on the table."""

    def __init__(self, toast: Toast, session: GameSession, parent: QObject) -> None:
        super().__init__(parent)
        self._toast = toast
        self._session = session
        self._table: GameTable | None = None
        self._words: MatchWords | None = None
        self._last_turn: Sequence[LogEntry] = ()
        self._unmark = QTimer(self, singleShot=True, interval=OUTLINE_MS)
        self._unmark.timeout.connect(lambda: self.outline(()))

    def begin(self, table: GameTable, words: MatchWords) -> None:
        """Recalls another match from now on."""
        self._table, self._words = table, words
        self.forget()

    def remember(self, rows: Sequence[LogEntry]) -> None:
        """Takes the rows of a turn that was shown; none leave the turn before."""
        self._last_turn = rows or self._last_turn

    def forget(self) -> None:
        """Knows no last turn, as after a move was taken back."""
        self._last_turn = ()

    def outline(self, slots: tuple[Slot, ...]) -> None:
        """Outlines places on the table, or none."""
        if self._table is not None:
            self._table.outline(slots)

    def show_last_turn(self) -> None:
        """Outlines the places of the last turn once more and says it."""
        if self._words is not None and self._last_turn:
            self._toast.show_message(self._words.summary(self._last_turn))
            self.outline(tuple(slot for row in self._last_turn for slot in row.slots))
            self._unmark.start()

    def take_back(self) -> None:
        """Takes the last move back, or says why that is not possible."""
        state = self._session.undo_state
        if state.undo:
            self._session.undo()
        elif self._words is not None:
            self._toast.show_message(self._words.undo_reason(state))

    def tell_standing(self, choosing: Sequence[Seat]) -> None:
        """Says who chooses now and how the match stands."""
        if self._words is not None and self._session.running:
            self._toast.show_message(self._words.standing(choosing, points_so_far(self._session)))
