"""What is chosen of a new match beside who plays: a group for each option of the game, and one for the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from duckgames.core.options import Option, OptionValue
from duckgames.session.settings import SHOW_LEGAL, TRACKER, Setting, Settings
from duckgames.ui.spacing import space
from duckgames.ui.switch_row import SwitchRow
from duckgames.ui.theme import Look
from duckgames.ui.widgets import Label, RadioColumn

HELPS: Final[tuple[Setting[bool], ...]] = (SHOW_LEGAL, TRACKER)
"""The settings of the table that are asked for with a new match."""


class OptionGroup(QWidget):
    """One declared option of a game: a switch, or a heading with a card for each value.

    `word` gives the game's words for a phrase key. An option `size` is worded with the keys `option.size`,
    `option.size.7` for the value 7, and `option.size.7.note` for what comes of it, which may be missing.

    Signals:
        chosen: the person chose another value.
    """

    chosen = Signal()

    def __init__(self, look: Look, option: Option, word: Callable[[str], str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.option = option
        self.value = option.default
        self._key = f"option.{option.key}"
        self._word = word
        self._values = {str(value): value for value in option.values}
        column = QVBoxLayout(self)
        space(look, column, 8, (0, 0, 0, 8))
        self._heading = Label(look, 22, story=True, wrap=True, parent=self)
        self._control: SwitchRow | RadioColumn
        if isinstance(option.default, bool):
            self._heading.hide()
            self._control = SwitchRow(look, parent=self)
            self._control.toggled.connect(self.on_chosen)
        else:
            self._control = RadioColumn(look, self)
            self._control.chosen.connect(lambda text: self.on_chosen(self._values[text]))
        column.addWidget(self._heading)
        column.addWidget(self._control)
        self.retranslate()

    @property
    def summary(self) -> str:
        """What was chosen, in a few words; empty: what is usual."""
        if self.value == self.option.default:
            return ""
        name = self._word(self._key)
        if isinstance(self._control, RadioColumn):
            return f"{name}: {self._word(f'{self._key}.{self.value}')}"
        return name if self.value else self.tr("{option}: off").format(option=name)

    def on_chosen(self, value: OptionValue) -> None:
        self.choose(value)
        self.chosen.emit()

    def choose(self, value: OptionValue) -> None:
        """Chooses a value."""
        self.value = value
        if isinstance(self._control, RadioColumn):
            self._control.choose(str(value))
        else:
            self._control.turn(bool(value))

    def retranslate(self) -> None:
        name = self._word(self._key)
        self._heading.setText(name)
        if isinstance(self._control, RadioColumn):
            keys = {text: f"{self._key}.{text}" for text in self._values}
            self._control.set_items([(text, self._word(key), self._word(f"{key}.note")) for text, key in keys.items()])
            self._control.setAccessibleName(name)
        else:
            self._control.set_text(name)
        self.choose(self.value)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


class TableGroup(QWidget):
    """The helps of the table, and whether any move may be taken back."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._usually_back = False
        self._heading = Label(look, 22, story=True, wrap=True, parent=self)
        self.helps = {help_: SwitchRow(look, parent=self) for help_ in HELPS}
        self.take_back = SwitchRow(look, parent=self)
        self._practice = Label(look, 14.5, colour="text_quiet", wrap=True, parent=self)
        self._practice.hide()
        column = QVBoxLayout(self)
        space(look, column, 8, (0, 0, 0, 8))
        for widget in (self._heading, *self.helps.values(), self.take_back, self._practice):
            column.addWidget(widget)
        self.take_back.toggled.connect(self._practice.setVisible)
        self.retranslate()

    @property
    def summary(self) -> str:
        """What was chosen, in a few words; empty: what is usual."""
        said = [
            self.tr("{option}: off").format(option=switch.text)
            for help_, switch in self.helps.items()
            if help_.default and not switch.on
        ]
        if self.take_back.on != self._usually_back:
            name = self.take_back.text
            said.append(name if self.take_back.on else self.tr("{option}: off").format(option=name))
        return " \N{MIDDLE DOT} ".join(said)

    def show_choice(self, settings: Settings, *, take_back: bool, usually: bool) -> None:
        """Shows what is set now; `usually` says whether everything may be taken back where nobody chooses."""
        for help_, switch in self.helps.items():
            switch.turn(settings.value(help_))
        self.use_take_back(take_back, usually)

    def use_take_back(self, on: bool, usually: bool) -> None:
        """Turns free take-back on or off, as it is for players like these."""
        self._usually_back = usually
        self.take_back.turn(on)

    def retranslate(self) -> None:
        self._heading.setText(self.tr("At the table"))
        self.helps[SHOW_LEGAL].set_text(self.tr("Show where a card may go"))
        self.helps[TRACKER].set_text(self.tr("Show which cards are still to come"))
        self.take_back.set_text(self.tr("Take back any move"))
        self._practice.setText(
            self.tr(
                "Even what has been shown can be taken back; from then on the match is practice and does not count."
            )
        )

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
