"""Rules X1 to X10 and the scenarios 3 and 6: MAX and REPEAT."""

import pytest

from duckgames.core.events import CardMoved, Event
from duckgames.core.places import Slot
from duckgames.core.rng import Rng
from duckgames.games.duck_and_cover.rules import turn
from duckgames.games.duck_and_cover.rules.actions import Cover, Duck
from duckgames.games.duck_and_cover.rules.cards import MAXIMUM, REPEAT, captain_card
from duckgames.games.duck_and_cover.rules.events import CardCalled, Quacked
from duckgames.games.duck_and_cover.rules.state import State
from duckgames.games.duck_and_cover.rules.zones import CALLED, REMOVED
from tests.games.duck_and_cover.positions import L0, WIDE, cells, covers, position, swims
from tests.games.duck_and_cover.positions import turn as play

AFTER_2 = "0,0:7 3,0:5.12.4.3 0,1:1 1,1:9 3,1:10 0,2:6 1,2:2 2,2:11 3,2:8"
"""The grid after scenario 2."""


def opening(deck: str, seats: int = 2) -> tuple[State, list[Event]]:
    """A round of L0 grids whose first card is the first of `deck`, called as the rules do."""
    state = position(*[L0] * seats, called="1", deck=deck)
    state.deck = [*state.pile, 1, *state.deck]
    state.pile, state.called, state.effect, state.movers, state.pending = [], 0, 0, [0] * seats, 0
    log: list[Event] = []
    turn.call(state, Rng(0), log)
    return state, log


def test_scenario_3_maximum_is_the_highest_number_showing() -> None:
    state = position(AFTER_2, L0, called="M", deck="7")
    assert state.movers == [11, 12]
    assert covers(state) == cells("(1,2) (3,2)")
    assert swims(state) == cells(
        "(-1,0) (-1,1) (-1,2) (0,-1) (3,-1) (4,0) (4,1) (4,2) (0,3) (1,3) (3,3) (1,0) (2,0) (2,1)"
    )
    after = play(state, {}).state
    assert after.pile[-1] == MAXIMUM
    assert MAXIMUM not in after.discards


def test_x1_the_tallest_stack_is_not_meant() -> None:
    assert position(WIDE, L0, called="M").movers[0] == 11


def test_x3_nobody_quacks_on_maximum() -> None:
    step = play(position(WIDE, AFTER_2, L0, called="M", deck="7"), {})
    assert not any(isinstance(event, Quacked) for event in step.events)


def test_x4_repeat_calls_the_number_again_with_a_free_new_choice() -> None:
    state = play(position(WIDE, L0, called="5", deck="R"), {1: Cover(5, (2, 0))}).state
    assert (state.called, state.effect, state.movers) == (REPEAT, 5, [0, 5])
    assert covers(state, 1) == cells("(1,0) (2,1)")
    step = play(state, {1: Duck(5, swims(state, 1)[0])})
    assert Quacked(seat=0, duck=5) in step.events


def test_x4_the_called_event_tells_what_a_repeat_stands_for() -> None:
    step = play(position(WIDE, L0, called="5", deck="R"), {})
    assert CardCalled(card=captain_card(REPEAT), effect=5) in step.events


def test_x5_repeat_after_maximum_moves_the_same_stack_again() -> None:
    state = play(position(AFTER_2, L0, called="M", deck="R"), {0: Cover(11, (1, 2)), 1: Cover(12, (3, 0))}).state
    assert (state.called, state.effect, state.movers) == (REPEAT, MAXIMUM, [11, 12])
    assert state.stack(0, 11) == [2, 11]


def test_scenario_6_repeat_as_first_card_is_removed_and_does_not_count() -> None:
    state, log = opening("R 8 9")
    assert state.removed == [REPEAT]
    assert state.discards == []
    assert state.pile == []
    assert (state.called, state.effect, state.voided) == (8, 8, False)
    assert CardCalled(card=captain_card(REPEAT), effect=0) in log
    assert CardMoved(source=Slot(CALLED), target=Slot(REMOVED), card=captain_card(REPEAT)) in log
    assert len(state.deck) == 24
    assert state.where == position(L0, L0, called="8").where


def test_scenario_6_an_all_quack_after_it_is_the_first_discard() -> None:
    state = play(position(WIDE, WIDE, called="1", deck="8 2", removed="R"), {}).state
    assert state.discards == [8]


def test_scenario_6_the_next_round_has_26_cards_again() -> None:
    ending = "0,0:12 1,0:11.10.9.8.7.6.5.4.3.2.1"
    state = play(position(ending, L0, called="12", removed="R"), {0: Cover(12, (1, 0))}).state
    assert state.round == 2
    assert len([*state.deck, *state.pile, *state.removed, state.called]) == 26
    assert REPEAT in [*state.deck, *state.removed, state.called]


def test_x6_holds_after_a_round_that_ended_with_a_discard() -> None:
    state = position(WIDE, WIDE, called="1", deck="12", discards="5 6 8 9 5 6 8 9")
    seen = 0
    for seed in range(200):
        after = play(state, {}, seed).state
        assert (after.round, after.voided) == (2, False)
        if after.removed:
            seen += 1
            assert (after.removed, after.discards) == ([REPEAT], [])
        assert REPEAT not in after.discards
    assert seen


def test_x6_the_ruling_that_it_does_not_count_stands_in_one_constant(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turn, "FIRST_REPEAT_COUNTS", True)
    state, _ = opening("R 8")
    assert state.discards == [REPEAT]
    assert state.removed == []
    assert state.called == 8


def test_x7_repeat_right_after_a_discard_is_discarded_and_counts() -> None:
    state = play(position(WIDE, WIDE, called="1", deck="5 R 2"), {}).state
    assert state.discards == [5, REPEAT]
    assert (state.called, state.effect) == (2, 2)
    assert state.voided is False


def test_x7_a_discard_two_cards_ago_does_not_void_a_repeat() -> None:
    state = play(position(WIDE, WIDE, called="1", deck="5 2 R"), {}).state
    state = play(state, {}).state
    assert (state.called, state.effect, state.movers) == (REPEAT, 2, [2, 2])


def test_x7_may_end_the_round() -> None:
    state = play(position(WIDE, WIDE, called="1", deck="12 R", discards="5 6 8 9 5 6 8"), {}).state
    assert state.round == 2
    assert state.scores == [sum((0, 1, 1, 2, 3, 4))] * 2


def test_x8_repeat_as_first_card_of_a_reshuffled_deck_repeats_the_last_card() -> None:
    # The deck is empty, so the pile, here of REPEAT alone besides the card called, becomes the deck.
    state = emptied(called="1")
    seen = set()
    for seed in range(200):
        after = play(state, {}, seed).state
        if after.called == REPEAT:
            seen.add((after.effect, *after.movers))
            assert after.removed == []
            assert after.passes == 1
    assert seen == {(1, 1, 1)}


def test_x8_and_x7_a_discard_just_before_the_reshuffle_voids_it_too() -> None:
    pile = "1 2 2 3 3 4 4 5 6 7 7 8 9 10 10 11 11 12 12 M R"
    state = position(WIDE, WIDE, called="1", deck="5", discards="6 8 9", pile=pile)
    seen = 0
    for seed in range(200):
        step = play(state, {}, seed)
        five, first = [event for event in step.events if isinstance(event, CardCalled)][:2]
        assert five.effect == 5
        if first.card == captain_card(REPEAT):
            seen += 1
            assert first.effect == 0
            assert step.state.discards[:5] == [6, 8, 9, 5, REPEAT]
    assert seen


def emptied(called: str, effect: str = "") -> State:
    """A position after whose turn the captain's deck must be made anew."""
    state = position(WIDE, WIDE, called=called, effect=effect)
    assert state.deck == []
    return state


def test_x9_a_repeat_before_and_after_the_reshuffle_repeats_the_same_card_once_more() -> None:
    state = emptied(called="R", effect="7")
    assert state.movers == [7, 7]
    seen = set()
    for seed in range(200):
        after = play(state, {}, seed).state
        if after.called == REPEAT:
            seen.add((after.effect, *after.movers))
    assert seen == {(7, 7, 7)}


def test_x10_a_played_repeat_goes_to_the_captains_pile() -> None:
    state = play(position(L0, L0, called="5", deck="R 7"), {}).state
    assert play(state, {}).state.pile[-1] == REPEAT
