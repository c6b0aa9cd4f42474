"""What keys do in Kaczogród beyond what they do in every match."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from duckgames.ui.commands import ZOOMING, Command, Scope

CONTEXT: Final = "kaczogrod"
TABLE: Final = Scope("kaczogrod", QT_TRANSLATE_NOOP("kaczogrod", "Kaczogród"), CONTEXT, at_table=True)
PAGES: Final = Scope("kaczogrod.pages", QT_TRANSLATE_NOOP("kaczogrod", "Deck builder and collection"), CONTEXT)

NEXT: Final = Command(
    "kaczogrod.next", TABLE, QT_TRANSLATE_NOOP("kaczogrod", "The next city"), ("C", "Ctrl+Shift+C"), CONTEXT
)
TOGETHER: Final = Command(
    "kaczogrod.together",
    TABLE,
    QT_TRANSLATE_NOOP("kaczogrod", "All cities on one table"),
    ("T", "Ctrl+Shift+T"),
    CONTEXT,
)

UNDO: Final = Command("kaczogrod.undo", PAGES, QT_TRANSLATE_NOOP("kaczogrod", "Undo"), ("Z", "Ctrl+Z"), CONTEXT)
REDO: Final = Command(
    "kaczogrod.redo", PAGES, QT_TRANSLATE_NOOP("kaczogrod", "Redo"), ("Y", "Ctrl+Y"), CONTEXT, also=("Ctrl+Shift+Z",)
)
READ: Final = Command(
    "kaczogrod.read", PAGES, QT_TRANSLATE_NOOP("kaczogrod", "Read the card"), ("I", "Ctrl+I"), CONTEXT
)
FIND: Final = Command("kaczogrod.find", PAGES, QT_TRANSLATE_NOOP("kaczogrod", "Search"), ("/", "Ctrl+F"), CONTEXT)
SAVE: Final = Command("kaczogrod.save", PAGES, QT_TRANSLATE_NOOP("kaczogrod", "Save the deck"), ("Ctrl+S", ""), CONTEXT)
COPY: Final = Command(
    "kaczogrod.copy",
    PAGES,
    QT_TRANSLATE_NOOP("kaczogrod", "Copy the deck"),
    ("Ctrl+C", ""),
    CONTEXT,
    also=("Ctrl+Ins",),
)
PASTE: Final = Command(
    "kaczogrod.paste",
    PAGES,
    QT_TRANSLATE_NOOP("kaczogrod", "Paste a deck"),
    ("Ctrl+V", ""),
    CONTEXT,
    also=("Shift+Ins",),
)

COMMANDS: Final = (NEXT, TOGETHER, *ZOOMING, UNDO, REDO, READ, FIND, SAVE, COPY, PASTE)
