"""The controls of the settings, each of which stores at once and follows whoever else changes its setting."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from duckgames.session.settings import MUTED, Settings
from duckgames.ui.setting_rows import SettingWords, said
from duckgames.ui.spacing import space
from duckgames.ui.switch_row import SwitchRow
from duckgames.ui.theme import Look
from duckgames.ui.widgets import Label, SegmentedControl, Slider

PX: Final = 16.5
SLIDER: Final = 240


class SettingRow(QWidget):
    """One setting: its words and its control. Subclasses make the `control` and tell it from its setting."""

    def __init__(self, look: Look, settings: Settings, words: SettingWords, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._settings = settings
        self.words = words
        self.note = Label(look, 14.5, colour="text_quiet", wrap=True, parent=self)
        self.note.setVisible(bool(words.note))
        self._column = QVBoxLayout(self)
        space(look, self._column, 2, (0, 0, 0, 0))

    @property
    def stop(self) -> QWidget:
        """What takes the keys."""
        raise NotImplementedError

    def refresh(self) -> None:
        """Shows what the setting is now."""
        raise NotImplementedError

    @property
    def told(self) -> QWidget:
        """What screen readers call by the words of the setting."""
        return self.stop

    def retranslate(self) -> None:
        """Words it in the language of the moment; the words name the control for screen readers too."""
        self.note.setText(said(self.words.note))
        self.told.setAccessibleDescription(self.note.text())

    def store(self, value: Any) -> None:
        """Changes the setting."""
        self._settings.store(self.words.setting, value)

    @property
    def value(self) -> Any:
        """What the setting is now."""
        return self._settings.value(self.words.setting)


class BesideRow(SettingRow):
    """The words at the left and a control at the right, or below where both do not fit."""

    def __init__(self, look: Look, settings: Settings, words: SettingWords, control: QWidget) -> None:
        super().__init__(look, settings, words)
        self._title = Label(look, PX)
        self._control = control
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        space(look, self._row, 6)
        texts = QVBoxLayout()
        space(look, texts, 2)
        texts.addWidget(self._title)
        texts.addWidget(self.note)
        self._row.addLayout(texts, 1)
        self._row.addWidget(control, 0, Qt.AlignmentFlag.AlignVCenter)
        self._column.addLayout(self._row)
        look.changed.connect(self.fit)

    @property
    def stop(self) -> QWidget:
        return self._control

    @property
    def told(self) -> QWidget:
        return self._control

    def retranslate(self) -> None:
        super().retranslate()
        self._title.setText(said(self.words.title))
        self.told.setAccessibleName(self._title.text())
        self.fit()

    def fit(self) -> None:
        """Puts the control where there is room for it."""
        needed = self._title.sizeHint().width() + 16 + self._control.sizeHint().width()
        beside = needed <= self.width()
        self._row.setDirection(QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom)
        side = Qt.AlignmentFlag.AlignRight if beside else Qt.AlignmentFlag.AlignLeft
        self._row.setAlignment(self._control, side | Qt.AlignmentFlag.AlignVCenter)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.fit()


class ChoiceRow(BesideRow):
    """A setting with a few values that have words."""

    def __init__(self, look: Look, settings: Settings, words: SettingWords) -> None:
        self.control = SegmentedControl(look, height=44)
        super().__init__(look, settings, words, self.control)
        self.control.chosen.connect(self.on_chosen)

    @property
    def stop(self) -> QWidget:
        chosen = self.control.current
        keys = tuple(self.words.values)
        return self.control.stops[keys.index(chosen)] if chosen in keys else self.control

    def on_chosen(self, key: str) -> None:
        self.store(type(self.words.setting.default)(key))

    def refresh(self) -> None:
        self.control.choose(str(self.value))

    def retranslate(self) -> None:
        self.control.set_items([(key, said(word)) for key, word in self.words.values.items()])
        super().retranslate()


class StepsRow(BesideRow):
    """A setting of a few steps above silence; the switch above it holds silence itself."""

    def __init__(self, look: Look, settings: Settings, words: SettingWords) -> None:
        self.control = Slider(look)
        self.control.setRange(1, max(words.setting.allowed))
        self.control.setPageStep(1)
        super().__init__(look, settings, words, self.control)
        self.control.valueChanged.connect(self.store)
        look.changed.connect(self.on_look_changed)
        self.on_look_changed()

    def on_look_changed(self) -> None:
        self.control.setFixedWidth(self._look.px(SLIDER))

    def refresh(self) -> None:
        self.control.blockSignals(True)
        self.control.setValue(self.value)
        self.control.blockSignals(False)
        self.control.setEnabled(not self._settings.value(MUTED))


class OnOffRow(SettingRow):
    """A setting that is on or off."""

    def __init__(self, look: Look, settings: Settings, words: SettingWords) -> None:
        super().__init__(look, settings, words)
        self.control = SwitchRow(look, px=PX)
        self._column.addWidget(self.control)
        self._column.addWidget(self.note)
        self.control.toggled.connect(self.on_toggled)

    @property
    def stop(self) -> QWidget:
        return self.control.switch

    def on_toggled(self, on: bool) -> None:
        self.store(on is not self.words.turned)

    def refresh(self) -> None:
        self.control.turn(self.value is not self.words.turned)

    def retranslate(self) -> None:
        super().retranslate()
        self.control.set_text(said(self.words.title))


def make_row(look: Look, settings: Settings, words: SettingWords) -> SettingRow:
    """The row that suits a setting."""
    kind = ChoiceRow if words.values else OnOffRow if isinstance(words.setting.default, bool) else StepsRow
    return kind(look, settings, words)
