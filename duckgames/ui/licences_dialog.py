"""What the program is made of: each part with its version, its licence and its makers, and the rights Qt's gives."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from duckgames.session.licences import Part
from duckgames.ui.diagnostics import without_home
from duckgames.ui.licence_text import LicenceText
from duckgames.ui.licence_words import called, named, needed, owned
from duckgames.ui.open_folder import open_folder
from duckgames.ui.scroll import Scroll
from duckgames.ui.sheet import Sheet
from duckgames.ui.spacing import space
from duckgames.ui.theme import Look
from duckgames.ui.widgets import Button, FocusRing, Label, Panel

SIZE: Final = QSize(860, 780)
BREAK: Final = "\N{ZERO WIDTH SPACE}"
"""Lets a path go on in the next line."""


class PartRow(QWidget):
    """One part, and a button to read its licence."""

    def __init__(self, look: Look, part: Part, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.part = part
        self._name = Label(look, 17, bold=True, wrap=True)
        self._owned = Label(look, 15, colour="text_quiet", wrap=True)
        self._needed = Label(look, 15, wrap=True)
        self.button = Button(look, "quiet", height=40, footless=True, parent=self)
        self.button.setVisible(bool(part.texts))
        grid = QGridLayout(self)
        space(look, grid, 2, (0, 0, 0, 0))
        grid.setColumnStretch(0, 1)
        grid.setColumnMinimumWidth(1, look.px(10))
        for row, label in enumerate((self._name, self._owned, self._needed)):
            grid.addWidget(label, row, 0)
        grid.addWidget(self.button, 0, 2, 3, 1, Qt.AlignmentFlag.AlignVCenter)

    @property
    def text(self) -> str:
        """All that the row says."""
        return "\n".join(label.text() for label in (self._name, self._owned, self._needed))

    def word(self, button: str, aloud: str) -> None:
        """Words the row in the language of the moment; `aloud` is what the button is called where it is not seen."""
        self._name.setText(named(self.part))
        self._owned.setText(owned(self.part))
        self._needed.setText(needed(self.part))
        self.button.setText(button)
        self.button.setAccessibleName(aloud.format(name=called(self.part)))
        self.button.setAccessibleDescription(self.text)


class LicencesDialog(Sheet):
    """Shows `parts`. `folder` holds their texts where the program brings them all; `qt` holds the libraries of Qt."""

    def __init__(
        self,
        look: Look,
        parts: Sequence[Part],
        folder: Path | None,
        qt: Path,
        parent: QWidget,
        show_folder: Callable[[Path], bool] = open_folder,
    ) -> None:
        super().__init__(look, parent, SIZE)
        self._folder = folder
        self._qt = qt
        self._show_folder = show_folder
        self._trouble = ""
        self._above: LicenceText | None = None
        self._intro = Label(look, 16.5, wrap=True)
        self._heading = Label(look, 20, story=True, wrap=True)
        self._notices = tuple(Label(look, 15.5, wrap=True) for _ in range(4))
        # Made before the rows, so that Tab comes to it before them.
        self.qt_button = Button(look, "quiet", "folder", height=40, footless=True)
        self.rows = tuple(PartRow(look, part) for part in parts)
        self._note = Label(look, 15, colour="illegal", wrap=True)
        self.paper = Scroll(self._make_content(), self)
        self.paper.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._ring = FocusRing(self.paper, look, lambda: (QRectF(self.paper.rect()), 12.0))
        self.body.addWidget(self.paper, 1)
        self.body.addWidget(self._note)
        self.folder_button = Button(look, "quiet", "folder", parent=self)
        self.folder_button.setVisible(folder is not None)
        self.done_button = Button(look, "primary", "check")
        self.footer.addWidget(self.folder_button)
        self.footer.addStretch(1)
        self.footer.addWidget(self.done_button)
        self.folder_button.clicked.connect(partial(self.on_show_folder, folder or qt))
        self.qt_button.clicked.connect(partial(self.on_show_folder, qt))
        self.done_button.clicked.connect(self.dismiss)
        for row in self.rows:
            row.button.clicked.connect(partial(self.show_text, row.part))
        self.dismissed.connect(self.on_dismissed)
        self.retranslate()

    def begin(self) -> None:
        """Opens the sheet; arrow and page keys scroll."""
        self.open(self.paper)

    def text(self) -> str:
        """All that the sheet says, for those who do not see it."""
        notices = [label.text() for label in (self._intro, self._heading, *self._notices) if label.text()]
        return "\n".join([*notices, *(row.text for row in self.rows)]).replace(BREAK, "")

    def show_text(self, part: Part) -> None:
        """Shows the licence of a part above this sheet."""
        dialog = self._above = LicenceText(self._look, part, self._ground)
        dialog.dismissed.connect(dialog.deleteLater)
        dialog.dismissed.connect(self.on_text_dismissed)
        dialog.begin()

    def on_text_dismissed(self) -> None:
        self._above = None

    def on_dismissed(self) -> None:
        if self._above is not None:
            self._above.dismiss()

    def on_show_folder(self, folder: Path) -> None:
        self._trouble = "" if self._show_folder(folder) else _shown(folder)
        self.retranslate()

    def retranslate(self) -> None:
        super().retranslate()
        self.use_title(self.tr("Licences"), self.tr("About the program"))
        self._intro.setText(
            self.tr(
                "Duck Games is free: everyone may use, change and pass on the program, its pictures and its sounds "
                "under the MIT licence. It comes without any warranty. It is made of the parts below, each under the "
                "licence of its makers."
            )
        )
        self._heading.setText(self.tr("Qt and the GNU LGPL"))
        for label, words in zip(self._notices, self._say_rights(), strict=True):
            label.setText(words)
            label.setVisible(bool(words))
        read, aloud = self.tr("Read"), self.tr("Read the licence: {name}")
        for row in self.rows:
            row.word(read, aloud)
        self._note.setText(self.tr("This folder cannot be shown here: {folder}").format(folder=self._trouble))
        self._note.setVisible(bool(self._trouble))
        self.paper.setAccessibleName(self.tr("Licences"))
        self.paper.setAccessibleDescription(self.text())
        self.folder_button.setText(self.tr("Licence texts"))
        self.qt_button.setText(self.tr("Folder of Qt"))
        self.done_button.setText(self.tr("Done"))

    def _say_rights(self) -> tuple[str, str, str, str]:
        """What whoever has the program may do with Qt, by its licence."""
        versions = {row.part.key: row.part.version for row in self.rows}
        used = self.tr(
            "This program uses Qt {version} and Qt for Python {other} under the GNU Lesser General Public License, "
            "version 3. Both come without any warranty, and hold works of others, which Qt's documentation names."
        ).format(version=versions.get("qt", ""), other=versions.get("pyside6", ""))
        if self._folder is not None:
            change = self.tr(
                "You may change both and run this program with what you made of them: they are separate files in "
                "{folder}. Put the files of a compatible version in their place, under the same names. You may also "
                "take the program apart to find faults in your changes."
            )
        else:
            change = self.tr(
                "You may change both and run this program with what you made of them: they are packages of their own, "
                "installed in {folder}. Install a compatible version in their place. You may also take the program "
                "apart to find faults in your changes."
            )
        source = self.tr(
            "The source code of just these versions lies on the download site of The Qt Company, among the official "
            "releases of Qt and of Qt for Python. Should it be gone from there, whoever gave you this program gives it "
            "to you on request, for at least three years, for no more than the cost of the copy."
        )
        read = any(row.part.texts for row in self.rows if row.part.key == "qt")
        lost = self.tr("This installation has no copy of that licence; the GNU project shows it on its pages.")
        return used, change.format(folder=_shown(self._qt)), source, "" if read else lost

    def _make_content(self) -> QWidget:
        content = QWidget()
        column = QVBoxLayout(content)
        space(self._look, column, 16, (8, 4, 16, 8))
        column.addWidget(self._intro)
        notice = Panel(self._look, 0, radius=16, padding=16, parent=content)
        words = QVBoxLayout(notice)
        space(self._look, words, 8)
        words.addWidget(self._heading)
        for label in self._notices:
            words.addWidget(label)
        words.addWidget(self.qt_button, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(notice)
        for row in self.rows:
            column.addWidget(row)
        column.addStretch(1)
        return content


def _shown(folder: Path) -> str:
    """A folder as text that may be broken into lines, without the name of an account."""
    return without_home(str(folder)).replace("/", f"/{BREAK}").replace("\\", f"\\{BREAK}")
