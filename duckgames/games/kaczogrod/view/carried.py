"""Cards that are carried to a city, or wait there for a yes, are tiles as large as those of the city."""

from __future__ import annotations

from duckgames.core.places import Slot
from duckgames.games.kaczogrod.rules import zones
from duckgames.games.kaczogrod.view.showing import Showing
from duckgames.ui.table import TableScene


class Carried:
    """Sizes of the cards of one table that are shown away from where they lie."""

    def __init__(self, scene: TableScene, showing: Showing) -> None:
        self._scene = scene
        self._showing = showing
        scene.lifted.connect(self.on_lifted)
        scene.returned.connect(self.on_returned)

    def on_lifted(self, slot: Slot) -> None:
        """A card that may go to the city is a tile already while it is carried there."""
        item = self._scene.cards.items.get(slot)
        if item is not None and slot.zone.name != "city" and item.stack[-1] and item.stack[-1].kind != "event":
            item.show_stack(item.stack, self._scene.cards.size_in(zones.city(self._showing.front)))

    def on_returned(self, slot: Slot) -> None:
        """Where it is at home, it is a card like the others there."""
        if (item := self._scene.cards.items.get(slot)) is not None:
            item.show_stack(item.stack, self._scene.cards.size_in(slot.zone))

    def fit(self) -> None:
        """The city may have got another size, and a card may have been laid there that nobody lifted."""
        if (held := self._scene.holding) is not None:
            self.on_lifted(held)
        laid = self._scene.cards.proposed
        if laid is not None and self._scene.cards.shown_at(laid).zone.name == "city":
            self.on_lifted(laid)
        elif laid is not None:
            self.on_returned(laid)
