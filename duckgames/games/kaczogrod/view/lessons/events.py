"""Lesson: attacking, being safe from an attack, and making an object special."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from duckgames.core.lesson import Lesson, Note
from duckgames.games.kaczogrod.view.lessons.table import ME, RIVAL, actions, city, hand, pile, setup

LESSON: Final = Lesson(
    "events",
    QT_TRANSLATE_NOOP("kaczogrod", "Events"),
    setup(14835, decks={"deck_1": "raider"}),
    actions("events"),
    (
        Note(
            18,
            QT_TRANSLATE_NOOP(
                "kaczogrod",
                "Events are not built but played. The one I point at is an attack: drag it to the city of your rival.",
            ),
            (*hand(2), *city(RIVAL)),
        ),
        Note(
            19,
            QT_TRANSLATE_NOOP(
                "kaczogrod",
                "It may take up to three objects that hang together. What touches a FIRE BRIGADE card is safe, "
                "but this one does not: press it first.",
            ),
            (*city(RIVAL, (13, 0)), *city(RIVAL, (11, 0))),
        ),
        Note(
            20,
            QT_TRANSLATE_NOOP("kaczogrod", "And the one beside it. Services like TOWN HALL are no objects and stay."),
            city(RIVAL, (14, 0)),
        ),
        Note(
            21,
            QT_TRANSLATE_NOOP(
                "kaczogrod",
                "Both lie on their owner's discard pile now: nobody ever gets cards of somebody else. "
                "Let us see what comes back.",
            ),
            pile(RIVAL),
        ),
        Note(
            22,
            QT_TRANSLATE_NOOP(
                "kaczogrod",
                "A Flood! It strikes only if you roll more than you have TOWN HALL cards. "
                "You rolled 1 and have two, so nothing happens.",
            ),
            city(ME, (0, 0), (2, 0)),
        ),
        Note(
            22,
            QT_TRANSLATE_NOOP(
                "kaczogrod",
                "Some events help. This one makes a CULTURE card special: drag it to your own city.",
            ),
            hand(3),
        ),
        Note(
            23,
            QT_TRANSLATE_NOOP(
                "kaczogrod",
                "Press the card that is to become special. "
                "It may not touch another SPECIAL object, and this one does not.",
            ),
            city(ME, (0, -1)),
        ),
        Note(
            24,
            QT_TRANSLATE_NOOP(
                "kaczogrod",
                "The two are one SPECIAL object from now on, and the old type is forgotten. "
                "One step nearer to winning!",
            ),
            city(ME, (0, -1)),
        ),
    ),
    begin=18,
)
