"""Rules A1 to A10 and the scenarios 1, 2 and 8: what COVER and DUCK may do."""

import pytest

from duckgames.core.game import IllegalAction, Refusal, apply
from duckgames.core.places import Cell, Slot
from duckgames.core.rng import Rng
from duckgames.games.duck_and_cover.rules import GAME
from duckgames.games.duck_and_cover.rules.actions import Action, Cover, Duck
from duckgames.games.duck_and_cover.rules.cards import DUCKS
from duckgames.games.duck_and_cover.rules.state import State
from duckgames.games.duck_and_cover.rules.zones import pond as zone
from tests.games.duck_and_cover.positions import L0, WIDE, cells, covers, pond, position, splash, swims, turn

AFTER_1 = L0.replace("2,0:12", "2,0:12.4").replace(" 2,1:4", "")
"""The grid after scenario 1."""


def test_scenario_1_plain_cover() -> None:
    state = position(L0, L0, called="4", deck="9")
    assert covers(state) == cells("(1,1) (2,0) (2,2) (3,1)")
    assert swims(state) == cells(
        "(-1,0) (-1,1) (-1,2) (0,-1) (1,-1) (2,-1) (3,-1) (4,0) (4,1) (4,2) (0,3) (1,3) (2,3) (3,3)"
    )
    assert splash(state) == 30
    state = turn(state, {0: Cover(4, (2, 0))}).state
    assert pond(state)[2, 0] == [12, 4]
    assert (2, 1) not in pond(state)
    assert state.stacks[0] == 11
    assert splash(state) == 25


def test_scenario_2_cover_chain_keeps_order() -> None:
    state = turn(position(L0, L0, called="4", deck="12 3 3 5 12 4"), {0: Cover(4, (2, 0))}).state
    assert covers(position(AFTER_1, L0, called="9")) == cells("(0,1) (1,0) (1,2)")
    assert (state.effect, state.movers) == (12, [0, 12])
    state = turn(state, {}).state
    assert covers(state) == cells("(0,0) (1,1) (2,0)")
    state = turn(state, {0: Cover(3, (2, 0))}).state
    assert pond(state)[2, 0] == [12, 4, 3]
    assert state.stacks[0] == 10
    assert splash(state) == 23
    assert covers(state) == cells("(3,0)")
    state = turn(state, {0: Cover(3, (3, 0))}).state
    assert pond(state)[3, 0] == [5, 12, 4, 3]
    assert state.stacks[0] == 9
    assert splash(state) == 21
    for covered in (5, 12, 4):
        assert state.effect == covered
        assert not GAME.legal(state, 0)
        state = turn(state, {}).state


def test_scenario_8_swimming_outside_and_no_neighbour_of_its_own() -> None:
    state = position(L0, L0, called="7", deck="10 5")
    assert covers(state) == cells("(0,1) (1,0)")
    assert swims(state) == cells("(-1,1) (-1,2) (0,3) (1,3) (2,3) (3,3) (1,-1) (2,-1) (3,-1) (4,0) (4,1) (4,2)")
    for illegal in cells("(-1,0) (0,-1) (0,0) (4,-1) (5,1)"):
        assert refused(state, Duck(7, illegal))
    state = turn(state, {0: Duck(7, (4, 1))}).state
    assert pond(state)[4, 1] == [7]
    assert (0, 0) not in pond(state)
    assert state.stacks[0] == 12
    assert splash(state) == 30
    assert covers(state) == cells("(2,1) (3,0) (3,2) (4,1)")
    state = turn(state, {0: Cover(10, (2, 1))}).state
    assert {(5, 1), (0, 0)} <= set(swims(state))
    assert (3, -1) not in swims(state)


def test_a1_the_whole_stack_lands_on_top_where_the_covered_one_stood() -> None:
    state = turn(position(WIDE, L0, called="2"), {0: Cover(2, (1, 0))}).state
    assert pond(state) == {(0, 0): [6, 5, 4], (1, 0): [9, 8, 7, 12, 10, 2], (0, 1): [1], (1, 1): [3], (2, 1): [11]}


def test_a2_any_number_covers_any_number() -> None:
    assert covers(position(WIDE, L0, called="1")) == cells("(0,0) (1,1)")
    assert covers(position(WIDE, L0, called="11")) == cells("(2,0) (1,1)")


def test_a4_a_place_beside_the_moving_stack_alone_is_no_place() -> None:
    state = position("0,0:1 5,5:12.11.10.9.8.7.6.5.4.3.2", L0, called="1")
    assert swims(state) == cells("(4,5) (6,5) (5,4) (5,6)")
    assert covers(state) == []


def test_a5_a_swim_may_jump_holes_and_go_any_way() -> None:
    state = position("0,0:1.3 9,0:2.4.5.6 9,9:7.8.9.10.11.12", L0, called="3", deck="M R")
    assert swims(state) == cells("(8,0) (10,0) (9,-1) (9,1) (8,9) (10,9) (9,8) (9,10)")


def test_a6_a_stack_may_leave_the_frame_and_go_on_from_there() -> None:
    state = position(L0, L0, called="7", deck="7")
    state = turn(state, {0: Duck(7, (-1, 1))}).state
    assert pond(state)[-1, 1] == [7]
    assert covers(state) == cells("(0,1)")
    assert (-2, 1) not in swims(state)


def test_a7_a_stack_may_not_swim_to_its_own_place() -> None:
    for called in DUCKS:
        state = position(L0, L0, called=str(called))
        (own,) = (cell for cell, stack in pond(state).items() if stack == [called])
        assert own not in swims(state)
        assert own not in covers(state)


def test_a8_ducks_may_lose_contact() -> None:
    state = position("0,0:1.2.3 1,0:4.5.6 2,0:7.8.9.10.11.12", L0, called="6")
    state = turn(state, {0: Duck(6, (3, 0))}).state
    assert set(pond(state)) == {(0, 0), (2, 0), (3, 0)}
    split = position("0,0:1.2.3 1,0:4.5.6 2,0:7.8.9.10.11.12", L0, called="6")
    assert set(pond(turn(split, {0: Cover(6, (0, 0))}).state)) == {(0, 0), (2, 0)}


def test_a9_a_covered_duck_is_never_called() -> None:
    state = position(WIDE, WIDE, L0, called="1", deck="5 6 8 9 10 12")
    for covered in (5, 6, 8, 9, 10, 12):
        state = turn(state, {}).state
        assert state.effect == covered
        assert state.movers[:2] == [0, 0]


@pytest.mark.parametrize("shape", ["0,0 1,0", "0,0 0,1", "-7,3 9,-9", "0,0 1,1", "5,5 -5,5"])
def test_a10_two_stacks_can_always_swim(shape: str) -> None:
    one, other = shape.split()
    state = position(f"{one}:1 {other}:12.11.10.9.8.7.6.5.4.3.2", L0, called="1", deck="R")
    assert swims(state)


def refused(state: State, action: Action, seat: int = 0) -> Refusal:
    """Why `seat` may not take `action`; the state must stay as it is."""
    text = GAME.write(state)
    with pytest.raises(IllegalAction) as caught:
        apply(GAME, state, seat, action, Rng(0))
    assert GAME.write(state) == text
    return caught.value.refusal


@pytest.mark.parametrize(
    ("action", "code", "cell", "number"),
    [
        (Duck(4, (2, 1)), "own_place", (2, 1), 4),
        (Cover(4, (2, 1)), "own_place", (2, 1), 4),
        (Duck(4, (1, 1)), "occupied", (1, 1), 4),
        (Cover(4, (0, 0)), "not_beside", (0, 0), 4),
        (Cover(4, (1, 0)), "not_beside", (1, 0), 4),
        (Cover(4, (4, 1)), "nothing_there", (4, 1), 4),
        (Duck(4, (9, 9)), "no_neighbour", (9, 9), 4),
        (Duck(4, (4, 3)), "no_neighbour", (4, 3), 4),
        (Duck(4, (255, 0)), "no_neighbour", (255, 0), 4),
        (Duck(4, (10**30, -(10**30))), "no_neighbour", (10**30, -(10**30)), 4),
        (Cover(4, (-128, -128)), "nothing_there", (-128, -128), 4),
        (Duck(9, (4, 1)), "not_called", (2, 1), 4),
        (Cover(99, (1, 1)), "not_called", (2, 1), 4),
        (Cover(0, (1, 1)), "not_called", (2, 1), 4),
    ],
)
def test_a_refusal_names_the_place_that_forbids_it(action: Action, code: str, cell: Cell, number: int) -> None:
    assert refused(position(L0, L0, called="4"), action) == Refusal(code, (Slot(zone(0), cell),), (number,))


def test_a_place_beside_the_moving_duck_alone_has_a_refusal_of_its_own() -> None:
    state = position(L0, L0, called="7")
    assert refused(state, Duck(7, (-1, 0))).code == "only_itself"
    assert refused(state, Duck(7, (0, -1))).code == "only_itself"


def test_cells_that_share_an_index_of_the_plane_are_not_confused() -> None:
    state = position(L0, L0, called="7")
    assert (-1, 1) in swims(state)
    assert refused(state, Duck(7, (255, 0))).code == "no_neighbour"
    assert refused(state, Cover(7, (-255, 1))).code == "nothing_there"


def test_who_quacks_or_has_chosen_is_refused_for_that() -> None:
    state = position(WIDE, L0, called="5")
    assert refused(state, Cover(5, (1, 0))) == Refusal("quack", numbers=(5,))
    state = position(L0, L0, called="4")
    state = apply(GAME, state, 0, Cover(4, (2, 0)), Rng(0)).state
    assert refused(state, Cover(4, (2, 0))) == Refusal("committed")
