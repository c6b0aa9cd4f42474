"""What there is to say or to ask when somebody chooses a key."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from duckgames.ui.aloud import announce
from duckgames.ui.spacing import space
from duckgames.ui.theme import Look
from duckgames.ui.widgets import Button, Label, Panel

Act = Callable[[], object]


class KeysQuestion(QWidget):
    """A note below the list of keys, with up to three answers; hidden while there is nothing to say.

    Signals:
        asked(open): there is something to say, or no longer.
    """

    asked = Signal(bool)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._swap: Act | None = None
        self._replace: Act | None = None
        self._leave: Act | None = None
        self._note = Label(look, 15.5, wrap=True)
        self.swap = Button(look, "primary", height=38)
        self.replace = Button(look, "quiet", height=38)
        self.leave = Button(look, "quiet", height=38)
        panel = Panel(look, 0, padding=10, line="sun_line")
        answers = QHBoxLayout()
        space(look, answers, 8, (0, 0, 0, 0))
        for button in (self.swap, self.replace, self.leave):
            answers.addWidget(button)
        answers.addStretch(1)
        column = QVBoxLayout(panel)
        space(look, column, 8)
        column.addWidget(self._note)
        column.addLayout(answers)
        whole = QVBoxLayout(self)
        space(look, whole, 0, (0, 0, 0, 0))
        whole.addWidget(panel)
        self.swap.clicked.connect(lambda: self._answer(self._swap))
        self.replace.clicked.connect(lambda: self._answer(self._replace))
        self.leave.clicked.connect(lambda: self._answer(self._leave))
        self.hide()
        self.retranslate()

    @property
    def text(self) -> str:
        """What is said at present; empty: nothing."""
        return "" if self.isHidden() else self._note.text()

    def tell(self, words: str) -> None:
        """Says something that needs no answer."""
        self._show(words, None, None, None)

    def ask(self, words: str, swap: Act | None, replace: Act, leave: Act) -> None:
        """Asks what is to be done; without `swap` that is no answer."""
        self._show(words, swap, replace, leave)
        (self.swap if swap is not None else self.replace).setFocus()

    def clear(self) -> None:
        """There is nothing more to say."""
        self.hide()
        self.asked.emit(False)

    def _show(self, words: str, swap: Act | None, replace: Act | None, leave: Act | None) -> None:
        self._swap, self._replace, self._leave = swap, replace, leave
        self._note.setText(words)
        for button, act in ((self.swap, swap), (self.replace, replace), (self.leave, leave)):
            button.setVisible(act is not None)
        self.show()
        self.asked.emit(True)
        announce(self, words)

    def _answer(self, act: Act | None) -> None:
        self.clear()
        if act is not None:
            act()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self._leave is not None:
            self._answer(self._leave)
        else:
            super().keyPressEvent(event)

    def retranslate(self) -> None:
        # A question in the language of before would mix both.
        self.clear()
        self.swap.setText(self.tr("Swap them"))
        self.replace.setText(self.tr("Take it"))
        self.leave.setText(self.tr("Leave it"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
