"""Whose turn it is, from one match to the next."""

from __future__ import annotations

from duckgames.core.ducks import DUCKS
from duckgames.core.setup import Ai, Player
from duckgames.ui.theme import Look
from duckgames.ui.turn_strip import TurnStrip


def players(count: int) -> tuple[Player, ...]:
    return tuple(Ai("easy", "steady", duck) for duck in DUCKS[:count])


def test_nobody_of_the_match_before_chooses_in_a_smaller_one(look: Look) -> None:
    strip = TurnStrip(look)
    strip.show_players(players(7), 0)
    strip.show_choosing((5, 6))
    assert strip.accessibleName() == "Choosing now: Melody, Biscuit"
    strip.show_players(players(3), 0)
    assert strip.accessibleName() == ""
    strip.show_choosing((1,))
    strip.show_players(players(3), 1)
    assert strip.accessibleName() == "Choosing now: Reed"
