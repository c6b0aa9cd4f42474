"""Every command of the frame around the tables, declared once: what it is called and the keys it has from the start."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from duckgames.core import registry

CONTEXT: Final = "Commands"


@dataclass(frozen=True)
class Scope:
    """Where commands can be given. Two commands may share a key unless there is a moment that knows both.

    key:       tells it from the others; a game's own scopes begin with its id.
    heading:   the marked heading above its commands.
    at_table:  whether it belongs to a match, where the commands of every match are known too.
    """

    key: str
    heading: object
    context: str = CONTEXT
    at_table: bool = False

    @property
    def words(self) -> str:
        """The heading in the language of the moment."""
        return QCoreApplication.translate(self.context, str(self.heading))

    def meets(self, other: Scope) -> bool:
        """Whether commands of both can be given at one moment."""
        if self == other or EVERYWHERE in (self, other):
            return True
        return bool({MATCH, REPLAY} & {self, other}) and self.at_table and other.at_table


EVERYWHERE: Final = Scope("everywhere", QT_TRANSLATE_NOOP("Commands", "Everywhere"))
MATCH: Final = Scope("match", QT_TRANSLATE_NOOP("Commands", "In a match"), at_table=True)


@dataclass(frozen=True)
class Command:
    """Something a key does, and can be made to do by another key.

    id:     what a chosen key is stored under; never another one for the same command.
    title:  its marked name, translated in `context`.
    keys:   at most `SLOTS` keys as `QKeySequence` writes them for files; the second one is no single letter, so that
            the command can be reached without.
    also:   more keys that do it, unless somebody gave them to another command: what systems are used to.
    held:   whether it goes on while the key is held down.
    """

    id: str
    scope: Scope
    title: object
    keys: tuple[str, ...]
    context: str = CONTEXT
    also: tuple[str, ...] = field(default=())
    held: bool = False

    @property
    def words(self) -> str:
        """Its name in the language of the moment."""
        return QCoreApplication.translate(self.context, str(self.title))


SLOTS: Final = 2
"""So many keys a command can be given."""

RULES: Final = Command("rules", EVERYWHERE, QT_TRANSLATE_NOOP("Commands", "Rules of the game"), ("F1", ""))
KEYS: Final = Command(
    "keys", EVERYWHERE, QT_TRANSLATE_NOOP("Commands", "All keys"), ("?", "Shift+F1"), also=("Ctrl+/",)
)
SETTINGS: Final = Command("settings", EVERYWHERE, QT_TRANSLATE_NOOP("Commands", "Settings"), ("Ctrl+,", ""))
SOUND: Final = Command("sound", EVERYWHERE, QT_TRANSLATE_NOOP("Commands", "Sound on or off"), ("M", "Ctrl+Shift+M"))
MATCHES: Final = Command("matches", EVERYWHERE, QT_TRANSLATE_NOOP("Commands", "Saved matches"), ("Ctrl+O", ""))
FULL_SCREEN: Final = Command(
    "full_screen", EVERYWHERE, QT_TRANSLATE_NOOP("Commands", "Full screen"), ("F11", ""), also=("Meta+Ctrl+F",)
)
QUIT: Final = Command("quit", EVERYWHERE, QT_TRANSLATE_NOOP("Commands", "End the program"), ("Ctrl+Q", ""))

LEAVING_NOTHING: Final = (SOUND, FULL_SCREEN)
"""What can be done whatever covers the window: no page is left by it, nothing opened, nothing played."""

TAKE_BACK: Final = Command("take_back", MATCH, QT_TRANSLATE_NOOP("Commands", "Take back"), ("Z", "Ctrl+Z"))
REDO: Final = Command(
    "redo", MATCH, QT_TRANSLATE_NOOP("Commands", "Play it again"), ("Y", "Ctrl+Y"), also=("Ctrl+Shift+Z",)
)
HINT: Final = Command("hint", MATCH, QT_TRANSLATE_NOOP("Commands", "Show a good move"), ("H", "Ctrl+Shift+H"))
HURRY: Final = Command("hurry", MATCH, QT_TRANSLATE_NOOP("Commands", "Hurry the ducks"), ("Space", ""), held=True)
RECALL: Final = Command(
    "recall", MATCH, QT_TRANSLATE_NOOP("Commands", "What is new since your last turn"), ("R", "Ctrl+R")
)
STANDING: Final = Command(
    "standing", MATCH, QT_TRANSLATE_NOOP("Commands", "Whose turn it is, and the points"), ("I", "Ctrl+I")
)
READ: Final = Command(
    "read",
    MATCH,
    QT_TRANSLATE_NOOP("Commands", "Where the keys are, and what lies there"),
    ("V", "Ctrl+D"),
    also=("Menu",),
)
LOG: Final = Command("log", MATCH, QT_TRANSLATE_NOOP("Commands", "Log"), ("L", "Ctrl+L"))
MOVES: Final = Command("moves", MATCH, QT_TRANSLATE_NOOP("Commands", "List of what you can do"), ("G", "Ctrl+G"))
BUTTONS: Final = Command(
    "buttons", MATCH, QT_TRANSLATE_NOOP("Commands", "To the buttons below the table, and back"), ("F6", "")
)
PAUSE: Final = Command("pause", MATCH, QT_TRANSLATE_NOOP("Commands", "Pause"), ("P", "Ctrl+P"), also=("Pause",))
SEATS: Final = Command("seats", MATCH, QT_TRANSLATE_NOOP("Commands", "Let a duck play, or play again"), ("Ctrl+T", ""))
MENU: Final = Command("menu", MATCH, QT_TRANSLATE_NOOP("Commands", "To the menu"), ("Ctrl+W", ""))

REPLAY: Final = Scope("replay", QT_TRANSLATE_NOOP("Commands", "Watching a match again"), at_table=True)
PLAY: Final = Command("replay.play", REPLAY, QT_TRANSLATE_NOOP("Commands", "Play, or stop"), ("K", "Ctrl+K"))
FORWARD: Final = Command(
    "replay.forward", REPLAY, QT_TRANSLATE_NOOP("Commands", "One step on"), ("N", "Ctrl+N"), held=True
)
BACK: Final = Command("replay.back", REPLAY, QT_TRANSLATE_NOOP("Commands", "One step back"), ("B", "Ctrl+B"), held=True)
TURN_ON: Final = Command(
    "replay.turn_on", REPLAY, QT_TRANSLATE_NOOP("Commands", "To the next turn"), ("Shift+N", "Ctrl+Shift+N"), held=True
)
TURN_BACK: Final = Command(
    "replay.turn_back",
    REPLAY,
    QT_TRANSLATE_NOOP("Commands", "To the turn before"),
    ("Shift+B", "Ctrl+Shift+B"),
    held=True,
)
ROUND_ON: Final = Command(
    "replay.round_on", REPLAY, QT_TRANSLATE_NOOP("Commands", "To the next round"), ("F", "Ctrl+Shift+F")
)
ROUND_BACK: Final = Command(
    "replay.round_back", REPLAY, QT_TRANSLATE_NOOP("Commands", "To the round before"), ("D", "Ctrl+Shift+D")
)
VIEW: Final = Command(
    "replay.view", REPLAY, QT_TRANSLATE_NOOP("Commands", "With the eyes of the next player"), ("E", "Ctrl+E")
)
HANDS: Final = Command("replay.hands", REPLAY, QT_TRANSLATE_NOOP("Commands", "All hands, open or not"), ("J", "Ctrl+J"))
CONTINUE: Final = Command(
    "replay.continue", REPLAY, QT_TRANSLATE_NOOP("Commands", "Play on from here"), ("X", "Ctrl+Shift+X")
)
REPLAYING: Final = (PLAY, FORWARD, BACK, TURN_ON, TURN_BACK, ROUND_ON, ROUND_BACK, VIEW, HANDS, CONTINUE)

ZOOM_IN: Final = Command(
    "zoom_in", MATCH, QT_TRANSLATE_NOOP("Commands", "Larger"), ("+", "Ctrl++"), also=("=", "Ctrl+="), held=True
)
ZOOM_OUT: Final = Command(
    "zoom_out", MATCH, QT_TRANSLATE_NOOP("Commands", "Smaller"), ("-", "Ctrl+-"), also=("_",), held=True
)
ZOOM_FIT: Final = Command("zoom_fit", MATCH, QT_TRANSLATE_NOOP("Commands", "See everything"), ("0", "Ctrl+0"))
ZOOMING: Final = (ZOOM_IN, ZOOM_OUT, ZOOM_FIT)
"""For tables with grids that can be zoomed: a game that has one hands them out among its `commands`."""

COMMANDS: Final = (
    *(RULES, KEYS, MATCHES, SETTINGS, SOUND, FULL_SCREEN, QUIT),
    *(TAKE_BACK, REDO, HINT, HURRY, RECALL, STANDING, READ, LOG, MOVES, BUTTONS, PAUSE, SEATS, MENU),
    *REPLAYING,
)


def by_scope(commands: Sequence[Command]) -> dict[Scope, list[Command]]:
    """The commands under the scopes they belong to, all in the order of their declaration."""
    groups: dict[Scope, list[Command]] = {}
    for command in commands:
        groups.setdefault(command.scope, []).append(command)
    return groups


def all_commands() -> tuple[Command, ...]:
    """What keys do everywhere, in every match, and in each game."""
    views = (registry.view(info.id) for info in registry.infos())
    return tuple(dict.fromkeys((*COMMANDS, *(command for view in views for command in view.commands))))
