"""One row of the score screen: a player, the points by source, the total, and a bar."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleInterface,
    QFocusEvent,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from duckgames.core.ducks import duck_number
from duckgames.ui.accessible import Part
from duckgames.ui.figures import MINUS, figure
from duckgames.ui.painting import draw_avatar, draw_number, rounded
from duckgames.ui.score_bar import draw_bar
from duckgames.ui.scores import AVATAR, NAME_GAP, PADDING, RANK, Scores, measure
from duckgames.ui.standing import Standing
from duckgames.ui.texts import player_name
from duckgames.ui.theme import Look, mix
from duckgames.ui.view import ScoreColumn
from duckgames.ui.widgets import FocusRing

LOWEST_ROW: Final = 46
HIGHEST_ROW: Final = 164


class ScoreRow(QWidget):
    """The row of one player.

    Signals:
        pointed: the mouse or the keys came to the row, or left it.
    """

    pointed = Signal()

    def __init__(self, look: Look, scores: Scores, standing: Standing, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._scores = scores
        self.standing = standing
        self._ring = FocusRing(self, look, lambda: (QRectF(self.rect()).adjusted(8, 8, -8, -8), 10.0))
        self.measures = measure(look, scores, 600)
        self.grown = 1.0
        self.under_mouse = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        look.changed.connect(self.on_look_changed)
        self.on_look_changed()
        self.retranslate()

    def accessible_interface(self) -> QAccessibleInterface:
        """See `ui.accessible.Readable`."""
        self._part = Part(self, QAccessible.Role.ListItem)
        return self._part

    def on_look_changed(self) -> None:
        self.setMaximumHeight(self._look.px(HIGHEST_ROW))
        self.setMinimumHeight(round(self._look.px(LOWEST_ROW) * (0.4 + 0.6 * self._look.text_scale)))
        self.update()

    def retranslate(self) -> None:
        """Says the whole row for screen readers."""
        scores, standing = self._scores, self.standing
        note = scores.negative_note()
        parts = dict(standing.score.parts)
        said = [f"{standing.rank}. {player_name(scores.players, standing.seat)}"]
        said += filter(None, [scores.note(standing)])
        for column in scores.columns:
            value = parts[column.part]
            aside = f" ({note})" if note and value < 0 else ""
            said.append(f"{scores.word(column.heading)}: {figure(value)}{aside}")
        total = self.tr("Total")  # lupdate does not look into an f-string
        said.append(f"{total}: {figure(standing.score.total)}")
        self.setAccessibleName(", ".join(said))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(600), self._look.px(96))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
        parent = self.parentWidget()
        rows = [] if parent is None else parent.findChildren(ScoreRow)
        if step is None or not 0 <= rows.index(self) + step < len(rows):
            super().keyPressEvent(event)
        else:
            rows[rows.index(self) + step].setFocus(Qt.FocusReason.TabFocusReason)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        # A row that merely appears under a mouse at rest is not pointed at.
        if not self.under_mouse:
            self.under_mouse = True
            self.pointed.emit()

    def leaveEvent(self, event: QEvent) -> None:
        self.under_mouse = False
        self.pointed.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.pointed.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.pointed.emit()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        look, height, px = self._look, float(self.height()), self._look.px
        if self.standing.rank == 1:
            fill = mix(look.colour("panel"), look.colour("sun"), 0.14 if look.dark else 0.28)
            rounded(p, QRectF(self.rect()).adjusted(1, 2, -1, -2), px(16), fill, look.colour("sun"), px(2))
        else:
            p.fillRect(QRectF(px(PADDING), height - 1, self.width() - 2 * px(PADDING), 1), look.colour("hairline"))
        high = height >= px(76)
        bar = px(12 if high else 9)
        upper = QRectF(0, px(4), self.width(), height - bar - px(22 if high else 15))
        self._paint_player(p, upper)
        self._paint_picture(p, upper)
        self._paint_figures(p, upper)
        measures = self.measures
        place = QRectF(measures.name, upper.bottom() + px(4), measures.total - measures.name - px(8), bar)
        draw_bar(p, look, place, self._scores.counted(self.standing), self._scores.scale, self.grown)

    def _paint_player(self, p: QPainter, rect: QRectF) -> None:
        look, standing = self._look, self.standing
        player = self._scores.players[standing.seat]
        middle = self.height() / 2
        px = look.px
        place = QRectF(px(PADDING), middle - px(12), px(RANK - 12), px(24))
        draw_number(p, look.sprites, str(standing.rank), place, look.colour("text_quiet"))
        side = min(float(px(AVATAR)), self.height() - 10)
        face = QRectF(px(PADDING + RANK), middle - side / 2, side, side)
        draw_avatar(p, look.sprites, look, duck_number(player.duck), face)
        if standing.rank == 1:
            p.save()
            p.translate(face.right() - 0.1 * side, face.top() + 0.1 * side)
            p.rotate(18)
            look.sprites.draw(p, "tokens/crown.svg", QRectF(-0.3 * side, -0.3 * side, 0.6 * side, 0.6 * side))
            p.restore()
        name, small = look.plain(self.measures.name_px, bold=True), look.plain(14)
        lines = QFontMetricsF(name), QFontMetricsF(small)
        width = self.measures.name_width - px(NAME_GAP)
        kind = self._scores.aside(standing)
        if lines[1].horizontalAdvance(kind) > width:
            kind = self._scores.note(standing)
        two = bool(kind) and lines[0].height() + lines[1].height() <= rect.height()
        top = rect.center().y() - (lines[0].height() + (lines[1].height() if two else 0)) / 2
        p.setFont(name)
        p.setPen(look.colour("text"))
        text = lines[0].elidedText(player_name(self._scores.players, standing.seat), Qt.TextElideMode.ElideRight, width)
        p.drawText(QRectF(self.measures.name, top, width + 4, lines[0].height()), text)
        if two:
            p.setFont(small)
            p.setPen(look.colour("text_quiet"))
            text = lines[1].elidedText(kind, Qt.TextElideMode.ElideRight, width)
            p.drawText(QRectF(self.measures.name, top + lines[0].height(), width + 4, lines[1].height()), text)

    def _paint_picture(self, p: QPainter, rect: QRectF) -> None:
        measures = self.measures
        if measures.picture_width:
            place = QRectF(
                measures.picture, rect.top() + 2, measures.picture_width - self._look.px(12), rect.height() - 4
            )
            p.save()
            self._scores.view.paint_row(p, place, self._look, self._scores.seen, self.standing.seat)
            p.restore()

    def _paint_figures(self, p: QPainter, rect: QRectF) -> None:
        look, scores, parts = self._look, self._scores, dict(self.standing.score.parts)
        tall = rect.height()
        height = min(look.px(28), max(look.px(24), tall * 0.25), tall * 0.44)
        note = scores.negative_note() if self.measures.notes else ""
        p.setFont(look.plain(13.5))
        for n, column in enumerate(scores.columns):
            value = parts[column.part]
            place = self.measures.column_rect(n, rect.top(), tall)
            middle = place.center().y()
            token = "legal" if value < 0 else "text" if column.counted else "text_quiet"
            if value < 0 and note and column.counted:
                middle -= QFontMetricsF(p.font()).height() / 2
                under = QRectF(place.left(), middle + height / 2, place.width(), QFontMetricsF(p.font()).height() + 2)
                p.setPen(look.colour("legal"))
                p.drawText(under, Qt.AlignmentFlag.AlignCenter, note)
            square = QRectF(place.left() + 4, middle - height / 2, place.width() - 8, height)
            if column.bonus and not value:
                token = "text_quiet"
            draw_number(p, look.sprites, figure_of(value, column), square, look.colour(token))
        big = min(look.px(40), self.height() * 0.46)
        left = self.measures.total
        place = QRectF(left, (self.height() - big) / 2, self.width() - left - look.px(PADDING), big)
        draw_number(p, look.sprites, figure(self.standing.score.total), place, look.colour("text"))


def figure_of(value: int, column: ScoreColumn) -> str:
    """How points are written in a column: a bonus has a plus, and none is a stroke."""
    if column.bonus and value >= 0:
        return f"+{value}" if value else MINUS
    return figure(value)
