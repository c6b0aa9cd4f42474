"""Lesson: picking roles, the calls, and a first turn."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from duckgames.core.lesson import Lesson, Note
from duckgames.core.places import Slot
from duckgames.games.duck_town.rules import zones
from duckgames.games.duck_town.rules.roles import BADGER, FOX, GOOSE
from duckgames.games.duck_town.view.lessons.table import ME, actions, called, hand, setup, to_pick, town

LESSON: Final = Lesson(
    "roles",
    QT_TRANSLATE_NOOP("duck_town", "Secret roles"),
    setup(80),
    actions("roles"),
    (
        Note(
            0,
            QT_TRANSLATE_NOOP(
                "duck_town",
                "Welcome to Duck Town! Each round everyone picks a role in secret. "
                "The two I point at lie face up: nobody has them this round, and one more lies face down.",
            ),
            called(FOX, BADGER),
        ),
        Note(
            0,
            QT_TRANSLATE_NOOP(
                "duck_town",
                "You wear the crown, so you pick first. Take the Goose: drag it to its place, "
                "or press it and then the place.",
            ),
            to_pick(3),
        ),
        Note(
            4,
            QT_TRANSLATE_NOOP(
                "duck_town",
                "All have picked. Now the roles are called from 1 to 8, "
                "and whoever has the called role shows it and takes a whole turn.",
            ),
            called(*range(FOX, BADGER + 1)),
        ),
        Note(
            10,
            QT_TRANSLATE_NOOP(
                "duck_town", "The Goose is called: your turn! First take 2 coins. The Goose gets one more."
            ),
            called(GOOSE),
        ),
        Note(
            11,
            QT_TRANSLATE_NOOP(
                "duck_town",
                "Now you may build one building. Drag the one I point at to your street; its dots are what it costs.",
            ),
            (*hand(2), *town(ME, 0)),
        ),
        Note(
            20,
            QT_TRANSLATE_NOOP(
                "duck_town",
                "A new round. The Swan took the crown, so now you pick last. "
                "What is neither here nor face up, the others have, or it lies face down. Take whichever you like.",
            ),
            (Slot(zones.pile(ME), 0), Slot(zones.pile(ME), 1)),
            (["pick", FOX],),
        ),
        Note(
            21,
            QT_TRANSLATE_NOOP(
                "duck_town",
                "The role you did not pick is laid face down, and only you know which it is. "
                "Watch which roles come to you: it tells you what the others may have.",
            ),
        ),
    ),
)
