"""What a plan of the table holds: where everything lies, and how rivals are shown."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from PySide6.QtCore import QRectF, QSizeF

from duckgames.games.duck_and_cover.rules.cards import COLUMNS, ROWS
from duckgames.ui.table import Box

HOME: Final = Box(0, 0, COLUMNS - 1, ROWS - 1)

SHORE: Final = 10.0
"""Pixels of water around the cards of a single rival, whose pond fills its panel."""


class Shape(Enum):
    """How a rival is shown."""

    PANEL = "panel"
    """Name, deed and splash over the pond."""
    SLIM = "slim"
    """The same, half as wide."""
    CHIP = "chip"
    """Name and splash; a press shows the pond."""


@dataclass(frozen=True)
class RivalPlan:
    """One rival: its panel, its head in it, and where its cards lie (empty for a chip)."""

    panel: QRectF
    head: QRectF
    area: QRectF
    card: QSizeF


@dataclass(frozen=True)
class Plan:
    """The whole table. `unit` is the scale of words and lines, never below 1; `scale` that of cards and room."""

    unit: float
    scale: float
    water: QRectF
    field: QRectF
    card: QSizeF
    gap: float
    chip: QRectF
    shape: Shape
    rivals: tuple[RivalPlan, ...]
    captain: QRectF
    deck: QRectF
    called: QRectF
    pill: QRectF
    discards: QRectF
    slots: tuple[QRectF, ...]
    tracker: QRectF
    scores: QRectF
    log: QRectF
    papers: tuple[QRectF, ...]
