"""Tables fill at least four fifths of the place they have, also where a window is much taller or wider than usual.

What is counted are the panels, maps and streets, the rows of cards, and of the own pond the cells that ducks can lie
on, each place once; against all of the table but its margins.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, cast

import pytest
from PySide6.QtCore import QRect, QRectF, QSizeF
from PySide6.QtGui import QRegion

from duckgames.games.duck_and_cover.view import layout as ponds
from duckgames.games.duck_town.view import layout as streets
from duckgames.games.kaczogrod.view import layout as cities

LEAST: Final = 0.8

TALL: Final = ((1024, 1344), (1080, 1864), (1200, 1864), (1440, 2504), (2160, 3784))
WIDE: Final = ((2560, 1016), (3440, 1376), (3840, 1536))
STRIP: Final = 96
"""Pixels: the speech strip of Duck & Cover lies under its table, that of the others on it."""


def share(parts: Iterable[QRectF], size: tuple[int, int], margins: tuple[float, float]) -> float:
    """The share of the table without its margins that is covered by `parts`."""
    across, down = margins
    room = QRectF(0, 0, *size).adjusted(across, down, -across, -down).toRect()
    region = QRegion()
    for part in parts:
        region += QRegion(part.toRect() & room)
    # Regions are sequences of rectangles, which PySide's stubs do not tell.
    rects = cast(Iterable[QRect], region)
    return sum(rect.width() * rect.height() for rect in rects) / (room.width() * room.height())


def pond_share(size: tuple[int, int], seats: int) -> float:
    size = (size[0], size[1] - STRIP)
    plan = ponds.make_plan(QSizeF(*size), seats, 1.0, tracker=True)
    cells = QRectF(0, 0, 7 * (plan.card.width() + plan.gap), 5 * (plan.card.height() + plan.gap))
    cells.moveCenter(plan.field.center())
    panels = [rival.panel for rival in plan.rivals]
    parts = [*panels, cells & plan.water, plan.chip, plan.captain, plan.discards, plan.tracker, plan.scores, plan.log]
    return share(parts, size, (plan.rivals[0].panel.left(), plan.rivals[0].panel.top()))


def street_share(size: tuple[int, int], seats: int) -> float:
    plan = streets.make_plan(QSizeF(*size), seats, 1.0, 7, 84 * streets.unit_of(QSizeF(*size)))
    panels = [rival.panel for rival in plan.rivals]
    low = plan.roles.united(plan.hand).united(plan.deck)
    parts = [*panels, plan.strip, plan.street, plan.speech, low, plan.log, plan.focus]
    return share(parts, size, (plan.street.left(), plan.rivals[0].panel.top()))


def city_share(size: tuple[int, int], seats: int) -> float:
    plan = cities.plan_for(QSizeF(*size), seats, 1.0)
    panels = [rival.panel for rival in plan.rivals]
    parts = [*panels, plan.city, plan.speech, plan.deck.united(plan.shelf).united(plan.pile), plan.log, plan.focus]
    return share(parts, size, (plan.rivals[0].panel.left(), plan.rivals[0].panel.top()))


@pytest.mark.parametrize("size", [*TALL, *WIDE])
@pytest.mark.parametrize("filled", [pond_share, street_share, city_share])
def test_a_table_fills_its_place(filled: Callable[[tuple[int, int], int], float], size: tuple[int, int]) -> None:
    most = 4 if filled is city_share else 7
    shares = {seats: round(filled(size, seats), 2) for seats in range(2, most + 1)}
    assert min(shares.values()) >= LEAST, shares
