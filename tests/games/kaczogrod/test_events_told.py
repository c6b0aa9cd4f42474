"""What happens is told completely to every viewer, and no more than he may know, in every kind of step."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from duckgames.core.events import seen_from
from duckgames.core.game import apply
from duckgames.core.rng import Rng
from duckgames.core.table import fold
from duckgames.games.kaczogrod.rules import GAME
from duckgames.games.kaczogrod.rules.actions import Accept, Action, Annul, Decline, Name, ProposeAttack, ProposeTruce
from duckgames.games.kaczogrod.rules.state import State
from tests.games.kaczogrod.positions import DONE, Dice, add, card, choose, marks, play, position, wait

TOWN = "mayor@0,0 port@1,0 bank@2,0 zoo@0,1 fire_station@-1,0 swimming_pool@3,0+world_record:1"
RIVAL = "court@12,0 tram@13,0 cafe@14,0 hospital@11,0"
LASTING = "smog:1>0/2/-/0 building_ban:1>0/1/sport/0 fire_drill:1>1/0/-/1"

CASES: list[tuple[str, State, Sequence[Action], Sequence[int]]] = [
    ("add", position(TOWN, RIVAL, hands=["factory"]), [add("factory", 4, 0)], []),
    ("wait", position(TOWN, RIVAL, hands=["factory", ""]), [wait("factory")], []),
    ("name", position(hands=["building_ban", "zoo"]), [play("building_ban", 1), Name(3), wait("zoo")], []),
    ("annul", position(TOWN, RIVAL, hands=["appeal"], lasting=LASTING), [play("appeal"), Annul(card("smog"), 1)], []),
    ("show", position(hands=["burglar", "river_police"]), [play("burglar", 1), choose("river_police")], []),
    ("hide", position(hands=["burglar",
    "port bank zoo"]), [play("burglar", 1), DONE, choose("zoo"), choose("port")], []),
    ("look at", position(hands=["pickpocket", "port zoo"]), [play("pickpocket", 1), DONE, choose("zoo")], []),
    ("remove", position(TOWN, RIVAL, hands=["flood"]), [play("flood", 1), *marks((13, 0)), DONE], [6]),
    ("pair", position(TOWN, RIVAL, hands=["flood", "meteorite"], turn=1), [play("meteorite", 0), *marks((3, 0))], []),
    ("cut off", position(TOWN, RIVAL, hands=["flood",
    "meteorite"], turn=1), [play("meteorite", 0), *marks((1, 0))], []),
    ("saved", position(TOWN, RIVAL, hands=["flood"], lasting=LASTING), [play("flood", 1), *marks((13, 0)), DONE], [6]),
    ("convert", position(TOWN, RIVAL, hands=["merchants_prize"]), [play("merchants_prize")], []),
    ("ufo", position(TOWN, RIVAL, hands=["ufo_landing"]), [play("ufo_landing", 1), *marks((13, 0))], [6]),
    ("fair", position("mayor@0,0", hands=["town_fair port zoo"]), [play("town_fair"), add("port", 1, 0), DONE], []),
    ("place", position("mayor@0,0", hands=["rebuilding_appeal"], piles=["port hospital"]),
     [play("rebuilding_appeal"), add("hospital", 1, 0)], []),
    ("fetch", position(hands=["time_machine cafe"], piles=["port bank"]), [play("time_machine"), choose("port")], []),
    ("grant", position(hands=["government_grant tailor"], decks=["court zoo bank cafe tram"]),
     [play("government_grant"), choose("bank"), choose("tram"), choose("zoo"), choose("court")], []),
    ("swap", position(hands=["new_elections port bank zoo"], decks=["court | tram"]),
     [play("new_elections"), choose("bank"), choose("zoo"), DONE], []),
    ("move", position(TOWN, RIVAL, hands=["moving_house"]), [play("moving_house"), *marks((3, 0), (0, -1))], []),
    ("mill", position(hands=["swindler"]), [play("swindler", 1)], [6]),
    ("shield", position(hands=["meteorite"], lasting="state_of_emergency:1>1/2/-/1"), [play("meteorite", 1)], []),
    ("lasts", position(hands=["smog zoo", "port"], lasting="raising_taxes:0>1/1/-/1"), [wait("zoo"), wait("port")], []),
    ("truce", position(hands=["zoo", "port",
    "bank"]), [ProposeTruce(1, 2), ProposeTruce(0, 1), Accept(), wait("zoo")], []),
    ("attack", position(hands=["zoo", "port", "bank"]), [ProposeAttack(1, 2), Decline(), wait("zoo")], []),
    ("out", position(hands=["zoo", "", "bank"], rest="pile", decks=["", "", ""]), [wait("zoo"), wait("bank")], []),
]  # fmt: skip


@pytest.mark.parametrize(("state", "actions", "rolls"), [case[1:] for case in CASES], ids=[case[0] for case in CASES])
def test_everybody_can_follow(state: State, actions: Sequence[Action], rolls: Sequence[int]) -> None:
    dice = Dice(*rolls)
    for action in actions:
        seat = state.seat
        step = apply(GAME, state, seat, action, dice)
        for viewer in (None, *range(state.seats)):
            table = fold(GAME.table(GAME.observe(state, viewer)), [seen_from(event, viewer) for event in step.events])
            assert table == GAME.table(GAME.observe(step.state, viewer)), action
            seen = GAME.observe(step.state, viewer)
            assert GAME.observe(GAME.determinize(seen, Rng(1)), viewer) == seen
        assert GAME.read(GAME.write(step.state)) == step.state
        state = step.state


def test_samples_reach_everything_that_is_offered() -> None:
    placing = position("mayor@0,0 hospital@1,0", hands=["maharajas_elephant"], piles=["port bank court fire"])
    rng = Rng(1)
    state = placing.copy()
    GAME.play(state, 0, GAME.move(state, 0, play("maharajas_elephant")), rng)
    for _ in range(2):
        assert {GAME.sample(state, 0, rng) for _ in range(1500)} == set(GAME.legal(state, 0))
        GAME.play(state, 0, GAME.legal(state, 0)[0], rng)
    turn = position("mayor@0,0", hands=["port court zoo flood world_record"], lasting="blizzard:1>1/1/-/0")
    assert {GAME.sample(turn, 0, rng) for _ in range(1500)} == set(GAME.legal(turn, 0))
    crowded = position("mayor@0,0", hands=["court"])
    assert {GAME.sample(crowded, 0, rng) for _ in range(20)} == set(GAME.legal(crowded, 0))
    craze = position("mayor@0,0", hands=["port flood"], lasting="building_craze:1>0/2/-/0")
    assert {GAME.sample(craze, 0, rng) for _ in range(200)} == set(GAME.legal(craze, 0))
    flood = position("mayor@0,0", RIVAL, hands=["flood"])
    GAME.play(flood, 0, GAME.move(flood, 0, play("flood", 1)), Dice(6))
    assert {GAME.sample(flood, 0, rng) for _ in range(200)} == set(GAME.legal(flood, 0))
