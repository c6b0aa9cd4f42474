"""Where the speech strip of a match page lies: below the table, or where the table has a place for it."""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QBoxLayout, QWidget

from duckgames.ui.speech_strip import SpeechStrip


def place_strip(strip: SpeechStrip, rect: QRect, table_ground: QWidget, above: QWidget, below: QBoxLayout) -> bool:
    """Lays `strip` on `rect` of the ground that the table lies on, under what is `above`, or puts it into `below`.

    Answers whether it lies on the table.
    """
    inside = not rect.isEmpty()
    if inside != (strip.parentWidget() is table_ground):
        hidden = strip.isHidden()
        if inside:
            below.removeWidget(strip)
            strip.setParent(table_ground)
            strip.stackUnder(above)
        else:
            below.addWidget(strip)
        strip.setHidden(hidden)
    if inside:
        strip.fit(rect.height())
        strip.setGeometry(rect)
    return inside
