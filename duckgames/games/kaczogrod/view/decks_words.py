"""The words of the deck builder that are not of one widget alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from duckgames.games.kaczogrod.decks.code import BadCode
from duckgames.games.kaczogrod.rules.cards import Catalogue
from duckgames.games.kaczogrod.rules.decks import Fault
from duckgames.games.kaczogrod.view.card_faces import translated

CONTEXT: Final = "kaczogrod.decks"
MOST_NAMES: Final = 3

FAULTS: Final[Mapping[str, object]] = {
    "length": QT_TRANSLATE_NOOP("kaczogrod.decks", "Cards: {number} of {of}."),
    "no_town_hall": QT_TRANSLATE_NOOP("kaczogrod.decks", "A deck needs a town hall: the city begins with it."),
    "no_neighbours": QT_TRANSLATE_NOOP(
        "kaczogrod.decks", "A deck needs 3 city cards that are no town halls: they lie beside the first one."
    ),
    "not_owned": QT_TRANSLATE_NOOP("kaczogrod.decks", "Not in your collection: {cards}"),
    "stranger": QT_TRANSLATE_NOOP("kaczogrod.decks", "Cards of your own that are not there any more: {number}."),
    "twice": QT_TRANSLATE_NOOP("kaczogrod.decks", "Twice in the deck: {cards}"),
}
"""Why a deck is not legal, by the code of the fault."""

CODES: Final[Mapping[str, object]] = {
    "none": QT_TRANSLATE_NOOP("kaczogrod.decks", "There is no deck in this text. It begins with KD1 and a hyphen."),
    "newer": QT_TRANSLATE_NOOP("kaczogrod.decks", "This deck was copied from a newer version of the program."),
    "incomplete": QT_TRANSLATE_NOOP(
        "kaczogrod.decks", "A part of the text is missing, or there is too much of it. Copy it whole."
    ),
    "mistyped": QT_TRANSLATE_NOOP("kaczogrod.decks", "There is a mistake in the text: a letter or figure is wrong."),
    "stranger": QT_TRANSLATE_NOOP("kaczogrod.decks", "The deck has a card of somebody's own, which you lack: {card}"),
}
"""Why a text is no deck, by the fault of `BadCode`."""


def say(source: object) -> str:
    """A marked text in the language of the moment."""
    return QCoreApplication.translate(CONTEXT, str(source))


def fault_words(fault: Fault, known: Catalogue) -> str:
    """Why a deck is not legal, in a sentence."""
    numbers = fault.numbers
    return say(FAULTS[fault.code]).format(
        number=numbers[0] if numbers else 0,
        of=numbers[-1] if numbers else 0,
        cards=_names(numbers, known) if fault.code in ("not_owned", "twice") else "",
    )


def code_words(bad: BadCode) -> str:
    """Why a text is no deck, in a sentence."""
    return say(CODES[bad.fault]).format(card=bad.about)


def _names(numbers: tuple[int, ...], known: Catalogue) -> str:
    names = [translated(known.designs[number - 1].names) for number in numbers[:MOST_NAMES]]
    return ", ".join(names) + (" \N{HORIZONTAL ELLIPSIS}" if len(numbers) > MOST_NAMES else "")
