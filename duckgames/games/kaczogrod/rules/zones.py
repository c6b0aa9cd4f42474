"""The zones of the table of Kaczogród, and its counters."""

from __future__ import annotations

from typing import Final

from duckgames.core.places import POINTS, Counter, Seat, Slot, Zone
from duckgames.games.kaczogrod.rules.grid import place_of

PLAYED: Final = Zone("played")
"""The EVENT that is being played."""


def stock(seat: Seat) -> Zone:
    """The cards `seat` chooses its start cards from, before its deck is shuffled."""
    return Zone("stock", seat, hand=True)


def start(seat: Seat) -> Zone:
    """The start cards `seat` has chosen, in the order chosen."""
    return Zone("start", seat, hand=True)


def deck(seat: Seat) -> Zone:
    """The game deck, face down."""
    return Zone("deck", seat)


def hand(seat: Seat) -> Zone:
    """The cards in the hand of `seat`, by number."""
    return Zone("hand", seat, hand=True)


def pile(seat: Seat) -> Zone:
    """The discard pile, open to all (ruling C9)."""
    return Zone("pile", seat)


def city(seat: Seat) -> Zone:
    """The city; an object made SPECIAL has the event on top of it. All cities share the cells of one grid."""
    return Zone("city", seat)


def beside(seat: Seat) -> Zone:
    """The lasting events that lie beside the city of `seat`, the oldest at index 0 (ruling E19)."""
    return Zone("beside", seat)


def looked(seat: Seat) -> Zone:
    """The cards of its deck that `seat` looks at, to take one."""
    return Zone("looked", seat, hand=True)


def tray(seat: Seat) -> Zone:
    """The cards that `seat` has chosen to shuffle into its deck."""
    return Zone("tray", seat, hand=True)


def slot(seat: Seat, cell: int) -> Slot:
    """A cell of the city of `seat`."""
    return Slot(city(seat), place_of(cell))


def standing(seat: Seat) -> tuple[Counter, Counter, Counter]:
    """What counts for `seat` now: points (in the basic way SPECIALS), SPECIAL OBJECTS, and OBJECTS of all kinds."""
    return Counter(POINTS, seat), Counter("specials", seat), Counter("objects", seat)


def truce(one: Seat, two: Seat) -> Counter:
    """How many rounds the truce has left that `one` agreed on with `two`; 0: there is none."""
    return Counter(f"truce {two}", one)


def alliance(one: Seat, two: Seat, victim: Seat) -> Counter:
    """For how many rounds `one` agreed with `two` to attack `victim` together; 0: they did not."""
    return Counter(f"attack {victim} {two}", one)


def broken(seat: Seat, other: Seat) -> Counter:
    """Whether `seat` broke its word to `other`, as 1 or 0."""
    return Counter(f"broken {other}", seat)


def rounds(card: str, seat: Seat) -> Counter:
    """How many rounds the lasting event `card` of `seat` has left; 0 where it is not on the table or has no end."""
    return Counter(f"rounds {card}", seat)
