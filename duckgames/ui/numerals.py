"""The drawn numerals of cards, coins and scores, which look the same on every machine."""

import re
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QXmlStreamReader
from PySide6.QtGui import QPainterPath

from duckgames.session.resources import resource

CELL_HEIGHT: Final = 90.0
STROKE: Final = 13.0
OUTLINE: Final = STROKE + 2 * 8.0
SIGNS: Final = {"-": "minus", "−": "minus", "+": "plus", "×": "times", "?": "question", "/": "slash", ".": "point"}
NUMBERS: Final = re.compile(r"[MLCZ]|-?[\d.]+")


@dataclass(frozen=True)
class Numeral:
    """The centre line of one numeral in a cell of `width` x 90."""

    width: float
    line: QPainterPath


def numeral_id(sign: str) -> str:
    """The id of the element that draws `sign`, as it stands in numerals.svg."""
    return f"d{sign}" if sign.isdigit() else SIGNS[sign]


def read_numerals() -> dict[str, Numeral]:
    """All numerals of numerals.svg by id."""
    numerals: dict[str, Numeral] = {}
    reader = QXmlStreamReader(resource("icons/numerals.svg").read_text(encoding="utf-8"))
    name, width = "", 0.0
    while not reader.atEnd():
        reader.readNext()
        if not reader.isStartElement():
            continue
        attributes = reader.attributes()
        tag = reader.name()
        if tag == "g":
            name = attributes.value("id")
        elif tag == "rect":
            width = float(attributes.value("width"))
        elif tag == "path":
            numerals[name] = Numeral(width, path_from(attributes.value("d")))
    return numerals


def path_from(data: str) -> QPainterPath:
    """A painter path from SVG path data made of absolute M, L, C and Z, the only commands our numerals use."""
    path = QPainterPath()
    words = NUMBERS.findall(data)
    command = ""
    while words:
        if words[0] in "MLCZ":
            command = words.pop(0)
        if command == "Z":
            path.closeSubpath()
            continue
        values = [float(words.pop(0)) for _ in range(6 if command == "C" else 2)]
        if command == "M":
            path.moveTo(values[0], values[1])
        elif command == "L":
            path.lineTo(values[0], values[1])
        else:
            path.cubicTo(values[0], values[1], values[2], values[3], values[4], values[5])
    return path
