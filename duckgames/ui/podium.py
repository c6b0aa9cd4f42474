"""The three best ducks on lily pedestals, the others on the water before them, and the winner's falling feathers."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from duckgames.core.ducks import duck_number
from duckgames.core.setup import Ai, Player
from duckgames.ui.figures import figure
from duckgames.ui.numerals import path_from
from duckgames.ui.painting import draw_number, duck_picture, rounded
from duckgames.ui.scenery.palette import ScenePalette, palette
from duckgames.ui.scenery.shapes import lily
from duckgames.ui.sprites import density
from duckgames.ui.standing import Standing, podium_groups
from duckgames.ui.texts import player_name
from duckgames.ui.theme import Look, faded, mix

BOX: Final = QSizeF(530, 500)
"""The drawing of the podium in its own units."""

FALL_MS: Final = 2500
FEATHERS: Final = 30
FEATHER_COLOURS: Final = ("#2E8FA0", "#E0533A", "#F2C14E", "#C4507A", "#7FBF6A", "#FFFDF7")
FEATHER: Final = path_from("M0 -12C7 -6 7 4 0 12C-7 4 -7 -6 0 -12Z")
NARROWEST_PILL: Final = 90
MEDALS: Final = ("#FFC94A", "#CBD3D8", "#D99F72")

BEHIND: Final = ("prop-back", "tail")
BEFORE: Final = ("duck", "prop")
WING: Final = ("wing", "wing-bar")
WING_ROOT: Final = QPointF(150, 168)
RAISED: Final = (QPointF(98, 152), 52.0)
"""Where the root of a waving wing lies, and how far it is turned up, in degrees."""


@dataclass(frozen=True)
class Pedestal:
    """Where a pedestal stands: its middle, the height of its lily, its foot, half its lily, and the duck on it."""

    x: float
    top: float
    foot: float
    half: float
    duck: float


PEDESTALS: Final = (
    Pedestal(271, 172, 336, 76, 172),
    Pedestal(112, 206, 300, 62, 132),
    Pedestal(428, 244, 306, 60, 124),
)


class Podium(QWidget):
    """The left of the score screen, on a transparent ground. A player at the screen who did not win waves."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._players: Sequence[Player] = ()
        self._groups: tuple[tuple[Standing, ...], ...] = ()
        self._others: tuple[Standing, ...] = ()
        self._fallen = 1.0
        self._fall = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._fall.valueChanged.connect(self.on_fall)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        look.changed.connect(self.on_look_changed)

    def show_standings(self, players: Sequence[Player], placed: Sequence[Standing]) -> None:
        """Shows who came in where."""
        self._players = players
        self._groups = podium_groups(placed)
        up = {standing.seat for group in self._groups for standing in group}
        self._others = tuple(standing for standing in placed if standing.seat not in up)
        self.update()

    def celebrate(self) -> None:
        """Lets the feathers fall, unless motion is off."""
        self._fall.stop()
        self._fallen = 1.0
        if self._look.travel:
            self._fall.setDuration(self._look.ms(FALL_MS))
            self._fall.start()

    @property
    def celebrating(self) -> bool:
        """Whether feathers are falling."""
        return self._fall.state() == QVariantAnimation.State.Running

    def on_fall(self, fallen: float) -> None:
        self._fallen = fallen
        self.update()

    def on_look_changed(self) -> None:
        if not self._look.travel:
            self._fall.stop()
            self._fallen = 1.0
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        # The still part is one picture, so that a falling feather costs a copy and not a drawing.
        size = QSizeF(self.size())
        key = (
            "podium",
            self._groups,
            self._others,
            tuple(self._players),
            self._look.dark,
            self._look.text_scale,
            self._look.zoom,
        )
        names = tuple(player_name(self._players, seat) for seat in range(len(self._players)))
        p.drawPixmap(0, 0, self._look.sprites.cached((key, names), size, density(p), self._paint_still))
        if self._fallen < 1:
            self._paint_feathers(p)

    def _paint_still(self, p: QPainter) -> None:
        if not self._groups:
            return
        p.setRenderHint(QPainter.RenderHint.TextAntialiasing)
        scale = min(self.width() / BOX.width(), self.height() / BOX.height())
        p.translate((self.width() - BOX.width() * scale) / 2, self.height() - BOX.height() * scale)
        p.scale(scale, scale)
        used = PEDESTALS[: len(self._groups)]
        middle = (min(each.x - each.half for each in used) + max(each.x + each.half for each in used)) / 2
        p.save()
        p.translate(BOX.width() / 2 - middle, 0)
        colours = palette(self._look.dark)
        for group, pedestal in zip(self._groups, PEDESTALS, strict=False):
            self._paint_pedestal(p, pedestal, group, colours)
        # Pills too small for a name would lie on each other; the table beside them has every name.
        if BOX.width() * scale / len(PEDESTALS) >= NARROWEST_PILL:
            for group, pedestal in zip(self._groups, PEDESTALS, strict=False):
                self._paint_pill(p, pedestal, group, scale)
        p.restore()
        for n, standing in enumerate(self._others):
            side = 84.0
            x = BOX.width() / 2 + (n - (len(self._others) - 1) / 2) * 112
            self._paint_duck(p, standing, QRectF(x - side / 2, BOX.height() - side - 4, side, side), swims=True)

    def _paint_pedestal(
        self, p: QPainter, pedestal: Pedestal, group: tuple[Standing, ...], colours: ScenePalette
    ) -> None:
        x, half, top, foot = pedestal.x, pedestal.half, pedestal.top, pedestal.foot
        edge, face = QColor(colours.lily[0]), QColor(colours.lily[1])
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(QColor(colours.ripple))
        p.drawEllipse(QPointF(x, foot - 4), half * 1.3, 17)
        upper, lower = half * 0.72, half * 0.78
        trunk = QPainterPath(QPointF(x - upper, top))
        trunk.lineTo(x - lower, foot - 6)
        trunk.cubicTo(x - lower * 0.6, foot + 4, x + lower * 0.6, foot + 4, x + lower, foot - 6)
        trunk.lineTo(x + upper, top)
        p.fillPath(trunk, mix(edge, face, 0.45))
        p.save()
        p.setClipRect(QRectF(x + half * 0.1, top, half, foot - top + 10), Qt.ClipOperation.IntersectClip)
        p.fillPath(trunk, edge)
        p.restore()
        lily(p, QPointF(x, top), half / 70, 0, colours.lily)
        self._paint_medal(p, QPointF(x, (top + foot) / 2 + half * 0.16), group[0].rank)
        side = pedestal.duck / (1 if len(group) == 1 else 0.9 + 0.42 * len(group))
        for n, standing in enumerate(group):
            middle = x + (n - (len(group) - 1) / 2) * side * 0.74
            self._paint_duck(p, standing, QRectF(middle - side / 2, top + 4 - side * 0.94, side, side), swims=False)

    def _paint_medal(self, p: QPainter, centre: QPointF, rank: int) -> None:
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(QColor("#FFFDF7"))
        p.drawEllipse(centre, 19, 19)
        p.setBrush(QColor(MEDALS[rank - 1]))
        p.drawEllipse(centre, 16, 16)
        square = QRectF(centre.x() - 10, centre.y() - 10, 20, 20)
        draw_number(p, self._look.sprites, str(rank), square, self._look.colour("on_sun"))

    def _paint_duck(self, p: QPainter, standing: Standing, rect: QRectF, *, swims: bool) -> None:
        player = self._players[standing.seat]
        path = duck_picture(duck_number(player.duck))
        sprites = self._look.sprites
        if not swims:
            sprites.paint_parts(p, "ducks/feet.svg", rect, ("feet",))
        sprites.paint_parts(p, path, rect, BEHIND)
        if standing.rank > 1 and not isinstance(player, Ai):
            # The wing on the far side.
            unit = rect.width() / 240
            root, angle = RAISED
            p.save()
            p.translate(rect.topLeft() + root * unit)
            p.rotate(angle)
            p.translate(-(rect.topLeft() + WING_ROOT * unit))
            sprites.paint_parts(p, path, rect, WING)
            p.restore()
        sprites.paint_parts(p, path, rect, (*BEFORE, "water") if swims else BEFORE)

    def _paint_pill(self, p: QPainter, pedestal: Pedestal, group: tuple[Standing, ...], scale: float) -> None:
        """Names and points, in the size of all text, whatever the size of the picture."""
        look = self._look
        p.save()
        p.translate(pedestal.x, pedestal.foot + 36)
        p.scale(1 / scale, 1 / scale)
        points = figure(group[0].score.total)
        names = ", ".join(player_name(self._players, standing.seat) for standing in group)
        room = BOX.width() * scale / len(self._groups) - look.px(8)
        for px, edge in ((15.5, 15.0), (14.5, 11.0), (13.5, 9.0)):
            side = look.px(edge)
            font = look.plain(px, bold=True)
            metrics = QFontMetricsF(font)
            taken = metrics.horizontalAdvance(points) + 0.6 * side
            if metrics.horizontalAdvance(names) + taken + 2 * side <= room:
                break
        else:
            # The points stand in the table too.
            points, taken = "", 0.0
        room -= 2 * side
        names = metrics.elidedText(names, Qt.TextElideMode.ElideRight, room - taken)
        words = metrics.horizontalAdvance(names)
        height = metrics.height() + look.px(12)
        wide = words + taken + 2 * side
        pill = QRectF(-wide / 2, -height / 2, wide, height)
        rounded(p, pill, height / 2, faded(look.colour("panel"), 0.96))
        p.setFont(font)
        p.setPen(look.colour("text"))
        baseline = metrics.capHeight() / 2
        p.drawText(QPointF(pill.left() + side, baseline), names)
        p.drawText(QPointF(pill.right() - side - metrics.horizontalAdvance(points), baseline), points)
        p.restore()

    def _paint_feathers(self, p: QPainter) -> None:
        dice = Random(7)
        p.setPen(Qt.PenStyle.NoPen)
        for n in range(FEATHERS):
            x, delay, phase, size = dice.random(), 0.45 * dice.random(), math.tau * dice.random(), dice.random()
            along = (self._fallen - delay) / (1 - 0.45)
            if not 0 < along < 1:
                continue
            sway = math.sin(phase + along * 9)
            p.save()
            p.setOpacity(min(1.0, 4 * (1 - along)))
            p.translate(self.width() * (x + 0.03 * sway), self.height() * (0.8 * along - 0.05))
            p.rotate(40 * sway + 60 * x)
            size = (0.7 + 0.6 * size) * self._look.zoom
            p.scale(size, size)
            p.fillPath(FEATHER, QColor(FEATHER_COLOURS[n % len(FEATHER_COLOURS)]))
            p.restore()
