"""What a temper likes: a taste small enough that no level loses its strength by it."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType


@dataclass(frozen=True)
class Taste:
    """What moves are worth to a duck in points, apart from what they gain: a cover, the end of the round, and each
    stack beside the place that it swims to."""

    cover: float = 0.0
    finish: float = 0.0
    contact: float = 0.0


TASTES = MappingProxyType(
    {
        "steady": Taste(),
        "hasty": Taste(cover=0.3, finish=0.5, contact=0.06),
        "dreamy": Taste(cover=-0.3, finish=-0.5, contact=-0.06),
    }
)
