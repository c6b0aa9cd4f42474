"""The widget that shows a card table."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessibleInterface,
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QToolTip, QWidget

from duckgames.ui.commands import ZOOM_FIT, ZOOM_IN, ZOOM_OUT
from duckgames.ui.table.accessible import AccessibleTable
from duckgames.ui.table.table_scene import TableScene
from duckgames.ui.window_watch import watch

INTERRUPTIONS = (QEvent.Type.WindowDeactivate, QEvent.Type.WindowBlocked, QEvent.Type.Hide)
"""What may happen to the window that takes the card out of the player's hand."""

ONCE = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape)
"""Keys that act once however long they are held."""

NOTCHES = {ZOOM_IN: 1, ZOOM_OUT: -1, ZOOM_FIT: 0}


class TableView(QGraphicsView):
    """Shows a `TableScene` one to one, without scroll bars.

    Signals:
        resized: the new size; give the scene a new layout.
    """

    resized = Signal(QSize)

    def __init__(self, scene: TableScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._table = scene
        self._window: QWidget | None = None
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        scene.focused.connect(self.setAccessibleDescription)
        self._readable = AccessibleTable(self, scene)

    @property
    def cards(self) -> TableScene:
        """The scene that is shown."""
        return self._table

    def accessible_interface(self) -> QAccessibleInterface:
        """See `ui.accessible.Readable`."""
        return self._readable.interface()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._table.look.note_keys(True)
        if event.isAutoRepeat() and event.key() in ONCE:
            event.accept()
            return
        keyboard, alone = self._table.keyboard, event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        zooming = self._table.look.shortcuts.pressed(event, tuple(NOTCHES))
        if keyboard.key(Qt.Key(event.key()), alone) or (zooming is not None and keyboard.zoom(NOTCHES[zooming])):
            event.accept()
        else:
            event.ignore()

    def focusNextPrevChild(self, next: bool) -> bool:
        self._table.look.note_keys(True)
        return self._table.keyboard.tab(next) or super().focusNextPrevChild(next)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._table.keyboard.focus_in(event.reason())
        self._readable.on_changed()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._table.bring_home()
        self._table.keyboard.focus_out()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._table.look.note_keys(False)
        self._table.keyboard.refresh()
        super().mousePressEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._table.hover_out()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._table.bring_home(glides=False)
        self._table.setSceneRect(QRectF(self.viewport().rect()))
        self.resetCachedContent()
        self.resized.emit(event.size())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._table.retranslate()
        elif event.type() == QEvent.Type.EnabledChange:
            self._table.bring_home()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._window = watch(self, self._window, self.window())
        self._table.use_pixel_ratio(self.devicePixelRatioF())

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._table.use_pixel_ratio(self.devicePixelRatioF())
        return super().event(event)

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            QToolTip.showText(event.globalPos(), self._table.tip_at(self.mapToScene(event.pos())), self)
            return True
        return super().viewportEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._window and event.type() in INTERRUPTIONS:
            self._table.bring_home()
        return super().eventFilter(watched, event)
