"""What may be chosen while an event is played, phase by phase."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from duckgames.games.kaczogrod.rules import machine, targets
from duckgames.games.kaczogrod.rules.effects import (
    Add,
    Ask,
    Convert,
    Discard,
    End,
    Fetch,
    Look,
    Name,
    Place,
    Remove,
    Shift,
    Swap,
)
from duckgames.games.kaczogrod.rules.groups import members
from duckgames.games.kaczogrod.rules.moves import ANNUL, CHOOSE, DONE, NAME
from duckgames.games.kaczogrod.rules.state import Phase, State


def legal(state: State) -> list[int]:
    """The moves of the seat that owes a choice during an event."""
    return _LISTERS[state.phase](state, machine.current(state))


def _names(state: State, effect: Name) -> list[int]:
    return [NAME + group for group in members(effect.groups)]


def _ends(state: State, effect: End) -> list[int]:
    return [ANNUL + 8 * card + seat for card, seat, *_ in state.lasting]


def _shows(state: State, effect: Ask) -> list[int]:
    hand, kinds = state.hands[state.victim], state.kinds
    return [*(CHOOSE + card for card in hand if kinds[card] >> effect.group & 1), DONE]


def _removes(state: State, effect: Remove) -> list[int]:
    return state.open[:] if effect.exact else [*state.open, DONE]


def _converts(state: State, effect: Convert) -> list[int]:
    return state.open[:]


def _discards(state: State, effect: Discard) -> list[int]:
    return [CHOOSE + card for card in state.hands[state.victim]]


def _adds(state: State, effect: Add) -> list[int]:
    return [*targets.addable(state, effect), DONE]


def _places(state: State, effect: Place) -> list[int]:
    found = targets.placeable(state, effect)
    return [*found, DONE] if effect.optional else found


def _fetches(state: State, effect: Fetch) -> list[int]:
    return [CHOOSE + card for card in sorted(state.piles[state.turn])]


def _looks(state: State, effect: Look) -> list[int]:
    return [CHOOSE + card for card in state.looked]


def _swaps(state: State, effect: Swap) -> list[int]:
    return [*(CHOOSE + card for card in state.hands[state.turn]), DONE]


def _lifts(state: State, effect: Shift) -> list[int]:
    return targets.liftable(state, effect)


def _lands(state: State, effect: Shift) -> list[int]:
    return targets.landings(state, state.marks[0])


_LISTERS: Final[dict[Phase, Callable[[State, Any], list[int]]]] = {
    Phase.NAME: _names, Phase.END: _ends, Phase.SHOW: _shows, Phase.REMOVE: _removes, Phase.CONVERT: _converts,
    Phase.DISCARD: _discards, Phase.ADD: _adds, Phase.PLACE: _places, Phase.FETCH: _fetches, Phase.LOOK: _looks,
    Phase.BURY: _looks, Phase.SWAP: _swaps, Phase.LIFT: _lifts, Phase.LAY: _lands,
}  # fmt: skip
"""What lists the moves of each phase of an event."""
