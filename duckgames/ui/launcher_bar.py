"""The row at the top right of the launcher: language, theme, sound, help and settings."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from duckgames.ui.commands import RULES, SETTINGS, SOUND
from duckgames.ui.theme import Look
from duckgames.ui.widgets.button import Button
from duckgames.ui.widgets.segmented_control import SegmentedControl

HEIGHT: Final = 52
LANGUAGES: Final = (("pl", "Polski"), ("en", "English"), ("ru", "Русский"))
"""Each language under its own name, which is never translated."""


class LauncherBar(QWidget):
    """Settings one press away.

    Signals:
        language_chosen(code), theme_toggled(), sound_toggled(), help_requested(), settings_requested()
    """

    language_chosen = Signal(str)
    theme_toggled = Signal()
    sound_toggled = Signal()
    help_requested = Signal()
    settings_requested = Signal()

    def __init__(self, look: Look, language: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._sound_on = True
        self._height = HEIGHT
        self._languages = self._make_languages(language)
        self._theme, self._sound, self._help, self._settings = (
            Button(look, "icon", icon, height=HEIGHT, ground="panel", parent=self)
            for icon in ("moon", "sound", "help", "gear")
        )
        self._theme.clicked.connect(lambda: self.theme_toggled.emit())
        self._sound.clicked.connect(lambda: self.sound_toggled.emit())
        self._help.clicked.connect(lambda: self.help_requested.emit())
        self._settings.clicked.connect(lambda: self.settings_requested.emit())
        row = self._row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(10)
        row.addWidget(self._languages)
        row.addSpacing(8)
        for button in (self._theme, self._sound, self._help, self._settings):
            row.addWidget(button)
        look.changed.connect(self.on_look_changed)
        look.shortcuts.changed.connect(self.retranslate)
        self.on_look_changed()

    def use_height(self, height: int) -> None:
        """Take the height of another window size."""
        if height == self._height:
            return
        self._height = height
        old, self._languages = self._languages, self._make_languages(self._languages.current or "en")
        self._row.replaceWidget(old, self._languages)
        # A widget that was never shown takes no room in the layout.
        self._languages.show()
        old.deleteLater()
        self.retranslate()
        for button in (self._theme, self._sound, self._help, self._settings):
            button.use_height(height)

    def show_language(self, language: str) -> None:
        """Mark the language in use."""
        self._languages.choose(language)

    def show_sound(self, on: bool) -> None:
        """Show whether there is sound."""
        self._sound_on = on
        self._sound.use_icon("sound" if on else "mute")
        self.retranslate()

    def on_look_changed(self) -> None:
        self._theme.use_icon("sun" if self._look.dark else "moon")
        self.retranslate()

    def _make_languages(self, language: str) -> SegmentedControl:
        """The control has one height for life, so another window size makes another one."""
        languages = SegmentedControl(self._look, height=self._height, ground="panel", parent=self)
        languages.set_items(LANGUAGES)
        languages.choose(language)
        languages.chosen.connect(self.language_chosen)
        return languages

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self._languages.setAccessibleName(self.tr("Language"))
        self._theme.setText(self.tr("Switch to day") if self._look.dark else self.tr("Switch to evening"))
        self._sound.setText(self.tr("Turn sound off") if self._sound_on else self.tr("Turn sound on"))
        self._help.setText(self.tr("Help"))
        self._settings.setText(self.tr("Settings"))
        for button, command in ((self._sound, SOUND), (self._help, RULES), (self._settings, SETTINGS)):
            button.setToolTip(self._look.shortcuts.tip(button.text(), command))
