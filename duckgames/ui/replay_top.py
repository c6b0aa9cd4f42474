"""The bar above a replay: the way back, what is watched and with whose eyes, and the way into a match of one's own."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from duckgames.ui.commands import CONTINUE, HANDS, LOG, MENU, VIEW
from duckgames.ui.seat_parts import WordMenu
from duckgames.ui.spacing import space
from duckgames.ui.theme import Look
from duckgames.ui.widgets import Button, Label, Pill

MARGIN = 20
SPACING = 10


class ReplayTop(QWidget):
    """Title and facts on the left, eyes and ways on at the right; what has no room gives way.

    Signals:
        back: the replay is left.
        viewed(key): other eyes are wanted, by the keys of `show_eyes`.
        log: the log is wanted, or not any more.
        hands: all hands are to lie open, or not any more.
        continued: a match is to be played on from here.
    """

    back = Signal()
    viewed = Signal(str)
    log = Signal()
    hands = Signal()
    continued = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._title_of: Callable[[], str] = str
        self._eyes: dict[str, str] = {}
        self._current = ""
        self._facts: tuple[str, ...] = ()
        self._back = Button(look, "icon", "back")
        self._title = Label(look, 20, story=True)
        self._mark = Pill(look, "accent")
        self._pills: list[Pill] = []
        self.eyes = WordMenu(look)
        self.open_hands = Button(look, "icon", "cards")
        self._log = Button(look, "icon", "log")
        self.go_on = Button(look, "quiet", "next", footless=True)
        self._row = QHBoxLayout(self)
        space(look, self._row, SPACING, (MARGIN, 0, MARGIN, 0))
        for widget in (self._back, self._title, self._mark):
            self._row.addWidget(widget)
        self._row.addStretch(1)
        for tool in (self.eyes, self.open_hands, self._log, self.go_on):
            self._row.addWidget(tool)
        for tool in (self._back, self.eyes, self.open_hands, self._log, self.go_on):
            tool.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._back.clicked.connect(self.back)
        self.eyes.chosen.connect(self.viewed)
        self.open_hands.clicked.connect(self.hands)
        self._log.clicked.connect(self.log)
        self.go_on.clicked.connect(self.continued)
        look.shortcuts.changed.connect(self.retranslate)
        self.retranslate()

    def use_height(self, height: int) -> None:
        """Takes the height of the layout."""
        self.setFixedHeight(self._look.px(height))
        for button in (self._back, self.open_hands, self._log, self.go_on):
            button.use_height(height - 16 if height < 60 else 44)
        self._give_way()

    def show_title(self, title: Callable[[], str]) -> None:
        """Shows the game's title, asked for again whenever the language changes."""
        self._title_of = title
        self.retranslate()

    def show_facts(self, facts: Sequence[str]) -> None:
        """Shows short facts as pills, as the round."""
        self._facts = tuple(facts)
        while len(self._pills) < len(facts):
            pill = Pill(self._look, "quiet")
            self._pills.append(pill)
            self._row.insertWidget(2 + len(self._pills), pill)
        for pill, text in zip(self._pills, (*facts, *[""] * len(self._pills)), strict=False):
            pill.setText(text)
        self._give_way()

    def show_eyes(self, eyes: Mapping[str, str], current: str) -> None:
        """Shows whose eyes one has, and whose one may have."""
        self._eyes, self._current = dict(eyes), current
        self.retranslate()

    def allow_hands(self, shown: bool) -> None:
        """Shows the way to all hands, where they may lie open."""
        self.open_hands.setVisible(shown)
        self._give_way()

    def allow_continue(self, shown: bool, enabled: bool) -> None:
        """Shows the way into a match of one's own, where there may be one, and lights it where one can begin."""
        self.go_on.setVisible(shown)
        self.go_on.setEnabled(enabled)
        self._give_way()

    def retranslate(self) -> None:
        tip = self._look.shortcuts.tip
        self._back.setText(self.tr("Back"))
        self._back.setToolTip(tip(self._back.text(), MENU))
        self._title.setText(self._title_of())
        self._mark.setText(self.tr("Replay"))
        self.open_hands.setText(self.tr("All hands"))
        self.open_hands.setToolTip(tip(self.open_hands.text(), HANDS))
        self._log.setText(self.tr("Log"))
        self._log.setToolTip(tip(self._log.text(), LOG))
        self.go_on.setText(self.tr("Continue from here"))
        note = self.tr("A match of its own begins here, as practice.")
        self.go_on.setToolTip(f"{tip(self.go_on.text(), CONTINUE)}. {note}")
        self.go_on.setAccessibleDescription(note)
        if self._eyes:
            self.eyes.set_words(self._eyes, self._current, self.tr("Seen by"))
            self.eyes.setToolTip(tip(VIEW.words, VIEW))
        self._give_way()

    def _give_way(self) -> None:
        """Leaves out the title, then the facts from the last on, then the mark, as the room gets less."""
        spacing, filled = self._look.px(SPACING), [pill for pill in self._pills if pill.text()]
        tools = (self.open_hands, self.go_on)
        always = [self._back, self.eyes, self._log, *(tool for tool in tools if not tool.isHidden())]
        yielding = (self._title, *reversed(filled[1:]), self._mark, *filled[:1])
        needed = sum(each.sizeHint().width() + spacing for each in (*always, *yielding)) + 2 * self._look.px(MARGIN)
        shown = set[QWidget]()
        for each in yielding:
            if needed <= self.width():
                shown.add(each)
            else:
                needed -= each.sizeHint().width() + spacing
        # What leaves goes first, so that no neighbour is cut for a frame.
        for widget in sorted((self._title, self._mark, *self._pills), key=shown.__contains__):
            widget.setVisible(widget in shown)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._give_way()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.fillRect(self.rect(), self._look.colour("panel"))
        p.setPen(self._look.colour("hairline"))
        p.drawLine(0, self.height() - 1, self.width(), self.height() - 1)
