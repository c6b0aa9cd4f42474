"""The laboratory set-up: one seat, no number of discards that ends a round, one pass; nobody can open it."""

from __future__ import annotations

import pytest

from duckgames.core.game import MalformedPosition
from duckgames.core.match import Match
from duckgames.core.rng import Rng
from duckgames.core.setup import MatchSetup, Person
from duckgames.games.duck_and_cover import INFO
from duckgames.games.duck_and_cover.rules import GAME, rounds
from duckgames.games.duck_and_cover.rules.cards import ALONE, CAPTAIN_DECK
from duckgames.games.duck_and_cover.rules.state import State


def swim(state: State, seed: int) -> list[State]:
    """Plays a round of random swims; the state before each."""
    rng, before, number = Rng(seed), [], state.round
    while not state.over and state.round == number:
        before.append(state.copy())
        moves = [move for move in GAME.legal(state, 0) if move > 12]
        GAME.play(state, 0, rng.choice(moves), rng)
    return before


def test_a_round_ends_with_the_deck_and_not_with_discards() -> None:
    for seed in range(5):
        state = GAME.start({}, ALONE, Rng(seed))
        before = swim(state, seed)
        # Who only swims is called by every card: two of each number, maximum and most repeats.
        assert len(before) >= len(CAPTAIN_DECK) - 2
        assert before[-1].passes == 0
        assert state.scores == [30]


def test_any_number_of_discards_may_lie_there() -> None:
    most = 0
    for seed in range(30):
        state = GAME.start({}, ALONE, Rng(seed))
        while not state.over:
            most = max(most, len(state.discards))
            assert len(state.discards) < rounds.limit(state)
            # Covers come first, so that soon most numbers are under others.
            GAME.play(state, 0, GAME.legal(state, 0)[0], Rng(seed))
    assert most > 9


def test_a_match_has_three_rounds_and_one_winner() -> None:
    state = GAME.start({}, ALONE, Rng(3))
    while not state.over:
        GAME.play(state, 0, GAME.legal(state, 0)[0], Rng(3))
    result = GAME.result(state)
    assert result is not None
    assert (len(state.scores), result.winners) == (3, (0,))


def test_nobody_can_open_it() -> None:
    assert INFO.seats[0] > ALONE
    with pytest.raises(ValueError, match="1 seats"):
        Match(GAME, MatchSetup(INFO.id, (Person("", "pip"),), 1))
    with pytest.raises(MalformedPosition):
        GAME.read(GAME.write(GAME.start({}, ALONE, Rng(1))))
