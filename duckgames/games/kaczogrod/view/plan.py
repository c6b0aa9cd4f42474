"""What a plan of the table holds: where everything lies."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSizeF


@dataclass(frozen=True)
class RivalPlan:
    """One rival: its panel, face, words, map and the button of its discard pile, over the map where it is wide."""

    panel: QRectF
    avatar: QRectF
    name: QRectF
    stats: QRectF
    score: QRectF
    pile: QRectF
    map: QRectF
    tile: QSizeF

    @property
    def head(self) -> QRectF:
        """What is pressed to see the city large."""
        return self.avatar.united(self.name).united(self.stats).united(self.score)


@dataclass(frozen=True)
class Plan:
    """The whole table. `unit` is the scale of words and lines, never below 1; `scale` that of cards and room.

    city:    the ground of the city in the middle; `me` the chip with its owner, `played` the place of an event.
    zoom:    how large the city is seen; it lies among the `tools`, buttons in a corner of the city.
    shelf:   the room of the hand, and of what is chosen from instead of it.
    speech:  where the speech strip of the page lies; `log` and `focus` are other panels of the page, or empty.
    """

    unit: float
    scale: float
    text: float
    rivals: tuple[RivalPlan, ...]
    city: QRectF
    tile: QSizeF
    me: QRectF
    played: QRectF
    zoom: QRectF
    tools: QRectF
    speech: QRectF
    shelf: QRectF
    hand_card: QSizeF
    deck: QRectF
    deck_words: QRectF
    die: QRectF
    pile: QRectF
    pile_words: QRectF
    log: QRectF
    focus: QRectF
