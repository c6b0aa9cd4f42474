"""Turns, drawing and the end of the match (sections 3 and 4, rulings C1 to C12)."""

from __future__ import annotations

from duckgames.core.events import MatchEnded, TurnStarted
from duckgames.games.kaczogrod.rules.actions import Add, Play, Wait
from duckgames.games.kaczogrod.rules.events import CardsDrawn, TurnPassed, Waited
from duckgames.games.kaczogrod.rules.state import Phase
from tests.games.kaczogrod.positions import add, do, events, hand, legal, pile, play, position, refusal, told, wait


def test_a_turn_is_one_of_three_actions() -> None:
    """C1: nobody may pass."""
    state = position("mayor@0,0", hands=["port flood"])
    assert {type(action) for action in legal(state)} == {Add, Play, Wait}
    assert sum(isinstance(action, Wait) for action in legal(state)) == 2


def test_waiting_discards_a_card_and_draws_another() -> None:
    state = position(hands=["port flood bank zoo court"])
    log = events(state, wait("bank"))
    assert [event.card.id for event in told(log, Waited)] == ["bank"]
    assert told(log, CardsDrawn) == [CardsDrawn(seat=0, count=1)]
    assert told(log, TurnStarted) == [TurnStarted(seat=1)]
    after = do(state, wait("bank"))
    assert pile(after, 0)[-1] == "bank"
    assert len(hand(after, 0)) == 5


def test_one_may_wait_with_any_card_even_if_it_could_be_placed() -> None:
    state = position("mayor@0,0", hands=["port"])
    assert refusal(state, wait("port")) == ""
    assert refusal(state, wait("bank")) == "not_in_hand"


def test_an_event_goes_to_the_pile_of_its_player_once_it_was_carried_out() -> None:
    after = do(position(hands=["flood"]), play("flood", 1), rolls=[1])
    assert pile(after, 0)[-1] == "flood"


def test_an_event_without_effect_may_be_played() -> None:
    """C2."""
    state = position(hands=["world_record"])
    assert refusal(state, play("world_record")) == ""


def test_after_an_attack_one_draws_until_five() -> None:
    """C3."""
    state = position(hands=["port bank", "cafe zoo"])
    after = do(state, wait("port"))
    assert (len(hand(after, 0)), len(hand(after, 1))) == (5, 2)
    after = do(after, wait("zoo"))
    assert len(hand(after, 1)) == 5


def test_a_turn_begun_without_a_hand_is_only_the_draw() -> None:
    """C3."""
    log = events(position(hands=["port", ""]), wait("port"))
    assert CardsDrawn(seat=1, count=5) in log
    assert [event.seat for event in told(log, TurnStarted)] == [1, 0]


def test_with_an_empty_deck_one_plays_on_from_the_hand() -> None:
    """C5: the pile is not shuffled back."""
    state = position(hands=["port bank", "cafe"], decks=["", ""], rest="pile")
    after = do(state, wait("port"))
    assert hand(after, 0) == ["bank"]
    assert not after.decks[0]
    assert len(pile(after, 0)) == len(pile(state, 0)) + 1


def test_the_match_ends_when_every_hand_and_deck_is_empty() -> None:
    """C6, C7: who is out is skipped, and his city can still be attacked."""
    state = position("mayor@0,0", "mayor@12,0 port@13,0", hands=["bank meteorite", ""], decks=["", ""], rest="pile")
    log = events(state, wait("bank"))
    assert TurnPassed(seat=1, reason="out") in log
    after = do(state, wait("bank"))
    assert after.turn == 0
    end = do(after, play("meteorite", 1), legal(do(after, play("meteorite", 1)))[0])
    assert end.phase is Phase.OVER
    assert (end.turn, end.seat) == (-1, -1)
    assert "port" in pile(end, 1)
    (over,) = told(events(after, play("meteorite", 1), legal(do(after, play("meteorite", 1)))[0]), MatchEnded)
    assert over.winners == (0, 1)


def test_lasting_effects_vanish_with_the_end() -> None:
    """C8."""
    state = position(hands=["bank", ""], decks=["", ""], rest="pile", lasting="raising_taxes:0>1/3/-/1")
    assert do(state, wait("bank")).phase is Phase.OVER


def test_everything_is_refused_after_the_end() -> None:
    end = do(position(hands=["bank", ""], decks=["", ""], rest="pile"), wait("bank"))
    assert legal(end, 0) == []
    assert refusal(end, add("bank", 1, 0), 0) == "over"


def test_turns_go_round_clockwise() -> None:
    """C12 of set-up: A12."""
    state = position(hands=["port", "bank", "cafe", "zoo"], seats=4)
    order = []
    for _ in range(5):
        order.append(state.turn)
        state = do(state, wait(hand(state, state.turn)[0]))
    assert order == [0, 1, 2, 3, 0]
