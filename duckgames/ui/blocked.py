"""Which cards of a hand, or of what is chosen from instead, cannot be played now, and why."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from duckgames.core.game import Refusal
from duckgames.core.places import Seat, Slot
from duckgames.core.presenter import Affordance, AnyPresenter
from duckgames.core.table import Table


def blocked(
    table: Table,
    seat: Seat,
    seen: Any,
    offered: Sequence[Affordance],
    presenter: AnyPresenter,
    why_not: Callable[[Any], Refusal | None],
) -> dict[Slot, Refusal]:
    """The refusal of each card that nothing can be done with, where the rules have one.

    Looked at are the hands of `seat`, and rows of its cards of which it can choose some, as of a pile that lies open.
    """
    usable = {each.source for each in offered}
    rows = {place.zone for place in usable if isinstance(place, Slot) and isinstance(place.at, int)}
    refusals: dict[Slot, Refusal] = {}
    for zone in table.zones:
        if not (zone.hand or zone in rows) or zone.seat != seat or zone in usable:
            continue
        for slot in (Slot(zone, index) for index in range(table.size(zone))):
            action = None if slot in usable else presenter.attempt(seen, slot, None)
            refusal = None if action is None else why_not(action)
            if refusal is not None:
                refusals[slot] = refusal
    return refusals
