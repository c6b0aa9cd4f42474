"""Which city is seen in the middle of the table, or all of them, and what brings another one there."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent

from duckgames.core.places import Seat, Slot
from duckgames.games.kaczogrod.rules import zones
from duckgames.games.kaczogrod.view.commands import NEXT, TOGETHER
from duckgames.games.kaczogrod.view.showing import Showing


class Middle(QObject):
    """The middle of one table.

    Signals:
        changed: something else is to be seen there.
    """

    changed = Signal()

    def __init__(self, showing: Showing, parent: QObject) -> None:
        super().__init__(parent)
        self._showing = showing
        self._attacking = False
        """A city is there only because cards of it are chosen."""
        self._attacked: Seat | None = None
        """Whose, if that is a rival."""

    def show_large(self, seat: Seat | None) -> None:
        """Shows the city of a rival, or the own one again."""
        showing = self._showing
        self._see(None if seat == showing.front else seat, together=False)

    def show_together(self, together: bool) -> None:
        """Shows all cities as they lie on the one table, or the own one again."""
        self._see(None, together)

    def begin(self) -> None:
        """Another moment is shown from scratch: everybody sees the own city first."""
        self._showing.large, self._attacking, self._attacked = None, False, None

    def attack(self, seat: Seat | None) -> None:
        """Cards of the city of `seat` are chosen now; None: of none."""
        showing = self._showing
        rival = None if seat == showing.front else seat
        if (seat is not None or self._attacking) and (rival != self._attacked or not self._attacking):
            showing.large = rival
        self._attacking, self._attacked = seat is not None, rival

    def calm(self) -> None:
        """Everything was shown: the own city comes back, unless the event is still there, as between two choices."""
        if self._attacking and not self._showing.board.size(zones.PLAYED):
            self._attacking, self._attacked = False, None
            self._see(None, self._showing.together)

    def press(self, slot: Slot) -> bool:
        """A press in a city where nothing can be done shows it large; False: it is in the middle already."""
        seat, showing = slot.zone.seat, self._showing
        if slot.zone.name != "city" or seat is None or seat == showing.centre or showing.together:
            return False
        self.show_large(seat)
        return True

    def hear(self, event: QKeyEvent) -> bool:
        """A key that changes what is seen; False: it is none."""
        showing = self._showing
        if showing.board.starting:
            return False
        command = showing.look.shortcuts.pressed(event, (NEXT, TOGETHER))
        if command == TOGETHER:
            self.show_together(not showing.together)
        elif command == NEXT:
            order = (showing.front, *showing.rivals)
            self.show_large(order[(order.index(showing.centre) + 1) % len(order)])
        elif event.key() == Qt.Key.Key_Escape and (showing.large != self._attacked or showing.together):
            self.show_large(self._attacked)
        else:
            return False
        return True

    def _see(self, seat: Seat | None, together: bool) -> None:
        self._showing.large, self._showing.together = seat, together
        self.changed.emit()
