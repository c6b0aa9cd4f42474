"""The on-off switch."""

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QCheckBox, QSizePolicy, QWidget

from duckgames.ui.painting import draw_glyph, rounded
from duckgames.ui.theme import Look
from duckgames.ui.widgets.focus_ring import FocusRing

TRACK = QSize(56, 30)
"""At zoom 1."""

GAP = 10


class Switch(QCheckBox):
    """A switch with its label; on shows a tick as well as a colour.

    With `label_first` the words stand at the left edge and the switch at the right, as in lists of options.
    """

    def __init__(self, look: Look, *, label_first: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._label_first = label_first
        self._ring = FocusRing(self, look, lambda: (self._track(), self._track().height() / 2))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        across = QSizePolicy.Policy.Expanding if label_first else QSizePolicy.Policy.Minimum
        self.setSizePolicy(across, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.on_changed)

    def on_changed(self) -> None:
        self.updateGeometry()
        self.update()

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    def sizeHint(self) -> QSize:
        metrics = QFontMetricsF(self._text_font())
        px = self._look.px
        label = px(GAP) + round(metrics.horizontalAdvance(self.text()) + 0.5) if self.text() else 0
        return QSize(px(TRACK.width()) + label, max(px(40), round(metrics.height()) + px(8)))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        if not self.isEnabled():
            p.setOpacity(0.5)
        self._paint_track(p, self._track())
        font = self._text_font()
        metrics = QFontMetricsF(font)
        beside = self._look.px(TRACK.width() + GAP)
        room = self.width() - beside
        text = metrics.elidedText(self.text(), Qt.TextElideMode.ElideRight, room)
        p.setFont(font)
        p.setPen(self._look.colour("text"))
        x = 0 if self._label_first else beside
        p.drawText(QPointF(x, self.height() / 2 + metrics.capHeight() / 2), text)

    def _paint_track(self, p: QPainter, track: QRectF) -> None:
        look, middle, zoom = self._look, track.center().y(), self._look.zoom
        if self.isChecked():
            rounded(p, track, track.height() / 2, look.colour("accent"))
            p.setBrush(look.colour("on_accent"))
            p.setPen(Qt.PenStyle.NoPen)
            p.drawEllipse(QPointF(track.right() - 15 * zoom, middle), 11.5 * zoom, 11.5 * zoom)
            tick = QRectF(track.left() + 9 * zoom, middle - 7.5 * zoom, 15 * zoom, 15 * zoom)
            draw_glyph(p, look, "check", tick, look.colour("on_accent"))
        else:
            rounded(p, track, track.height() / 2, look.colour("panel"), look.colour("control_border"), 2)
            p.setBrush(look.colour("control_border"))
            p.setPen(Qt.PenStyle.NoPen)
            p.drawEllipse(QPointF(track.left() + 16 * zoom, middle), 9.5 * zoom, 9.5 * zoom)

    def _track(self) -> QRectF:
        wide, tall = self._look.px(TRACK.width()), self._look.px(TRACK.height())
        x = self.width() - wide if self._label_first else 0
        return QRectF(x, (self.height() - tall) / 2, wide, tall)

    def _text_font(self) -> QFont:
        return self._look.plain(16)
