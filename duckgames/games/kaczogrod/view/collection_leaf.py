"""The large card that the collection shows over its page when the mouse rests on a tile, or a key asks for it."""

from __future__ import annotations

from PySide6.QtCore import QRect, QTimer
from PySide6.QtWidgets import QWidget

from duckgames.games.kaczogrod.view.collection_tiles import TileList
from duckgames.games.kaczogrod.view.decks_reading import reading
from duckgames.ui.card_reader import REST_MS, beside, covered
from duckgames.ui.focus_panel import FocusPanel
from duckgames.ui.theme import Look


class CardLeaf(FocusPanel):
    """Lies over `page` beside the tile it tells of."""

    def __init__(self, look: Look, page: QWidget) -> None:
        super().__init__(look, page, floating=True)
        self._page = page
        self._tiles: TileList | None = None
        self._pointed = ""
        self._rest = QTimer(self, singleShot=True, interval=REST_MS)
        self._rest.timeout.connect(self.open)
        self.hide()

    def watch(self, tiles: TileList) -> None:
        """Shows the cards of this list too."""
        tiles.pointed.connect(lambda card: self.on_pointed(tiles, card))
        tiles.verticalScrollBar().valueChanged.connect(self.put_away)

    def on_pointed(self, tiles: TileList, card: str) -> None:
        """Mouse or keys are on another tile, or on none."""
        self.put_away()
        self._tiles, self._pointed = tiles, card
        if card and not self._look.keys_used and tiles.viewport().underMouse():
            self._rest.start()

    def open(self) -> None:
        """Shows the card under the mouse or the keys."""
        tiles, card = self._tiles, self._pointed
        tile = None if tiles is None else tiles.tiles.tile(tiles.tiles.index(tiles.tiles.place_of(card)))
        if tiles is None or tile is None or not tiles.isVisible() or covered(self._page):
            return
        place = tiles.place_of_pointed(card)
        corner = self._page.mapFromGlobal(place.topLeft())
        here = QRect(corner, place.size())
        self.show_card(reading(self._look, tile.design, tile.known, here, "", True))
        self.resize(self.needed())
        self.move(beside(here, self.rect(), self._page.rect()))
        self.show()
        self.raise_()

    def toggle(self) -> None:
        """Shows the card, or puts it away."""
        if self.isVisible():
            self.put_away()
        else:
            self.open()

    def put_away(self) -> None:
        """Shows nothing."""
        self._rest.stop()
        self.hide()
