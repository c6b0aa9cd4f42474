"""Lesson: the powers of Fox, Magpie and Owl."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from duckgames.core.lesson import Lesson, Note
from duckgames.core.places import Slot
from duckgames.games.duck_town.rules import zones
from duckgames.games.duck_town.rules.roles import BADGER, GOOSE
from duckgames.games.duck_town.view.lessons.table import ME, actions, called, hand, setup, to_pick, town

LESSON: Final = Lesson(
    "naming",
    QT_TRANSLATE_NOOP("duck_town", "Fox, Magpie and Owl"),
    setup(54),
    actions("naming"),
    (
        Note(
            54,
            QT_TRANSLATE_NOOP(
                "duck_town",
                "Three roles play tricks on the others. Begin with the Fox: pick it.",
            ),
            to_pick(0),
        ),
        Note(
            58,
            QT_TRANSLATE_NOOP(
                "duck_town",
                "You name a role, never a player. The town I point at leads, and its red buildings pay the Badger: "
                "press the Badger on the strip.",
            ),
            (*called(BADGER), *town(3, 2, 4)),
        ),
        Note(
            70,
            QT_TRANSLATE_NOOP(
                "duck_town",
                "Well guessed: the Badger was called and no one answered, so a whole turn was missed. "
                "In the new round only two roles are left for you. Pick the Magpie.",
            ),
            to_pick(0),
        ),
        Note(
            71,
            QT_TRANSLATE_NOOP(
                "duck_town",
                "The Magpie names a role and gets all its coins when it is called. "
                "Here is a full purse and a green town, so name the Goose.",
            ),
            (*called(GOOSE), *town(1, 0, 1, 2)),
        ),
        Note(
            77,
            QT_TRANSLATE_NOOP(
                "duck_town",
                "The Goose is called, and its five coins are yours! What it takes from now on in its turn, it keeps.",
            ),
            called(GOOSE),
        ),
        Note(
            85,
            QT_TRANSLATE_NOOP(
                "duck_town",
                "Another round. As the Owl you may exchange cards with the deck, or swap hands with a player. "
                "You hold one card only: press the hand with three.",
            ),
            (Slot(zones.hand(2)),),
        ),
        Note(
            87,
            QT_TRANSLATE_NOOP(
                "duck_town",
                "What a catch! Your 2 coins are taken already, so build whichever of the three you like.",
            ),
            (*hand(0, 1, 2), *town(ME, 4)),
            (["build", 1], ["build", 19]),
        ),
        Note(
            88,
            QT_TRANSLATE_NOOP(
                "duck_town",
                "Those are the tricks. Fox and Magpie guess, so do not name the same role each time, "
                "and do not always pick the one that suits you best.",
            ),
        ),
    ),
    begin=54,
)
