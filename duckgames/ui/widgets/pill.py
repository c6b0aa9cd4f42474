"""A small rounded label for a fact: players, minutes, round, reason."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from duckgames.ui.painting import draw_glyph, rounded
from duckgames.ui.theme import Look

KINDS: Final = {
    "quiet": ("sunken", "text", None),
    "accent": ("accent_soft", "text", None),
    "sun": ("sun", "on_sun", None),
    "raised": ("raised", "text", "hairline"),
    "legal": ("legal_soft", "legal", "legal"),
    "illegal": ("illegal_soft", "illegal", "illegal"),
}
"""Colour tokens by kind: ground, words, line."""


class Pill(QLabel):
    """A short fact in a pill, with a glyph before it if it has one."""

    def __init__(
        self,
        look: Look,
        kind: str = "quiet",
        icon: str | None = None,
        *,
        px: float = 14.5,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._kind = kind
        self._icon = icon
        self._px = px
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.on_changed)

    def use_kind(self, kind: str) -> None:
        """Become a pill of another kind."""
        self._kind = kind
        self.update()

    def on_changed(self) -> None:
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        metrics = QFontMetricsF(self._text_font())
        height = round(metrics.height() + self._look.px(12))
        icon = self._side() + self._look.px(6) if self._icon else 0
        return QSize(round(metrics.horizontalAdvance(self.text()) + icon + height * 0.8), height)

    def minimumSizeHint(self) -> QSize:
        return QSize(min(self.sizeHint().width(), self._look.px(48)), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        ground, words, line = KINDS[self._kind]
        look, rect = self._look, QRectF(self.rect())
        rounded(p, rect, rect.height() / 2, look.colour(ground), look.colour(line) if line else None, 1.5)
        font = self._text_font()
        metrics = QFontMetricsF(font)
        x = rect.height() * 0.4
        if self._icon:
            side = self._side()
            draw_glyph(p, look, self._icon, QRectF(x, rect.center().y() - side / 2, side, side), look.colour(words))
            x += side + look.px(6)
        p.setFont(font)
        p.setPen(look.colour(words))
        room = rect.width() - x - rect.height() * 0.4 + 1
        text = metrics.elidedText(self.text(), Qt.TextElideMode.ElideRight, room)
        p.drawText(QPointF(x, rect.center().y() + metrics.capHeight() / 2), text)

    def _text_font(self) -> QFont:
        return self._look.plain(self._px, bold=True)

    def _side(self) -> float:
        return round(1.15 * self._px * self._look.text_scale * self._look.zoom)
