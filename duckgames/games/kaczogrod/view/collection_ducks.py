"""The ducks one can swap with, side by side, with a mark on those who have something to swap now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QRadioButton, QSizePolicy, QWidget

from duckgames.core.ducks import duck_number
from duckgames.ui.lettering import fitted_font
from duckgames.ui.painting import draw_avatar, rounded
from duckgames.ui.spacing import space
from duckgames.ui.texts import duck_names
from duckgames.ui.theme import Look
from duckgames.ui.widgets import FocusRing
from duckgames.ui.widgets.choice import Choice

FACE: Final = 58
BADGE: Final = 24


class DuckButton(QRadioButton):
    """One duck: its head, its name, and how many swaps there could be."""

    def __init__(self, look: Look, duck: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self.duck = duck
        self._swaps = 0
        self._ring = FocusRing(self, look, lambda: (QRectF(self.rect()).adjusted(2, 2, -2, -2), 14.0), frame=parent)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def show_swaps(self, swaps: int) -> None:
        """How many cards could be swapped now."""
        self._swaps = swaps
        self.retranslate()

    def retranslate(self) -> None:
        self.setText(duck_names()[self.duck])
        self.setAccessibleDescription(self.tr("Swaps: {number}").format(number=self._swaps))
        self.update()

    def hitButton(self, pos: object) -> bool:
        return True

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(FACE + 16), self._look.px(FACE + 34))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        look, px = self._look, self._look.px
        if self.isChecked() or self.underMouse():
            ground = look.colour("accent_soft" if self.isChecked() else "sunken")
            line = look.colour("accent") if self.isChecked() else None
            rounded(p, QRectF(self.rect()).adjusted(1, 1, -1, -1), px(14), ground, line, 2)
        side = px(FACE)
        face = QRectF((self.width() - side) / 2, px(6), side, side)
        rim = look.colour("sun" if self.isChecked() else "hairline")
        draw_avatar(p, look.sprites, look, duck_number(self.duck), face, rim)
        if self._swaps:
            tall = px(BADGE)
            badge = QRectF(face.right() - 0.8 * tall, face.top() - 2, tall, tall)
            rounded(p, badge, tall / 2, look.colour("legal"), look.colour("panel"), 2)
            p.setFont(fitted_font(look, str(self._swaps), round(0.6 * tall), badge.width() - 4))
            p.setPen(look.colour("panel"))
            p.drawText(badge, Qt.AlignmentFlag.AlignCenter, str(self._swaps))
        name = QRectF(px(4), face.bottom() + px(2), self.width() - px(8), self.height() - face.bottom() - px(4))
        p.setFont(fitted_font(look, self.text(), round(15 * look.text_scale * look.zoom), name.width()))
        p.setPen(look.colour("text"))
        p.drawText(name, Qt.AlignmentFlag.AlignCenter, self.text())


class DuckRow(QWidget):
    """The ducks; arrow keys move the choice, Tab leaves the row.

    Signals:
        chosen(duck): another duck is chosen, by its key.
    """

    chosen = Signal(str)

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._choice = Choice(self)
        self._choice.chosen.connect(self.chosen)
        self._buttons: list[DuckButton] = []
        self._row = QHBoxLayout(self)
        space(look, self._row, 6, (0, 0, 0, 0))

    @property
    def current(self) -> int:
        """The place of the chosen duck."""
        return self._choice.keys.index(self._choice.current) if self._choice.current else 0

    def show_ducks(self, ducks: Sequence[str], swaps: Sequence[int]) -> None:
        """Shows these ducks, and how many swaps there could be with each."""
        if [button.duck for button in self._buttons] != list(ducks):
            self._rebuild(ducks)
        for button, count in zip(self._buttons, swaps, strict=True):
            button.show_swaps(count)

    def choose(self, place: int) -> None:
        """Chooses a duck without telling anybody."""
        self._choice.choose(self._choice.keys[place])

    def retranslate(self) -> None:
        for button in self._buttons:
            button.retranslate()

    def _rebuild(self, ducks: Sequence[str]) -> None:
        for button in self._buttons:
            self._row.removeWidget(button)
            button.hide()
            button.deleteLater()
        self._choice.clear()
        self._buttons = [DuckButton(self._look, duck, self) for duck in ducks]
        for button in self._buttons:
            self._row.addWidget(button, 1)
            self._choice.add(button.duck, button)
        self._choice.choose(ducks[0])
