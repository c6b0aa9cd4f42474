"""What speaks for one move against another: the named feature in which what they lead to differs most."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from duckgames.ai.player import Reason
from duckgames.ai.weighing import End, Features, difference
from duckgames.games.kaczogrod.ai import candidates, reasons
from duckgames.games.kaczogrod.ai.style import PLAIN
from duckgames.games.kaczogrod.ai.value import Fact
from duckgames.games.kaczogrod.rules.state import State

_OWN: Final[Features] = {
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

_RIVALS: Final[Features] = {
    "rival_counts_less": {Fact.POINTS: -1.0, Fact.OBJECTS: -0.1},
    "rival_disarmed": {Fact.HAND_SPECIALS: -0.7, Fact.HAND_CONVERSIONS: -0.5, Fact.HAND_STRIKES: -0.4},
    "rival_unsheltered": {Fact.PROTECTED: -0.5, Fact.HALLS: -0.25},
    "rival_exposed": {Fact.PAINS: 0.2, Fact.WORST: 0.2},
}
"""The same for a rival."""

LEAST: Final = 0.03
"""A difference worth less than this, in SPECIALS, is not spoken of."""


def compare(state: State, seat: int, first: int, ends: Sequence[End], others: Sequence[End]) -> Reason:
    """Why `first`, which led to `ends`, and not a move that led to `others`, in the worlds that both met.

    `counts_more`, `more_objects`, `saves_special`, `saves_strike`, `saves_shelter`, `binds`, `leaves_room`,
    `sheltered` and `exposes_less` () are of the own city and hand; `rival_counts_less`, `rival_disarmed`,
    `rival_unsheltered` and `rival_exposed` (seat) of a rival's. Where nothing of that differs much, or one choice is as
    good as any, it is what speaks for `first` at once: see `reasons.explain`.
    """
    if state.phase not in candidates.PLAINLY:
        found = difference(seat, ends, others, _OWN, _RIVALS)
        if found and found[0] >= LEAST:
            return found[1]
    return reasons.explain(state, seat, first, PLAIN)
