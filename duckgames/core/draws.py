"""What chance decides in a game, as facts to be counted: rolls and draws, and how likely each of them is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from duckgames.core.events import Event
from duckgames.core.options import Options
from duckgames.core.places import Seat


@dataclass(frozen=True)
class Draw:
    """Chance gave `value` out of the urn `urn` to `seat`, or to all (None)."""

    urn: str
    seat: Seat | None
    value: int


@dataclass(frozen=True)
class Urn:
    """What chance draws from: each value with its weight.

    The view of the game words `draws.<key>`, what is drawn; and where values are no numbers `draws.<key>.<value>`.
    `seat` is whose own urn it is, as a deck; None: all draw from it.
    """

    key: str
    weights: Mapping[int, int]
    seat: Seat | None = None

    def expected(self, draws: int) -> dict[int, float]:
        """How often each value comes on average in so many draws."""
        total = sum(self.weights.values())
        return {value: draws * weight / total for value, weight in self.weights.items()}

    @property
    def mean(self) -> float:
        """The value that comes on average."""
        return sum(value * weight for value, weight in self.weights.items()) / sum(self.weights.values())


class Chances(Protocol):
    """What chance decides in one game; `rules` of a game offer it as `CHANCES`, if anything of it can be counted."""

    def urns(self, options: Options, seats: Sequence[Seat]) -> tuple[Urn, ...]:
        """The urns of a match with these options that `seats` may know of; the first is shown first."""

    def draw(self, event: Event) -> Draw | None:
        """What chance gave in an event, as somebody saw it; None: nothing, or nothing that was seen."""
