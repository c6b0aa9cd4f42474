"""What ducks said of their actions, kept for as long as a match is open: no event tells it."""

from __future__ import annotations

from collections.abc import Sequence

from duckgames.core.events import Event
from duckgames.core.presenter import AnyPresenter
from duckgames.ui.log_panel import LogEntry, entries


class SaidAloud:
    """Rows of the log beside those of events, each with the number of events of the match that were told before it."""

    def __init__(self) -> None:
        self._rows: list[tuple[int, LogEntry]] = []

    def begin(self) -> None:
        """Another match: nothing was said yet."""
        self._rows.clear()

    def say(self, told: int, row: LogEntry) -> None:
        """Something is said after so many events."""
        self._rows.append((told, row))

    def go_on(self, told: int) -> None:
        """The match goes on after so many events: what was said later belongs to moves that were taken back."""
        self._rows = [each for each in self._rows if each[0] <= told]

    def log(self, events: Sequence[Event], presenter: AnyPresenter) -> list[LogEntry]:
        """All rows of a match up to the moment when these events had been told, oldest first."""
        rows: list[LogEntry] = []
        start = 0
        for told, row in self._rows:
            if told <= len(events):
                rows += [*entries(events[start:told], presenter), row]
                start = told
        return rows + entries(events[start:], presenter)
