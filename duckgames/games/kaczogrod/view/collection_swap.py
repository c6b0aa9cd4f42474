"""The side of the collection's page where cards are swapped: a duck, what is given, what is got, and what it says."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from duckgames.games.kaczogrod.collection import swaps
from duckgames.games.kaczogrod.collection.album import Counts
from duckgames.games.kaczogrod.view import collection_words as words
from duckgames.games.kaczogrod.view.collection_ducks import DuckRow
from duckgames.games.kaczogrod.view.collection_shelf import CollectionShelf
from duckgames.games.kaczogrod.view.collection_tiles import Tile, TileList, design_called
from duckgames.ui.spacing import space
from duckgames.ui.theme import Look
from duckgames.ui.widgets import Button, Label

TILE: Final = 84


class SwapPanel(QWidget):
    """Swaps one card for another with one of the ducks."""

    def __init__(self, look: Look, shelf: CollectionShelf, parent: QWidget) -> None:
        super().__init__(parent)
        self._shelf = shelf
        self._done = ""
        self.ducks = DuckRow(look, self)
        self.gives = TileList(look, TILE, self)
        self.gets = TileList(look, TILE, self)
        self._headings = [Label(look, 15, bold=True, colour="text_quiet", parent=self) for _ in range(2)]
        self._said = Label(look, 16, wrap=True, parent=self)
        self.button = Button(look, "primary", "shuffle", height=46, parent=self)
        self._place(look)
        self.ducks.chosen.connect(self.on_duck_chosen)
        self.gives.pressed.connect(self.on_given_pressed)
        self.gets.pressed.connect(self.on_wanted_pressed)
        self.button.clicked.connect(self.on_swap)
        shelf.changed.connect(self.refresh)
        self.retranslate()

    def _place(self, look: Look) -> None:
        column, lists = QVBoxLayout(self), QHBoxLayout()
        space(look, column, 8, (0, 0, 0, 0))
        space(look, lists, 10)
        column.addWidget(self.ducks)
        for heading, tiles in zip(self._headings, (self.gives, self.gets), strict=True):
            side = QVBoxLayout()
            space(look, side, 4)
            side.addWidget(heading)
            side.addWidget(tiles, 1)
            lists.addLayout(side, 1)
        column.addLayout(lists, 1)
        column.addWidget(self._said)
        column.addWidget(self.button)

    @property
    def said(self) -> str:
        """What the duck says."""
        return self._said.text()

    def look_for(self, card: str) -> bool:
        """Turns to a duck that can give a card, or takes it if there is one to spare; whether there is."""
        collection = self._shelf.collection
        takers = [n for n in range(len(collection.collectors)) if card in swaps.wants(collection, n)]
        owners = swaps.owners(collection, card)
        if not owners and not takers:
            return False
        here = self.ducks.current
        places = owners or takers
        self.ducks.choose(here if here in places else places[0])
        self._done = ""
        self.refresh()
        tiles = self.gets if owners else self.gives
        tiles.tiles.choose(card)
        tiles.reveal(card)
        self._speak()
        return True

    def refresh(self) -> None:
        """Shows what there is to swap with the chosen duck."""
        collection = self._shelf.collection
        ducks = range(len(collection.collectors))
        deals = [(set(swaps.wants(collection, n)), set(swaps.offers(collection, n))) for n in ducks]
        counts = [min(len(wanted), len(offered)) for wanted, offered in deals]
        self.ducks.show_ducks([each.duck for each in collection.collectors], counts)
        wanted, offered = deals[self.ducks.current]
        theirs = collection.collectors[self.ducks.current]
        self._fill(self.gives, collection.doubles, wanted, collection.cards)
        self._fill(self.gets, theirs.doubles if collection.opened else (), offered, theirs.cards)
        self._speak()

    def _fill(self, tiles: TileList, cards: tuple[str, ...], possible: set[str], counts: Counts) -> None:
        """What can be swapped comes first."""
        ordered = [card for card in cards if card in possible] + [card for card in cards if card not in possible]
        tiles.tiles.show_tiles([Tile(design_called(card), counts[card], card not in possible) for card in ordered])

    def on_duck_chosen(self) -> None:
        """Another duck, another swap."""
        self._done = ""
        self.gets.tiles.choose("")
        self.refresh()

    def on_given_pressed(self, card: str) -> None:
        """A card to give is chosen, or no longer."""
        self._toggle(self.gives, card)

    def on_wanted_pressed(self, card: str) -> None:
        """A card to get is chosen, or no longer."""
        self._toggle(self.gets, card)

    def _toggle(self, tiles: TileList, card: str) -> None:
        self._done = ""
        tiles.tiles.choose("" if tiles.tiles.chosen == card else card)
        self._speak()

    def on_swap(self) -> None:
        """Swaps the two chosen cards."""
        given, wanted = self.gives.tiles.chosen, self.gets.tiles.chosen
        if given and wanted:
            self._done = wanted
            if self._shelf.swap(self.ducks.current, given, wanted) is None:
                self.gives.tiles.choose("")
                self.gets.tiles.choose("")
            self._speak()

    def _speak(self) -> None:
        """What the duck says to what is chosen."""
        collection, n = self._shelf.collection, self.ducks.current
        given, wanted = self.gives.tiles.chosen, self.gets.tiles.chosen
        reason = self._objection(given, wanted)
        self.button.setEnabled(bool(given and wanted) and reason is None)
        if reason is not None:
            said: object = words.REASONS[reason]
        elif given and wanted:
            said = words.GLADLY
        elif given or wanted:
            said = words.CHOOSE_WANTED if given else words.CHOOSE_GIVEN
        elif self._done:
            said, wanted = words.DONE, self._done
        elif collection.complete:
            said = words.FULL
        elif not collection.opened:
            said = words.CLOSED
        else:
            possible = swaps.wants(collection, n) and swaps.offers(collection, n)
            said = words.CHOOSE if possible else words.NOTHING
        self._said.setText(words.say(said, given, wanted))

    def _objection(self, given: str, wanted: str) -> swaps.Reason | None:
        """What the duck has against what is chosen so far."""
        collection, n = self._shelf.collection, self.ducks.current
        if given and given not in swaps.wants(collection, n):
            return swaps.Reason.HAS_IT
        if wanted and wanted not in swaps.offers(collection, n):
            return swaps.Reason.IN_ALBUM if collection.owned(wanted) else swaps.Reason.COMING
        return swaps.why_not(collection, n, given, wanted) if given and wanted else None

    def retranslate(self) -> None:
        for heading, text in zip(self._headings, (self.tr("You give"), self.tr("You get")), strict=True):
            heading.setText(text)
        self.gives.setAccessibleName(self.tr("You give"))
        self.gets.setAccessibleName(self.tr("You get"))
        self.button.setText(self.tr("Swap"))
        self.ducks.retranslate()
        for tiles in (self.gives, self.gets):
            tiles.tiles.refresh()
        self._speak()
