"""The sheet that opens the code of a match which somebody has sent."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from duckgames.core.record import BadRecord
from duckgames.core.share_text import MARK, BadCode, holds_code
from duckgames.session.shared import Arrived, SharedMatches
from duckgames.ui.code_field import CodeField
from duckgames.ui.code_words import code_sentence
from duckgames.ui.sheet import Sheet
from duckgames.ui.spacing import space
from duckgames.ui.theme import Look
from duckgames.ui.widgets import Button, Label

SIZE: Final = QSize(760, 600)


class CodeDialog(Sheet):
    """Asks for a code, and says what is wrong with one that does not open, with the place chosen in the field.

    Signals:
        arrived(match): the `Arrived` match is to be shown.
    """

    arrived = Signal(object)

    def __init__(self, look: Look, shared: SharedMatches, parent: QWidget) -> None:
        super().__init__(look, parent, SIZE)
        self._shared = shared
        shared.setParent(self)
        self._error: BadRecord | None = None
        self.about = Label(look, 16, wrap=True)
        self.field = CodeField(look)
        self.reason = Label(look, 15, colour="illegal", wrap=True)
        self.paste_button = Button(look, "quiet", "copy", height=52)
        self.cancel_button = Button(look, "quiet", height=52)
        self.open_button = Button(look, "primary", "next", height=52)
        space(look, self.body, 10)
        self.body.addWidget(self.about)
        self.body.addWidget(self.field, 1)
        self.body.addWidget(self.reason)
        self.footer.addWidget(self.paste_button)
        self.footer.addStretch(1)
        self.footer.addWidget(self.cancel_button)
        self.footer.addWidget(self.open_button)
        self.field.textChanged.connect(self.on_edited)
        self.field.entered.connect(self.on_open)
        self.paste_button.clicked.connect(self.on_paste)
        self.cancel_button.clicked.connect(self.dismiss)
        self.open_button.clicked.connect(self.on_open)
        self.dismissed.connect(shared.stop)
        shared.opened.connect(self.on_opened)
        shared.failed.connect(self.on_failed)
        self.retranslate()

    def begin(self) -> None:
        """Opens the sheet; if what was copied last holds a code, it is there already and one key opens it."""
        copied = QGuiApplication.clipboard().text()
        known = holds_code(copied)
        self.field.show_text(copied if known else "")
        self.on_edited()
        self.open(self.open_button if known else self.field)

    def on_paste(self) -> None:
        """Replaces what stands in the field by what was copied last."""
        self.field.show_text(QGuiApplication.clipboard().text())
        (self.open_button if self.open_button.isEnabled() else self.field).setFocus()

    def on_edited(self) -> None:
        self._shared.stop()
        self._error = None
        self.open_button.setEnabled(bool(self.field.toPlainText().strip()))
        self.retranslate()

    def on_open(self) -> None:
        if self.open_button.isEnabled():
            self.open_button.setEnabled(False)
            self._shared.open(self.field.toPlainText())

    def on_opened(self, match: Arrived) -> None:
        self.dismiss()
        self.arrived.emit(match)

    def on_failed(self, error: BadRecord) -> None:
        self._error = error
        self.open_button.setEnabled(True)
        self.field.setFocus()
        if isinstance(error, BadCode) and error.spot is not None:
            self.field.choose(error.spot.at)
        self.retranslate()

    def retranslate(self) -> None:
        super().retranslate()
        self.use_title(self.tr("Open a code"))
        self.about.setText(
            self.tr(
                "Paste the text that somebody has sent you, with or without the words around it. The code in it begins "
                "with {mark}."
            ).format(mark=MARK)
        )
        self.field.setAccessibleName(self.tr("Code of the match"))
        self.reason.setText("" if self._error is None else code_sentence(self._error))
        self.field.setAccessibleDescription(self.reason.text())
        self.setAccessibleDescription(f"{self.about.text()} {self.reason.text()}".strip())
        self.paste_button.setText(self.tr("Paste"))
        self.cancel_button.setText(self.tr("Cancel"))
        self.open_button.setText(self.tr("Open"))
