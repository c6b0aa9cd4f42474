"""What cards are for, as far as a judgment of hands and decks needs to know."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from duckgames.games.kaczogrod.ai.danger import SPECIAL_BIT
from duckgames.games.kaczogrod.rules.cards import catalogue
from duckgames.games.kaczogrod.rules.effects import (
    ALARM,
    ROLL,
    SHIELD,
    Beat,
    Convert,
    Fetch,
    Last,
    Place,
    Program,
    Remove,
    Target,
)
from duckgames.games.kaczogrod.rules.groups import OBJECTS, SPECIAL

SPECIALS, CONVERSIONS, STRIKES, SHELTERS, RETURNS = range(5)
SORTS: Final = 5

_HARD_TO_HIT: Final = 0.65
"""How likely a roll beats what protects."""

_LINKED: Final = 0.75
_PART: Final = 0.4
"""How much of its number an event takes of worth that may only take linked cards, or those of some groups."""


@lru_cache(maxsize=16)
def table(extra: tuple[str, ...]) -> tuple[tuple[float, ...], ...]:
    """For each card how much it is of each sort: of strikes, about how many SPECIALS they take."""
    cards = catalogue(extra)
    found: list[tuple[float, ...]] = [(0.0,) * SORTS]
    for design in cards.designs:
        sort = [0.0] * SORTS
        if design.group == SPECIAL:
            sort[SPECIALS] = 1.0
        elif design.program is not None:
            _weigh(design.program, sort)
        found.append(tuple(sort))
    return tuple(found)


def _weigh(program: Program, sort: list[float]) -> None:
    chance = 1.0
    for step in program.steps:
        effect = step.effect
        likely = chance * (0.5 if step.on else 1.0)
        if isinstance(effect, Beat):
            chance *= _HARD_TO_HIT
        elif isinstance(effect, Remove) and program.target not in (Target.SELF, Target.ALL):
            sort[STRIKES] = max(sort[STRIKES], likely * _power(effect))
        elif isinstance(effect, Convert) and program.target is Target.SELF:
            sort[CONVERSIONS] = likely
        elif isinstance(effect, Last) and effect.limits & (SHIELD | ALARM):
            sort[SHELTERS] = 1.0
        elif isinstance(effect, Place | Fetch):
            sort[RETURNS] = 1.0


def _power(effect: Remove) -> float:
    number = 2.0 if effect.most == ROLL else effect.most
    if effect.by_victim:
        return 0.3 * number
    if effect.which.groups & OBJECTS == OBJECTS:
        return number * (_LINKED if effect.linked else 1.0)
    return number * (1.0 if effect.which.groups & SPECIAL_BIT else _PART)
