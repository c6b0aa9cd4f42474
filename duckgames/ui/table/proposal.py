"""An action that waits for a yes: its card lies where it was laid, framed, with the words for what it does."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from duckgames.core.places import Slot
from duckgames.core.presenter import Affordance, Gesture
from duckgames.ui.table.cards import Cards
from duckgames.ui.table.mark_pictures import Mark
from duckgames.ui.table.marks import Marks
from duckgames.ui.table.stage import Stage

if TYPE_CHECKING:
    from duckgames.ui.table.table_scene import TableScene


class Proposal:
    """What waits on one table; anything that withdraws the offers ends it."""

    def __init__(self, scene: TableScene, cards: Cards, marks: Marks, stage: Stage) -> None:
        self._scene = scene
        self._cards = cards
        self._marks = marks
        self._stage = stage
        self._waits = False
        self.places: tuple[Slot, ...] = ()
        """Where it would lie."""
        self.carried_out: Affordance | None = None
        """What the person did on the table last."""

    @property
    def waits(self) -> bool:
        """Whether something waits."""
        return self._waits

    def show(self, affordance: Affordance) -> None:
        """Shows what would become of it; where the person did it by another way on the table, as that way shows it."""
        self.end()
        if self.carried_out is not None and self.carried_out.action == affordance.action:
            affordance = self.carried_out
        source, target = affordance.source, affordance.target
        if source is None or affordance.gesture is Gesture.BUTTON:
            return
        self._waits = True
        begun = self._cards.key(source)
        place = begun if target is None else self._cards.key(target)
        self.places = () if target is None else (place,)
        if target is not None and begun in self._cards.items:
            self._cards.proposed = begun
            self._scene.announce(begun, place)
            self._marks.add(Mark.HOME, begun)
        taken = target is None or place in self._cards.items
        verb = partial(self._scene.texts.verb, affordance)
        self._marks.add(Mark.BEST, place, taken, affordance.sign, verb)

    def end(self) -> None:
        """It waits no longer: its card stays there for an event to take it up, and goes home if there is none."""
        if not self._waits:
            return
        self._waits, self.places = False, ()
        self._marks.clear(Mark.BEST, Mark.HOME)
        laid, self._cards.proposed = self._cards.proposed, None
        if laid is not None:
            self._cards.moved_away.pop(laid, None)
            self._stage.dropped = laid
