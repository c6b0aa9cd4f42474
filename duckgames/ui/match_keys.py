"""What keys do on the page of a match, where the table itself has no use for them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from duckgames.ui import commands
from duckgames.ui.commands import Command
from duckgames.ui.shortcuts import Shortcuts
from duckgames.ui.whereabouts import tell_place

if TYPE_CHECKING:
    from duckgames.ui.match_page import MatchPage

Act = Callable[[], Any]


def match_commands(page: MatchPage) -> dict[Command, Act]:
    """What each command of a match does; while the table is somebody else's secret few of them do anything."""
    recall, director = page.recall, page.director
    always: dict[Command, Act] = {
        commands.PAUSE: page.covers.pause,
        commands.SEATS: page.seats.change,
        commands.MENU: page.left.emit,
    }
    if page.covers.hides:
        return always
    return {
        **always,
        commands.TAKE_BACK: recall.take_back,
        commands.REDO: recall.play_again,
        commands.HINT: director.ask_hint,
        commands.LOG: page.toggle_log,
        commands.MOVES: page.moves.toggle,
        commands.RECALL: recall.toggle,
        commands.STANDING: lambda: recall.tell_standing(director.choosing),
        commands.READ: lambda: tell_place(page.table.widget, page.reader, page.toast),
        commands.HURRY: director.hurry,
        commands.BUTTONS: page.strip.take_keys,
    }


def press_key(page: MatchPage, shortcuts: Shortcuts, event: QKeyEvent) -> bool:
    """Does what a key is for; False: nothing here."""
    acts = match_commands(page)
    command = shortcuts.pressed(event, tuple(acts))
    act = acts[command] if command is not None else _steers(page, event)
    if act is not None:
        act()
    return act is not None


def _steers(page: MatchPage, event: QKeyEvent) -> Act | None:
    """What the keys do that nobody can change."""
    if page.covers.hides or event.isAutoRepeat() or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
        return None
    if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
        # It comes here only when nothing can be done on the table.
        return page.strip.take_keys
    return page.on_escape if event.key() == Qt.Key.Key_Escape else None
