"""Districts (section 5D, rulings D1 to D5)."""

from __future__ import annotations

from duckgames.games.kaczogrod.rules.actions import Action
from duckgames.games.kaczogrod.rules.city import cut_off, cut_out, districts, kinds_of
from duckgames.games.kaczogrod.rules.events import DistrictLost
from duckgames.games.kaczogrod.rules.grid import cell_at, place_of
from tests.games.kaczogrod.positions import city, do, events, marks, pile, play, position, told

THREE = "mayor@12,0 port@13,0 bank@14,0 court@15,0 zoo@14,1 factory@14,2 swimming_pool@14,3 hospital@15,1 cafe@13,-1"


def test_a_city_falls_into_three_parts_and_the_one_without_a_town_hall_is_lost() -> None:
    """K7, the example of the rulebook: two removed cards make three districts."""
    state = position("mayor@0,0", THREE, hands=["hurricane"])
    chosen: list[Action] = [play("hurricane", 1), *marks((14, 0), (14, 1))]
    after = do(state, *chosen, rolls=[6])
    assert city(after, 1) == {
        (12, 0): "mayor", (13, 0): "port", (13, -1): "cafe", (15, 0): "court", (15, 1): "hospital",
    }  # fmt: skip
    (lost,) = told(events(state, *chosen, rolls=[6]), DistrictLost)
    assert [face.id for face in lost.cards] == ["factory", "swimming_pool"]
    assert {"factory", "swimming_pool", "bank", "zoo"} <= set(pile(after, 1))
    assert len(districts(kinds_of(after, 1))) == 2


def test_cards_that_touch_at_a_corner_are_separate() -> None:
    state = position("mayor@0,0", "mayor@12,0 port@13,0 bank@13,1", hands=["meteorite"])
    after = do(state, play("meteorite", 1), *marks((13, 0)))
    assert city(after, 1) == {(12, 0): "mayor"}, "the bank touches the mayor at a corner only"


def test_the_largest_district_is_lost_too() -> None:
    """D1: every part is tested alike."""
    state = position("mayor@0,0", "mayor@12,0 port@13,0 bank@14,0 zoo@15,0 factory@16,0", hands=["meteorite"])
    assert city(do(state, play("meteorite", 1), *marks((13, 0))), 1) == {(12, 0): "mayor"}


def test_a_converted_pair_that_is_cut_off_separates() -> None:
    """D4: each card goes to its owner's pile."""
    state = position("mayor@0,0", "mayor@12,0 port@13,0 zoo@14,0+ufo_landing:0", hands=["meteorite"])
    after = do(state, play("meteorite", 1), *marks((13, 0)))
    assert {"port", "zoo"} <= set(pile(after, 1))
    assert "ufo_landing" in pile(after, 0)
    assert not after.tops[1]


def test_the_loss_can_be_told_before_it_happens() -> None:
    state = position("mayor@0,0", THREE)
    kinds = kinds_of(state, 1)
    assert cut_off(kinds) == []
    gone = [cell_at(14, 0), cell_at(14, 1)]
    assert [place_of(cell) for cell in cut_off(kinds, gone)] == [(14, 2), (14, 3)]


def test_whether_a_city_may_be_cut_is_never_missed() -> None:
    """What is plain to see around a cell agrees with looking at the whole city."""
    state = position("mayor@0,0", THREE)
    kinds = kinds_of(state, 1)
    for cell in kinds:
        parts = districts([each for each in kinds if each != cell])
        assert cut_out(dict(kinds), [cell]) or (len(parts) == 1 and cell != cell_at(12, 0))
    assert not cut_out(dict(kinds), [cell_at(14, 3)])
    assert not cut_out(dict(kinds), [cell_at(14, 3), cell_at(14, 2)]), "one after the other from the end"
    assert cut_out(kinds, [cell_at(14, 2), cell_at(14, 3)])
    assert cell_at(14, 3) not in kinds
    ring = position("mayor@0,0", "mayor@12,0 port@13,0 bank@14,0 zoo@14,1 tram@14,2 cafe@13,2 park@12,2 school@12,1")
    assert cut_out(kinds_of(ring, 1), [cell_at(13, 0)]), "linked, but the long way round"
    assert cut_off(kinds_of(ring, 1), [cell_at(13, 0)]) == []
    block = position("mayor@0,0", "mayor@12,0 port@13,0 bank@12,1 zoo@13,1")
    assert not cut_out(kinds_of(block, 1), [cell_at(13, 0)])
