"""Section 3.7, the end and the score: rules E1 to E7; the Badger's targets; scenarios 10 and 11."""

from __future__ import annotations

import pytest

from duckgames.core.events import CounterChanged, MatchEnded
from duckgames.core.game import Result
from duckgames.core.places import POINTS, Counter
from duckgames.games.duck_town.rules import GAME
from duckgames.games.duck_town.rules.events import KnockedDown, TownFinished
from duckgames.games.duck_town.rules.scoring import Verdict, parts
from duckgames.games.duck_town.rules.state import Phase, State
from tests.games.duck_town.positions import cards, do, facts, legal, position, those, told, why_not

SIX = "manor castle shrine chapel cafe lookout"
"""Six buildings worth 12, of four colours."""

P = "manor palace chapel cafe harbour lockup gate"
Q = "castle abbey market lookout keep laboratory"
"""The towns of scenario 11."""


def result(state: State) -> Result:
    """The result of a match that is over."""
    found = GAME.result(state)
    assert found is not None
    return found


def test_scenario_10_three_finishers_in_one_round() -> None:
    state = position(
        "owl", "beaver", "badger", "fox", called="fox", towns={0: SIX, 1: SIX, 2: SIX}, up="magpie goose",
        hands={0: "market", 1: "stall", 2: "docks"}, coins=dict.fromkeys(range(4), 2),
    )  # fmt: skip
    step = do(state, "coins", "end", "coins", "build market", "end")
    assert facts(step.events, TownFinished, "seat", "first") == [(0, True)]
    assert step.state.first == 0
    step = do(step.state, "coins", "build stall", "end", "coins", "build docks")
    assert facts(step.events, TownFinished, "seat", "first") == [(1, False), (2, False)]
    assert those(step.state, "knock") == set()
    assert why_not(step.state, "knock 0 cafe").code == "town_full"
    assert why_not(step.state, "knock 2 cafe").code == "town_full"
    assert GAME.result(step.state) is None
    end = do(step.state, "end")
    assert [score.total for score in result(end.state).scores] == [18, 16, 17, 0]
    assert (result(end.state).winners, result(end.state).reason) == ((0,), Verdict.POINTS)
    assert told(end.events, MatchEnded) == [MatchEnded(winners=(0,))]
    assert (end.state.phase, end.state.seat, list(GAME.owing(end.state))) == (Phase.OVER, -1, [])


def test_e1_the_first_finisher_stays_the_first() -> None:
    state = position(
        "owl", "beaver", "badger", "fox", called="beaver", first="0", towns={0: f"{SIX} market", 1: SIX},
        hands={1: "gate stall"}, coins={1: 20}, did="gather",
    )  # fmt: skip
    assert do(state, "build gate", "build stall").state.first == 0


def test_e2_the_round_is_played_to_the_last_role() -> None:
    roles = ("fox", "beaver", "badger", "goose")
    state = position(*roles, called="fox", towns={0: SIX}, hands={0: "market"}, did="gather")
    step = do(state, "build market", "end", "coins", "end", "coins", "end")
    assert legal(step.state) == {"coins", "look"}
    assert step.state.round == 2
    assert do(step.state, "coins", "end").state.phase == Phase.OVER


def over(*towns: str, first: str, roles: tuple[str, ...] = ("fox", "owl", "beaver", "swan"), fox: str = "-") -> State:
    """A match that is over."""
    return position(*roles, called="over", towns=dict(enumerate(towns)), first=first, fox=fox)


def test_scenario_11_score_sheet() -> None:
    found = result(over(P, Q, first="0"))
    assert [score.total for score in found.scores] == [32, 25, 0, 0]
    assert found.scores[0].parts == (("buildings", 23), ("wonders", 2), ("colours", 3), ("full", 4))
    assert found.scores[1].parts == (("buildings", 18), ("wonders", 4), ("colours", 3), ("full", 0))


X = "manor castle chapel market docks lockup fortress"
"""A full town worth 25 with the bonus of the first finisher, as much as Q."""


def test_scenario_11_the_highest_role_of_the_last_round_breaks_a_tie() -> None:
    found = result(over("", X, Q, first="1"))
    assert [score.total for score in found.scores[1:3]] == [25, 25]
    assert (found.winners, found.reason) == ((2,), Verdict.ROLE)


def test_scenario_11_a_missed_role_does_not_count_for_the_tie() -> None:
    found = result(over("", X, Q, first="1", fox="beaver"))
    assert [score.total for score in found.scores[1:3]] == [25, 25]
    assert (found.winners, found.reason) == ((1,), Verdict.ROLE)


def test_e3_five_colours_need_a_wonder_too() -> None:
    four, five = "manor shrine cafe lookout", "manor shrine cafe lookout island"
    state = position("fox", "owl", "beaver", "swan", called="fox", towns={0: four, 1: five})
    assert dict(parts(state, 0))["colours"] == 0
    assert dict(parts(state, 1)) == {"buildings": 8, "wonders": 2, "colours": 3, "full": 0}


def test_e3_the_size_of_a_full_town_is_an_option() -> None:
    state = position("fox", "owl", "beaver", "swan", called="fox", towns={0: P}, options="8 crown ribbon")
    assert dict(parts(state, 0))["full"] == 0
    assert state.first == -1


def test_e4_buildings_beyond_the_seventh_score_like_the_others() -> None:
    state = over(f"{P} university stall", "", "", "", first="0", roles=("beaver", "owl", "fox", "swan"))
    assert dict(parts(state, 0)) == {"buildings": 23 + 6 + 2, "wonders": 4, "colours": 3, "full": 4}


def test_e5_coins_and_cards_score_nothing() -> None:
    state = position("fox", "owl", "beaver", "swan", called="over", towns={0: P}, first="0", coins={1: 99},
                     hands={1: "university"})  # fmt: skip
    assert result(state).scores[1].total == 0


def test_the_points_of_every_town_are_told_when_one_changes() -> None:
    state = position("fox", "owl", "beaver", "swan", called="fox", towns={0: SIX}, hands={0: "market"}, did="gather")
    step = do(state, "build market")
    assert CounterChanged(counter=Counter(POINTS, 0), value=18) in step.events
    assert GAME.table(GAME.observe(step.state, None)).counters[Counter(POINTS, 0)] == 18


BADGER = ("fox", "heron", "swan", "badger")


def test_the_badger_pays_a_coin_less_than_the_building_cost() -> None:
    towns = {0: "cafe castle gate", 1: "market", 2: "hall", 3: "docks"}
    state = position(*BADGER, called="badger", towns=towns, coins={3: 3}, did="gather")
    assert those(state, "knock") == {"0 cafe", "0 castle", "3 docks"}
    assert why_not(state, "knock 0 gate").numbers == (2,), "a wonder is priced by its cost"
    assert why_not(state, "knock 1 market").code == "heron"
    assert why_not(state, "knock 2 hall").numbers == (1,)
    step = do(state, "knock 0 castle")
    assert facts(step.events, KnockedDown, "seat", "owner", "price") == [(3, 0, 3)]
    assert step.state.coins[3] == 0
    assert cards(step.state.towns[0]) == "cafe gate"
    assert cards(step.state.deck[:1]) == "castle"


def test_a_building_of_one_coin_is_knocked_down_for_nothing_and_own_ones_may_be() -> None:
    state = position(*BADGER, called="badger", towns={0: "cafe", 3: "shrine"}, coins={3: 0}, did="gather")
    assert those(state, "knock") == {"0 cafe", "3 shrine"}
    assert do(state, "knock 3 shrine").state.coins[3] == 0


def test_a_full_town_is_safe_its_own_included() -> None:
    towns = {2: P, 3: "castle abbey market lookout keep laboratory hall"}
    state = position(*BADGER, called="badger", towns=towns, first="2", coins={3: 20}, did="gather", built=1)
    assert those(state, "knock") == set()


@pytest.mark.parametrize("powers", ["ribbon", "powers"])
def test_e7_wonders_have_no_powers_unless_the_match_is_set_up_so(powers: str) -> None:
    state = position("fox", "owl", "goose", "badger", called="goose", towns={2: "smithy laboratory academy library"},
                     hands={2: "cafe"}, options=f"7 crown {powers}")  # fmt: skip
    extra = {"forge", "sell cafe", "income"} if powers == "powers" else set()
    assert legal(state) == {"coins", "look"} | extra
