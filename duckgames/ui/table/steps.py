"""Where keys lead from a place: in the direction of an arrow, or on in an order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeVar

from PySide6.QtCore import QPointF

from duckgames.core.places import Slot

T = TypeVar("T")

ASIDE: Final = 2.0
"""How much worse a step aside is than one in the direction of the arrow."""


def nearest(start: QPointF, direction: QPointF, centres: Mapping[Slot, QPointF]) -> Slot | None:
    """The place that an arrow key leads to: the nearest that lies in that direction, straight ones first.

    What lies rather aside than in that direction counts as further still: another arrow leads there.
    """
    best, least = None, float("inf")
    for slot, centre in centres.items():
        way = centre - start
        along = QPointF.dotProduct(way, direction)
        aside = abs(way.x() * direction.y() - way.y() * direction.x())
        far = along + ASIDE * (aside + max(0.0, aside - along))
        if along > 1 and far < least:
            best, least = slot, far
    return best


def after(stops: Sequence[T], here: T | None, forward: bool) -> T | None:
    """The stop after `here`, or the first if it is none of them; None behind the last."""
    step = 1 if forward else -1
    if here not in stops:
        return (stops[0] if forward else stops[-1]) if stops else None
    index = stops.index(here) + step
    return stops[index] if 0 <= index < len(stops) else None
