"""The invariants at the end of section 4 of the rules document, over 200 random matches and over drawn positions.

`python -m tests.bench rules` does the same for 2,000 matches.
"""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duckgames.core.rng import Rng
from duckgames.games.duck_and_cover.rules import GAME
from duckgames.games.duck_and_cover.rules.state import State
from tests.games.duck_and_cover.invariants import check_moves, check_position, check_secrets, check_step, play_checked

MATCHES = 200


@pytest.mark.parametrize("part", range(10))
def test_every_invariant_holds_in_random_matches(part: int) -> None:
    for number in range(part, MATCHES, 10):
        assert play_checked(2 + number % 6, number) > 50


@given(seats=st.integers(2, 7), seed=st.integers(0, 2**64 - 1), choices=st.lists(st.integers(0, 10**6), max_size=150))
def test_every_invariant_holds_in_drawn_matches(seats: int, seed: int, choices: list[int]) -> None:
    state = GAME.start({}, seats, Rng.for_ply(seed, 0))
    for ply, choice in enumerate(choices, start=1):
        owing = GAME.owing(state)
        if not owing:
            break
        seat = owing[choice % len(owing)]
        legal = GAME.legal(state, seat)
        move = legal[choice % len(legal)]
        before = state.copy()
        GAME.play(state, seat, move, Rng.for_ply(seed, ply))
        check_step(before, state, seat, move)
    check_moves(state)
    check_secrets(state, Rng(seed))


@pytest.mark.parametrize("seats", range(2, 8))
def test_the_same_seed_and_choices_give_the_same_match(seats: int) -> None:
    texts = []
    for _ in range(2):
        state, chance, ply = GAME.start({}, seats, Rng.for_ply(seats, 0)), Rng(3), 0
        while owing := GAME.owing(state):
            ply += 1
            GAME.play(state, owing[-1], GAME.sample(state, owing[-1], chance), Rng.for_ply(seats, ply))
        texts.append(GAME.write(state))
    assert texts[0] == texts[1]


def test_cover_lowers_the_number_of_stacks_by_one() -> None:
    """A player who always covers gathers his ducks in eleven turns, or is stopped by the discards."""
    state = GAME.start({}, 2, Rng.for_ply(1, 0))
    taken = 0
    while state.round == 1:
        seat = GAME.owing(state)[0]
        move = GAME.legal(state, seat)[0]
        before, last = state.copy(), state.pending == 1
        GAME.play(state, seat, move, Rng(1))
        if last and state.round == 1:
            taken += sum(before.stacks) - sum(state.stacks)
    assert 10 < taken <= 22


def test_a_state_tells_a_broken_invariant() -> None:
    """The checks themselves must be able to fail."""
    state: State = GAME.start({}, 2, Rng.for_ply(1, 0))
    for spoil in ("deck", "where", "stacks"):
        broken = state.copy()
        getattr(broken, spoil)[1] += 1
        with pytest.raises(AssertionError):
            check_position(broken)
