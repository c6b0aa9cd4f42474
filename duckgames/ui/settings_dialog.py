"""The settings of the program; each takes hold at once."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QRadioButton, QVBoxLayout, QWidget

from duckgames.session.settings import (
    LANGUAGE,
    MOTION,
    MUTED,
    SHOW_LEGAL,
    TEXT_SIZE,
    THEME,
    TRACKER,
    VOLUME,
    Setting,
    Settings,
)
from duckgames.ui.scroll import Scroll
from duckgames.ui.sheet import Sheet
from duckgames.ui.spacing import space
from duckgames.ui.switch_row import SwitchRow
from duckgames.ui.theme import Look
from duckgames.ui.widgets import Button, Label, SegmentedControl, Slider

SIZE: Final = QSize(820, 760)
OWN_NAMES: Final = {"pl": "Polski", "en": "English", "ru": "Русский"}
"""Each language by its own name, whatever is spoken now."""


class SettingRow(QWidget):
    """The words for a setting at the left and its control at the right, or below where both do not fit."""

    def __init__(self, look: Look, control: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.words = Label(look, 16.5)
        self.control = control
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        space(look, self._row, 8, (0, 0, 0, 0))
        self._row.addWidget(self.words)
        self._row.addStretch(1)
        self._row.addWidget(control)

    def set_text(self, text: str) -> None:
        """The words, which name the control for screen readers."""
        self.words.setText(text)
        self.control.setAccessibleName(text)

    def fit(self) -> None:
        """Puts the control where there is room for it."""
        needed = self.words.sizeHint().width() + 16 + self.control.sizeHint().width()
        beside = needed <= self.width()
        self._row.setDirection(QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.fit()


class SettingsDialog(Sheet):
    """Shows the settings and stores each change at once; whoever is concerned listens to `Settings.changed`.

    Signals:
        diagnostics_wanted: the person asked what the program is and knows about this computer.
    """

    diagnostics_wanted = Signal()

    def __init__(self, look: Look, settings: Settings, parent: QWidget) -> None:
        super().__init__(look, parent, SIZE)
        self._settings = settings
        self._segments: dict[str, tuple[SettingRow, SegmentedControl, Setting[Any]]] = {}
        content = QWidget()
        self._column = QVBoxLayout(content)
        space(look, self._column, 14, (8, 8, 16, 8))
        self._headings = [Label(look, 22, story=True) for _ in range(3)]
        self._column.addWidget(self._headings[0])
        for setting in (LANGUAGE, THEME, TEXT_SIZE, MOTION):
            self._add_segments(setting)
        self._column.addSpacing(6)
        self._column.addWidget(self._headings[1])
        self.sound = self._add_switch(MUTED, turned=True)
        self.volume = Slider(look)
        self.volume.setRange(1, max(VOLUME.allowed))
        self.volume.setPageStep(1)
        self.volume.setFixedWidth(look.px(240))
        self.volume.valueChanged.connect(partial(settings.store, VOLUME))
        self._volume_row = SettingRow(look, self.volume)
        self._column.addWidget(self._volume_row)
        self._column.addSpacing(6)
        self._column.addWidget(self._headings[2])
        self.legal = self._add_switch(SHOW_LEGAL)
        self.tracker = self._add_switch(TRACKER)
        self._column.addStretch(1)
        self.body.addWidget(Scroll(content), 1)
        self.diagnostics_button = Button(look, "quiet", "help")
        self.diagnostics_button.clicked.connect(self.diagnostics_wanted)
        self.footer.addWidget(self.diagnostics_button)
        self.footer.addStretch(1)
        settings.changed.connect(self.refresh)
        look.changed.connect(self.on_look_changed)
        self.retranslate()
        self.refresh()

    def begin(self) -> None:
        """Opens the dialog."""
        segments = self.segments(LANGUAGE).findChildren(QRadioButton)
        self.open(next(segment for segment in segments if segment.isChecked()))

    def segments(self, setting: Setting[Any]) -> SegmentedControl:
        """The control of a setting with several values."""
        return self._segments[setting.key][1]

    def refresh(self) -> None:
        """Shows what the settings are now, whoever changed them."""
        for _, control, setting in self._segments.values():
            control.choose(str(self._settings.value(setting)))
        self.sound.turn(not self._settings.value(MUTED))
        self.volume.blockSignals(True)
        self.volume.setValue(self._settings.value(VOLUME))
        self.volume.blockSignals(False)
        self.volume.setEnabled(not self._settings.value(MUTED))
        self.legal.turn(self._settings.value(SHOW_LEGAL))
        self.tracker.turn(self._settings.value(TRACKER))

    def on_segment_chosen(self, setting: Setting[Any], key: str) -> None:
        self._settings.store(setting, type(setting.default)(key))

    def on_look_changed(self) -> None:
        self.volume.setFixedWidth(self._look.px(240))
        for row in self.findChildren(SettingRow):
            row.fit()

    def retranslate(self) -> None:
        super().retranslate()
        self.use_title(self.tr("Settings"))
        for heading, text in zip(
            self._headings, (self.tr("Look and language"), self.tr("Sound"), self.tr("At the table")), strict=True
        ):
            heading.setText(text)
        system = self.tr("System")
        self._word(LANGUAGE, self.tr("Language"), {"": system, **OWN_NAMES})
        self._word(THEME, self.tr("Theme"), {"system": system, "light": self.tr("Light"), "dark": self.tr("Dark")})
        self._word(TEXT_SIZE, self.tr("Text size"), {str(size): f"{size} %" for size in TEXT_SIZE.allowed})
        pace = {"calm": self.tr("Calm"), "normal": self.tr("Normal"), "quick": self.tr("Quick"), "off": self.tr("None")}
        self._word(MOTION, self.tr("Motion"), pace)
        self.sound.set_text(self.tr("Sounds"))
        self._volume_row.set_text(self.tr("Volume"))
        self.legal.set_text(self.tr("Show where a card may go"))
        self.tracker.set_text(self.tr("Show which cards are still to come"))
        self.diagnostics_button.setText(self.tr("About and diagnostics"))
        self.refresh()
        self.on_look_changed()

    def _add_segments(self, setting: Setting[Any]) -> None:
        control = SegmentedControl(self._look, height=44)
        control.chosen.connect(partial(self.on_segment_chosen, setting))
        row = SettingRow(self._look, control)
        self._segments[setting.key] = (row, control, setting)
        self._column.addWidget(row)

    def _add_switch(self, setting: Setting[bool], *, turned: bool = False) -> SwitchRow:
        """A switch for `setting`; `turned`: on where the setting is off, as sounds are while nothing is muted."""
        row = SwitchRow(self._look, px=16.5)
        store: Callable[[bool], None] = lambda on: self._settings.store(setting, on is not turned)  # noqa: E731
        row.toggled.connect(store)
        self._column.addWidget(row)
        return row

    def _word(self, setting: Setting[Any], text: str, words: dict[str, str]) -> None:
        row, control, _ = self._segments[setting.key]
        row.set_text(text)
        control.set_items(list(words.items()))
