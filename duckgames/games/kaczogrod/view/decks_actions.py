"""What can be done with whole decks: choose, save, rename, delete, copy and paste them."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QPoint
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QMenu, QWidget

from duckgames.core.rng import Rng, fresh_seed
from duckgames.games.kaczogrod import READY
from duckgames.games.kaczogrod.decks.cabinet import SavedDeck
from duckgames.games.kaczogrod.decks.code import written
from duckgames.games.kaczogrod.decks.draft import Draft, ready
from duckgames.games.kaczogrod.decks.mixed import mixed
from duckgames.games.kaczogrod.view.card_faces import word
from duckgames.games.kaczogrod.view.decks_desk import Desk
from duckgames.games.kaczogrod.view.decks_sheets import NameSheet, PasteSheet
from duckgames.ui.theme import Look
from duckgames.ui.widgets import Toast

DOT: Final = " \N{MIDDLE DOT} "


class DeckActions(QObject):
    """The menus of decks, and what their entries do; `page` is what questions and messages lie on."""

    def __init__(self, look: Look, desk: Desk, page: QWidget) -> None:
        super().__init__(page)
        self._desk = desk
        self._page = page
        self._deleted: SavedDeck | None = None
        self.toast = Toast(look, page)
        self.naming = NameSheet(look, desk, page)
        self.renaming = NameSheet(look, desk, page)
        self.pasting = PasteSheet(look, desk, page)
        self.naming.named.connect(self.on_named)
        self.renaming.named.connect(desk.rename)
        self.pasting.pasted.connect(self.on_pasted)
        self.toast.acted.connect(self.on_restore)
        self.toast.left.connect(page.setFocus)

    @property
    def asking(self) -> bool:
        """Whether a question is open."""
        return any(sheet.is_open for sheet in (self.naming, self.renaming, self.pasting))

    def make_choice_menu(self) -> QMenu:
        """All decks to choose from: saved ones, ready ones of the present length, and how to begin afresh."""
        menu, desk = QMenu(self._page), self._desk
        for deck in desk.decks:
            words = f"{deck.name}{DOT}{deck.draft.length}"
            self._add(menu, words, partial(desk.lay, deck.name, deck.draft), checked=deck.name == desk.name)
        if desk.decks:
            menu.addSeparator()
        length = desk.draft.length
        for name in READY:
            words = word(f"option.deck.{name}")
            self._add(menu, self.tr("Ready deck: {name}").format(name=words), partial(self.on_ready, name))
        menu.addSeparator()
        self._add(menu, self.tr("Mix a deck at random"), self.on_mixed)
        self._add(menu, self.tr("Begin with an empty deck"), lambda: desk.lay("", Draft(length)))
        return menu

    def make_more_menu(self) -> QMenu:
        """What else can be done with the deck on the desk."""
        menu, desk = QMenu(self._page), self._desk
        is_kept = desk.find(desk.name) is not None
        self._add(menu, self.tr("Save under another name…"), self.save_as)
        self._add(menu, self.tr("Rename…"), self.rename, enabled=is_kept)
        self._add(menu, self.tr("Delete"), self.delete, enabled=is_kept)
        menu.addSeparator()
        self._add(menu, self.tr("Copy as a text"), self.copy, enabled=bool(desk.draft.cards))
        self._add(menu, self.tr("Paste a text…"), self.pasting.begin)
        return menu

    def save(self) -> None:
        """Saves the deck; one without a name gets one first."""
        if self._desk.name:
            self.on_named(self._desk.name)
        else:
            self.save_as()

    def save_as(self) -> None:
        """Asks for a name and saves the deck under it."""
        self.naming.begin(self._desk.free_name(self._desk.name or self.tr("My deck")))

    def rename(self) -> None:
        """Asks for another name."""
        self.renaming.begin(self._desk.name, self._desk.name)

    def delete(self) -> None:
        """Deletes the saved deck, and offers to take that back; its cards stay on the desk."""
        self._deleted = self._desk.delete()
        if self._deleted is not None:
            said = self.tr("{name} is deleted. Its cards are still laid out.").format(name=self._deleted.name)
            self.toast.show_message(said, self.tr("Undo"))

    def copy(self) -> None:
        """Puts the text of the deck where it can be pasted from."""
        QGuiApplication.clipboard().setText(written(self._desk.draft, self._desk.known))
        self.toast.show_message(self.tr("The deck is copied as a text. Paste it wherever you like."))

    def on_named(self, name: str) -> None:
        self._desk.save(name)
        if self._desk.faults:
            said = self.tr("{name} is saved. It cannot be played with yet.")
        else:
            said = self.tr("{name} is saved. Choose it when you set up a match.")
        self.toast.show_message(said.format(name=name))

    def on_pasted(self, draft: Draft) -> None:
        self._desk.lay("", draft)

    def on_ready(self, name: str) -> None:
        self._desk.lay("", ready(name, self._desk.draft.length))

    def on_mixed(self) -> None:
        desk = self._desk
        desk.lay("", mixed(desk.draft.length, Rng(fresh_seed()), desk.known, desk.owned))

    def on_restore(self) -> None:
        if self._deleted is not None:
            self._desk.restore(self._deleted)
            self._deleted = None

    def pop_up(self, menu: QMenu, below: QWidget) -> None:
        """Opens a menu under what was pressed."""
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(below.mapToGlobal(QPoint(0, below.height())))

    def _add(self, menu: QMenu, words: str, act: object, *, checked: bool = False, enabled: bool = True) -> None:
        # An ampersand in a name is no mark of a key.
        action = QAction(words.replace("&", "&&"), menu, checkable=checked, checked=checked, enabled=enabled)
        action.triggered.connect(lambda: act())  # type: ignore[operator]
        menu.addAction(action)
