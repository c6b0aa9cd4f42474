"""The topics on what a called duck does: cover or swim."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

from duckgames.core.lesson import Lesson, Note
from duckgames.games.duck_and_cover.view.lessons.table import CALLED, against_reed, at

COVER = Lesson(
    id="cover",
    title=QT_TRANSLATE_NOOP("duck_and_cover", "The call, and how to cover"),
    setup=against_reed(1238),
    actions=(
        (0, ["cover", 3, 2, 0]),
        (1, ["cover", 3, 3, 1]),
        (0, ["cover", 1, 3, 1]),
        (1, ["cover", 1, 0, 1]),
    ),
    notes=(
        Note(
            0,
            QT_TRANSLATE_NOOP(
                "duck_and_cover",
                "This is your pond. The big number of a duck is what the captain calls; the drops are its splashes. "
                "Whoever shows the fewest splashes does best: the 12 makes five, the 1 none.",
            ),
            (at(2, 0), at(3, 2)),
        ),
        Note(
            0,
            QT_TRANSLATE_NOOP(
                "duck_and_cover",
                "The captain turns over a 3. Every player has a 3, and all of them have to move now, at the same time.",
            ),
            (CALLED, at(3, 0)),
        ),
        Note(
            0,
            QT_TRANSLATE_NOOP(
                "duck_and_cover",
                "Cover a neighbour: lay your 3 on the 12. Drag it there, or press the 3 and then the 12; with keys, "
                "arrows choose and Enter takes and lays.",
            ),
            (at(3, 0), at(2, 0)),
        ),
        Note(
            2,
            QT_TRANSLATE_NOOP(
                "duck_and_cover",
                "The 12 is hidden, and its splashes no longer count. From now on both ducks are one stack, "
                "and the stack answers to its top number.",
            ),
            (at(2, 0),),
        ),
        Note(
            2,
            QT_TRANSLATE_NOOP(
                "duck_and_cover",
                "Any duck may cover any other that lies side by side with it, never across a corner. "
                "The 1 is called: cover the 11.",
            ),
            (at(3, 2), at(3, 1)),
        ),
        Note(
            4,
            QT_TRANSLATE_NOOP(
                "duck_and_cover",
                "Well done. A covered duck does not come back in this round, so small numbers on big ones "
                "are the way to a calm pond.",
            ),
            (at(2, 0), at(3, 1)),
        ),
    ),
)

SWIM = Lesson(
    id="swim",
    title=QT_TRANSLATE_NOOP("duck_and_cover", "How to swim away"),
    setup=against_reed(324),
    actions=(
        (0, ["duck", 12, 0, 3]),
        (1, ["cover", 12, 1, 0]),
        (0, ["cover", 1, 0, 3]),
        (1, ["cover", 1, 3, 2]),
    ),
    notes=(
        Note(
            0,
            QT_TRANSLATE_NOOP(
                "duck_and_cover",
                "The captain calls 12, and a called duck must move. On the 5 or the 4 it would hide little "
                "and show its five splashes for longer.",
            ),
            (CALLED, at(3, 2)),
        ),
        Note(
            0,
            QT_TRANSLATE_NOOP(
                "duck_and_cover",
                "It may also duck: swim to any free place, near or far, inside the dotted field or outside. "
                "Only, the place has to touch a duck other than itself along a side.",
            ),
            (at(3, 2),),
        ),
        Note(
            0,
            QT_TRANSLATE_NOOP(
                "duck_and_cover",
                "Let the 12 swim to the free place below the 1. There a small duck waits to cover it.",
            ),
            (at(3, 2), at(0, 3)),
        ),
        Note(
            2,
            QT_TRANSLATE_NOOP(
                "duck_and_cover",
                "Nice: the 1 is called next. Cover the 12 with it, and five splashes are gone.",
            ),
            (at(0, 2), at(0, 3)),
        ),
        Note(
            4,
            QT_TRANSLATE_NOOP(
                "duck_and_cover",
                "Swim when covering would show too much, or to come to a better neighbour. "
                "The pond may fall apart into islands; that does no harm.",
            ),
            (at(0, 3),),
        ),
    ),
)
