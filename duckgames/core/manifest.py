"""What a game declares of itself as data: seats, options, levels and tempers."""

from __future__ import annotations

from dataclasses import dataclass

from duckgames.core.options import Option


@dataclass(frozen=True)
class GameInfo:
    """The manifest of a game.

    `rules` is raised whenever a change of the rules changes play. `seats` is the least and the greatest number of
    players, `usual_seats` what a first match offers, `minutes` about how long a match takes. `secrets` tells whether a
    seat ever sees what another may not, open commits aside: then two people at one screen need a cover between them.
    `levels` and `tempers` are keys, from the weakest and the plainest on; levels are some of "easy", "normal", "hard"
    and "expert", for which the window has words, and each game words its own tempers.
    """

    id: str
    rules: int
    seats: tuple[int, int]
    usual_seats: int
    minutes: int
    secrets: bool
    options: tuple[Option, ...]
    levels: tuple[str, ...]
    tempers: tuple[str, ...]
