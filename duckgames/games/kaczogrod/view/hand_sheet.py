"""The hand of a rival, laid open for who chooses what is discarded from it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from duckgames.core.places import Seat
from duckgames.core.presenter import Phrase, Who
from duckgames.games.kaczogrod.rules.actions import Action, Choose
from duckgames.games.kaczogrod.rules.observation import Observation
from duckgames.games.kaczogrod.rules.state import Phase
from duckgames.games.kaczogrod.view.card_faces import face_of
from duckgames.games.kaczogrod.view.faces import Face
from duckgames.games.kaczogrod.view.pile_grid import PileGrid
from duckgames.games.kaczogrod.view.showing import Showing
from duckgames.ui.commands import HINT
from duckgames.ui.sheet import Sheet
from duckgames.ui.widgets import Label

SHEET: Final = QSize(700, 0)


def opens(seen: Observation) -> bool:
    """Whether the viewer chooses a card of another hand."""
    return seen.phase is Phase.DISCARD and seen.viewer == seen.seat != seen.victim


class HandSheet(Sheet):
    """The cards that may be chosen; a press or Enter chooses one, Escape leaves it to the buttons of the strip.

    So does the key for a hint, which is shown at one of them.

    Signals:
        chosen(action): that card is discarded.
    """

    chosen = Signal(object)

    def __init__(self, showing: Showing, parent: QWidget) -> None:
        super().__init__(showing.look, parent, SHEET)
        self._showing = showing
        self._seat: Seat = 0
        self._actions: tuple[Choose, ...] = ()
        self.grid = PileGrid(showing.look)
        self._words = Label(showing.look, 15, wrap=True, colour="text_quiet")
        self.body.addWidget(self.grid)
        self.body.addWidget(self._words)
        self.grid.pointed.connect(self.on_pointed)
        self.grid.picked.connect(self.on_picked)
        self.retranslate()

    def show_hand(self, seen: Observation, legal: Sequence[Action]) -> None:
        """Opens with the cards that may be chosen."""
        self._actions = tuple(action for action in legal if isinstance(action, Choose))
        self._seat = seen.victim
        self.retranslate()
        self.open(self.grid)

    def on_pointed(self, place: int) -> None:
        """Lets the card be read."""
        face = self.grid.current
        self._words.setText("" if face is None else face.text)
        self.grid.setAccessibleName("" if face is None else ". ".join(filter(None, (face.name, face.text))))

    def on_picked(self, place: int) -> None:
        action = self._actions[place]
        self.dismiss()
        self.chosen.emit(action)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._look.shortcuts.pressed(event, (HINT,)):
            self.dismiss()
            QApplication.sendEvent(QApplication.focusWidget() or self.window(), event)
            event.accept()
        else:
            super().keyPressEvent(event)

    def retranslate(self) -> None:
        super().retranslate()
        texts = self._showing.texts
        if self._actions:
            self.use_title(texts.heading("hand.choose"), texts.say(Phrase("hand.of", {"who": Who(self._seat)})))
            self.grid.show_faces(tuple(map(self._face, self._actions)))

    def _face(self, action: Choose) -> Face:
        known = self._showing.board.known
        return face_of(known.cards[action.card], known)
