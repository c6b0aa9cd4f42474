"""Lesson: what may touch what, in the own city and where two cities meet."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from duckgames.core.lesson import Lesson, Note
from duckgames.games.kaczogrod.view.lessons.table import ME, RIVAL, actions, city, hand, setup

LESSON: Final = Lesson(
    "neighbours",
    QT_TRANSLATE_NOOP("kaczogrod", "Neighbours and borders"),
    setup(234),
    actions("neighbours"),
    (
        Note(
            16,
            QT_TRANSLATE_NOOP(
                "kaczogrod",
                "All cities stand on one table, and yours has grown towards your neighbour's. "
                "But first your own city: cards of one type may never touch along a side.",
            ),
            city(ME, (5, 0)),
        ),
        Note(
            16,
            QT_TRANSLATE_NOOP(
                "kaczogrod",
                "The two cards I point at are of one type. At a corner they may touch: "
                "lay the one from your hand on the free place I show you.",
            ),
            (*hand(1), *city(ME, (4, 0), (3, 1))),
        ),
        Note(
            18,
            QT_TRANSLATE_NOOP(
                "kaczogrod",
                "The same goes for services. A second TOWN HALL card may not stand beside the first, "
                "but far from it there is room. You will see what it is good for.",
            ),
            (*hand(2), *city(ME, (0, 0), (5, 1))),
        ),
        Note(
            20,
            QT_TRANSLATE_NOOP(
                "kaczogrod",
                "Now the border. Beyond the gap your neighbour has a card of the very type you hold: "
                "lay yours right beside it!",
            ),
            (*hand(1), *city(ME, (6, 0)), *city(RIVAL, (7, 0))),
        ),
        Note(
            21,
            QT_TRANSLATE_NOOP(
                "kaczogrod",
                "That is allowed, for cards of different players are no neighbours. "
                "So you cannot build on from a rival's card either, and a rival's services do not protect you.",
            ),
            (*city(ME, (6, 0)), *city(RIVAL, (7, 0))),
        ),
        Note(
            21,
            QT_TRANSLATE_NOOP(
                "kaczogrod",
                "Only one thing counts at a border: whoever builds on a place first has it. "
                "Mix the types in your city, and more places stay free for each card.",
            ),
        ),
    ),
    begin=16,
)
