"""Start cards: a TOWN HALL with services beside it, or what the temper likes better."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from duckgames.games.kaczogrod.ai.style import Style
from duckgames.games.kaczogrod.rules import opening
from duckgames.games.kaczogrod.rules.groups import CULTURE, FIRE, HEALTH, INDUSTRY, POLICE, SPECIAL, SPORT, TRADE, TRANSPORT
from duckgames.games.kaczogrod.rules.moves import START
from duckgames.games.kaczogrod.rules.state import State

_LIKED: Final = {SPECIAL: 3.0, FIRE: 2.0, POLICE: 1.5, HEALTH: 1.2, CULTURE: 1.0, TRADE: 0.9, INDUSTRY: 1.0, TRANSPORT: 1.0, SPORT: 0.9}


def move(state: State, seat: int, style: Style, chance: Callable[[], float]) -> int:
    """The next start card of `seat`."""
    best, most = 0, -1.0
    had = [state.kinds[start >> 3] for start in state.starts[seat]]
    for each in opening.legal(state, seat):
        kind = state.kinds[each - START >> 3]
        worth = _LIKED.get(kind.bit_length() - 1, 0.0) - 5.0 * (kind in had) + chance() * 0.1
        if worth > most:
            best, most = each, worth
    return best
