"""Which keys the commands have at present: what the person chose, or else those they were declared with."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QObject, Qt, Signal, SignalInstance
from PySide6.QtGui import QKeyEvent

from duckgames.ui.commands import SLOTS, Command, all_commands
from duckgames.ui.key_reading import combination, is_character, key_text, native

FIXED = frozenset(
    (
        *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down),
        *(Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape),
        *(Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown),
    )
)
"""What every table, list and dialog is steered with: nobody could go on without."""

_SYSTEMS = frozenset(("Alt+F4", "Ctrl+Alt+Del", "Print"))
"""Keys that the system takes before a program sees them."""

Keys = tuple[str, ...]


class KeyStore(Protocol):
    """Where the keys that somebody chose are kept, as `session.kept_keys.KeptKeys` does."""

    changed: SignalInstance

    @property
    def letters(self) -> bool:
        """Whether single letters do something."""

    def text(self, command: str) -> str:
        """What is kept for a command; empty: nothing."""

    def keep(self, command: str, text: str) -> None:
        """Keeps a text for a command, or with an empty one nothing."""


class Shortcuts(QObject):
    """The keys of all commands, as `QKeySequence` writes them for files; an empty text is a place without a key.

    What the person chose is kept in a `KeyStore`; what cannot be understood there yields the declared keys.

    Signals:
        changed: a command has other keys now, or single letters do something else; word what tells keys anew.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store: KeyStore | None = None
        self._chosen: dict[str, Keys] = {}

    def follow(self, store: KeyStore) -> None:
        """Takes the keys from `store` from now on, and keeps there what is chosen."""
        self._store = store
        store.changed.connect(self.on_changed)
        self.on_changed()

    def on_changed(self) -> None:
        self._chosen.clear()
        self.changed.emit()

    @property
    def letters(self) -> bool:
        """Whether single letters, digits and signs do something."""
        return self._store is None or self._store.letters

    # What the keys are.

    def keys(self, command: Command) -> Keys:
        """The keys in the `SLOTS` places of a command."""
        if command.id not in self._chosen:
            chosen = None if self._store is None else _read(self._store.text(command.id))
            self._chosen[command.id] = command.keys if chosen is None else chosen
        return self._chosen[command.id]

    def key(self, command: Command) -> str:
        """The key to tell somebody, as this system writes it; empty if there is none."""
        return next((native(text) for text in self.keys(command) if text and self.works(text)), "")

    def works(self, text: str) -> bool:
        """Whether a key does anything: single letters can be switched off."""
        return self.letters or not is_character(text)

    def tip(self, words: str, command: Command) -> str:
        """Words for what a command does, with its key."""
        key = self.key(command)
        return f"{words} ({key})" if key else words

    # What a key does.

    def pressed(self, event: QKeyEvent, commands: Sequence[Command]) -> Command | None:
        """Which of `commands` was given; None: none of them, or it was given already and the key is only held."""
        text = key_text(event)
        if not text or not self.works(text):
            return None
        command = next((each for each in commands if text in self.keys(each)), None)
        if command is None:
            free = (each for each in commands if text in each.also and not self.owners(text, each, all_commands()))
            command = next(free, None)
        return command if command is None or command.held or not event.isAutoRepeat() else None

    # Choosing keys.

    def owners(self, text: str, of: Command, commands: Sequence[Command]) -> tuple[Command, ...]:
        """The commands that `text` means already where `of` can be given; none: the key is free."""
        others = (each for each in commands if each != of and each.scope.meets(of.scope))
        return tuple(each for each in others if text in self.keys(each))

    def assign(self, command: Command, slot: int, text: str) -> None:
        """Gives a command another key in one of its places, or with an empty text none."""
        keys = ["" if each == text else each for each in self.keys(command)]
        keys[slot] = text
        self._keep(command, tuple(keys))

    def replace(self, command: Command, old: str, new: str) -> None:
        """Gives a command `new` instead of `old`; empty: nothing instead."""
        self._keep(command, tuple(new if each == old else each for each in self.keys(command)))

    def reset(self, command: Command) -> None:
        """Gives a command the keys it was declared with."""
        self._keep(command, command.keys)

    def _keep(self, command: Command, keys: Keys) -> None:
        assert self._store is not None
        self._store.keep(command.id, "" if keys == command.keys else json.dumps(keys))


def is_fixed(text: str) -> bool:
    """Whether tables, lists and dialogs need a key themselves."""
    key = combination(text)
    return key is not None and key.key() in FIXED


def is_systems(text: str) -> bool:
    """Whether a key belongs to the system."""
    key = combination(text)
    return text in _SYSTEMS or (key is not None and bool(key.keyboardModifiers() & Qt.KeyboardModifier.MetaModifier))


def _read(text: str) -> Keys | None:
    """The keys in a stored text; None if they are none that could have been chosen."""
    try:
        keys = json.loads(text) if text else None
    except (ValueError, RecursionError):
        return None
    if not (isinstance(keys, list) and len(keys) == SLOTS and all(isinstance(key, str) for key in keys)):
        return None
    given = [key for key in keys if key]
    fits = all(combination(key) is not None and not is_fixed(key) and not is_systems(key) for key in given)
    return tuple(keys) if fits and len(set(given)) == len(given) else None
