"""What others know of a seat's hidden cards: those seen in its hand, and those that went back into its deck.

A seat's own cards need no memory, and no card comes twice in a deck, so sets of cards are the bits of an int.
"""

from __future__ import annotations

from typing import Final

from duckgames.core.places import Seat
from duckgames.games.kaczogrod.rules.state import State

ALL: Final = -1
"""Everybody who watches, the spectator too."""


def learn(state: State, owner: Seat, cards: int, who: Seat = ALL) -> None:
    """`who` has seen these cards in the hand of `owner`."""
    known = {each: (held, loose) for each, held, loose in state.memory[owner]}
    held, loose = known.get(who, (0, 0))
    known[who] = (held | cards, loose & ~cards)
    state.memory[owner] = tuple((each, *known[each]) for each in sorted(known))


def forget(state: State, owner: Seat, card: int) -> None:
    """A hidden card of `owner` came to lie where all see it."""
    keep = ~(1 << card)
    rest = ((who, held & keep, loose & keep) for who, held, loose in state.memory[owner])
    state.memory[owner] = tuple(entry for entry in rest if entry[1] or entry[2])


def scatter(state: State, owner: Seat) -> None:
    """Any cards of the hand of `owner` may be in its deck by now."""
    state.memory[owner] = tuple((who, 0, held | loose) for who, held, loose in state.memory[owner])


def known(state: State, owner: Seat, viewer: Seat | None) -> tuple[int, int]:
    """Which cards `viewer` knows in the hand of `owner`, and which among all its hidden ones."""
    seen = loose_all = 0
    for who, held, loose in state.memory[owner]:
        if who in (ALL, viewer):
            seen |= held
            loose_all |= loose
    return seen, loose_all & ~seen


def members(cards: int) -> list[int]:
    """The cards of a set, in ascending order."""
    return [card for card in range(cards.bit_length()) if cards >> card & 1]
