"""Section 3.5, a turn: rules T1 to T11."""

import pytest

from duckgames.games.duck_town.rules import GAME
from duckgames.games.duck_town.rules.events import CardsDrawn, CardsKept, CoinsTaken, CrownTaken, Robbed
from tests.games.duck_town.positions import cards, do, facts, legal, position, those, told, why_not

FOUR = ("magpie", "swan", "goose", "badger")
"""The roles of seats 0 to 3 in most of these positions."""


def test_t1_the_magpie_takes_all_coins_when_the_role_is_called() -> None:
    state = position(*FOUR, called="magpie", coins={0: 1, 2: 5})
    named = do(state, "coins", "name goose")
    assert named.state.coins == [3, 2, 5, 2], "nothing moves when the name is spoken"
    step = do(named.state, "end", "coins", "end")
    assert step.state.seat == 2
    assert step.state.coins == [8, 4, 0, 2]
    assert facts(step.events, Robbed, "seat", "victim", "count") == [(0, 2, 5)]


def test_t1_what_the_victim_gets_in_that_turn_is_not_taken() -> None:
    state = position(*FOUR, called="magpie", coins={2: 5}, towns={2: "market cafe"}, magpie="goose", did="gather power")
    step = do(state, "end", "coins", "end", "coins", "end")
    assert step.state.coins[0] == 2 + 5
    assert step.state.coins[2] == 2 + 1 + 2, "two coins, the extra coin of the Goose, and income"


def test_t1_loot_is_taken_before_the_swan_takes_the_crown() -> None:
    state = position(*FOUR, called="magpie", magpie="swan", did="gather power")
    kinds = [type(event) for event in do(state, "end").events]
    assert kinds.index(Robbed) < kinds.index(CrownTaken)


def test_t1_an_empty_purse_is_robbed_of_nothing() -> None:
    state = position(*FOUR, called="magpie", magpie="swan", did="gather power", coins={1: 0})
    step = do(state, "end")
    assert facts(step.events, Robbed, "victim", "count") == [(1, 0)]


def test_t2_the_swan_takes_the_crown_at_once() -> None:
    state = position(*FOUR, called="magpie", did="gather", leader=3)
    assert state.crown == 3
    assert do(state, "end").state.crown == 1


def test_t3_gathering_is_obligatory_and_done_once() -> None:
    state = position(*FOUR, called="goose", hands={2: "cafe"})
    assert legal(state) == {"coins", "look"}
    assert legal(do(state, "coins").state) == {"build cafe", "end"}
    assert why_not(state, "end").code == "gather_first"
    assert why_not(do(state, "coins").state, "look").code == "gathered"


def test_t3_two_coins() -> None:
    assert do(position(*FOUR, called="badger"), "coins").state.coins == [2, 2, 2, 4]


def test_t3_one_of_two_looked_at_cards_is_kept_and_the_other_goes_under_the_deck() -> None:
    state = position(*FOUR, called="badger", top="hall docks gate")
    looking = do(state, "look").state
    assert cards(looking.looked) == "hall docks"
    assert legal(looking) == {"keep 0", "keep 1"}
    for index, kept, under in ((0, "hall", "docks"), (1, "docks", "hall")):
        step = do(looking, f"keep {index}")
        assert cards(step.state.hands[3]) == kept
        assert cards(step.state.deck[:1]) == under
        assert cards(step.state.deck[-1:]) == "gate"
        assert step.state.gathered
        assert facts(step.events, CardsKept, "seat", "count") == [(3, 1)]


def test_t4_one_card_in_the_deck_is_kept_without_a_choice() -> None:
    step = do(position(*FOUR, called="badger", top="hall", hoard=0), "look")
    assert cards(step.state.hands[3]) == "hall"
    assert step.state.deck == []
    assert "end" in legal(step.state)


def test_t4_with_an_empty_deck_there_are_only_coins() -> None:
    state = position(*FOUR, called="badger", hoard=0)
    assert legal(state) == {"coins"}
    assert why_not(state, "look").code == "deck_empty"


@pytest.mark.parametrize("gather", [("coins",), ("look", "keep 0")])
def test_t5_the_goose_gets_a_coin_whatever_it_gathers(gather: tuple[str, ...]) -> None:
    step = do(position(*FOUR, called="goose"), *gather)
    assert (2, 1, "goose") in facts(step.events, CoinsTaken, "seat", "count", "source")
    assert step.state.coins[2] == (5 if gather == ("coins",) else 3)


def test_t5_the_beaver_draws_two_after_gathering() -> None:
    state = position("fox", "owl", "swan", "beaver", called="beaver", top="hall docks gate dam library")
    assert cards(do(state, "coins").state.hands[3]) == "docks hall"
    step = do(state, "look", "keep 0")
    assert cards(step.state.hands[3]) == "hall dam gate"
    assert cards(step.state.deck[:1]) == "docks"
    assert facts(step.events, CardsDrawn, "seat", "count", "source") == [(3, 2, "beaver")]
    assert do(state, "look").state.hands[3] == []


@pytest.mark.parametrize(("top", "gather", "hand"), [
    ("hall docks", ("look", "keep 0"), "docks hall"),
    ("hall", ("look",), "hall"),
    ("hall", ("coins",), "hall"),
    ("", ("coins",), ""),
])  # fmt: skip
def test_t5_the_beaver_draws_as_many_as_there_are(top: str, gather: tuple[str, ...], hand: str) -> None:
    """With two cards the one it did not keep lies under the deck by then, and is drawn."""
    state = position("fox", "owl", "swan", "beaver", called="beaver", top=top, hoard=0)
    step = do(state, *gather)
    assert cards(step.state.hands[3]) == hand
    assert [event.count for event in told(step.events, CardsDrawn)] == ([1] if top and gather != ("look",) else [])


@pytest.mark.parametrize(("role", "colour"), [
    ("swan", "manor castle"), ("heron", "shrine abbey"), ("goose", "cafe stall"), ("badger", "lockup fortress"),
])  # fmt: skip
def test_t6_income_is_a_coin_for_each_building_of_the_colour(role: str, colour: str) -> None:
    others = "manor castle shrine abbey cafe stall lockup fortress".replace(colour, "")
    state = position(role, *(r for r in ("fox", "magpie", "owl") if r != role), called=role, towns={0: "gate keep"})
    assert "income" not in legal(state)
    state = position(role, "fox", "magpie", "owl", called=role, towns={0: f"{colour} keep", 1: others})
    step = do(state, "income")
    assert step.state.coins[0] == 2 + 2
    assert facts(step.events, CoinsTaken, "seat", "count", "source") == [(0, 2, "income")]
    assert "income" not in legal(step.state)


@pytest.mark.parametrize("role", ["fox", "magpie", "owl", "beaver"])
def test_t6_other_roles_have_no_income(role: str) -> None:
    rest = [each for each in ("swan", "heron", "goose", "badger") if each != role][:3]
    towns = {0: "manor shrine cafe lookout gate"}
    state = position(role, *rest, called=role, towns=towns)
    assert why_not(state, "income").code == "no_income"
    assert do(state, "coins", "end").state.coins[0] == 4


def test_t6_income_may_be_taken_before_or_after_building_but_once() -> None:
    state = position(*FOUR, called="goose", towns={2: "market"}, hands={2: "cafe"})
    before = do(state, "income", "coins", "build cafe", "end").state
    after = do(state, "coins", "build cafe", "income", "end").state
    assert (before.coins[2], after.coins[2]) == (2 + 1 + 3 - 1, 2 + 3 - 1 + 2)
    assert why_not(do(state, "income").state, "income").code == "income_taken"


def test_t6_what_was_not_taken_is_paid_when_the_turn_ends() -> None:
    state = position(*FOUR, called="goose", towns={2: "market cafe"})
    assert do(state, "coins", "end").state.coins[2] == 2 + 3 + 2
    step = do(position(*FOUR, called="goose"), "coins", "end")
    assert not [event for event in told(step.events, CoinsTaken) if event.source == "income"]


def test_t6_before_a_build_income_is_never_paid_by_itself() -> None:
    state = position(*FOUR, called="goose", towns={2: "market"}, hands={2: "castle stall"}, coins={2: 0}, did="gather")
    assert those(state, "build") == set()
    assert those(do(state, "income").state, "build") == set()
    state = position(*FOUR, called="goose", towns={2: "market"}, hands={2: "stall"}, coins={2: 1}, did="gather")
    assert why_not(state, "build stall").code == "coins_short"
    assert those(do(state, "income").state, "build") == {"stall"}


def test_t6_knock_down_prices_are_checked_with_income_counted() -> None:
    state = position(*FOUR, called="badger", towns={0: "castle hall", 3: "lookout lockup"}, coins={3: 1}, did="gather")
    assert those(state, "knock") == {"0 castle", "3 lookout", "3 lockup"}
    step = do(state, "knock 0 castle")
    assert step.state.coins[3] == 1 + 2 - 3


def test_t6_income_is_paid_before_an_own_red_building_falls() -> None:
    state = position(*FOUR, called="badger", towns={3: "lookout lockup"}, coins={3: 0}, did="gather")
    assert do(state, "knock 3 lockup").state.coins[3] == 0 + 2 - 1


def test_t7_powers_are_used_once_at_any_moment_and_are_optional() -> None:
    state = position("fox", "owl", "swan", "beaver", called="fox", hands={0: "cafe"})
    for texts in (("name swan", "coins"), ("coins", "name swan"), ("coins", "build cafe", "name swan")):
        after = do(state, *texts).state
        assert after.fox == 4
        assert those(after, "name") == set()
        assert why_not(after, "name owl").code == "power_used"
    silent, nobody = do(state, "coins", "end").state, do(state, "name nobody", "coins", "end").state
    assert silent == nobody


def test_t8_building_needs_gathering_money_and_a_name_that_does_not_stand_yet() -> None:
    hand = {2: "cafe market castle hall"}
    state = position(*FOUR, called="goose", towns={2: "market"}, hands=hand, coins={2: 1})
    assert those(state, "build") == set()
    assert why_not(state, "build cafe").code == "gather_first"
    gathered = do(state, "coins").state
    assert gathered.coins[2] == 4
    assert those(gathered, "build") == {"cafe", "castle"}
    assert why_not(gathered, "build market").code == "already_built"
    assert why_not(gathered, "build hall").numbers == (1,)
    built = do(gathered, "build castle")
    assert cards(built.state.towns[2]) == "market castle"
    assert cards(built.state.hands[2]) == "cafe market hall"
    assert built.state.coins[2] == 0
    assert why_not(built.state, "build cafe").code == "built_enough"


def test_t8_both_hollow_oak_keeps_cannot_stand_in_one_town() -> None:
    state = position(*FOUR, called="goose", towns={2: "keep"}, hands={2: "keep"}, coins={2: 9}, did="gather")
    assert why_not(state, "build keep").code == "already_built"


def test_t8_the_beaver_builds_up_to_three() -> None:
    hand = {3: "cafe shrine lookout stall"}
    state = position("fox", "owl", "swan", "beaver", called="beaver", hands=hand, coins={3: 9}, did="gather")
    step = do(state, "build cafe", "build shrine", "build lookout")
    assert step.state.coins[3] == 6
    assert those(step.state, "build") == set()
    assert why_not(step.state, "build stall").numbers == (3,)


def test_t9_a_knock_down_ends_the_turn() -> None:
    state = position(*FOUR, called="badger", towns={1: "cafe"}, hands={3: "cafe"})
    assert those(state, "knock") == set()
    assert why_not(state, "knock 1 cafe").code == "gather_first"
    step = do(state, "coins", "build cafe", "knock 1 cafe")
    assert step.state.round == 3
    assert cards(step.state.towns[1]) == ""
    assert cards(step.state.deck[:1]) == "cafe"


def test_t10_a_turn_ends_by_an_action_of_its_own() -> None:
    state = do(position(*FOUR, called="goose"), "coins").state
    assert (state.seat, legal(state)) == (2, {"end"})
    assert do(state, "end").state.seat == 3


def test_t11_hands_purses_and_towns_have_no_limit() -> None:
    town = "manor castle shrine chapel cafe market"
    state = position("fox", "owl", "swan", "beaver", called="beaver", towns={3: town}, hands={3: "stall docks hall"},
                     coins={3: 500}, hoard=3, did="gather")  # fmt: skip
    step = do(state, "build stall", "build docks", "build hall")
    assert len(step.state.towns[3]) == 9
    assert step.state.first == 3
    assert step.state.coins[3] == 490
    assert len(step.state.hands[3]) == 66 - 9
    assert GAME.read(GAME.write(step.state)) == step.state
