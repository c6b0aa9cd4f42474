"""What speaks for one move against another: the named feature in which what they lead to differs most."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from duckgames.ai.player import Reason
from duckgames.ai.weighing import End, Features, difference
from duckgames.core.places import Seat
from duckgames.games.duck_town.ai import value
from duckgames.games.duck_town.ai.reasons import explain
from duckgames.games.duck_town.rules import scoring
from duckgames.games.duck_town.rules.state import Phase, State

POINTS, COINS, _BEST, SOON, CROWN, PAYING, _FOUR, LEFT, CARDS = range(9)
"""The places of the facts of a seat, of which those of `value.facts` come first."""

_OWN: Final[Features] = {
    "builds_more": {POINTS: 0.28, LEFT: -0.5},
    "more_coins": {COINS: 0.22},
    "more_cards": {CARDS: 0.2, SOON: 0.06},
    "crowned": {CROWN: 0.15},
    "pays_more": {PAYING: 0.3},
}
"""What a difference in the facts of the own seat is worth, about as `value` has it, and what it is called."""

_RIVALS: Final[Features] = {
    "rival_builds_less": {POINTS: -0.28, LEFT: 0.5},
    "rival_poorer": {COINS: -0.22},
    "rival_fewer_cards": {CARDS: -0.2, SOON: -0.06},
}
"""The same for a rival."""

LEAST: Final = 0.05
"""A difference worth less than this is not spoken of."""

PLAINEST: Final = frozenset(("finish", "stops_town", "stops_leader"))
"""What says more than any difference."""


def end(state: State, own: Seat) -> End:
    """What there is to tell of the end of a playout."""
    return End([_facts(state, seat) for seat in range(state.seats)], score(state, own))


def score(state: State, own: Seat) -> float:
    """The points a seat has after the match, or is likely to have."""
    return float(scoring.points(state, own)) if state.phase is Phase.OVER else value.score(state, own)


def _facts(state: State, seat: Seat) -> tuple[float, ...]:
    numbers, left, cards = value.facts(state, seat)
    return *map(float, numbers), float(left - value.FACTS), float(cards - value.FACTS - len(value.STAGES))


def compare(state: State, first: int, ends: Sequence[End], others: Sequence[End]) -> Reason:
    """Why `first`, which led to `ends`, and not a move that led to `others`, in the worlds that both met.

    `builds_more`, `more_coins`, `more_cards`, `crowned` and `pays_more` () are of the own seat, two rounds on;
    `rival_builds_less`, `rival_poorer` and `rival_fewer_cards` (seat) of a rival. Where none of that differs much it is
    what speaks for `first` at once, and also where that is as plain as can be: see `reasons.explain`.
    """
    plain = explain(state, first)
    if plain.feature in PLAINEST:
        return plain
    found = difference(state.seat, ends, others, _OWN, _RIVALS)
    return found[1] if found and found[0] >= LEAST else plain
