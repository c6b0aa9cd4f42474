"""The pages that games bring beside their tables, and the files they keep."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from duckgames.core import registry
from duckgames.session.game_files import GameFiles
from duckgames.ui.pages import GamePage
from duckgames.ui.services import Services
from duckgames.ui.theme import Look


class GamePages(QObject):
    """Makes pages when they are first wanted, and knows which is open.

    Signals:
        left(game): the open page is done.
        failed(error): a file of a game cannot be used or written.
    """

    left = Signal(str)
    failed = Signal(object)

    def __init__(self, ground: QWidget, services: Services, look: Look) -> None:
        super().__init__(ground)
        self._ground = ground
        self._services = services
        self._look = look
        self._files: dict[str, GameFiles] = {}
        self._pages: dict[tuple[str, str], GamePage] = {}
        self._open: GamePage | None = None
        self.game = ""
        """The game whose page is open; empty: none is."""

    def files(self, game: str) -> GameFiles:
        """What `game` keeps beside its matches."""
        if game not in self._files:
            self._files[game] = GameFiles(self._services.storage.folder, game, self.failed.emit)
        return self._files[game]

    def open(self, game: str, key: str) -> QWidget:
        """Opens a page of `game`; answers what fills the window, which is to be shown before `begin`."""
        self.close()
        found = self._pages.get((game, key))
        if found is None:
            page = next(page for page in registry.view(game).pages if page.key == key)
            found = self._pages[game, key] = page.make(self._look, self.files(game), self._ground)
            found.left.connect(partial(self.left.emit, game))
        self._open, self.game = found, game
        return found.widget

    def begin(self) -> None:
        """The page that was opened is shown now."""
        if self._open is not None:
            self._open.enter()

    def close(self) -> None:
        """Leaves the open page, if there is one."""
        page, self._open, self.game = self._open, None, ""
        if page is not None:
            page.leave()
