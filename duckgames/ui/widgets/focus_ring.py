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


class FocusRing(QObject):
    """Watches one control and lays a ring around it, on its parent, while it has the focus.

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
        # Made when it is first seen: most controls of a dialog never have the focus.
        self._ring: Ring | None = None
        for watched in {control, self._frame}:
            watched.installEventFilter(self)
        look.changed.connect(self.refresh)

    def refresh(self) -> None:
        """Show, place or hide the ring, as the control's focus and the last input ask."""
        control, ground = self._control, self._frame.parentWidget()
        if not (control.hasFocus() and self._look.keys_used and ground is not None):
            if self._ring is not None and not self._ring.isHidden():
                self._ring.hide()
                self._ring.setParent(control)
            return
        if self._ring is None:
            self._ring = Ring(self._look, self._shape, ground)
            control.destroyed.connect(self._ring.deleteLater)
        elif self._ring.parentWidget() is not ground:
            self._ring.setParent(ground)
        place = QRect(control.mapTo(ground, QPoint()), control.size())
        self._ring.setGeometry(place.adjusted(-REACH, -REACH, REACH, REACH))
        self._ring.show()
        self._ring.raise_()
        self._ring.update()

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
        elif kind == QEvent.Type.FocusOut or (kind in MOVES and self._ring is not None and not self._ring.isHidden()):
            self.refresh()
        return False


class Ring(QWidget):
    """The ring itself, which takes no mouse."""

    def __init__(self, look: Look, shape: Callable[[], tuple[QRectF, float]], parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._shape = shape
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)

    def paintEvent(self, event: QPaintEvent) -> None:
        rect, radius = self._shape()
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        focus_ring(p, self._look, rect.translated(REACH, REACH), radius)
