"""The desk of the deck builder: the deck that is put together, the saved ones, and every step back."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QObject, Signal

from duckgames.games.kaczogrod.decks import cabinet as kept
from duckgames.games.kaczogrod.decks.cabinet import Cabinet, SavedDeck
from duckgames.games.kaczogrod.decks.draft import Draft, Owned, everything
from duckgames.games.kaczogrod.rules.cards import BASE, Catalogue, Design
from duckgames.games.kaczogrod.rules.decks import Fault
from duckgames.ui.pages import Files

FILE: Final = "decks"
USUAL_LENGTH: Final = 64
MOST_STEPS: Final = 500


def cabinet_of(files: Files) -> Cabinet:
    """The saved decks."""
    return files.load(FILE, kept.VERSION, kept.from_json) or Cabinet()


class Desk(QObject):
    """What the page of the deck builder shows and changes. What lies on the desk is kept too, saved as a deck or not.

    `known` are all designs there are and `owned` tells how many cards of each can be put into a deck.

    Signals:
        changed: another deck, name or list of saved decks.
    """

    changed = Signal()

    def __init__(self, files: Files, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._files = files
        self._cabinet = Cabinet()
        self._deck = SavedDeck("", Draft(USUAL_LENGTH))
        self._past: list[SavedDeck] = []
        self._future: list[SavedDeck] = []
        self.known: Catalogue = BASE
        self.owned: Owned = everything

    def open(self, known: Catalogue = BASE, owned: Owned = everything) -> None:
        """Takes up what was on the desk when it was left."""
        self.known, self.owned = known, owned
        self._cabinet = cabinet_of(self._files)
        desk = self._cabinet.desk
        if desk is not None and desk != self._deck:
            self._deck, self._past, self._future = desk, [], []
        self.changed.emit()

    def close(self) -> None:
        """Keeps what is on the desk."""
        self._keep(self._cabinet)

    # What is on the desk.

    @property
    def draft(self) -> Draft:
        """The deck that is put together."""
        return self._deck.draft

    @property
    def name(self) -> str:
        """What the deck is called; empty: it has no name yet."""
        return self._deck.name

    @property
    def decks(self) -> tuple[SavedDeck, ...]:
        """All saved decks."""
        return self._cabinet.decks

    @property
    def is_saved(self) -> bool:
        """Whether the deck on the desk is saved as it is."""
        return self._deck in self._cabinet.decks

    @property
    def faults(self) -> list[Fault]:
        """Why no match takes the deck; none if it is legal."""
        return self.draft.faults(self.known, self.owned)

    def has(self, design: Design) -> bool:
        """Whether the deck has this design."""
        return design.id in self.draft.cards

    def may_add(self, design: Design) -> bool:
        """Whether the person owns a card of this design that is not in the deck."""
        return not self.has(design) and self.owned(design.id) > 0

    # Steps, which can be taken back.

    def add(self, design: Design) -> None:
        """Puts a card into the deck, if there is one."""
        if self.may_add(design):
            self._step(replace(self._deck, draft=self.draft.with_card(design.id, self.known)))

    def remove(self, card: str) -> None:
        """Takes a card, by its id, out of the deck."""
        self._step(replace(self._deck, draft=self.draft.without(card)))

    def use_length(self, length: int) -> None:
        """Makes it a deck of another length."""
        self._step(replace(self._deck, draft=self.draft.of_length(length)))

    def lay(self, name: str, draft: Draft) -> None:
        """Puts another deck on the desk: a saved one by its name, or one without."""
        self._step(SavedDeck(name, draft))

    @property
    def can_undo(self) -> bool:
        """Whether there is a step to take back."""
        return bool(self._past)

    @property
    def can_redo(self) -> bool:
        """Whether a step was taken back."""
        return bool(self._future)

    def undo(self) -> None:
        """Takes the last step back; saved decks stay as they are."""
        if self._past:
            self._future.append(self._deck)
            self._deck = self._past.pop()
            self.changed.emit()

    def redo(self) -> None:
        """Takes again what was taken back."""
        if self._future:
            self._past.append(self._deck)
            self._deck = self._future.pop()
            self.changed.emit()

    # What is saved.

    def save(self, name: str) -> None:
        """Saves the deck under a name, in place of the one that is called so."""
        self._deck = replace(self._deck, name=kept.tidy_name(name))
        self._keep(self._cabinet.with_deck(self._deck))

    def rename(self, name: str) -> None:
        """Calls the saved deck on the desk otherwise; what was changed since it was saved is not saved by that."""
        name, saved = kept.tidy_name(name), self._cabinet.find(self.name)
        cabinet = self._cabinet.without(self.name)
        self._deck = replace(self._deck, name=name)
        self._keep(cabinet if saved is None else cabinet.with_deck(replace(saved, name=name)))

    def delete(self) -> SavedDeck | None:
        """Deletes the saved deck called as the one on the desk, which stays there; answers it for `restore`."""
        saved = self._cabinet.find(self.name)
        self._keep(self._cabinet.without(self.name))
        return saved

    def restore(self, deck: SavedDeck) -> None:
        """Puts a deleted deck back, beside another that is called so by now."""
        self._keep(self._cabinet.with_deck(replace(deck, name=self._cabinet.free_name(deck.name))))

    def find(self, name: str) -> SavedDeck | None:
        """The saved deck called so."""
        return self._cabinet.find(kept.tidy_name(name))

    def free_name(self, name: str) -> str:
        """`name`, with a number after it if a deck is called so."""
        return self._cabinet.free_name(kept.tidy_name(name))

    def _step(self, deck: SavedDeck) -> None:
        if deck != self._deck:
            self._past = [*self._past[-MOST_STEPS:], self._deck]
            self._future = []
            self._deck = deck
            self.changed.emit()

    def _keep(self, cabinet: Cabinet) -> None:
        self._cabinet = replace(cabinet, desk=self._deck)
        self._files.store(FILE, kept.to_json(self._cabinet))
        self.changed.emit()
