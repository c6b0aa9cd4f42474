"""The dialog after something broke: no blame, no stack trace, and nothing lost."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from duckgames.ui.sheet import Sheet
from duckgames.ui.theme import Look
from duckgames.ui.widgets import Button, EmptyState

SLEEPY: Final = 7
WIDTH: Final = 640


class CrashDialog(Sheet):
    """Tells that something broke, now or, with `last_time`, when the program ran before.

    Escape and *Go on* dismiss it.

    Signals:
        menu: the person leaves the match for the launcher; the dialog is dismissed before.
    """

    menu = Signal()

    def __init__(self, look: Look, details: str, parent: QWidget, *, last_time: bool = False) -> None:
        super().__init__(look, parent, QSize(WIDTH, 0))
        self._details = details
        self._last_time = last_time
        self._copied = False
        self._state = EmptyState(look, SLEEPY, sleepy=True)
        self.copy_button = Button(look, "quiet", "copy")
        self.menu_button = Button(look, "quiet", "home")
        self.go_on_button = Button(look, "primary", "next")
        self.body.addWidget(self._state)
        self.footer.addWidget(self.copy_button)
        self.footer.addStretch(1)
        self.footer.addWidget(self.menu_button)
        self.footer.addWidget(self.go_on_button)
        self.menu_button.setHidden(last_time)
        self.copy_button.clicked.connect(self.on_copy)
        self.menu_button.clicked.connect(self.on_menu)
        self.go_on_button.clicked.connect(self.dismiss)
        self.retranslate()

    def begin(self) -> None:
        """Opens the dialog with *Go on* under the finger."""
        self.open(self.go_on_button)

    def on_copy(self) -> None:
        QGuiApplication.clipboard().setText(self._details)
        self._copied = True
        self.retranslate()

    def on_menu(self) -> None:
        self.dismiss()
        self.menu.emit()

    def retranslate(self) -> None:
        super().retranslate()
        self.use_title(self.tr("The pond got muddy"))
        if self._last_time:
            heading = self.tr("Something broke last time")
            sentence = self.tr("Your games are saved up to the last move. The details help us to mend it.")
        else:
            heading = self.tr("Something broke")
            sentence = self.tr("Your game was saved after the last move. The details help us to mend it.")
        self._state.set_texts(heading, sentence, "")
        self.copy_button.use_icon("check" if self._copied else "copy")
        self.copy_button.setText(self.tr("Copied") if self._copied else self.tr("Copy details"))
        self.menu_button.setText(self.tr("To the menu"))
        self.go_on_button.setText(self.tr("Go on"))
