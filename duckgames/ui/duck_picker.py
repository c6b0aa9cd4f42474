"""The row of twelve ducks from which a player's is chosen."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleInterface, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QRadioButton, QSizePolicy, QWidget

from duckgames.core.ducks import DUCKS, duck_number
from duckgames.ui.accessible import Part
from duckgames.ui.painting import draw_avatar, draw_glyph
from duckgames.ui.theme import Look
from duckgames.ui.widgets import FocusRing
from duckgames.ui.widgets.choice import Choice

SMALLEST: Final = 40
LARGEST: Final = 56
GAP: Final = 4


class PickerDuck(QRadioButton):
    """One duck to choose; a taken one is pale."""

    def __init__(self, look: Look, duck: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._number = duck_number(duck)
        self._taken = False
        self._ring = FocusRing(self, look, lambda: (self._face(), self._face().width() / 2), frame=parent)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        look.changed.connect(self.update)

    def set_texts(self, name: str, note: str) -> None:
        """The duck's name, and who has it already."""
        self._taken = bool(note)
        self.setText(name)
        self.setAccessibleDescription(note)
        self.setToolTip(f"{name}\n{note}" if note else name)
        self.update()

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(SMALLEST), self._look.px(SMALLEST))

    def _face(self) -> QRectF:
        return QRectF(self.rect()).adjusted(2, 2, -2, -2)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        look, face = self._look, self._face()
        checked = self.isChecked()
        p.setOpacity(0.4 if self._taken and not self.underMouse() else 1.0)
        draw_avatar(p, look.sprites, look, self._number, face, look.colour("sun" if checked else "hairline"))
        if checked:
            side = 0.36 * face.width()
            dot = QRectF(face.right() - side, face.bottom() - side, side, side)
            p.setPen(Qt.PenStyle.NoPen)
            p.setBrush(look.colour("legal"))
            p.drawEllipse(dot)
            draw_glyph(p, look, "check", dot.adjusted(3, 3, -3, -3), look.colour("panel"))


class DuckPicker(QWidget):
    """All ducks in a row; arrow keys move the choice, Tab leaves the row.

    Signals:
        chosen(duck): the person chose another duck, by its key.
    """

    chosen = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._choice = Choice(self)
        self._choice.chosen.connect(self.chosen)
        self._ducks = {duck: PickerDuck(look, duck, self) for duck in DUCKS}
        for duck, button in self._ducks.items():
            self._choice.add(duck, button)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._arrange)

    def accessible_interface(self) -> QAccessibleInterface:
        """See `ui.accessible.Readable`."""
        self._part = Part(self, QAccessible.Role.Grouping)
        return self._part

    def choose(self, duck: str) -> None:
        """Mark a duck without telling anybody."""
        self._choice.choose(duck)

    def set_texts(self, names: Mapping[str, str], taken: Collection[str], note: str) -> None:
        """The ducks' names; `note` tells what it means to choose one that is taken."""
        for duck, button in self._ducks.items():
            button.set_texts(names[duck], note if duck in taken else "")

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(12 * 48 + 11 * GAP), self._height(self.width()))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(6 * SMALLEST + 5 * GAP), self._look.px(SMALLEST))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()

    def _arrange(self) -> None:
        gap = self._look.px(GAP)
        columns, side = self._grid(self.width())
        height = self._height(self.width())
        top = (height - len(DUCKS) // columns * (side + gap) + gap) // 2
        for n, button in enumerate(self._ducks.values()):
            button.setGeometry((n % columns) * (side + gap), top + (n // columns) * (side + gap), side, side)
        self.setFixedHeight(height)

    def _grid(self, width: int) -> tuple[int, int]:
        """How many ducks in a row, and how large."""
        count = len(DUCKS)
        px = self._look.px
        side = (width - (count - 1) * px(GAP)) // count
        if side >= px(SMALLEST):
            return count, min(side, px(LARGEST))
        return count // 2, px(SMALLEST)

    def _height(self, width: int) -> int:
        """Never less for less width: a bar that scrolls the row would come and go for ever, each time for the other."""
        px, rows = self._look.px, len(DUCKS) // self._grid(width)[0]
        return px(LARGEST) if rows == 1 else rows * px(SMALLEST) + (rows - 1) * px(GAP)
