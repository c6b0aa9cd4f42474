"""The topic on how a round ends and what it is worth."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

from duckgames.core.lesson import Lesson, Note
from duckgames.games.duck_and_cover.view.lessons.table import DISCARDS, against_reed, at

END = Lesson(
    id="end",
    title=QT_TRANSLATE_NOOP("duck_and_cover", "The end of a round, and points"),
    setup=against_reed(21),
    actions=(
        (0, ["cover", 9, 3, 1]),
        (1, ["cover", 9, 2, 0]),
        (0, ["cover", 10, 2, 1]),
        (1, ["cover", 10, 1, 2]),
        (0, ["cover", 9, 2, 1]),
        (1, ["cover", 9, 1, 0]),
        (0, ["cover", 11, 2, 1]),
        (0, ["duck", 4, 1, 1]),
        (1, ["cover", 4, 1, 2]),
        (0, ["cover", 11, 1, 1]),
        (1, ["duck", 8, 1, 1]),
        (1, ["cover", 8, 1, 0]),
        (1, ["duck", 4, 1, 1]),
        (0, ["cover", 7, 1, 1]),
        (1, ["cover", 7, 1, 1]),
        (0, ["cover", 1, 1, 1]),
        (1, ["duck", 1, 2, 0]),
        (0, ["cover", 3, 0, 2]),
        (1, ["cover", 3, 1, 1]),
        (0, ["duck", 3, 1, 0]),
        (1, ["cover", 3, 1, 0]),
        (0, ["cover", 2, 1, 0]),
        (1, ["duck", 2, 2, -1]),
        (0, ["cover", 6, 1, 0]),
        (1, ["cover", 6, 1, 0]),
        (0, ["cover", 6, 1, 1]),
        (1, ["cover", 6, 2, 0]),
    ),
    begin=21,
    notes=(
        Note(
            21,
            QT_TRANSLATE_NOOP(
                "duck_and_cover",
                "Late in a round only four stacks of yours are left. What shows counts: "
                "2 + 1 + 1 + 0 splashes would be 4 points, and points are what nobody wants.",
            ),
            (at(0, 0), at(1, 0), at(2, 0), at(1, 1)),
        ),
        Note(
            21,
            QT_TRANSLATE_NOOP("duck_and_cover", "2 is called. Cover the 3 with it: then three stacks are left."),
            (at(2, 0), at(1, 0)),
        ),
        Note(
            23,
            QT_TRANSLATE_NOOP(
                "duck_and_cover",
                "Everybody's 5 is covered, so that card was discarded: three by now. "
                "Nine would end the round, but you can be faster.",
            ),
            (DISCARDS,),
        ),
        Note(
            23,
            QT_TRANSLATE_NOOP("duck_and_cover", "6 is called. Cover the stack of the 2 with it."),
            (at(0, 0), at(1, 0)),
        ),
        Note(
            25,
            QT_TRANSLATE_NOOP(
                "duck_and_cover",
                "6 once more, and just two stacks. Cover the other one: whoever is down to one stack ends the round.",
            ),
            (at(1, 0), at(1, 1)),
        ),
        Note(
            27,
            QT_TRANSLATE_NOOP(
                "duck_and_cover",
                "One stack at the end is worth a prize: its splashes are taken off. "
                "Your 6 showed two, so you get −2. "
                "The rival's two stacks showed three splashes: 3 points.",
            ),
        ),
        Note(
            27,
            QT_TRANSLATE_NOOP(
                "duck_and_cover",
                "All ducks are dealt anew for the next round. After three rounds the lowest total wins; "
                "if totals are equal, the fewer stacks at the very end. Now you know it all: have fun by the pond.",
            ),
        ),
    ),
)
