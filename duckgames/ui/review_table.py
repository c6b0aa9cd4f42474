"""The table at one decision, small: as its seat saw it, with a play marked."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleInterface, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from duckgames.core.match import Match
from duckgames.core.places import Seat
from duckgames.ui.accessible import Part
from duckgames.ui.painting import rounded, rounded_path
from duckgames.ui.replay_table import ReplayTable
from duckgames.ui.theme import Look
from duckgames.ui.widgets.focus_ring import FocusRing

WIDE: Final = 1024
TALL: Final = 560
"""The smallest table that any game draws."""
FINER: Final = 2
"""So many times as large as it is shown the picture is drawn."""
RADIUS: Final = 14
ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class ReviewTable(QWidget):
    """A picture of the game's own table, which is drawn as large as it needs to be and shown as small as there is room.

    Signals:
        pressed: it is to be seen large.
    """

    pressed = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._shown: tuple[Match, int, Seat, Any] | None = None
        self._picture: QPixmap | None = None
        # Nobody looks at it: it sits for its picture.
        self._model = ReplayTable(look)
        self._model.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        self._ring = FocusRing(self, look, lambda: (self._frame(), float(look.px(RADIUS))))
        # While a window is resized, or keys run down the list, only the last picture is wanted.
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._sit)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        look.changed.connect(self.renew)

    def accessible_interface(self) -> QAccessibleInterface:
        """See `ui.accessible.Readable`."""
        self._part = Part(self, QAccessible.Role.Graphic)
        return self._part

    def show_decision(self, match: Match, ply: int, seat: Seat, marked: Any) -> None:
        """Shows the table before a decision of `seat`, with the action `marked`."""
        self._shown = (match, ply, seat, marked)
        self.renew()

    def clear(self) -> None:
        """Shows nothing and forgets the match."""
        self._shown = self._picture = None
        self._soon.stop()
        self._model.forget()
        self.update()

    def renew(self) -> None:
        """The picture is drawn again, as for another size or language."""
        if self._shown is not None and self.isVisible():
            self._soon.start()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(560), self._look.px(176))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(240), self._look.px(150))

    def _sit(self) -> None:
        if self._shown is None or self.width() < 8 or self.height() < 8:
            return
        match, ply, seat, marked = self._shown
        scale = min(1.0, self.width() / WIDE, self.height() / TALL)
        size = QSize(round(self.width() / scale), round(self.height() / scale))
        model = self._model
        model.resize(size)
        model.show()
        model.show_ply(match, ply, seat)
        model.mark(marked)
        self._picture = self._drawn(size)
        model.hide()
        self.update()

    def _drawn(self, size: QSize) -> QPixmap:
        """The table of `size` as large as this widget; letters that are drawn small at once come out uneven."""
        dpr = self.devicePixelRatioF()
        large = QPixmap(self.size() * dpr * FINER)
        large.fill(self._look.colour("window"))
        p = QPainter(large)
        p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        p.scale(large.width() / size.width(), large.height() / size.height())
        self._model.render(p, QPoint())
        p.end()
        ways = Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
        picture = large.scaled(self.size() * dpr, *ways)
        picture.setDevicePixelRatio(dpr)
        return picture

    def _frame(self) -> QRectF:
        return QRectF(self.rect())

    def paintEvent(self, event: QPaintEvent) -> None:
        look = self._look
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame, radius = self._frame(), look.px(RADIUS)
        if self._picture is None:
            rounded(p, frame, radius, look.colour("sunken"))
            return
        p.setClipPath(rounded_path(frame, radius))
        p.drawPixmap(QPoint(), self._picture)
        p.setClipping(False)
        line = look.colour("accent" if self.underMouse() else "hairline")
        rounded(p, frame, radius, look.colour("window").fromRgb(0, 0, 0, 0), line, 1.6)

    def showEvent(self, event: Any) -> None:
        self.renew()
        super().showEvent(event)

    def resizeEvent(self, event: Any) -> None:
        self.renew()
        super().resizeEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.pressed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            if not event.isAutoRepeat():
                self.pressed.emit()
        else:
            super().keyPressEvent(event)
