"""The list of saved matches: rows with the players' ducks, steered by mouse, wheel and keys."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QKeyEvent, QPainter
from PySide6.QtWidgets import QFrame, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from duckgames.ui.match_rows import MatchModel, Row
from duckgames.ui.painting import draw_avatar, draw_glyph, focus_ring, rounded
from duckgames.ui.theme import Look

HEIGHT: Final = 74
GAP: Final = 8
SIDE: Final = 44
OVERLAP: Final = 0.68
"""How far the next duck stands, as a share of one."""
RADIUS: Final = 18


class RowPainter(QStyledItemDelegate):
    """Paints one row."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        words = QFontMetricsF(self._title_font()).height() + QFontMetricsF(self._detail_font()).height()
        return QSize(self._look.px(200), max(self._look.px(HEIGHT), round(words) + self._look.px(26)))

    def paint(self, p: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        look, px = self._look, self._look.px
        state: QStyle.StateFlag = option.state
        row: Row = index.data(MatchModel.ROW)
        p.save()
        p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        box = QRectF(option.rect).adjusted(px(6), px(GAP) / 2, -px(6), -px(GAP) / 2)
        selected = bool(state & QStyle.StateFlag.State_Selected)
        over = bool(state & QStyle.StateFlag.State_MouseOver)
        ground = "accent_soft" if selected else "sunken" if over else "raised"
        rounded(p, box, px(RADIUS), look.colour(ground), look.colour("accent" if selected else "hairline"), 1.6)
        if selected and state & QStyle.StateFlag.State_HasFocus and look.keys_used:
            focus_ring(p, look, box, px(RADIUS), 0)
        left = self._paint_ducks(p, row, box)
        self._paint_words(p, row, box.adjusted(left - box.left() + px(14), 0, -px(18), 0))
        p.restore()

    def _paint_ducks(self, p: QPainter, row: Row, box: QRectF) -> float:
        """The heads of the players, or a sign that something is wrong; answers where they end."""
        look, px = self._look, self._look.px
        x, side = box.left() + px(14), px(SIDE)
        top = box.center().y() - side / 2
        if row.broken:
            draw_glyph(
                p, look, "no", QRectF(x + px(8), top + px(8), side - px(16), side - px(16)), look.colour("illegal")
            )
            return x + side
        for n, duck in enumerate(row.ducks):
            draw_avatar(p, look.sprites, look, duck, QRectF(x + n * OVERLAP * side, top, side, side))
        return x + side + (len(row.ducks) - 1) * OVERLAP * side

    def _paint_words(self, p: QPainter, row: Row, room: QRectF) -> None:
        look, px = self._look, self._look.px
        title, detail = QFontMetricsF(self._title_font()), QFontMetricsF(self._detail_font())
        top = room.center().y() - (title.height() + detail.height() + px(2)) / 2
        aside = detail.horizontalAdvance(row.when) + px(16)
        beside = detail.horizontalAdvance(row.note) + px(36) if row.note else 0
        upper = QRectF(room.left(), top, room.width() - beside, title.height())
        lower = QRectF(room.left(), upper.bottom() + px(2), room.width() - aside, detail.height())
        p.setFont(self._title_font())
        p.setPen(look.colour("illegal" if row.broken else "text"))
        self._draw(p, upper, row.title, Qt.AlignmentFlag.AlignLeft)
        p.setFont(self._detail_font())
        p.setPen(look.colour("text_quiet"))
        self._draw(p, lower, row.detail, Qt.AlignmentFlag.AlignLeft)
        self._draw(p, QRectF(room.right() - aside, lower.top(), aside, lower.height()), row.when)
        if row.note:
            width, height = beside - px(16), detail.height() + px(4)
            pill = QRectF(room.right() - width, upper.top() - px(2), width, height)
            rounded(p, pill, height / 2, look.colour("sun"))
            p.setPen(look.colour("on_sun"))
            p.drawText(pill, Qt.AlignmentFlag.AlignCenter, row.note)

    @staticmethod
    def _draw(p: QPainter, rect: QRectF, text: str, side: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignRight) -> None:
        metrics = QFontMetricsF(p.font())
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
        width = metrics.horizontalAdvance(shown)
        x = rect.left() if side is Qt.AlignmentFlag.AlignLeft else rect.right() - width
        p.drawText(QPointF(x, rect.top() + metrics.ascent()), shown)

    def _title_font(self) -> QFont:
        return self._look.plain(17, bold=True)

    def _detail_font(self) -> QFont:
        return self._look.plain(14.5)


class MatchList(QListView):
    """The rows; one is always chosen as long as there are any.

    Signals:
        entered: Enter or a double click, on the chosen row.
        removed: Delete was pressed.
    """

    entered = Signal()
    removed = Signal()

    def __init__(self, look: Look, model: MatchModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setModel(model)
        self.setItemDelegate(RowPainter(look, self))
        self.setUniformItemSizes(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        # What lies below shows; a palette of its own would keep the colours of the theme before.
        self.viewport().setAutoFillBackground(False)
        self.setMouseTracking(True)
        self.setTabKeyNavigation(False)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.doubleClicked.connect(lambda _: self.entered.emit())
        look.changed.connect(self.on_look_changed)
        self.on_look_changed()

    def on_look_changed(self) -> None:
        # Rows of another height; a list with uniform rows asks only once.
        self.scheduleDelayedItemsLayout()
        self.viewport().update()

    def choose(self, number: int) -> None:
        """Chooses a row, or the last one there is."""
        count = self.model().rowCount()
        if count:
            self.setCurrentIndex(self.model().index(min(number, count - 1), 0))

    @property
    def chosen(self) -> int | None:
        """The chosen row."""
        index = self.currentIndex()
        return index.row() if index.isValid() else None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._look.note_keys(True)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.entered.emit()
        elif event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            if not event.isAutoRepeat():
                self.removed.emit()
        elif event.key() == Qt.Key.Key_Escape:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: Any) -> None:
        self._look.note_keys(False)
        super().mousePressEvent(event)
