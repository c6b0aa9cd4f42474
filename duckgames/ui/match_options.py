"""The right side of the new-game dialog: the game's declared options, the helps of the table, and the seed."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from duckgames.core.manifest import GameInfo
from duckgames.core.options import Option, OptionValue
from duckgames.session.settings import SHOW_LEGAL, TRACKER, Setting, Settings
from duckgames.ui.seating import Seating
from duckgames.ui.seed_field import SeedField
from duckgames.ui.spacing import space
from duckgames.ui.switch_row import SwitchRow
from duckgames.ui.theme import Look
from duckgames.ui.view import GameView
from duckgames.ui.widgets import Label, RadioColumn

HELPS: Final[tuple[Setting[bool], ...]] = (SHOW_LEGAL, TRACKER)
"""The settings of the table that are asked for with a new match."""


class MatchOptions(QWidget):
    """Everything about a new match but who plays.

    A game words its option `size` with the phrase keys `option.size`, `option.size.7` for the value 7, and
    `option.size.7.note` for what comes of it, which may be missing.
    """

    def __init__(
        self,
        look: Look,
        info: GameInfo,
        view: GameView,
        settings: Settings,
        seating: Seating,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._info = info
        self._view = view
        self._options: dict[str, OptionValue] = dict(seating.options)
        self._columns: dict[str, tuple[Label, RadioColumn]] = {}
        self._switches: dict[str, SwitchRow] = {}
        self._column = QVBoxLayout(self)
        space(look, self._column, 8, (16, 4, 12, 8))
        self._sentence = Label(look, 16, colour="text_quiet", wrap=True)
        self._column.addWidget(self._sentence)
        self._column.addSpacing(8)
        for option in info.options:
            self._add_option(option)
        self._table = Label(look, 22, story=True, wrap=True)
        self.helps = {help_: SwitchRow(look) for help_ in HELPS}
        self.take_back = SwitchRow(look)
        self._practice = Label(look, 14.5, colour="text_quiet", wrap=True)
        self.seed = SeedField(look)
        self._place()
        for help_, switch in self.helps.items():
            switch.turn(settings.value(help_))
        self.take_back.turn(seating.take_back)
        self.take_back.toggled.connect(self.on_take_back_toggled)
        self._practice.setVisible(seating.take_back)
        self.retranslate()

    def _place(self) -> None:
        for widget in (self._table, *self.helps.values(), self.take_back, self._practice):
            self._column.addWidget(widget)
        self._column.addSpacing(4)
        self._column.addWidget(self.seed)
        self._column.addStretch(1)

    def _add_option(self, option: Option) -> None:
        if isinstance(option.default, bool):
            switch = SwitchRow(self._look)
            switch.turn(bool(self._options[option.key]))
            switch.toggled.connect(partial(self.on_option_chosen, option.key))
            self._switches[option.key] = switch
            self._column.addWidget(switch)
            return
        label, column = Label(self._look, 22, story=True, wrap=True), RadioColumn(self._look)
        values = {str(value): value for value in option.values}
        column.chosen.connect(lambda text: self.on_option_chosen(option.key, values[text]))
        self._columns[option.key] = (label, column)
        self._column.addWidget(label)
        self._column.addWidget(column)
        self._column.addSpacing(8)

    @property
    def options(self) -> Mapping[str, OptionValue]:
        """The chosen options of the game."""
        return self._options

    def on_option_chosen(self, key: str, value: OptionValue) -> None:
        self._options[key] = value

    def on_take_back_toggled(self, on: bool) -> None:
        self._practice.setVisible(on)

    def retranslate(self) -> None:
        self._sentence.setText(self._view.sentence())
        for option in self._info.options:
            self._word_option(option)
        self._table.setText(self.tr("At the table"))
        self.helps[SHOW_LEGAL].set_text(self.tr("Show where a card may go"))
        self.helps[TRACKER].set_text(self.tr("Show which cards are still to come"))
        self.take_back.set_text(self.tr("Take back any move"))
        self._practice.setText(
            self.tr("Even what has been shown can be taken back. Such a match is practice and does not count.")
        )

    def _word_option(self, option: Option) -> None:
        key = f"option.{option.key}"
        if option.key in self._switches:
            self._switches[option.key].set_text(self._word(key))
            return
        label, column = self._columns[option.key]
        label.setText(self._word(key))
        items = [
            (str(value), self._word(f"{key}.{value}"), self._word(f"{key}.{value}.note")) for value in option.values
        ]
        column.set_items(items)
        column.choose(str(self._options[option.key]))
        column.setAccessibleName(label.text())

    def _word(self, key: str) -> str:
        """The game's words for `key`; without any, the last part of the key says at least what it is."""
        if key not in self._view.wording:
            return "" if key.endswith(".note") else key.rpartition(".")[2]
        return QCoreApplication.translate(self._view.context, str(self._view.wording[key]))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
