"""Shows what there is to read of the card under the mouse or the keyboard's ring, beside the table or over it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QPoint, QRect, QTimer
from PySide6.QtWidgets import QWidget

from duckgames.core.places import Slot
from duckgames.ui.focus_panel import FocusPanel
from duckgames.ui.overlay import Overlay
from duckgames.ui.theme import Look
from duckgames.ui.view import FocusCard, GameTable

REST_MS: Final = 500
"""How long the mouse rests, or a finger presses, until the card is shown over the table."""


class CardReader(QObject):
    """The card in focus of one match page; `ground` is what tables lie on.

    Where a table has a place for the panel, it is always there and keeps the last card. Elsewhere the card is shown
    over the table while the mouse rests on it, or when `toggle` asks for the one of the ring.
    """

    def __init__(self, look: Look, ground: QWidget) -> None:
        super().__init__(ground)
        self._look = look
        self._ground = ground
        self._table: GameTable | None = None
        self._slot: Slot | None = None
        self._panel = FocusPanel(look, ground)
        self._leaf = FocusPanel(look, ground, floating=True)
        self._rest = QTimer(self, singleShot=True, interval=REST_MS)
        self._rest.timeout.connect(self.open)

    def begin(self, table: GameTable) -> None:
        """Reads the cards of another table from now on."""
        self.clear()
        self._table = table
        table.pointed.connect(self.on_pointed)

    def arrange(self) -> None:
        """Places the panel where the table wants it."""
        rect = QRect() if self._table is None else self._table.focus_rect()
        self.close()
        self._panel.setVisible(not rect.isEmpty())
        self._panel.setGeometry(rect)

    def on_pointed(self, slot: Slot | None) -> None:
        """The mouse or the ring is on another card, or on none."""
        self._slot = slot
        self.close()
        if self._panel.isVisible():
            card = self._card()
            if card is not None or slot is not None:
                self._panel.show_card(card)
        elif slot is not None and not self._look.keys_used:
            self._rest.start()

    def refresh(self) -> None:
        """What can be played, or the language, is another one now; without a card under the mouse nothing stays."""
        card = self._card()
        self._panel.show_card(card)
        if card is None:
            self.close()
        elif self._leaf.isVisible():
            self._open(card)

    @property
    def shows(self) -> bool:
        """Whether a card is shown over the table."""
        return self._leaf.isVisible()

    def toggle(self) -> None:
        """Shows the card of the ring or the mouse over the table, or puts it away."""
        if self._leaf.isVisible():
            self.close()
        else:
            self.open()

    def open(self) -> None:
        """Shows the card over the table, unless the panel does."""
        card = self._card()
        if card is not None and not self._panel.isVisible():
            self._open(card)

    def close(self) -> None:
        """Puts away what lies over the table."""
        self._rest.stop()
        self._leaf.hide()

    def clear(self) -> None:
        """Forgets the card, as before somebody else takes the screen."""
        self._slot = None
        self.close()
        self._panel.show_card(None)
        self._leaf.show_card(None)

    def _card(self) -> FocusCard | None:
        return None if self._table is None or self._slot is None else self._table.focus_card(self._slot)

    def _open(self, card: FocusCard) -> None:
        self._leaf.show_card(card)
        self._leaf.resize(self._leaf.needed())
        place = card.beside.translated(self._table_corner())
        self._leaf.move(beside(place, self._leaf.rect(), self._ground.rect()))
        self._leaf.show()
        self._leaf.raise_()

    def _table_corner(self) -> QPoint:
        return QPoint() if self._table is None else self._table.widget.pos()


def covered(page: QWidget) -> bool:
    """Whether a sheet lies over the page, so that nothing of it is read."""
    return any(sheet.is_open for sheet in page.window().findChildren(Overlay))


def beside(card: QRect, leaf: QRect, room: QRect) -> QPoint:
    """Where the leaf lies so that the card stays free: right of it, left of it, or as far aside as there is room."""
    x = card.right() + 8
    if x + leaf.width() > room.right():
        x = card.left() - 8 - leaf.width()
    y = card.center().y() - leaf.height() // 2
    return QPoint(
        min(max(x, room.left()), room.right() - leaf.width()),
        min(max(y, room.top()), max(room.top(), room.bottom() - leaf.height())),
    )
