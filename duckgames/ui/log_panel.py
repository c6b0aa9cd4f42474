"""The log of a match: what happened, newest first, worded in the language of the moment when it is drawn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QPainter, QTextLayout, QTextOption
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from duckgames.core.ducks import duck_number
from duckgames.core.setup import Player
from duckgames.ui.log_entry import LogEntry
from duckgames.ui.painting import draw_avatar, draw_glyph, rounded
from duckgames.ui.spacing import space
from duckgames.ui.texts import Texts
from duckgames.ui.theme import Look
from duckgames.ui.widgets import FocusRing, Label, Panel

PAD = 7
"""Pixels above and below the words of a row."""

AVATAR = 32

MOVING: Final = frozenset(
    (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)
)
"""The keys that go from row to row."""

_Index = QModelIndex | QPersistentModelIndex


class LogModel(QAbstractListModel):
    """The entries of a match, newest first; the display text is made when it is asked for."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._entries: list[LogEntry] = []
        self._texts: Texts | None = None

    def begin(self, texts: Texts, rows: Sequence[LogEntry]) -> None:
        """Shows the log of another match, or of the same one for another viewer or after a move was taken back."""
        self.beginResetModel()
        self._texts = texts
        self._entries = list(rows)
        self.endResetModel()

    def add(self, rows: Sequence[LogEntry]) -> None:
        """Puts newer entries, oldest first, on top."""
        if rows:
            self.beginInsertRows(QModelIndex(), 0, len(rows) - 1)
            self._entries.extend(rows)
            self.endInsertRows()

    def entry(self, row: int) -> LogEntry:
        """The entry in `row`."""
        return self._entries[-1 - row]

    def heading(self, row: int) -> str:
        """The name of whom the row is about, or nothing."""
        return "" if self._texts is None else self.entry(row).name(self._texts)

    def sentence(self, row: int) -> str:
        """What happened."""
        return "" if self._texts is None else self._texts.say(self.entry(row).phrase)

    def reworded(self) -> None:
        """Tells the view that the language changed."""
        if self._entries:
            self.dataChanged.emit(self.index(0), self.index(len(self._entries) - 1))

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        return 0 if parent.isValid() else len(self._entries)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> str | None:
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return None
        heading, sentence = self.heading(index.row()), self.sentence(index.row())
        return f"{heading}: {sentence}" if heading else sentence


class LogDelegate(QStyledItemDelegate):
    """Draws a row: avatar, name, and the sentence on as many lines as it takes."""

    def __init__(self, look: Look, model: LogModel, parent: QObject) -> None:
        super().__init__(parent)
        self._look = look
        self._model = model
        self._lines: dict[tuple[str, float, int], Sequence[str]] = {}
        self.players: Sequence[Player] = ()
        self.current = 0
        """The row of the moment on the screen, which stands out; the newest, unless an earlier one is looked at."""

    def begin(self, players: Sequence[Player]) -> None:
        """Draws the log of another match."""
        self.players = players
        self._lines.clear()

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        row, view = index.row(), self.parent()
        assert isinstance(view, QListView)
        look, lines = self._look, int(bool(self._model.heading(row)))
        lines += len(self._wrapped(self._model.sentence(row), view.viewport().width() - look.px(AVATAR + 24)))
        words = lines * QFontMetricsF(look.plain(14.5)).height()
        return QSize(look.px(120), max(look.px(AVATAR + 8), round(words + 2 * look.px(PAD))))

    def paint(self, p: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        look, row, rect = self._look, index.row(), QRectF(option.rect)
        p.save()
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        px = look.px
        if row == self.current:
            rounded(p, rect.adjusted(1, 1, -1, -1), px(12), look.colour("accent_soft"))
        if self._has_keys(index):
            # Two colours, as of the ring: one of them is seen on every ground.
            rounded(p, rect.adjusted(2, 2, -2, -2), px(11), QColor(0, 0, 0, 0), look.colour("focus_outer"), 4)
            rounded(p, rect.adjusted(2, 2, -2, -2), px(11), QColor(0, 0, 0, 0), look.colour("focus_inner"), 2)
        entry = self._model.entry(row)
        side = px(AVATAR)
        picture = QRectF(rect.left() + px(8), rect.center().y() - side / 2, side, side)
        if entry.who is not None:
            draw_avatar(p, look.sprites, look, duck_number(self.players[entry.who].duck), picture)
        else:
            draw_glyph(p, look, "cards", picture.adjusted(px(6), px(6), -px(6), -px(6)), look.colour("text_quiet"))
        words = rect.adjusted(side + px(18), px(3), -px(6), -px(3))
        sentence = self._wrapped(self._model.sentence(row), rect.width() - px(AVATAR + 24))
        line = QFontMetricsF(look.plain(14.5)).height()
        heading = self._model.heading(row)
        y = words.center().y() - line * (bool(heading) + len(sentence)) / 2
        if heading:
            self._draw_line(p, QRectF(words.left(), y, words.width(), line), heading, bold=True)
            y += line
        for text in sentence:
            self._draw_line(p, QRectF(words.left(), y, words.width(), line), text.strip())
            y += line
        p.restore()

    def _has_keys(self, index: _Index) -> bool:
        view = self.parent()
        assert isinstance(view, QListView)
        return self._look.keys_used and view.hasFocus() and index == view.currentIndex()

    def _draw_line(self, p: QPainter, rect: QRectF, text: str, *, bold: bool = False) -> None:
        font = self._look.plain(14.5, bold)
        p.setFont(font)
        p.setPen(self._look.colour("text" if bold else "text_quiet"))
        shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
        p.drawText(rect, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, shown)

    def _wrapped(self, text: str, width: float) -> Sequence[str]:
        """The lines of a sentence in a column of `width`; asked for all rows whenever one is added."""
        font = self._look.plain(14.5)
        key = (text, width, font.pixelSize())
        if key not in self._lines:
            layout = QTextLayout(text, font)
            option = QTextOption()  # A word wider than the column is broken, not cut short.
            option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
            layout.setTextOption(option)
            layout.beginLayout()
            lines = []
            while (line := layout.createLine()).isValid():
                line.setLineWidth(width)
                lines.append(text[line.textStart() : line.textStart() + line.textLength()])
            layout.endLayout()
            self._lines[key] = lines
        return self._lines[key]


class LogList(QListView):
    """The rows; keys that do not move in them are left to the page, as letters would search for nothing here."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in MOVING:
            super().keyPressEvent(event)
        else:
            event.ignore()


class LogPanel(Panel):
    """The log with its heading.

    Signals:
        pointed: the slots of the entry under the pointer or the keys, to be outlined; empty for none.
    """

    pointed = Signal(tuple)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, padding=12, parent=parent)
        self._heading = Label(look, 16.5, story=True)
        self._heading.setWordWrap(True)
        self._model = LogModel(self)
        self._list = LogList(self)
        self._delegate = LogDelegate(look, self._model, self._list)
        self._list.setModel(self._model)
        self._list.setItemDelegate(self._delegate)
        self._list.setResizeMode(QListView.ResizeMode.Adjust)
        # Without it Qt keeps the heights of the rows when their width changes, as by the scroll bar.
        self._list.setWordWrap(True)
        self._list.setMouseTracking(True)
        self._list.setFrameShape(QListView.Shape.NoFrame)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self._list.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self._list.viewport().setAutoFillBackground(False)
        self._list.entered.connect(self.on_entered)
        self._list.selectionModel().currentChanged.connect(self.on_entered)
        self._ring = FocusRing(self._list, look, lambda: (QRectF(self._list.rect()).adjusted(1, 1, -1, -1), 12.0))
        for watched in (self._list, self._list.viewport()):
            watched.installEventFilter(self)
        self.setFocusProxy(self._list)
        column = QVBoxLayout(self)
        space(look, column, 9, (0, 0, 0, 0))
        self._above = QHBoxLayout()
        space(look, self._above, 6)
        self._above.addWidget(self._heading, 1)
        column.addLayout(self._above)
        column.addWidget(self._list, 1)
        look.changed.connect(self._list.doItemsLayout)
        self.retranslate()

    def add_tool(self, tool: QWidget) -> None:
        """Puts a button beside the heading."""
        self._above.addWidget(tool, 0, Qt.AlignmentFlag.AlignTop)

    def begin(self, players: Sequence[Player], texts: Texts, rows: Sequence[LogEntry]) -> None:
        """Shows the log of a match, rows oldest first."""
        self._delegate.begin(players)
        self._model.begin(texts, rows)

    def add(self, rows: Sequence[LogEntry]) -> None:
        """Shows newer rows, oldest first."""
        self._model.add(rows)
        self._list.scrollToTop()

    def use_heading(self, heading: str) -> None:
        """Says what the rows are."""
        self._heading.setText(heading)
        self._list.setAccessibleName(heading)

    def retranslate(self) -> None:
        self.use_heading(self.tr("What happened"))
        self._model.reworded()
        # Words of another language may take more lines.
        self._list.doItemsLayout()

    def on_entered(self, index: QModelIndex) -> None:
        """The pointer or the keys went to a row."""
        self.pointed.emit(self._model.entry(index.row()).slots if index.isValid() else ())

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusIn and watched is self._list:
            self.on_entered(self._list.currentIndex())
        elif event.type() in (QEvent.Type.Leave, QEvent.Type.FocusOut):
            self.pointed.emit(())
        return super().eventFilter(watched, event)
