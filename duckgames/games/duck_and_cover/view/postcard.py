"""Duck & Cover on the launcher's shelf: its title, its sentence and its picture, a tower of ducks."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from duckgames.ui.painting import draw_number, rounded, rounded_path
from duckgames.ui.postcards import PaintPostcard, Stage, disc, paint_bands, paint_duck, paint_paper
from duckgames.ui.theme import Look, mix

DAY: Final = ("#DDF0EC", "#FFF3CF", "#A9CDB2", "#8DBB9D", "#9AD2D6", "#6DB7C3")
EVENING: Final = ("#2F5468", "#4B7186", "#2C5A57", "#275049", "#2A5B70", "#234E63")
"""Sky, disc, two banks, two waters."""
CARD_WIDTH: Final = 112.0


def title() -> str:
    """The name of the game, the same in every language."""
    return "Duck & Cover"


def sentence() -> str:
    """What one does in this game."""
    return QCoreApplication.translate(
        "duck_and_cover", "Slide, stack and splash: pile your twelve ducks before the captain runs out of calls."
    )


def postcard(look: Look) -> PaintPostcard:
    """The painter of the postcard's picture."""

    def paint(p: QPainter, rect: QRectF, dark: bool) -> None:
        stage = Stage(rect)
        sky, sun, far, near, shallow, deep = EVENING if dark else DAY
        p.fillRect(rect, QColor(sky))
        disc(p, stage.box(204.8, 22.6, 224), sun)
        paint_bands(p, stage, ((183.6, 12, 2, far), (202, 9, 2, near), (226.4, 4, 3.5, shallow), (266.2, 4, 3, deep)))
        _paint_tower(p, look, stage)
        _paint_card(p, look, stage, 2, 1, QPointF(34, 92), -9)
        _paint_card(p, look, stage, 9, 3, QPointF(112, 76), 5)

    return paint


def _paint_tower(p: QPainter, look: Look, stage: Stage) -> None:
    paint_duck(p, look.sprites, 5, stage.box(224.8, 140, 168), water=True)
    paint_duck(p, look.sprites, 4, stage.box(264.9, 66.4, 122))
    paint_duck(p, look.sprites, 1, stage.box(296.6, 12, 82))


def _paint_card(p: QPainter, look: Look, stage: Stage, number: int, splash: int, corner: QPointF, turn: float) -> None:
    """A small duck card, drawn in units of its own width and turned around its corner."""
    p.save()
    at = stage.at(corner.x(), corner.y())
    p.translate(at)
    p.rotate(turn)
    p.scale(stage.scale * CARD_WIDTH / 100, stage.scale * CARD_WIDTH / 100)
    paper = look.colour("card_paper")
    paint_paper(p, look, QRectF(0, 0, 100, 120), 9, paper, mix(paper, QColor("#8A7658"), 0.34))
    window = QRectF(4, 4, 92, 112)
    p.save()
    p.setClipPath(rounded_path(window, 6), Qt.ClipOperation.IntersectClip)
    sky = look.duck_sky(number)
    ground = mix(sky, QColor("#30536A" if look.dark else "#8FB9A0"), 0.5)
    water = QColor("#2F6C80" if look.dark else "#8CCAD2")
    rounded(p, window, 0, sky)
    rounded(p, QRectF(4, 68, 92, 48), 0, ground)
    rounded(p, QRectF(4, 80, 92, 36), 0, water)
    paint_duck(p, look.sprites, number, QRectF(7, 32, 86, 86), water=True)
    p.restore()
    ink, outline = (QColor("#22343C"), paper)
    draw_number(p, look.sprites, str(number), QRectF(8, 8, 26, 31), ink, outline)
    drop = QRectF(66.5, 5.5, 30, 30)
    look.sprites.paint_parts(p, "tokens/splash.svg", drop, ("splash",))
    draw_number(p, look.sprites, str(splash), QRectF(drop.center().x() - 8, 15.5, 16, 14), QColor("#FFFFFF"))
    p.restore()
