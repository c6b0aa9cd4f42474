"""The licence texts of one part, word for word, each below the name of the file it was read from."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QFrame, QPlainTextEdit, QWidget

from duckgames.session.licences import Part, read
from duckgames.ui.diagnostics import without_home
from duckgames.ui.licence_words import called
from duckgames.ui.sheet import Sheet
from duckgames.ui.theme import Look
from duckgames.ui.widgets import Button, FocusRing

SIZE: Final = QSize(900, 800)


class LicenceText(Sheet):
    """Shows the texts of `part`; arrow and page keys scroll."""

    def __init__(self, look: Look, part: Part, parent: QWidget) -> None:
        super().__init__(look, parent, SIZE)
        self._licensed = part
        self.paper = QPlainTextEdit()
        self.paper.setReadOnly(True)
        self.paper.setTabChangesFocus(True)
        self.paper.setFrameShape(QFrame.Shape.NoFrame)
        self.paper.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self._ring = FocusRing(self.paper, look, lambda: (QRectF(self.paper.rect()), 12.0))
        self.body.addWidget(self.paper, 1)
        self.back_button = Button(look, "primary", "check")
        self.back_button.clicked.connect(self.dismiss)
        self.footer.addStretch(1)
        self.footer.addWidget(self.back_button)
        look.changed.connect(self.dress)
        self.dress()
        self.retranslate()

    def begin(self) -> None:
        """Opens the sheet at the beginning of the text."""
        self.open(self.paper)

    def dress(self) -> None:
        """Gives the text the colours and the size of the moment."""
        self.paper.setStyleSheet("QPlainTextEdit { background: transparent; border: none; padding: 8px; }")
        self.paper.setFont(self._look.plain(15))
        palette = QPalette(self.paper.palette())
        palette.setColor(QPalette.ColorRole.Text, self._look.colour("text"))
        self.paper.setPalette(palette)

    def retranslate(self) -> None:
        super().retranslate()
        self.use_title(called(self._licensed), self.tr("Licence"))
        self.paper.setAccessibleName(self.tr("Text of the licence"))
        lost = self.tr("This file cannot be read.")
        texts = [f"{without_home(str(text))}\n\n{read(text) or lost}" for text in self._licensed.texts]
        self.paper.setPlainText("\n\n\n".join(texts))
        self.back_button.setText(self.tr("Done"))
