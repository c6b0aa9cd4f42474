"""Where everything lies on the page of the deck builder."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QWidget

from duckgames.ui.theme import Look
from duckgames.ui.widgets import Label
from duckgames.ui.widgets.focus_ring import REACH

NARROW: Final = 1200
TITLES: Final = (28, 24, 20, 17)
"""Pixels at 100 % text: the letters of the title, smaller where there is little room beside it."""

LEAST_FOUND: Final = 140
"""Pixels at 100 % text: how wide the field is at least in which is written what is looked for."""

ENOUGH_FOUND: Final = 260
"""Where that is narrower, it reaches beyond the cards."""

WIDE: Final = 1560
"""From this width on, at 100 % text, the card in focus has a place of its own."""


class DecksLayout:
    """The measures for a size of the page: `deck` and `focus` are panels with their shadow, `cards` what is left."""

    def __init__(self, look: Look, size: QSize) -> None:
        self._look = look
        px = look.px
        width, height = size.width(), size.height()
        low = height < 720
        self._edge = edge = px(14 if low else 20)
        self._bar = px(44)
        top = edge + self._bar + px(10 if low else 14)
        side = round(px(288 if width < NARROW else 330 if width < WIDE else 380) * (1 + (look.text_scale - 1) * 0.5))
        self.deck = QRect(width - edge - side, top - px(2), side, height - top - edge // 2)
        self.focus = QRect()
        right = self.deck.left() - px(12)
        if width >= px(WIDE) * look.text_scale:
            self.focus = QRect(right - px(340), top - px(2), px(340), height - top - edge // 2)
            right = self.focus.left() - px(12)
        self.cards = QRect(edge, top, right - edge, height - top - REACH)
        self.card_width = px(96 if width < NARROW else 112 if width < WIDE else 132)

    def place_bar(self, back: QWidget, title: Label, edit: QWidget, steps: Sequence[QWidget]) -> None:
        """Lays the line at the top: the way back, the title, what is looked for, and the steps back and forth."""
        look, px, edge, bar = self._look, self._look.px, self._edge, self._bar
        back.setGeometry(edge, edge, bar, bar)
        x = self.deck.right() + 1
        for step in reversed(steps):
            x -= bar
            step.setGeometry(x, edge, bar, bar)
            x -= px(10)
        end, x = x, min(x, self.cards.right())
        left = edge + bar + px(16)
        least = round(px(LEAST_FOUND) * look.text_scale)
        for size in TITLES:
            title.use_px(size)
            wide, tall = title.sizeHint().width(), title.sizeHint().height()
            if left + wide + px(24) + least <= x and tall <= bar + 3:
                break
        title.setGeometry(left, edge, wide, bar)
        if x - left - wide - px(24) < px(ENOUGH_FOUND) * look.text_scale:
            # Words that are looked for matter more than an edge that lies above that of the cards.
            x = end
        found = min(round(px(360) * look.text_scale), x - left - wide - px(24))
        edit.setFont(look.plain(16))
        edit.setGeometry(x - found, edge, found, bar)

    def chips(self, height: int) -> QRect:
        """Where the groups lie."""
        return QRect(self.cards.left(), self.cards.top(), self.cards.width(), height)

    def below(self, chips: QRect) -> QRect:
        """Where the grid lies: below the groups, with room for the ring of the keys beside it."""
        top = chips.bottom() + 1 + self._look.px(8)
        return QRect(self.cards.left() - REACH, top, self.cards.width() + REACH, self.cards.bottom() + 1 - top)
