"""What the launcher knows of a game: enough to show its postcard, and nothing more."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from duckgames.ui.postcards import PaintPostcard


@dataclass(frozen=True)
class ShelfGame:
    """One game on the shelf.

    `title` and `sentence` are asked again after each change of language; `can_continue` tells whether a match waits
    to be played on, `waiting` how many do, `teaches` whether there is a tutorial.
    """

    id: str
    seats: tuple[int, int]
    minutes: int
    title: Callable[[], str]
    sentence: Callable[[], str]
    paint: PaintPostcard
    can_continue: bool = False
    waiting: int = 0
    teaches: bool = False
