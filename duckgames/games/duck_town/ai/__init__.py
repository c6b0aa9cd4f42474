"""The AI players of Duck Town; `make_player` builds them."""

from __future__ import annotations

from duckgames.ai.player import AiPlayer
from duckgames.ai.random_player import RandomPlayer


def make_player(level: str, temper: str) -> AiPlayer:
    """A player of `level` and `temper`."""
    return RandomPlayer()
