"""Small painted shapes of the pond, written as path data and drawn at any size."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from duckgames.ui.numerals import path_from
from duckgames.ui.painting import round_pen

CLOUD = path_from(
    "M-90 30C-116 30 -120 -2 -94 -6C-92 -36 -52 -44 -38 -22C-24 -46 20 -44 26 -14C54 -24 78 0 62 20C60 28 50 30 40 30Z"
)
TRUNK = path_from("M-4 0L-3 -26L3 -26L4 0Z")
CROWN = path_from("M0 -78C16 -78 24 -62 22 -46C22 -30 12 -20 0 -20C-12 -20 -22 -30 -22 -46C-24 -62 -16 -78 0 -78Z")
CROWN_LIGHT = path_from("M-4 -70C-14 -66 -18 -54 -16 -42C-10 -50 -6 -60 -4 -70Z")
PAD = path_from("M0 -40C32 -42 56 -22 56 4C56 30 30 46 0 46C-30 46 -56 30 -56 4C-56 -18 -36 -36 -16 -39L-2 0Z")
PAD_VEINS = path_from("M-2 2L40 -12M-2 2L38 24M-2 2L2 36M-2 2L-36 24M-2 2L-42 -6")
PETALS = (
    path_from("M0 0C-20 2 -36 -8 -40 -24C-22 -24 -8 -16 0 0ZM0 0C20 2 36 -8 40 -24C22 -24 8 -16 0 0Z"),
    path_from("M0 0C-20 -8 -28 -24 -24 -40C-8 -34 0 -18 0 0ZM0 0C20 -8 28 -24 24 -40C8 -34 0 -18 0 0Z"),
    path_from("M0 2C-14 -12 -14 -32 0 -46C14 -32 14 -12 0 2Z"),
)
REED_BACK = path_from(
    "M0 0C-8 -60 -30 -110 -58 -140C-46 -90 -26 -40 -10 0ZM40 0C44 -80 66 -150 100 -180C78 -120 62 -60 56 0Z"
)
REED_STEMS = path_from("M20 0C22 -80 14 -160 8 -214M64 0C68 -60 76 -120 80 -160")
REED_TAILS = path_from("M10 -190L5 -232M78 -150L82 -184")
REED_TAILS_LIGHT = path_from("M6 -196L2 -228M75 -154L78 -180")
REED_FRONT = path_from(
    "M8 0C0 -90 14 -170 44 -214C34 -140 34 -70 28 0ZM50 0C44 -50 24 -90 -6 -112C14 -66 28 -30 34 0Z"
    "M70 0C78 -50 100 -90 130 -106C110 -66 96 -30 88 0Z"
)
REED_BOUNDS = QRectF(-66, -246, 204, 248)
RIPPLE = path_from("M-50 0C-30 -7 -15 -7 0 0C15 7 30 7 50 0")


def fill(p: QPainter, path: QPainterPath, colour: QColor | str) -> None:
    """Fill a path with one flat colour."""
    p.fillPath(path, QColor(colour))


def line(p: QPainter, path: QPainterPath, colour: QColor | str, width: float) -> None:
    """Stroke a path with round ends."""
    p.strokePath(path, round_pen(QColor(colour), width))


def place(p: QPainter, x: float, y: float, scale_x: float, scale_y: float | None = None, turn: float = 0) -> None:
    """Move the painter's origin to (x, y), turned and scaled; the caller saves and restores."""
    p.translate(x, y)
    if turn:
        p.rotate(turn)
    p.scale(scale_x, scale_x if scale_y is None else scale_y)


def tree(p: QPainter, foot: QPointF, scale: float, leaf: QColor | str, light: QColor | str) -> None:
    """A round tree standing on `foot`."""
    p.save()
    place(p, foot.x(), foot.y(), scale)
    fill(p, TRUNK, "#8A5F3D")
    fill(p, CROWN, leaf)
    fill(p, CROWN_LIGHT, light)
    p.restore()


def lily(p: QPainter, centre: QPointF, scale: float, turn: float, colours: Sequence[QColor | str]) -> None:
    """A lily pad seen from the side; `colours` are its edge, face and veins."""
    edge, face, veins = colours
    p.save()
    place(p, centre.x(), centre.y(), scale * 1.25, scale * 0.775, turn)
    fill(p, PAD.translated(0, 7), edge)
    fill(p, PAD, face)
    line(p, PAD_VEINS, veins, 4)
    p.restore()


def flower(p: QPainter, foot: QPointF, scale: float) -> None:
    """A water lily in bloom."""
    p.save()
    place(p, foot.x(), foot.y(), scale)
    for petals, colour in zip(PETALS, ("#E58FA4", "#F6B7C1", "#FBDDE0"), strict=True):
        fill(p, petals, colour)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(QColor("#FFC94A"))
    p.drawEllipse(QPointF(0, -6), 5, 5)
    p.restore()


def reeds(p: QPainter, back: QColor | str, front: QColor | str) -> None:
    """A clump of reeds with two cattails around the origin, inside REED_BOUNDS."""
    fill(p, REED_BACK, back)
    line(p, REED_STEMS, back, 6)
    line(p, REED_TAILS, "#7A4E32", 17)
    line(p, REED_TAILS_LIGHT, "#96653F", 5)
    fill(p, REED_FRONT, front)


def wave(rect: QRectF, top: float, height: float, waves: float) -> QPainterPath:
    """The part of `rect` below a wavy line at `top`."""
    path = QPainterPath(QPointF(rect.left(), top))
    half = rect.width() / (2 * waves)
    x, side = rect.left(), -1.0
    while x < rect.right() - 0.5:
        bend = top + side * height
        path.cubicTo(x + half * 0.36, bend, x + half * 0.64, bend, x + half, top)
        x, side = x + half, -side
    path.lineTo(x, rect.bottom())
    path.lineTo(rect.left(), rect.bottom())
    path.closeSubpath()
    return path
