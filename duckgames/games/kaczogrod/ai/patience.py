"""What it costs to play a card now that may do more later: SPECIALS are safest in the hand, strikes wait for prey."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from duckgames.games.kaczogrod.ai import sorts
from duckgames.games.kaczogrod.rules.state import State


@dataclass(frozen=True, slots=True)
class Patience:
    """What keeping is worth, in SPECIALS.

    Of a SPECIAL, of an event that makes one, of a strike for each SPECIAL it may take, of a return from the own pile.

    All of it while more than `late` cards are in the deck, then less with each, so that the last hand is played out.
    """

    special: float
    convert: float
    strike: float
    returns: float
    late: int


TWO: Final = Patience(special=0.6, convert=0.5, strike=0.7, returns=1.0, late=4)
MORE: Final = Patience(special=1.3, convert=0.0, strike=0.0, returns=0.0, late=2)
"""Among several the one who leads is struck by all: nobody should seem to lead before the end."""


def costs(state: State, seat: int) -> dict[int, float]:
    """For each card of the hand what playing it now costs."""
    keeping = TWO if state.seats == 2 else MORE
    part = min(1.0, len(state.decks[seat]) / keeping.late)
    table = sorts.table(state.extra)
    found = {}
    for card in state.hands[seat]:
        sort = table[card]
        special = keeping.special * sort[sorts.SPECIALS] + keeping.convert * sort[sorts.CONVERSIONS]
        event = keeping.strike * sort[sorts.STRIKES] + keeping.returns * sort[sorts.RETURNS]
        found[card] = part * (special + event)
    return found
