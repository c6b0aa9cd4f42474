"""The games that are announced and not there yet: to be deleted when they bring their own postcards."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from duckgames.ui.numerals import path_from
from duckgames.ui.painting import rounded_path
from duckgames.ui.postcards import PaintPostcard, Stage, disc, paint_bands, paint_paper
from duckgames.ui.scenery.shapes import fill, tree
from duckgames.ui.shelf import ShelfGame
from duckgames.ui.theme import Look, mix

FAR_ROOFS = path_from(
    "M0 276L0 176L64 176L64 173L84 155L104 173L104 164L138 164L138 197L167 171L196 197L196 192L216 174L236 192"
    "L236 177L248 177L248 163L256 163L256 177L270 177L270 220L290 220L290 206L305 206L305 220L328 220L328 175L374 175"
    "L374 186L390 186L390 172L402 172L402 186L420 186L420 224L480 224L480 276Z"
)
NEAR_ROOFS = path_from(
    "M0 306L0 241L14 241L14 227L24 227L24 241L40 241L40 247L60 229L80 247L80 242L96 242L96 228L108 228L108 242L126 242"
    "L126 253C126 226 172 226 172 253L218 253L218 240L238 222L258 240L258 242L292 242L292 254L309 239L326 254L326 242"
    "C326 222 360 222 360 242L360 245L380 227L400 245L416 245L416 231L428 231L428 245L446 245L446 244L458 244L458 230"
    "L466 230L466 244L480 244L480 306Z"
)
WINDOWS: Final = (
    (22, 278), (60, 270), (104, 282), (150, 276), (196, 284), (238, 272), (286, 282), (330, 276), (372, 284),
    (420, 276), (452, 282),
)  # fmt: skip
STARS: Final = ((60, 46, 3), (120, 84, 2), (410, 50, 3), (360, 30, 2), (440, 110, 2), (30, 130, 2), (250, 24, 2))
ROLES: Final = (("1-fox", 30, 104, 160), ("8-badger", 290, 104, 160), ("4-swan", 140, 60, 206))
SEA = path_from("M350 0C370 60 450 70 480 130L480 -200L350 -200Z")
TILE: Final = 106.0


def coming_games(look: Look) -> tuple[ShelfGame, ...]:
    """The announced games as they stand on the shelf."""
    return (
        ShelfGame(
            id="duck_town",
            ready=False,
            seats=(2, 7),
            minutes=30,
            title=lambda: QCoreApplication.translate("coming", "Duck Town"),
            sentence=lambda: QCoreApplication.translate(
                "coming", "Pick a secret role, earn coins and build the finest seven buildings in town."
            ),
            paint=_duck_town(look),
        ),
        ShelfGame(
            id="kaczogrod",
            ready=False,
            seats=(2, 4),
            minutes=40,
            title=lambda: QCoreApplication.translate("coming", "Kaczogród"),
            subtitle=lambda: QCoreApplication.translate("coming", "build your own duck city"),
            sentence=lambda: QCoreApplication.translate(
                "coming", "Lay your city card by card, guard it from surprises, collect special places."
            ),
            paint=_kaczogrod(look),
        ),
    )


def _duck_town(look: Look) -> PaintPostcard:
    def paint(p: QPainter, rect: QRectF, dark: bool) -> None:
        stage = Stage(rect)
        dusk = QLinearGradient(rect.topLeft(), rect.bottomLeft())
        for stop, by_day, by_night in (
            (0, "#6E5F9C", "#3A3565"),
            (0.6, "#C98FA6", "#6B5681"),
            (1, "#F5C39A", "#93708A"),
        ):
            dusk.setColorAt(stop, QColor(by_night if dark else by_day))
        p.fillRect(rect, dusk)
        for x, y, radius in STARS:
            disc(p, stage.box(x - radius, y - radius, 2 * radius), "#FFF3CF")
        _paint_roofs(p, stage, FAR_ROOFS, "#2C2A4E" if dark else "#51457A")
        for role, x, y, side in ROLES:
            look.sprites.draw(p, f"games/duck_town/roles/role-{role}.svg", stage.box(x, y, side))
        _paint_roofs(p, stage, NEAR_ROOFS, "#1E1D3B" if dark else "#3A3160")
        for x, y in WINDOWS:
            p.fillRect(stage.box(x, y, 7, 10), QColor("#FFE3A0"))

    return paint


def _paint_roofs(p: QPainter, stage: Stage, roofs: QPainterPath, colour: str) -> None:
    """A row of roofs from edge to edge: stretched sideways where the picture is wider than the drawing."""
    p.save()
    p.translate(stage.rect.left(), stage.at(0, 0).y())
    p.scale(stage.rect.width() / 480, stage.scale)
    fill(p, roofs, colour)
    p.restore()


def _kaczogrod(look: Look) -> PaintPostcard:
    def paint(p: QPainter, rect: QRectF, dark: bool) -> None:
        stage = Stage(rect)
        meadow, grass = ("#274840", "#305548") if dark else ("#D5E2B6", "#BFD39C")
        p.fillRect(rect, QColor("#20363F" if dark else "#EFE6CB"))
        paint_bands(p, stage, ((171.4, 20, 1, meadow), (244.8, 14, 1.5, grass)))
        _paint_roofs(p, stage, SEA, "#2A5B70" if dark else "#9FD3D6")
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
