"""What ducks said of their actions, kept for as long as a match is open: no event tells it."""

from __future__ import annotations

from collections.abc import Sequence

from duckgames.core.events import Event
from duckgames.core.places import Seat
from duckgames.core.presenter import AnyPresenter
from duckgames.ui.log_entry import LogEntry, entries


class SaidAloud:
    """Rows of the log beside those of events, each with the number of events of the match that were told before it.

    Nor does an event tell whether a duck played for the person whose seat it names.
    """

    def __init__(self) -> None:
        self._rows: list[tuple[int, LogEntry]] = []
        self._handed: list[tuple[int, tuple[Seat, ...]]] = []

    def begin(self) -> None:
        """Another match: nothing was said yet."""
        self._rows.clear()
        self._handed.clear()

    def say(self, told: int, row: LogEntry) -> None:
        """Something is said after so many events."""
        self._rows.append((told, row))

    def go_on(self, told: int, handed: tuple[Seat, ...] = ()) -> None:
        """The match goes on after so many events: what was said later belongs to moves that were taken back.

        In the seats that are `handed`, ducks play for people from now on.
        """
        self._rows = [each for each in self._rows if each[0] <= told]
        self._handed = [each for each in self._handed if each[0] < told]
        if handed != (self._handed[-1][1] if self._handed else ()):
            self._handed.append((told, handed))

    def log(self, events: Sequence[Event], presenter: AnyPresenter) -> list[LogEntry]:
        """All rows of a match up to the moment when these events had been told, oldest first."""
        rows: list[LogEntry] = []
        start = 0
        for told, row in self._rows:
            if told <= len(events):
                rows += [*self._told(events, start, told, presenter), row]
                start = told
        return rows + self._told(events, start, len(events), presenter)

    def _told(self, events: Sequence[Event], start: int, end: int, presenter: AnyPresenter) -> list[LogEntry]:
        """The rows of some of the events, in each of which it is known who played."""
        rows: list[LogEntry] = []
        seats: tuple[Seat, ...] = ()
        for told, handed in (*self._handed, (end, ())):
            until = min(max(told, start), end)
            rows += entries(events[start:until], presenter, seats)
            start, seats = until, handed
        return rows
