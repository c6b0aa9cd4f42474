"""The two questions of the deck builder: what a deck is called, and which text is to be read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QWidget

from duckgames.games.kaczogrod.decks.cabinet import LONGEST_NAME, tidy_name
from duckgames.games.kaczogrod.decks.code import BadCode, holds_code, read
from duckgames.games.kaczogrod.decks.draft import Draft
from duckgames.games.kaczogrod.view.decks_desk import Desk
from duckgames.games.kaczogrod.view.decks_words import code_words
from duckgames.ui.sheet import Sheet
from duckgames.ui.theme import Look
from duckgames.ui.widgets import Button, Label

WIDTH: Final = 620
PASTE_HEIGHT: Final = 130


class NameSheet(Sheet):
    """Asks for the name of a deck.

    Signals:
        named(name): the person gave this name.
    """

    named = Signal(str)

    def __init__(self, look: Look, desk: Desk, parent: QWidget) -> None:
        super().__init__(look, parent, QSize(WIDTH, 0))
        self._desk = desk
        self._old = ""
        self.edit = QLineEdit(self.panel, maxLength=LONGEST_NAME)
        self._note = Label(look, 15, colour="text_quiet", wrap=True, parent=self.panel)
        self.cancel = Button(look, "quiet", height=48, parent=self.panel)
        self.accept = Button(look, "primary", "check", height=48, parent=self.panel)
        self.body.addWidget(self.edit)
        self.body.addWidget(self._note)
        self.footer.addStretch(1)
        self.footer.addWidget(self.cancel)
        self.footer.addWidget(self.accept)
        self.edit.textChanged.connect(self.on_edited)
        self.edit.returnPressed.connect(self.on_accepted)
        self.cancel.clicked.connect(self.dismiss)
        self.accept.clicked.connect(self.on_accepted)
        self.retranslate()

    def begin(self, name: str, old: str = "") -> None:
        """Asks, with `name` filled in; the deck is called `old` so far, if it is to have another name."""
        self._old = old
        self.edit.setFont(self._look.plain(17))
        self.edit.setText(name)
        self.edit.selectAll()
        self.retranslate()
        self.open(self.edit)

    def on_edited(self, text: str) -> None:
        name = tidy_name(text)
        found = self._desk.find(name)
        taken = found is not None and found.name != self._old
        self._note.setText(self.tr("A deck is called so. It will be replaced.") if taken and name else "")
        self.accept.setEnabled(bool(name))

    def on_accepted(self) -> None:
        name = tidy_name(self.edit.text())
        if name:
            self.dismiss()
            self.named.emit(name)

    def retranslate(self) -> None:
        super().retranslate()
        self.use_title(self.tr("Name of the deck"))
        self.edit.setAccessibleName(self.tr("Name of the deck"))
        self.edit.setPlaceholderText(self.tr("My deck"))
        self.cancel.setText(self.tr("Cancel"))
        self.accept.setText(self.tr("Rename") if self._old else self.tr("Save"))
        self.on_edited(self.edit.text())


class PasteSheet(Sheet):
    """Asks for the text of a deck, and says what is wrong with one that is none.

    Signals:
        pasted(draft): the deck in the text.
    """

    pasted = Signal(object)

    def __init__(self, look: Look, desk: Desk, parent: QWidget) -> None:
        super().__init__(look, parent, QSize(WIDTH, 0))
        self._desk = desk
        self.edit = QPlainTextEdit(self.panel)
        self.edit.setTabChangesFocus(True)
        self.edit.setFixedHeight(PASTE_HEIGHT)
        self._reason = Label(look, 15, colour="illegal", wrap=True, parent=self.panel)
        self.cancel = Button(look, "quiet", height=48, parent=self.panel)
        self.accept = Button(look, "primary", "check", height=48, parent=self.panel)
        self.body.addWidget(self.edit)
        self.body.addWidget(self._reason)
        self.footer.addStretch(1)
        self.footer.addWidget(self.cancel)
        self.footer.addWidget(self.accept)
        self.edit.textChanged.connect(self.on_edited)
        self.cancel.clicked.connect(self.dismiss)
        self.accept.clicked.connect(self.on_accepted)
        self.retranslate()

    def begin(self) -> None:
        """Asks, with what was copied last filled in if there is a deck in it."""
        copied = QGuiApplication.clipboard().text()
        self.edit.setFont(self._look.plain(16))
        self.edit.setFixedHeight(self._look.px(PASTE_HEIGHT))
        self.edit.setPlainText(copied if holds_code(copied) else "")
        self.edit.selectAll()
        self.on_edited()
        self.open(self.accept if self._draft() is not None else self.edit)

    def on_edited(self) -> None:
        said: Callable[[BadCode], str] = code_words
        try:
            read(self.edit.toPlainText(), self._desk.known)
        except BadCode as bad:
            self._reason.setText(said(bad) if self.edit.toPlainText().strip() else "")
            self.accept.setEnabled(False)
        else:
            self._reason.setText("")
            self.accept.setEnabled(True)
        self.setAccessibleDescription(self._reason.text())

    def on_accepted(self) -> None:
        draft = self._draft()
        if draft is not None:
            self.dismiss()
            self.pasted.emit(draft)

    def _draft(self) -> Draft | None:
        try:
            return read(self.edit.toPlainText(), self._desk.known)
        except BadCode:
            return None

    def retranslate(self) -> None:
        super().retranslate()
        self.use_title(self.tr("Paste a deck"))
        self.edit.setAccessibleName(self.tr("Text of a deck"))
        self.edit.setPlaceholderText(self.tr("Paste the text that somebody copied from their deck builder."))
        self.cancel.setText(self.tr("Cancel"))
        self.accept.setText(self.tr("Lay it out"))
        self.on_edited()
