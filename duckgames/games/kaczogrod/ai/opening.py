"""Start cards: a TOWN HALL, and beside it what the temper likes; services are never torn down."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from duckgames.games.kaczogrod.ai.style import Style
from duckgames.games.kaczogrod.rules import opening
from duckgames.games.kaczogrod.rules.groups import SPECIAL
from duckgames.games.kaczogrod.rules.moves import START
from duckgames.games.kaczogrod.rules.state import State

_AGAIN: Final = 10.0
"""How much less a group is liked that stands there already."""


def move(state: State, seat: int, style: Style, chance: Callable[[], float]) -> int:
    """The next start card of `seat`: SPECIALS last, because they would be in danger longest."""
    had = [state.kinds[start >> 3] for start in state.starts[seat]]

    def liking(move_: int) -> float:
        kind = state.kinds[move_ - START >> 3]
        group = kind.bit_length() - 1
        place = style.start.index(group) if group in style.start else len(style.start) + (group == SPECIAL)
        return chance() - 2.0 * place - _AGAIN * (kind in had)

    return max(opening.legal(state, seat), key=liking)
