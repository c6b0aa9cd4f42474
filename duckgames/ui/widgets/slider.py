"""The slider whose knob is a duck on the water."""

from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QSlider, QWidget

from duckgames.ui.painting import duck_picture, rounded
from duckgames.ui.sprites import density
from duckgames.ui.theme import Look
from duckgames.ui.widgets.focus_ring import FocusRing

KNOB = 44
HEIGHT = 48
TRACK = 7
KNOB_PARTS = ("duck", "prop")


class Slider(QSlider):
    """A horizontal slider; a press anywhere on the track brings the duck there."""

    def __init__(self, look: Look, duck: int = 1, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._look = look
        self._duck = duck
        self._ring = FocusRing(self, look, lambda: (QRectF(self.rect()), 14.0))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.on_changed)

    def on_changed(self) -> None:
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(190), self._look.px(HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(2 * self._knob(), self._look.px(HEIGHT))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self._follow(event.position().toPoint())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.isSliderDown():
            self._follow(event.position().toPoint())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.setSliderDown(False)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self.isEnabled():
            p.setOpacity(0.5)
        look = self._look
        side, thick = self._knob(), look.px(TRACK)
        knob = QRectF(self._place(), (self.height() - side) / 2 - 2, side, side)
        # The duck floats on the track as on its water line.
        track = QRectF(side / 2, knob.top() + 24 * look.zoom, self.width() - side, thick)
        rounded(p, track, thick / 2, look.colour("sunken"), look.colour("control_border"), 1)
        done = QRectF(track)
        done.setWidth(self._place())
        rounded(p, done, thick / 2, look.colour("accent"))
        picture = look.sprites.cached(
            ("slider knob", self._duck), knob.size(), density(p), lambda q: self._paint_knob(q)
        )
        p.drawPixmap(knob.topLeft(), picture)

    def _paint_knob(self, p: QPainter) -> None:
        self._look.sprites.paint_parts(
            p, duck_picture(self._duck), QRectF(0, 0, self._knob(), self._knob()), KNOB_PARTS
        )

    def _knob(self) -> int:
        return self._look.px(KNOB)

    def _place(self) -> int:
        span = self.maximum() - self.minimum()
        share = (self.sliderPosition() - self.minimum()) / span if span else 0.0
        return round(share * (self.width() - self._knob()))

    def _follow(self, pos: QPoint) -> None:
        share = (pos.x() - self._knob() / 2) / max(1, self.width() - self._knob())
        self.setSliderPosition(self.minimum() + round(share * (self.maximum() - self.minimum())))
