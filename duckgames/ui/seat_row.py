"""One seat of a new match: its duck, its name, person or AI of some level and temper, and the way out."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QLineEdit, QRadioButton, QSizePolicy, QWidget

from duckgames.core.manifest import GameInfo
from duckgames.core.setup import LONGEST_NAME, Ai, Person, Player
from duckgames.ui.pages import Pick
from duckgames.ui.painting import rounded
from duckgames.ui.seat_parts import AVATAR, AvatarButton, WordMenu
from duckgames.ui.spacing import space
from duckgames.ui.texts import duck_names, shared
from duckgames.ui.theme import Look, mix
from duckgames.ui.widgets import Button, Label, SegmentedControl

GAP: Final = 10
PICK: Final = 210
"""Pixels at 100 % text: how wide the words for what is picked are at least, if they need it."""
PERSON: Final = "person"
"""The key of the segment that makes the seat a person's; all others are levels."""


class SeatRow(QWidget):
    """A row of the new-game dialog.

    Signals:
        changed(player): the person chose another kind of player for this seat, or another name or temper.
        removed: the seat is to go.
        picked: the seat's duck is to be chosen.
        pick_chosen(name, key): something else was picked for the seat, as a deck.
        entered: Enter was pressed in the name.
    """

    changed = Signal(object)
    removed = Signal()
    picked = Signal()
    pick_chosen = Signal(str, str)
    entered = Signal()

    def __init__(
        self,
        look: Look,
        info: GameInfo,
        tempers: Mapping[str, Callable[[], str]],
        player: Player,
        next_temper: Callable[[], str],
        families: Sequence[str] = (),
        parent: QWidget | None = None,
    ) -> None:
        """`next_temper` gives the temper of an AI that takes the place of a person; `families` is what is picked."""
        super().__init__(parent)
        self._look = look
        self._info = info
        self._tempers = dict(tempers)
        self._next_temper = next_temper
        self._player = player
        self._picked = False
        self._alone = True
        self._fit: tuple[bool, bool] | None = None
        self.avatar = AvatarButton(look, self)
        self.name = Label(look, 16.5, bold=True, parent=self)
        self.edit = QLineEdit(self, maxLength=LONGEST_NAME)
        self.kind = Label(look, 14.5, colour="text_quiet", parent=self)
        self.temper = WordMenu(look, self)
        self.picks = {name: WordMenu(look, self) for name in families}
        self.level = SegmentedControl(look, height=42, ground="raised", px=14.5, parent=self)
        self.remove = Button(look, "icon", "close", height=40, parent=self)
        self._words = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._grid = QGridLayout(self)
        self._build()
        self._connect()
        look.changed.connect(self.on_look_changed)
        self.on_look_changed()
        self.show_player(player)
        self.retranslate()

    def _build(self) -> None:
        space(self._look, self._grid, 8, (GAP, 8, GAP, 8))
        self._grid.setColumnStretch(1, 1)
        self._grid.addLayout(self._words, 0, 1)
        space(self._look, self._words, 2)
        self._words.addStretch(1)
        # Words that stand left let their column grow, so that the levels of all rows stand below each other.
        left = Qt.AlignmentFlag.AlignLeft
        self._words.addWidget(self.name, 0, left)
        self._words.addWidget(self.edit)
        self._words.addWidget(self.kind, 0, left)
        self._words.addWidget(self.temper, 0, left)
        for menu in self.picks.values():
            self._words.addWidget(menu, 0, left)
        self._words.addStretch(1)
        self.edit.setStyleSheet("QLineEdit { padding: 5px 9px; } QLineEdit:focus { padding: 4px 8px; }")
        self.fit(0, narrow=False)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def _connect(self) -> None:
        self.avatar.clicked.connect(self.picked)
        self.edit.textEdited.connect(self.on_name_edited)
        self.edit.returnPressed.connect(self.entered)
        self.temper.chosen.connect(self.on_temper_chosen)
        for name, menu in self.picks.items():
            menu.hide()
            menu.chosen.connect(partial(self.pick_chosen.emit, name))
        self.level.chosen.connect(self.on_level_chosen)
        self.remove.clicked.connect(self.removed)

    @property
    def player(self) -> Player:
        """Who sits here."""
        return self._player

    @property
    def stops(self) -> list[QWidget]:
        """What takes the keys in this row, in order."""
        return [
            self.avatar,
            self.edit,
            self.temper,
            *self.picks.values(),
            *self.level.findChildren(QRadioButton),
            self.remove,
        ]

    def show_player(self, player: Player) -> None:
        """Shows who sits here without telling anybody."""
        self._player = player
        person = isinstance(player, Person)
        self.avatar.show_duck(player.duck)
        self.edit.setVisible(person)
        self.kind.setVisible(person)
        self.name.setVisible(not person)
        self.temper.setVisible(not person)
        if isinstance(player, Person) and self.edit.text() != player.name:
            self.edit.setText(player.name)
        self.retranslate()
        self.level.choose(player.level if isinstance(player, Ai) else PERSON)

    def show_picked(self, picked: bool) -> None:
        """Shows whether the ducks below are for this seat."""
        self._picked = picked
        self.update()

    def show_pick(self, name: str, heading: str, offered: Sequence[Pick], picked: Pick | None) -> None:
        """Shows what may be picked for this seat and what is; nothing where there is no choice."""
        menu = self.picks[name]
        menu.setVisible(picked is not None)
        if picked is not None:
            menu.set_words({pick.key: pick.words for pick in offered}, picked.key, heading)

    def show_alone(self, alone: bool) -> None:
        """Shows what a person without a name is called: `alone` at the table, or one of several."""
        if alone != self._alone:
            self._alone = alone
            self.retranslate()

    def allow_removal(self, allowed: bool) -> None:
        """Whether the match would have enough seats left."""
        self.remove.setVisible(allowed)

    def needed_width(self) -> int:
        """What a single line takes."""
        px = self._look.px
        words = max(px(150), *(self._wide(menu) for menu in (self.temper, *self.picks.values())))
        return words + self.level.sizeHint().width() + self.remove.sizeHint().width() + px(AVATAR + 5 * GAP)

    def _wide(self, words: QWidget) -> int:
        """How wide words must be; a field has room for a few letters, and what is picked may be cut short."""
        if words.isHidden():
            return 0
        if words is self.edit:
            return self.edit.minimumWidth()
        wide = words.sizeHint().width()
        return min(wide, round(self._look.px(PICK) * self._look.text_scale)) if words in self.picks.values() else wide

    def fit(self, room: int, *, narrow: bool) -> None:
        """Puts the levels below the words in a `narrow` list, and then all words side by side if they fit."""
        px, close = self._look.px, self.remove.sizeHint().width()
        words = room - close - px(AVATAR + 5 * GAP)
        parts = (self.name, self.edit, self.kind, self.temper, *self.picks.values())
        beside = narrow and sum(self._wide(part) + px(GAP) for part in parts if not part.isHidden()) <= words + px(GAP)
        self._words.setDirection(QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom)
        # On one line only what is picked is cut short.
        self.temper.setMinimumWidth(self.temper.sizeHint().width() if beside else 0)
        for menu in self.picks.values():
            menu.setMinimumWidth(self._wide(menu) if beside else 0)
        # Side by side, the words begin at the left and the rest of the line stays free.
        self._words.setStretch(0, 0 if beside else 1)
        across = self.level.sizeHint().width() > words
        if (narrow, across) != self._fit:
            self._fit = (narrow, across)
            self._place(narrow=narrow, across=across)

    def _place(self, *, narrow: bool, across: bool) -> None:
        """Levels on a line of their own fill it, and go on below the cross where they need the room (`across`)."""
        for widget in (self.avatar, self.level, self.remove):
            self._grid.removeWidget(widget)
        # Levels beside the words are equally wide in all rows.
        policy = QSizePolicy.Policy.Minimum if narrow else QSizePolicy.Policy.Fixed
        self.level.setSizePolicy(policy, QSizePolicy.Policy.Fixed)
        lines = 2 if narrow else 1
        self._grid.addWidget(self.avatar, 0, 0, lines, 1, Qt.AlignmentFlag.AlignVCenter)
        self._grid.addWidget(self.remove, 0, 3, 1 if across else lines, 1, Qt.AlignmentFlag.AlignVCenter)
        if narrow:
            self._grid.addWidget(self.level, 1, 1, 1, 3 if across else 2)
        else:
            self._grid.addWidget(self.level, 0, 2)
        self._grid.setVerticalSpacing(self._look.px(4))

    def retranslate(self) -> None:
        player = self._player
        names = duck_names()
        unnamed = shared("you") if self._alone else names[player.duck]
        name = names[player.duck] if isinstance(player, Ai) else player.name or unnamed
        self.name.setText(names[player.duck])
        self.edit.setPlaceholderText(unnamed)
        self.edit.setAccessibleName(self.tr("Name"))
        self.kind.setText(self.tr("person"))
        if isinstance(player, Ai):
            self.temper.set_words({key: word() for key, word in self._tempers.items()}, player.temper)
        self.temper.setAccessibleName(self.tr("Temper: {temper}").format(temper=self.temper.text()))
        levels = [(level, shared(f"level.{level}")) for level in self._info.levels]
        self.level.set_items([(PERSON, self.tr("Person")), *levels], {PERSON: "person"})
        self.level.setAccessibleName(self.tr("Who plays: {name}").format(name=name))
        self.avatar.setToolTip(self.tr("Choose a duck"))
        self.avatar.setAccessibleName(self.tr("Duck: {duck}").format(duck=names[player.duck]))
        self.remove.setText(self.tr("Remove: {name}").format(name=name))
        self.setAccessibleName(name)

    def on_name_edited(self, name: str) -> None:
        self._change(Person(" ".join(name.split()), self._player.duck))

    def on_temper_chosen(self, temper: str) -> None:
        if isinstance(self._player, Ai):
            self._change(replace(self._player, temper=temper))

    def on_level_chosen(self, key: str) -> None:
        player = self._player
        if key == PERSON:
            self._change(Person("", player.duck))
        elif isinstance(player, Ai):
            self._change(replace(player, level=key))
        else:
            self._change(Ai(key, self._next_temper(), player.duck))

    def on_look_changed(self) -> None:
        self.edit.ensurePolished()
        self.edit.setFont(self._look.plain(16, bold=True))
        self.edit.setMinimumWidth(self._look.px(110))
        # Level with the word of the temper, which has room around it.
        for label in (self.name, self.kind):
            label.setContentsMargins(self._look.px(8), 0, 0, 0)
        self.update()

    def _change(self, player: Player) -> None:
        self.show_player(player)
        self.changed.emit(player)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        look, rect = self._look, QRectF(self.rect())
        if self._picked:
            fill = mix(look.colour("panel"), look.colour("sun"), 0.14 if look.dark else 0.28)
            rounded(p, rect, look.px(16), fill, look.colour("sun"), 2)
        else:
            rounded(p, rect, look.px(16), look.colour("sunken"))
