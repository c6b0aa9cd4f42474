"""Rules T1 to T8: one card for everybody, chosen in secret, resolved together."""

from duckgames.core.events import CardMoved, ChoiceMade
from duckgames.core.game import apply
from duckgames.core.places import Card, Slot
from duckgames.core.rng import Rng
from duckgames.games.duck_and_cover.rules import GAME
from duckgames.games.duck_and_cover.rules.actions import Cover, Duck
from duckgames.games.duck_and_cover.rules.cards import captain_card, duck_card
from duckgames.games.duck_and_cover.rules.events import AllQuacked, CardCalled, Covered, Quacked, Swam
from duckgames.games.duck_and_cover.rules.zones import CALLED, DECK, DISCARDS, PILE, pond
from tests.games.duck_and_cover.positions import L0, WIDE, position, swims, turn


def test_t1_everybody_resolves_the_card_on_top_of_the_deck() -> None:
    step = turn(position(L0, WIDE, L0, called="4", deck="7 9"), {})
    assert step.state.called == step.state.effect == 7
    assert step.state.movers == [7, 7, 7]
    assert CardCalled(card=captain_card(7), effect=7) in step.events
    assert CardMoved(source=Slot(DECK), target=Slot(CALLED), card=captain_card(7)) in step.events


def test_t2_nothing_moves_before_the_last_choice() -> None:
    state = position(L0, L0, called="4", deck="7")
    step = apply(GAME, state, 1, Cover(4, (2, 0)), Rng(0))
    assert step.events == (ChoiceMade(seat=1, content=Cover(4, (2, 0)), seen_by=frozenset({1})),)
    assert step.learned == frozenset()
    assert step.state.where == state.where
    assert GAME.owing(step.state) == [0]
    assert GAME.observe(step.state, 0).commits == GAME.observe(step.state, None).commits
    after = apply(GAME, step.state, 0, Duck(4, (4, 0)), Rng(0))
    assert after.learned == {0, 1}
    assert [type(event) for event in after.events][:6] == [
        ChoiceMade, Swam, CardMoved, Covered, CardMoved, CardMoved,
    ]  # fmt: skip


def test_t2_moves_of_one_turn_do_not_touch_each_other() -> None:
    state = position(L0, L0, called="4", deck="7")
    after = turn(state, {0: Cover(4, (2, 0)), 1: Cover(4, (2, 2))}).state
    assert after.stack(0, 4) == [12, 4]
    assert after.stack(1, 4) == [11, 4]


def test_t3_a_covered_number_quacks() -> None:
    state = position(WIDE, L0, called="5", deck="7")
    assert state.movers == [0, 5]
    assert GAME.owing(state) == [1]
    step = turn(state, {1: Cover(5, (2, 0))})
    assert Quacked(seat=0, duck=5) in step.events
    assert step.state.stacks == [6, 11]


def test_t4_and_t5_a_called_duck_must_move_and_nobody_may_choose_to_quack() -> None:
    state = position(L0, L0, called="4")
    actions = [GAME.action(state, 0, move) for move in GAME.legal(state, 0)]
    assert actions
    assert all(isinstance(action, Cover | Duck) and action.duck == 4 for action in actions)


def test_t6_a_number_nobody_shows_goes_to_the_discards_and_the_next_is_called() -> None:
    step = turn(position(WIDE, WIDE, called="4", deck="5 7"), {})
    assert step.state.discards == [5]
    assert step.state.called == 7
    assert AllQuacked(duck=5) in step.events
    assert CardMoved(source=Slot(CALLED), target=Slot(DISCARDS), card=captain_card(5)) in step.events
    assert not any(isinstance(event, Quacked) for event in step.events)


def test_t7_a_number_somebody_showed_goes_to_the_captains_pile() -> None:
    step = turn(position(WIDE, L0, called="5", deck="7"), {})
    assert step.state.pile[-1] == 5
    assert step.state.discards == []
    assert CardMoved(source=Slot(CALLED), target=Slot(PILE), card=captain_card(5)) in step.events


def test_t8_everybody_sees_the_discards() -> None:
    state = turn(position(WIDE, WIDE, called="4", deck="5 6 7"), {}).state
    for viewer in (None, 0, 1):
        seen = GAME.observe(state, viewer)
        assert seen.discards == (5, 6)
        assert GAME.table(seen).stack(Slot(DISCARDS)) == (captain_card(5), captain_card(6))


def test_a_cover_and_a_swim_are_told_with_their_ducks_and_places() -> None:
    state = position(WIDE, L0, called="2", deck="7")
    step = turn(state, {0: Cover(2, (1, 0)), 1: Duck(2, (4, 0))})
    assert Covered(seat=0, duck=2, over=7) in step.events
    moved = CardMoved(source=Slot(pond(0), (2, 0)), target=Slot(pond(0), (1, 0)), card=duck_card(2), count=3)
    assert moved in step.events
    assert Swam(seat=1, duck=2, cell=(4, 0)) in step.events


def test_several_numbers_in_a_row_that_nobody_shows_belong_to_one_step() -> None:
    step = turn(position(WIDE, WIDE, called="4", deck="5 6 8 9 1"), {})
    assert step.state.discards == [5, 6, 8, 9]
    assert [e.effect for e in step.events if isinstance(e, CardCalled)] == [5, 6, 8, 9, 1]


def test_swimming_keeps_the_number_of_stacks_and_covering_takes_one() -> None:
    state = position(L0, L0, called="4", deck="7")
    after = turn(state, {0: Duck(4, swims(state)[0]), 1: Cover(4, (2, 0))}).state
    assert after.stacks == [12, 11]


def test_cards_have_faces_by_kind_and_number() -> None:
    assert duck_card(7) == Card("duck", "7")
    assert [captain_card(n).id for n in (1, 12, 13, 14)] == ["1", "12", "max", "repeat"]
