"""What is printed on the cards of Kaczogród in the language of the moment."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from PySide6.QtCore import QCoreApplication, QLocale

from duckgames.core.places import Card
from duckgames.games.kaczogrod.rules.cards import BASE, BUILT_IN, Catalogue, Design
from duckgames.games.kaczogrod.rules.groups import GROUPS
from duckgames.games.kaczogrod.view.faces import Face
from duckgames.games.kaczogrod.view.own_pictures import own_picture
from duckgames.games.kaczogrod.view.wording import CONTEXT, WORDING
from duckgames.session.resources import resource


def word(key: str) -> str:
    """The words for a phrase key that takes no arguments."""
    return QCoreApplication.translate(CONTEXT, str(WORDING[key]))


def translated(texts: Mapping[str, str]) -> str:
    """The text in the language of the moment."""
    # The language manager makes the language of the program the locale of the process.
    return texts.get(QLocale().name().split("_")[0]) or texts.get("en", "")


def design_of(card: Card, known: Catalogue = BASE) -> Design | None:
    """The design of a card; None for one that this catalogue does not know."""
    number = known.numbers.get(card.id)
    return None if number is None else known.designs[number - 1]


def card_name(card: Card, known: Catalogue = BASE) -> str:
    """What a card is called."""
    design = design_of(card, known)
    return card.id if design is None else translated(design.names)


def face_of(card: Card, known: Catalogue = BASE, *, made: bool = False) -> Face:
    """What is printed on a card; `made`: an event has made it special."""
    design = design_of(card, known)
    assert design is not None
    group = GROUPS[design.group]
    return Face(
        id=card.id,
        group=group,
        name=translated(design.names),
        group_name=word(f"group.{group}"),
        number=design.number if design.number <= BUILT_IN else 0,
        text=translated(design.texts),
        short=translated(design.shorts),
        made=made,
        picture=picture_of(card.id) if design.number <= BUILT_IN else own_picture(card.id),
    )


@cache
def picture_of(card: str) -> str:
    """The path of the picture of a built-in card; cards without one show the glyph of their group."""
    own = f"games/kaczogrod/cards/{card}.svg"
    try:
        resource(own)
    except FileNotFoundError:
        return ""
    return own
