"""What may be chosen while an event is played, phase by phase."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from duckgames.core.rng import Rng
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

_REMOVE: Final = Phase.REMOVE
_PLACE: Final = Phase.PLACE
_ENOUGH: Final = 1 / 16
"""How often a random playout leaves out what an event offers to add."""


def legal(state: State) -> list[int]:
    """The moves of the seat that owes a choice during an event."""
    return _LISTERS[state.phase](state, machine.current(state))


def sample(state: State, rng: Rng) -> int:
    """A random one of these moves; where a card is added, the card is drawn first."""
    phase = state.phase
    if phase is _REMOVE:
        effect = machine.current(state)
        assert isinstance(effect, Remove)
        drawn = int(rng.random() * (len(state.open) + (not effect.exact)))
        return state.open[drawn] if drawn < len(state.open) else DONE
    if phase is _PLACE:
        seat, place = state.turn, machine.current(state)
        assert isinstance(place, Place)
        groups = targets.placeable(state, place)
        found = targets.draw_add(state, seat, state.piles[seat], groups, rng)
        if found is not None and not (place.optional and rng.random() < _ENOUGH):
            return found
    return rng.choice(legal(state))


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
    seat = state.turn
    return [*targets.adds(state, seat, state.hands[seat], targets.addable(state, effect)), DONE]


def _places(state: State, effect: Place) -> list[int]:
    seat = state.turn
    found = targets.adds(state, seat, sorted(state.piles[seat]), targets.placeable(state, effect))
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
