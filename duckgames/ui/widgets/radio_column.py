"""A column of options of which one holds, each with its consequence in words."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QVBoxLayout, QWidget

from duckgames.ui.accessible import Part
from duckgames.ui.spacing import space
from duckgames.ui.theme import Look
from duckgames.ui.widgets.choice import Choice
from duckgames.ui.widgets.radio_card import RadioCard


class RadioColumn(QWidget):
    """Radio cards below each other; the notes of all stand at the right, or those of all under their titles.

    Signals:
        chosen(key): the player chose another card.
    """

    chosen = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._cards: dict[str, RadioCard] = {}
        self._choice = Choice(self)
        self._choice.chosen.connect(self.chosen)
        self._column = QVBoxLayout(self)
        space(look, self._column, 8, (0, 0, 0, 0))

    def accessible_interface(self) -> QAccessibleInterface:
        """See `ui.accessible.Readable`."""
        self._part = Part(self, QAccessible.Role.Grouping)
        return self._part

    @property
    def current(self) -> str | None:
        """The key of the chosen card."""
        return self._choice.current

    def set_items(self, items: Sequence[tuple[str, str, str]]) -> None:
        """Show these (key, title, note) cards; with the same keys only the texts change."""
        if [key for key, _, _ in items] != self._choice.keys:
            self._rebuild([key for key, _, _ in items])
        for key, title, note in items:
            self._cards[key].set_texts(title, note)

    def choose(self, key: str) -> None:
        """Choose a card without telling anybody."""
        self._choice.choose(key)

    def _rebuild(self, keys: Sequence[str]) -> None:
        for card in self._cards.values():
            self._column.removeWidget(card)
            card.deleteLater()
        self._choice.clear()
        self._cards = {key: RadioCard(self._look, beside=self._beside, frame=self, parent=self) for key in keys}
        for key, card in self._cards.items():
            self._column.addWidget(card)
            self._choice.add(key, card)

    def _beside(self, width: int) -> bool:
        """Whether every note fits beside its title."""
        return all(card.fits_a_line(width) for card in self._cards.values())
