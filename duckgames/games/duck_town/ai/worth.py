"""The points of each kind of building."""

from __future__ import annotations

from typing import Final

from duckgames.games.duck_town.rules.cards import COLOUR, COST, PURPLE
from duckgames.games.duck_town.rules.scoring import WONDER

WORTH: Final = tuple(cost + WONDER * (colour == PURPLE) for cost, colour in zip(COST, COLOUR, strict=True))
