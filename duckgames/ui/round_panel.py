"""The pause at the end of a round: what everybody scored, until the person goes on."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleInterface, QColor, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from duckgames.core.ducks import duck_number
from duckgames.core.events import RoundEnded
from duckgames.core.setup import Player
from duckgames.ui.accessible import Part
from duckgames.ui.commands import LEAVING_NOTHING, RECALL, STANDING
from duckgames.ui.figures import figure
from duckgames.ui.painting import draw_avatar, draw_number, rounded
from duckgames.ui.spacing import space
from duckgames.ui.texts import Texts
from duckgames.ui.theme import Look
from duckgames.ui.widgets import Button, Label, Panel

ROW = 52
LOWEST_ROW = 32


class RoundRows(QWidget):
    """A row for each player: avatar, name, the points of the round, the total."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._players: Sequence[Player] = ()
        self._texts: Texts | None = None
        self._points: Sequence[int] = ()
        self._totals: Sequence[int] = ()
        self._best: frozenset[int] = frozenset()
        self._row = ROW

    def fit(self, height: int) -> None:
        """Takes at most `height`: rows lie closer where a window is low."""
        lines = len(self._players) + 1
        self._row = max(self._look.px(LOWEST_ROW), min(self._look.px(ROW), height // lines))
        self.setFixedHeight(self._row * lines)
        self.update()

    def show_points(
        self, players: Sequence[Player], texts: Texts, points: Sequence[int], totals: Sequence[int], lowest_wins: bool
    ) -> None:
        """Shows the points of a round and the totals, if there are any, in seat order; the best totals are marked."""
        self._players, self._texts = players, texts
        self._points, self._totals = points, totals
        best = min(totals, default=None) if lowest_wins else max(totals, default=None)
        self._best = frozenset(seat for seat, total in enumerate(totals) if total == best)
        self.reword()

    def reword(self) -> None:
        """Says the rows again in the language of the moment."""
        if self._texts is not None:
            row = self.tr("{name}: {points} in this round, {total} in all")
            if not self._totals:
                row = self.tr("{name}: {points} in this round")
            totals = self._totals or self._points
            lines = (
                row.format(name=self._texts.name(seat), points=figure(points), total=figure(total))
                for seat, (points, total) in enumerate(zip(self._points, totals, strict=True))
            )
            self.setAccessibleName("; ".join(lines))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(440), self._row * (len(self._players) + 1))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._texts is None:
            return
        look = self._look
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        px, row = look.px, self._row
        self._draw_headings(p)
        for seat, player in enumerate(self._players):
            rect = QRectF(0, row * (seat + 1), self.width(), row)
            if seat in self._best:
                rounded(p, rect.adjusted(0, 2, 0, -2), px(14), look.colour("accent_soft"))
            side = min(px(38), row - 6)
            face = QRectF(rect.left() + px(8), rect.center().y() - side / 2, side, side)
            draw_avatar(p, look.sprites, look, duck_number(player.duck), face)
            p.setFont(look.plain(16.5, bold=True))
            p.setPen(look.colour("text"))
            words = QRectF(rect.left() + px(58), rect.top(), rect.width() - px(58 + 190), row)
            name = QFontMetricsF(p.font()).elidedText(
                self._texts.name(seat), Qt.TextElideMode.ElideRight, words.width()
            )
            p.drawText(words, Qt.AlignmentFlag.AlignVCenter, name)
            ink = look.colour("legal") if self._points[seat] < 0 else look.colour("text_quiet")
            self._draw_figure(
                p, self._points[seat], QRectF(rect.right() - px(180), rect.center().y() - px(11), px(80), px(22)), ink
            )
            if self._totals:
                place = QRectF(rect.right() - px(90), rect.center().y() - px(14), px(80), px(28))
                self._draw_figure(p, self._totals[seat], place, look.colour("text"))

    def _draw_headings(self, p: QPainter) -> None:
        px = self._look.px
        p.setFont(self._look.plain(13.5, bold=True))
        p.setPen(self._look.colour("text_quiet"))
        for right, text in ((180, self.tr("Round")), (90, self.tr("In all") if self._totals else "")):
            place = QRectF(self.width() - px(right + 10), 0, px(100), self._row)
            p.drawText(place, Qt.AlignmentFlag.AlignCenter, text)

    def _draw_figure(self, p: QPainter, value: int, rect: QRectF, ink: QColor) -> None:
        draw_number(p, self._look.sprites, figure(value), rect, ink)


class RoundPanel(QWidget):
    """A veil over the table with the round's points.

    Signals:
        continued: the person goes on, by the button, Enter, Space or Escape.
    """

    continued = Signal()

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._ground = parent
        self._number = 0
        self._lead = Label(look, 30, story=True, wrap=True)
        self._why = Label(look, 16.5, colour="text_quiet", wrap=True)
        self._rows = RoundRows(look)
        self._button = Button(look, "primary", "next")
        self._panel = Panel(look, 3, radius=28, padding=28, parent=self)
        column = QVBoxLayout(self._panel)
        space(look, column, 10, (0, 0, 0, 0))
        for widget in (self._lead, self._why, self._rows):
            column.addWidget(widget)
        column.addSpacing(look.px(8))
        column.addWidget(self._button, 0, Qt.AlignmentFlag.AlignRight)
        self.setFocusProxy(self._button)
        self._button.clicked.connect(self.on_continued)
        look.changed.connect(self.on_look_changed)
        self.retranslate()
        self.hide()

    def accessible_interface(self) -> QAccessibleInterface:
        """See `ui.accessible.Readable`."""
        self._part = Part(self, QAccessible.Role.Dialog, modal=True)
        return self._part

    def show_round(
        self,
        event: RoundEnded,
        why: str,
        totals: Sequence[int],
        players: Sequence[Player],
        texts: Texts,
        lowest_wins: bool,
    ) -> None:
        """Shows the end of a round over the whole parent and takes the keys."""
        self._number = event.number
        self._why.setText(why)
        self._rows.show_points(players, texts, event.points, totals, lowest_wins)
        self.retranslate()
        self.setGeometry(self._ground.rect())
        self.show()
        self.raise_()
        self._place()
        self._button.setFocus()

    def on_look_changed(self) -> None:
        self._place()
        self.update()

    def use_reason(self, why: str) -> None:
        """Says again why the round ended, in another language."""
        self._why.setText(why)
        self._place()

    def on_continued(self) -> None:
        self.hide()
        self.continued.emit()

    def retranslate(self) -> None:
        self._lead.setText(self.tr("After round {number}").format(number=self._number))
        self.setAccessibleName(self._lead.text())
        self._button.setText(self.tr("Go on"))
        self._rows.reword()

    def _place(self) -> None:
        width = min(self._look.px(560), self.width() - 32)
        column, margins = self._panel.layout(), self._panel.contentsMargins()
        assert column is not None
        # The shadow below the paper may leave the screen.
        shadow = margins.bottom() - margins.top()
        room = self.height() - 16 + shadow
        self._rows.fit(0)
        column.invalidate()
        self._rows.fit(self._rows.minimumHeight() + room - column.totalHeightForWidth(width))
        column.invalidate()
        height = min(room, column.totalHeightForWidth(width))
        self._panel.setGeometry((self.width() - width) // 2, (self.height() - height + shadow) // 2, width, height)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self._place()
        super().changeEvent(event)

    def resizeEvent(self, event: QEvent) -> None:
        self._place()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab never leads to the table under the veil."""
        self._look.note_keys(True)
        self._button.setFocus(Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Escape):
            self.on_continued()
        elif self._look.shortcuts.pressed(event, (RECALL, STANDING, *LEAVING_NOTHING)):
            # What is asked about the match can be asked at any time.
            event.ignore()
        # Other keys belong to the table under the veil and wait like it does.

    def paintEvent(self, event: QPaintEvent) -> None:
        veil = QColor(self._look.colour("window"))
        veil.setAlphaF(0.62)
        QPainter(self).fillRect(self.rect(), veil)
