"""The two lists of the deck builder as Qt sees them: the designs that are found, and the deck by its groups."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt

from duckgames.games.kaczogrod.decks.search import Search
from duckgames.games.kaczogrod.rules.cards import Design
from duckgames.games.kaczogrod.rules.groups import GROUPS
from duckgames.games.kaczogrod.view.card_faces import translated, word
from duckgames.games.kaczogrod.view.decks_desk import Desk

Index: TypeAlias = QModelIndex | QPersistentModelIndex

NOWHERE: Final = QModelIndex()


@dataclass(frozen=True)
class Row:
    """A row of the deck: the heading of a group, a card of it, or a card that is not there, by its id."""

    group: int
    design: Design | None = None
    stranger: str = ""

    @property
    def card(self) -> str:
        """The id of the card; empty: it is a heading."""
        return self.stranger if self.design is None else self.design.id

    @property
    def key(self) -> tuple[int, str]:
        """What tells it from all other rows."""
        return self.group, self.card

    @property
    def words(self) -> str:
        """What it is called."""
        if self.design is not None:
            return translated(self.design.names)
        return self.stranger or word(f"group.{GROUPS[self.group]}")


class DesignsModel(QAbstractListModel):
    """The designs that a search finds."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._desk = desk
        self._found: tuple[Design, ...] = ()
        desk.changed.connect(self.on_desk_changed)

    def show_found(self, search: Search) -> None:
        """Looks for something else, or for the same in another language."""
        found = search.found(self._desk.known.designs, translated)
        if found != self._found:
            self.beginResetModel()
            self._found = found
            self.endResetModel()

    def design(self, index: Index) -> Design | None:
        """The design in a place of the list."""
        return self._found[index.row()] if index.isValid() and index.row() < len(self._found) else None

    def place_of(self, design: Design) -> int:
        """Where a design stands; -1: it is not found."""
        return self._found.index(design) if design in self._found else -1

    def on_desk_changed(self) -> None:
        if self._found:
            self.dataChanged.emit(self.index(0), self.index(len(self._found) - 1))

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._found)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        design = self.design(index)
        if design is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return translated(design.names)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            words = [translated(design.names), word(f"group.{GROUPS[design.group]}")]
            if self._desk.has(design):
                words.append(self.tr("in the deck"))
            elif not self._desk.may_add(design):
                words.append(self.tr("not in your collection"))
            return ", ".join(words)
        return None


class DeckModel(QAbstractListModel):
    """The cards of the deck, each group under its heading."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._desk = desk
        self._rows: list[Row] = []
        desk.changed.connect(self.on_desk_changed)

    def row(self, index: Index) -> Row | None:
        """What stands in a place of the list."""
        return self._rows[index.row()] if index.isValid() and index.row() < len(self._rows) else None

    def place_of(self, card: str) -> int:
        """Where a card stands; -1: it is not in the deck."""
        return next((n for n, row in enumerate(self._rows) if row.card == card), -1)

    def on_desk_changed(self) -> None:
        rows = self._wanted()
        # Only what is new comes and only what is gone goes: the view keeps its place in the list.
        known, wanted = {row.key for row in self._rows}, {row.key for row in rows}
        for n in reversed([n for n, row in enumerate(self._rows) if row.key not in wanted]):
            self.beginRemoveRows(NOWHERE, n, n)
            del self._rows[n]
            self.endRemoveRows()
        for n, row in enumerate(rows):
            if row.key not in known:
                self.beginInsertRows(NOWHERE, n, n)
                self._rows.insert(n, row)
                self.endInsertRows()
        self.dataChanged.emit(self.index(0), self.index(max(0, len(rows) - 1)))

    def _wanted(self) -> list[Row]:
        draft, known = self._desk.draft, self._desk.known
        rows: list[Row] = []
        # The set is not in the order of its groups once cards of a user's own are added.
        for design in sorted(draft.designs(known), key=lambda each: (each.group, each.number)):
            if not rows or rows[-1].group != design.group:
                rows.append(Row(design.group))
            rows.append(Row(design.group, design))
        return rows + [Row(-1, None, card) for card in draft.strangers(known)]

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def flags(self, index: Index) -> Qt.ItemFlag:
        row = self.row(index)
        # The keys go from card to card, past the headings.
        return Qt.ItemFlag.NoItemFlags if row is None or not row.card else super().flags(index)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row = self.row(index)
        if row is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return row.words
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return row.words if row.card or row.group < 0 else f"{row.words}: {self._count(row.group)}"
        return None

    def _count(self, group: int) -> int:
        return self._desk.draft.counts(self._desk.known).get(group, 0)
