"""Why a card or a cell may not be chosen, in codes: during an event, and where a card may not lie."""

from __future__ import annotations

from typing import Final

from duckgames.core.game import Refusal
from duckgames.core.places import Seat, Slot
from duckgames.games.kaczogrod.rules import city, machine, rulings, targets, zones
from duckgames.games.kaczogrod.rules.actions import Action, Annul, Choose, Done, Mark, Name
from duckgames.games.kaczogrod.rules.effects import Convert, Remove, Shift, Which
from duckgames.games.kaczogrod.rules.grid import BITS, FARTHEST, SIDES, card_at, cell_at
from duckgames.games.kaczogrod.rules.groups import SPECIAL
from duckgames.games.kaczogrod.rules.state import Phase, State

_SPECIAL: Final = 1 << SPECIAL


def choice(state: State, seat: Seat, action: Action) -> Refusal:
    """Why this choice, which fits the phase, is not there to be made."""
    if isinstance(action, Mark):
        return _mark(state, action)
    if isinstance(action, Choose):
        return Refusal("wrong_card" if action.card in state.hands[seat] else "no_such_card")
    if isinstance(action, Name):
        return Refusal("no_such_group")
    if isinstance(action, Annul):
        return Refusal("no_such_lasting")
    assert isinstance(action, Done)
    return Refusal("must_choose")


def _mark(state: State, action: Mark) -> Refusal:
    if max(abs(action.column), abs(action.row)) > FARTHEST:
        return Refusal("nothing_there")
    cell, effect = cell_at(action.column, action.row), machine.current(state)
    if state.phase is Phase.LAY:
        return _landing(state, cell)
    if not card_at(state.cities[state.victim], cell):
        return Refusal("nothing_there")
    if cell in state.marks:
        return Refusal("marked", (zones.slot(state.victim, cell),))
    if isinstance(effect, Shift):
        return _unfit(state, cell, Which(effect.groups)) or Refusal("nowhere_to_move")
    assert isinstance(effect, Remove | Convert)
    unfit = _unfit(state, cell, effect.which)
    if unfit is not None:
        return unfit
    if isinstance(effect, Remove):
        return Refusal("not_linked", tuple(zones.slot(state.victim, mark) for mark in state.marks))
    kinds = city.kinds_of(state, state.victim)
    if kinds[cell] & _SPECIAL:
        return Refusal("special_already")
    return Refusal("beside_special", _touching(state, state.victim, cell, _SPECIAL))


def _unfit(state: State, cell: int, which: Which) -> Refusal | None:
    """Why an effect does not mean the card in `cell`."""
    victim = state.victim
    kinds = city.kinds_of(state, victim)
    slots = (zones.slot(victim, cell),)
    if not kinds[cell] & which.groups:
        return Refusal("not_of_these_groups", slots)
    if cell in targets.matching(state, victim, which):
        return None
    if which.apart:
        return Refusal("protected", _touching(state, victim, cell, which.apart))
    return Refusal("not_beside" if which.beside else "other_neighbours", slots)


def _landing(state: State, cell: int) -> Refusal:
    """Why a card cannot be moved to `cell`."""
    seat, source = state.turn, state.marks[0]
    if cell == source:
        return Refusal("same_place")
    refused = in_city(state, seat, cell, city.kinds_of(state, seat)[source], without=source)
    return refused or Refusal("no_neighbour")


def in_city(state: State, seat: Seat, cell: int, kind: int, without: int = -1) -> Refusal | None:
    """Why a card of this kind may not lie in `cell` of a city; None if it may (section 5A and B)."""
    if not state.cities[seat]:
        if not kind & city.HALL:
            return Refusal("hall_first")
        return None if any(cell == entry >> BITS for entry in state.free[seat]) else Refusal("hall_at_home")
    for other in range(state.seats):
        if card_at(state.cities[other], cell) and (rulings.ONE_TABLE or other == seat):
            return Refusal("occupied", (zones.slot(other, cell),))
    seats = range(state.seats) if rulings.RIVALS_GIVE_PLACES else (seat,)
    if not any(
        card_at(state.cities[other], cell + side) for other in seats for side in SIDES if cell + side != without
    ):
        return Refusal("no_neighbour")
    seats = range(state.seats) if rulings.RIVALS_ARE_NEIGHBOURS else (seat,)
    lifted = zones.slot(seat, without) if without >= 0 else None
    slots = [slot for other in seats for slot in _touching(state, other, cell, kind) if slot != lifted]
    return Refusal("same_group", tuple(slots), (kind.bit_length() - 1,)) if slots else None


def _touching(state: State, seat: Seat, cell: int, groups: int) -> tuple[Slot, ...]:
    """Where the cards of these groups lie that touch `cell`."""
    kinds = city.kinds_of(state, seat)
    return tuple(zones.slot(seat, cell + side) for side in SIDES if kinds.get(cell + side, 0) & groups)
