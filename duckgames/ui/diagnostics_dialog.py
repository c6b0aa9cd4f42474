"""What the program is, and what a report of a fault should hold: to be looked at and copied, and sent nowhere."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from duckgames.session.log_book import LogBook
from duckgames.ui.diagnostics import Fact
from duckgames.ui.open_folder import open_folder
from duckgames.ui.scroll import Scroll
from duckgames.ui.sheet import Sheet
from duckgames.ui.spacing import space
from duckgames.ui.theme import Look
from duckgames.ui.widgets import Button, EmptyState, FocusRing, Label

SIZE: Final = QSize(860, 780)
BREAK: Final = "\N{ZERO WIDTH SPACE}"
"""Lets a path go on in the next line."""


class DiagnosticsDialog(Sheet):
    """Shows what `find` finds each time the texts are set; `show_folder` is asked to show the folder of the log.

    Signals:
        licences_wanted: the person wants to know what the program is made of, and under which licences.
    """

    licences_wanted = Signal()

    def __init__(
        self,
        look: Look,
        find: Callable[[], dict[Fact, str]],
        log: LogBook,
        parent: QWidget,
        show_folder: Callable[[Path], bool] = open_folder,
    ) -> None:
        super().__init__(look, parent, SIZE)
        self._find = find
        self._log = log
        self._show_folder = show_folder
        self._copied = False
        self._trouble = ""
        self._about = EmptyState(look, 1)
        self._rows = {fact: (Label(look, 15, bold=True, colour="text_quiet"), _value(look)) for fact in Fact}
        self._note = Label(look, 15, colour="illegal", wrap=True)
        self.paper = Scroll(self._make_content(), self)
        self.paper.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        FocusRing(self.paper, look, lambda: (QRectF(self.paper.rect()), 12.0))
        self.body.addWidget(self.paper, 1)
        self.body.addWidget(self._note)
        self.copy_button = Button(look, "quiet", "copy")
        self.folder_button = Button(look, "quiet", "folder")
        self.done_button = Button(look, "primary", "check")
        self.licences_button = Button(look, "quiet", height=44, footless=True)
        self.heading.add_tool(self.licences_button)
        self.footer.addWidget(self.copy_button)
        self.footer.addWidget(self.folder_button)
        self.footer.addStretch(1)
        self.footer.addWidget(self.done_button)
        self.copy_button.clicked.connect(self.on_copy)
        self.folder_button.clicked.connect(self.on_show_folder)
        self.licences_button.clicked.connect(self.licences_wanted)
        self.done_button.clicked.connect(self.dismiss)
        self.retranslate()

    def begin(self) -> None:
        """Opens the sheet with *Copy* under the finger."""
        self.open(self.copy_button)

    def text(self) -> str:
        """What *Copy* copies: the name of the program and a line for each fact."""
        lines = [f"{name.text()}: {value.text().replace(BREAK, '')}" for name, value in self._rows.values()]
        return "\n".join([self.tr("Duck Games"), *lines, ""])

    def on_copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text())
        self._copied = True
        self.retranslate()

    def on_show_folder(self) -> None:
        """Shows the folder of the log, which is made with its first line or now."""
        folder = self._log.folder
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._trouble = "" if self._show_folder(folder) else str(folder)
        except OSError:
            self._trouble = str(folder)
        self.retranslate()

    def retranslate(self) -> None:
        super().retranslate()
        self.use_title(self.tr("Diagnostics"), self.tr("About the program"))
        found, names, none = self._find(), self._names(), self.tr("none")
        self._about.set_texts(
            self.tr("Duck Games {version}").format(version=found[Fact.VERSION]),
            self.tr(
                "Three duck card games against clever ducks, free for everyone. Nothing on this page is sent anywhere: "
                "copy it when you tell us what broke."
            ),
            "",
        )
        for fact, (name, value) in self._rows.items():
            name.setText(names[fact])
            value.setText(_breakable(found[fact] or none))
        trouble = self.tr("This folder cannot be shown here: {folder}").format(folder=_breakable(self._trouble))
        self._note.setText(trouble)
        self._note.setVisible(bool(self._trouble))
        self.paper.setAccessibleName(self.tr("Diagnostics"))
        self.paper.setAccessibleDescription(self.text())
        self.copy_button.use_icon("check" if self._copied else "copy")
        self.copy_button.setText(self.tr("Copied") if self._copied else self.tr("Copy"))
        self.folder_button.setText(self.tr("Log folder"))
        self.licences_button.setText(self.tr("Licences"))
        self.done_button.setText(self.tr("Done"))

    def _names(self) -> dict[Fact, str]:
        return {
            Fact.VERSION: self.tr("Version"),
            Fact.SYSTEM: self.tr("System"),
            Fact.PYTHON: self.tr("Python"),
            Fact.QT: self.tr("Qt"),
            Fact.SCREENS: self.tr("Screens"),
            Fact.WINDOW: self.tr("Window"),
            Fact.LANGUAGE: self.tr("Language"),
            Fact.LOOK: self.tr("Look"),
            Fact.SOUND: self.tr("Sound device"),
            Fact.DATA: self.tr("Matches"),
            Fact.SPACE: self.tr("Free space"),
            Fact.SETTINGS: self.tr("Settings"),
            Fact.LOG: self.tr("Log"),
            Fact.TROUBLE: self.tr("Last trouble"),
        }

    def _make_content(self) -> QWidget:
        content = QWidget()
        column = QVBoxLayout(content)
        space(self._look, column, 14, (8, 4, 16, 8))
        column.addWidget(self._about)
        grid = QGridLayout()
        space(self._look, grid, 8)
        grid.setColumnStretch(2, 1)
        grid.setColumnMinimumWidth(1, self._look.px(10))
        for n, (name, value) in enumerate(self._rows.values()):
            grid.addWidget(name, n, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(value, n, 2)
        column.addLayout(grid)
        column.addStretch(1)
        return content


def _value(look: Look) -> Label:
    return Label(look, 15, wrap=True)


def _breakable(text: str) -> str:
    """`text` with places where a long path may be broken."""
    return text.replace("/", f"/{BREAK}").replace("\\", f"\\{BREAK}")
