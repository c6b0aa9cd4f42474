"""The face of a duck as a widget."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from duckgames.ui.painting import draw_avatar
from duckgames.ui.theme import Look


class AvatarLabel(QWidget):
    """A duck's avatar; whoever places it gives it the duck's name as accessible name."""

    def __init__(
        self, look: Look, duck: int, *, side: int = 44, ring: str = "avatar.ring", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._duck = duck
        self._side = side
        self._ring = ring
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.on_changed)

    def on_changed(self) -> None:
        self.updateGeometry()
        self.update()

    @property
    def duck(self) -> int:
        """The number of the duck."""
        return self._duck

    def show_duck(self, duck: int) -> None:
        """Show another duck."""
        self._duck = duck
        self.update()

    def use_side(self, side: int) -> None:
        """Take the size of another layout."""
        self._side = side
        self.updateGeometry()

    def use_ring(self, ring: str) -> None:
        """Give the rim another colour token, as for the player whose turn it is."""
        self._ring = ring
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(self._side), self._look.px(self._side))

    def paintEvent(self, event: QPaintEvent) -> None:
        side = min(self.width(), self.height())
        rect = QRectF((self.width() - side) / 2, (self.height() - side) / 2, side, side)
        draw_avatar(QPainter(self), self._look.sprites, self._look, self._duck, rect, self._look.colour(self._ring))
