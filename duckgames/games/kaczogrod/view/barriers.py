"""Where a card in the hand may not be built though it is beside the city, and which cards forbid it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from duckgames.core.places import Cell, Slot, Zone
from duckgames.games.kaczogrod.rules import zones
from duckgames.games.kaczogrod.view.showing import Showing
from duckgames.games.kaczogrod.view.table_texts import CityTexts

STEPS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
BARRING: Final = ("same_group", "occupied")
"""The refusals that speak of one place; others forbid the card everywhere."""


class CityBarriers:
    """A `ui.table.Barriers`."""

    def __init__(self, showing: Showing, texts: CityTexts) -> None:
        self._showing = showing
        self._texts = texts

    def barred(self, source: Slot) -> Sequence[Slot]:
        """The free cells beside the own city that are forbidden to the card of `source`."""
        city = zones.city(self._showing.front)
        return [slot for slot in self._beside(city) if self._bars(source, slot)]

    def forbidding(self, source: Slot, target: Slot) -> Sequence[Slot]:
        """The cards of the same type that it would touch."""
        return self._texts.forbidding(source, target)

    def _bars(self, source: Slot, slot: Slot) -> bool:
        refusal = self._texts.refused(source, slot)
        return refusal is not None and refusal.code in BARRING

    def _beside(self, city: Zone) -> list[Slot]:
        taken = {cell for cell in self._showing.board.table.zones.get(city, {}) if cell is not None}
        return [Slot(city, cell) for cell in sorted({near for cell in taken for near in around(cell)} - taken)]


def around(cell: Cell) -> tuple[Cell, ...]:
    """The four cells that touch one."""
    return tuple((cell[0] + column, cell[1] + row) for column, row in STEPS)
