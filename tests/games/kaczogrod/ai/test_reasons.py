"""Every decision of a duck that thinks has a reason, and all reasons are documented."""

from __future__ import annotations

import re

from duckgames.games.kaczogrod.ai import reasons
from duckgames.games.kaczogrod.ai.tempers import STYLES
from duckgames.games.kaczogrod.rules import GAME
from tests.games.kaczogrod.ai.moments import moments, seat_of

DOCUMENTED = {
    name: len(numbers.split(",")) if numbers.strip() else 0
    for name, numbers in re.findall(r"`([a-z_]+)`\s+\(([^)]*)\)", reasons.explain.__doc__ or "")
}
"""How many numbers come with each feature, by what `explain` says of itself."""


def test_reasons_are_as_documented() -> None:
    met: set[str] = set()
    for state in moments():
        seat = seat_of(state)
        for temper, style in STYLES.items():
            for move in GAME.legal(state, seat)[:: 7 if temper == "builder" else 31]:
                found = reasons.explain(state, seat, move, style)
                assert found.feature in DOCUMENTED
                assert len(found.numbers) == DOCUMENTED[found.feature]
                assert all(isinstance(number, int) for number in found.numbers)
                met.add(found.feature)
    assert met == set(DOCUMENTED)
