"""What keys do while a match is watched, where the table itself has no use for them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from duckgames.ui import commands
from duckgames.ui.commands import Command
from duckgames.ui.shortcuts import Shortcuts
from duckgames.ui.whereabouts import tell_place

if TYPE_CHECKING:
    from duckgames.ui.replay_page import ReplayPage

STEERS: Final = {
    Qt.Key.Key_Left: "back",
    Qt.Key.Key_Right: "forward",
    Qt.Key.Key_PageUp: "turn_back",
    Qt.Key.Key_PageDown: "turn_on",
    Qt.Key.Key_Home: "first",
    Qt.Key.Key_End: "last",
}
"""What the keys do that nobody can change, where the table, the log and buttons have no use for them."""


def replay_commands(page: ReplayPage) -> dict[Command, Callable[[], object]]:
    """What each command does; those of a match that change nothing in it are the same here."""
    return {
        commands.PLAY: lambda: page.go("play"),
        commands.FORWARD: lambda: page.go("forward"),
        commands.BACK: lambda: page.go("back"),
        commands.TURN_ON: lambda: page.go("turn_on"),
        commands.TURN_BACK: lambda: page.go("turn_back"),
        commands.ROUND_ON: lambda: page.go("round_on"),
        commands.ROUND_BACK: lambda: page.go("round_back"),
        commands.VIEW: page.next_eyes,
        commands.HANDS: page.toggle_hands,
        commands.CONTINUE: page.go_on,
        commands.HURRY: lambda: page.go("play"),
        commands.LOG: page.toggle_log,
        commands.READ: lambda: tell_place(page.table, page.reader, page.toast),
        commands.MENU: page.left.emit,
    }


def press_key(page: ReplayPage, shortcuts: Shortcuts, event: QKeyEvent) -> bool:
    """Does what a key is for; False: nothing here."""
    acts = replay_commands(page)
    command = shortcuts.pressed(event, tuple(acts))
    if command is not None:
        acts[command]()
        return True
    if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
        return False
    if event.key() in STEERS:
        page.go(STEERS[Qt.Key(event.key())])
        return True
    if event.key() == Qt.Key.Key_Escape and not event.isAutoRepeat():
        page.escape()
        return True
    return False
