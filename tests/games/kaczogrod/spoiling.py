"""Spoils what a file holds in one place, as a wrong hand or a bad disk would."""

from __future__ import annotations

import copy
from typing import Any

from duckgames.core.rng import Rng

ODD: tuple[Any, ...] = (None, True, 0, -1, 1.5, 10**30, "", "x", "\ud800", [], [[]], {}, {"x": []})


def spoilt(data: Any, chance: Rng) -> Any:
    """A copy of `data` in which one value is another one, or is not there."""
    result = [copy.deepcopy(data)]
    where: Any = result
    while True:
        keys = list(range(len(where)) if isinstance(where, list) else where)
        key = chance.choice(keys)
        if isinstance(where[key], (list, dict)) and where[key] and chance.below(4):
            where = where[key]
            continue
        if where is not result and not chance.below(3):
            del where[key]
        else:
            where[key] = chance.choice(ODD)
        return result[0]
