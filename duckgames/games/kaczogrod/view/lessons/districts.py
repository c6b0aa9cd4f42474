"""Lesson: cities that are cut apart, and the TOWN HALL cards that hold the parts."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from duckgames.core.lesson import Lesson, Note
from duckgames.games.kaczogrod.view.lessons.table import ME, RIVAL, actions, city, hand, pile, setup

LESSON: Final = Lesson(
    "districts",
    QT_TRANSLATE_NOOP("kaczogrod", "Districts and TOWN HALL cards"),
    setup(3097, decks={"deck_0": "raider", "deck_1": "raider"}),
    actions("districts"),
    (
        Note(
            12,
            QT_TRANSLATE_NOOP(
                "kaczogrod",
                "Look at your rival's city: a whole row hangs on one card. "
                "You hold an event that takes any one object: drag it to that city.",
            ),
            (*hand(4), *city(RIVAL)),
        ),
        Note(
            13,
            QT_TRANSLATE_NOOP("kaczogrod", "Now press the card that joins the row to the rest."),
            city(RIVAL, (11, 0)),
        ),
        Note(
            14,
            QT_TRANSLATE_NOOP(
                "kaczogrod",
                "The city fell apart. A part without a TOWN HALL card is lost at once: "
                "one card taken, three on the discard pile!",
            ),
            pile(RIVAL),
        ),
        Note(
            15,
            QT_TRANSLATE_NOOP(
                "kaczogrod",
                "Your own row is just as weak. Lay your TOWN HALL card at its far end.",
            ),
            (*hand(3), *city(ME, (3, 0))),
        ),
        Note(
            18,
            QT_TRANSLATE_NOOP(
                "kaczogrod",
                "The answer came at once, and your city is in two parts. "
                "But both have a TOWN HALL card, so both stay: they are called districts.",
            ),
            city(ME, (0, 0), (3, 0)),
        ),
        Note(
            18,
            QT_TRANSLATE_NOOP(
                "kaczogrod",
                "At the end only your best district counts. So join them again: lay this card in the gap.",
            ),
            (*hand(0), *city(ME, (1, 0))),
        ),
        Note(
            19,
            QT_TRANSLATE_NOOP(
                "kaczogrod",
                "One city again. Build your second and third TOWN HALL card early and far apart, "
                "and avoid long rows: a card with two or three neighbours is not cut off by one blow.",
            ),
        ),
    ),
    begin=12,
)
