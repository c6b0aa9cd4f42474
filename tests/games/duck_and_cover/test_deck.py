"""Rules D1 and D2: what happens when the captain's deck has run out."""

from duckgames.core.events import CardMoved, RoundEnded, ZoneShuffled
from duckgames.core.places import Slot
from duckgames.games.duck_and_cover.rules.cards import CAPTAIN_DECK
from duckgames.games.duck_and_cover.rules.zones import DECK, PILE
from tests.games.duck_and_cover.positions import WIDE, position, turn


def test_d1_the_pile_is_shuffled_into_a_new_deck_without_discards() -> None:
    state = position(WIDE, WIDE, called="1", discards="5 6 8")
    step = turn(state, {})
    assert step.state.passes == 1
    assert step.state.pile == []
    assert step.state.discards[:3] == [5, 6, 8]
    cards = [*step.state.deck, step.state.called, *step.state.discards]
    assert sorted(cards) == sorted(CAPTAIN_DECK)
    assert CardMoved(source=Slot(PILE), target=Slot(DECK), count=23) in step.events
    assert ZoneShuffled(zone=DECK) in step.events
    assert not any(isinstance(event, RoundEnded) for event in step.events)


def test_d1_the_order_depends_on_the_seed() -> None:
    state = position(WIDE, WIDE, called="1")
    assert len({tuple(turn(state, {}, seed).state.deck) for seed in range(20)}) == 20
    assert turn(state, {}, 7).state == turn(state, {}, 7).state


def test_d1_removed_cards_stay_out() -> None:
    state = turn(position(WIDE, WIDE, called="1", removed="R"), {}).state
    assert 14 not in state.deck
    assert state.removed == [14]


def test_d1_happens_three_times_in_a_round() -> None:
    for passes in (0, 1, 2):
        assert turn(position(WIDE, WIDE, called="1", passes=passes), {}).state.passes == passes + 1


def test_d2_the_fourth_time_ends_the_round_and_it_is_scored() -> None:
    step = turn(position(WIDE, WIDE, called="1", passes=3), {})
    assert RoundEnded(number=1, reason="deck", points=(11, 11)) in step.events
    assert step.state.round == 2
    assert step.state.passes == 0
    assert step.state.scores == [11, 11]


def test_d2_may_end_the_match() -> None:
    step = turn(position(WIDE, WIDE, called="1", passes=3, scores=[(1, 2), (3, 4)]), {})
    assert step.state.over
    assert step.state.scores == [1, 2, 3, 4, 11, 11]
