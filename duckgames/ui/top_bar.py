"""The bar above a match: where one is, whose turn it is, and what can be done besides moving."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QHBoxLayout, QSizePolicy, QWidget

from duckgames.ui.commands import HINT, LOG, MENU, MOVES, RULES, SETTINGS, TAKE_BACK
from duckgames.ui.spacing import space
from duckgames.ui.theme import Look
from duckgames.ui.turn_strip import TurnStrip
from duckgames.ui.widgets import Button, Label, Pill, SegmentedControl

MARGIN = 20
SPACING = 10
SPEEDS = ("calm", "normal", "quick")


class TopBar(QWidget):
    """Home, title and facts on the left, the players in the middle, tools on the right.

    Signals:
        home, undo, hint, log, moves, help, settings: that button was pressed.
        speed(name): another pace of motion was chosen.
    """

    home = Signal()
    undo = Signal()
    hint = Signal()
    log = Signal()
    moves = Signal()
    help = Signal()
    settings = Signal()
    speed = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._title_of: Callable[[], str] = str
        self._reason_of: Callable[[], str] = str
        self._home = Button(look, "icon", "home")
        self._title = Label(look, 26, story=True)
        self._pills: list[Pill] = []
        self._width = 0
        self.turns = TurnStrip(look)
        self._undo = Button(look, "quiet", "undo", height=44, footless=True)
        self._hint = Button(look, "quiet", "hint", height=44, footless=True)
        self._speed = SegmentedControl(look, height=44)
        self._tools = [Button(look, "icon", icon) for icon in ("log", "moves", "help", "gear")]
        left, right = QHBoxLayout(), QHBoxLayout()
        self._facts = QHBoxLayout()
        space(look, self._facts, 8)
        for row in (left, right):
            space(look, row, SPACING)
        left.addWidget(self._home)
        left.addWidget(self._title)
        left.addLayout(self._facts)
        left.addStretch(1)
        right.addStretch(1)
        for widget in (self._undo, self._hint, self._speed, *self._tools):
            right.addWidget(widget)
        grid = QGridLayout(self)
        space(look, grid, 16, (MARGIN, 0, MARGIN, 0))
        grid.addLayout(left, 0, 0)
        grid.addWidget(self.turns, 0, 1, Qt.AlignmentFlag.AlignCenter)
        grid.addLayout(right, 0, 2)
        # Equal stretch on both sides keeps the players in the middle.
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(2, 1)
        self._connect()
        look.shortcuts.changed.connect(self.retranslate)
        self.retranslate()
        for button in self.findChildren(QAbstractButton):
            # A click on a tool leaves the keys to the table.
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def _connect(self) -> None:
        self._home.clicked.connect(self.home)
        self._undo.clicked.connect(self.undo)
        self._hint.clicked.connect(self.hint)
        self._speed.chosen.connect(self.speed)
        for tool, signal in zip(self._tools, (self.log, self.moves, self.help, self.settings), strict=True):
            tool.clicked.connect(signal)

    def use_size(self, width: int, height: int) -> None:
        """Takes the height of the layout for a window of `width`, and gives up words where it is narrow."""
        self.setFixedHeight(self._look.px(height))
        narrow, wide = width < 1100, width >= 1600
        self._title.use_px(26 if wide else 20 if not narrow else 17)
        self._width = width
        button = height - 16 if height < 60 else 44
        for widget in (self._undo, self._hint):
            widget.use_kind("quiet" if wide else "icon")
            widget.use_height(button)
        for icon in (self._home, *self._tools):
            icon.use_height(button)
        self.turns.use_side(44 if wide else 36 if not narrow else 30, named=width >= 1280)
        self.retranslate()

    def give_way(self) -> None:
        """Leaves out the title, the pace of motion, the list of moves, then the facts, as the room gets less."""
        if not self._width:
            return
        facts = [pill for pill in self._pills if pill.text()]
        log, moves, rules, settings = self._tools
        always = [self._home, self.turns, self._undo, self._hint, log, rules, settings]
        spacing = self._look.px(SPACING)
        yielding = (self._title, self._speed, moves, *reversed(facts))
        needed = sum(widget.sizeHint().width() + spacing for widget in (*always, *yielding))
        shown = set[QWidget]()
        for widget in yielding:
            if needed + 2 * self._look.px(MARGIN) <= self._width:
                shown.add(widget)
            else:
                needed -= widget.sizeHint().width() + spacing
        # What leaves goes first: Qt lays the bar out at once when a widget comes, and would cut its neighbours' words.
        for widget in sorted((*yielding, *self._pills), key=shown.__contains__):
            widget.setVisible(widget in shown)

    def show_title(self, title: Callable[[], str]) -> None:
        """Shows the game's title, asked for again whenever the language changes."""
        self._title_of = title
        self._title.setText(title())

    def show_facts(self, facts: Sequence[str]) -> None:
        """Shows short facts as pills, as the round."""
        while len(self._pills) < len(facts):
            pill = Pill(self._look, "quiet" if self._pills else "accent")
            # A fact cut short is none: rather the players leave the middle.
            pill.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
            self._pills.append(pill)
            self._facts.addWidget(pill)
        for n, pill in enumerate(self._pills):
            pill.setText(facts[n] if n < len(facts) else "")
        self.give_way()

    def show_speed(self, name: str) -> None:
        """Shows the chosen pace of motion; no segment for motion that is off."""
        if name in SPEEDS:
            self._speed.choose(name)

    def lock_tools(self, locked: bool) -> None:
        """Takes away, or gives back, what shows something of a table that is covered."""
        for tool in (self._hint, *self._tools[:2]):
            tool.setEnabled(not locked)

    def allow_undo(self, allowed: bool, reason: Callable[[], str]) -> None:
        """Lights the undo button, with more to know about it as `reason`, or dims it with the reason why."""
        self._reason_of = reason
        self._undo.setEnabled(allowed)
        tips = [self._look.shortcuts.tip(self.tr("Take back"), TAKE_BACK)] if allowed else []
        self._undo.setToolTip(". ".join(filter(None, (*tips, reason()))))
        self._undo.setAccessibleDescription(reason())

    def retranslate(self) -> None:
        self._home.setText(self.tr("To the menu"))
        self._title.setText(self._title_of())
        self._undo.setText(self.tr("Take back"))
        self._hint.setText(self.tr("Hint"))
        speeds = (("calm", self.tr("Calm")), ("normal", self.tr("Normal")), ("quick", self.tr("Quick")))
        self._speed.setAccessibleName(self.tr("Speed"))
        self._speed.set_items(speeds, icons={"calm": "slow", "normal": "speed", "quick": "fast"})
        names = (self.tr("Log"), MOVES.words, self.tr("Rules"), self.tr("Settings"))
        for tool, text in zip(self._tools, names, strict=True):
            tool.setText(text)
        for button, command in zip((self._home, *self._tools), (MENU, LOG, MOVES, RULES, SETTINGS), strict=True):
            button.setToolTip(self._look.shortcuts.tip(button.text(), command))
        self.allow_undo(self._undo.isEnabled(), self._reason_of)
        self._hint.setToolTip(self._look.shortcuts.tip(self.tr("Show a good move"), HINT))
        self.give_way()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.fillRect(self.rect(), self._look.colour("panel"))
        p.setPen(self._look.colour("hairline"))
        p.drawLine(0, self.height() - 1, self.width(), self.height() - 1)
