"""Decks, options, start cards and the roll for the start (sections 1 and 2, rulings A1 to A15)."""

from __future__ import annotations

import pytest

from duckgames.core.events import DieRolled, Event, seen_from
from duckgames.core.options import BadOption, checked
from duckgames.core.rng import Rng
from duckgames.games.kaczogrod import INFO, READY
from duckgames.games.kaczogrod.rules import GAME, decks, engine
from duckgames.games.kaczogrod.rules.actions import Start
from duckgames.games.kaczogrod.rules.cards import BASE, DESIGNS
from duckgames.games.kaczogrod.rules.events import CardAdded, StartRolled
from duckgames.games.kaczogrod.rules.groups import EVENT, GROUPS, TOWN_HALL
from duckgames.games.kaczogrod.rules.state import Phase, State
from tests.games.kaczogrod.positions import card, city, refusal

SUGGESTED = {
    53: (4, 4, 4, 4, 4, 8, 2, 4, 1, 2, 16),
    64: (4, 4, 5, 4, 5, 10, 3, 5, 2, 2, 20),
    80: (6, 6, 6, 6, 6, 13, 3, 6, 2, 3, 23),
}


def start(seats: int = 2, **options: object) -> State:
    """The deal of a match with these options."""
    return GAME.start(checked(INFO.options, options), seats, Rng(1))


def choose(state: State, seat: int, *names: str) -> None:
    """The seat chooses these start cards: the TOWN HALL, then above, right and below it."""
    for side, name in enumerate(names):
        GAME.play(state, seat, GAME.move(state, seat, Start(card(name), side)), Rng(2))


@pytest.mark.parametrize("length", SUGGESTED)
@pytest.mark.parametrize("name", READY)
def test_every_ready_deck_is_legal_and_has_the_suggested_groups(name: str, length: int) -> None:
    cards = decks.READY[name, length]
    assert decks.faults(cards, length) == []
    assert tuple(sum(BASE.groups[each] == group for each in cards) for group in range(11)) == SUGGESTED[length]


def test_ready_decks_differ() -> None:
    for length in SUGGESTED:
        assert len({decks.READY[name, length] for name in READY}) == len(READY)


@pytest.mark.parametrize("length", SUGGESTED)
def test_start_cards_come_out_of_the_deck_and_five_are_drawn(length: int) -> None:
    """A1: 60 cards remain of 64 (49 of 53, 76 of 80)."""
    state = start(length=length)
    assert {len(deck) for deck in state.decks} == {length}
    while state.phase is Phase.START:
        for seat in engine.owing(state):
            GAME.play(state, seat, GAME.legal(state, seat)[0], Rng(3))
    assert [len(hand) for hand in state.hands] == [5, 5]
    assert [len(deck) for deck in state.decks] == [length - 9] * 2
    assert [len(cards) for cards in state.cities] == [4, 4]


def test_start_cards_a_town_hall_and_three_beside_it() -> None:
    """K2."""
    state = start(deck_0="builder")
    assert {BASE.groups[action.card] for action in actions(state, 0)} == {TOWN_HALL}
    assert refusal(state, Start(card("swimming_pool"), 0), 0) == "hall_first"
    assert refusal(state, Start(card("mayor"), 1), 0) == "hall_at_home"
    assert refusal(state, Start(card("velodrome"), 0), 0) == "not_in_deck"
    choose(state, 0, "mayor")
    assert refusal(state, Start(card("court"), 1), 0) == "hall_again"
    assert refusal(state, Start(card("flood"), 1), 0) in ("event_cannot_start", "not_in_deck")
    assert refusal(state, Start(card("world_record"), 1), 0) == "event_cannot_start"
    assert refusal(state, Start(card("bank"), 5), 0) == "no_such_side"
    choose_more = [Start(card("port"), 1), Start(card("bank"), 3), Start(card("swimming_pool"), 4)]
    for number, action in enumerate(choose_more):
        GAME.play(state, 0, GAME.move(state, 0, action), Rng(2))
        if number == 0:
            assert refusal(state, Start(card("bank"), 1), 0) == "side_taken"
    assert GAME.legal(state, 0) == []
    assert refusal(state, Start(card("cafe"), 2), 0) == "start_chosen"
    assert list(GAME.owing(state)) == [1]
    while GAME.owing(state) == [1]:
        GAME.play(state, 1, GAME.legal(state, 1)[0], Rng(3))
    assert city(state, 0) == {(0, 0): "mayor", (0, -1): "port", (0, 1): "bank", (-1, 0): "swimming_pool"}
    assert city(state, 1)[12, 0] == BASE.ids[min(c for c in decks.READY["balanced", 64] if BASE.groups[c] == TOWN_HALL)]


def actions(state: State, seat: int) -> list[Start]:
    """The legal start cards."""
    return [GAME.action(state, seat, move) for move in GAME.legal(state, seat)]  # type: ignore[misc]


def test_three_start_cards_may_share_a_type_and_be_special() -> None:
    """A6 to A8."""
    state = start()
    choose(state, 0, "mayor", "swimming_pool", "frog_races", "ice_rink")
    choose(state, 1, "mayor", "monument_korneliusz_kwacz", "old_lighthouse", "clock_tower")
    assert state.phase is Phase.TURN


def test_start_cards_are_secret_until_all_are_chosen() -> None:
    """A9."""
    state = start()
    log: list[Event] = []
    GAME.play(state, 0, GAME.legal(state, 0)[0], Rng(1), log)
    assert all(getattr(seen_from(event, 1), "card", None) is None for event in log)
    assert GAME.observe(state, 1).started == (1, 0)
    assert GAME.observe(state, 1).starts == ()
    choose(state, 0)
    while state.phase is Phase.START:
        seat = GAME.owing(state)[0]
        log.clear()
        GAME.play(state, seat, GAME.legal(state, seat)[0], Rng(1), log)
    assert len([event for event in log if isinstance(event, CardAdded)]) == 8, "all are shown together"


def test_the_highest_roll_begins_and_those_who_tie_roll_again() -> None:
    """A11."""
    ties = 0
    for seed in range(40):
        state = GAME.start(checked(INFO.options, {}), 3, Rng(seed))
        log: list[Event] = []
        while state.phase is Phase.START:
            seat = GAME.owing(state)[0]
            GAME.play(state, seat, GAME.legal(state, seat)[0], Rng(seed), log)
        rolls = [event for event in log if isinstance(event, DieRolled)]
        first = {event.seat: event.value for event in rolls[:3]}
        best = [seat for seat, value in first.items() if value == max(first.values())]
        ties += len(best) > 1
        assert [event.seat for event in rolls[3 : 3 + len(best)]] == (best if len(best) > 1 else [])
        (begins,) = [event.seat for event in log if isinstance(event, StartRolled)]
        assert begins in best
        assert state.turn == begins
    assert ties


def test_the_decks_own_order_is_hidden_from_its_seat() -> None:
    state = start()
    while state.phase is Phase.START:
        seat = GAME.owing(state)[0]
        GAME.play(state, seat, GAME.legal(state, seat)[0], Rng(9))
    for seat in range(2):
        assert state.decks[seat] != sorted(state.decks[seat])
        assert list(GAME.observe(state, seat).deck) == sorted(state.decks[seat])
    assert GAME.observe(state, None).deck == ()


def own(cards: list[int]) -> str:
    """A deck of one's own as an option."""
    return " ".join(map(str, cards))


def test_a_deck_of_ones_own() -> None:
    cards = [83, *range(1, 13), *range(50, 64), *range(102, 128)]
    state = start(length=53, deck_1=own(cards))
    assert state.decks[1] == sorted(cards)
    assert state.decks[0] == sorted(decks.READY["balanced", 53])


@pytest.mark.parametrize(
    ("cards", "code"),
    [
        ([83, *range(1, 53)], "length"),
        ([83, 83, *range(1, 63)], "twice"),
        ([*range(1, 65)], "no_town_hall"),
        ([83, 1, 2, *range(102, 151), *range(84, 91), *range(84, 89)], "no_neighbours"),
    ],
)
def test_a_deck_that_is_none_is_refused_with_a_reason(cards: list[int], code: str) -> None:
    """A5, and no two identical cards in one deck."""
    assert code in [fault.code for fault in decks.faults(cards, 64)]
    with pytest.raises(BadOption):
        start(deck_0=own(cards))


def test_a_deck_names_cards_that_there_are() -> None:
    for text in ("1 2 nonsense", "0 1 2", "151 1 2", "9999 1"):
        with pytest.raises(BadOption):
            start(deck_0=text)
    assert decks.of_text("83 mayor 150") == [83, 83, 150]


def test_all_may_use_the_same_designs_and_all_have_the_same_length() -> None:
    """A2, A4, A13."""
    state = start(4, length=80)
    assert state.decks[0] == state.decks[1] == state.decks[3]
    assert {len(deck) for deck in state.decks} == {80}


@pytest.mark.parametrize(("seats", "length"), [(2, 53), (2, 64), (2, 80), (3, 53), (4, 64)])
def test_one_set_of_cards_can_be_dealt_to_all(seats: int, length: int) -> None:
    """A3: 150 designs and ten doubles; where one set is too small, which is not offered, there are more."""
    state = start(seats, length=length, decks="shared")
    sets = decks.sets_needed(seats, length)
    assert sets == (1 if seats == 2 or length == 53 else 2)
    everything = [each for deck in state.decks for each in deck]
    numbers = [everything.count(each) for each in range(1, len(DESIGNS) + 1)]
    assert max(numbers) <= 2 * sets
    assert sum(max(0, number - sets) for number in numbers) <= decks.DOUBLES * sets
    for deck in state.decks:
        assert decks.faults(deck, length) == []


def test_each_kind_of_card_is_in_the_set_as_often_as_the_sources_say() -> None:
    numbers = [sum(design.group == group for design in DESIGNS) for group in range(len(GROUPS))]
    assert numbers == [12, 12, 13, 12, 14, 13, 6, 8, 5, 6, 49]
    assert [design.number for design in DESIGNS if design.group == EVENT] == list(range(102, 151))


def test_the_options_every_seat_may_know_are_in_the_state() -> None:
    state = start(length=80, winning="advanced", homes=17)
    assert (state.length, state.advanced, state.homes, state.shared) == (80, True, 17, False)
