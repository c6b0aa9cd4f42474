"""The bar below a replay: where it is in the match, and the ways from there to every other moment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QWidget

from duckgames.ui import commands
from duckgames.ui.commands import Command
from duckgames.ui.replay_player import REST_MS
from duckgames.ui.replay_slider import ReplaySlider
from duckgames.ui.spacing import space
from duckgames.ui.theme import Look
from duckgames.ui.widgets import Button, Label, SegmentedControl

WAYS: Final = {
    "first": "first",
    "round_back": "roundback",
    "turn_back": "turnback",
    "back": "back",
    "play": "slow",
    "forward": "next",
    "turn_on": "turn",
    "round_on": "round",
    "last": "last",
}
"""What the buttons do, from the left, and their glyphs."""

COMMANDS: Final[dict[str, Command]] = {
    "round_back": commands.ROUND_BACK,
    "turn_back": commands.TURN_BACK,
    "back": commands.BACK,
    "play": commands.PLAY,
    "forward": commands.FORWARD,
    "turn_on": commands.TURN_ON,
    "round_on": commands.ROUND_ON,
}
"""The commands that do the same as a button."""

BACKWARD: Final = ("first", "round_back", "turn_back", "back")
ICONS: Final = {"calm": "slow", "normal": "speed", "quick": "fast"}


class ReplayBar(QWidget):
    """Buttons, a slider over all steps, and the speed; in two rows where one is too narrow.

    Signals:
        wanted(way): a button was pressed, one of `WAYS`.
        sought(ply): the slider was moved there.
        turned(by): the slider asks for the next turn or the one before.
        speed(name): another speed was chosen.
    """

    wanted = Signal(str)
    sought = Signal(int)
    turned = Signal(int)
    speed = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._ply = self._plies = 0
        self._playing = False
        self._round = ""
        self.slider = ReplaySlider(look)
        self._where = Label(look, 15, bold=True)
        self.speeds = SegmentedControl(look, height=44)
        self.buttons = {way: Button(look, "icon", icon, height=44) for way, icon in WAYS.items()}
        ways, line = QHBoxLayout(), QHBoxLayout()
        space(look, ways, 6)
        space(look, line, 12)
        for way, button in self.buttons.items():
            ways.addWidget(button)
            button.clicked.connect(lambda _=False, way=way: self.wanted.emit(way))
            # A click leaves the keys where they are, as at the slider.
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        ways.addStretch(1)
        ways.addWidget(self.speeds)
        line.addWidget(self._where)
        line.addWidget(self.slider, 1)
        self._rows = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._rows.addLayout(line, 1)
        self._rows.addLayout(ways)
        space(look, self._rows, 6, (20, 5, 20, 6))
        self.slider.valueChanged.connect(self.sought)
        self.slider.turned.connect(self.turned)
        self.speeds.chosen.connect(self.speed)
        look.shortcuts.changed.connect(self.retranslate)
        self.retranslate()
        self.speeds.choose("normal")

    def use_size(self, width: int, height: int) -> None:
        """Takes one row or two, and less of the height of a low window."""
        wide = width >= 1500 * self._look.text_scale
        self._rows.setDirection(QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom)
        for button in self.buttons.values():
            button.use_height(44 if height >= 700 else 36)

    def show_match(self, plies: int, rounds: Sequence[int]) -> None:
        """Spans another match."""
        self._ply, self._plies = 0, plies
        self.slider.blockSignals(True)
        self.slider.show_match(plies, rounds)
        self.slider.blockSignals(False)

    def show_ply(self, ply: int, round_: str) -> None:
        """Shows where the match is, in the words of the round."""
        self._ply, self._round = ply, round_
        self.slider.blockSignals(True)
        self.slider.setValue(ply)
        self.slider.blockSignals(False)
        for way, button in self.buttons.items():
            button.setEnabled(ply > 0 if way in BACKWARD else ply < self._plies)
        self._word_place()

    def show_playing(self, playing: bool) -> None:
        """Shows whether it runs by itself."""
        self._playing = playing
        self.buttons["play"].use_icon("pause" if playing else "slow")
        self.retranslate()

    def retranslate(self) -> None:
        words = {
            "first": self.tr("To the beginning"),
            "last": self.tr("To the end"),
            **{way: command.words for way, command in COMMANDS.items()},
            "play": self.tr("Stop") if self._playing else self.tr("Play"),
        }
        for way, button in self.buttons.items():
            button.setText(words[way])
            command = COMMANDS.get(way)
            button.setToolTip(words[way] if command is None else self._look.shortcuts.tip(words[way], command))
        speeds = (("calm", self.tr("Calm")), ("normal", self.tr("Normal")), ("quick", self.tr("Quick")))
        assert {key for key, _ in speeds} == REST_MS.keys()
        self.speeds.setAccessibleName(self.tr("Speed"))
        self.speeds.set_items(speeds, icons=ICONS)
        self.slider.setAccessibleName(self.tr("Step of the match"))
        self._word_place()

    def _word_place(self) -> None:
        self._where.setText(self.tr("Step {number} of {of}").format(number=self._ply, of=self._plies))
        # As wide as at the end of the match, so that the slider lies still.
        widest = self.tr("Step {number} of {of}").format(number=self._plies, of=self._plies)
        self._where.setMinimumWidth(self._where.fontMetrics().horizontalAdvance(widest) + 4)
        self.slider.setAccessibleDescription(f"{self._where.text()}. {self._round}".strip())

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.fillRect(self.rect(), self._look.colour("panel"))
        p.setPen(self._look.colour("hairline"))
        p.drawLine(0, 0, self.width(), 0)
