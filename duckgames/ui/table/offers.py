"""What a person can do now, found by the place where it starts."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from duckgames.core.places import Slot
from duckgames.core.presenter import Affordance, Gesture, Place


class Offers:
    """Affordances by source and target; buttons have no place on the table and are left out."""

    def __init__(self, affordances: Sequence[Affordance], key: Callable[[Place], Slot]) -> None:
        self._drags: dict[Slot, dict[Slot, Affordance]] = {}
        self._taps: dict[Slot, Affordance] = {}
        self.given = tuple(affordances)
        for affordance in affordances:
            if affordance.source is None or affordance.gesture is Gesture.BUTTON:
                continue
            source = key(affordance.source)
            if affordance.target is None:
                self._taps[source] = affordance
            else:
                self._drags.setdefault(source, {})[key(affordance.target)] = affordance

    @property
    def sources(self) -> tuple[Slot, ...]:
        """Places where something can be begun, in the order of the affordances."""
        return tuple({**dict.fromkeys(self._drags), **dict.fromkeys(self._taps)})

    @property
    def taps(self) -> Mapping[Slot, Affordance]:
        """What pressing a place and nothing more means."""
        return self._taps

    @property
    def off_table(self) -> bool:
        """Whether something can be done, but nothing of it on the table."""
        return bool(self.given) and not self._drags and not self._taps

    @property
    def mover(self) -> Slot | None:
        """The one card that can be moved, if there is no other."""
        return next(iter(self._drags)) if len(self._drags) == 1 else None

    @property
    def by_target(self) -> dict[Slot, Affordance]:
        """All places where something could be put, each with one way to put something there."""
        return {target: affordance for targets in self._drags.values() for target, affordance in targets.items()}

    def can_begin(self, slot: Slot) -> bool:
        """True if a press there does something."""
        return slot in self._drags or slot in self._taps

    def drags(self, source: Slot) -> Mapping[Slot, Affordance]:
        """Where the card of `source` may go, and what that means."""
        return self._drags.get(source, {})

    def tap(self, source: Slot) -> Affordance | None:
        """What pressing there and nothing more means."""
        return self._taps.get(source)
