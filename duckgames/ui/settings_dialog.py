"""The settings of the program; each takes hold at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from duckgames.session.settings import Setting, Settings
from duckgames.ui.commands import Command
from duckgames.ui.keys_panel import KeysPanel
from duckgames.ui.scroll import Scroll
from duckgames.ui.setting_controls import SettingRow, make_row
from duckgames.ui.setting_rows import KEYS, SECTIONS, Section, said
from duckgames.ui.sheet import Sheet
from duckgames.ui.spacing import space
from duckgames.ui.theme import Look
from duckgames.ui.widgets import Button, SegmentedControl

SIZE: Final = QSize(860, 760)


class SettingsDialog(Sheet):
    """Shows the settings, a section at a time, and stores each change at once.

    Whoever is concerned listens to `Settings.changed`.

    Signals:
        diagnostics_wanted: the person asked what the program is and knows about this computer.
        keys_wanted: the person wants to see all keys at a glance.
    """

    diagnostics_wanted = Signal()
    keys_wanted = Signal()

    def __init__(self, look: Look, settings: Settings, commands: Sequence[Command], parent: QWidget) -> None:
        super().__init__(look, parent, SIZE)
        self._settings = settings
        self._rows: dict[str, SettingRow] = {}
        self.sections = SegmentedControl(look, height=44)
        self._pages = QStackedWidget()
        self.keys = KeysPanel(look, commands)
        for section in SECTIONS:
            self._pages.addWidget(self._make_page(section))
        self.body.addWidget(self.sections)
        self.body.addWidget(self._pages, 1)
        self.diagnostics_button = Button(look, "quiet", "help")
        self.diagnostics_button.clicked.connect(self.diagnostics_wanted)
        self.keys_button = Button(look, "quiet", "cards")
        self.keys_button.clicked.connect(self.keys_wanted)
        self.footer.addWidget(self.diagnostics_button)
        self.footer.addWidget(self.keys_button)
        self.footer.addStretch(1)
        self.sections.chosen.connect(self.show_section)
        settings.changed.connect(self.refresh)
        self.retranslate()
        self.show_section(SECTIONS[0].key)

    def begin(self, section: str = "") -> None:
        """Opens the dialog, where `section` is not empty at that part of it."""
        self.show_section(section or SECTIONS[0].key)
        first = next(part for part in SECTIONS if part.key == self.sections.current).rows[0]
        self.open(self.row(first.setting).stop)

    def show_section(self, key: str) -> None:
        """Shows one part of the settings."""
        self.sections.choose(key)
        self._pages.setCurrentIndex([section.key for section in SECTIONS].index(key))

    def row(self, setting: Setting[Any]) -> SettingRow:
        """The row of a setting."""
        return self._rows[setting.key]

    def refresh(self) -> None:
        """Shows what the settings are now, whoever changed them."""
        for row in self._rows.values():
            row.refresh()

    def retranslate(self) -> None:
        super().retranslate()
        self.use_title(self.tr("Settings"))
        self.sections.set_items([(section.key, said(section.title)) for section in SECTIONS])
        self.sections.setAccessibleName(self.tr("Parts of the settings"))
        self.diagnostics_button.setText(self.tr("About and diagnostics"))
        self.keys_button.setText(self.tr("All keys"))
        for row in self._rows.values():
            row.retranslate()
        self.refresh()

    def _make_page(self, section: Section) -> QWidget:
        rows = [make_row(self._look, self._settings, words) for words in section.rows]
        self._rows.update({row.words.setting.key: row for row in rows})
        page = QWidget()
        column = QVBoxLayout(page)
        space(self._look, column, 14, (8, 12, 16, 8))
        for row in rows:
            column.addWidget(row)
        if section is KEYS:
            column.addWidget(self.keys, 1)
            return page
        column.addStretch(1)
        return Scroll(page)
