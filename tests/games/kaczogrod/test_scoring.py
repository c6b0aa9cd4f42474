"""Who wins (section 4, "New Winning Conditions", rulings D5 and F1 to F4)."""

from __future__ import annotations

import pytest

from duckgames.core.places import POINTS, Counter
from duckgames.games.kaczogrod.rules import GAME
from duckgames.games.kaczogrod.rules.scoring import Verdict, best_district, standing
from duckgames.games.kaczogrod.rules.state import State
from tests.games.kaczogrod.positions import position

K8 = (
    "mayor@0,0 old_mint@1,0 bank@2,0 clock_tower@3,0 foundry@4,0 scout_camp@5,0 cafe@6,0 school@7,0 tailor@8,0 "
    "balloon@9,0 ice_rink@10,0"
)


def ended(*cities: str, winning: str = "basic") -> State:
    """The last position of a match, in which all cards that are left lie in the piles."""
    return position(*cities, hands=[""] * max(2, len(cities)), rest="pile", turn="over", asked="over", winning=winning)


def test_the_example_of_the_rulebook() -> None:
    """K8: 3 SPECIALS and four types are 7 points; in the basic way the same city counts 3."""
    advanced = GAME.result(ended(K8, winning="advanced"))
    assert advanced is not None
    assert advanced.scores[0].parts == (("specials", 3), ("types", 4))
    assert advanced.scores[0].total == 7
    basic = GAME.result(ended(K8))
    assert basic is not None
    assert basic.scores[0].parts == (("specials", 3), ("objects", 10))
    assert basic.scores[0].total == 3


def test_special_is_no_scoring_type_and_five_are_the_most() -> None:
    """F4."""
    town = "mayor@0,0 port@1,0 bank@2,0 zoo@3,0 factory@4,0 swimming_pool@5,0"
    assert standing(ended(town, winning="advanced"), 0) == (0, 5, 5)
    assert standing(ended("mayor@0,0 old_mint@1,0", winning="advanced"), 0) == (1, 0, 1)


@pytest.mark.parametrize(
    ("cities", "winning", "verdict", "winners"),
    [
        (("mayor@0,0 old_mint@1,0", "mayor@12,0 port@13,0 bank@14,0"), "basic", Verdict.SPECIALS, (0,)),
        (("mayor@0,0 port@1,0", "mayor@12,0 port@13,0 bank@14,0"), "basic", Verdict.OBJECTS, (1,)),
        (("mayor@0,0 port@1,0", "mayor@12,0 bank@13,0 hospital@14,0"), "basic", Verdict.SHARED, (0, 1)),
        (("mayor@0,0 port@1,0 bank@2,0", "mayor@12,0 old_mint@13,0"), "advanced", Verdict.POINTS, (0,)),
        (("mayor@0,0 port@1,0", "mayor@12,0 old_mint@13,0"), "advanced", Verdict.TIED_SPECIALS, (1,)),
    ],
)
def test_who_wins(cities: tuple[str, ...], winning: str, verdict: Verdict, winners: tuple[int, ...]) -> None:
    """F1 to F3."""
    result = GAME.result(ended(*cities, winning=winning))
    assert result is not None
    assert (result.reason, result.winners) == (verdict, winners)


def test_a_converted_pair_is_one_special_and_one_object() -> None:
    """F2: and its old type does not score (E10)."""
    state = ended("mayor@0,0 swimming_pool@1,0+world_record:0", winning="advanced")
    assert standing(state, 0) == (1, 0, 1)


def test_only_the_best_district_counts() -> None:
    """D5: SPECIALS, objects and types are all taken from it."""
    parts = "mayor@0,0 old_mint@1,0 port@2,0 court@0,2 bank@1,2 zoo@2,2 factory@3,2"
    assert standing(ended(parts), 0) == (1, 1, 2)
    advanced = ended(parts, winning="advanced")
    assert standing(advanced, 0) == (0, 3, 3), "points first"
    assert best_district({}, advanced=False) == []


def test_what_counts_now_stands_on_the_table() -> None:
    for winning, points in (("basic", 1), ("advanced", 2)):
        state = position("mayor@0,0 old_mint@1,0 port@2,0", winning=winning)
        counters = GAME.table(GAME.observe(state, None)).counters
        assert counters[Counter(POINTS, 0)] == points
        assert counters[Counter("specials", 0)] == 1
        assert counters[Counter("objects", 0)] == 2


def test_there_is_no_result_before_the_end() -> None:
    assert GAME.result(position()) is None
