"""The row of ducks in the dialog of a new match."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QWidget

from duckgames.ui.duck_picker import DuckPicker
from duckgames.ui.theme import Look


@pytest.mark.parametrize("text", [1.0, 1.25, 1.5])
def test_a_narrower_row_is_never_lower(look: Look, text: float) -> None:
    # Else a scroll bar that comes because the row is tall would make it low, go, make it tall, and come again for ever.
    look.use_text_scale(text)
    parent = QWidget()
    picker = DuckPicker(look, parent)
    parent.show()
    heights = []
    for width in range(380, 1100, 3):
        picker.resize(width, picker.height())
        heights.append(picker.height())
        inside = [button.geometry() for button in picker._ducks.values()]
        assert all(picker.rect().contains(rect) for rect in inside)
    assert len(set(heights)) == 2
    assert heights == sorted(heights, reverse=True)
