"""The frame that scrolls a column up and down."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from duckgames.ui.accessible import Part


class Scroll(QScrollArea):
    """Scrolls `content` up and down, and shows nothing of itself while there is room.

    A `whole` one is never narrower than its content.
    """

    _whole = False
    """Asked once more while Python's garbage collector takes the frame apart, when its own attributes are gone."""

    def __init__(self, content: QWidget | None = None, parent: QWidget | None = None, *, whole: bool = False) -> None:
        super().__init__(parent)
        self._whole = whole
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        if content is not None:
            self.setWidget(content)

    def accessible_interface(self) -> QAccessibleInterface:
        """See `ui.accessible.Readable`."""
        # One that has the keys is scrolled with them, as a page of text is read.
        read = bool(self.focusPolicy() & Qt.FocusPolicy.TabFocus)
        self._part = Part(self, QAccessible.Role.Document if read else QAccessible.Role.Client)
        return self._part

    def minimumSizeHint(self) -> QSize:
        hint, content = super().minimumSizeHint(), self.widget()
        if self._whole and content is not None:
            wide = content.minimumSizeHint().width() + self.verticalScrollBar().sizeHint().width()
            hint.setWidth(max(hint.width(), wide))
        return hint

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self._whole and event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)

    def reveal(self, widget: QWidget) -> None:
        """Scrolls to `widget`, which may have been added just now."""
        # It has its place once all layouts have run.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
        self.ensureWidgetVisible(widget)
