"""The field above a list of saved matches: what is typed there narrows the list."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from duckgames.session.saved_matches import Entry
from duckgames.ui.match_rows import Found, MatchModel, RowWords
from duckgames.ui.match_search import MatchSearch
from duckgames.ui.theme import Look


class MatchFinder(QLineEdit):
    """Fills `model` with all matches that are shown, or with those that have the words in the field.

    Signals:
        narrowed: the list was begun anew, and may grow from now on.
        grown: more matches are in it, or it is known that there are no more.
        left: the keys are to go on to the list.
    """

    narrowed = Signal()
    grown = Signal()
    left = Signal()

    def __init__(
        self, look: Look, model: MatchModel, words: RowWords, look_at: Callable[[Entry], Found], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._model = model
        self._entries: list[Entry] = []
        self._search = MatchSearch(words, look_at, self)
        self.setMaxLength(60)
        self.textChanged.connect(self.on_changed)
        self._search.found.connect(self.on_found)
        self._search.over.connect(self.grown)
        look.changed.connect(self.on_look_changed)
        self.on_look_changed()

    @property
    def searching(self) -> bool:
        """Whether only some matches are wanted."""
        return bool(self.text().strip())

    @property
    def looking(self) -> bool:
        """Whether more may be found."""
        return self._search.running

    def show_entries(self, entries: Sequence[Entry]) -> None:
        """Lists other matches, as far as they have the words."""
        self._entries = list(entries)
        self._model.show(())
        self.on_changed()

    def put_away(self, entry: Entry) -> None:
        """One of them is there no more."""
        self._entries.remove(entry)
        self._model.remove(entry)

    def bring_back(self, entry: Entry) -> None:
        """One of them is there again, and is shown whatever is looked for."""
        self._model.insert(entry)
        self._entries.append(entry)
        self._entries.sort(key=lambda each: (each.played, each.name), reverse=True)

    def retranslate(self) -> None:
        """Says everything in another language; matches are found by its words from now on."""
        self.setPlaceholderText(self.tr("Search"))
        self.setAccessibleName(self.tr("Search"))
        self._search.forget_words()
        self._model.retranslate()

    def on_changed(self) -> None:
        self._search.stop()
        self._model.narrow()
        if self.searching:
            self._search.begin(self._entries, self.text())
        elif self._entries:
            self._model.append(self._entries)
        self.narrowed.emit()

    def on_found(self, entries: list[Entry]) -> None:
        self._model.append(entries)
        self.grown.emit()

    def on_look_changed(self) -> None:
        self.ensurePolished()
        self.setFont(self._look.plain(16))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        elif event.key() == Qt.Key.Key_Down:
            self.left.emit()
        else:
            super().keyPressEvent(event)
