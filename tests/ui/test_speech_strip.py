"""The speech strip in its three heights: the words keep away from its border, accents of capitals too."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from duckgames.ui.speech_strip import SpeechStrip
from duckgames.ui.theme import Look

ROOM = 2
"""Rows of plain ground between the border, 2.2 wide and softened, and the nearest letter."""
TALL = "\N{LATIN CAPITAL LETTER S WITH ACUTE}\N{CYRILLIC CAPITAL LETTER SHORT I}\N{CYRILLIC CAPITAL LETTER IO}"


@pytest.mark.parametrize(("width", "height"), [(996, 52), (1252, 60), (1872, 84)])
def test_letters_keep_away_from_the_border(look: Look, ground: QWidget, width: int, height: int) -> None:
    strip = SpeechStrip(look, ground)
    strip.use_height(height)
    strip.resize(width, height)
    strip.say(TALL * 4, "gjpqy\N{CYRILLIC SMALL LETTER SHCHA}" * 4)
    strip.show()
    image = strip.grab().toImage()
    plain = look.colour("raised")
    words = range(height + 22, height + 82)

    def is_plain(y: int) -> bool:
        return all(QColor(image.pixel(x, y)).rgb() == plain.rgb() for x in words)

    written = [y for y in range(5, height - 10) if not is_plain(y)]
    assert len(written) > 10, "there is something to read"
    for edge, inwards in ((1, 1), (height - 6, -1)):
        inside = [is_plain(edge + inwards * (3 + step)) for step in range(ROOM)]
        assert all(inside), f"letters reach the border at {edge}"
