"""Fits all postcards of the shelf into one height, so that their lines stand side by side."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from duckgames.ui.game_postcard import GamePostcard
from duckgames.ui.postcard_face import EDGE, Measures

PICTURE_SHAPE: Final = 306 / 480
SMALLEST_PICTURE: Final = 0.3


@dataclass(frozen=True)
class Fit:
    """Measures for all postcards, the height they take, and whether their sentences had to be cut."""

    measures: Measures
    height: float
    cut: bool


def fit_postcards(cards: Sequence[GamePostcard], width: float, zoom: float, room: float) -> Fit:
    """The picture gives way first, down to a strip; after it the sentence."""
    bare = Measures(width, zoom)
    bare = replace(bare, title=min(card.face.title_fitting(bare) for card in cards))
    whole = replace(
        bare,
        lines=max(card.face.lines_needed(bare) for card in cards),
        facts=max(card.face.fact_rows_needed(bare) for card in cards),
        buttons=max(card.button_rows_needed(bare) for card in cards),
    )
    measures, strip = whole, SMALLEST_PICTURE * width
    while measures.lines > 1 and _text_height(cards, measures) + strip > room:
        measures = replace(measures, lines=measures.lines - 1)
    picture = EDGE * zoom + (width - 2 * EDGE * zoom) * PICTURE_SHAPE
    height = max(1.0, min(room, _text_height(cards, measures) + picture))
    return Fit(measures, height, cut=measures.lines < whole.lines)


def _text_height(cards: Sequence[GamePostcard], measures: Measures) -> float:
    return max(card.face.text_height(measures) for card in cards)
