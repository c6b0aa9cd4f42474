"""What is likely to be in a hand rather than in the deck: what its owner does not play as soon as it can."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from duckgames.games.kaczogrod.ai import sorts
from duckgames.games.kaczogrod.ai.style import Style
from duckgames.games.kaczogrod.rules.city import HALL
from duckgames.games.kaczogrod.rules.groups import OBJECTS, SERVICES
from duckgames.games.kaczogrod.rules.observation import Observation

_SPECIAL, _CONVERSION, _STRIKE, _SHELTER, _RETURN, _HALL, _SERVICE, _OBJECT, _EVENT = range(9)

_KEPT: Final = {
    (True, True): (0.3, 0.7, 2.6, 0.4, 2.3, 0.27, 0.3, 0.5, 1.5),
    (True, False): (2.8, 0.5, 0.33, 0.6, 0.4, 0.25, 0.3, 0.35, 0.4),
    (False, True): (0.27, 0.9, 0.9, 0.8, 1.4, 0.27, 0.35, 1.15, 2.2),
    (False, False): (0.27, 0.9, 0.9, 0.8, 1.4, 0.27, 0.35, 1.15, 2.2),
}
"""How much oftener than in all the hidden cards each sort was in the hands of ducks in the middle of matches: of those
that are patient or not, with one rival or with more."""

SETTLED: Final = 10
"""After so many turns of its own a hand is what its owner keeps."""

LATE: Final = 12
"""With fewer cards than these left in the deck a hand is played out, and less so."""


def weights(seen: Observation, seat: int, style: Style) -> list[float]:
    """For each card how likely it is kept, against others, by a seat that plays in this style."""
    part = min(1.0, seen.turns / seen.seats / SETTLED) * min(1.0, 0.4 + seen.deck_sizes[seat] / 2 / LATE)
    kept = _KEPT[style.patient, seen.seats == 2]
    return [1 + part * (kept[sort] - 1) for sort in _sorts(seen.extra, seen.kinds)]


@lru_cache(maxsize=16)
def _sorts(extra: tuple[str, ...], kinds: tuple[int, ...]) -> tuple[int, ...]:
    """The sort of each card."""
    return tuple(_sort(kinds[card], found) for card, found in enumerate(sorts.table(extra)))


def _sort(kind: int, found: tuple[float, ...]) -> int:
    for sort, part in ((_SPECIAL, sorts.SPECIALS), (_STRIKE, sorts.STRIKES), (_CONVERSION, sorts.CONVERSIONS)):
        if found[part]:
            return sort
    if found[sorts.SHELTERS] or found[sorts.RETURNS]:
        return _SHELTER if found[sorts.SHELTERS] else _RETURN
    if kind & HALL:
        return _HALL
    return _SERVICE if kind & SERVICES else _OBJECT if kind & OBJECTS else _EVENT
