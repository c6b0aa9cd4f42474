"""Figures as large numbers with a few words below each, in rows that wrap."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QFont, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from duckgames.ui.accessible import Part
from duckgames.ui.painting import rounded
from duckgames.ui.theme import Look
from duckgames.ui.widgets.focus_ring import FocusRing

PADDING: Final = 12
GAP: Final = 8
RADIUS: Final = 12


@dataclass(frozen=True)
class Fact:
    """A figure and what it means."""

    value: str
    meaning: str


class FactTiles(QWidget):
    """Shows facts in columns of one width; a screen reader reads them in one go."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._facts: tuple[Fact, ...] = ()
        self._ring = FocusRing(self, look, lambda: (QRectF(self.rect()), float(look.px(RADIUS))))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        look.changed.connect(self.on_changed)

    def accessible_interface(self) -> QAccessibleInterface:
        """See `ui.accessible.Readable`."""
        self._part = Part(self, QAccessible.Role.Graphic)
        return self._part

    @property
    def facts(self) -> tuple[Fact, ...]:
        """What is shown."""
        return self._facts

    def show_facts(self, facts: Sequence[Fact]) -> None:
        """Shows other facts."""
        self._facts = tuple(facts)
        self.setAccessibleDescription(". ".join(f"{fact.meaning}: {fact.value}" for fact in facts))
        self.on_changed()

    def on_changed(self) -> None:
        self.updateGeometry()
        self.update()

    def heightForWidth(self, width: int) -> int:
        rows = -(-len(self._facts) // self._columns(width)) if self._facts else 0
        return max(0, rows * (self._tile_height() + self._look.px(GAP)) - self._look.px(GAP))

    def sizeHint(self) -> QSize:
        wide = max(self.width(), self._widest())
        return QSize(wide, self.heightForWidth(wide))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._widest(), self.heightForWidth(max(self.width(), self._widest())))

    def resizeEvent(self, event: QResizeEvent) -> None:
        # In another width the tiles take another height, which the frame that scrolls them has to know.
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        look, px = self._look, self._look.px
        p = QPainter(self)
        p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        value, meaning = QFontMetricsF(self._value_font()), QFontMetricsF(self._meaning_font())
        for n, fact in enumerate(self._facts):
            tile = self._tile(n)
            rounded(p, tile, px(RADIUS), look.colour("sunken"))
            middle = tile.center().x()
            baseline = tile.top() + px(8) + value.ascent()
            p.setFont(self._value_font())
            p.setPen(look.colour("text"))
            p.drawText(QPointF(middle - value.horizontalAdvance(fact.value) / 2, baseline), fact.value)
            p.setFont(self._meaning_font())
            p.setPen(look.colour("text_quiet"))
            below = baseline + value.descent() + meaning.ascent()
            p.drawText(QPointF(middle - meaning.horizontalAdvance(fact.meaning) / 2, below), fact.meaning)

    def _tile(self, n: int) -> QRectF:
        columns, gap = self._columns(self.width()), self._look.px(GAP)
        wide = (self.width() - gap * (columns - 1)) / columns
        row, column = divmod(n, columns)
        return QRectF(column * (wide + gap), row * (self._tile_height() + gap), wide, self._tile_height())

    def _columns(self, width: int) -> int:
        """As many as have room; but not so many that the last row holds a single one where two rows could be even."""
        gap, count = self._look.px(GAP), len(self._facts)
        most = max(1, min(count, (width + gap) // (self._widest() + gap)))
        rows = -(-count // most)
        return -(-count // rows) if rows else 1

    def _widest(self) -> int:
        value, meaning = QFontMetricsF(self._value_font()), QFontMetricsF(self._meaning_font())
        words = [
            max(value.horizontalAdvance(fact.value), meaning.horizontalAdvance(fact.meaning)) for fact in self._facts
        ]
        return round(max(words, default=0)) + 2 * self._look.px(PADDING)

    def _tile_height(self) -> int:
        value, meaning = QFontMetricsF(self._value_font()), QFontMetricsF(self._meaning_font())
        return round(value.height() + meaning.height()) + self._look.px(16)

    def _value_font(self) -> QFont:
        return self._look.story(23)

    def _meaning_font(self) -> QFont:
        return self._look.plain(14)
