"""Rules M1 to M8: the material and how a round is set up."""

import pytest

from duckgames.core.rng import Rng
from duckgames.games.duck_and_cover import INFO
from duckgames.games.duck_and_cover.rules import GAME
from duckgames.games.duck_and_cover.rules.cards import CAPTAIN_DECK, DISCARD_LIMIT, DUCKS, ROUNDS, SCORES, SPLASH
from duckgames.games.duck_and_cover.rules.state import State
from tests.games.duck_and_cover.positions import pond


def deal(seats: int, seed: int = 1) -> State:
    """A deal."""
    return GAME.start({}, seats, Rng.for_ply(seed, 0))


def test_m1_two_to_seven_players() -> None:
    assert INFO.seats == (2, 7)
    assert list(DISCARD_LIMIT) == [2, 3, 4, 5, 6, 7]
    assert [deal(seats).seats for seats in DISCARD_LIMIT] == list(DISCARD_LIMIT)


def test_m2_twelve_ducks_with_their_splashes() -> None:
    assert list(DUCKS) == list(range(1, 13))
    assert [SPLASH[duck] for duck in DUCKS] == [0, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5]
    assert (min(SCORES), max(SCORES)) == (-5, 30)


def test_m3_the_captains_deck() -> None:
    assert len(CAPTAIN_DECK) == 26
    assert sorted(CAPTAIN_DECK) == sorted([*DUCKS, *DUCKS, 13, 14])


@pytest.mark.parametrize("seats", DISCARD_LIMIT)
def test_m4_each_grid_is_four_by_three_with_an_order_of_its_own(seats: int) -> None:
    state = deal(seats)
    frame = {(column, row) for column in range(4) for row in range(3)}
    ponds = [pond(state, seat) for seat in range(seats)]
    for one in ponds:
        assert set(one) == frame
        assert sorted(stack[0] for stack in one.values()) == list(DUCKS)
        assert all(len(stack) == 1 for stack in one.values())
    assert len({tuple(sorted((cell, tuple(stack)) for cell, stack in one.items())) for one in ponds}) == seats


def test_m4_every_duck_comes_to_lie_everywhere() -> None:
    places = {(cell, stack[0]) for seed in range(300) for cell, stack in pond(deal(2, seed)).items()}
    assert len(places) == 144


def test_m5_three_rounds() -> None:
    assert ROUNDS == 3
    assert deal(2).round == 1


@pytest.mark.parametrize("seats", DISCARD_LIMIT)
def test_the_discard_limit_and_the_players_make_eleven(seats: int) -> None:
    assert DISCARD_LIMIT[seats] + seats == 11


def test_the_first_card_is_called_with_the_deal() -> None:
    state = deal(4)
    assert state.called
    assert GAME.owing(state) == [0, 1, 2, 3]
    assert len(state.deck) + len(state.removed) == 25


def test_matches_of_one_seed_share_the_deals_of_later_rounds() -> None:
    rounds = []
    for choice in (0, -1):
        state, ply = deal(2), 0
        while state.round == 1:
            ply += 1
            seat = GAME.owing(state)[0]
            GAME.play(state, seat, GAME.legal(state, seat)[choice], Rng.for_ply(1, ply))
        rounds.append((state.where, state.deck, state.called))
    assert rounds[0] == rounds[1]


def test_another_seed_deals_otherwise() -> None:
    assert len({GAME.write(deal(3, seed)) for seed in range(50)}) == 50
