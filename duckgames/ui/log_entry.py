"""The rows of the log: what events tell, and who did it."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from duckgames.core.events import CardMoved, Event
from duckgames.core.places import Seat, Slot
from duckgames.core.presenter import AnyPresenter, Phrase, Who
from duckgames.ui.texts import Texts


@dataclass(frozen=True)
class LogEntry:
    """One row: what to say, of whom (None: of the table), and the slots it changed.

    `handed`: a duck played for the person in that seat.
    """

    phrase: Phrase
    who: Seat | None
    slots: tuple[Slot, ...]
    handed: bool = False

    def name(self, texts: Texts) -> str:
        """What whom the row is about is called, or nothing."""
        if self.who is None:
            return ""
        return texts.duck(self.who) if self.handed else texts.name(self.who)


def entries(events: Iterable[Event], presenter: AnyPresenter, handed: Collection[Seat] = frozenset()) -> list[LogEntry]:
    """The rows of `events`, oldest first; card moves without words belong to the row before them."""
    rows: list[tuple[Phrase, list[Slot]]] = []
    for event in events:
        phrase = presenter.phrase(event)
        if phrase is not None:
            rows.append((phrase, []))
        if isinstance(event, CardMoved) and rows:
            rows[-1][1].extend((event.source, event.target))
    return [_entry(phrase, slots, handed) for phrase, slots in rows]


def _entry(phrase: Phrase, slots: list[Slot], handed: Collection[Seat]) -> LogEntry:
    who = phrase.args.get("who")
    seat = who.seat if isinstance(who, Who) else None
    return LogEntry(phrase, seat, tuple(slots), seat in handed)
