"""The on-off switch."""

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QCheckBox, QSizePolicy, QWidget

from duckgames.ui.painting import draw_glyph, rounded
from duckgames.ui.theme import Look
from duckgames.ui.widgets.focus_ring import FocusRing

TRACK = QSize(56, 30)
GAP = 10


class Switch(QCheckBox):
    """A switch with its label; on shows a tick as well as a colour.

    With `label_first` the words stand at the left edge and the switch at the right, as in lists of options.
    """

    def __init__(self, look: Look, *, label_first: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._label_first = label_first
        self._ring = FocusRing(self, look, lambda: (self._track(), TRACK.height() / 2))
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
        label = GAP + round(metrics.horizontalAdvance(self.text()) + 0.5) if self.text() else 0
        return QSize(TRACK.width() + label, max(40, round(metrics.height()) + 8))

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
        room = self.width() - TRACK.width() - GAP
        text = metrics.elidedText(self.text(), Qt.TextElideMode.ElideRight, room)
        p.setFont(font)
        p.setPen(self._look.colour("text"))
        x = 0 if self._label_first else TRACK.width() + GAP
        p.drawText(QPointF(x, self.height() / 2 + metrics.capHeight() / 2), text)

    def _paint_track(self, p: QPainter, track: QRectF) -> None:
        look, middle = self._look, track.center().y()
        if self.isChecked():
            rounded(p, track, track.height() / 2, look.colour("accent"))
            p.setBrush(look.colour("on_accent"))
            p.setPen(Qt.PenStyle.NoPen)
            p.drawEllipse(QPointF(track.right() - 15, middle), 11.5, 11.5)
            draw_glyph(p, look, "check", QRectF(track.left() + 9, middle - 7.5, 15, 15), look.colour("on_accent"))
        else:
            rounded(p, track, track.height() / 2, look.colour("panel"), look.colour("control_border"), 2)
            p.setBrush(look.colour("control_border"))
            p.setPen(Qt.PenStyle.NoPen)
            p.drawEllipse(QPointF(track.left() + 16, middle), 9.5, 9.5)

    def _track(self) -> QRectF:
        x = self.width() - TRACK.width() if self._label_first else 0
        return QRectF(x, (self.height() - TRACK.height()) / 2, TRACK.width(), TRACK.height())

    def _text_font(self) -> QFont:
        return self._look.plain(16)
