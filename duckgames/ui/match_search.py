"""Looks for saved matches by words: names of players, levels, who won, and the date."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from duckgames.session.replay import SLICE_SECONDS
from duckgames.session.saved_matches import Entry
from duckgames.ui.match_rows import Found, RowWords

AT_ONCE: Final = 64
"""So many matches are told at once, so that a long list is not laid out for each of them."""

TERM: Final = re.compile(r"\S+: \S+|\S+")


class MatchSearch(QObject):
    """Reads matches in slices, so that thousands of them hold nobody up; what it read of one it knows from then on.

    Signals:
        found(entries): these match too, in their order.
        over: there are no more.
    """

    found = Signal(list)
    over = Signal()

    def __init__(self, words: RowWords, look_at: Callable[[Entry], Found], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._look_at = look_at
        self._texts: dict[Entry, str] = {}
        self._terms: tuple[str, ...] = ()
        self._left: deque[Entry] = deque()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._slice)

    @property
    def running(self) -> bool:
        """Whether more may be found."""
        return self._timer.isActive()

    def begin(self, entries: Sequence[Entry], text: str) -> None:
        """Looks for `text` among these: each of its words in any place, in large or small letters.

        What follows a colon belongs to the word before it, as in "winner: Ola".
        """
        self._terms = tuple(TERM.findall(" ".join(text.casefold().split())))
        self._left = deque(entries)
        self._timer.start(0)
        self._slice()

    def stop(self) -> None:
        """Looks no further."""
        self._timer.stop()
        self._left.clear()

    def forget_words(self) -> None:
        """The language is another one, and so are levels and dates."""
        self._texts.clear()

    def _slice(self) -> None:
        begun, hits = perf_counter(), list[Entry]()
        while self._left and len(hits) < AT_ONCE and perf_counter() - begun < SLICE_SECONDS:
            entry = self._left.popleft()
            text = self._text(entry)
            if all(term in text for term in self._terms):
                hits.append(entry)
        if hits:
            self.found.emit(hits)
        if not self._left and self._timer.isActive():
            self._timer.stop()
            self.over.emit()

    def _text(self, entry: Entry) -> str:
        """What a match can be found by; its file is not kept in mind, as thousands would take much room."""
        if entry not in self._texts:
            row = self._words.row(entry, self._look_at(entry))
            self._texts[entry] = f"{row.aloud} {self._words.dates(entry)}".casefold()
        return self._texts[entry]
