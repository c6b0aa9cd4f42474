"""What speaks for one move against another: the named feature in which what they lead to differs most."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from duckgames.ai.player import Reason
from duckgames.games.kaczogrod.ai import candidates, reasons
from duckgames.games.kaczogrod.ai.style import PLAIN
from duckgames.games.kaczogrod.ai.thoughts import End
from duckgames.games.kaczogrod.ai.value import Fact
from duckgames.games.kaczogrod.rules.state import State

_OWN: Final[dict[str, dict[int, float]]] = {
    "counts_more": {Fact.POINTS: 1.0},
    "more_objects": {Fact.OBJECTS: 0.1},
    "saves_special": {Fact.HAND_SPECIALS: 0.7, Fact.HAND_CONVERSIONS: 0.5},
    "saves_strike": {Fact.HAND_STRIKES: 0.4},
    "saves_shelter": {Fact.HAND_SHELTERS: 0.3},
    "binds": {Fact.HALLS: 0.25, Fact.SERVICES: 0.12, Fact.LOOSE: -0.5},
    "leaves_room": {Fact.ROOM: 0.08},
    "sheltered": {Fact.PROTECTED: 0.5},
    "exposes_less": {Fact.PAINS: -0.2, Fact.WORST: -0.2},
}
"""What a difference in the facts of the own seat is worth, in SPECIALS, and what it is called."""

_RIVALS: Final[dict[str, dict[int, float]]] = {
    "rival_counts_less": {Fact.POINTS: -1.0, Fact.OBJECTS: -0.1},
    "rival_disarmed": {Fact.HAND_SPECIALS: -0.7, Fact.HAND_CONVERSIONS: -0.5, Fact.HAND_STRIKES: -0.4},
    "rival_unsheltered": {Fact.PROTECTED: -0.5, Fact.HALLS: -0.25},
    "rival_exposed": {Fact.PAINS: 0.2, Fact.WORST: 0.2},
}
"""The same for a rival."""

LEAST: Final = 0.03
"""A difference worth less than this, in SPECIALS, is not spoken of."""


def compare(state: State, seat: int, first: int, other: int, ends: Sequence[End], others: Sequence[End]) -> Reason:
    """Why `first` and not `other`, by what their playouts came to in the same worlds.

    `counts_more`, `more_objects`, `saves_special`, `saves_strike`, `saves_shelter`, `binds`, `leaves_room`,
    `sheltered` and `exposes_less` () are of the own city and hand; `rival_counts_less`, `rival_disarmed`,
    `rival_unsheltered` and `rival_exposed` (seat) of a rival's. Where nothing of that differs much, or one choice is as
    good as any, it is what speaks for `first` at once: see `reasons.explain`.
    """
    met = min(len(ends), len(others))
    if met and state.phase not in candidates.PLAINLY:
        found = _differences(seat, _mean(ends[:met]), _mean(others[:met]))
        worth, name, about = max(found)
        if worth >= LEAST:
            return Reason(name, (about,) if about >= 0 else ())
    return reasons.explain(state, seat, first, PLAIN)


def _mean(ends: Sequence[End]) -> list[list[float]]:
    """The mean of each fact of each seat."""
    return [
        [sum(numbers) / len(ends) for numbers in zip(*of_seat, strict=True)]
        for of_seat in zip(*(end.facts for end in ends), strict=True)
    ]


def _differences(
    seat: int, ends: Sequence[Sequence[float]], others: Sequence[Sequence[float]]
) -> list[tuple[float, str, int]]:
    """For each feature what the difference is worth, less for each of more rivals, and the rival it is about or -1."""
    found = []
    for who, (one, two) in enumerate(zip(ends, others, strict=True)):
        table, about = (_OWN, -1) if who == seat else (_RIVALS, who)
        part = 1.0 if who == seat else 1 / (len(ends) - 1)
        for name, weights in table.items():
            worth = sum(weight * (one[fact] - two[fact]) for fact, weight in weights.items())
            found.append((part * worth, name, about))
    return found
