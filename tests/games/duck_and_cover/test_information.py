"""Rules I1 to I3 and T2: all is open but the order of the deck and choices not yet resolved."""

from duckgames.core.game import apply
from duckgames.core.places import Counter, Slot
from duckgames.core.rng import Rng
from duckgames.games.duck_and_cover.rules import GAME
from duckgames.games.duck_and_cover.rules.actions import Cover
from duckgames.games.duck_and_cover.rules.cards import captain_card, duck_card
from duckgames.games.duck_and_cover.rules.observation import HIDDEN
from duckgames.games.duck_and_cover.rules.zones import CALLED, DECK, DISCARDS, PILE, REMOVED, box, pond
from tests.games.duck_and_cover.positions import L0, WIDE, one_stack, position, turn


def test_i1_stacks_are_open_to_everybody() -> None:
    state = position(WIDE, L0, called="1")
    for viewer in (None, 0, 1):
        table = GAME.table(GAME.observe(state, viewer))
        assert table.stack(Slot(pond(0), (0, 0))) == (duck_card(6), duck_card(5), duck_card(4))
        assert table.size(pond(0)) == table.size(pond(1)) == 12
        assert table.size(box(0)) == 0


def test_i2_what_is_left_in_the_deck_may_be_counted() -> None:
    state = position(WIDE, L0, called="1", deck="9 M 3 9")
    for viewer in (None, 0, 1):
        assert GAME.observe(state, viewer).left == (3, 9, 9, 13)


def test_i3_the_order_of_the_deck_is_hidden_from_everybody() -> None:
    one, other = position(WIDE, L0, called="1", deck="9 M 3 7"), position(WIDE, L0, called="1", deck="7 3 M 9")
    for viewer in (None, 0, 1):
        assert GAME.observe(one, viewer) == GAME.observe(other, viewer)
        assert GAME.table(GAME.observe(one, viewer)).stack(Slot(DECK)) == (None,) * 4


def test_t2_an_open_choice_is_seen_by_its_own_seat_only() -> None:
    state = position(L0, L0, L0, called="4")
    one, other = (apply(GAME, state, 1, Cover(4, cell), Rng(0)).state for cell in ((2, 0), (2, 2)))
    for viewer in (None, 0, 2):
        assert GAME.observe(one, viewer) == GAME.observe(other, viewer)
        assert GAME.observe(one, viewer).commits == (0, HIDDEN, 0)
    assert GAME.observe(one, 1).commits == (0, 12, 0)


def test_the_table_shows_the_captains_piles_and_the_counters() -> None:
    state = turn(position(WIDE, WIDE, called="1", deck="5 2", removed="R", scores=[(4, -3)], pile="3 4"), {}).state
    table = GAME.table(GAME.observe(state, None))
    assert table.stack(Slot(PILE)) == (captain_card(3), captain_card(4), captain_card(1))
    assert table.stack(Slot(DISCARDS)) == (captain_card(5),)
    assert table.stack(Slot(REMOVED)) == (captain_card(14),)
    assert table.stack(Slot(CALLED)) == (captain_card(2),)
    assert table.counters == {
        Counter("round"): 2, Counter("limit"): 9, Counter("points", 0): 4, Counter("points", 1): -3,
    }  # fmt: skip


def test_an_empty_deck_and_a_match_that_is_over_have_tables_too() -> None:
    assert GAME.table(GAME.observe(position(WIDE, WIDE, called="1"), 0)).zones[DECK] == {}
    over = turn(position(one_stack(12), L0, called="12", scores=[(0, 0)] * 2), {0: Cover(12, (1, 0))}).state
    table = GAME.table(GAME.observe(over, 0))
    assert table.zones[CALLED] == {}
    assert len(table.stack(Slot(pond(0), (1, 0)))) == 12
