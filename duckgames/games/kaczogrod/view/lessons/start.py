"""Lesson: the start cards, building a card, and waiting."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from duckgames.core.lesson import Lesson, Note
from duckgames.games.kaczogrod.view.lessons.table import ME, actions, city, hand, pile, setup, stock

LESSON: Final = Lesson(
    "start",
    QT_TRANSLATE_NOOP("kaczogrod", "The first cards"),
    setup(48),
    actions("start"),
    (
        Note(
            0,
            QT_TRANSLATE_NOOP(
                "kaczogrod",
                "Welcome to Kaczogród! A city begins with a TOWN HALL card from your own deck. "
                "Drag the one I point at to the place in the middle.",
            ),
            (*stock(30), *city(ME, (0, 0))),
        ),
        Note(
            1,
            QT_TRANSLATE_NOOP(
                "kaczogrod",
                "Three more cards go beside it, of any type but TOWN HALL. "
                "Begin with a SPECIAL building: whoever has most of those at the end wins.",
            ),
            (*stock(20), *city(ME, (0, -1))),
        ),
        Note(
            2,
            QT_TRANSLATE_NOOP("kaczogrod", "Well laid. Now this one; I lay the last of the four for you."),
            (*stock(4), *city(ME, (1, 0))),
        ),
        Note(
            8,
            QT_TRANSLATE_NOOP(
                "kaczogrod",
                "All start cards lie open now. The decks were shuffled, and these are your first five cards. "
                "Your die was the higher one, so you begin.",
            ),
            hand(0, 1, 2, 3, 4),
        ),
        Note(
            8,
            QT_TRANSLATE_NOOP(
                "kaczogrod",
                "In your turn you build a card, play an event, or wait. Build! "
                "Drag the first card to the place I point at: it has to touch your city along a side.",
            ),
            (*hand(0), *city(ME, (2, 0))),
        ),
        Note(
            10,
            QT_TRANSLATE_NOOP(
                "kaczogrod",
                "You drew a card, so you hold five again. "
                "The last one is of no use yet: drag it to your discard pile, that is called waiting.",
            ),
            (*hand(4), *pile(ME)),
        ),
        Note(
            11,
            QT_TRANSLATE_NOOP(
                "kaczogrod",
                "Waiting costs a card, but there is no other way to do nothing. "
                "When all decks and hands are empty, the match is over.",
            ),
            pile(ME),
        ),
    ),
)
