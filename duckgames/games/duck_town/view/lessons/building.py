"""Lesson: taking coins or cards, and building."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from duckgames.core.lesson import Lesson, Note
from duckgames.core.places import Slot
from duckgames.games.duck_town.rules import zones
from duckgames.games.duck_town.view.lessons.table import ME, actions, hand, setup, town

LESSON: Final = Lesson(
    "building",
    QT_TRANSLATE_NOOP("duck_town", "Coins, cards and building"),
    setup(16),
    actions("building"),
    (
        Note(
            35,
            QT_TRANSLATE_NOOP(
                "duck_town",
                "The Beaver is called, and that is you. Look at your hand: "
                "the dots on a card are its cost in coins, and its points at the end.",
            ),
            hand(0, 1, 2),
        ),
        Note(
            35,
            QT_TRANSLATE_NOOP(
                "duck_town",
                "A turn begins with coins or cards: take 2 coins, or look at two cards and keep one. "
                "Nothing in your hand can be built, so press the deck.",
            ),
            (Slot(zones.DECK),),
        ),
        Note(
            36,
            QT_TRANSLATE_NOOP(
                "duck_town",
                "You have 3 coins, so keep the cheap one: drag it to your hand. The other goes under the deck.",
            ),
            (Slot(zones.looked(ME), 0),),
        ),
        Note(
            37,
            QT_TRANSLATE_NOOP(
                "duck_town",
                "The Beaver has drawn two more cards for you. It may also build up to three buildings in its turn, "
                "all others only one. Build the one I point at.",
            ),
            (*hand(0), *town(ME, 1)),
        ),
        Note(
            38,
            QT_TRANSLATE_NOOP(
                "duck_town",
                "And one more, the green one! The red card beside it is veiled: your town has one like it, "
                "and no name may stand twice in a town.",
            ),
            (*hand(0, 1), *town(ME, 2)),
        ),
        Note(
            39,
            QT_TRANSLATE_NOOP(
                "duck_town",
                "Your purse is empty, so this is all for now. What is left in your hand stays there. End your turn.",
            ),
        ),
        Note(
            40,
            QT_TRANSLATE_NOOP(
                "duck_town",
                "Two buildings in one turn, well done! There is no limit to your cards or your coins: "
                "you may save up for something big.",
            ),
        ),
    ),
    begin=35,
)
