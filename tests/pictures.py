"""What every picture of a card must keep: the rules of the house, told as a list of what is wrong with one."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from duckgames.session.resources import resource

MOST_BYTES: Final = 6 * 1024
MOST_COLOURS: Final = 14
SIDE: Final = 240
AROUND: Final = 60
"""So much is looked at outside the view box."""

COLOUR: Final = re.compile(r"#[0-9A-Fa-f]{3,6}\b")
FORBIDDEN: Final = re.compile(
    r"<(?:text|filter|mask|clipPath|style|image|use|script|linearGradient|radialGradient)\b"
    r"|\s(?:class|style|display)=|url\("
)
ARC: Final = re.compile(r'\sd="[^"]*[Aa][^"]*"')
VIEW_BOX: Final = f'viewBox="0 0 {SIDE} {SIDE}"'


def faults(path: str) -> list[str]:
    """What the picture at `path`, a path of the resources, does against the rules of the house."""
    text = resource(path).read_text(encoding="utf-8")
    return faults_of(text)


def faults_of(text: str) -> list[str]:
    """The same for the text of a picture."""
    checks = (
        ("does not load", not QSvgRenderer(QByteArray(text.encode())).isValid()),
        ("has another view box", VIEW_BOX not in text),
        ("is over 6 KB", len(text.encode()) > MOST_BYTES),
        ("has over 14 colours", len({colour.upper() for colour in COLOUR.findall(text)}) > MOST_COLOURS),
        ("has what SVG Tiny or Qt cannot draw", bool(FORBIDDEN.search(text))),
        ("has arcs", bool(ARC.search(text))),
        ("names no part", ' id="' not in text),
        ("leaves its view box", strays(text)),
    )
    return [fault for fault, found in checks if found]


def strays(text: str) -> bool:
    """Whether anything is drawn outside the view box."""
    wider = f'viewBox="{-AROUND} {-AROUND} {SIDE + 2 * AROUND} {SIDE + 2 * AROUND}"'
    image = drawn(text.replace(VIEW_BOX, wider), SIDE + 2 * AROUND)
    p = QPainter(image)
    p.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
    p.fillRect(AROUND, AROUND, SIDE, SIDE, QColor("#000000"))
    p.end()
    # A hair of a pixel at the edge is the smoothing of Qt, and no fault of the drawing.
    alpha = image.convertToFormat(QImage.Format.Format_Alpha8)
    return max(bytes(alpha.constBits())) > 12


def drawn(text: str, side: int) -> QImage:
    """The picture in a square of `side` pixels, on nothing."""
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(0, 0, 0, 0))
    p = QPainter(image)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(QByteArray(text.encode())).render(p, QRectF(0, 0, side, side))
    p.end()
    return image


def grey(image: QImage) -> bytes:
    """The picture on white, without its colours."""
    ground = QImage(image.size(), QImage.Format.Format_RGB32)
    ground.fill(QColor("#FFFFFF"))
    p = QPainter(ground)
    p.drawImage(0, 0, image)
    p.end()
    return levels(ground)


def levels(image: QImage) -> bytes:
    """How light each pixel is; without the bytes that Qt fills its lines up with, which may be anything."""
    colourless = image.convertToFormat(QImage.Format.Format_Grayscale8)
    bits, line, width = bytes(colourless.constBits()), colourless.bytesPerLine(), colourless.width()
    return b"".join(bits[y * line : y * line + width] for y in range(colourless.height()))


def apart(one: bytes, other: bytes, step: int = 40) -> int:
    """In how many pixels two grey pictures clearly differ."""
    return sum(abs(a - b) > step for a, b in zip(one, other, strict=True))
