"""What speaks for one move against another: the named feature in which what they lead to differs most."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from duckgames.ai.player import Reason
from duckgames.core.places import Seat
from duckgames.games.duck_town.ai import value
from duckgames.games.duck_town.ai.reasons import explain
from duckgames.games.duck_town.rules import scoring
from duckgames.games.duck_town.rules.state import Phase, State

POINTS, COINS, _BEST, SOON, CROWN, PAYING, _FOUR, LEFT, CARDS = range(9)
"""The places of the facts of a seat, of which those of `value.facts` come first."""

_OWN: Final[dict[str, dict[int, float]]] = {
    "builds_more": {POINTS: 0.28, LEFT: -0.5},
    "more_coins": {COINS: 0.22},
    "more_cards": {CARDS: 0.2, SOON: 0.06},
    "crowned": {CROWN: 0.15},
    "pays_more": {PAYING: 0.3},
}
"""What a difference in the facts of the own seat is worth, about as `value` has it, and what it is called."""

_RIVALS: Final[dict[str, dict[int, float]]] = {
    "rival_builds_less": {POINTS: -0.28, LEFT: 0.5},
    "rival_poorer": {COINS: -0.22},
    "rival_fewer_cards": {CARDS: -0.2, SOON: -0.06},
}
"""The same for a rival."""

LEAST: Final = 0.05
"""A difference worth less than this is not spoken of."""

PLAINEST: Final = frozenset(("finish", "stops_town", "stops_leader"))
"""What says more than any difference."""


@dataclass
class Outlook:
    """What the playouts of one move came to, in the order of their worlds: facts of all seats, and the own points."""

    facts: list[list[tuple[float, ...]]] = field(default_factory=list)
    scores: list[float] = field(default_factory=list)

    def add(self, state: State, own: Seat) -> None:
        """Takes in how a playout ended."""
        self.facts.append([_facts(state, seat) for seat in range(state.seats)])
        self.scores.append(score(state, own))


def score(state: State, own: Seat) -> float:
    """The points a seat has after the match, or is likely to have."""
    return float(scoring.points(state, own)) if state.phase is Phase.OVER else value.score(state, own)


def _facts(state: State, seat: Seat) -> tuple[float, ...]:
    numbers, left, cards = value.facts(state, seat)
    return *map(float, numbers), float(left - value.FACTS), float(cards - value.FACTS - len(value.STAGES))


def compare(state: State, first: int, one: Outlook, two: Outlook) -> Reason:
    """Why `first`, which led to `one`, and not a move that led to `two`, in the worlds that both met.

    `builds_more`, `more_coins`, `more_cards`, `crowned` and `pays_more` () are of the own seat, two rounds on;
    `rival_builds_less`, `rival_poorer` and `rival_fewer_cards` (seat) of a rival. Where none of that differs much it is
    what speaks for `first` at once, and also where that is as plain as can be: see `reasons.explain`.
    """
    plain = explain(state, first)
    met = min(len(one.facts), len(two.facts))
    if not met or plain.feature in PLAINEST:
        return plain
    worth, name, about = max(_differences(state.seat, _mean(one.facts[:met]), _mean(two.facts[:met])))
    if worth < LEAST:
        return plain
    return Reason(name, (about,) if about >= 0 else ())


def _mean(ends: Sequence[list[tuple[float, ...]]]) -> list[list[float]]:
    return [[sum(numbers) / len(ends) for numbers in zip(*seat, strict=True)] for seat in zip(*ends, strict=True)]


def _differences(
    own: Seat, one: Sequence[Sequence[float]], two: Sequence[Sequence[float]]
) -> Iterable[tuple[float, str, int]]:
    """For each feature what the difference is worth, less for each of more rivals, and the rival it is about or -1."""
    for seat, (mine, other) in enumerate(zip(one, two, strict=True)):
        table, about = (_OWN, -1) if seat == own else (_RIVALS, seat)
        part = 1.0 if seat == own else 1 / (len(one) - 1)
        for name, weights in table.items():
            worth = sum([weight * (mine[fact] - other[fact]) for fact, weight in weights.items()])
            yield part * worth, name, about
