"""The classic powers of the wonders (section 2), in play where the match is set up so (ruling 9.10)."""

from __future__ import annotations

from typing import Any

from duckgames.games.duck_town.rules import GAME
from duckgames.games.duck_town.rules.events import CardsDrawn, CoinsTaken, Rescued
from duckgames.games.duck_town.rules.scoring import parts
from duckgames.games.duck_town.rules.state import Phase, State
from tests.games.duck_town.positions import cards, do, facts, legal, position, those, why_not

ROLES = ("fox", "heron", "goose", "badger")


def goose(town: str, hand: str = "", **more: Any) -> State:
    """The turn of a Goose that owns wonders."""
    given: dict[str, Any] = {"towns": {2: town}, "hands": {2: hand}, "options": "7 crown powers", **more}
    return position(*ROLES, called="goose", **given)


def badger(town: str, *, garden: int = 0, coins: int = 9, owner: int = 2, **more: Any) -> State:
    """A Badger in front of a town, and somebody's Fossil Garden."""
    towns = {owner: town}
    towns[garden] = f"{towns.get(garden, '')} garden"
    given: dict[str, Any] = {"coins": {garden: 1, 3: coins}, "did": "gather"}
    return position(*ROLES, called="badger", towns=towns, options="7 crown powers", **given, **more)


def colours(town: str, *, island: int, first: str = "-") -> int:
    """What a town of seat 2 gets for its colours in round 2, having been built in the round `island`."""
    more = "castle abbey market lookout keep laboratory hall"
    called = "badger" if first == "-" else "over"
    towns = {2: town, 0: "" if first == "-" else more}
    state = position(*ROLES, called=called, towns=towns, first=first, island=island, options="7 crown powers")
    return dict(parts(state, 2))["colours"]


def test_the_island_counts_as_any_one_colour() -> None:
    assert colours("manor shrine cafe gate island", island=1) == 3
    assert colours("manor shrine cafe lookout island", island=1) == 3
    assert colours("manor shrine cafe island", island=1) == 0


def test_the_island_counts_as_purple_only_if_it_was_built_in_the_last_round() -> None:
    assert colours("manor shrine cafe gate island", island=1, first="0") == 3
    assert colours("manor shrine cafe gate island", island=2, first="0") == 0
    assert colours("manor shrine cafe lookout island", island=2, first="0") == 3
    assert colours("manor shrine cafe gate island", island=2) == 3, "nobody has finished"


def test_the_round_in_which_the_island_was_built_is_remembered() -> None:
    state = goose("", "island", did="gather", round_=5)
    built = do(state, "build island").state
    assert built.island == 5
    struck = do(built, "end", "coins", "knock 2 island").state
    assert struck.island == 0


def test_the_keep_cannot_be_knocked_down() -> None:
    state = badger("keep manor", coins=1000)
    assert those(state, "knock") == {"0 garden", "2 manor"}
    assert why_not(state, "knock 2 keep").code == "keep_stands"


def test_the_dam_makes_the_other_buildings_dearer_but_not_itself() -> None:
    state = badger("dam manor cafe", coins=2)
    assert those(state, "knock") == {"2 cafe"}
    assert do(state, "knock 2 cafe", "leave").state.coins[3] == 1
    state = badger("dam manor cafe", coins=5)
    assert those(state, "knock") == {"0 garden", "2 dam", "2 manor", "2 cafe"}
    assert do(state, "knock 2 dam", "leave").state.coins[3] == 0
    assert do(badger("dam manor", owner=3, garden=0), "knock 3 manor", "leave").state.coins[3] == 9 - 3


def test_the_laboratory_buys_one_card_a_turn() -> None:
    state = goose("laboratory", "cafe market")
    assert those(state, "sell") == {"cafe", "market"}
    step = do(state, "sell market")
    assert step.state.coins[2] == 3
    assert cards(step.state.hands[2]) == "cafe"
    assert cards(step.state.deck[:1]) == "market"
    assert facts(step.events, CoinsTaken, "count", "source") == [(1, "selling")]
    assert [GAME.observe(step.state, viewer).under for viewer in (2, 1, None)][1:] == [(-1,), (-1,)]
    assert those(step.state, "sell") == set()


def test_the_smithy_sells_three_cards_for_two_coins() -> None:
    state = goose("smithy", top="hall docks gate dam")
    step = do(state, "forge")
    assert step.state.coins[2] == 0
    assert sorted(cards(step.state.hands[2]).split()) == ["docks", "gate", "hall"]
    assert facts(step.events, CardsDrawn, "count", "source") == [(3, "smithy")]
    assert "forge" not in legal(step.state)
    short = do(goose("smithy", top="hall", hoard=0), "forge")
    assert cards(short.state.hands[2]) == "hall"


def test_tools_may_be_used_again_in_the_next_turn() -> None:
    step = do(goose("smithy laboratory", "cafe"), "forge", "sell cafe", "coins", "end")
    assert step.state.tools == 0


def test_the_garden_saves_a_building_of_any_town_for_a_coin() -> None:
    for owner in (0, 2, 3):
        state = badger("cafe market", owner=owner)
        asked = do(state, f"knock {owner} market")
        assert (asked.state.phase, asked.state.seat) == (Phase.RESCUE, 0)
        assert legal(asked.state) == {"rescue", "leave"}
        saved = do(asked.state, "rescue")
        assert cards(saved.state.hands[0]) == "market"
        assert saved.state.coins[0] == 0
        assert facts(saved.events, Rescued, "seat") == [(0,)]
        assert saved.state.round == 3
        left = do(asked.state, "leave")
        assert cards(left.state.deck[:1]) == "market"
        assert left.state.coins[0] == 1


def test_all_remember_what_was_saved() -> None:
    state = do(badger("cafe market"), "knock 2 market", "rescue").state
    assert [cards(list(GAME.observe(state, viewer).remembered[0])) for viewer in (1, 2, 3)] == ["market"] * 3


def test_the_garden_does_not_help_the_badger_nor_the_poor_nor_itself() -> None:
    assert do(badger("cafe", garden=3), "knock 2 cafe").state.round == 3
    assert do(badger("cafe", garden=0), "knock 0 garden").state.round == 3
    poor = position(*ROLES, called="badger", towns={0: "garden", 2: "cafe"}, coins={0: 0}, did="gather",
                    options="7 crown powers")  # fmt: skip
    assert do(poor, "knock 2 cafe").state.round == 3


def test_the_observatory_shows_three_cards() -> None:
    state = do(goose("observatory", top="hall docks gate dam"), "look").state
    assert cards(state.looked) == "hall docks gate"
    kept = do(state, "keep 1").state
    assert cards(kept.hands[2]) == "docks"
    assert cards(kept.deck[:2]) == "gate hall"
    assert cards(do(goose("observatory", top="hall docks", hoard=0), "look").state.looked) == "hall docks"


def test_the_library_keeps_all_that_was_looked_at() -> None:
    state = do(goose("library", top="hall docks gate"), "look").state
    assert sorted(cards(state.hands[2]).split()) == ["docks", "hall"]
    assert state.coins[2] == 3, "the Goose's coin comes after gathering"
    both = do(goose("library observatory", top="hall docks gate"), "look").state
    assert len(both.hands[2]) == 3


def test_the_academy_pays_every_role_that_collects() -> None:
    for called, seat in (("heron", 1), ("goose", 2), ("badger", 3)):
        state = position(*ROLES, called=called, towns={seat: "academy"}, options="7 crown powers", did="gather")
        step = do(state, "income")
        assert step.state.coins[seat] == 3
    state = position(*ROLES, called="fox", towns={0: "academy"}, options="7 crown powers")
    assert why_not(state, "income").code == "no_income"


def test_university_and_gate_have_their_ribbon_only() -> None:
    state = goose("university gate")
    assert legal(state) == {"coins", "look"}
    assert dict(parts(state, 2))["wonders"] == 4
