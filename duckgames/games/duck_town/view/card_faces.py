"""What is printed on the cards of Duck Town in the language of the moment: their names, and powers of roles."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale

from duckgames.core.places import Card
from duckgames.games.duck_town.rules.cards import COLOUR, COLOURS, COST, NAMES, PURPLE, kind_of
from duckgames.games.duck_town.view.faces import BuildingFace
from duckgames.games.duck_town.view.role_faces import RoleFace
from duckgames.games.duck_town.view.wording import CONTEXT, WORDING

ROLE = "role"
"""The kind of card that is a role; all others are buildings."""


def word(key: str) -> str:
    """The words for a phrase key that takes no arguments."""
    return QCoreApplication.translate(CONTEXT, str(WORDING[key]))


def card_name(card: Card) -> str:
    """What a card is called."""
    if card.kind == ROLE:
        return word(f"role.{card.id}")
    # The language manager makes the language of the program the locale of the process.
    language = QLocale().name().split("_")[0]
    names = NAMES[kind_of(card)]
    return names.get(language, names["en"])


def building_face(card: Card) -> BuildingFace:
    """What is printed on a building."""
    kind = kind_of(card)
    colour = COLOUR[kind]
    return BuildingFace(card.id, COLOURS[colour], COST[kind], card_name(card), colour == PURPLE)


def role_face(role: str) -> RoleFace:
    """What is printed on the card of a role, by its id."""
    return RoleFace(role, word(f"role.{role}"), word(f"power.{role}"))
