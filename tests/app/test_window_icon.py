"""The icon of the window: small sizes have the simple picture, not the whole one made small."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize

from duckgames.app.window_icon import LARGE, SMALL, window_icon
from duckgames.ui.theme import Look


@pytest.mark.usefixtures("qapp")
def test_each_size_is_drawn_for_itself(look: Look) -> None:
    icon = window_icon(look.sprites)
    assert {size.width() for size in icon.availableSizes()} == {*SMALL, *LARGE}
    # The duck swims in dark water where the whole picture has its pale plate.
    for size, pale in ((16, False), (32, False), (48, True), (256, True)):
        image = icon.pixmap(QSize(size, size)).toImage()
        corner = image.pixelColor(size // 8, size // 5)
        assert (corner.lightness() > 180) is pale
