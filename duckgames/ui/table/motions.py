"""The motions of cards by the motion table of the visual direction; all durations are at the normal pace."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from math import pi, sin
from typing import Final

from PySide6.QtCore import QEasingCurve, QPointF, QRectF
from PySide6.QtWidgets import QGraphicsItem

from duckgames.core.events import CardMoved
from duckgames.core.table import Stack
from duckgames.ui.table.animator import Act
from duckgames.ui.table.card_item import CardItem, Pose

HOVER: Final = 90
PICK_UP: Final = 120
DROP: Final = 160
FLY_BACK: Final = 220
RIVAL: Final = 380
RIVAL_OUTLINE: Final = 600
DEAL: Final = 240
DEAL_STAGGER: Final = 50
FLIP: Final = 260
SWIM: Final = 420
COVER: Final = 240
RECENTRE: Final = 300
FADE: Final = 120

Ease = QEasingCurve.Type
SQUASH: Final = 0.97


@dataclass(frozen=True)
class Flight:
    """Cards on their way because of `event`.

    `item` shows them at the size of the target; `rect` is where they will lie, at `end`. `dropped`: the player let
    them go over it just now, so they have no way to go. `onto`: cards lie there already. `turned`: their faces after
    a turn on the way, or None.
    """

    event: CardMoved
    item: CardItem
    start: Pose
    end: Pose
    rect: QRectF
    dropped: bool
    onto: bool
    turned: Stack | None = None


def easing(kind: QEasingCurve.Type, overshoot: float | None = None) -> Callable[[float], float]:
    """The function of an easing curve."""
    curve = QEasingCurve(kind)
    if overshoot is not None:
        curve.setOvershoot(overshoot)
    return curve.valueForProgress


def glide(
    item: CardItem,
    start: Pose,
    end: Callable[[], Pose],
    ms: int,
    ease: QEasingCurve.Type = Ease.OutCubic,
    arc: float = 0.0,
) -> Act:
    """From `start` to wherever `end` is by then, rising `arc` pixels on the way."""
    curve = easing(ease)

    def step(t: float) -> None:
        share, goal = curve(t), end()
        centre = start.centre + (goal.centre - start.centre) * share - QPointF(0, arc * sin(pi * t))
        scale = start.scale + (goal.scale - start.scale) * share
        item.take_pose(Pose(centre, scale, start.tilt + (goal.tilt - start.tilt) * share))

    return Act(ms, step)


def with_squash(act: Act, item: CardItem, depth: float = SQUASH, last: float = 0.35) -> Act:
    """The same motion with the card pressed flat for a moment in the last part of it."""
    inner = act.step

    def step(t: float) -> None:
        inner(t)
        press = sin(pi * max(0.0, t - 1 + last) / last) if t < 1 else 0.0
        item.squeeze(1.0, 1 - (1 - depth) * press)

    return replace(act, step=step)


def with_turn(act: Act, item: CardItem, faces: Stack) -> Act:
    """The same motion with the card turned over when it is seen from the edge: on a long way, at its beginning."""
    inner = act.step
    pace = max(1.0, act.ms / FLIP)

    def step(t: float) -> None:
        inner(t)
        turn = min(1.0, pace * t)
        if turn >= 0.5:
            item.show_stack(faces, item.size)
        item.squeeze(abs(1 - 2 * turn), 1.0)

    return replace(act, step=step)


def flip(item: CardItem, faces: Stack) -> Act:
    """A card turned over where it lies."""
    return with_turn(Act(FLIP, lambda _: None), item, faces)


def swim(flight: Flight) -> Act:
    """Over the water: in and out slowly, bobbing twice."""
    act = glide(flight.item, flight.start, lambda: flight.end, SWIM, Ease.InOutSine)
    inner = act.step

    def step(t: float) -> None:
        inner(t)
        flight.item.moveBy(0, -0.03 * flight.rect.height() * abs(sin(2 * pi * t)))

    return Act(act.ms, step)


def cover(flight: Flight) -> Act:
    """A hop onto another card."""
    act = glide(flight.item, flight.start, lambda: flight.end, COVER, arc=0.15 * flight.rect.width())
    return with_squash(act, flight.item)


def fade(item: QGraphicsItem, start: float, end: float, ms: int = FADE) -> Act:
    """From one opacity to another."""
    return Act(ms, lambda t: item.setOpacity(start + (end - start) * t), still=True)


def fade_over(flight: Flight) -> Act:
    """Out where the cards lay and in where they will lie, with no way between: for reduced motion."""
    item = flight.item
    shown = item.opacity()

    def step(t: float) -> None:
        if t >= 0.5:
            item.take_pose(flight.end)
            if flight.turned is not None:
                item.show_stack(flight.turned, item.size)
        item.setOpacity(shown * abs(2 * t - 1))

    return Act(FADE, step, still=True)
