"""The panel with the list of moves: a row for each, Enter or a button plays the one that is chosen."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from duckgames.ui.log_panel import MOVING
from duckgames.ui.painting import draw_glyph, rounded
from duckgames.ui.spacing import space
from duckgames.ui.theme import Look
from duckgames.ui.widgets import Button, FocusRing, Label, Panel

if TYPE_CHECKING:
    from duckgames.ui.legal_moves import Move

PAD = 8
SIGN = 22
WRAPPED: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap

_Index = QModelIndex | QPersistentModelIndex


class MovesModel(QAbstractListModel):
    """The moves in the order of the rules; a row's text is made when it is asked for."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.moves: Sequence[Move] = ()

    def show(self, moves: Sequence[Move]) -> None:
        """Other moves."""
        self.beginResetModel()
        self.moves = tuple(moves)
        self.endResetModel()

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        return 0 if parent.isValid() else len(self.moves)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> str | None:
        wanted = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole)
        return self.moves[index.row()].words() if role in wanted else None


class MovesDelegate(QStyledItemDelegate):
    """Draws a row: the sign of the place where it ends, and the words on as many lines as they take."""

    def __init__(self, look: Look, model: MovesModel, view: QListView) -> None:
        super().__init__(view)
        self._look = look
        self._model = model
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        px = self._look.px
        room = QRectF(0, 0, self._view.viewport().width() - px(SIGN + 30), 10_000)
        words = QFontMetricsF(self._look.plain(15)).boundingRect(room, WRAPPED, self._model.data(index) or "")
        return QSize(px(120), max(px(SIGN), ceil(words.height())) + 2 * px(PAD))

    def paint(self, p: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        look, px = self._look, self._look.px
        rect = QRectF(option.rect)
        p.save()
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        chosen = index.row() == self._view.currentIndex().row()
        if chosen:
            rounded(p, rect.adjusted(1, 1, -1, -1), px(12), look.colour("accent_soft"))
        if chosen and look.keys_used and self._view.hasFocus():
            # Two colours, as of the ring: one of them is seen on every ground.
            rounded(p, rect.adjusted(2, 2, -2, -2), px(11), QColor(0, 0, 0, 0), look.colour("focus_outer"), 4)
            rounded(p, rect.adjusted(2, 2, -2, -2), px(11), QColor(0, 0, 0, 0), look.colour("focus_inner"), 2)
        sign = QRectF(rect.left() + px(10), rect.center().y() - px(SIGN) / 2, px(SIGN), px(SIGN))
        draw_glyph(p, look, self._model.moves[index.row()].sign or "next", sign, look.colour("text_quiet"))
        words = rect.adjusted(px(SIGN + 20), px(PAD), -px(10), -px(PAD))
        p.setFont(look.plain(15))
        p.setPen(look.colour("text"))
        p.drawText(words, WRAPPED, self._model.data(index) or "")
        p.restore()


class MovesList(QListView):
    """The rows; keys that neither move in them nor play one are left to the page.

    Signals:
        played: the chosen row is to be played.
    """

    played = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in MOVING:
            super().keyPressEvent(event)
            # At an end nothing moves, and nothing else is meant.
            event.accept()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.played.emit()
        else:
            event.ignore()


class LegalMovesPanel(Panel):
    """The list with its heading and two buttons.

    Signals:
        pointed: the slots of the chosen row, to be outlined; empty for none.
        closed: the person put it away.
    """

    pointed = Signal(tuple)
    closed = Signal()

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, padding=12, parent=parent)
        self._heading = Label(look, 16.5, story=True, wrap=True)
        self._nothing = Label(look, 15, colour="text_quiet", wrap=True)
        self.close_button = Button(look, "icon", "close", height=36)
        self.play_button = Button(look, "sun", "next", height=38)
        self.model = MovesModel(self)
        self.list = MovesList(self)
        self._prepare_list()
        self._ring = FocusRing(self.list, look, lambda: (QRectF(self.list.rect()).adjusted(1, 1, -1, -1), 12.0))
        top = QHBoxLayout()
        top.addWidget(self._heading, 1)
        top.addWidget(self.close_button)
        column = QVBoxLayout(self)
        space(look, column, 8, (0, 0, 0, 0))
        column.addLayout(top)
        column.addWidget(self._nothing)
        column.addWidget(self.list, 1)
        column.addWidget(self.play_button)
        self.setFocusProxy(self.list)
        self.list.played.connect(self.play)
        self.list.doubleClicked.connect(self.play)
        self.list.selectionModel().selectionChanged.connect(self.on_selected)
        self.play_button.clicked.connect(self.play)
        self.close_button.clicked.connect(self.put_away)
        look.changed.connect(self.list.doItemsLayout)
        self.list.installEventFilter(self)
        self.hide()
        self.retranslate()

    def _prepare_list(self) -> None:
        rows = self.list
        rows.setModel(self.model)
        rows.setItemDelegate(MovesDelegate(self._look, self.model, rows))
        rows.setResizeMode(QListView.ResizeMode.Adjust)
        # Without it Qt keeps the heights of the rows when their width changes, as by the scroll bar.
        rows.setWordWrap(True)
        rows.setFrameShape(QListView.Shape.NoFrame)
        rows.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        rows.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        rows.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        rows.viewport().setAutoFillBackground(False)

    @property
    def has_keys(self) -> bool:
        """Whether the list or one of its buttons has the keys."""
        return any(each.hasFocus() for each in (self.list, self.play_button, self.close_button))

    def show_moves(self, moves: Sequence[Move], chosen: int = 0) -> None:
        """Lists these moves, one of them chosen; none: it says that there is nothing to choose."""
        self.model.show(moves)
        self._nothing.setVisible(not moves)
        # The list keeps its place and the keys: the next moves come there.
        if not moves and self.play_button.hasFocus():
            self.list.setFocus()
        self.play_button.setEnabled(bool(moves))
        if moves:
            self._choose(chosen)

    def take_keys(self) -> None:
        """Comes before the table and takes the keys."""
        self.raise_()
        self.list.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._point()

    def put_away(self) -> None:
        """Leaves the table and the keys to it."""
        self.hide()
        self.pointed.emit(())
        self.closed.emit()

    def play(self) -> None:
        """Plays the chosen row."""
        row = self.list.currentIndex().row()
        if 0 <= row < len(self.model.moves):
            self.model.moves[row].do()
            if self.isVisible():
                # Also where a question took them: its answers are listed here too.
                self.list.setFocus()

    def retranslate(self) -> None:
        self._heading.setText(self.tr("What you can do"))
        self._nothing.setText(self.tr("Nothing can be chosen just now."))
        self.close_button.setText(self.tr("Close"))
        self.play_button.setText(self.tr("Do it"))
        self.list.setAccessibleName(self.tr("What you can do"))
        self.list.setAccessibleDescription(self.tr("Enter does what is chosen."))
        # Words of another language may take more lines.
        self.list.doItemsLayout()

    def on_selected(self) -> None:
        """Another row was chosen, be it by somebody who can only mark it."""
        marked = self.list.selectionModel().selectedIndexes()
        if marked and marked[0] != self.list.currentIndex():
            self.list.setCurrentIndex(marked[0])
        self._point()

    def _choose(self, row: int) -> None:
        index = self.model.index(row)
        self.list.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.ClearAndSelect)
        self.list.scrollTo(index)

    def _point(self) -> None:
        row = self.list.currentIndex().row()
        there = self.list.hasFocus() and 0 <= row < len(self.model.moves)
        self.pointed.emit(self.model.moves[row].slots if there else ())

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.put_away()
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self._point()
        return super().eventFilter(watched, event)
