"""Lesson: agreements, rounds, the last cards, and who wins."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from duckgames.core.lesson import Lesson, Note
from duckgames.games.kaczogrod.view.lessons.table import ME, RIVAL, actions, city, hand, pile, setup

_FREE: Final = (
    (-4, -1), (-3, -2), (-3, 0), (-2, 1), (-1, 2), (1, -5), (1, -4), (2, -6),
    (2, 3), (3, -6), (3, -2), (3, 0), (3, 2), (4, -5), (4, -4), (4, -1),
)  # fmt: skip
"""Where the last card may lie too: it makes no difference for the end."""

LESSON: Final = Lesson(
    "end",
    QT_TRANSLATE_NOOP("kaczogrod", "Agreements and the end"),
    setup(15, rivals=2),
    actions("end"),
    (
        Note(
            188,
            QT_TRANSLATE_NOOP(
                "kaczogrod",
                "The last turns of a match of three. All decks are empty: nobody draws, everyone plays what is left. "
                "These are your last three cards.",
            ),
            hand(0, 1, 2),
        ),
        Note(
            188,
            QT_TRANSLATE_NOOP(
                "kaczogrod",
                "With three or four players you may make one proposal before your action. "
                "Press Agreement and propose a truce to the city I point at.",
            ),
            city(RIVAL),
            (["propose_truce", 1, 2], ["propose_truce", 1, 3]),
        ),
        Note(
            190,
            QT_TRANSLATE_NOOP(
                "kaczogrod",
                "Accepted! But nothing enforces it, so play safe: this event protects you for 2 rounds. "
                "It lies beside your city until they are over.",
            ),
            hand(2),
        ),
        Note(
            193,
            QT_TRANSLATE_NOOP(
                "kaczogrod",
                "A round is over when your turn comes again. This event would bring back a service, "
                "but your discard pile holds none: wait with it.",
            ),
            (*hand(1), *pile(ME)),
        ),
        Note(
            195,
            QT_TRANSLATE_NOOP(
                "kaczogrod",
                "Whoever has no cards left misses the turn; that city can still be attacked. "
                "Now your last card, a SPECIAL building! Lay it where you like, but beside no other SPECIAL.",
            ),
            hand(0),
            tuple(["add", 65, column, row] for column, row in _FREE),
        ),
        Note(
            197,
            QT_TRANSLATE_NOOP(
                "kaczogrod",
                "All cards are played. Your best district has the most SPECIAL objects, so you win! "
                "In a tie, objects of all kinds are counted.",
            ),
            city(ME, (0, 0)),
        ),
    ),
    begin=188,
)
