"""Where things stand on the launcher, from 1024 x 640 to 3840 x 2160."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSizeF

MARGIN: Final = 24.0
CARD_WIDTH: Final = 500.0
GAMES: Final = 3
NARROW: Final = 1100
LOW_CARDS: Final = 410


class LauncherLayout:
    """The measures of one window size; the drawing is 1920 x 1080, and grows with the window up to twice."""

    def __init__(self, size: QSizeF, *, parade: bool = True) -> None:
        width, height = size.width(), size.height()
        self._size = size
        scale = min(width / 1920, height / 1080, 2.0)
        self.zoom = scale if scale >= 1 else max(0.8, 0.8 + (scale - 0.6) / 2)
        self.heading_zoom = max(0.6, scale)
        self.gap = max(14.0, min(42 * max(1.0, scale), width * 0.022))
        room = (width - 2 * MARGIN - (GAMES - 1) * self.gap) / GAMES
        self.card_width = min(CARD_WIDTH * max(1.0, scale), room)
        cards_left = (width - GAMES * self.card_width - (GAMES - 1) * self.gap) / 2
        self.margin = max(MARGIN, min(120 * scale, cards_left))
        side = max(58.0, 109 * scale)
        self.icon = QRectF(self.margin, max(14.0, 74 * scale - 60 * max(0.0, 1 - scale)), side, side)
        self.bar_height = 42 if scale < 0.8 else round(52 * max(1.0, scale))
        self.keys_height = max(24.0, 34 * scale)
        self.cards_top = self.icon.bottom() + max(14.0, 49 * scale)
        self.village = width >= NARROW and cards_left > 2 * MARGIN
        above_parade = height - 246 * scale - self.cards_top
        self.parade = parade and width >= NARROW and above_parade >= LOW_CARDS
        above_keys = height - self.keys_height - 26 * self.zoom - self.cards_top
        self.cards_height = min(588 * max(1.0, scale), above_parade if self.parade else above_keys)
        self.slack_above = 0.0 if self.parade else 0.4

    def first_left(self, cards: int, chosen: int) -> float:
        """Where the first of so many postcards begins: those that do not fit lie beyond the edges, never the chosen."""
        width, step = self._size.width(), self.card_width + self.gap
        whole = cards * step - self.gap
        if cards <= GAMES:
            return (width - whole) / 2
        return min(MARGIN, max(width - MARGIN - whole, width / 2 - (chosen + 0.5) * step + self.gap / 2))

    def keys_rect(self, words: QSizeF) -> QRectF:
        """The pill at the lower edge that tells the keys; empty where the window is too narrow for its words."""
        height = max(self.keys_height, words.height() + 6)
        width = words.width() + 3 * height
        if width > self._size.width() - 2 * self.margin:
            return QRectF()
        top = self._size.height() - height - 10 * self.zoom
        return QRectF((self._size.width() - width) / 2, top, width, height)
