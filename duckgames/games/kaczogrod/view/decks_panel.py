"""The side of the deck builder that holds the deck: its name, its length, its cards, and whether it is legal."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from duckgames.games.kaczogrod.decks.draft import LENGTHS
from duckgames.games.kaczogrod.view.decks_desk import Desk
from duckgames.games.kaczogrod.view.decks_list import DeckList
from duckgames.games.kaczogrod.view.decks_models import DeckModel
from duckgames.games.kaczogrod.view.decks_words import fault_words
from duckgames.ui.focus_panel import Verdict
from duckgames.ui.spacing import space
from duckgames.ui.theme import Look
from duckgames.ui.widgets import Button, Label, Panel, SegmentedControl

MOST_FAULTS: Final = 3
LOCK: Final = 30
"""Pixels: what a lock and the gap after it take at most."""

TO_COME: Final = ("length", "no_town_hall", "no_neighbours")
"""What is not wrong with a deck that is still put together, but missing."""


class DeckPanel(Panel):
    """Shows what is on the desk.

    Signals:
        choose_wanted, save_wanted, more_wanted: a button was pressed.
    """

    choose_wanted = Signal()
    save_wanted = Signal()
    more_wanted = Signal()

    def __init__(self, look: Look, desk: Desk, parent: QWidget) -> None:
        super().__init__(look, 1, padding=14, parent=parent)
        self._desk = desk
        self._target = ""
        self.name = Label(look, 20, story=True, wrap=True, parent=self)
        self._state = Label(look, 14, colour="text_quiet", wrap=True, parent=self)
        self.choose = Button(look, "icon", "cards", height=44, parent=self)
        self.length = SegmentedControl(look, height=42, px=15, parent=self)
        self.list = DeckList(look, desk, DeckModel(desk), self)
        self._empty = Label(look, 15, colour="text_quiet", wrap=True, parent=self)
        self._verdict = Verdict(look, self)
        self.save = Button(look, "primary", height=42, parent=self)
        self.more = Button(look, "quiet", height=42, parent=self)
        self._foot = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._place(look)
        self.choose.clicked.connect(self.choose_wanted)
        self.save.clicked.connect(self.save_wanted)
        self.more.clicked.connect(self.more_wanted)
        self.length.chosen.connect(lambda length: desk.use_length(int(length)))
        desk.changed.connect(self.show_deck)
        self.retranslate()

    def _place(self, look: Look) -> None:
        column, top, words, foot = QVBoxLayout(self), QHBoxLayout(), QVBoxLayout(), self._foot
        space(look, column, 10, (0, 0, 0, 0))
        space(look, top, 8)
        space(look, words, 0)
        space(look, foot, 10)
        words.addWidget(self.name)
        words.addWidget(self._state)
        top.addLayout(words, 1)
        top.addWidget(self.choose)
        foot.addWidget(self.save, 2)
        foot.addWidget(self.more, 1)
        column.addLayout(top)
        column.addWidget(self.length)
        column.addWidget(self._empty, 1)
        column.addWidget(self.list, 1)
        column.addWidget(self._verdict)
        column.addLayout(foot)

    def show_target(self, target: str) -> None:
        """Shows that a card may be dropped here: empty: no; `legal`: it may; `over`: it is over it now."""
        if target != self._target:
            self._target = target
            self.update()

    def show_deck(self) -> None:
        """Shows the deck as it is now."""
        desk = self._desk
        self.name.setText(desk.name or self.tr("New deck"))
        self._state.setText(self._told())
        self.length.choose(str(desk.draft.length))
        empty = not desk.draft.cards
        self._empty.setVisible(empty)
        self.list.setVisible(not empty)
        self.save.setEnabled(not desk.is_saved and not empty)
        self._judge()
        self._place_foot()
        self.list.viewport().update()

    def _judge(self) -> None:
        """Tells whether the deck is legal: calmly while cards are only still to come."""
        desk, draft = self._desk, self._desk.draft
        unfinished = len(draft.cards) < draft.length
        wrong = [fault for fault in desk.faults if not (unfinished and fault.code in TO_COME)]
        # Whoever has not begun need not hear everything that is still missing.
        told = wrong or desk.faults[: MOST_FAULTS if draft.cards else 1]
        words = "\n".join(fault_words(fault, desk.known) for fault in told[:MOST_FAULTS])
        self._verdict.say(words or self.tr("This deck is legal."), not told, calm=bool(told) and not wrong)
        self._verdict.setFixedHeight(self._verdict.heightForWidth(self.contentsRect().width()))

    def _place_foot(self) -> None:
        """The buttons beside each other, or below where their words are too long for that."""
        needed = self.save.sizeHint().width() + self.more.sizeHint().width() + self._look.px(10)
        if self.save.isEnabled():
            # A lock stands before the word while nothing is to be saved: the buttons do not jump when it comes.
            needed += self._look.px(LOCK)
        beside = needed <= self.contentsRect().width()
        ways = QBoxLayout.Direction
        self._foot.setDirection(ways.LeftToRight if beside else ways.TopToBottom)

    def _told(self) -> str:
        """How many cards there are, and whether the deck is saved."""
        desk, draft = self._desk, self._desk.draft
        counted = self.tr("{number} of %n card(s)", "", draft.length).format(number=len(draft.cards))
        if not desk.name or desk.is_saved:
            return counted
        # In the braces of an f-string lupdate would not find it.
        changed = self.tr("changed")
        return f"{counted} \N{MIDDLE DOT} {changed}"

    def retranslate(self) -> None:
        self.choose.setText(self.tr("Choose another deck"))
        self.length.set_items([(str(length), str(length)) for length in LENGTHS])
        self.length.setAccessibleName(self.tr("Cards in the deck"))
        self._empty.setText(self.tr("Press cards to put them into the deck, or drag them here."))
        self.save.setText(self.tr("Save"))
        self.more.setText(self.tr("More"))
        self.list.setAccessibleName(self.tr("Cards of the deck"))
        self.show_deck()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def on_changed(self) -> None:
        super().on_changed()
        # The look speaks up while the panel is still being made.
        if hasattr(self, "_verdict"):
            self._verdict.polish()
            self.list.scheduleDelayedItemsLayout()
            self.show_deck()

    def resizeEvent(self, event: object) -> None:
        super().resizeEvent(event)  # type: ignore[arg-type]
        self.show_deck()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._target:
            p = QPainter(self)
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            look, px = self._look, self._look.px
            over = self._target == "over"
            style = self._dashes(over)
            style.setColor(look.colour("legal"))
            p.setPen(style)
            p.drawRoundedRect(self.paper().adjusted(3, 3, -3, -3), px(16), px(16))

    @staticmethod
    def _dashes(over: bool) -> QPen:
        pen = QPen()
        pen.setWidthF(5 if over else 3)
        if not over:
            pen.setDashPattern([3, 2])
        return pen
