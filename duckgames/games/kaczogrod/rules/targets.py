"""Which cards and cells an effect may choose, in the position as it is (rulings B and E)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from duckgames.core.places import Seat
from duckgames.core.rng import Rng
from duckgames.games.kaczogrod.rules import city, rulings
from duckgames.games.kaczogrod.rules.effects import Add, Convert, Place, Remove, Shift, Which
from duckgames.games.kaczogrod.rules.grid import BITS, FACE, SIDES, WIDTH
from duckgames.games.kaczogrod.rules.groups import BUILT, OBJECTS, SPECIAL
from duckgames.games.kaczogrod.rules.moves import ADD
from duckgames.games.kaczogrod.rules.state import State

TRIES: Final = 4
"""How often a place is drawn before all are listed: most places fit most cards."""

_BESIDE: Final = (1, WIDTH)
_SPECIAL: Final = 1 << SPECIAL


def around(kinds: Mapping[int, int], cell: int) -> int:
    """The groups of the cards that touch `cell`."""
    get = kinds.get
    return get(cell - WIDTH, 0) | get(cell - 1, 0) | get(cell + 1, 0) | get(cell + WIDTH, 0)


def _seen_from(state: State, seat: Seat, kinds: Mapping[int, int]) -> Mapping[int, int]:
    """The cards that count as neighbours in the city of `seat` (ruling B5)."""
    return _of_all(state) if rulings.RIVALS_ARE_NEIGHBOURS else kinds


def _of_all(state: State) -> dict[int, int]:
    """The cards of all cities."""
    found: dict[int, int] = {}
    for seat in range(state.seats):
        found |= city.kinds_of(state, seat)
    return found


def matching(state: State, seat: Seat, which: Which) -> list[int]:
    """The cells of a city whose cards are meant."""
    kinds, wanted = state.kinds, which.groups
    cells = [entry >> BITS for entry in state.cities[seat] if kinds[entry & FACE] & wanted]
    if which.anywhere:
        return cells
    near = _seen_from(state, seat, city.kinds_of(state, seat))
    found = []
    for cell in cells:
        touching = around(near, cell)
        if touching & which.apart or (which.beside and not touching & which.beside):
            continue
        if which.touching >= 0 and sum(cell + side in near for side in SIDES) != which.touching:
            continue
        found.append(cell)
    return found


def convertible(state: State, seat: Seat, effect: Convert) -> list[int]:
    """The objects that may become SPECIAL: none that is, or touches one (ruling E9)."""
    kinds = city.kinds_of(state, seat)
    near = _seen_from(state, seat, kinds)
    return [
        cell
        for cell in matching(state, seat, effect.which)
        if kinds[cell] & OBJECTS and not (kinds[cell] | around(near, cell)) & _SPECIAL
    ]


def linked(state: State, effect: Remove) -> list[int]:
    """The cells that may be chosen next where all must be linked to those marked (ruling E7)."""
    marks = state.marks
    enough = any if rulings.LINKED_AS_A_GROUP else all
    return [
        cell
        for cell in matching(state, state.victim, effect.which)
        if cell not in marks and enough(abs(cell - mark) in _BESIDE for mark in marks)
    ]


def allowed(state: State, seat: Seat, groups: int = BUILT, *, by_event: bool = False) -> int:
    """Those of `groups` of which `seat` may add cards now."""
    if not by_event or rulings.BANS_STOP_EVENTS_TOO:
        groups &= ~state.limits[seat]
    if rulings.CARDS_PER_HALL:
        halls = sum(1 for kinds in city.kinds_of(state, seat).values() if kinds & city.HALL)
        if len(state.cities[seat]) >= halls * rulings.CARDS_PER_HALL:
            groups &= city.HALL
    return groups


def adds(state: State, seat: Seat, cards: Sequence[int], groups: int) -> list[int]:
    """The moves that add one of `cards`, if it is of `groups`, to the city of `seat`."""
    kinds, free = state.kinds, state.free[seat]
    found: list[int] = []
    for card in cards:
        kind = kinds[card]
        if groups & kind:
            found += [ADD * card + (entry >> BITS) for entry in free if not entry & kind]
    return found


def can_add(state: State, seat: Seat, cards: Sequence[int], groups: int) -> bool:
    """Whether there is any such move."""
    kinds, free = state.kinds, state.free[seat]
    return any(groups & kinds[card] and not all(entry & kinds[card] for entry in free) for card in cards)


def draw_add(state: State, seat: Seat, cards: Sequence[int], groups: int, rng: Rng) -> int | None:
    """One of these moves: a card first and then its place; None if that meets with no luck."""
    kinds, free = state.kinds, state.free[seat]
    fitting = [card for card in cards if groups & kinds[card]]
    for _ in range(TRIES):
        card, entry = rng.choice(fitting), rng.choice(free)
        if not entry & kinds[card]:
            return ADD * card + (entry >> BITS)
    return None


def addable(state: State, effect: Add) -> int:
    """The groups of which an event still lets its player add from the hand; `marks` are the kinds of what it added."""
    groups = 0
    for number, part in effect.parts:
        if sum(1 for kind in state.marks if part & kind) < number:
            groups |= part
    if effect.different:
        for kind in state.marks:
            groups &= ~kind
    return allowed(state, state.turn, groups, by_event=True)


def placeable(state: State, effect: Place) -> int:
    """The groups of which an event lets its player add from the discard pile."""
    return allowed(state, state.turn, effect.groups, by_event=True)


def liftable(state: State, effect: Shift) -> list[int]:
    """The cells whose cards may be moved: to another place, that is (129)."""
    found = matching(state, state.turn, Which(effect.groups))
    return [cell for cell in found if landings(state, cell)]


def landings(state: State, cell: int) -> list[int]:
    """Where the card in `cell` may be moved to: cells that are legal for it and touch the city without it."""
    own = city.kinds_of(state, state.turn)
    lifted = own[cell]
    near = {each: groups for each, groups in _seen_from(state, state.turn, own).items() if each != cell}
    gives = own if not rulings.RIVALS_GIVE_PLACES else _of_all(state)
    gives = {each: groups for each, groups in gives.items() if each != cell}
    free = (entry >> BITS for entry in state.free[state.turn])
    return [each for each in free if around(gives, each) and not around(near, each) & lifted]
