"""What each temper likes: a taste that shows in play and costs little strength."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from duckgames.games.kaczogrod.ai.style import PLAIN, Style
from duckgames.games.kaczogrod.rules.groups import CULTURE, FIRE, INDUSTRY, POLICE, TRANSPORT

STYLES: Final = MappingProxyType(
    {
        # Lays what makes its own city grow, and attacks only where it pays well.
        "builder": replace(PLAIN, harm=0.75, nuisance=0.6, thing=0.2, start=(CULTURE, FIRE, TRANSPORT)),
        # Attacks as soon as there is something to take, and keeps no long peace.
        "raider": replace(PLAIN, harm=1.3, nuisance=1.6, bond=0.5, word=0.4, start=(POLICE, INDUSTRY, TRANSPORT)),
        # Lays services and TOWN HALLS early, shelters its city, and likes a truce.
        "careful": replace(PLAIN, service=0.3, guard=0.14, hall=0.5, shelter=0.12, harm=0.75, word=1.6),
    }
)

STRONG: Final = replace(PLAIN, patient=True, district=0.8)
"""How a seat plays on that is judged: as well as one ply can, to nobody's taste."""

_RIVALS: Final = (replace(PLAIN, patient=True), replace(PLAIN, patient=True), PLAIN)
"""What strong ducks expect their rivals to be: mostly patient, as strong ones are."""


def rivals(chance: Callable[[], float], seats: int) -> list[Style]:
    """How each seat plays in one world, if a rival sits there: the same for who deals its hand and who plays it on."""
    return [_RIVALS[int(chance() * len(_RIVALS))] for _ in range(seats)]


def strong(temper: str) -> Style:
    """The style of the best ducks with `temper`."""
    return replace(STYLES[temper], patient=STRONG.patient, district=STRONG.district)
