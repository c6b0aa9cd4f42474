"""The matches that are watched again: opens them, and leads back to where one came from."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from duckgames import __version__
from duckgames.core.record import Record
from duckgames.session.continued import continued
from duckgames.session.errors import ErrorId, SessionError
from duckgames.session.saved_matches import Entry
from duckgames.session.viewing import Viewing
from duckgames.ui.services import Services
from duckgames.ui.theme import Look

if TYPE_CHECKING:
    from duckgames.ui.replay_page import ReplayPage


class Replays(QObject):
    """Shows saved matches on a page that is made when it is first needed; no match being played hears of it.

    Signals:
        shown(page): a page is to fill the window.
        match_wanted(record): this match is to be played, as one of its own.
        failed(error): a match cannot be watched.
    """

    shown = Signal(QWidget)
    match_wanted = Signal(object)
    failed = Signal(object)

    def __init__(self, services: Services, look: Look, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self._look = look
        self._page: ReplayPage | None = None
        self._viewing: Viewing | None = None
        self._back: Callable[[], object] = lambda: None

    @property
    def game(self) -> str:
        """The game of the match that is watched; empty: none is."""
        return "" if self._viewing is None else self._viewing.record.game

    def watch_entry(self, entry: Entry, back: Callable[[], object]) -> None:
        """Shows a match that was chosen from the list; `back` leads there again."""
        saved = self._services.load(entry, self.failed.emit)
        if saved is not None:
            self.watch(saved.record, back)

    def watch(self, record: Record, back: Callable[[], object], ply: int = 0) -> None:
        """Shows a match from one of its moments on; `back` leads to where it was opened."""
        self.leave()
        viewing = self._viewing = Viewing(record, parent=self)
        self._back = back
        viewing.opened.connect(lambda: self._open(viewing, ply))
        viewing.failed.connect(lambda: self._refuse(viewing))

    def leave(self) -> None:
        """Leaves the match that is watched, if one is."""
        viewing, self._viewing = self._viewing, None
        if viewing is None:
            return
        viewing.stop()
        if self._page is not None:
            self._page.close_match()
        viewing.deleteLater()

    def on_left(self) -> None:
        back = self._back
        self.leave()
        back()

    def on_continued(self, ply: int, seat: int) -> None:
        if self._viewing is not None:
            self.match_wanted.emit(continued(self._viewing.match, ply, seat, __version__))

    def _open(self, viewing: Viewing, ply: int) -> None:
        page = self._page = self._page or self._make_page()
        self._look.sprites.forget_unused()
        self.shown.emit(page)
        page.open(viewing, min(ply, viewing.match.ply))

    def _refuse(self, viewing: Viewing) -> None:
        if viewing is self._viewing:
            self.leave()
        self.failed.emit(
            SessionError(ErrorId.SAVE_DAMAGED, {"file": "", "stage": "setup", "kept_as": "", "restored": False})
        )

    def _make_page(self) -> ReplayPage:
        from duckgames.ui.replay_page import ReplayPage

        page = ReplayPage(self._look, self._services.sounds)
        page.left.connect(self.on_left)
        page.continued.connect(self.on_continued)
        return page
