"""The page of the user's own cards: those that were found, what is wrong with others, and the way to their folder."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from duckgames.games.kaczogrod.view.collection_leaf import CardLeaf
from duckgames.games.kaczogrod.view.collection_tiles import Tile, TileList
from duckgames.games.kaczogrod.view.commands import READ
from duckgames.games.kaczogrod.view.own_card_words import fault_sentence
from duckgames.games.kaczogrod.view.own_cards import OwnCards
from duckgames.session.errors import SessionFailure
from duckgames.ui.open_folder import open_folder
from duckgames.ui.scroll import Scroll
from duckgames.ui.spacing import space
from duckgames.ui.theme import Look
from duckgames.ui.widgets import Button, EmptyState, Label, Panel

TILE: Final = 110
DUCK: Final = 10
"""The number of the duck that writes."""


class OwnCardsPage(QWidget):
    """A `ui.pages.GamePage`; `show` opens a folder for the person and tells whether it could."""

    left = Signal()

    def __init__(self, look: Look, parent: QWidget, show: Callable[[Path], bool] = open_folder) -> None:
        super().__init__(parent)
        self.widget: QWidget = self
        self._look = look
        self._show = show
        self._own = OwnCards()
        self._trouble = ""
        self.back = Button(look, "icon", "back", height=44, ground="panel", parent=self)
        self._title = Label(look, 28, story=True, parent=self)
        self._cards_panel = Panel(look, 1, radius=22, padding=14, parent=self)
        self.cards = TileList(look, TILE, self._cards_panel)
        self._nothing = EmptyState(look, DUCK, parent=self._cards_panel)
        self._side_panel = Panel(look, 1, radius=22, padding=20, parent=self)
        self._about = Label(look, 16, wrap=True, parent=self._side_panel)
        self._folder = Label(look, 14, colour="text_quiet", wrap=True, parent=self._side_panel)
        self.open_button = Button(look, "primary", "folder", height=48, parent=self._side_panel)
        self.read_button = Button(look, "quiet", "redo", height=44, parent=self._side_panel)
        self._heading = Label(look, 20, story=True, wrap=True)
        self._faults = Label(look, 15.5, wrap=True)
        self.leaf = CardLeaf(look, self)
        self._place(look)
        self._connect()
        self.retranslate()

    def _place(self, look: Look) -> None:
        column, head, body = QVBoxLayout(self), QHBoxLayout(), QHBoxLayout()
        space(look, column, 10, (20, 12, 20, 10))
        space(look, head, 14)
        space(look, body, 10)
        head.addWidget(self.back)
        head.addWidget(self._title, 1)
        column.addLayout(head)
        column.addLayout(body, 1)
        cards, side, told = QVBoxLayout(self._cards_panel), QVBoxLayout(self._side_panel), QWidget()
        space(look, cards, 0, (0, 0, 0, 0))
        cards.addWidget(self.cards, 1)
        cards.addWidget(self._nothing, 1, Qt.AlignmentFlag.AlignVCenter)
        space(look, side, 10, (0, 0, 0, 0))
        faults = QVBoxLayout(told)
        space(look, faults, 6, (0, 8, 6, 0))
        faults.addWidget(self._heading)
        faults.addWidget(self._faults)
        faults.addStretch(1)
        for widget in (self._about, self._folder, self.open_button, self.read_button):
            side.addWidget(widget)
        side.addWidget(Scroll(told), 1)
        body.addWidget(self._cards_panel, 56)
        body.addWidget(self._side_panel, 44)

    def _connect(self) -> None:
        self.back.clicked.connect(self.left)
        self.open_button.clicked.connect(self.on_open_folder)
        self._nothing.acted.connect(self.on_open_folder)
        self.read_button.clicked.connect(self.on_read)
        self.leaf.watch(self.cards)
        self._look.changed.connect(self.update)

    @property
    def told(self) -> str:
        """What is wrong, a line each."""
        return self._faults.text()

    def enter(self) -> None:
        """Looks through the folder and takes the keys."""
        self.on_read()
        self.open_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def leave(self) -> None:
        """Nothing is changed here."""
        self.leaf.put_away()

    def on_read(self) -> None:
        """Looks through the folder again; pictures may be others too."""
        self._trouble = ""
        self._own.read()
        self._look.sprites.clear()
        self.refresh()

    def on_open_folder(self) -> None:
        """Shows the folder, which is made when it is first wanted."""
        try:
            self._own.prepare_folder()
        except SessionFailure as failure:
            reason = failure.error.data["reason"]
            self._trouble = self.tr("The folder cannot be made: {reason}").format(reason=reason)
        else:
            shown = self._show(self._own.folder.path)
            self._trouble = "" if shown else self.tr("The system does not show the folder. You find it here:")
        self.refresh()

    def refresh(self) -> None:
        """Shows what was found."""
        own = self._own
        self.cards.tiles.show_tiles([Tile(design, 1, known=own.known) for design in own.designs])
        self.cards.setVisible(bool(own.designs))
        self._nothing.setVisible(not own.designs)
        self._folder.setText("\n".join(filter(None, (self._trouble, str(own.folder.path)))))
        self._folder.use_colour("illegal" if self._trouble else "text_quiet")
        sentences = [fault_sentence(fault) for fault in own.faults]
        self._faults.setText("\n\n".join(sentences))
        fine = self.tr("Every card can be used.") if own.designs else ""
        self._heading.setText(self.tr("What is wrong: {number}").format(number=len(sentences)) if sentences else fine)
        self._heading.use_colour("illegal" if sentences else "legal")

    def retranslate(self) -> None:
        self._trouble = ""
        self.back.setText(self.tr("Back"))
        self._title.setText(self.tr("Cards of your own"))
        self.setAccessibleName(self._title.text())
        self._about.setText(
            self.tr(
                "Tables and pictures in a folder become cards for your decks. A text in the folder tells how, and an"
                " example lies beside it."
            )
        )
        self.open_button.setText(self.tr("Open the folder"))
        self.read_button.setText(self.tr("Read it again"))
        self.cards.setAccessibleName(self.tr("Cards of your own"))
        self._nothing.set_texts(
            self.tr("No cards of your own yet"),
            self.tr("Invent a building or an event, and play with it."),
            self.tr("Open the folder"),
        )
        self.cards.tiles.refresh()
        self.refresh()

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(event.rect(), self._look.colour("window"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._look.shortcuts.pressed(event, (READ,)):
            self.leaf.toggle()
        elif event.key() == Qt.Key.Key_Escape and self.leaf.isVisible():
            self.leaf.put_away()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)
