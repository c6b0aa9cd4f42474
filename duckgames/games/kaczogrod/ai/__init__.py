"""The ducks that play Kaczogród: so far every level plays at random."""

from __future__ import annotations

from duckgames.ai.player import AiPlayer
from duckgames.ai.random_player import RandomPlayer


def make_player(level: str, temper: str) -> AiPlayer:
    """The player of `level` with `temper`."""
    return RandomPlayer()
