"""The two-toned ring around the control that has the focus, shown only to those who steer with keys."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from duckgames.ui.painting import focus_ring
from duckgames.ui.theme import Look

REACH: Final = 8
"""How far the ring reaches beyond the control: layouts leave that much free around it."""

KEY_REASONS: Final = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)
MOVES: Final = (QEvent.Type.Move, QEvent.Type.Resize)


class FocusRing(QWidget):
    """Watches one control and lies around it, on its parent, while it has the focus.

    `shape` tells the rectangle in the control's coordinates, and its corner radius. A control close to the edge of a
    `frame` has its ring on the frame's parent, where nothing cuts it.
    """

    def __init__(
        self,
        control: QWidget,
        look: Look,
        shape: Callable[[], tuple[QRectF, float]],
        frame: QWidget | None = None,
    ) -> None:
        super().__init__(control)
        self._control = control
        self._frame = control if frame is None else frame
        self._look = look
        self._shape = shape
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.hide()
        for watched in {control, self._frame}:
            watched.installEventFilter(self)
        control.destroyed.connect(self.deleteLater)
        look.changed.connect(self.refresh)

    def refresh(self) -> None:
        """Show, place or hide the ring, as the control's focus and the last input ask."""
        ground = self._frame.parentWidget()
        if not (self._control.hasFocus() and self._look.keys_used and ground is not None):
            if not self.isHidden():
                self.hide()
                self.setParent(self._control)
            return
        if self.parentWidget() is not ground:
            self.setParent(ground)
        place = QRect(self._control.mapTo(ground, QPoint()), self._control.size())
        self.setGeometry(place.adjusted(-REACH, -REACH, REACH, REACH))
        self.show()
        self.raise_()
        self.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind == QEvent.Type.FocusIn and isinstance(event, QFocusEvent):
            if event.reason() in KEY_REASONS:
                self._look.note_keys(True)
            elif event.reason() == Qt.FocusReason.MouseFocusReason:
                self._look.note_keys(False)
            self.refresh()
        elif kind == QEvent.Type.KeyPress:
            self._look.note_keys(True)
            self.refresh()
        elif kind == QEvent.Type.MouseButtonPress:
            self._look.note_keys(False)
            self.refresh()
        elif kind == QEvent.Type.FocusOut or (kind in MOVES and not self.isHidden()):
            self.refresh()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        rect, radius = self._shape()
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        focus_ring(p, self._look, rect.translated(REACH, REACH), radius)
