"""Where the pictures of marks leave the words around them free."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSizeF

from duckgames.ui.table.mark_pictures import MARGIN, Face, Mark, mark_picture
from duckgames.ui.theme import Look

FRAME = 7
"""Pixels: what a frame alone reaches beyond its place."""


def reach(look: Look, size: QSizeF, side: str) -> int:
    """How far over the place, or to its right, something is painted."""
    image = mark_picture(look, Face(Mark.LEGAL, taken=True, sign="swap"), size, size, 5, 1.0).toImage()
    points = ((x, y) for x in range(image.width()) for y in range(image.height()))
    inked = [(x, y) for x, y in points if image.pixelColor(x, y).alpha() > 20]
    if side == "top":
        return round(MARGIN) - min(y for _, y in inked)
    return max(x for x, _ in inked) - round(MARGIN + size.width())


@pytest.mark.parametrize("size", [QSizeF(33, 24), QSizeF(39, 21), QSizeF(58, 28)])
def test_a_small_fan_has_its_badge_inside_its_frame(look: Look, size: QSizeF) -> None:
    assert reach(look, size, "top") <= FRAME
    assert reach(look, size, "right") <= FRAME


def test_the_badge_of_a_card_stands_over_it(look: Look) -> None:
    assert reach(look, QSizeF(94, 131), "top") > FRAME
