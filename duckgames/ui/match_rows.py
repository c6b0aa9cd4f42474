"""A saved match as a row of a list: what its file says, worded in the language of the moment."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtCore import (
    QT_TRANSLATE_NOOP,
    QAbstractListModel,
    QCoreApplication,
    QDateTime,
    QLocale,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
)

from duckgames.core.ducks import duck_number
from duckgames.core.players import NOTE as HANDED
from duckgames.core.record import Record
from duckgames.core.setup import Ai
from duckgames.session import whereabouts
from duckgames.session.errors import ErrorId, SessionError
from duckgames.session.saved_matches import Entry
from duckgames.ui.texts import Texts, player_name, shared
from duckgames.ui.view import GameView

DOT: Final = " \N{MIDDLE DOT} "
Index = QModelIndex | QPersistentModelIndex
Found = Record | SessionError

translate = QCoreApplication.translate

MOVES: Final = QT_TRANSLATE_NOOP("MatchRows", "%n move(s)")
DAMAGED: Final = QT_TRANSLATE_NOOP("MatchRows", "The file is damaged.")
REASONS: Final[Mapping[ErrorId, object]] = {
    ErrorId.SAVE_NEWER: QT_TRANSLATE_NOOP("MatchRows", "A newer version of the program saved it."),
    ErrorId.FILE_UNREADABLE: QT_TRANSLATE_NOOP("MatchRows", "The file cannot be read."),
}
"""Why a file will not open, as short as a row is; every other reason means that it is damaged."""


@dataclass(frozen=True)
class Row:
    """The words and ducks of one match; a `broken` one has no ducks, and its words are why it will not open."""

    title: str
    detail: str
    when: str
    note: str = ""
    ducks: tuple[int, ...] = ()
    broken: bool = False

    @property
    def aloud(self) -> str:
        """All of it, for a screen reader."""
        return ". ".join(text for text in (self.title, self.detail, self.note, self.when) if text)


class RowWords:
    """Words the matches of one game; `language` is asked anew for every date."""

    def __init__(self, view: GameView, language: Callable[[], str]) -> None:
        self._view = view
        self._language = language

    def row(self, entry: Entry, found: Found) -> Row:
        """The row of a match that was looked at."""
        when = self._when(entry.played)
        if isinstance(found, SessionError):
            title = translate("MatchRows", "This saved game will not open.")
            why = translate("MatchRows", str(REASONS.get(found.id, DAMAGED)))
            return Row(title, f"{why} ({entry.name})", when, broken=True)
        note = translate("MatchRows", "Practice") if found.notes.get("practice") is True else ""
        names = ", ".join(player_name(found.seats, seat) for seat in range(len(found.seats)))
        ducks = tuple(duck_number(player.duck) for player in found.seats)
        return Row(names, DOT.join(self._details(found)), when, note, ducks)

    def _details(self, record: Record) -> list[str]:
        outcome = _outcome(record)
        details = [self._place(record) if outcome is None else outcome]
        levels = dict.fromkeys(player.level for player in record.seats if isinstance(player, Ai))
        details.append(", ".join(shared(f"level.{level}") for level in levels))
        if record.notes.get(HANDED):
            details.append(translate("MatchRows", "a duck played for a person"))
        return [detail for detail in details if detail]

    def _place(self, record: Record) -> str:
        """How far the match is: its round, or the moves where its file does not say."""
        phrase, texts = whereabouts.read(record), Texts(self._view, record.seats)
        if phrase is not None and texts.knows(phrase.key):
            try:
                return texts.say(phrase)
            except (KeyError, IndexError, ValueError):
                # A file can hold any numbers under any names.
                pass
        return translate("MatchRows", str(MOVES), None, len(record.actions))

    def dates(self, entry: Entry) -> str:
        """The day on which a match was played, as people may write it."""
        day = QDateTime.fromMSecsSinceEpoch(entry.played // 1_000_000).date()
        locale = QLocale(self._language())
        formats = (QLocale.FormatType.LongFormat, QLocale.FormatType.ShortFormat)
        return " ".join((day.toString(Qt.DateFormat.ISODate), *(locale.toString(day, each) for each in formats)))

    def _when(self, played: int) -> str:
        moment = QDateTime.fromMSecsSinceEpoch(played // 1_000_000)
        return QLocale(self._language()).toString(moment, QLocale.FormatType.ShortFormat)


def _outcome(record: Record) -> str | None:
    """Who won; None where the file tells of no end."""
    result = record.notes.get("result")
    winners = result.get("winners") if isinstance(result, dict) else None
    if not isinstance(winners, list) or not winners:
        return None
    if not all(type(seat) is int and 0 <= seat < len(record.seats) for seat in winners):
        return None
    names = ", ".join(player_name(record.seats, seat) for seat in winners)
    return translate("MatchRows", "Winner: {names}").format(names=names)


class MatchModel(QAbstractListModel):
    """The rows of a list; each file is opened when its row is first seen."""

    ROW: Final = Qt.ItemDataRole.UserRole

    def __init__(self, words: RowWords, look_at: Callable[[Entry], Found], parent: Any = None) -> None:
        super().__init__(parent)
        self._words = words
        self._look_at = look_at
        self._entries: list[Entry] = []
        self._found: dict[Entry, Found] = {}

    def show(self, entries: Sequence[Entry]) -> None:
        """Lists these matches; what was read of them before is forgotten."""
        self.beginResetModel()
        self._entries, self._found = list(entries), {}
        self.endResetModel()

    def narrow(self) -> None:
        """Lists none of them, as before a search brings some back."""
        self.beginResetModel()
        self._entries = []
        self.endResetModel()

    def append(self, entries: Sequence[Entry]) -> None:
        """Lists these too, after the others."""
        start = len(self._entries)
        self.beginInsertRows(QModelIndex(), start, start + len(entries) - 1)
        self._entries += entries
        self.endInsertRows()

    def entry(self, number: int) -> Entry:
        """The match in a row."""
        return self._entries[number]

    def number(self, entry: Entry) -> int:
        """The row of a match."""
        return self._entries.index(entry)

    def found(self, entry: Entry) -> Found:
        """What a match is, or why it will not open."""
        if entry not in self._found:
            self._found[entry] = self._look_at(entry)
        return self._found[entry]

    def remove(self, entry: Entry) -> None:
        """Takes a row away."""
        number = self.number(entry)
        self.beginRemoveRows(QModelIndex(), number, number)
        del self._entries[number]
        self.endRemoveRows()

    def insert(self, entry: Entry) -> None:
        """Brings a row back, to the place of its date."""
        later = (n for n, other in enumerate(self._entries) if (other.played, other.name) < (entry.played, entry.name))
        number = next(later, len(self._entries))
        self.beginInsertRows(QModelIndex(), number, number)
        self._entries.insert(number, entry)
        self.endInsertRows()

    def retranslate(self) -> None:
        """Says everything in another language."""
        if self._entries:
            self.dataChanged.emit(self.index(0), self.index(len(self._entries) - 1))

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._entries)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role not in (self.ROW, Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return None
        entry = self._entries[index.row()]
        row = self._words.row(entry, self.found(entry))
        return row if role == self.ROW else row.aloud
