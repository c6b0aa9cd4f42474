"""The test game at a table of its own: cards of a hand as labels and coloured paper, every legal action as a button."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from duckgames.core.events import CardMoved, Event
from duckgames.core.places import Card, Seat, Slot
from duckgames.core.presenter import Affordance, Phrase, Place, Who
from duckgames.core.setup import Player
from duckgames.ui.sounds import Sounds
from duckgames.ui.theme import Look
from duckgames.ui.view import GameTable, PlainTable
from duckgames.ui.widgets import Button
from tests.toy.game import DECK, PLAYED, Bid, Observation
from tests.ui.dialogs import ToyView

PAPER = QColor(255, 0, 200)
"""The colour of a card whose face is seen: nothing else in the program has it."""


class BidsPresenter:
    """What `core.presenter.Presenter` asks for. Whatever only one seat knows is called "secret"."""

    def affordances(self, seen: Observation, legal: Sequence[Any]) -> tuple[Any, ...]:
        return ()

    def attempt(self, seen: Observation, source: Place, target: Place | None) -> Any:
        return None

    def phrase(self, thing: object, seen: Observation | None = None) -> Phrase | None:
        if isinstance(thing, CardMoved) and thing.target.zone == PLAYED and thing.source.zone.seat is not None:
            return Phrase("plays", {"who": Who(thing.source.zone.seat), "card": _word(thing.card)})
        if isinstance(thing, CardMoved) and thing.source.zone == DECK:
            return Phrase("draws", {"card": "" if thing.card is None else f"secret {thing.card.id}"})
        if isinstance(thing, Bid):
            return Phrase("bid", {"card": f"secret {thing.card}"})
        return None

    def prompt(self, seen: Observation, seat: Seat) -> tuple[Phrase, Phrase]:
        return Phrase("holds", {"cards": " ".join(f"secret {card}" for card in seen.hands[seat] if card)}), Phrase(
            "how"
        )

    def status(self, seen: Observation) -> tuple[Phrase, ...]:
        return (Phrase("cards", {"n": len(seen.deck)}),)

    def holdings(self, seen: Observation) -> Phrase | None:
        return None

    def aside(self, events: Sequence[Event], seen: Observation) -> Phrase | None:
        return None


def _word(card: Card | None) -> str:
    assert card is not None
    return card.id


class BidsView(ToyView):
    """What `ui.view.GameView` asks for."""

    wording: Mapping[str, object] = {
        **ToyView.wording,
        "plays": "{who} plays {card}",
        "draws": "A card is drawn. {card}",
        "bid": "Bid {card}",
        "holds": "Bid one of these: {cards}",
        "how": "Press a button.",
        "cards": "{n} in the deck",
    }

    def make_table(self, look: Look, sounds: Sounds, players: Sequence[Player], parent: QWidget) -> GameTable:
        return BidsTable(look, parent)


class BidsTable(QWidget, PlainTable):
    """A `ui.view.GameTable`; see there. With `slow`, what is played lasts until `finish`."""

    chosen = Signal(object)
    attempted = Signal(object, object)
    pointed = Signal(object)
    idle = Signal()
    arranged = Signal()

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.widget: QWidget = self
        self.slow = False
        self.played: list[Event] = []
        self.outlined: Sequence[Slot] = ()
        self._look = look
        self._busy = False
        self._faces = 0
        self._hand = QHBoxLayout()
        self._offers = QHBoxLayout()
        column = QVBoxLayout(self)
        column.addSpacing(80)
        column.addLayout(self._hand)
        column.addLayout(self._offers)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    @property
    def busy(self) -> bool:
        return self._busy

    @property
    def buttons(self) -> list[Button]:
        return [button for button in self.findChildren(Button) if button.isVisibleTo(self)]

    def rebuild(self, seen: Observation, seat: Seat) -> None:
        cards = [card for card in seen.hands[seat] if card]
        self._faces = len(cards)
        _empty(self._hand)
        for card in cards:
            label = QLabel(f"secret {card}")
            label.setToolTip(f"secret {card}")
            label.setAccessibleName(f"secret {card}")
            self._hand.addWidget(label)
        self.withdraw()
        self.update()

    def play(self, events: Sequence[Event]) -> None:
        self.played.extend(events)
        self._busy = self.slow

    def offer(self, seen: Observation, seat: Seat, legal: Sequence[Any]) -> None:
        self.rebuild(seen, seat)
        for action in legal:
            button = Button(self._look)
            button.setText(f"secret {action.card}" if isinstance(action, Bid) else action.name)
            button.clicked.connect(lambda checked=False, action=action: self.chosen.emit(action))
            self._offers.addWidget(button)
            button.show()
        self.setFocusProxy(self.buttons[0])
        self.setFocus()

    def withdraw(self) -> None:
        _empty(self._offers)

    def propose(self, affordance: Affordance) -> None:
        """The strip asks."""

    def finish(self) -> None:
        if self._busy:
            self._busy = False
            self.idle.emit()

    def outline(self, slots: Sequence[Slot]) -> None:
        self.outlined = tuple(slots)

    def refuse(self, slots: Sequence[Slot]) -> None:
        """Nothing is refused here."""

    def hint(self, action: Any | None) -> None:
        """The strip says it."""

    def show_thinking(self, seats: Sequence[Seat]) -> None:
        """The top bar shows it."""

    def show_tracker(self, shown: bool) -> None:
        """There is none."""

    def show_legal(self, shown: bool) -> None:
        """The buttons are always there."""

    def log_rect(self) -> QRect:
        return QRect(self.width() - 260, 10, 250, 200)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        for n in range(self._faces):
            p.fillRect(QRectF(20 + 60 * n, 10, 50, 60), PAPER)


def _empty(row: QHBoxLayout) -> None:
    while (item := row.takeAt(0)) is not None:
        widget = item.widget()
        assert widget is not None
        widget.hide()
        widget.setParent(None)
        widget.deleteLater()
