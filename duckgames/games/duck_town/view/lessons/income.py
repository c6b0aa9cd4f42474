"""Lesson: income of colours, and what the Badger knocks down."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from duckgames.core.lesson import Lesson, Note
from duckgames.games.duck_town.view.lessons.table import ME, actions, hand, setup, to_pick, town

LESSON: Final = Lesson(
    "income",
    QT_TRANSLATE_NOOP("duck_town", "Income and the Badger"),
    setup(28),
    actions("income"),
    (
        Note(
            64,
            QT_TRANSLATE_NOOP(
                "duck_town",
                "Under your purse you see the colours of your town: two buildings are green. "
                "Green pays the Goose, so pick the Goose.",
            ),
            to_pick(2),
        ),
        Note(
            70,
            QT_TRANSLATE_NOOP(
                "duck_town", "Take 2 coins; the Goose gets its extra coin at once. Income is another matter."
            ),
        ),
        Note(
            71,
            QT_TRANSLATE_NOOP(
                "duck_town",
                "Do not take your income yet! The card I point at is green too: "
                "build it first, and it pays you as well.",
            ),
            (*hand(1), *town(ME, 3)),
        ),
        Note(
            72,
            QT_TRANSLATE_NOOP(
                "duck_town",
                "Now take your income: 1 coin for each of your green buildings, once a turn. "
                "If you forget, it is paid when your turn ends.",
            ),
            town(ME, 0, 1, 3),
        ),
        Note(
            82,
            QT_TRANSLATE_NOOP(
                "duck_town",
                "Swan, Heron and Badger are paid in the same way, for gold, blue and red. "
                "Nobody took the Swan, so the crown is still yours. Pick the Badger.",
            ),
            to_pick(4),
        ),
        Note(
            94,
            QT_TRANSLATE_NOOP(
                "duck_town",
                "The Badger may knock down a building, but that ends the turn. So build first.",
            ),
            (*hand(0), *town(ME, 4)),
        ),
        Note(
            95,
            QT_TRANSLATE_NOOP(
                "duck_town",
                "Now press the building I point at. Knocking down costs 1 coin less than building, so it is free. "
                "The Heron's town is safe this round, and full towns always are.",
            ),
            town(2, 4),
            (["knock_down", 1, 13], ["knock_down", 1, 8], ["knock_down", 2, 14]),
        ),
        Note(
            96,
            QT_TRANSLATE_NOOP(
                "duck_town",
                "Down it went, under the deck. The cheap hits are the best ones, first of all against a leader.",
            ),
            town(2, 0, 1, 2, 3),
        ),
    ),
    begin=64,
)
