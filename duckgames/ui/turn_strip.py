"""Whose turn it is: the players in seat order, those who choose now on a sun-coloured pill."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from duckgames.core.ducks import duck_number
from duckgames.core.places import Seat
from duckgames.core.setup import Player
from duckgames.ui.painting import draw_avatar, round_pen, rounded
from duckgames.ui.texts import player_name
from duckgames.ui.theme import Look

GAP = 30
CLOSE_GAP = 14
"""The room between the avatars of a table of more than five."""


class TurnStrip(QWidget):
    """The players as avatars; `front` is the seat whose table is shown."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._players: Sequence[Player] = ()
        self._front: Seat = 0
        self._choosing: frozenset[Seat] = frozenset()
        self._side = 44
        self._named = True
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def use_side(self, side: int, named: bool) -> None:
        """Takes avatars of another size, and leaves the name out where there is no room."""
        self._side, self._named = self._look.px(side), named
        self.updateGeometry()
        self.update()

    def show_players(self, players: Sequence[Player], front: Seat) -> None:
        """Shows the players of a match, that of the seat in `front` first."""
        if tuple(players) != self._players:
            # Nobody of another match chooses yet, and it may have fewer seats.
            self._choosing = frozenset()
        self._players, self._front = tuple(players), front
        self._retell()

    def show_choosing(self, seats: Sequence[Seat]) -> None:
        """Puts the seats that choose now on a pill."""
        self._choosing = frozenset(seats)
        self._retell()

    def _retell(self) -> None:
        names = ", ".join(player_name(self._players, seat) for seat in sorted(self._choosing))
        self.setAccessibleName(self.tr("Choosing now: {names}").format(names=names) if names else "")
        self.setToolTip(self.accessibleName())
        self.updateGeometry()
        self.update()

    def _order(self) -> list[Seat]:
        count = len(self._players)
        return [(self._front + n) % count for n in range(count)]

    def _gap(self) -> float:
        return (GAP if len(self._players) <= 5 else CLOSE_GAP) * self._side / 44

    def _name_width(self) -> float:
        if not self._named or self._front not in self._choosing:
            return 0
        name = player_name(self._players, self._front)
        return min(
            QFontMetricsF(self._look.plain(16, bold=True)).horizontalAdvance(name), self._look.px(130)
        ) + self._look.px(18)

    def sizeHint(self) -> QSize:
        count = len(self._players)
        width = count * self._side + max(0, count - 1) * self._gap() + 12 + self._name_width()
        return QSize(round(width), self._side + 10)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange and self._players:
            self._retell()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        look, side = self._look, self._side
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        gap = self._gap()
        x, y = 6.0, (self.height() - side) / 2
        for place, seat in enumerate(self._order()):
            if place:
                self._draw_chevron(p, x + gap / 2 - 1, self.height() / 2)
                x += gap
            name = self._name_width() if place == 0 else 0
            if seat in self._choosing:
                rounded(p, QRectF(x - 5, y - 5, side + 10 + name, side + 10), (side + 10) / 2, look.colour("sun"))
            avatar = QRectF(x, y, side, side).adjusted(3, 3, -3, -3)
            draw_avatar(p, look.sprites, look, duck_number(self._players[seat].duck), avatar)
            if name:
                p.setFont(look.plain(16, bold=True))
                p.setPen(look.colour("on_sun"))
                text = QFontMetricsF(p.font()).elidedText(
                    player_name(self._players, seat), Qt.TextElideMode.ElideRight, name - look.px(14)
                )
                p.drawText(QRectF(x + side + 3, y, name, side), Qt.AlignmentFlag.AlignVCenter, text)
            x += side + name

    def _draw_chevron(self, p: QPainter, x: float, y: float) -> None:
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setPen(round_pen(self._look.colour("text_quiet"), 2.2 * self._side / 44))
        step = self._side / 22
        p.drawPolyline(
            QPolygonF([QPointF(x - step, y - 2 * step), QPointF(x + step, y), QPointF(x - step, y + 2 * step)])
        )
