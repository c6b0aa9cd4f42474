"""The rules of Duck Town; `GAME` plays them."""

from duckgames.games.duck_town.rules.game import GAME

__all__ = ["GAME"]
