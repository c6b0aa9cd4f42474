"""The card in focus on the page of the deck builder: large, beside the cards or over them."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRect, QTimer
from PySide6.QtWidgets import QWidget

from duckgames.games.kaczogrod.view.decks_desk import Desk
from duckgames.games.kaczogrod.view.decks_lists import CardList
from duckgames.games.kaczogrod.view.decks_reading import reading
from duckgames.ui.card_reader import REST_MS, beside, covered
from duckgames.ui.focus_panel import FocusPanel
from duckgames.ui.theme import Look
from duckgames.ui.view import FocusCard


class DeckReader(QObject):
    """Shows the card that was pointed at last; over the page only while the mouse rests on it, or when asked."""

    def __init__(self, look: Look, desk: Desk, page: QWidget) -> None:
        super().__init__(page)
        self._look = look
        self._desk = desk
        self._page = page
        self._lists: list[CardList] = []
        self._from: CardList | None = None
        self.card = ""
        """The id of the card in focus; empty: there is none yet."""
        self.panel = FocusPanel(look, page, stacked=True)
        self.leaf = FocusPanel(look, page, floating=True, stacked=True)
        self._rest = QTimer(self, singleShot=True, interval=REST_MS)
        self._rest.timeout.connect(self.open)
        desk.changed.connect(self.refresh)

    def follow(self, cards: CardList) -> None:
        """Reads the cards of this list, too."""
        self._lists.append(cards)
        cards.pointed.connect(lambda card: self.on_pointed(cards, card))
        cards.verticalScrollBar().valueChanged.connect(self.close)
        cards.viewport().installEventFilter(self)

    def arrange(self, rect: QRect) -> None:
        """Gives the panel its place; empty: there is none, and cards are shown over the page."""
        self.close()
        self.panel.setVisible(not rect.isEmpty())
        self.panel.setGeometry(rect)
        self.refresh()

    def on_pointed(self, cards: CardList, card: str) -> None:
        self.close()
        if card:
            self.card, self._from = card, cards
            self.refresh()
            if self.panel.isHidden() and not self._look.keys_used and cards.viewport().underMouse():
                self._rest.start()

    def toggle(self) -> None:
        """Shows the card over the page, or puts it away."""
        if self.leaf.isVisible():
            self.close()
        else:
            self.open()

    def open(self) -> None:
        """Shows the card over the page, where it has no place beside the cards."""
        card = self._reading()
        if card is None or not self.panel.isHidden() or covered(self._page):
            return
        self.leaf.show_card(card)
        # In a low window the picture gives way.
        self.leaf.resize(self.leaf.needed().boundedTo(self._page.size()))
        self.leaf.move(beside(card.beside, self.leaf.rect(), self._page.rect()))
        self.leaf.show()
        self.leaf.raise_()

    def close(self) -> None:
        """Puts away what lies over the page."""
        self._rest.stop()
        self.leaf.hide()

    def refresh(self) -> None:
        """The deck or the language is another one now."""
        card = self._reading()
        self.panel.show_card(card)
        if self.leaf.isVisible():
            self.leaf.show_card(card)

    def _reading(self) -> FocusCard | None:
        desk = self._desk
        number = desk.known.numbers.get(self.card)
        if number is None or self._from is None:
            return None
        place = self._from.place_of_pointed(self.card)
        place.moveTopLeft(self._page.mapFromGlobal(place.topLeft()))
        design = desk.known.designs[number - 1]
        verdict, allowed = "", True
        if desk.has(design):
            verdict = self.tr("In the deck")
        elif not desk.may_add(design):
            verdict, allowed = self.tr("Not in your collection"), False
        return reading(self._look, design, desk.known, place, verdict, allowed)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # A press is meant for the deck: nobody reads on.
        if event.type() == QEvent.Type.MouseButtonPress:
            self.close()
        return False
