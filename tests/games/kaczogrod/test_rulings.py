"""Every contested ruling stands behind one constant: each is tried the other way here."""

from __future__ import annotations

import pytest

from duckgames.core.options import checked
from duckgames.core.rng import Rng
from duckgames.games.kaczogrod import INFO
from duckgames.games.kaczogrod.rules import GAME, decks, rulings
from duckgames.games.kaczogrod.rules.actions import Start
from duckgames.games.kaczogrod.rules.cards import BASE
from duckgames.games.kaczogrod.rules.city import kinds_of
from duckgames.games.kaczogrod.rules.grid import BITS, cell_at, place_of
from duckgames.games.kaczogrod.rules.groups import SPECIAL, SPORT
from duckgames.games.kaczogrod.rules.scoring import Verdict, standing
from duckgames.games.kaczogrod.rules.state import Phase, State
from tests.games.kaczogrod.positions import (
    add,
    card,
    city,
    do,
    hand,
    legal,
    marked,
    marks,
    play,
    position,
    refusal,
    wait,
)
from tests.games.kaczogrod.test_scoring import ended

MINE = "mayor@0,0 port@1,0 bank@2,0 zoo@3,0 factory@4,0"
OTHER = "court@12,0 tram@11,0 cafe@10,0 park@9,0 school@8,0 swimming_pool@7,0 hotel@6,0"


@pytest.fixture
def rule(monkeypatch: pytest.MonkeyPatch) -> object:
    """Sets a ruling for one test."""

    def change(name: str, value: object) -> None:
        assert getattr(rulings, name) != value
        monkeypatch.setattr(rulings, name, value)

    return change


def free(state: State, seat: int) -> set[tuple[int, int]]:
    """The free cells of a city."""
    return {place_of(entry >> BITS) for entry in state.free[seat]}


def test_specials_may_not_start(rule: object) -> None:
    rule("SPECIALS_MAY_START", False)  # type: ignore[operator]
    state = GAME.start(checked(INFO.options, {}), 2, Rng(1))
    GAME.play(state, 0, GAME.move(state, 0, Start(card("mayor"), 0)), Rng(1))
    offered = [action.card for action in legal(state, 0) if isinstance(action, Start)]
    assert offered
    assert not any(BASE.groups[each] == SPECIAL for each in offered)
    assert refusal(state, Start(card("old_mint"), 1), 0) in ("special_cannot_start", "not_in_deck")
    assert refusal(state, Start(card("monument_korneliusz_kwacz"), 1), 0) == "special_cannot_start"
    assert "no_neighbours" in [fault.code for fault in decks.faults([83, 64, 65, 66], 4)]


def test_each_city_has_a_board_of_its_own(rule: object) -> None:
    rule("ONE_TABLE", False)  # type: ignore[operator]
    state = position(MINE, OTHER, hands=["hospital"])
    assert refusal(state, add("hospital", 5, 0)) == ""
    over = do(state, add("hospital", 5, 0))
    assert (5, 0) in free(over, 1), "the rival may build there too"
    both = position(MINE, "court@12,0 tram@11,0", hands=["meteorite"])
    assert do(both, play("meteorite", 1), *marks((11, 0))).turn == 1


def test_a_rivals_card_gives_places(rule: object) -> None:
    rule("RIVALS_GIVE_PLACES", True)  # type: ignore[operator]
    state = position(MINE, OTHER, hands=["hospital meteorite moving_house"])
    assert refusal(state, add("hospital", 7, 1)) == ""
    after = do(state, add("hospital", 7, 1))
    assert (7, 2) in free(after, 0)
    lifted = do(state, play("moving_house"), *marks((4, 0)))
    assert (7, 1) in marked(lifted)
    assert do(state, play("meteorite", 1), *marks((7, 0))).turn == 1


def test_rivals_cards_are_neighbours(rule: object) -> None:
    rule("RIVALS_ARE_NEIGHBOURS", True)  # type: ignore[operator]
    state = position(MINE, OTHER, hands=["restaurant"])
    assert refusal(state, add("restaurant", 5, 0)) == "same_group"
    guarded = position(
        MINE, "court@12,0 tram@11,0 cafe@10,0 park@9,0 school@8,0 swimming_pool@7,0 fire_station@6,0 bakery@5,0",
        hands=["fire moving_house"],
    )  # fmt: skip
    asked = do(guarded, play("fire", 0))
    assert (4, 0) in marked(asked), "the bakery of the rival lies between"
    near = position(
        MINE, "court@12,0 tram@11,0 cafe@10,0 park@9,0 school@8,0 hotel@7,0 zoo@6,0 fire_station@5,0",
        hands=["fire moving_house"],
    )  # fmt: skip
    assert (4, 0) not in marked(do(near, play("fire", 0)))
    assert (3, 1) in marked(do(near, play("moving_house"), *marks((4, 0))))


def test_a_city_needs_town_halls_to_expand(rule: object) -> None:
    rule("CARDS_PER_HALL", 3)  # type: ignore[operator]
    state = position("mayor@0,0 port@1,0 bank@2,0", hands=["zoo court"])
    assert refusal(state, add("zoo", 3, 0)) == "halls_short"
    assert refusal(state, add("court", 3, 0)) == ""
    assert GAME.sample(state, 0, Rng(1)) in GAME.legal(state, 0)
    more = do(state, add("court", 3, 0))
    assert refusal(do(more, wait(hand(more, 1)[0])), add("zoo", 4, 0)) == ""


def test_only_one_card_is_drawn(rule: object) -> None:
    rule("DRAW_UNTIL_FIVE", False)  # type: ignore[operator]
    after = do(position(hands=["port bank"]), wait("port"))
    assert len(hand(after, 0)) == 2
    full = position(hands=["burglar port bank cafe zoo", "tailor"])
    assert len(hand(do(full, wait("port")), 0)) == 5
    fetched = position(hands=["time_machine bank cafe zoo tram"], piles=["port"])
    assert len(hand(do(fetched, play("time_machine")), 0)) == 4


def test_the_match_ends_with_the_first_who_is_out(rule: object) -> None:
    rule("ALL_MUST_BE_OUT", False)  # type: ignore[operator]
    state = position(hands=["bank", "port cafe"], decks=["", ""], rest="pile")
    end = do(state, wait("bank"))
    assert end.phase is Phase.OVER
    assert GAME.read(GAME.write(end)) == end


def test_types_and_objects_count_in_the_whole_city(rule: object) -> None:
    rule("ONE_DISTRICT_FOR_ALL", False)  # type: ignore[operator]
    parts = "mayor@0,0 old_mint@1,0 port@2,0 court@0,2 bank@1,2 zoo@2,2"
    assert standing(ended(parts), 0) == (1, 3, 4)


def test_nobody_may_aim_at_himself(rule: object) -> None:
    rule("ONE_MAY_AIM_AT_ONESELF", False)  # type: ignore[operator]
    state = position(hands=["flood"])
    assert refusal(state, play("flood", 0)) == "not_on_oneself"
    assert refusal(state, play("flood", 1)) == ""


def test_linked_cards_must_all_touch_each_other(rule: object) -> None:
    rule("LINKED_AS_A_GROUP", False)  # type: ignore[operator]
    state = position("mayor@0,0", "mayor@12,0 bank@13,0 port@14,0 park@15,0", hands=["fire"])
    after = do(state, play("fire", 1), *marks((14, 0), (13, 0)))
    assert after.turn == 1, "no third card touches both"


def test_a_converted_object_keeps_its_type(rule: object) -> None:
    rule("CONVERTED_KEEPS_ITS_TYPE", True)  # type: ignore[operator]
    state = position("mayor@0,0 swimming_pool@1,0+world_record:0", hands=["ice_rink olympic_games"])
    assert kinds_of(state, 0)[cell_at(1, 0)] == 1 << SPECIAL | 1 << SPORT
    assert refusal(state, add("ice_rink", 2, 0)) == "same_group"
    assert marked(do(state, play("olympic_games", 0), rolls=[1])) == {(1, 0)}
    assert standing(state, 0) == (1, 1, 1)


def test_events_may_add_what_is_banned(rule: object) -> None:
    rule("BANS_STOP_EVENTS_TOO", False)  # type: ignore[operator]
    state = position("mayor@0,0", hands=["town_fair port"], lasting="raising_taxes:1>0/3/-/0")
    asked = do(state, play("town_fair"))
    assert refusal(asked, add("port", 1, 0)) == ""
    assert refusal(state, add("port", 1, 0)) == "banned"
    fair = position("mayor@0,0", hands=["town_fair port court"], lasting="raising_taxes:1>0/3/-/0")
    assert refusal(do(fair, play("town_fair")), add("court", 1, 0)) == "same_group"


def test_the_same_effect_adds_up(rule: object) -> None:
    rule("SAME_EFFECT_ADDS_UP", True)  # type: ignore[operator]
    state = position(
        hands=["raising_taxes zoo", "port", "tailor"], lasting="raising_taxes:2>1/2/-/1 smog:2>0/1/-/0", seats=3
    )
    after = do(state, play("raising_taxes", 1))
    assert after.lasting[-1][3] == 5
    assert GAME.read(GAME.write(after)) == after


def test_a_tie_is_decided_by_all_cards(rule: object) -> None:
    rule("VICTORY_IS_SHARED", False)  # type: ignore[operator]
    result = GAME.result(ended("mayor@0,0 port@1,0", "mayor@12,0 bank@13,0 hospital@14,0"))
    assert result is not None
    assert (result.reason, result.winners) == (Verdict.CARDS, (1,))
    still = GAME.result(ended("mayor@0,0 port@1,0", "mayor@12,0 bank@13,0"))
    assert still is not None
    assert still.reason is Verdict.SHARED


def test_rulings_without_a_constant_are_options_or_rows() -> None:
    """B3 and A3 are options; E11 is said by the row of card 112."""
    assert {"homes", "decks"} <= {option.key for option in INFO.options}
    assert BASE.designs[111].effect.endswith("on 6: convert object by victim")
    assert city(position(), 0) == {(0, 0): "mayor"}
