"""Signs of a table: words and small pictures beside the cards, painted again only when they change."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from duckgames.core.ducks import duck_number
from duckgames.core.places import Seat
from duckgames.core.presenter import Phrase, PhraseArg
from duckgames.core.setup import Player
from duckgames.ui.painting import draw_avatar
from duckgames.ui.table.z_order import Z
from duckgames.ui.texts import Texts
from duckgames.ui.theme import Look

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
MIDDLE = Qt.AlignmentFlag.AlignCenter

CAPTION: Final = 13.0
"""Pixels at 100 %: no words are set smaller."""


class SignKit:
    """What every sign draws with: the words, who plays, and letters as large as the table's `unit` makes them."""

    def __init__(self, look: Look, texts: Texts, players: Sequence[Player]) -> None:
        self.look = look
        self.texts = texts
        self.players = tuple(players)
        self.front: Seat = 0
        """Whose side of the table is in front."""
        self.dpr = 1.0

    @property
    def unit(self) -> float:
        """The scale of words and lines: 1 on a screen of 1920 x 1080 and on smaller ones."""
        return 1.0

    def plain(self, px: float, bold: bool = False) -> QFont:
        """The reading voice at the scale of the table."""
        return self.look.plain(px * self.unit, bold)

    def story(self, px: float) -> QFont:
        """The telling voice at the scale of the table."""
        return self.look.story(px * self.unit)

    def say(self, key: str, **args: PhraseArg) -> str:
        """A sentence of the game's wording."""
        return self.texts.say(Phrase(key, args))

    def avatar(self, p: QPainter, seat: Seat, rect: QRectF) -> None:
        """The face of a player."""
        draw_avatar(p, self.look.sprites, self.look, duck_number(self.players[seat].duck), rect)

    def width(self, text: str, font: QFont) -> float:
        """How wide a line of words is."""
        return QFontMetricsF(font).horizontalAdvance(text)

    def fits(self, text: str, font: QFont, width: float) -> bool:
        """Whether a line of words has room."""
        return self.width(text, font) <= width + 0.5

    def shrunk(self, text: str, font: QFont, width: float) -> QFont:
        """The font, smaller by as much as the words need to fit, but never below captions at 100 % text."""
        least = round(CAPTION * self.unit)
        smaller = QFont(font)
        while smaller.pixelSize() > least and not self.fits(text, smaller, width):
            smaller.setPixelSize(smaller.pixelSize() - 1)
        return smaller

    def write(
        self,
        p: QPainter,
        rect: QRectF,
        text: str,
        font: QFont,
        colour: str = "text",
        align: Qt.AlignmentFlag = LEFT,
    ) -> float:
        """One line of words, shrunk and then cut short where it does not fit; returns how wide it is."""
        font = self.shrunk(text, font, rect.width())
        metrics = QFontMetricsF(font)
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, rect.width() + 0.5)
        p.setFont(font)
        p.setPen(self.look.colour(colour))
        p.drawText(rect, align | Qt.TextFlag.TextSingleLine, shown)
        return metrics.horizontalAdvance(shown)

    def write_wrapped(self, p: QPainter, rect: QRectF, text: str, font: QFont) -> None:
        """Words in the middle of `rect`, on two lines where one has no room."""
        font = self.shrunk(text, font, rect.width())
        words = text.split(" ")
        if self.fits(text, font, rect.width()) or len(words) == 1:
            self.write(p, rect, text, font, align=MIDDLE)
            return
        advance = QFontMetricsF(font).horizontalAdvance
        cuts = range(1, len(words))
        cut = min(cuts, key=lambda n: max(advance(" ".join(words[:n])), advance(" ".join(words[n:]))))
        half = rect.height() / 2
        self.write(p, rect.adjusted(0, 1, 0, -half), " ".join(words[:cut]), font, align=MIDDLE)
        self.write(p, rect.adjusted(0, half, 0, -1), " ".join(words[cut:]), font, align=MIDDLE)


class Sign(Protocol):
    """Paints one part of the table."""

    def rect(self) -> QRectF:
        """Where it lies now; empty: nowhere."""

    def paint(self, p: QPainter, rect: QRectF) -> None:
        """Paints it; `rect` begins at (0, 0)."""


class SignItem(QGraphicsPixmapItem):
    """Shows one sign as a picture, under the cards unless `height` says otherwise."""

    def __init__(self, kit: SignKit, sign: Sign, height: float = Z.GROUND + 1) -> None:
        super().__init__()
        self._kit = kit
        self.sign = sign
        self.setZValue(height)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def refresh(self) -> None:
        """Paints it again where it lies now."""
        rect, dpr = self.sign.rect(), self._kit.dpr
        self.setVisible(not rect.isEmpty())
        if rect.isEmpty():
            return
        corner = QPointF(round(rect.left()), round(rect.top()))
        size = rect.size()
        picture = QPixmap(int(size.width() * dpr + 1), int(size.height() * dpr + 1))
        picture.setDevicePixelRatio(dpr)
        picture.fill(Qt.GlobalColor.transparent)
        p = QPainter(picture)
        p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        try:
            self.sign.paint(p, QRectF(QPointF(0, 0), size))
        finally:
            # An error that is told keeps the painter alive; it must not outlive the picture.
            p.end()
        self.setPixmap(picture)
        self.setPos(corner)
