"""The list of a review: the whole match, and below it every decision, the worst first or as they were made."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFont, QFontMetricsF, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QFrame, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from duckgames.core.review import Label
from duckgames.ui.painting import draw_glyph, focus_ring, rounded
from duckgames.ui.review_marks import draw_mark
from duckgames.ui.theme import Look

MARK: Final = 10
SIGN: Final = 40
"""The room of the mark at the left."""
PAD: Final = 9
GAP: Final = 6
RADIUS: Final = 14

Index = QModelIndex | QPersistentModelIndex
WRAPPED: Final = Qt.TextFlag.TextWordWrap.value | Qt.AlignmentFlag.AlignTop.value | Qt.AlignmentFlag.AlignLeft.value


@dataclass(frozen=True)
class Row:
    """One line of the list, in words; `ply` None stands for the whole match, which has no `label`."""

    ply: int | None
    title: str
    detail: str = ""
    when: str = ""
    aside: str = ""
    label: Label | None = None

    @property
    def aloud(self) -> str:
        """All of it, for a screen reader."""
        return ". ".join(text for text in (f"{self.title} {self.aside}".strip(), self.detail, self.when) if text)


class ReviewModel(QAbstractListModel):
    """The rows in the order in which they are shown."""

    ROW: Final = Qt.ItemDataRole.UserRole

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._rows: list[Row] = []

    def show_rows(self, rows: Sequence[Row]) -> None:
        """Shows other rows, or the same ones in other words."""
        plies = [row.ply for row in rows]
        before = {row.ply for row in self._rows}
        if [ply for ply in plies if ply in before] != [row.ply for row in self._rows]:
            self.beginResetModel()
            self._rows = list(rows)
            self.endResetModel()
            return
        # More of the same: what is looked at stays where it is.
        for number, row in enumerate(rows):
            if row.ply not in before:
                self.beginInsertRows(QModelIndex(), number, number)
                self._rows.insert(number, row)
                self.endInsertRows()
        self._rows = list(rows)
        if rows:
            self.dataChanged.emit(self.index(0), self.index(len(rows) - 1))

    def row(self, number: int) -> Row:
        """The row with that number."""
        return self._rows[number]

    def number(self, ply: int | None) -> int | None:
        """The row of a decision, or of the whole match; None if it is not in the list."""
        return next((number for number, row in enumerate(self._rows) if row.ply == ply), None)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role not in (self.ROW, Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return None
        row = self._rows[index.row()]
        return row if role == self.ROW else row.aloud


class ReviewRowPainter(QStyledItemDelegate):
    """Paints one row: its mark, what it is called, and what was done."""

    def __init__(self, look: Look, view: QListView) -> None:
        super().__init__(view)
        self._look = look
        self._view = view
        self._heights: dict[tuple[str, float, int], float] = {}

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        look = self._look
        wide = self._view.viewport().width()
        words = self._words(QRectF(0, 0, wide, 0))
        row: Row = index.data(ReviewModel.ROW)
        tall = QFontMetricsF(self._title_font()).height()
        for font, text in ((self._detail_font(), row.detail), (self._when_font(), row.when)):
            tall += self._height_of(font, text, words.width()) if text else 0.0
        return QSize(look.px(200), round(tall) + look.px(2 * PAD + GAP + 3))

    def paint(self, p: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        look, px = self._look, self._look.px
        state: QStyle.StateFlag = option.state
        row: Row = index.data(ReviewModel.ROW)
        p.save()
        p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        box = QRectF(option.rect).adjusted(px(4), px(GAP) / 2, -px(4), -px(GAP) / 2)
        selected = bool(state & QStyle.StateFlag.State_Selected)
        over = bool(state & QStyle.StateFlag.State_MouseOver)
        ground = "accent_soft" if selected else "sunken" if over else "raised"
        rounded(p, box, px(RADIUS), look.colour(ground), look.colour("accent" if selected else "hairline"), 1.6)
        if selected and state & QStyle.StateFlag.State_HasFocus and look.keys_used:
            focus_ring(p, look, box, px(RADIUS), 0)
        self._paint_sign(p, row, QPointF(box.left() + px(SIGN) / 2, box.center().y()))
        self._paint_words(p, row, self._words(QRectF(option.rect)))
        p.restore()

    def _paint_sign(self, p: QPainter, row: Row, middle: QPointF) -> None:
        look, px = self._look, self._look.px
        if row.label is not None:
            draw_mark(p, look, row.label, middle, px(MARK))
            return
        side = px(22)
        square = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
        draw_glyph(p, look, "chart", square, look.colour("text_quiet"))

    def _paint_words(self, p: QPainter, row: Row, words: QRectF) -> None:
        look = self._look
        title = QFontMetricsF(self._title_font())
        p.setFont(self._title_font())
        p.setPen(look.colour("text"))
        baseline = words.top() + title.ascent()
        p.drawText(QPointF(words.left(), baseline), row.title)
        p.drawText(QPointF(words.right() - title.horizontalAdvance(row.aside), baseline), row.aside)
        below = QRectF(words.left(), words.top() + title.height() + look.px(2), words.width(), 0)
        for font, ink, text in ((self._detail_font(), "text", row.detail), (self._when_font(), "text_quiet", row.when)):
            if text:
                p.setFont(font)
                p.setPen(look.colour(ink))
                below.setHeight(self._height_of(font, text, words.width()) + 1)
                p.drawText(below, WRAPPED, text)
                below.moveTop(below.bottom() - 1)

    def _words(self, whole: QRectF) -> QRectF:
        px = self._look.px
        return whole.adjusted(px(4 + SIGN), px(GAP / 2 + PAD), -px(18), 0)

    def _height_of(self, font: QFont, text: str, width: float) -> float:
        """Asked for all rows whenever one is added."""
        key = (text, width, font.pixelSize())
        if key not in self._heights:
            room = QRectF(0, 0, max(1.0, width), 10_000)
            self._heights[key] = QFontMetricsF(font).boundingRect(room, WRAPPED, text).height()
        return self._heights[key]

    def _title_font(self) -> QFont:
        return self._look.plain(16, bold=True)

    def _detail_font(self) -> QFont:
        return self._look.plain(15)

    def _when_font(self) -> QFont:
        return self._look.plain(14)


class ReviewList(QListView):
    """The rows; one is always chosen as long as there are any.

    Signals:
        chosen(ply): another row was chosen; None stands for the whole match.
        entered: Enter or a double click, on the chosen row.
    """

    chosen = Signal(object)
    entered = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._quiet = False
        self.rows = ReviewModel(self)
        self.setModel(self.rows)
        self.setItemDelegate(ReviewRowPainter(look, self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        # What lies below shows; a palette of its own would keep the colours of the theme before.
        self.viewport().setAutoFillBackground(False)
        self.setMouseTracking(True)
        self.setTabKeyNavigation(False)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        # Without it Qt keeps the heights of the rows when their width changes.
        self.setWordWrap(True)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.doubleClicked.connect(lambda _: self.entered.emit())
        self.selectionModel().currentChanged.connect(self.on_current_changed)
        look.changed.connect(self.on_look_changed)
        self.on_look_changed()

    def on_look_changed(self) -> None:
        self.scheduleDelayedItemsLayout()
        self.viewport().update()

    def show_rows(self, rows: Sequence[Row], ply: int | None) -> None:
        """Shows these rows and chooses that of a decision, without telling anybody."""
        self._quiet = True
        self.rows.show_rows(rows)
        self.choose(ply)
        self._quiet = False
        self.scheduleDelayedItemsLayout()

    def choose(self, ply: int | None) -> None:
        """Chooses the row of a decision, or of the whole match."""
        number = self.rows.number(ply)
        if number is not None:
            self.setCurrentIndex(self.rows.index(number))

    @property
    def ply(self) -> int | None:
        """The decision that is chosen; None: the whole match."""
        index = self.currentIndex()
        return self.rows.row(index.row()).ply if index.isValid() else None

    def on_current_changed(self, current: QModelIndex) -> None:
        if current.isValid() and not self._quiet:
            self.chosen.emit(self.rows.row(current.row()).ply)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.scheduleDelayedItemsLayout()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._look.note_keys(True)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.entered.emit()
        elif event.key() == Qt.Key.Key_Escape or event.text().isalpha():
            # Letters are keys of the page; here they would search.
            event.ignore()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: Any) -> None:
        self._look.note_keys(False)
        super().mousePressEvent(event)
