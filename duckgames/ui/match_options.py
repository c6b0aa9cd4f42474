"""The right side of the new-game dialog: the game's declared options, the helps of the table, and the seed."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from duckgames.core.manifest import GameInfo
from duckgames.core.options import OptionValue
from duckgames.session.settings import TAKE_BACK, Settings
from duckgames.ui.option_groups import OptionGroup, TableGroup
from duckgames.ui.seat_picks import is_shown
from duckgames.ui.seating import Seating
from duckgames.ui.seed_field import SeedField
from duckgames.ui.spacing import space
from duckgames.ui.theme import Look
from duckgames.ui.view import GameView
from duckgames.ui.widgets import Button, Label

TAB: Final = Qt.FocusPolicy.TabFocus


class MatchOptions(QWidget):
    """Everything about a new match but who plays.

    The first group is open: the first option that the game declares, or the helps of the table where it declares none.
    All others fold away under *More*, where a line says what of them is not as usual.

    Options that are not chosen for the match as a whole are left out.

    Signals:
        changed: the person chose another value of an option.
        page_wanted(key): the person asked for a page of the game.
        grown(widget): more is shown; scroll to this.
        info_wanted: the person asked for the rules.
    """

    changed = Signal()
    page_wanted = Signal(str)
    grown = Signal(QWidget)
    info_wanted = Signal()

    def __init__(self, look: Look, info: GameInfo, view: GameView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = view
        self._sentence = Label(look, 16, colour="text_quiet", wrap=True, parent=self)
        self.info = Button(look, "link", "help", height=36, parent=self)
        self.pages = {page: Button(look, "link", page.icon, height=36, parent=self) for page in view.pages}
        self.more = Button(look, "link", "plus", height=40, parent=self)
        self._folded = QWidget(self)
        self._folded.hide()
        shown = [option for option in info.options if is_shown(option)]
        homes = [self] + [self._folded] * len(shown)
        self._choices = [OptionGroup(look, option, self._word, homes[n]) for n, option in enumerate(shown)]
        self.table = TableGroup(look, homes[len(shown)])
        self.seed = SeedField(look, self._folded)
        self._groups: list[OptionGroup | TableGroup | SeedField] = [*self._choices, self.table, self.seed]
        self._summary = Label(look, 14.5, colour="text_quiet", wrap=True, parent=self)
        self._place(look)
        self.info.clicked.connect(self.info_wanted)
        for page, button in self.pages.items():
            button.clicked.connect(partial(self.page_wanted.emit, page.key))
        for group in self._choices:
            group.chosen.connect(self.changed)
        self.more.clicked.connect(self.on_more_clicked)
        self.retranslate()

    def _place(self, look: Look) -> None:
        column, below = QVBoxLayout(self), QVBoxLayout(self._folded)
        space(look, column, 8, (16, 4, 12, 8))
        space(look, below, 8, (0, 0, 0, 0))
        links = (self.info, *self.pages.values(), self.more)
        others = (*self.pages.values(), self.more, self._summary, self._folded)
        for widget in (self._sentence, self.info, self._groups[0], *others):
            column.addWidget(widget, 0, Qt.AlignmentFlag.AlignLeft if widget in links else Qt.AlignmentFlag(0))
        column.addStretch(1)
        for group in self._groups[1:]:
            below.addWidget(group)
        # The groups have no keys of their own, only what is in them.
        first = [each for each in self._groups[0].findChildren(QWidget) if each.focusPolicy() & TAB]
        for before, after in pairwise((first[-1], *self.pages.values(), self.more)):
            QWidget.setTabOrder(before, after)

    @property
    def options(self) -> Mapping[str, OptionValue]:
        """The chosen options of the game."""
        return {group.option.key: group.value for group in self._choices}

    @property
    def unfolded(self) -> bool:
        """Whether everything is shown."""
        return not self._folded.isHidden()

    def show_choice(self, seating: Seating, settings: Settings) -> None:
        """Shows what was chosen last; no seed, for one is typed for a single match."""
        usually = seating.is_solo and TAKE_BACK.default
        for group in self._choices:
            self.choose(group.option.key, seating.options[group.option.key])
        self.table.show_choice(settings, take_back=seating.take_back, usually=usually)
        self.seed.edit.clear()
        self._say_more()

    def use_take_back(self, on: bool, solo: bool) -> None:
        """Turns free take-back on or off, as now one person plays, or several do."""
        self.table.use_take_back(on, solo and TAKE_BACK.default)
        self._say_more()

    def choose(self, key: str, value: OptionValue) -> None:
        """Chooses an option of the game."""
        next(group for group in self._choices if group.option.key == key).choose(value)

    def unfold(self, unfolded: bool = True) -> None:
        """Shows everything, or folds away what is rarely wanted."""
        self._folded.setVisible(unfolded)
        self._say_more()

    def correct_seed(self) -> None:
        """Shows the seed, which is none, and gives it the keys."""
        self.unfold()
        self.seed.correct()
        self.grown.emit(self.seed)

    def on_more_clicked(self) -> None:
        self.unfold(not self.unfolded)
        if self.unfolded:
            self.grown.emit(self._groups[1])

    def _say_more(self) -> None:
        """A line tells what is folded away and not as usual, so that no match has a rule nobody sees."""
        said = " \N{MIDDLE DOT} ".join(filter(None, (group.summary for group in self._groups[1:])))
        self._summary.setText(said)
        self._summary.setVisible(bool(said) and not self.unfolded)
        self.more.setText(self.tr("Less") if self.unfolded else self.tr("More"))
        self.more.use_icon("minus" if self.unfolded else "plus")
        self.more.setAccessibleDescription("" if self.unfolded else said)

    def retranslate(self) -> None:
        self._sentence.setText(self._view.sentence())
        self.info.setText(self.tr("More info"))
        for page, button in self.pages.items():
            button.setText(page.title())
        self._say_more()

    def _word(self, key: str) -> str:
        """The game's words for `key`; without any, the last part of the key says at least what it is."""
        if key not in self._view.wording:
            return "" if key.endswith(".note") else key.rpartition(".")[2]
        return QCoreApplication.translate(self._view.context, str(self._view.wording[key]))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            # Qt tells the groups only after this, but their words stand in the line under *More*.
            for group in self._groups:
                group.retranslate()
            self.retranslate()
        super().changeEvent(event)
