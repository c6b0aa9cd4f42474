"""Random matches keep every invariant; `python3 dev.py bench rules` plays three thousand."""

from __future__ import annotations

import pytest

from tests.games.kaczogrod.invariants import play_checked


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_random_matches_keep_every_invariant(seats: int, seed: int) -> None:
    assert play_checked(seats, 40 + seed) > seats * 40
