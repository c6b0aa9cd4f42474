"""Kaczogród on the launcher's shelf: its title, its sentence and its picture, tiles of a city that is being laid."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from duckgames.core.places import Card
from duckgames.games.kaczogrod.view.card_faces import face_of
from duckgames.games.kaczogrod.view.faces import RADIUS, face_picture, tile_size
from duckgames.ui.numerals import path_from
from duckgames.ui.painting import soft_shadow
from duckgames.ui.postcards import PaintPostcard, Stage, paint_bands, paint_duck
from duckgames.ui.scenery.shapes import fill, tree
from duckgames.ui.sprites import density
from duckgames.ui.theme import Look

BAY: Final = path_from("M344 0C356 52 416 70 440 112C452 134 466 142 480 146L480 -200L344 -200Z")
TILE: Final = 106.0
STEP: Final = 111.0
"""From one tile to the next."""

CITY: Final = (
    (44, 42, "fire_station"),
    (155, 42, "city_council"),
    (44, 153, "factory"),
    (155, 153, "football_stadium"),
)
"""Where a tile of the city lies, and which it is."""

SLOT: Final = QPointF(44 + 2 * STEP, 42)
LAID: Final = (QPointF(300, 15), 9.0, "cinema")
"""Corner, turn and picture of the tile on its way to its place."""

TREES: Final = ((20, 288, 1.0), (448, 262, 1.15), (306, 296, 0.7))
MAYOR: Final = 4
SWIMMER: Final = 1


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
        _paint_meadow(p, stage, dark)
        _paint_slot(p, look, stage, dark)
        for x, y, card in CITY:
            _paint_tile(p, look, stage, card, QPointF(x, y))
        _paint_mayor(p, look, stage)
        corner, turn, card = LAID
        _paint_tile(p, look, stage, card, corner, turn)

    return paint


def _paint_meadow(p: QPainter, stage: Stage, dark: bool) -> None:
    meadow, grass = ("#274840", "#305548") if dark else ("#D5E2B6", "#BFD39C")
    p.fillRect(stage.rect, QColor("#20363F" if dark else "#EFE6CB"))
    paint_bands(p, stage, ((171.4, 20, 1, meadow), (244.8, 14, 1.5, grass)))
    _paint_bay(p, stage, BAY, "#2A5B70" if dark else "#9FD3D6")
    leaves, light = ("#4A7F55", "#68A06A") if dark else ("#5F9A5B", "#82B873")
    for x, y, size in TREES:
        tree(p, stage.at(x, y), size * stage.scale, leaves, light)


def _paint_bay(p: QPainter, stage: Stage, bay: QPainterPath, colour: str) -> None:
    """The water at the right edge: stretched sideways where the picture is wider than the drawing."""
    p.save()
    p.translate(stage.rect.left(), stage.at(0, 0).y())
    p.scale(stage.rect.width() / 480, stage.scale)
    fill(p, bay, colour)
    p.restore()


def _paint_slot(p: QPainter, look: Look, stage: Stage, dark: bool) -> None:
    """The place where the tile may be laid."""
    slot = stage.box(SLOT.x() + 2, SLOT.y() + 2, TILE - 4)
    p.setPen(QPen(look.colour("legal"), 2.5 * stage.scale, Qt.PenStyle.DashLine))
    p.setBrush(QColor(255, 255, 255, 20 if dark else 128))
    p.drawRoundedRect(slot, 9 * stage.scale, 9 * stage.scale)


def _paint_mayor(p: QPainter, look: Look, stage: Stage) -> None:
    """A duck that carries the next tile, and one that swims by to see it."""
    place = stage.box(306, 126, 154)
    look.sprites.paint_parts(p, "ducks/feet.svg", place, ("feet",))
    paint_duck(p, look.sprites, MAYOR, place)
    paint_duck(p, look.sprites, SWIMMER, stage.box(424, 62, 50), water=True)


def _paint_tile(p: QPainter, look: Look, stage: Stage, card: str, corner: QPointF, turn: float = 0.0) -> None:
    """A tile as it lies on the table; one that is being laid is turned around its corner."""
    size = tile_size(stage.scale * TILE)
    p.save()
    p.translate(stage.at(corner.x(), corner.y()))
    p.rotate(turn)
    soft_shadow(p, QRectF(QPointF(0, 0), size), RADIUS * size.width(), 2 if turn else 1, look.colour("shadow"))
    p.drawPixmap(QPointF(0, 0), face_picture(look, face_of(Card("card", card)), size, density(p)))
    p.restore()
