"""The window's end of the AI process."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from duckgames.ai.worker import PlayerMaker, Question, make_player


class AiClient(QObject):
    """Owns the process in which AIs think; questions wait in a queue and are thought about one after another.

    Signals:
        answered: ticket and its Decision.
        progressed: ticket and the share of its time used.
        failed: SessionError.
    """

    answered = Signal(int, object)
    progressed = Signal(int, float)
    failed = Signal(object)

    def __init__(self, make: PlayerMaker = make_player, parent: QObject | None = None) -> None:
        super().__init__(parent)

    def start(self) -> None:
        """Starts the process."""

    def warm(self, game: str) -> None:
        """Lets the process load the players of `game` ahead of the first question."""

    def ask(self, question: Question) -> int:
        """Puts a question and returns its ticket."""
        return 0

    def drop(self, ticket: int) -> None:
        """Forgets a question; its answer never arrives."""

    def hurry(self) -> None:
        """Lets all questions be answered with the best found so far."""

    def close(self) -> None:
        """Ends the process and waits for it."""
