"""Where everything lies on a table that is taller than wide: rivals over the own pond, the captain's row under it."""

from __future__ import annotations

from math import ceil
from typing import Any, Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from duckgames.games.duck_and_cover.view.cards import ASPECT
from duckgames.games.duck_and_cover.view.plan import Shape
from duckgames.games.duck_and_cover.view.wide_layout import DUCK, WidePlanner

TALL: Final = 1.2
"""From this height on, in widths, a table is laid out from the top down."""

LEAST_RIVALS: Final = 0.2
"""The share of the room beside the captain's row that rivals have at least."""

LOWEST_ROW: Final = 0.3
"""The captain's row takes no more of the height than that, however large the letters are."""


class TallPlanner(WidePlanner):
    """Works out a plan from the top down."""

    def __init__(self, size: QSizeF, seats: int, text: float, tracker: bool) -> None:
        super().__init__(size, seats, text, tracker)
        self.scale = max(0.5, min(2.0, size.width() / 1080, size.height() / 1400))
        self.unit = max(1.0, min(size.width() / 1080, size.height() / 1700, 2.0))
        self.text = text * self.unit
        self.compact, self.roomy = False, True
        # The width keeps them small enough.
        self.duck = 1.1 * DUCK
        self.side, self.between = round(14 * self.unit), round(12 * self.scale)
        self.top = self.low = round(14 * self.scale)
        self.shape = Shape.PANEL

    def _grounds(self) -> tuple[QRectF, QRectF, QRectF]:
        inner = QRectF(0, 0, self.size.width(), self.size.height()).adjusted(self.side, self.top, -self.side, -self.low)
        row = min(self._row_height(inner), LOWEST_ROW * inner.height())
        room = inner.height() - row - 2 * self.between
        duck = min(self.duck * self.scale, inner.width() / 7.8)
        pond = duck * (5 * ASPECT + 4.2 * 0.125) + 48 * self.scale
        rivals = max(LEAST_RIVALS * room, min(room - pond, self._most(inner.width())))
        ground = QRectF(inner.left(), inner.top(), inner.width(), round(rivals))
        water = QRectF(inner.left(), ground.bottom() + self.between, inner.width(), round(room - rivals))
        return ground, water, inner.adjusted(0, inner.height() - round(row), 0, 0)

    def _most(self, width: float) -> float:
        """How tall the panels of all rivals are with cards as large as they become."""
        across = min(self.rivals, 3)
        card = min(DUCK * 0.7 * self.scale, width / across / 5.2)
        return -(-self.rivals // across) * (3.6 * ASPECT * card + 62 * self.text + 30 * self.scale)

    # The captain's row.

    def _widths(self, inner: QRectF) -> tuple[float, float]:
        """How wide the captain's panel is, and that of discards and tracker."""
        captain = min(0.32 * inner.width(), max(250 * self.scale, 190 * min(1.3, self.text)))
        return round(captain), round(0.33 * inner.width())

    def _row_height(self, inner: QRectF) -> float:
        captain, middle = self._widths(inner)
        room = QRectF(0, 0, middle, inner.height())
        discards, _ = self._discards(room)
        tracker, _, _ = self._rest(room)
        tall = discards.height() + (tracker.height() + self.between if not tracker.isEmpty() else 0.0)
        return ceil(max(tall, self._captain(QRectF(0, 0, captain, inner.height()))["captain"].height()) + 1)

    def _column(self, column: QRectF) -> dict[str, Any]:
        """Captain, discards over the tracker, and the log, side by side."""
        first, second = self._widths(column)
        captain = self._captain(QRectF(column.left(), column.top(), first, column.height()))
        captain["captain"].setHeight(column.height())
        middle = QRectF(captain["captain"].right() + self.between, column.top(), second, column.height())
        discards, slots = self._discards(middle)
        tracker, _, _ = self._rest(middle.adjusted(0, discards.height() + self.between, 0, 0))
        (discards if tracker.isEmpty() else tracker).setBottom(column.bottom())
        log = QRectF(QPointF(middle.right() + self.between, column.top()), column.bottomRight())
        return {
            **captain,
            "discards": discards,
            "slots": slots,
            "tracker": tracker,
            "scores": QRectF(),
            "log": log,
        }
