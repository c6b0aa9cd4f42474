"""The page of the deck builder: all designs, the one in focus large, and the deck."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from duckgames.games.kaczogrod.decks.draft import Owned, everything
from duckgames.games.kaczogrod.decks.search import Search
from duckgames.games.kaczogrod.rules.cards import Design
from duckgames.games.kaczogrod.view import commands
from duckgames.games.kaczogrod.view.decks_actions import DeckActions
from duckgames.games.kaczogrod.view.decks_carry import CarriedCard
from duckgames.games.kaczogrod.view.decks_chips import ChipRow
from duckgames.games.kaczogrod.view.decks_desk import Desk
from duckgames.games.kaczogrod.view.decks_grid import CardGrid
from duckgames.games.kaczogrod.view.decks_layout import DecksLayout
from duckgames.games.kaczogrod.view.decks_models import DesignsModel
from duckgames.games.kaczogrod.view.decks_panel import DeckPanel
from duckgames.games.kaczogrod.view.decks_reader import DeckReader
from duckgames.games.kaczogrod.view.own_cards import OwnCards
from duckgames.ui.commands import Command
from duckgames.ui.pages import Files
from duckgames.ui.theme import Look
from duckgames.ui.widgets import Button, EmptyState, Label

NOTHING_FOUND: Final = 2
"""The number of the duck that looks for cards in vain."""


class DecksPage(QWidget):
    """A `ui.pages.GamePage`; `owned` is asked anew each time the page is opened.

    Signals:
        left: the person is done.
    """

    left = Signal()

    def __init__(
        self, look: Look, files: Files, parent: QWidget, owned: Callable[[], Owned] = lambda: everything
    ) -> None:
        super().__init__(parent)
        self.widget: QWidget = self
        self._look = look
        self._owned = owned
        self._own = OwnCards()
        self._search = Search()
        self._held = ""
        self.desk = Desk(files, self)
        self._designs = DesignsModel(self.desk)
        self.back = Button(look, "icon", "back", height=44, ground="panel", parent=self)
        self._title = Label(look, 28, story=True, parent=self)
        self.edit = QLineEdit(self, maxLength=60)
        self.undo = Button(look, "icon", "undo", height=44, ground="panel", parent=self)
        self.redo = Button(look, "icon", "redo", height=44, ground="panel", parent=self)
        self.chips = ChipRow(look, self.desk, self)
        self.grid = CardGrid(look, self.desk, self._designs, self)
        self._nothing = EmptyState(look, NOTHING_FOUND, kind="quiet", parent=self)
        self.panel = DeckPanel(look, self.desk, self)
        self.reader = DeckReader(look, self.desk, self)
        self._carried = CarriedCard(look, self)
        self.deck_actions = DeckActions(look, self.desk, self)
        self._connect()
        self.retranslate()

    def _connect(self) -> None:
        self.back.clicked.connect(self.left)
        self.undo.clicked.connect(self.desk.undo)
        self.redo.clicked.connect(self.desk.redo)
        self._look.shortcuts.changed.connect(self.retranslate)
        self.edit.textChanged.connect(lambda words: self.look_for(Search(self._search.groups, words)))
        self.edit.returnPressed.connect(self.grid.setFocus)
        self.chips.toggled.connect(lambda group: self.look_for(self._search.with_group(group)))
        self._nothing.acted.connect(self.on_show_all)
        self.grid.pressed.connect(self.on_pressed)
        self.panel.list.pressed.connect(self.desk.remove)
        for cards in (self.grid, self.panel.list):
            cards.removed.connect(self.desk.remove)
            self.reader.follow(cards)
            cards.lifted.connect(self.on_lifted)
            cards.carried.connect(self.on_carried)
            cards.dropped.connect(self.on_dropped)
        self.panel.choose_wanted.connect(
            lambda: self.deck_actions.pop_up(self.deck_actions.make_choice_menu(), self.panel.choose)
        )
        self.panel.more_wanted.connect(
            lambda: self.deck_actions.pop_up(self.deck_actions.make_more_menu(), self.panel.more)
        )
        self.panel.save_wanted.connect(self.deck_actions.save)
        self.desk.changed.connect(self.on_desk_changed)
        self._look.changed.connect(self.on_look_changed)

    # A `GamePage`.

    def enter(self) -> None:
        self._own.read()
        self.desk.open(self._own.known, self._owned())
        self.look_for(self._search)
        self.grid.setFocus()

    def leave(self) -> None:
        self.reader.close()
        self.desk.close()

    # What is looked for.

    def look_for(self, search: Search) -> None:
        """Shows only the designs that are looked for."""
        self._search = search
        self._designs.show_found(search)
        self.chips.show_chosen(search.groups)
        found = self._designs.rowCount() > 0
        self.grid.setVisible(found)
        self._nothing.setVisible(not found)

    def on_show_all(self) -> None:
        self.edit.clear()
        self.look_for(Search())
        self.grid.setFocus()

    # Cards that come and go.

    def on_pressed(self, card: str) -> None:
        design = self._design(card)
        if design is None:
            return
        if self.desk.has(design):
            self.desk.remove(card)
        else:
            self.desk.add(design)
            self.panel.list.reveal(card)

    def on_lifted(self, card: str, place: QPoint) -> None:
        design = self._design(card)
        if design is None:
            return
        self.reader.close()
        self._held = card
        self._carried.lift(design, self.desk.known, place)
        self.on_carried(place)

    def on_carried(self, place: QPoint) -> None:
        self._carried.follow(place)
        design = self._design(self._held)
        if design is not None and self.desk.may_add(design):
            self.panel.show_target("over" if self._is_over_deck(place) else "legal")

    def on_dropped(self, place: QPoint) -> None:
        self._put_down()
        design = self._design(self._held)
        if design is None:
            return
        if self._is_over_deck(place):
            self.desk.add(design)
            self.panel.list.reveal(design.id)
        elif self.sender() is self.panel.list:
            self.desk.remove(design.id)

    def _put_down(self) -> None:
        self._carried.hide()
        self.panel.show_target("")

    def _is_over_deck(self, place: QPoint) -> bool:
        return self.panel.geometry().contains(self.mapFromGlobal(place))

    def on_desk_changed(self) -> None:
        self.undo.setEnabled(self.desk.can_undo)
        self.redo.setEnabled(self.desk.can_redo)
        if self.chips.heightForWidth(self.chips.width()) != self.chips.height():
            self._arrange()

    def _design(self, card: str) -> Design | None:
        number = self.desk.known.numbers.get(card)
        return None if number is None else self.desk.known.designs[number - 1]

    # The rest.

    def retranslate(self) -> None:
        self._title.setText(self.tr("Deck builder"))
        self.back.setText(self.tr("Back"))
        self.undo.setText(self.tr("Undo"))
        self.redo.setText(self.tr("Redo"))
        for button, command in ((self.undo, commands.UNDO), (self.redo, commands.REDO)):
            button.setToolTip(self._look.shortcuts.tip(button.text(), command))
        self.edit.setPlaceholderText(self.tr("Find a card by name or text"))
        self.edit.setAccessibleName(self.tr("Find a card by name or text"))
        self.grid.setAccessibleName(self.tr("All cards"))
        self._nothing.set_texts(
            self.tr("No card fits"), self.tr("Try another word, or fewer groups."), self.tr("Show all cards")
        )
        self.chips.show_counts()
        self.look_for(self._search)
        self.grid.repaint_cards()
        self.reader.refresh()
        self._arrange()
        self.setAccessibleName(self._title.text())

    def on_look_changed(self) -> None:
        self.grid.repaint_cards()
        self._arrange()
        self.update()

    def _arrange(self) -> None:
        # Letters of labels that were never shown may still be those of the style sheet, which measure otherwise.
        self._title.on_changed()
        layout = DecksLayout(self._look, self.size())
        layout.place_bar(self.back, self._title, self.edit, (self.undo, self.redo))
        self.panel.setGeometry(layout.deck)
        self.reader.arrange(layout.focus)
        self.chips.setGeometry(layout.chips(self.chips.heightForWidth(layout.cards.width())))
        below: QRect = layout.below(self.chips.geometry())
        self.grid.use_width(layout.card_width)
        self.grid.setGeometry(below)
        self._nothing.setGeometry(below.x(), below.y(), below.width(), self._nothing.sizeHint().height())

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(event.rect(), self._look.colour("window"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        acts: dict[Command, Callable[[], None]] = {
            commands.UNDO: self.desk.undo,
            commands.REDO: self.desk.redo,
            commands.READ: self.reader.toggle,
            commands.FIND: self.edit.setFocus,
            commands.SAVE: self.deck_actions.save,
            commands.COPY: self.deck_actions.copy,
            commands.PASTE: self.deck_actions.pasting.begin,
        }
        command = self._look.shortcuts.pressed(event, tuple(acts))
        if command is not None:
            acts[command]()
        elif event.key() == Qt.Key.Key_Escape:
            self.on_escape()
        else:
            super().keyPressEvent(event)

    def on_escape(self) -> None:
        """Puts back what is carried or shown, forgets what is looked for, and leaves, one after the other."""
        carried = [cards.put_back() for cards in (self.grid, self.panel.list)]
        if any(carried):
            self._put_down()
        elif self.reader.leaf.isVisible():
            self.reader.close()
        elif self._search != Search():
            self.on_show_all()
        else:
            self.left.emit()
