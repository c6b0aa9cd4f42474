"""The topics on what the captain calls: covered ducks, repeat and maximum."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

from duckgames.core.lesson import Lesson, Note
from duckgames.games.duck_and_cover.view.lessons.table import CALLED, DISCARDS, against_reed, at

QUACK = Lesson(
    id="quack",
    title=QT_TRANSLATE_NOOP("duck_and_cover", "When to quack"),
    setup=against_reed(2521),
    actions=(
        (0, ["cover", 4, 1, 0]),
        (1, ["cover", 4, 2, 0]),
        (1, ["cover", 12, 1, 1]),
        (0, ["cover", 3, 3, 2]),
        (1, ["cover", 3, 3, 1]),
    ),
    notes=(
        Note(
            0,
            QT_TRANSLATE_NOOP(
                "duck_and_cover", "The captain calls 4. Cover the 12 with it, and keep in mind where the 12 lies."
            ),
            (at(2, 0), at(1, 0)),
        ),
        Note(
            2,
            QT_TRANSLATE_NOOP(
                "duck_and_cover",
                "Now 12 is called, but your 12 lies under the 4. It can only quack: you do nothing this turn. "
                "The rival's 12 still shows and has to move.",
            ),
            (CALLED, at(1, 0)),
        ),
        Note(
            3,
            QT_TRANSLATE_NOOP(
                "duck_and_cover",
                "Quacking is nothing to choose: a duck that shows must move, a covered one quacks by itself. "
                "The next call is 3. Cover the 8.",
            ),
            (at(2, 2), at(3, 2)),
        ),
        Note(
            5,
            QT_TRANSLATE_NOOP(
                "duck_and_cover",
                "8 was called and nobody's 8 shows: everybody quacked. The captain's card goes to the discards.",
            ),
            (DISCARDS,),
        ),
        Note(
            5,
            QT_TRANSLATE_NOOP(
                "duck_and_cover",
                "When the discards are full, the round ends at once. Two players fill them with nine cards, "
                "more players with fewer. The counter tells how many there are.",
            ),
            (DISCARDS,),
        ),
    ),
)

SPECIAL = Lesson(
    id="special",
    title=QT_TRANSLATE_NOOP("duck_and_cover", "Repeat and maximum"),
    setup=against_reed(2461),
    actions=(
        (0, ["cover", 3, 2, 1]),
        (1, ["cover", 3, 2, 0]),
        (0, ["cover", 3, 2, 2]),
        (1, ["cover", 3, 2, 1]),
        (0, ["cover", 10, 3, 1]),
        (1, ["cover", 12, 1, 2]),
    ),
    notes=(
        Note(
            0,
            QT_TRANSLATE_NOOP(
                "duck_and_cover",
                "Two of the captain's 26 cards bear no number. First a plain call, though: cover the 11 with your 3.",
            ),
            (at(1, 1), at(2, 1)),
        ),
        Note(
            2,
            QT_TRANSLATE_NOOP(
                "duck_and_cover",
                "REPEAT: the last call counts once more. Whoever moved moves the same stack again; "
                "whoever quacked quacks again.",
            ),
            (CALLED, at(2, 1)),
        ),
        Note(
            2,
            QT_TRANSLATE_NOOP(
                "duck_and_cover", "A stack moves as a whole. Cover the 12 with the stack of the 3 and the 11."
            ),
            (at(2, 1), at(2, 2)),
        ),
        Note(
            4,
            QT_TRANSLATE_NOOP(
                "duck_and_cover",
                "MAXIMUM: everybody's highest number that shows has to move, so nobody quacks. "
                "Your 12 and 11 are covered: it is the turn of the 10.",
            ),
            (CALLED, at(3, 2)),
        ),
        Note(
            4,
            QT_TRANSLATE_NOOP("duck_and_cover", "Cover the 7 with it, or the stack: both are one stack less."),
            (at(3, 2), at(3, 1)),
            (["cover", 10, 2, 2],),
        ),
        Note(
            6,
            QT_TRANSLATE_NOOP(
                "duck_and_cover",
                "One thing more: a REPEAT that opens a round has nothing to repeat and is set aside. "
                "After a discarded card it is discarded too.",
            ),
        ),
    ),
)
