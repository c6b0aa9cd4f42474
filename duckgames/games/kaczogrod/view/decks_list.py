"""The deck of the deck builder as a list: each group with its cards and how many it should have."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFocusEvent, QFontMetricsF, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from duckgames.games.kaczogrod.decks.draft import suggested
from duckgames.games.kaczogrod.rules.groups import GROUPS
from duckgames.games.kaczogrod.view.decks_desk import Desk
from duckgames.games.kaczogrod.view.decks_lists import CardList
from duckgames.games.kaczogrod.view.decks_models import DeckModel, Index, Row
from duckgames.games.kaczogrod.view.decks_reading import face_of_design
from duckgames.games.kaczogrod.view.emblems import paint_roundel
from duckgames.ui.painting import draw_glyph, rounded, rounded_path
from duckgames.ui.theme import Look

HEIGHT: Final = 36
PICTURE: Final = 30
LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class RowDelegate(QStyledItemDelegate):
    """Paints a heading or a card of the deck."""

    def __init__(self, look: Look, desk: Desk, model: DeckModel, view: DeckList) -> None:
        super().__init__(view)
        self._look = look
        self._desk = desk
        self._model = model
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(100, self._view.row_height)

    def paint(self, p: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row = self._model.row(index)
        if row is None:
            return
        p.save()
        p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        rect = QRectF(option.rect)
        if not row.card:
            self._paint_heading(p, rect, row)
        else:
            hovered = bool(option.state & QStyle.StateFlag.State_MouseOver)
            keyed = index == self._view.currentIndex() and self._view.hasFocus() and self._look.keys_used
            self._paint_card(p, rect, row, hovered=hovered, keyed=keyed)
        p.restore()

    def _paint_heading(self, p: QPainter, rect: QRectF, row: Row) -> None:
        """The sign and the name of a group, and how many cards of it there are of those suggested."""
        look, px = self._look, self._look.px
        side = px(22)
        paint_roundel(p, look, QRectF(rect.left() + px(4), rect.center().y() - side / 2, side, side), GROUPS[row.group])
        count = self._desk.draft.counts(self._desk.known).get(row.group, 0)
        told = f"{count} / {suggested(self._desk.draft.length)[row.group]}"
        p.setFont(look.plain(14.5, bold=True))
        p.setPen(look.colour("text_quiet"))
        words = rect.adjusted(px(34), 0, -px(8), 0)
        p.drawText(words, RIGHT, told)
        metrics = QFontMetricsF(p.font())
        room = words.width() - metrics.horizontalAdvance(told) - px(8)
        p.drawText(words, LEFT, metrics.elidedText(row.words, Qt.TextElideMode.ElideRight, room))

    def _paint_card(self, p: QPainter, rect: QRectF, row: Row, *, hovered: bool, keyed: bool) -> None:
        look, px = self._look, self._look.px
        ground = rect.adjusted(px(2), 1, -px(2), -1)
        if hovered or keyed:
            line = look.colour("accent") if keyed else None
            rounded(p, ground, px(9), look.colour("accent_soft"), line, 2)
        picture = QRectF(rect.left() + px(8), rect.center().y() - px(PICTURE) / 2, px(PICTURE), px(PICTURE))
        if row.design is None:
            draw_glyph(p, look, "no", picture, look.colour("illegal"))
        else:
            self._paint_picture(p, picture, row)
        p.setFont(look.plain(15))
        p.setPen(look.colour("text"))
        words = rect.adjusted(px(46), 0, -px(36), 0)
        metrics = QFontMetricsF(p.font())
        p.drawText(words, LEFT, metrics.elidedText(row.words, Qt.TextElideMode.ElideRight, words.width()))
        missing = not self._desk.owned(row.card)
        if hovered or keyed or missing:
            side = px(16)
            sign = QRectF(rect.right() - px(28), rect.center().y() - side / 2, side, side)
            draw_glyph(p, look, "lock" if missing else "minus", sign, look.colour("illegal" if missing else "accent"))

    def _paint_picture(self, p: QPainter, rect: QRectF, row: Row) -> None:
        assert row.design is not None
        look, face = self._look, face_of_design(row.design, self._desk.known)
        p.save()
        p.setClipPath(rounded_path(rect, 6), Qt.ClipOperation.IntersectClip)
        p.fillRect(rect, look.colour(f"kaczogrod_groups.{face.group}.sky"))
        if face.picture:
            look.sprites.draw(p, face.picture, rect)
        p.restore()


class DeckList(CardList):
    """The cards of the deck below each other, by their groups."""

    def __init__(self, look: Look, desk: Desk, model: DeckModel, parent: QWidget) -> None:
        super().__init__(look, parent, "panel")
        self._deck = model
        self._place = 0
        # The model hears of it first: it was made before.
        desk.changed.connect(self.on_desk_changed)
        self.setModel(model)
        self.setItemDelegate(RowDelegate(look, desk, model, self))
        self.verticalScrollBar().setSingleStep(HEIGHT)

    @property
    def row_height(self) -> int:
        """How high a row is."""
        return round(self._look.px(HEIGHT) * self._look.text_scale)

    def card_at(self, index: Index) -> str:
        row = self._deck.row(index)
        return "" if row is None else row.card

    def reveal(self, card: str) -> None:
        """Scrolls to a card."""
        place = self._deck.place_of(card)
        if place >= 0:
            self.scrollTo(self._deck.index(place))

    def focusInEvent(self, event: QFocusEvent) -> None:
        # A press chooses its card itself, and another one would scroll the list under the mouse.
        if event.reason() != Qt.FocusReason.MouseFocusReason and not self.current:
            self._choose_near(0)
        super().focusInEvent(event)

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        if self.card_at(current):
            self._place = current.row()

    def on_desk_changed(self) -> None:
        """The keys stay near the card that went."""
        if self.hasFocus() and not self.current:
            self._choose_near(self._place)

    def _choose_near(self, place: int) -> None:
        rows = [n for n in range(self._deck.rowCount()) if self.card_at(self._deck.index(n))]
        if rows:
            self.setCurrentIndex(self._deck.index(min(rows, key=lambda n: (abs(n - place), n))))
