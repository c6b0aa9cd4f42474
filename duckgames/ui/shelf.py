"""What the launcher knows of a game: enough to show its postcard, and nothing more."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from duckgames.core import registry
from duckgames.session.storage import Storage
from duckgames.ui.postcards import PaintPostcard
from duckgames.ui.theme import Look


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


def shelf_of(look: Look, storage: Storage) -> tuple[ShelfGame, ...]:
    """Every game there is, with what waits of it in `storage`."""
    return tuple(_shelf_game(info.id, look, storage) for info in registry.infos())


def _shelf_game(game: str, look: Look, storage: Storage) -> ShelfGame:
    info, view = registry.info(game), registry.view(game)
    waiting = storage.count(game)
    return ShelfGame(
        id=game,
        seats=info.seats,
        minutes=info.minutes,
        title=view.title,
        sentence=view.sentence,
        paint=lambda p, rect, dark: view.paint_postcard(p, rect, look),
        can_continue=waiting > 0,
        waiting=waiting,
        teaches=bool(view.lessons),
    )
