"""One key of one command as a cap that is pressed to choose another key."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from duckgames.ui.commands import Command
from duckgames.ui.key_reading import key_text, native
from duckgames.ui.painting import rounded
from duckgames.ui.theme import Look, mix
from duckgames.ui.widgets import FocusRing

PX: Final = 15
LEAST: Final = 92
"""Pixels that a cap is wide at least, so that those of all rows stand under each other."""

ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
STEPS: Final = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
CLEARS: Final = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)


class KeyField(QAbstractButton):
    """Shows the key in place `slot` of `command`; while it `listens`, the next key pressed is the one that is chosen.

    Signals:
        heard(text): a key was pressed while it listened.
        cleared(): the place is to have no key.
        stepped(across, down): an arrow key leads to another field.
    """

    heard = Signal(str)
    cleared = Signal()
    stepped = Signal(int, int)

    def __init__(self, look: Look, command: Command, slot: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.command = command
        self.slot = slot
        self._look = look
        self._listens = False
        self._ring = FocusRing(self, look, lambda: (QRectF(self.rect()), 0.27 * self.height()))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self.clicked.connect(self.on_clicked)
        look.changed.connect(self.on_changed)

    @property
    def key(self) -> str:
        """The key it shows, as it is stored; empty for none."""
        return self._look.shortcuts.keys(self.command)[self.slot]

    @property
    def listens(self) -> bool:
        """Whether the next key pressed is the one that is chosen."""
        return self._listens

    def on_clicked(self) -> None:
        self.listen(True)

    def listen(self, listens: bool) -> None:
        """Waits for a key, or no longer."""
        self._listens = listens
        self.on_changed()
        self.retranslate()

    def on_changed(self) -> None:
        self.updateGeometry()
        self.update()

    def retranslate(self) -> None:
        """Words what is shown and what a screen reader says."""
        words = self.tr("press a key") if self._listens else native(self.key)
        self.setText(words or "\N{EN DASH}")
        # Not inside the braces: lupdate looks into no f-string.
        spoken = words or self.tr("no key")
        self.setAccessibleName(f"{self.command.words}: {spoken}")
        self.setAccessibleDescription(self.tr("Enter chooses another key, Delete takes it away."))
        self.on_changed()

    def event(self, event: QEvent) -> bool:
        # Before Tab leads elsewhere, and before anything else takes the key for a shortcut.
        if self._listens and isinstance(event, QKeyEvent):
            event.accept()
            if event.type() == QEvent.Type.KeyPress and not event.isAutoRepeat():
                self._hear(event)
            return True
        return super().event(event)

    def _hear(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.listen(False)
        elif key_text(event):
            self.heard.emit(key_text(event))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            if not event.isAutoRepeat():
                self.click()
        elif event.key() in CLEARS:
            self.cleared.emit()
        elif event.key() in STEPS:
            self.stepped.emit(*STEPS[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if self._listens:
            self.listen(False)

    def sizeHint(self) -> QSize:
        metrics = QFontMetricsF(self._look.plain(PX, bold=True))
        width = metrics.horizontalAdvance(self.text()) + self._look.px(22)
        return QSize(
            round(max(width, self._look.px(LEAST) * self._look.text_scale)),
            round(metrics.height() + self._look.px(12)),
        )

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        look = self._look
        p = QPainter(self)
        p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        fill, line = look.colour("panel"), look.colour("control_border")
        if self._listens:
            fill, line = look.colour("accent_soft"), look.colour("accent")
        elif self.underMouse():
            fill = mix(fill, look.colour("accent_soft"), 0.6)
        rounded(p, box, 0.27 * box.height(), fill, line, 1.3)
        silent = not self.key or not look.shortcuts.works(self.key)
        p.setPen(look.colour("text_quiet" if silent and not self._listens else "text"))
        font = look.plain(PX, bold=not silent)
        font.setStrikeOut(bool(self.key) and silent and not self._listens)
        p.setFont(font)
        p.drawText(box, Qt.AlignmentFlag.AlignCenter, self.text())
