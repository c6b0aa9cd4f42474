"""The collection as the page changes it and the deck builder asks for it; kept in a file after every step."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from duckgames.core.rng import Rng, fresh_seed
from duckgames.games.kaczogrod.collection import keeping, swaps
from duckgames.games.kaczogrod.collection.album import PLACES, Collection, Opened
from duckgames.games.kaczogrod.collection.keeping import Kept
from duckgames.games.kaczogrod.collection.printing import printed
from duckgames.games.kaczogrod.decks.draft import Owned, everything
from duckgames.ui.pages import Files

FILE = "collection"


def kept_of(files: Files) -> Kept | None:
    """The collection of this person; None: none was begun."""
    return files.load(FILE, keeping.VERSION, keeping.from_json)


def owned_of(files: Files) -> Owned:
    """How many cards of each design decks may be built from: all of them while the collection is off (ruling A13).

    Cards of a user's own are no part of it, and always there.
    """
    kept = kept_of(files)
    if kept is None or not kept.on:
        return everything
    cards = kept.collection.cards
    return lambda design: cards.get(design, 0) if design in PLACES else 1


class CollectionShelf(QObject):
    """What the page of the collection shows and changes.

    Signals:
        changed: the collection, or whether decks are built from it, is another one now.
    """

    changed = Signal()

    def __init__(self, files: Files, draw: Callable[[], int] = fresh_seed, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._files = files
        self._draw = draw
        self._kept = Kept(False, printed(Rng(draw())))

    def open(self) -> None:
        """Reads what is kept. As long as nothing was begun, nothing is written either."""
        kept = kept_of(self._files)
        if kept is not None:
            self._kept = kept
        self.changed.emit()

    @property
    def on(self) -> bool:
        """Whether decks are built from the collection only."""
        return self._kept.on

    @property
    def collection(self) -> Collection:
        """What there is."""
        return self._kept.collection

    def turn(self, on: bool) -> None:
        """Builds decks from the collection only, or from all cards again; the collection stays."""
        if on != self.on:
            self._keep(Kept(on, self.collection))

    def open_issue(self) -> Opened:
        """Opens the next issue; there must be one."""
        collection, opened = self.collection.open_next()
        self._keep(Kept(self.on, collection))
        return opened

    def swap(self, collector: int, given: str, wanted: str) -> swaps.Reason | None:
        """Swaps a card with a duck, or tells why it does not."""
        reason = swaps.why_not(self.collection, collector, given, wanted)
        if reason is None:
            self._keep(Kept(self.on, swaps.swap(self.collection, collector, given, wanted)))
        return reason

    def _keep(self, kept: Kept) -> None:
        self._kept = kept
        self._files.store(FILE, keeping.to_json(kept))
        self.changed.emit()
