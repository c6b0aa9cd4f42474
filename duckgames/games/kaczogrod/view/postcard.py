"""Kaczogród on the launcher's shelf: its title, its sentence and its picture, tiles of a city that is being laid."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from duckgames.ui.numerals import path_from
from duckgames.ui.painting import rounded_path
from duckgames.ui.postcards import PaintPostcard, Stage, disc, paint_bands, paint_paper
from duckgames.ui.scenery.shapes import fill, tree
from duckgames.ui.theme import Look, mix

SEA: Final = path_from("M350 0C370 60 450 70 480 130L480 -200L350 -200Z")
TILE: Final = 106.0


def title() -> str:
    """The name of the game."""
    return QCoreApplication.translate("kaczogrod", "Kaczogród")


def sentence() -> str:
    """What one does in this game."""
    return QCoreApplication.translate(
        "kaczogrod", "Lay your city card by card, guard it from surprises, collect special places."
    )


def postcard(look: Look) -> PaintPostcard:
    """The painter of the postcard's picture."""

    def paint(p: QPainter, rect: QRectF, dark: bool) -> None:
        stage = Stage(rect)
        meadow, grass = ("#274840", "#305548") if dark else ("#D5E2B6", "#BFD39C")
        p.fillRect(rect, QColor("#20363F" if dark else "#EFE6CB"))
        paint_bands(p, stage, ((171.4, 20, 1, meadow), (244.8, 14, 1.5, grass)))
        _paint_sea(p, stage, SEA, "#2A5B70" if dark else "#9FD3D6")
        for x, y, size in ((38, 282, 1.0), (440, 276, 1.1), (402, 292, 0.8)):
            tree(
                p,
                stage.at(x, y),
                size * stage.scale,
                "#4A7F55" if dark else "#5F9A5B",
                "#68A06A" if dark else "#82B873",
            )
        for card, group, x, y in (
            ("fire_station", "fire", 70, 60),
            ("city_council", "townhall", 181, 60),
            ("factory", "industry", 70, 171),
            ("football_stadium", "sport", 181, 171),
        ):
            _paint_tile(p, look, stage, (card, group), QPointF(x, y), 0)
        slot = stage.box(294, 62, 102)
        p.setPen(QPen(look.colour("legal"), 2.5 * stage.scale, Qt.PenStyle.DashLine))
        p.setBrush(QColor(255, 255, 255, 20 if dark else 128))
        p.drawRoundedRect(slot, 9 * stage.scale, 9 * stage.scale)
        _paint_tile(p, look, stage, ("cinema", "culture"), QPointF(322, 44), 8)

    return paint


def _paint_sea(p: QPainter, stage: Stage, sea: QPainterPath, colour: str) -> None:
    """The sea at the right edge: stretched sideways where the picture is wider than the drawing."""
    p.save()
    p.translate(stage.rect.left(), stage.at(0, 0).y())
    p.scale(stage.rect.width() / 480, stage.scale)
    fill(p, sea, colour)
    p.restore()


def _paint_tile(p: QPainter, look: Look, stage: Stage, face: tuple[str, str], corner: QPointF, turn: float) -> None:
    """A city tile, drawn in units of its own width; one that is being laid is turned around its corner."""
    card, group = face
    p.save()
    p.translate(stage.at(corner.x(), corner.y()))
    p.rotate(turn)
    unit = stage.scale * TILE / 100

    def box(x: float, y: float, width: float, height: float) -> QRectF:
        return QRectF(x * unit, y * unit, width * unit, height * unit)

    colour, paper = look.colour(f"kaczogrod_groups.{group}.colour"), look.colour("on_group")
    tint = look.colour(f"kaczogrod_groups.{group}.sky")
    sky = mix(QColor("#3C637D"), tint, 0.13) if look.dark else tint
    paint_paper(p, look, box(0, 0, 100, 100), 7 * unit, colour, mix(colour, QColor("#FFF8E8"), 0.3))
    p.save()
    p.setClipPath(rounded_path(box(4, 4, 92, 78), 5 * unit), Qt.ClipOperation.IntersectClip)
    p.fillRect(box(4, 4, 92, 78), sky)
    disc(p, box(20, 12, 60, 60), mix(sky, QColor("#FFFFFF"), 0.14 if look.dark else 0.45))
    p.fillRect(box(4, 60, 92, 24), mix(sky, colour, 0.25))
    look.sprites.draw(p, f"games/kaczogrod/cards/{card}.svg", box(16, 11, 70, 70))
    p.restore()
    look.sprites.draw(p, "icons/edge-patterns.svg", box(6, 85.5, 88, 11), f"edge-{group}", paper)
    disc(p, box(3, 3, 28, 28), paper)
    disc(p, box(5, 5, 24, 24), colour)
    look.sprites.draw(p, "icons/groups-kaczogrod.svg", box(9, 9, 16, 16), group, paper)
    p.restore()
