"""Duck Town on the launcher's shelf: its title, its sentence and its picture, three faces over the roofs at dusk."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath

from duckgames.ui.numerals import path_from
from duckgames.ui.postcards import PaintPostcard, Stage, disc
from duckgames.ui.scenery.shapes import fill
from duckgames.ui.theme import Look

DUSK: Final = ((0.0, "#6E5F9C", "#3A3565"), (0.6, "#C98FA6", "#6B5681"), (1.0, "#F5C39A", "#93708A"))
"""Where a colour of the sky lies, and what it is by day and by evening."""

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
FACES: Final = (("1-fox", 30, 104, 160), ("8-badger", 290, 104, 160), ("4-swan", 140, 60, 206))
"""Who looks over the roofs, from the back to the front: picture, corner and size."""


def title() -> str:
    """The name of the game."""
    return QCoreApplication.translate("duck_town", "Duck Town")


def sentence() -> str:
    """What one does in this game."""
    return QCoreApplication.translate(
        "duck_town", "Pick a secret role, build a town. The first town of seven buildings ends the game."
    )


def postcard(look: Look) -> PaintPostcard:
    """The painter of the postcard's picture."""

    def paint(p: QPainter, rect: QRectF, dark: bool) -> None:
        stage = Stage(rect)
        dusk = QLinearGradient(rect.topLeft(), rect.bottomLeft())
        for stop, by_day, by_evening in DUSK:
            dusk.setColorAt(stop, QColor(by_evening if dark else by_day))
        p.fillRect(rect, dusk)
        for x, y, radius in STARS:
            disc(p, stage.box(x - radius, y - radius, 2 * radius), "#FFF3CF")
        _paint_roofs(p, stage, FAR_ROOFS, "#2C2A4E" if dark else "#51457A")
        for face, x, y, side in FACES:
            look.sprites.draw(p, f"games/duck_town/roles/role-{face}.svg", stage.box(x, y, side))
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
