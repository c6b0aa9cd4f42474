"""Random matches keep every invariant; `python3 dev.py bench rules` plays three thousand."""

from __future__ import annotations

import pytest

from duckgames.core.rng import Rng
from tests.games.kaczogrod import random_cards
from tests.games.kaczogrod.invariants import play_checked


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_random_matches_keep_every_invariant(seats: int, seed: int) -> None:
    assert play_checked(seats, 40 + seed) > seats * 40


@pytest.mark.parametrize("seed", [12, 16, 47, 51, 55])
def test_no_event_of_a_users_own_breaks_one(seed: int) -> None:
    seats = 2 + seed % 3
    assert play_checked(seats, seed, given=random_cards.options(Rng(seed))) > seats * 40
