"""The die that rolls: it tumbles over some faces and settles with a hop."""

from __future__ import annotations

from collections.abc import Callable
from math import pi, sin
from typing import Final

from PySide6.QtCore import QPointF

from duckgames.games.kaczogrod.view.showing import Showing
from duckgames.games.kaczogrod.view.signs import DICE
from duckgames.ui.table import Act, PictureItem, TableScene, Z

ROLL: Final = 700
REST: Final = 350
"""How long the result is seen before anything follows from it."""

FACES: Final = 5
SIDE: Final = 84.0


def tumble(scene: TableScene, showing: Showing, value: int, done: Callable[[], None]) -> Act:
    """A large die in the middle of the city, which shows `value` in the end."""
    side = SIDE * showing.unit
    sprites, dpr = showing.look.sprites, showing.dpr
    order = [(value + n) % 6 + 1 for n in range(FACES, 0, -1)] + [value]
    pictures = [sprites.pixmap(DICE, side, side, dpr, f"die-{face}") for face in order]
    middle = showing.plan.city.center()
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
