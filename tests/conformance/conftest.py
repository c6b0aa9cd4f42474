"""Each test of this folder that asks for `game` runs once for every game."""

import pytest

from duckgames.core.game import AnyGame
from tests.conformance.games import GAMES


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> AnyGame:
    """One game."""
    return GAMES[request.param]


@pytest.fixture(params=(1, 2, 3))
def seed(request: pytest.FixtureRequest) -> int:
    """The seed of a random match."""
    return int(request.param)
