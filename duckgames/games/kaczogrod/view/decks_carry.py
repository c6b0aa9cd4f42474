"""The card that is dragged over the page of the deck builder."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from duckgames.games.kaczogrod.rules.cards import Catalogue, Design
from duckgames.games.kaczogrod.view.decks_reading import face_of_design
from duckgames.games.kaczogrod.view.faces import RADIUS, card_size, face_picture
from duckgames.ui.painting import draw_shadow
from duckgames.ui.theme import Look

WIDTH: Final = 112
ROOM: Final = 40
TILT: Final = 4.0


class CarriedCard(QWidget):
    """Follows the mouse, a little tilted."""

    def __init__(self, look: Look, page: QWidget) -> None:
        super().__init__(page)
        self._look = look
        self._page = page
        self._design: Design | None = None
        self._known: Catalogue | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def lift(self, design: Design, known: Catalogue, place: QPoint) -> None:
        """Takes a card, at a place on the screen."""
        self._design, self._known = design, known
        size = card_size(self._look.px(WIDTH))
        self.resize(round(size.width()) + 2 * ROOM, round(size.height()) + 2 * ROOM)
        self.follow(place)
        self.show()
        self.raise_()

    def follow(self, place: QPoint) -> None:
        """Goes to a place on the screen."""
        self.move(self._page.mapFromGlobal(place) - self.rect().center())

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._design is None or self._known is None:
            return
        p = QPainter(self)
        p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        size = card_size(self._look.px(WIDTH))
        p.translate(QPointF(self.width() / 2, self.height() / 2))
        p.rotate(TILT)
        card = QRectF(QPointF(-size.width() / 2, -size.height() / 2), size)
        draw_shadow(p, self._look, card, RADIUS * size.width(), 2)
        face = face_of_design(self._design, self._known)
        p.drawPixmap(card.topLeft(), face_picture(self._look, face, size, self.devicePixelRatioF()))
