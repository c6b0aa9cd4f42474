"""Rivals as chips where there is no room for their ponds, and the large pond a press on one shows."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessibleInterface, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from duckgames.core.places import Seat, Zone
from duckgames.core.presenter import Phrase, Who
from duckgames.core.table import Table
from duckgames.games.duck_and_cover.rules.zones import pond
from duckgames.games.duck_and_cover.view.cards import ASPECT, DuckCards, card_size, paper_radius
from duckgames.games.duck_and_cover.view.faces import paint_rival_chip, paint_splash
from duckgames.games.duck_and_cover.view.plan import HOME
from duckgames.games.duck_and_cover.view.pond import paint_water
from duckgames.games.duck_and_cover.view.signs import LEFT, Showing
from duckgames.ui.accessible import PressPart
from duckgames.ui.painting import draw_shadow, rounded, soft_shadow
from duckgames.ui.sprites import density
from duckgames.ui.table import Box
from duckgames.ui.theme import Look

PAD: Final = 16.0
ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


def paint_pond(p: QPainter, look: Look, cards: DuckCards, table: Table, zone: Zone, rect: QRectF, most: float) -> None:
    """All stacks of a pond, fitted into `rect` and at most `most` wide each."""
    cells = {cell: stack for cell, stack in table.zones.get(zone, {}).items() if cell is not None}
    box = HOME.united(Box.around(cells))
    share = 0.14
    width = min(
        most,
        rect.width() / (box.columns * (1 + share) - share),
        rect.height() / (box.rows * (ASPECT + share) - share),
    )
    size = card_size(int(width))
    pitch = QPointF(size.width() + share * width, size.height() + share * width)
    whole = QPointF((box.columns - 1) * pitch.x() + size.width(), (box.rows - 1) * pitch.y() + size.height())
    corner = rect.center() - whole / 2
    dpr = density(p)
    for (column, row), stack in cells.items():
        spot = QRectF(corner + QPointF((column - box.left) * pitch.x(), (row - box.top) * pitch.y()), size)
        spot.moveTo(round(spot.left()), round(spot.top()))
        picture = cards.pixmap(stack, zone, size, dpr)
        soft_shadow(p, spot, paper_radius(size.width()), 0, look.colour("shadow"))
        shown = picture.deviceIndependentSize()
        p.drawPixmap(spot.center() - QPointF(shown.width(), shown.height()) / 2, picture)


class RivalChip(QAbstractButton):
    """One rival; a press shows its pond large."""

    def __init__(self, showing: Showing, seat: Seat, parent: QWidget) -> None:
        super().__init__(parent)
        self._showing = showing
        self.seat = seat
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.hide()

    def accessible_interface(self) -> QAccessibleInterface:
        """See `ui.accessible.Readable`."""
        self._part = PressPart(self)
        return self._part

    def retranslate(self) -> None:
        """Words what a screen reader says of it."""
        board, texts = self._showing.board, self._showing.texts
        args = {"splash": board.splash(self.seat), "points": board.points(self.seat)}
        self.setAccessibleName(texts.say(Phrase("name.chip", {"who": Who(self.seat), **args})))
        self.setToolTip(texts.say(Phrase("name.chip.press")))

    def refresh(self) -> None:
        """The board tells something new."""
        self.retranslate()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(120, 46)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._showing.look.note_keys(True)
        if event.key() in ENTER:
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        focused = self.hasFocus() and self._showing.look.keys_used
        paint_rival_chip(p, self._showing, self.seat, QRectF(self.rect()), self.isChecked(), focused)


class PondPeek(QWidget):
    """The pond of one rival, large, over the own one, until it is pressed away.

    Signals:
        closed: it is gone.
    """

    closed = Signal()

    def __init__(self, showing: Showing, cards: DuckCards, parent: QWidget) -> None:
        super().__init__(parent)
        self._showing = showing
        self._cards = cards
        self.seat: Seat | None = None
        self.hide()

    def show_pond(self, seat: Seat) -> None:
        """Shows the pond of `seat`."""
        self.seat = seat
        self.refresh()
        self.show()
        self.raise_()

    def refresh(self) -> None:
        """The board tells something new."""
        if self.seat is not None:
            who = {"who": Who(self.seat)}
            self.setAccessibleName(self._showing.texts.say(Phrase("name.pond", who)))
        self.update()

    def hideEvent(self, event: QEvent) -> None:
        self.seat = None
        self.closed.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.seat is None:
            return
        showing, look = self._showing, self._showing.look
        p = QPainter(self)
        p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        paper = QRectF(self.rect()).adjusted(8, 6, -8, -24)
        draw_shadow(p, look, paper, 20, 2)
        rounded(p, paper, 20, look.colour("panel"), look.colour("sun"), 2.5)
        inner = paper.adjusted(PAD, 10, -PAD, -PAD)
        tall = 44 * look.text_scale * showing.plan.unit
        head = QRectF(inner.left(), inner.top(), inner.width(), tall)
        showing.avatar(p, self.seat, QRectF(head.left(), head.top(), tall, tall))
        wide = paint_splash(p, showing, head, str(showing.board.splash(self.seat)), 20)
        name = head.adjusted(tall + 10, 0, -wide - 10, 0)
        showing.write(p, name, showing.texts.name(self.seat), showing.plain(18, bold=True), align=LEFT)
        water = inner.adjusted(0, tall + 8, 0, 0)
        paint_water(p, look, water, showing.plan.scale, shadow=False)
        table = showing.board.table
        paint_pond(p, look, self._cards, table, pond(self.seat), water.adjusted(12, 12, -12, -12), 120)
