"""Shows where the card in the hand may not go: the barred places around, and at one of them why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from duckgames.core.places import Slot
from duckgames.ui.table.cards import Cards
from duckgames.ui.table.mark_pictures import Mark
from duckgames.ui.table.marks import Marks
from duckgames.ui.table.protocols import Barriers

if TYPE_CHECKING:
    from duckgames.ui.table.table_scene import TableScene


class NoBarriers:
    """A `Barriers` of a game that bars nothing before it is tried."""

    def barred(self, source: Slot) -> Sequence[Slot]:
        return ()

    def forbidding(self, source: Slot, target: Slot) -> Sequence[Slot]:
        return ()


class Bars:
    """The barred places of one table while a card is held; its marks go with those of the hand."""

    def __init__(self, scene: TableScene, cards: Cards, marks: Marks) -> None:
        self._scene = scene
        self._cards = cards
        self._marks = marks
        self.barriers: Barriers = NoBarriers()
        self.places: tuple[Slot, ...] = ()
        """Where the card in the hand may not go, though it is near."""

    def show_for(self, source: Slot) -> None:
        """Hatches what is barred for the card of `source`, which was taken into the hand."""
        self.places = tuple(self.barriers.barred(source))
        for place in self.places:
            self._bar(place)

    def aim(self, source: Slot, place: Slot | None) -> None:
        """Says why the card of `source` may not go to `place`, or no longer says anything."""
        for before in self._marks.places(Mark.ILLEGAL):
            if before in self.places:
                self._bar(before)
        self._marks.clear(Mark.ILLEGAL, Mark.FORBIDS)
        if place is None or self.reason(source, place) is None:
            return
        self._marks.remove(Mark.BARRED, place)
        taken = place in self._cards.items
        self._marks.add(Mark.ILLEGAL, place, taken, "no", lambda: self.reason(source, place) or "")
        for slot in self.barriers.forbidding(source, place):
            if slot != place:
                self._marks.add(Mark.FORBIDS, slot, taken=True)

    def reason(self, source: Slot, place: Slot) -> str | None:
        """In two words, why not; None: no words."""
        return self._scene.texts.reason(source, place)

    def _bar(self, place: Slot) -> None:
        self._marks.add(Mark.BARRED, place, place in self._cards.items)
