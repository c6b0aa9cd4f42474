"""The field for a seed somebody may type."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from duckgames.ui.seating import LARGEST_SEED, read_seed
from duckgames.ui.spacing import space
from duckgames.ui.theme import Look
from duckgames.ui.widgets import Label


class SeedField(QWidget):
    """A seed somebody may type; empty, one is drawn.

    Signals:
        entered: Enter was pressed.
    """

    entered = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._label = Label(look, 16, bold=True, parent=self)
        self.edit = QLineEdit(self, maxLength=40)
        self._note = Label(look, 14.5, colour="text_quiet", wrap=True, parent=self)
        column = QVBoxLayout(self)
        space(look, column, 8, (0, 0, 0, 0))
        for widget in (self._label, self.edit, self._note):
            column.addWidget(widget)
        self.edit.textChanged.connect(self.on_changed)
        self.edit.returnPressed.connect(self.entered)
        look.changed.connect(self.on_look_changed)
        self.on_look_changed()
        self.retranslate()

    @property
    def typed(self) -> int | None:
        """The seed somebody typed; None if there is none, or none that can be used."""
        return read_seed(self.edit.text())

    @property
    def usable(self) -> bool:
        """False while what stands in the field is no seed."""
        return not self.edit.text().strip() or self.typed is not None

    @property
    def summary(self) -> str:
        """What was typed, in a few words; empty: nothing."""
        typed = self.edit.text().strip()
        return f"{self._label.text()}: {typed}" if typed else ""

    def correct(self) -> None:
        """Gives the keys to the field, all of it chosen."""
        self.edit.setFocus()
        self.edit.selectAll()

    def on_changed(self) -> None:
        self._note.use_colour("text_quiet" if self.usable else "illegal")
        self._note.setText(
            self.tr("The same seed deals the same cards. Leave it empty, and one is drawn.")
            if self.usable
            else self.tr("A seed is a whole number from 0 to {largest}.").format(largest=LARGEST_SEED)
        )
        self.edit.setAccessibleDescription(self._note.text())

    def on_look_changed(self) -> None:
        self.edit.ensurePolished()
        self.edit.setFont(self._look.plain(16))

    def retranslate(self) -> None:
        self._label.setText(self.tr("Seed"))
        self.edit.setPlaceholderText(self.tr("drawn"))
        self.edit.setAccessibleName(self.tr("Seed"))
        self.on_changed()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
