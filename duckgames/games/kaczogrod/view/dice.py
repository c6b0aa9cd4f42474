"""Dice that roll over the city of who rolls: they tumble over some faces and settle with a hop."""

from __future__ import annotations

from collections.abc import Callable
from math import pi, sin
from typing import Final

from PySide6.QtCore import QPointF

from duckgames.core.places import Seat
from duckgames.games.kaczogrod.view.pile_signs import DICE
from duckgames.games.kaczogrod.view.showing import Showing
from duckgames.ui.table import Act, PictureItem, TableScene, Z

ROLL: Final = 700
REST: Final = 600
"""How long the result is seen before anything follows from it."""

FACES: Final = 5
SIDE: Final = 84.0
SHARE: Final = 0.5
"""How much of a small map a die may cover."""


def tumble(scene: TableScene, showing: Showing, seat: Seat, value: int, done: Callable[[], None]) -> Act:
    """A large die over the city of `seat`, which shows `value` in the end; several may roll at the same time."""
    middle, side = place(showing, seat)
    sprites, dpr = showing.look.sprites, showing.dpr
    order = [(value + n) % 6 + 1 for n in range(FACES, 0, -1)] + [value]
    pictures = [sprites.pixmap(DICE, side, side, dpr, f"die-{face}") for face in order]
    items: list[PictureItem] = []

    def step(t: float) -> None:
        if t < 1 and not items:
            items.append(PictureItem(pictures[0], Z.EFFECT))
            scene.addItem(items[0])
        rolled = min(1.0, t * (ROLL + REST) / ROLL)
        for item in items:
            item.setPixmap(pictures[min(FACES, int(rolled * (FACES + 1)))])
            hop = abs(sin(rolled * pi * 2.5)) * (1 - rolled) * side
            item.setPos(middle + QPointF((rolled - 1) * 2.2 * side, -hop))
            item.setRotation((1 - rolled) * -260)

    def end() -> None:
        while items:
            scene.removeItem(items.pop())
        done()

    return Act(ROLL + REST, step, done=end)


def place(showing: Showing, seat: Seat) -> tuple[QPointF, float]:
    """The middle of a die of `seat`, and how large it is: beside those of others where all cities share one ground."""
    ground = showing.ground_of(seat)
    side = round(min(SIDE * showing.unit, SHARE * min(ground.width(), ground.height())))
    middle = ground.center()
    if showing.together:
        middle += QPointF((showing.players_before(seat) - (len(showing.players) - 1) / 2) * 1.4 * side, 0)
    return middle, side
