"""What a temper likes: a taste small enough that no level loses its strength by it."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType


@dataclass(frozen=True)
class Taste:
    """What a cover, and beyond it the end of the round, is worth to a duck in points, apart from what it gains."""

    cover: float = 0.0
    finish: float = 0.0


TASTES = MappingProxyType(
    {
        "steady": Taste(),
        "hasty": Taste(cover=0.2, finish=0.5),
        "dreamy": Taste(cover=-0.2, finish=-0.5),
    }
)
