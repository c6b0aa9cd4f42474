"""The designs of the deck builder as a grid of cards, of which only those in view are painted."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt, QTimer
from PySide6.QtGui import QFocusEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from duckgames.games.kaczogrod.view.decks_desk import Desk
from duckgames.games.kaczogrod.view.decks_lists import CardList
from duckgames.games.kaczogrod.view.decks_models import DesignsModel, Index
from duckgames.games.kaczogrod.view.decks_reading import face_of_design
from duckgames.games.kaczogrod.view.faces import ASPECT, RADIUS, face_picture
from duckgames.ui.painting import draw_glyph, draw_shadow, focus_ring, rounded
from duckgames.ui.sprites import density, snapped
from duckgames.ui.theme import Look, faded

GAP: Final = 18
"""Between two cards: the ring of the keys lies there."""
BADGE: Final = 30
LEAST: Final = 96
"""The narrowest a card is: events still say in short what they do."""
VEIL: Final = 0.58


class CardDelegate(QStyledItemDelegate):
    """Paints a card, and whether it is in the deck."""

    def __init__(self, look: Look, desk: Desk, model: DesignsModel, grid: CardGrid) -> None:
        super().__init__(grid)
        self._look = look
        self._desk = desk
        self._model = model
        self._grid = grid

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return self._grid.gridSize()

    def paint(self, p: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        design = self._model.design(index)
        if design is None:
            return
        look, size = self._look, self._grid.card_size
        place = QRectF(option.rect)
        card = QRectF(0, 0, size.width(), size.height())
        card.moveCenter(place.center())
        p.save()
        p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        card.moveTopLeft(snapped(p, card.topLeft()))
        radius = RADIUS * card.width()
        hovered = bool(option.state & QStyle.StateFlag.State_MouseOver)
        if hovered:
            draw_shadow(p, look, card, radius, 1)
        p.drawPixmap(card.topLeft(), face_picture(look, face_of_design(design, self._desk.known), size, density(p)))
        if self._desk.has(design):
            self._paint_mark(p, card, radius, "check", "legal")
        elif not self._desk.may_add(design):
            rounded(p, card, radius, faded(look.colour("window"), VEIL))
            self._paint_mark(p, card, radius, "lock", "control_border")
        elif hovered:
            self._paint_mark(p, card, radius, "plus", "accent")
        if index == self._grid.currentIndex() and self._grid.hasFocus() and look.keys_used:
            focus_ring(p, look, card, radius, 2)
        p.restore()

    def _paint_mark(self, p: QPainter, card: QRectF, radius: float, glyph: str, token: str) -> None:
        """A frame of that colour with a round badge over the lower corner."""
        look = self._look
        colour = look.colour(token)
        p.setPen(QPen(colour, 3))
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.drawRoundedRect(card.adjusted(-1, -1, 1, 1), radius + 1, radius + 1)
        # It leaves the words of events free, and its neighbours as well.
        side = min(look.px(BADGE), 0.25 * card.width())
        badge = QRectF(card.right() + GAP / 2 - side, card.bottom() + GAP / 2 - side, side, side)
        rounded(p, badge, side / 2, colour, look.colour("panel"), 2)
        inner = 0.22 * side
        ink = look.colour("panel" if token != "accent" else "on_accent")
        draw_glyph(p, look, glyph, badge.adjusted(inner, inner, -inner, -inner), ink)


class CardGrid(CardList):
    """The cards side by side, as large as whole columns of them allow."""

    def __init__(self, look: Look, desk: Desk, model: DesignsModel, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._desk = desk
        self._designs = model
        self._wanted = LEAST
        self.card_size = QSizeF(LEAST, LEAST * ASPECT)
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        self.setSpacing(0)
        self.setModel(model)
        self.setItemDelegate(CardDelegate(look, desk, model, self))
        self.verticalScrollBar().setSingleStep(48)
        # Cards are painted ahead while nothing else is to do, so that scrolling finds them ready.
        self._ahead = QTimer(self, interval=0)
        self._ahead.timeout.connect(self.on_idle)
        self._next = 0
        model.modelReset.connect(self.on_found)

    def use_width(self, wanted: int) -> None:
        """How wide a card should be, at least."""
        self._wanted = wanted
        self._arrange()

    def card_at(self, index: Index) -> str:
        design = self._designs.design(index)
        return "" if design is None else design.id

    def on_found(self) -> None:
        """Other cards are shown: the keys are on the first."""
        self.setCurrentIndex(self._designs.index(0))
        self.scrollToTop()

    def repaint_cards(self) -> None:
        """Theme or language is another one now."""
        self._paint_ahead()
        self.viewport().update()

    def on_idle(self) -> None:
        known, dpr = self._desk.known, self.devicePixelRatioF()
        if not self.isVisible() or self._next >= len(known.designs):
            self._ahead.stop()
            return
        face_picture(self._look, face_of_design(known.designs[self._next], known), self.card_size, dpr)
        self._next += 1

    def _paint_ahead(self) -> None:
        self._next = 0
        self._ahead.start()

    def _arrange(self) -> None:
        room = self.viewport().width()
        columns = max(1, room // (self._wanted + GAP))
        # Qt begins another line where the last card would touch the edge.
        cell = (room - 1) // columns
        width = max(LEAST, cell - GAP)
        size = QSizeF(width, round(width * ASPECT))
        if size != self.card_size or self.gridSize().width() != cell:
            self.card_size = size
            self.setGridSize(QSize(cell, round(size.height()) + GAP))
            self._paint_ahead()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()
        super().resizeEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        if event.reason() != Qt.FocusReason.MouseFocusReason and not self.currentIndex().isValid():
            self.setCurrentIndex(self._designs.index(0))
        super().focusInEvent(event)
