"""The 66 building cards, read from `cards.csv` (rule S1): kinds are numbered in the order of that file."""

from __future__ import annotations

import csv
from importlib.resources import files
from typing import Final

from duckgames.core.places import Card

COLOURS: Final = ("gold", "blue", "green", "red", "purple")
GOLD, BLUE, GREEN, RED, PURPLE = range(5)

_ROWS: Final = tuple(csv.DictReader(files(__package__).joinpath("cards.csv").read_text(encoding="utf-8").splitlines()))

BUILDING_IDS: Final = tuple(row["id"] for row in _ROWS)
"""The id of each kind."""

KINDS: Final = range(len(BUILDING_IDS))
COST: Final = tuple(int(row["cost"]) for row in _ROWS)
COLOUR: Final = tuple(COLOURS.index(row["colour"]) for row in _ROWS)
COPIES: Final = tuple(int(row["count"]) for row in _ROWS)
DECK: Final = tuple(kind for kind in KINDS for _ in range(COPIES[kind]))
"""The kinds of all 66 cards."""

COLOUR_MASK: Final = tuple(sum(1 << kind for kind in KINDS if COLOUR[kind] == colour) for colour in range(len(COLOURS)))
"""The kinds of each colour as a set: bit k stands for kind k."""

NAMES: Final = tuple({key.removeprefix("name_"): row[key] for key in row if key.startswith("name_")} for row in _ROWS)
"""The name of each kind by language."""

ISLAND, KEEP, LABORATORY, SMITHY, GARDEN, OBSERVATORY, ACADEMY, LIBRARY, DAM = (
    BUILDING_IDS.index(f"wonder_{name}")
    for name in ("island", "keep", "laboratory", "smithy", "garden", "observatory", "academy", "library", "dam")
)
"""The wonders that have a classic power; Mallard University and Dragonfly Gate have none but their ribbon."""

_CARDS: Final = tuple(Card("building", building_id) for building_id in BUILDING_IDS)


def building_card(kind: int) -> Card:
    """The card of `kind`."""
    return _CARDS[kind]


def kind_of(card: Card) -> int:
    """The kind of a building card; raises `ValueError` for any other."""
    return _CARDS.index(card)
