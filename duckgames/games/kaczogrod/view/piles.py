"""Discard piles that can be opened: a button for each, and the sheet that shows all cards of one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, QRectF, QSize, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from duckgames.core.places import Card, Seat
from duckgames.core.presenter import Phrase, Who
from duckgames.games.kaczogrod.rules import zones
from duckgames.games.kaczogrod.rules.actions import Action
from duckgames.games.kaczogrod.rules.observation import Observation
from duckgames.games.kaczogrod.view.card_faces import face_of
from duckgames.games.kaczogrod.view.city_buttons import PlainButton
from duckgames.games.kaczogrod.view.faces import Face, paint_face
from duckgames.games.kaczogrod.view.hand_sheet import HandSheet, opens
from duckgames.games.kaczogrod.view.pile_grid import PileGrid
from duckgames.games.kaczogrod.view.showing import Showing
from duckgames.ui.painting import rounded
from duckgames.ui.scroll import Scroll
from duckgames.ui.sheet import Sheet
from duckgames.ui.spacing import space
from duckgames.ui.table.signs import MIDDLE
from duckgames.ui.widgets import Label

SHEET: Final = QSize(780, 560)


def cards_of(showing: Showing, seat: Seat) -> tuple[Card, ...]:
    """The discard pile of a seat, the card discarded last first."""
    return tuple(card for card in reversed(showing.board.stack(zones.pile(seat))) if card is not None)


class Piles(QObject):
    """The buttons of the rivals' piles, the sheet in which one of all piles is open, and that of a rival's hand.

    Signals:
        chosen(action): a card of the hand that lies open was chosen.
    """

    chosen = Signal(object)

    def __init__(self, showing: Showing, parent: QWidget) -> None:
        super().__init__(parent)
        self._showing = showing
        self._parent = parent
        self._sheet: PileSheet | None = None
        self._hand: HandSheet | None = None
        self.buttons = [PileButton(showing, seat, parent) for seat in range(len(showing.players))]
        for button in self.buttons:
            button.clicked.connect(lambda checked=False, seat=button.seat: self.open(seat))

    @property
    def hand(self) -> HandSheet | None:
        """What shows a rival's hand, once one lay open."""
        return self._hand

    @property
    def sheet(self) -> PileSheet | None:
        """What shows an open pile, once one was opened."""
        return self._sheet

    def offer(self, seen: Observation, legal: Sequence[Action]) -> None:
        """Lays the hand of a rival open, where a card of it is chosen."""
        if not opens(seen):
            return
        if self._hand is None:
            self._hand = HandSheet(self._showing, self._parent.window())
            self._hand.chosen.connect(self.chosen)
            self._parent.destroyed.connect(self._hand.deleteLater)
        self._hand.show_hand(seen, legal)

    def withdraw(self) -> None:
        """Nothing is chosen any more."""
        if self._hand is not None:
            self._hand.dismiss()

    def arrange(self) -> None:
        """Puts the buttons in their places, and the open pile up to date."""
        for button in self.buttons:
            button.arrange()
        if self._sheet is not None and self._sheet.is_open:
            self._sheet.refresh()

    def open(self, seat: Seat) -> None:
        """Shows the pile of a seat."""
        if self._sheet is None:
            # It covers the whole window: the strip lies on the table.
            self._sheet = PileSheet(self._showing, self._parent.window())
            self._parent.destroyed.connect(self._sheet.deleteLater)
        self._sheet.show_pile(seat)

    def close(self) -> None:
        """Puts an open pile away, as when somebody else comes to the screen."""
        if self._sheet is not None:
            self._sheet.dismiss()


class PileButton(PlainButton):
    """The last card of a rival's pile and how many there are; a press shows them all."""

    def __init__(self, showing: Showing, seat: Seat, parent: QWidget) -> None:
        super().__init__(showing, parent)
        self.seat = seat
        self.setCheckable(False)

    def arrange(self) -> None:
        """Lies at the rival's face or on its map, where there is a pile."""
        showing = self._showing
        count = showing.board.size(zones.pile(self.seat))
        shown = self.seat != showing.front and count > 0 and not showing.board.starting
        self.setVisible(shown)
        if not shown:
            return
        self.setGeometry(showing.rival(self.seat).pile.toRect())
        words = showing.texts.say(Phrase("name.pile", {"who": Who(self.seat), "n": count}))
        self.setAccessibleName(words)
        self.setToolTip(words)
        self.update()

    def paint(self, p: QPainter, rect: QRectF) -> None:
        showing = self._showing
        rounded(p, rect.adjusted(1, 1, -1, -1), 0.36 * rect.height(), showing.look.colour("panel"))
        cards = cards_of(showing, self.seat)
        side = round(rect.height() - 10)
        spot = QRectF(rect.left() + 6, rect.top() + 5, side, side)
        if cards:
            paint_face(p, showing.look, spot, face_of(cards[0], showing.board.known), showing.unit)
        room = rect.adjusted(side + 8, 0, -4, 0)
        showing.write(p, room, str(len(cards)), showing.plain(14, bold=True), align=MIDDLE)


class PileSheet(Sheet):
    """All cards of one pile, and the words of the one that is pointed at."""

    def __init__(self, showing: Showing, parent: QWidget) -> None:
        super().__init__(showing.look, parent, SHEET)
        self._showing = showing
        self._seat: Seat = 0
        self.grid = PileGrid(showing.look)
        self._frame = Scroll(self.grid)
        self._name = Label(showing.look, 18, story=True)
        self._words = Label(showing.look, 15, wrap=True, colour="text_quiet")
        space(showing.look, self.body, 6)
        self.body.addWidget(self._frame, 1)
        self.body.addWidget(self._name)
        self.body.addWidget(self._words)
        self.grid.pointed.connect(self.on_pointed)
        self.retranslate()

    def show_pile(self, seat: Seat) -> None:
        """Opens the pile of a seat."""
        self._seat = seat
        # Another pile is read from its beginning.
        self.grid.show_faces(())
        self.retranslate()
        self.open(self.grid)

    def refresh(self) -> None:
        """Shows the pile as it is now."""
        known = self._showing.board.known
        self.grid.show_faces(tuple(face_of(card, known) for card in cards_of(self._showing, self._seat)))

    def on_pointed(self, place: int) -> None:
        """Lets the card at `place` be read."""
        face = self.grid.current
        self._name.setText("" if face is None else f"{face.name} \N{MIDDLE DOT} {face.group_name}")
        self._words.setText("" if face is None else self._text(face))
        self.grid.setAccessibleName(". ".join(filter(None, (self._name.text(), self._words.text()))))
        self._frame.ensureVisible(*self._middle(place), 0, 90)

    def retranslate(self) -> None:
        super().retranslate()
        showing = self._showing
        if showing.board.seats:
            count = showing.board.size(zones.pile(self._seat))
            self.use_title(showing.texts.name(self._seat), showing.texts.say(Phrase("pile.kicker", {"n": count})))
            self.refresh()

    def _text(self, face: Face) -> str:
        return face.text or self._showing.say("pile.nothing")

    def _middle(self, place: int) -> tuple[int, int]:
        point = self.grid.rect_of(place).center().toPoint()
        return point.x(), point.y()
