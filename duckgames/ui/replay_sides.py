"""What lies beside the table while a match is watched: the log, or a drawer with it, and all hands."""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from duckgames.ui.replay_hands import ReplayHands
from duckgames.ui.replay_log import ReplayLog
from duckgames.ui.theme import Look

DRAWER_WIDTH = 312


class ReplaySides:
    """Places the log where a table has room for it, else in a drawer over it; all hands lie over both."""

    def __init__(self, look: Look, ground: QWidget) -> None:
        self._look = look
        self._ground = ground
        self._open = False
        self._drawer = False
        self.log = ReplayLog(look, ground)
        self.hands = ReplayHands(look, ground)

    def begin(self) -> None:
        """Another match: nobody has asked for its hands."""
        self.hands.hide()

    def place(self, rect: QRect) -> None:
        """Places all; the table has room for the log at `rect`, empty: nowhere."""
        self._drawer = rect.isEmpty()
        ground = self._ground
        width = min(self._look.px(DRAWER_WIDTH), ground.width() - 48)
        side = QRect(ground.width() - width - 8, 8, width, ground.height() - 16)
        self.hands.setGeometry(side)
        self.log.setGeometry(side if self._drawer else rect)
        self.log.setVisible(not self._drawer or self._open)

    def toggle_log(self) -> None:
        """Opens or shuts the drawer, where the log lies in one."""
        if self._drawer:
            self._open = not self._open
            self.log.setVisible(self._open)

    def toggle_hands(self) -> None:
        """Lays all hands open, or puts them away."""
        self.hands.setVisible(self.hands.isHidden())
        self.hands.raise_()

    def put_away(self) -> bool:
        """Puts away what lies over the table; False: nothing did."""
        if self.hands.isVisible():
            self.hands.hide()
            return True
        if self._drawer and self._open:
            self.toggle_log()
            return True
        return False
