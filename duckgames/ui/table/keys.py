"""The keys that a card table has a use for, by what they do."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, Qt

ARROWS: Final = {
    Qt.Key.Key_Left: QPointF(-1, 0),
    Qt.Key.Key_Right: QPointF(1, 0),
    Qt.Key.Key_Up: QPointF(0, -1),
    Qt.Key.Key_Down: QPointF(0, 1),
}
ALONE: Final = Qt.KeyboardModifier.NoModifier
READING: Final = {Qt.Key.Key_PageUp: False, Qt.Key.Key_PageDown: True}
"""The keys that go on in reading order, back or forward: no place of a zone is out of their reach."""
