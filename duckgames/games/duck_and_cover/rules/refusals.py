"""Why an action of Duck & Cover is not legal, in codes."""

from __future__ import annotations

from duckgames.core.game import IllegalAction, Refusal
from duckgames.core.places import Cell, Seat, Slot
from duckgames.games.duck_and_cover.rules.actions import Action, Cover
from duckgames.games.duck_and_cover.rules.state import PER_SEAT, State, unpack
from duckgames.games.duck_and_cover.rules.zones import pond


def refuse(state: State, seat: Seat, action: Action) -> IllegalAction:
    """The error to raise for `action`, which `seat` may not take now."""
    return IllegalAction(_no_choice(state, seat, action) or _bad_target(state, seat, action))


def _no_choice(state: State, seat: Seat, action: Action) -> Refusal | None:
    """Why `seat` may not move this duck at all."""
    if state.over:
        return Refusal("over")
    duck = state.movers[seat]
    if not duck:
        return Refusal("quack", numbers=(state.effect,))
    if state.commits[seat]:
        return Refusal("committed")
    if action.duck != duck:
        called = Slot(pond(seat), unpack(state.where[PER_SEAT * seat + duck]))
        return Refusal("not_called", (called,), (duck,))
    return None


def _bad_target(state: State, seat: Seat, action: Action) -> Refusal:
    """Why the called duck may not go to the target (rules A1, A3, A4, A7)."""
    zone = pond(seat)
    own = unpack(state.where[PER_SEAT * seat + action.duck])
    occupied = {unpack(cell) for cell in state.where[PER_SEAT * seat : PER_SEAT * (seat + 1)] if cell}
    target = Slot(zone, action.cell)
    if action.cell == own:
        return Refusal("own_place", (target,), (action.duck,))
    if isinstance(action, Cover):
        code = "not_beside" if action.cell in occupied else "nothing_there"
        return Refusal(code, (target,), (action.duck,))
    if action.cell in occupied:
        return Refusal("occupied", (target,), (action.duck,))
    # Rule A4 is the one people trip over, so a place beside the moving duck alone has a code of its own.
    code = "only_itself" if _beside(action.cell, own) else "no_neighbour"
    return Refusal(code, (target,), (action.duck,))


def _beside(one: Cell, other: Cell) -> bool:
    return abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1
