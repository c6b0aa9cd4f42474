"""The letter keys and other single keys of a match page."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt

if TYPE_CHECKING:
    from duckgames.session.game_session import GameSession
    from duckgames.ui.match_page import MatchPage

Key = Qt.Key


def match_keys(page: MatchPage, session: GameSession) -> dict[Key, Callable[[], Any]]:
    """What each key does while the table is seen; those that the table itself has a use for do not come here."""
    recall, director = page.recall, page.director
    return {
        Key.Key_Z: recall.take_back,
        Key.Key_Y: session.redo,
        Key.Key_H: director.ask_hint,
        Key.Key_L: page.toggle_log,
        Key.Key_R: recall.toggle,
        Key.Key_I: lambda: recall.tell_standing(director.choosing),
        Key.Key_V: page.reader.toggle,
        Key.Key_Menu: page.reader.toggle,
        Key.Key_Escape: page.on_escape,
        Key.Key_P: page.covers.pause,
        Key.Key_Space: director.hurry,
        # Enter comes here only when nothing can be done on the table.
        **dict.fromkeys((Key.Key_F6, Key.Key_Return, Key.Key_Enter), page.strip.take_keys),
    }
