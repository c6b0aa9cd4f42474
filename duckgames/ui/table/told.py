"""What is told of the place where the ring of the keyboard is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duckgames.core.places import Slot
from duckgames.ui.table.hand import Hand

if TYPE_CHECKING:
    from duckgames.ui.table.table_scene import TableScene


def told_of(scene: TableScene, hand: Hand, slot: Slot) -> str:
    """The name of what lies at `slot`, and what Enter does there, where that is one thing."""
    does, held = hand.presses(slot), hand.held
    if does is not None:
        more: str | None = scene.texts.verb(does)
    else:
        more = hand.bars.reason(held.slot, slot) if held is not None and slot == held.illegal else None
    return ". ".join(filter(None, (scene.texts.name(slot, scene.table.stack(slot)), more)))
