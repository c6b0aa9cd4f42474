"""Lesson: the seventh building, the last round and the points."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from duckgames.core.lesson import Lesson, Note
from duckgames.games.duck_town.rules.roles import BADGER, HERON
from duckgames.games.duck_town.view.lessons.table import ME, actions, called, hand, setup, to_pick, town

LESSON: Final = Lesson(
    "end",
    QT_TRANSLATE_NOOP("duck_town", "The seventh building"),
    setup(168),
    actions("end"),
    (
        Note(
            136,
            QT_TRANSLATE_NOOP(
                "duck_town",
                "Your town has six of its seven buildings, more than any other. "
                "Build the seventh, and the match ends with this round!",
            ),
        ),
        Note(
            136,
            QT_TRANSLATE_NOOP(
                "duck_town",
                "So near the end somebody may send the Badger. "
                "Pick the Heron: nothing of yours can be knocked down this round.",
            ),
            (*to_pick(3), *called(HERON)),
        ),
        Note(
            148,
            QT_TRANSLATE_NOOP(
                "duck_town",
                "You have taken coins and income. All five colours in one town score 3 points, and yours lacks red. "
                "Build the red card!",
            ),
            (*hand(0), *town(ME, 6)),
        ),
        Note(
            149,
            QT_TRANSLATE_NOOP(
                "duck_town",
                "The first full town: 4 points. Any other town that gets full in this round scores 2. End your turn.",
            ),
            town(ME, 0, 1, 2, 3, 4, 5, 6),
        ),
        Note(
            150,
            QT_TRANSLATE_NOOP(
                "duck_town",
                "But the match does not stop here: whoever is still to be called takes a turn. "
                "Here comes the Badger, but a full town cannot be hit.",
            ),
            called(BADGER),
        ),
        Note(
            153,
            QT_TRANSLATE_NOOP(
                "duck_town",
                "That was the last call. Each building scores its cost, each purple wonder 2 more; "
                "coins and cards in hand score nothing. Your town wins!",
            ),
            town(ME, 0, 1, 2, 3, 4, 5, 6),
        ),
    ),
    begin=136,
)
