"""The keys of all commands in the settings: each can be changed, and a conflict is told before it comes to be."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from duckgames.ui.commands import SLOTS, Command, by_scope
from duckgames.ui.key_field import KeyField
from duckgames.ui.key_reading import native
from duckgames.ui.keys_question import KeysQuestion
from duckgames.ui.scroll import Scroll
from duckgames.ui.shortcuts import is_fixed, is_systems
from duckgames.ui.spacing import space
from duckgames.ui.theme import Look
from duckgames.ui.widgets import Button, Label

HEADING: Final = 18
_STOP: Final = Qt.FocusPolicy.StrongFocus
_CLICK: Final = Qt.FocusPolicy.ClickFocus


class KeysPanel(QWidget):
    """Every command with its keys, under the scopes they belong to. Arrows go from key to key, Enter changes one."""

    def __init__(self, look: Look, commands: Sequence[Command], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._commands = tuple(commands)
        self._fields: list[tuple[KeyField, ...]] = []
        self._words: list[tuple[Label, Command]] = []
        self._headings: list[tuple[Label, Command]] = []
        self._current = (0, 0)
        content = QWidget()
        self._grid = QGridLayout(content)
        space(look, self._grid, 8, (8, 4, 16, 4))
        self._grid.setColumnStretch(0, 1)
        for group in by_scope(self._commands).values():
            self._add_group(group)
        self._grid.setRowStretch(self._grid.rowCount(), 1)
        self._scroll = Scroll(content)
        self.question = KeysQuestion(look)
        self.reset_one = Button(look, "link", height=38)
        self.reset_all = Button(look, "link", height=38)
        self._resets = QWidget()
        buttons = QHBoxLayout(self._resets)
        space(look, buttons, 8, (0, 0, 0, 0))
        for button in (self.reset_one, self.reset_all):
            buttons.addWidget(button)
        buttons.addStretch(1)
        column = QVBoxLayout(self)
        space(look, column, 6, (0, 0, 0, 0))
        column.addWidget(self._scroll, 1)
        column.addWidget(self.question)
        column.addWidget(self._resets)
        # Where room is short, a question needs it more.
        self.question.asked.connect(self._resets.setHidden)
        self.reset_one.clicked.connect(self.on_reset_one)
        self.reset_all.clicked.connect(self.on_reset_all)
        look.shortcuts.changed.connect(self.retranslate)
        self._go_to(0, 0, focus=False)
        self.retranslate()

    @property
    def current(self) -> KeyField:
        """The field the keys are at, or were last."""
        row, slot = self._current
        return self._fields[row][slot]

    def field(self, command: Command, slot: int = 0) -> KeyField:
        """The field of one key of a command."""
        return next(fields[slot] for fields in self._fields if fields[slot].command == command)

    # What is chosen.

    def on_heard(self, field: KeyField, text: str) -> None:
        """A key was pressed for `field`: it is taken, refused with a reason, or asked about."""
        self.question.clear()
        reason = self._refusal(text)
        if reason:
            self.question.tell(reason.format(key=native(text)))
            return
        field.listen(False)
        owners = self._look.shortcuts.owners(text, field.command, self._commands)
        if owners:
            self._ask(field, text, owners)
        else:
            self._look.shortcuts.assign(field.command, field.slot, text)

    def _refusal(self, text: str) -> str:
        if is_fixed(text):
            return self.tr("{key} steers tables, lists and dialogs, and stays what it is.")
        if is_systems(text):
            return self.tr("{key} belongs to the system.")
        if not self._look.shortcuts.works(text):
            return self.tr("{key} is a single letter or sign, and those are switched off above.")
        return ""

    def _ask(self, field: KeyField, text: str, owners: Sequence[Command]) -> None:
        """Who has the key already may get the other one for it, or go without."""
        names = ", ".join(owner.words for owner in owners)
        words = self.tr("{key} is the key for: {commands}.").format(key=native(text), commands=names)
        shortcuts, old = self._look.shortcuts, field.key
        others = (each for each in self._commands if each != field.command)
        alone = len(owners) == 1 and not (old and shortcuts.owners(old, owners[0], tuple(others)))
        swap = partial(self._take, field, text, owners, old) if old and alone else None
        self.question.ask(words, swap, partial(self._take, field, text, owners, ""), field.setFocus)
        self._scroll.reveal(field)

    def _take(self, field: KeyField, text: str, owners: Sequence[Command], instead: str) -> None:
        for owner in owners:
            self._look.shortcuts.replace(owner, text, instead)
        self._look.shortcuts.assign(field.command, field.slot, text)
        field.setFocus()

    def on_cleared(self, field: KeyField) -> None:
        self.question.clear()
        self._look.shortcuts.assign(field.command, field.slot, "")

    def on_reset_one(self) -> None:
        """Gives the command where the keys are its first keys back; whoever has one of them goes without."""
        self.question.clear()
        command = self.current.command
        for text in filter(None, command.keys):
            for owner in self._look.shortcuts.owners(text, command, self._commands):
                self._look.shortcuts.replace(owner, text, "")
                words = self.tr("{key} is taken from: {commands}.")
                self.question.tell(words.format(key=native(text), commands=owner.words))
        self._look.shortcuts.reset(command)

    def on_reset_all(self) -> None:
        self.question.clear()
        for command in self._commands:
            self._look.shortcuts.reset(command)

    # Where the keys are.

    def on_stepped(self, row: int, slot: int, across: int, down: int) -> None:
        """An arrow key leads on."""
        self._go_to(min(max(row + down, 0), len(self._fields) - 1), min(max(slot + across, 0), SLOTS - 1))

    def on_clicked(self, row: int, slot: int) -> None:
        self.question.clear()
        self._go_to(row, slot)

    def _go_to(self, row: int, slot: int, *, focus: bool = True) -> None:
        """Tab stops at one field only; a table of dozens would hold up whoever wants to go on."""
        self._current = (row, slot)
        for n, fields in enumerate(self._fields):
            for field in fields:
                here = (n, field.slot) == self._current
                field.setFocusPolicy(_STOP if here else _CLICK)
        if focus:
            self.current.setFocus()
            self._scroll.ensureWidgetVisible(self.current)

    def _add_group(self, group: Sequence[Command]) -> None:
        heading = Label(self._look, HEADING, story=True)
        self._headings.append((heading, group[0]))
        self._grid.addWidget(heading, self._grid.rowCount(), 0, 1, 1 + SLOTS)
        for command in group:
            self._add_row(command)

    def _add_row(self, command: Command) -> None:
        words = Label(self._look, 16, wrap=True)
        self._words.append((words, command))
        fields = tuple(KeyField(self._look, command, slot) for slot in range(SLOTS))
        row = self._grid.rowCount()
        self._grid.addWidget(words, row, 0)
        for field in fields:
            self._grid.addWidget(field, row, 1 + field.slot)
            field.clicked.connect(partial(self.on_clicked, len(self._fields), field.slot))
            field.stepped.connect(partial(self.on_stepped, len(self._fields), field.slot))
            field.heard.connect(partial(self.on_heard, field))
            field.cleared.connect(partial(self.on_cleared, field))
        self._fields.append(fields)

    def retranslate(self) -> None:
        for heading, command in self._headings:
            heading.setText(command.scope.words)
        for words, command in self._words:
            words.setText(command.words)
        for fields in self._fields:
            for field in fields:
                field.retranslate()
        self.reset_one.setText(self.tr("Reset this one"))
        self.reset_all.setText(self.tr("Reset all keys"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
