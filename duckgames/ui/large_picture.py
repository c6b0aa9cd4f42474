"""What a player ended with, drawn large over the podium while a row of the score screen is pointed at."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from duckgames.core.ducks import duck_number
from duckgames.ui.painting import draw_avatar, draw_shadow, rounded
from duckgames.ui.scores import Scores
from duckgames.ui.standing import Standing
from duckgames.ui.texts import player_name
from duckgames.ui.theme import Look

AROUND: Final = 24
"""The shadow reaches so far beyond the paper."""

PADDING: Final = 18
FACE: Final = 48
RADIUS: Final = 22


class LargePicture(QWidget):
    """A paper with the player's name and the game's picture of what they ended with."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._scores: Scores | None = None
        self._standing: Standing | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        look.changed.connect(self.update)

    def use_scores(self, scores: Scores) -> None:
        """Belongs to another result, and hides."""
        self._scores = scores
        self.hide()

    def show_row(self, standing: Standing | None) -> None:
        """Shows what this seat ended with; None: nothing."""
        self._standing = standing
        self.setVisible(standing is not None)
        self.raise_()
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.update()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._scores is None or self._standing is None:
            return
        p = QPainter(self)
        p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        look, px = self._look, self._look.px
        paper = QRectF(self.rect()).adjusted(px(AROUND), px(AROUND), -px(AROUND), -px(AROUND))
        draw_shadow(p, look, paper, px(RADIUS), 2)
        rounded(p, paper, px(RADIUS), look.colour("raised"), look.colour("hairline"), 1.2)
        inner = paper.adjusted(px(PADDING), px(PADDING), -px(PADDING), -px(PADDING))
        self._paint_name(p, inner, self._scores, self._standing)
        inner.setTop(inner.top() + px(FACE + 12))
        self._scores.view.paint_row(p, inner, look, self._scores.seen, self._standing.seat)

    def _paint_name(self, p: QPainter, rect: QRectF, scores: Scores, standing: Standing) -> None:
        look, px = self._look, self._look.px
        face = QRectF(rect.left(), rect.top(), px(FACE), px(FACE))
        draw_avatar(p, look.sprites, look, duck_number(scores.players[standing.seat].duck), face)
        left = face.right() + px(12)
        room = rect.right() - left
        small = look.plain(14.5)
        aside = scores.aside(standing)
        if QFontMetricsF(small).horizontalAdvance(aside) > room:
            aside = scores.note(standing)
        lines = [(player_name(scores.players, standing.seat), look.story(20), "text"), (aside, small, "text_quiet")]
        lines = [line for line in lines if line[0]]
        top = face.center().y() - sum(QFontMetricsF(font).height() for _, font, _ in lines) / 2
        for text, font, colour in lines:
            metrics = QFontMetricsF(font)
            p.setFont(font)
            p.setPen(look.colour(colour))
            elided = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room)
            p.drawText(QRectF(left, top, room, metrics.height()), elided)
            top += metrics.height()
