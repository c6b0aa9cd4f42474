"""Events against hands and decks (132, 137, 138), and those that supply cards (140, 147, 148)."""

from __future__ import annotations

import pytest

from duckgames.core.events import seen_from
from duckgames.games.kaczogrod.rules import GAME
from duckgames.games.kaczogrod.rules.actions import Choose, Done
from duckgames.games.kaczogrod.rules.events import CardShown, HandSeen, NoEffect, NothingShown
from tests.games.kaczogrod.positions import (
    DONE,
    card,
    choose,
    do,
    events,
    hand,
    legal,
    pile,
    play,
    position,
    refusal,
    told,
    wait,
)


def test_a_pickpocket_sees_the_hand_and_chooses_what_is_discarded() -> None:
    state = position(hands=["pickpocket", "port bank cafe"])
    asked = do(state, play("pickpocket", 1))
    assert (asked.seat, legal(asked)) == (1, [DONE]), "he is asked for police whether he has it or not"
    log = events(asked, DONE)
    (seen,) = told(log, HandSeen)
    assert [face.id for face in seen_from(seen, 0).content] == ["port", "bank", "cafe"]
    assert seen_from(seen, None).content is None
    asked = do(asked, DONE)
    assert asked.seat == 0
    assert set(legal(asked)) == {choose("port"), choose("bank"), choose("cafe")}
    after = do(asked, choose("bank"))
    assert hand(after, 1) == ["port", "cafe"]
    assert pile(after, 1)[-1:] == ["bank"]
    held = GAME.observe(after, 0).held[1]
    assert held == 1 << card("port") | 1 << card("cafe"), "he remembers the others"
    assert GAME.observe(after, None).held[1] == 0


@pytest.mark.parametrize("event", ["pickpocket", "burglar"])
def test_police_shown_from_the_hand_cancels_everything(event: str) -> None:
    """E16: voluntary, seen by all, and the card stays in the hand."""
    state = position(hands=[event, "port police_station river_police"])
    asked = do(state, play(event, 1))
    assert legal(asked) == [choose("police_station"), choose("river_police"), DONE]
    log = events(asked, choose("river_police"))
    assert [shown.card.id for shown in told(log, CardShown)] == ["river_police"]
    assert [nothing.reason for nothing in told(log, NoEffect)] == ["shown"]
    after = do(asked, choose("river_police"))
    assert hand(after, 1) == ["port", "police_station", "river_police"]
    assert not after.lasting
    assert after.turn == 1
    assert event in pile(after, 0)
    assert GAME.observe(after, None).held[1] == 1 << card("river_police")
    assert told(events(asked, DONE), NothingShown), "or he shows nothing, and suffers it"
    assert refusal(asked, choose("port")) == "wrong_card"


def test_police_in_the_city_does_not_help_against_a_burglar() -> None:
    state = position("mayor@0,0", "mayor@12,0 police_station@13,0", hands=["burglar", "port bank cafe"])
    asked = do(state, play("burglar", 1), DONE)
    assert (asked.seat, asked.left) == (1, 2)


def test_a_burglar_makes_his_victim_discard_two_and_then_only_draw() -> None:
    """137: the victim chooses (E14), and his next two turns are one draw each (C3)."""
    state = position(hands=["burglar tailor", "port bank cafe tram taxi_rank"], rest="deck")
    asked = do(state, play("burglar", 1), DONE)
    assert refusal(asked, Done()) == "must_choose"
    after = do(asked, choose("port"), choose("bank"))
    assert pile(after, 1)[-2:] == ["port", "bank"]
    assert after.turn == 0, "seat 1 drew one card, and that was its turn"
    assert len(hand(after, 1)) == 4
    after = do(after, wait("tailor"))
    assert (after.turn, len(hand(after, 1))) == (0, 5)
    after = do(after, wait(hand(after, 0)[0]))
    assert after.turn == 1, "on the third turn he may act again"
    assert "burglar" in pile(after, 0)


def test_a_burglar_takes_what_there_is() -> None:
    """E15: with one card or none the rest of it still applies."""
    one = do(position(hands=["burglar", "port"]), play("burglar", 1), DONE, choose("port"))
    assert one.turn == 0
    assert len(hand(one, 1)) == 1
    none = do(position(hands=["burglar", ""]), play("burglar", 1))
    assert none.lasting
    assert none.turn == 0


def test_a_draw_only_turn_without_a_deck_or_with_a_full_hand_passes() -> None:
    """E21."""
    full = position(hands=["tailor", "port bank cafe tram taxi_rank"], lasting="burglar:0>1/2/-/1")
    after = do(full, wait("tailor"))
    assert (after.turn, len(hand(after, 1)), len(after.decks[1])) == (0, 5, len(full.decks[1]))
    empty = position(hands=["tailor", "port"], lasting="burglar:0>1/2/-/1", rest="pile", decks=["court"])
    assert hand(do(empty, wait("tailor")), 1) == ["port"]


def test_a_burglar_on_oneself_lets_two_own_turns_pass() -> None:
    """137: draw until five at the end of this turn, then two turns pass."""
    state = position(hands=["burglar port bank cafe tram", "tailor old_mint"])
    asked = do(state, play("burglar", 0), DONE, choose("port"), choose("bank"))
    assert (asked.turn, len(hand(asked, 0))) == (1, 5)
    after = do(asked, wait("tailor"))
    assert after.turn == 1, "the turn of seat 0 passed"
    after = do(after, wait("old_mint"))
    assert after.turn == 1
    assert do(after, wait(hand(after, 1)[0])).turn == 0


def test_a_swindler_sends_cards_of_the_deck_to_the_pile() -> None:
    state = position(
        "mayor@0,0", "mayor@12,0 police_station@13,0", hands=["swindler", "tailor"], decks=["", "port bank cafe tram"]
    )
    after = do(state, play("swindler", 1), rolls=[2])
    assert pile(after, 1)[-3:] == ["tram", "cafe", "bank"]
    assert after.decks[1][-1] == card("port")
    assert pile(do(state, play("swindler", 1), rolls=[1]), 1) == pile(state, 1)


def test_a_swindler_takes_what_is_left_of_the_deck() -> None:
    state = position(hands=["swindler", "tailor"], decks=["court", "port"], rest="pile")
    after = do(state, play("swindler", 1), rolls=[6])
    assert pile(after, 1)[-1:] == ["port"]
    assert pile(do(after, wait("tailor")), 1)[-1] == "tailor"
    bare = position(hands=["swindler", "tailor"], decks=["court", ""], rest="pile")
    assert pile(do(bare, play("swindler", 1), rolls=[6]), 1) == pile(bare, 1)


def test_a_time_machine_fetches_any_card_but_itself() -> None:
    """140: also one thrown away by waiting (C12); it counts towards the draw (C4)."""
    state = position(hands=["time_machine cafe tram tailor zoo"], piles=["port bank flood"])
    asked = do(state, play("time_machine"))
    assert legal(asked) == [choose("port"), choose("bank"), choose("flood")]
    after = do(asked, choose("bank"))
    assert hand(after, 0) == ["tram", "zoo", "bank", "cafe", "tailor"]
    assert len(after.decks[0]) == len(state.decks[0]), "no further card is drawn"
    assert pile(after, 0) == ["port", "flood", "time_machine"]
    assert GAME.observe(after, 1).held[0] == 1 << card("bank"), "everybody saw it"


def test_a_time_machine_finds_nothing_in_an_empty_pile() -> None:
    state = position(hands=["time_machine cafe", "port"])
    after = do(state, play("time_machine"))
    assert pile(after, 0) == ["time_machine"]
    assert after.turn == 1


def test_a_government_grant_lets_one_take_a_card_and_lay_the_others_under_the_deck() -> None:
    state = position(hands=["government_grant", "tailor"], decks=["court zoo bank cafe tram"])
    asked = do(state, play("government_grant"))
    assert [each.card for each in legal(asked) if isinstance(each, Choose)] == sorted(
        map(card, ("court", "zoo", "bank", "cafe", "tram"))
    )
    seen = GAME.observe(asked, 1)
    assert (seen.looked_size, seen.looked) == (5, ())
    after = do(asked, choose("bank"), choose("tram"), choose("zoo"), choose("court"))
    assert "bank" in hand(after, 0)
    assert after.decks[0][:4] == [card("cafe"), card("court"), card("zoo"), card("tram")], "the last goes by itself"
    assert after.bottoms[0] == 4
    assert GAME.observe(after, 0).deck[:4] == tuple(after.decks[0][:4])


def test_a_government_grant_with_a_short_deck() -> None:
    one = position(hands=["government_grant", "tailor"], decks=["court"], rest="pile")
    after = do(one, play("government_grant"), choose("court"))
    assert hand(after, 0) == ["court"]
    none = position(hands=["government_grant port", "tailor"], decks=[""], rest="pile")
    assert hand(do(none, play("government_grant")), 0) == ["port"]
    two = position(hands=["government_grant", "tailor"], decks=["court zoo"], rest="pile")
    assert hand(do(two, play("government_grant"), choose("court")), 0) == ["zoo", "court"]


def test_new_elections_swap_any_cards_of_the_hand_with_the_deck() -> None:
    state = position(hands=["new_elections port bank", "tailor"], decks=["court | zoo"])
    assert state.bottoms[0] == 1
    asked = do(state, play("new_elections"), choose("port"))
    assert legal(asked) == [choose("bank"), DONE]
    assert GAME.observe(asked, 1).marks == ()
    assert GAME.observe(asked, 1).marked == 1
    after = do(asked, DONE)
    assert (len(hand(after, 0)), after.bottoms[0]) == (5, 0)
    assert len(after.decks[0]) == len(state.decks[0]) - 3
    both = do(asked, choose("bank"))
    assert both.turn == 1, "with the last card of the hand it is done"
    kept = do(state, play("new_elections"), DONE)
    assert kept.bottoms[0] == 1, "nothing was shuffled"
    assert "bank" in hand(kept, 0)


def test_new_elections_make_others_forget_where_a_card_is() -> None:
    state = position(hands=["new_elections port bank", "tailor"], seen=["port:1", ""])
    after = do(state, play("new_elections"), choose("bank"), DONE)
    seen = GAME.observe(after, 1)
    assert (seen.held[0], seen.loose[0]) == (0, 1 << card("port"))


def test_new_elections_without_a_hand_do_nothing() -> None:
    after = do(position(hands=["new_elections", "tailor"]), play("new_elections"))
    assert (after.turn, len(hand(after, 0))) == (1, 5)
