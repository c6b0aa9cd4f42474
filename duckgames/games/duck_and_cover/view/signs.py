"""What the signs of the pond draw from: the shared kit with the facts and the plan of this table."""

from __future__ import annotations

from collections.abc import Sequence

from duckgames.core.setup import Player
from duckgames.games.duck_and_cover.view.board import Board
from duckgames.games.duck_and_cover.view.plan import Plan
from duckgames.ui.table.signs import CAPTION, LEFT, MIDDLE, RIGHT, Sign, SignItem, SignKit
from duckgames.ui.texts import Texts
from duckgames.ui.theme import Look

__all__ = ["CAPTION", "LEFT", "MIDDLE", "RIGHT", "Showing", "Sign", "SignItem"]


class Showing(SignKit):
    """What every sign draws from: the facts, the words, who plays, and where things lie now."""

    def __init__(self, look: Look, board: Board, texts: Texts, players: Sequence[Player]) -> None:
        super().__init__(look, texts, players)
        self.board = board
        self.plan: Plan

    @property
    def unit(self) -> float:
        return self.plan.unit
