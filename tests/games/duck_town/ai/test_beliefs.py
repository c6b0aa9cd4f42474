"""What ducks believe: chances within what is possible, and worlds that cannot be told from the real one."""

from __future__ import annotations

import pytest

from duckgames.core.rng import Rng
from duckgames.games.duck_town.ai import suspects
from duckgames.games.duck_town.ai.beliefs import Beliefs
from duckgames.games.duck_town.ai.style import PLAIN
from duckgames.games.duck_town.rules import GAME, deduction
from duckgames.games.duck_town.rules.cards import COLOUR_MASK, GREEN, KINDS
from duckgames.games.duck_town.rules.roles import GOOSE, ROLES
from duckgames.games.duck_town.rules.state import Phase, State
from tests.games.duck_town.ai.moments import moments, some_moments


def called() -> list[State]:
    """The moments after a draft."""
    return [state for state in moments() if state.phase not in (Phase.PICK, Phase.LAY)]


def unshown(state: State) -> list[list[float]]:
    """What the exact inference says of roles not shown."""
    table = deduction.chances(GAME.observe(state, state.seat))
    for role in ROLES:
        if state.revealed >> role & 1:
            for row in table:
                row[role] = 0.0
    return table


def test_the_quick_inference_knows_what_the_exact_one_does() -> None:
    compared = loose = 0
    for state in called():
        quick = suspects.possible(state, state.seat)
        for seat, row in enumerate(unshown(state)):
            if seat != state.seat:
                exact = sum(1 << role for role in ROLES if row[role] > 0)
                assert quick[seat] & exact == exact
                compared += 1
                loose += quick[seat] != exact
                # Only that the last of seven took this role or that is followed one by one.
                assert state.seats == 7 or quick[seat] == exact
    assert compared > 500
    assert loose < compared / 20


def test_suspicions_are_chances() -> None:
    for state in called():
        table = suspects.chances(state, state.seat, PLAIN)
        quick = suspects.possible(state, state.seat)
        for seat, row in enumerate(table):
            assert all(0 <= chance <= 1 for chance in row)
            assert sum(row) <= 1 + 1e-9
            assert all(quick[seat] >> role & 1 for role in ROLES if row[role])
        for role in ROLES:
            assert sum(row[role] for row in table) <= 1 + 1e-9


def test_beliefs_are_chances_within_what_is_possible() -> None:
    for number, state in enumerate(some_moments()):
        table = Beliefs(GAME.observe(state, state.seat), Rng(number)).chances()
        exact = unshown(state)
        for seat in range(state.seats):
            if seat != state.seat:
                assert sum(table[seat]) == pytest.approx(sum(exact[seat]))
                assert all(exact[seat][role] > 0 for role in ROLES if table[seat][role])


def test_worlds_look_like_the_real_one_to_their_seat() -> None:
    for number, state in enumerate(moments()):
        seen = GAME.observe(state, state.seat)
        beliefs = Beliefs(seen, Rng(number))
        worlds = [beliefs.world(seed) for seed in (1, 2, 1)]
        assert all(GAME.observe(world, state.seat) == seen for world in worlds)
        assert worlds[0] == worlds[2]


def test_worlds_differ_in_what_is_not_seen() -> None:
    for state in some_moments():
        beliefs = Beliefs(GAME.observe(state, state.seat), Rng(1))
        decks = {tuple(beliefs.world(seed).deck) for seed in range(20)}
        assert len(decks) == 20


def test_a_green_town_is_likelier_to_be_the_goose() -> None:
    tried = 0
    for state in called():
        held = [row[GOOSE] for row in unshown(state)]
        if sum(chance > 0 for chance in held) > 1:
            seat = next(each for each, chance in enumerate(held) if chance > 0)
            chances = []
            for kinds in (COLOUR_MASK[GREEN], 0):
                other = state.copy()
                other.towns[seat] = [kind for kind in KINDS if kinds >> kind & 1]
                other.names[seat] = kinds
                chances.append(suspects.chances(other, state.seat, PLAIN)[seat][GOOSE])
            assert chances[0] > chances[1]
            tried += 1
    assert tried > 10
