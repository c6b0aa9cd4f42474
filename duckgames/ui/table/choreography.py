"""How events look unless a game knows better."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from duckgames.core.events import CardMoved, Event
from duckgames.core.places import Zone
from duckgames.ui.table import motions
from duckgames.ui.table.animator import Act, Beat
from duckgames.ui.table.motions import Flight

if TYPE_CHECKING:
    from duckgames.ui.table.table_scene import TableScene


class PlainChoreography:
    """Cards fly one after the other, except that cards dealt in a row follow each other closely."""

    def beats(self, events: Sequence[Event]) -> Sequence[Beat]:
        """Each event alone, but cards that move one after the other in one staggered beat."""
        beats: list[list[Event]] = []
        reached: set[Zone] = set()
        for event in events:
            # A card that goes on from where this run brought it must arrive there first.
            joins = isinstance(event, CardMoved) and reached and event.source.zone not in reached
            if not joins:
                beats.append([])
                reached.clear()
            beats[-1].append(event)
            if isinstance(event, CardMoved):
                reached.add(event.target.zone)
        return [Beat(tuple(beat), motions.DEAL_STAGGER) for beat in beats]

    def fly(self, flight: Flight, scene: TableScene) -> Act:
        """A drop where the player let go, a deal from a pile, else the move of a rival."""
        item, start = flight.item, flight.start
        if flight.dropped:
            return motions.with_squash(motions.glide(item, start, lambda: flight.end, motions.DROP), item)
        if flight.event.source.at is None:
            return motions.glide(item, start, lambda: flight.end, motions.DEAL)
        return motions.glide(item, start, lambda: flight.end, motions.RIVAL, motions.Ease.InOutCubic, arc=24)

    def acts(self, event: Event, scene: TableScene) -> Sequence[Act]:
        """Nothing more."""
        return ()
