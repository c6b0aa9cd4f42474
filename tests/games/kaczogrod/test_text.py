"""Positions as text: what can be typed, and what is refused because it cannot have come about."""

from __future__ import annotations

import re

import pytest

from duckgames.core.game import MalformedPosition
from duckgames.core.options import checked
from duckgames.core.rng import Rng
from duckgames.games.kaczogrod import INFO
from duckgames.games.kaczogrod.rules import GAME
from duckgames.games.kaczogrod.rules.actions import ProposeTruce
from duckgames.games.kaczogrod.rules.state import State
from tests.games.kaczogrod.positions import DONE, choose, do, marks, play, position

TOWN = "mayor@0,0 port@1,0 bank@2,0 zoo@0,1 fire_station@-1,0"
RIVAL = "court@12,0 tram@13,0 cafe@14,0 hospital@11,0"


def spoil(state: State, *changes: tuple[str, str]) -> None:
    """The text of `state` is good, and malformed with each of the changes alone."""
    good = GAME.write(state)
    assert GAME.read(good) == state
    for pattern, new in changes:
        bad, count = re.subn(pattern, new, good, count=1, flags=re.MULTILINE)
        assert count, pattern
        with pytest.raises(MalformedPosition):
            GAME.read(bad)


def test_a_turn() -> None:
    state = position(TOWN, RIVAL, hands=["flood", "port tailor"], lasting="smog:0>1/2/-/1")
    spoil(
        state,
        ("^kaczogrod 2", "kaczogrod 5"), ("^length 53", "length 64"), ("^winning basic", "winning all"),
        ("^cards 0", "cards x"), ("^turn 0", "turn 2"), ("^turn 0", "turn over"), ("^turn 0", "turn -"),
        ("^turn 0", "turn 0 1"), ("^asked turn", "asked remove"), ("^asked turn", "asked nothing"),
        ("port@1,0", "port@0,-1 flood@1,0"), ("port@1,0", "port@1"), ("port@1,0", "port@401,0"),
        ("port@1,0", "port@1,1"),
        ("bank@2,0", "bank@1,0"), ("cafe@14,0", "cafe@0,0"), ("zoo@0,1", "zoo@5,5"), ("zoo@0,1", "zoo@0,1+flood:0"),
        ("zoo@0,1", "zoo@0,1+world_record:3"), ("zoo@0,1", "nothing@0,1"), ("^hand flood", "hand flood flood"),
        ("^hand port tailor", "hand tailor port"), ("^hand flood", "hand"), ("^pile.*$", "pile mayor"),
        ("^start.*$", "start port@5"), ("^start.*$", "start port@1"), ("^seen.*$", "seen flood:0"),
        ("^seen.*$", "seen zoo:1"), ("^seen.*$", "seen flood:9"), ("^seen.*$", "seen flood:1 flood:1?"),
        ("smog:0>1/2", "smog:0>1/3"), ("smog:0>1/2", "smog:0>1/0"), ("smog:0>1/2/-", "smog:0>1/2/sport"),
        ("smog:0>1/2", "flood:0>1/2"), ("smog:0>1/2", "smog:0>0/2"), ("2/-/1", "2/-/0"), ("2/-/1", "2/-/11"),
        ("2/-/1", "2/-"), ("^event -", "event flood"), ("^event -", "event port"), ("^target -", "target 1"),
        ("^victims", "victims 1"), ("^step 0", "step 1"), ("^roll 0", "roll 7"), ("^named -", "named sport"),
        ("^did", "did torn"), ("^did", "did nothing"), ("^left 0", "left 1"), ("^marks", "marks port"),
        ("^looked", "looked port"), ("^talked 0", "talked 1"), ("^talked 0", "talked 3"),
        ("^offer -", "offer truce:0-1/1"),
        ("^pacts", "pacts truce:0-1/1"), ("^broken", "broken 0>1"), ("^broken", "broken 0>0"),
    )  # fmt: skip
    with pytest.raises(MalformedPosition):
        GAME.read(GAME.write(state) + "more\n")


def test_known_cards_of_the_deck() -> None:
    state = position(hands=["flood"], decks=["court | zoo"])
    assert state.bottoms == [1, 0]
    whole = position(hands=["flood"], decks=["court |"], rest="pile")
    assert whole.bottoms == [1, 0]
    assert "deck court |" in GAME.write(whole)


def test_who_is_asked_must_have_something_to_choose() -> None:
    draw_only = position(hands=["zoo", "port"], lasting="burglar:0>1/2/-/1")
    spoil(draw_only, ("^turn 0", "turn 1"))


def test_an_event_that_removes() -> None:
    asked = do(position(TOWN, RIVAL, hands=["fire"]), play("fire", 1), *marks((13, 0)))
    spoil(
        asked,
        ("^event fire", "event -"), ("^event fire", "event flood"), ("^target 1", "target -"),
        ("^victims 1", "victims 0"),
        ("^step 1", "step 0"), ("^step 1", "step 2"), ("^roll 0", "roll 1"), ("^marks 13,0", "marks 12,0"),
        ("^marks 13,0", "marks 13,0 13,0"), ("^marks 13,0", "marks 13,0 14,0"), ("^left 1", "left 2"),
        ("^did", "did stays"), ("^asked remove", "asked convert"), ("^asked remove", "asked turn"),
        ("^looked", "looked port"), ("^start.*$", "start port@1"),
    )  # fmt: skip
    rolled = do(position(TOWN, RIVAL, hands=["olympic_games"]), play("olympic_games", 1), rolls=[6])
    assert rolled.turn == 1
    k3 = do(position(TOWN, RIVAL, hands=["plague_of_rats"]), play("plague_of_rats", 1), rolls=[6])
    spoil(k3, ("^roll 3", "roll 4"), ("^roll 3", "roll 0"), ("^step 2", "step 1"))
    quake = do(position(TOWN, RIVAL, "mayor@12,12 zoo@13,12", hands=["earthquake"]), play("earthquake"), rolls=[3])
    spoil(quake, ("^victims 1 2", "victims 2 1"), ("^victims 1 2", "victims 0 1"), ("^victims 1 2", "victims"))


def test_an_event_for_opponents_is_aimed_at_one() -> None:
    asked = do(position(TOWN, RIVAL, hands=["meteorite"]), play("meteorite", 1))
    spoil(asked, ("^target 1\nvictims 1", "target 0\nvictims 0"))


def test_events_that_ask_for_cards() -> None:
    discarding = do(position(hands=["burglar", "port bank cafe"]), play("burglar", 1), DONE)
    spoil(discarding, ("^left 2", "left 3"), ("^left 2", "left 0"), ("^marks", "marks port"))
    showing = do(position(hands=["burglar", "port"]), play("burglar", 1))
    spoil(showing, ("^left 1", "left 2"), ("^hand port\ndeck", "hand\ndeck port"))
    picking = do(position(hands=["pickpocket", "port bank"]), play("pickpocket", 1), DONE)
    spoil(picking, ("port:0 ", ""), ("^seen port.*$", "seen"))
    fetching = do(position(hands=["time_machine"], piles=["port"]), play("time_machine"))
    spoil(fetching, ("^left 1", "left 0"))
    looking = do(
        position(hands=["government_grant", "tailor"], decks=["court zoo"], rest="pile"), play("government_grant")
    )
    spoil(
        looking, ("^looked zoo court", "looked court zoo"), ("^asked look", "asked fetch"), ("^looked", "looked port")
    )
    three = position(hands=["government_grant", "tailor"], decks=["court zoo bank"], rest="pile")
    burying = do(three, play("government_grant"), choose("zoo"))
    spoil(burying, ("^asked bury", "asked swap"))
    swapping = do(position(hands=["new_elections port bank"]), play("new_elections"), choose("port"))
    spoil(swapping, ("^marks port", "marks bank"), ("^asked swap", "asked look"))


def test_events_that_ask_for_places() -> None:
    fair = do(position("mayor@0,0", hands=["town_fair port bank zoo"]), play("town_fair"))
    one = do(fair, GAME.action(fair, 0, GAME.legal(fair, 0)[0]))
    for wrong in ("police", "transport transport", "trade sport transport", "nothing"):
        spoil(one, ("^marks transport", f"marks {wrong}"))
    spoil(one, ("^left 1", "left 2"))
    placing = do(position("mayor@0,0", hands=["rebuilding_appeal"], piles=["hospital"]), play("rebuilding_appeal"))
    spoil(placing, ("^left 1", "left 2"), ("^left 1", "left 0"))
    moving = do(position(TOWN, hands=["moving_house"]), play("moving_house"), *marks((1, 0)))
    spoil(moving, ("^marks 1,0", "marks 0,0"), ("^marks 1,0", "marks"), ("^marks 1,0", "marks 1,0 2,0"))
    converting = do(position(TOWN, hands=["star_concert"]), play("star_concert"))
    spoil(converting, ("^asked convert", "asked lift"), ("zoo@0,1", "zoo@0,1+merchants_prize:0"))
    ufo = do(position(TOWN, RIVAL, hands=["ufo_landing"]), play("ufo_landing", 1), rolls=[6])
    spoil(ufo, ("^roll 6", "roll 5"), ("^step 3", "step 2"))


def test_events_that_ask_for_names() -> None:
    naming = do(position(hands=["building_ban"]), play("building_ban", 1))
    spoil(naming, ("^named -", "named sport"), ("^left 1", "left 0"))
    ending = do(position(hands=["appeal"], lasting="smog:1>0/2/-/0"), play("appeal"))
    spoil(ending, ("^lasting.*$", "lasting"), ("^lasting.*$", "lasting building_ban:1>0/2/police/0"))
    own = position(hands=["zoo"], lasting="state_of_emergency:0>0/2/-/0 blizzard:0>0/1/-/1")
    spoil(own, ("emergency:0>0/2/-/0", "emergency:0>1/2/-/1"), ("blizzard:0>0/1/-/1", "blizzard:0>0/1/-/0"))
    named = position(hands=["appeal"], lasting="building_ban:1>0/2/sport/0")
    assert named.limits == [1, 0]


def test_agreements() -> None:
    state = position(hands=["zoo", "port", "bank"], pacts="truce:0-1/2 2:1-0/1", broken="0>12")
    spoil(
        state, ("truce:0-1/2", "truce:0-1/4"), ("truce:0-1/2", "truce:0-0/2"), ("2:1-0/1", "truce:1-0/1"),
        ("2:1-0/1", "1:1-0/1"), ("2:1-0/1", "2:1-0/3"), ("truce:0-1/2", "truce/2"), ("0>12", "0>02"), ("0>12", "5>1"),
    )  # fmt: skip
    asked = do(position(hands=["zoo", "port", "bank"]), ProposeTruce(1, 2))
    spoil(
        asked, ("^offer truce:0-1/2", "offer -"), ("^offer truce:0-1/2", "offer truce:1-0/2"),
        ("^talked 1", "talked 0"),
        ("^asked answer", "asked turn"),
    )  # fmt: skip
    countered = do(asked, ProposeTruce(0, 1))
    spoil(countered, ("^asked counter", "asked start"))
    assert GAME.read(GAME.write(countered)).seat == 0


def test_the_start() -> None:
    state = GAME.start(checked(INFO.options, {"length": 53}), 2, Rng(1))
    for _ in range(2):
        GAME.play(state, 0, GAME.legal(state, 0)[0], Rng(1))
    spoil(
        state, ("^start mayor@0 swimming_pool@1", "start swimming_pool@0 mayor@1"),
        ("^start mayor@0 swimming_pool@1", "start mayor@0 swimming_pool@0"),
        ("^deck frog_races ice_rink", "deck ice_rink frog_races"),
        ("swimming_pool@1", "swimming_pool@1 fire@2"), ("^hand", "hand port"), ("^talked 0", "talked 1"),
        ("^step 0", "step 1"),
        ("^lasting", "lasting smog:0>1/2/-/1"), ("^start mayor@0 swimming_pool@1", "start mayor@1 swimming_pool@2"),
        ("^event -", "event flood"),
    )  # fmt: skip
    while len(GAME.owing(state)) == 2:
        GAME.play(state, 0, GAME.legal(state, 0)[0], Rng(1))
    for _ in range(3):
        GAME.play(state, 1, GAME.legal(state, 1)[0], Rng(1))
    spoil(state, (r"^(start mayor@0 swimming_pool@1) (\w+)@2 (\w+)@3\nstart (.*)$", r"\1 \2@2 \3@2\nstart \4"))


def test_all_start_cards_chosen_is_no_position() -> None:
    state = GAME.start(checked(INFO.options, {"length": 53}), 2, Rng(1))
    text = GAME.write(state)
    chosen = "start mayor@0 swimming_pool@1 frog_races@2 ice_rink@3"
    text = text.replace("deck swimming_pool frog_races ice_rink", "deck").replace("mayor ", "")
    text = re.sub("^start$", chosen, text, flags=re.MULTILINE)
    with pytest.raises(MalformedPosition, match="all start cards are chosen"):
        GAME.read(text)


def test_the_end() -> None:
    state = position(hands=["", ""], rest="pile", turn="over", asked="over")
    spoil(state, ("^turn over", "turn 0"), ("^asked over", "asked turn"), ("^step 0", "step 1"))
    text = GAME.write(state)
    with pytest.raises(MalformedPosition, match="cards left"):
        GAME.read(text.replace("pile house_with_garden", "pile", 1).replace("hand\n", "hand house_with_garden\n", 1))


def test_lines_may_be_wrapped_anywhere() -> None:
    state = position(TOWN, RIVAL, hands=["fire"])
    assert GAME.read(GAME.write(state).replace(" bank@2,0", "\n\n+ bank@2,0")) == state
    with pytest.raises(MalformedPosition):
        GAME.read("+ kaczogrod 2\n" + GAME.write(state))
