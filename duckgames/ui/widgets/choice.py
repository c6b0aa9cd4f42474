"""Keeps one of several buttons chosen, with a single Tab stop and arrow keys inside."""

from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QRadioButton

STEPS: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}


class Choice(QObject):
    """One of several radio buttons. Qt's own groups let Tab stop at any button of the group, or at none.

    Signals:
        chosen(key): the player chose another button.
    """

    chosen = Signal(str)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._buttons: dict[str, QRadioButton] = {}
        self._current: str | None = None

    @property
    def current(self) -> str | None:
        """The key of the chosen button."""
        return self._current

    @property
    def keys(self) -> list[str]:
        """The keys in order."""
        return list(self._buttons)

    def add(self, key: str, button: QRadioButton) -> None:
        """Add a button; Tab stops at the first until one is chosen."""
        # A screen reader calls it one of several by this; Qt itself would also move its Tab stop.
        button.setAutoExclusive(True)
        button.installEventFilter(self)
        button.clicked.connect(partial(self.on_clicked, key))
        button.toggled.connect(partial(self.on_toggled, key))
        self._buttons[key] = button
        self._place_tab_stop()

    def clear(self) -> None:
        """Forget all buttons."""
        self._buttons = {}
        self._current = None

    def choose(self, key: str) -> None:
        """Choose a button without telling anybody."""
        if key not in self._buttons:
            raise KeyError(key)
        self._current = key
        for other, button in self._buttons.items():
            button.setChecked(other == key)
        self._place_tab_stop()

    def on_clicked(self, key: str) -> None:
        changed = key != self._current
        # A second click has just taken the mark away: put it back.
        self.choose(key)
        if changed:
            self.chosen.emit(key)

    def on_toggled(self, key: str, checked: bool) -> None:
        """A screen reader marks a button without a click."""
        if checked and key != self._current:
            self.on_clicked(key)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            step = STEPS.get(Qt.Key(event.key()))
            if step is not None:
                self._step_from(watched, step)
                return True
        return False

    def _step_from(self, watched: QObject, step: int) -> None:
        buttons = list(self._buttons.values())
        place = next(i for i, button in enumerate(buttons) if button is watched) + step
        if 0 <= place < len(buttons) and buttons[place].isEnabled():
            buttons[place].setFocus(Qt.FocusReason.TabFocusReason)
            buttons[place].click()

    def _place_tab_stop(self) -> None:
        stop = self._current if self._current is not None else self.keys[0]
        for key, button in self._buttons.items():
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if key == stop else Qt.FocusPolicy.ClickFocus)
