"""A veil over the window that keeps the keys and the mouse to what lies on it, until it is dismissed."""

from __future__ import annotations

from typing import Final

import shiboken6
from PySide6.QtCore import QEasingCurve, QEvent, QObject, QPoint, QRect, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QAccessible, QAccessibleInterface, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QWidget

from duckgames.ui.accessible import Part
from duckgames.ui.commands import LEAVING_NOTHING
from duckgames.ui.theme import Look, faded

RISE_MS: Final = 200
RISE_PX: Final = 28
VEIL: Final = 0.55


class Overlay(QWidget):
    """Covers its parent. Subclasses place their sheet in `arrange`.

    Not a window of its own: it follows the size, the screenshots and the language of the window it covers, and no
    nested event loop holds up the match. `can_dismiss` tells whether Escape takes it away.

    Signals:
        dismissed: the overlay is gone, by Escape or by `dismiss`.
    """

    dismissed = Signal()

    def __init__(self, look: Look, parent: QWidget, *, can_dismiss: bool = True) -> None:
        super().__init__(parent)
        self._look = look
        self._ground = parent
        self._can_dismiss = can_dismiss
        self._open = False
        self._before: QWidget | None = None
        self._inside: QWidget | None = None
        self._shown = 1.0
        self._rise = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._rise.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._rise.valueChanged.connect(self.on_rise)
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        self.hide()
        parent.installEventFilter(self)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self.on_focus_changed)
        look.changed.connect(self.update)

    def accessible_interface(self) -> QAccessibleInterface:
        """See `ui.accessible.Readable`."""
        self._part = Part(self, QAccessible.Role.Dialog, modal=True)
        return self._part

    @property
    def is_open(self) -> bool:
        """True from `open` until it is dismissed."""
        return self._open

    def open(self, first: QWidget) -> None:
        """Covers the parent and gives `first` the keys."""
        if not self._open:
            # Of a window in the background, which has no keys now, what gets them when it comes to the front.
            self._before = QApplication.focusWidget() or self.window().focusWidget()
        self._open = True
        self.setGeometry(self._ground.rect())
        self._shown = 0.0 if self._look.ms(RISE_MS) else 1.0
        self.arrange()
        self.show()
        self.raise_()
        self._inside = first
        first.setFocus(Qt.FocusReason.OtherFocusReason)
        if self._shown < 1:
            self._rise.setDuration(self._look.ms(RISE_MS))
            self._rise.start()

    def dismiss(self) -> None:
        """Uncovers the parent and gives the keys back to what had them."""
        if not self._open:
            return
        self._open = False
        self._rise.stop()
        before, self._before = self._before, None
        self.hide()
        if before is not None and _usable(before):
            before.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self._let_go()
        self.dismissed.emit()

    def _let_go(self) -> None:
        """Nothing that may be deleted keeps the keys: as it dies it would tell filters that are half gone already."""
        inside = self.window().focusWidget()
        if inside is not None and (inside is self or self.isAncestorOf(inside)):
            inside.clearFocus()

    def arrange(self) -> None:
        """Places what lies on the veil for the present size, `lift()` below its place."""

    def lift(self) -> QPoint:
        """How far the sheet still has to rise."""
        return QPoint(0, round((1 - self._shown) * RISE_PX))

    def on_rise(self, shown: float) -> None:
        self._shown = shown
        self.arrange()
        self.update()

    def on_focus_changed(self, old: QWidget | None, now: QWidget | None) -> None:
        """What lies under the veil may not take the keys, as a table that comes to its next moment would."""
        if not self._open or now is None or now.window() is not self.window():
            return
        if self.isAncestorOf(now):
            self._inside = now
            return
        overlays = [child for child in self._ground.children() if isinstance(child, Overlay) and child.is_open]
        topmost = overlays[-1] is self
        if not _usable(self._before) and (topmost or not any(each.isAncestorOf(now) for each in overlays)):
            # What had the keys is gone meanwhile, as a table that was covered: this has come in its place.
            self._before = now
        if topmost:
            inside = self._inside
            (inside if inside is not None and _usable(inside) else self).setFocus()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Goes round inside the overlay: Tab never leads to what lies under it."""
        start = QApplication.focusWidget()
        if start is None or not self.isAncestorOf(start):
            start = self
        stop = _next_in_chain(start, forward)
        while stop is not None and stop is not start:
            if self._takes_tab(stop):
                stop.setFocus(Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason)
                break
            stop = _next_in_chain(stop, forward)
        return True

    def _takes_tab(self, widget: QWidget) -> bool:
        policy = widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        return bool(policy) and widget.isEnabled() and widget.isVisible() and self.isAncestorOf(widget)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self._ground and self._open:
            self.setGeometry(QRect(QPoint(0, 0), self._ground.size()))
        return False

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.arrange()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self._can_dismiss:
            self.dismiss()
        elif self._look.shortcuts.pressed(event, LEAVING_NOTHING):
            event.ignore()
        # All other keys end here: what lies under the veil must not hear them.

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Ends here, as all of the mouse does."""

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), faded(self._look.colour("shadow"), VEIL * self._shown))


def veiled(widget: QWidget) -> bool:
    """Whether a veil lies over `widget`: what lives by itself there need not, nobody looks."""
    overlays = (child for child in widget.window().children() if isinstance(child, Overlay) and child.is_open)
    return any(not overlay.isAncestorOf(widget) for overlay in overlays)


def _usable(widget: QWidget | None) -> bool:
    """Whether `widget` can still be given the keys."""
    return widget is not None and shiboken6.isValid(widget) and widget.isVisible()


def _next_in_chain(widget: QWidget, forward: bool) -> QWidget | None:
    return widget.nextInFocusChain() if forward else widget.previousInFocusChain()
