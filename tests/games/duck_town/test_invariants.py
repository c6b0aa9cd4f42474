"""Every invariant over random matches, over drawn ones and over matches of ducks that build.

`python -m tests.bench rules` does the same for 3,000 matches of each sort.
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duckgames.core.events import Event
from duckgames.core.rng import Rng
from duckgames.games.duck_town.rules import GAME
from duckgames.games.duck_town.rules.state import State
from tests.conformance.games import start
from tests.games.duck_town import oracle
from tests.games.duck_town.invariants import check_events, check_position, check_secrets, check_step, play_checked
from tests.games.duck_town.positions import legal, position, said

MATCHES = 180


def eager(state: State, moves: Sequence[int], chance: Rng) -> int:
    """Builds where it can and swaps no hands, so that towns fill quickly."""
    builds = [move for move in moves if 64 <= move < 96]
    others = [move for move in moves if not 40 <= move < 50]
    return chance.choice(builds or others or moves)


@pytest.mark.parametrize("part", range(10))
def test_every_invariant_holds_in_random_matches(part: int) -> None:
    for number in range(part, MATCHES, 10):
        assert play_checked(2 + number % 6, number) > 30


@pytest.mark.parametrize("seats", range(2, 8))
def test_every_invariant_holds_in_quick_matches(seats: int) -> None:
    for number in range(15):
        assert play_checked(seats, 500 + number, eager, sampled=0.05) > 30


@given(seats=st.integers(2, 7), seed=st.integers(0, 2**64 - 1), choices=st.lists(st.integers(0, 10**6), max_size=150))
def test_every_invariant_holds_in_drawn_matches(seats: int, seed: int, choices: list[int]) -> None:
    state = start(GAME, seed, seats)
    for ply, choice in enumerate(choices, start=1):
        if not GAME.owing(state):
            break
        moves = GAME.legal(state, state.seat)
        move = moves[choice % len(moves)]
        before = state.copy()
        log: list[Event] = []
        GAME.play(state, state.seat, move, Rng.for_ply(seed, ply), log)
        check_position(state)
        check_step(before, state, said(GAME.action(before, before.seat, move)), log)
        check_events(before, state, log)
    check_secrets(state, Rng(seed))


@pytest.mark.parametrize("seats", range(2, 8))
def test_the_same_seed_and_choices_give_the_same_match(seats: int) -> None:
    texts = []
    for _ in range(2):
        state, chance, ply = start(GAME, 9, seats), Rng(3), 0
        while GAME.owing(state):
            ply += 1
            GAME.play(state, state.seat, GAME.sample(state, state.seat, chance), Rng.for_ply(seats, ply))
        texts.append(GAME.write(state))
    assert texts[0] == texts[1]


def test_a_state_tells_a_broken_invariant() -> None:
    """The checks themselves must be able to fail."""
    state = start(GAME, 1, 4)
    check_position(state)

    def lose_a_card(broken: State) -> None:
        broken.deck.pop()

    def change_a_card(broken: State) -> None:
        broken.deck[0] = (broken.deck[0] + 1) % 28

    def double_a_role(broken: State) -> None:
        broken.pile[0] = broken.pile[1]

    def crown_another(broken: State) -> None:
        broken.crown = (broken.crown + 1) % 4

    for spoil in (lose_a_card, change_a_card, double_a_role, crown_another):
        broken = state.copy()
        spoil(broken)
        with pytest.raises(AssertionError):
            check_position(broken)


def test_the_oracle_can_disagree() -> None:
    state = position("magpie", "swan", "goose", "badger", called="goose", hands={2: "cafe"}, did="gather")
    assert oracle.allowed(state) == legal(state) == {"build cafe", "end"}
    state.gathered = False
    assert oracle.allowed(state) == {"coins", "look"}
