"""The question how many ducks play along, above the seats of a new match."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QWidget

from duckgames.ui.spacing import space
from duckgames.ui.theme import Look
from duckgames.ui.widgets import Label, SegmentedControl

HEIGHT: Final = 38


class DuckCount(QWidget):
    """Asks for a number and shows it; hidden where only one is possible.

    Signals:
        chosen(count): the player chose another number.
    """

    chosen = Signal(int)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._question = Label(look, 16, wrap=True, parent=self)
        self._numbers = SegmentedControl(look, height=HEIGHT, ground="raised", parent=self)
        self._question.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._row = row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        space(look, row, 10, (0, 0, 0, 0))
        row.addWidget(self._question, 1)
        row.addWidget(self._numbers, 0, Qt.AlignmentFlag.AlignRight)
        self._numbers.chosen.connect(lambda key: self.chosen.emit(int(key)))
        self.retranslate()

    @property
    def stops(self) -> tuple[QWidget, ...]:
        """What takes the keys, in order."""
        return self._numbers.stops

    @property
    def count(self) -> int:
        """The number that is shown."""
        return int(self._numbers.current or 0)

    def fit(self, room: int) -> None:
        """Puts the numbers below the question where both do not fit beside each other in `room`."""
        needed = self._question.minimumSizeHint().width() + self._row.spacing() + self._numbers.sizeHint().width()
        ways = QBoxLayout.Direction
        self._row.setDirection(ways.LeftToRight if needed <= room else ways.TopToBottom)

    def show_count(self, count: int, possible: range) -> None:
        """Shows `count` as one of the `possible` numbers, without telling anybody."""
        self._numbers.set_items([(str(number), str(number)) for number in possible])
        self._numbers.choose(str(count))
        self.setVisible(len(possible) > 1)

    def retranslate(self) -> None:
        question = self.tr("How many computer players?")
        self._question.setText(question)
        self._numbers.setAccessibleName(question)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
