"""The keys that somebody chose for commands, kept in the settings under the id of each command."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from duckgames.session.settings import LETTER_KEYS, Setting, Settings

_PREFIX = "keys/"


class KeptKeys(QObject):
    """Keeps a text for each command; what it means is known to `ui.shortcuts`.

    Signals:
        changed: the keys of a command, or what single letters do.
    """

    changed = Signal()

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        settings.changed.connect(self.on_setting_changed)

    def on_setting_changed(self, key: str) -> None:
        if key == LETTER_KEYS.key or key.startswith(_PREFIX):
            self.changed.emit()

    @property
    def letters(self) -> bool:
        """Whether single letters do something."""
        return self._settings.value(LETTER_KEYS)

    def text(self, command: str) -> str:
        """What is kept for a command; empty: nothing."""
        return self._settings.value(Setting(_PREFIX + command, ""))

    def keep(self, command: str, text: str) -> None:
        """Keeps a text for a command, or with an empty one nothing."""
        self._settings.store(Setting(_PREFIX + command, ""), text)
