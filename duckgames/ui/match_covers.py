"""What covers the table of a match: the page between two people, and the pause."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QToolTip

from duckgames.core.places import Seat
from duckgames.core.setup import Player
from duckgames.session.game_session import GameSession
from duckgames.ui.cover_page import CoverPage
from duckgames.ui.overlay import veiled
from duckgames.ui.pause_panel import PausePanel
from duckgames.ui.sleep import SleepWatch
from duckgames.ui.theme import Look

if TYPE_CHECKING:
    from duckgames.ui.match_page import MatchPage


class MatchCovers(QObject):
    """Covers one match page. What lies below is hidden too: no screen reader, no Tab and no mouse finds it there."""

    def __init__(self, page: MatchPage, look: Look, session: GameSession) -> None:
        super().__init__(page)
        self._page = page
        self._session = session
        self.page = CoverPage(look, page)
        """Between two people at one screen."""
        self.pause_panel = PausePanel(look, page)
        for widget in (page.middle, page.strip):
            # What is hidden keeps its place.
            policy = widget.sizePolicy()
            policy.setRetainSizeWhenHidden(True)
            widget.setSizePolicy(policy)
        self.sleep = SleepWatch(self)
        self.pause_panel.resumed.connect(self.on_resumed)
        self.sleep.slept.connect(self.on_slept)

    def on_slept(self) -> None:
        """Whoever comes back to the machine finds the match as it was left, and begins when they like."""
        if not self._page.isVisible():
            return
        keys = QApplication.focusWidget()
        self.pause()
        if keys is not None and veiled(self._page):
            # A dialog over the page keeps them.
            keys.setFocus()

    @property
    def hides(self) -> bool:
        """Whether the table is the secret of somebody else."""
        return not self.page.isHidden()

    def arrange(self) -> None:
        """Places the covers for the present size."""
        whole = self._page.rect()
        self.pause_panel.setGeometry(whole)
        self.page.setGeometry(whole.adjusted(0, self._page.top.height(), 0, 0))

    def pause(self) -> None:
        """Hides the table and holds the match; a card in the hand comes home, a laid one that waits does too."""
        if not self.pause_panel.isHidden() or not self._session.running:
            return
        self._page.director.decline()
        self._session.pause()
        self._page.director.moments.hold("pause")
        self._show_table(False)
        self.pause_panel.pause()

    def on_resumed(self) -> None:
        self._session.go_on()
        self._show_table(not self.hides)
        self._page.director.moments.release("pause")
        self._page.focus_table()

    def cover(self, players: Sequence[Player], seat: Seat) -> None:
        """Hides everything the person before may have seen, until the one in `seat` is ready."""
        self._page.recall.close()
        self.clear_words()
        self._show_table(False)
        self._page.top.lock_tools(True)
        self.page.show_for(players, seat)

    def uncover(self) -> None:
        """Shows the table again."""
        if not self.hides:
            return
        self.page.hide()
        self._page.top.lock_tools(False)
        self._show_table(True)
        self._page.arrange()
        self._page.focus_table()

    def take_away(self) -> None:
        """The match is left: nothing of it is covered any more."""
        self.sleep.watch(False)
        if not self.pause_panel.isHidden():
            self.pause_panel.hide()
            self._show_table(not self.hides)
        self.uncover()
        self.clear_words()

    def clear_words(self) -> None:
        """Takes away what was said to the person before."""
        QToolTip.hideText()
        self._page.strip.say("", "")
        self._page.reader.clear()
        self._page.toast.take_away()

    def _show_table(self, shown: bool) -> None:
        self._page.middle.setVisible(shown)
        self._page.strip.setVisible(shown)
