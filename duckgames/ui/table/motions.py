"""The motions of cards by the motion table of the visual direction; all durations are at the normal pace."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF

from duckgames.core.events import CardMoved

if TYPE_CHECKING:
    from duckgames.ui.table.card_item import CardItem


@dataclass(frozen=True)
class Pose:
    """Where a card is: its middle, its size as a share of its size at rest, and its tilt in degrees."""

    centre: QPointF
    scale: float = 1.0
    tilt: float = 0.0


@dataclass(frozen=True)
class Flight:
    """Cards on their way because of `event`.

    `item` shows them at the size of the target. `dropped`: the player let them go over the target just now.
    `onto`: the target holds cards already. `rect` is where they will lie.
    """

    event: CardMoved
    item: CardItem
    start: Pose
    end: Pose
    rect: QRectF
    dropped: bool
    onto: bool
