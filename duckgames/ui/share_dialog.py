"""The sheet that hands a finished match on: its code, and what is in it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from duckgames.core.record import BadRecord, Record
from duckgames.session.shared import SharedMatches
from duckgames.ui.code_field import CodeField
from duckgames.ui.code_words import code_sentence
from duckgames.ui.sheet import Sheet
from duckgames.ui.spacing import space
from duckgames.ui.theme import Look
from duckgames.ui.view import GameView
from duckgames.ui.widgets import Button, Label

SIZE: Final = QSize(760, 640)


class ShareDialog(Sheet):
    """Shows the code of the match in `record`, which opens after `ply` steps; it is sent nowhere."""

    def __init__(
        self, look: Look, view: GameView, shared: SharedMatches, record: Record, parent: QWidget, ply: int | None = None
    ) -> None:
        super().__init__(look, parent, SIZE, picture=lambda p, rect: view.paint_postcard(p, rect, look))
        self._view = view
        self._shared = shared
        shared.setParent(self)
        self._record = record
        self._ply = ply
        self._copied = False
        self._error: BadRecord | None = None
        self.about = Label(look, 16, wrap=True)
        self.code = CodeField(look)
        self.code.setReadOnly(True)
        # Read-only texts take no keys otherwise, and nobody could choose a part of it or scroll.
        self.code.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.note = Label(look, 15, colour="text_quiet", wrap=True)
        self.copy_button = Button(look, "primary", "copy", height=52)
        self.done_button = Button(look, "quiet", height=52)
        space(look, self.body, 10)
        self.body.addWidget(self.about)
        self.body.addWidget(self.code, 1)
        self.body.addWidget(self.note)
        self.footer.addStretch(1)
        self.footer.addWidget(self.done_button)
        self.footer.addWidget(self.copy_button)
        self.copy_button.clicked.connect(self.on_copy)
        self.done_button.clicked.connect(self.dismiss)
        self.dismissed.connect(shared.stop)
        shared.written.connect(self.on_written)
        shared.failed.connect(self.on_failed)
        self.retranslate()

    def begin(self) -> None:
        """Opens the sheet, with *Copy* under the finger as soon as there is a code."""
        self.copy_button.setEnabled(False)
        self.open(self.done_button)
        self._shared.write(self._record, self._ply)

    def on_written(self, code: str) -> None:
        self.code.show_text(code)
        self.copy_button.setEnabled(True)
        self.copy_button.setFocus(Qt.FocusReason.OtherFocusReason)
        self.retranslate()

    def on_failed(self, error: BadRecord) -> None:
        self._error = error
        self.retranslate()

    def on_copy(self) -> None:
        QGuiApplication.clipboard().setText(self.code.toPlainText())
        self._copied = True
        self.retranslate()

    def retranslate(self) -> None:
        super().retranslate()
        self.use_title(self.tr("Share the match"), self._view.title())
        self.about.setText(
            self.tr(
                "Copy this text and send it to whom you like: “Open a code” among the saved matches shows them the "
                "whole match. It holds the players and their names, all cards and all choices, and nothing else."
            )
        )
        self.code.setAccessibleName(self.tr("Code of the match"))
        self.note.setText(self._state())
        self.note.use_colour("illegal" if self._error is not None else "text_quiet")
        self.setAccessibleDescription(f"{self.about.text()} {self.note.text()}".strip())
        self.copy_button.use_icon("check" if self._copied else "copy")
        self.copy_button.setText(self.tr("Copied") if self._copied else self.tr("Copy"))
        self.done_button.setText(self.tr("Done"))

    def _state(self) -> str:
        if self._error is not None:
            return code_sentence(self._error)
        text = self.code.toPlainText()
        if not text:
            return self.tr("The code is being written.")
        counted = self.tr("%n character(s).", "", len(text))
        checked = self.tr("Spaces and line breaks do no harm; any other change is noticed when it is opened.")
        return f"{counted} {checked}"
