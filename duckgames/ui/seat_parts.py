"""The small controls of a seat's row: the duck that can be pressed, and the word that opens a menu of others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QMenu, QPushButton, QSizePolicy, QWidget

from duckgames.core.ducks import duck_number
from duckgames.ui.painting import draw_avatar, rounded
from duckgames.ui.theme import Look
from duckgames.ui.widgets import FocusRing

ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
AVATAR: Final = 50


class AvatarButton(QPushButton):
    """The duck of a seat; pressed, it is the one to choose for."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._number = 1
        self._ring = FocusRing(self, look, lambda: (QRectF(self.rect()), self.width() / 2))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.on_changed()
        look.changed.connect(self.on_changed)

    def on_changed(self) -> None:
        side = self._look.px(AVATAR)
        self.setFixedSize(side, side)
        self.update()

    def show_duck(self, duck: str) -> None:
        """Show another duck, by its key."""
        self._number = duck_number(duck)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        ring = self._look.colour("sun" if self.underMouse() else "avatar.ring")
        draw_avatar(QPainter(self), self._look.sprites, self._look, self._number, QRectF(self.rect()), ring)


class WordMenu(QPushButton):
    """A word that opens a menu of other words.

    Signals:
        chosen(key): another word was chosen.
    """

    chosen = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._words: dict[str, str] = {}
        self._current = ""
        self._ring = FocusRing(self, look, lambda: (QRectF(self.rect()), 8.0))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.clicked.connect(self.on_clicked)
        look.changed.connect(self.updateGeometry)

    def set_words(self, words: Mapping[str, str], current: str, heading: str = "") -> None:
        """The words by key, and the one that holds; a `heading` stands before it."""
        self._words, self._current = dict(words), current
        self.setText(f"{heading}: {words[current]}" if heading else words[current])
        self.setEnabled(len(words) > 1)
        self.updateGeometry()
        self.update()

    def make_menu(self) -> QMenu:
        """The menu of all words, the present one marked."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        group = QActionGroup(menu)
        for key, word in self._words.items():
            action = QAction(word, group, checkable=True, checked=key == self._current)
            action.setData(key)
            menu.addAction(action)
        group.triggered.connect(lambda action: self.chosen.emit(action.data()))
        return menu

    def on_clicked(self) -> None:
        self.make_menu().popup(self.mapToGlobal(QPoint(0, self.height())))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (*ENTER, Qt.Key.Key_Down):
            self.click()
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        metrics = QFontMetricsF(self._text_font())
        px = self._look.px
        return QSize(round(metrics.horizontalAdvance(self.text())) + px(30), round(metrics.height()) + px(6))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(60), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        look, middle, zoom = self._look, self.height() / 2, self._look.zoom
        if self.underMouse() and self.isEnabled():
            rounded(p, QRectF(self.rect()), 8, look.colour("accent_soft"))
        metrics = QFontMetricsF(self._text_font())
        text = metrics.elidedText(self.text(), Qt.TextElideMode.ElideRight, self.width() - 28 * zoom)
        p.setFont(self._text_font())
        p.setPen(look.colour("text_quiet"))
        p.drawText(QPointF(8 * zoom, middle + metrics.capHeight() / 2), text)
        if self.isEnabled():
            x = 15 * zoom + metrics.horizontalAdvance(text)
            p.setPen(Qt.PenStyle.NoPen)
            p.setBrush(look.colour("text_quiet"))
            tip = ((0.0, -2.0), (9.0, -2.0), (4.5, 4.0))
            p.drawPolygon(QPolygonF([QPointF(x + zoom * across, middle + zoom * down) for across, down in tip]))

    def _text_font(self) -> QFont:
        return self._look.plain(14.5)
