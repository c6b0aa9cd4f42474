"""Says where the keys are on the table and what lies there, and shows what there is to read of it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from duckgames.ui.aloud import announce
from duckgames.ui.card_reader import CardReader
from duckgames.ui.table import TableView
from duckgames.ui.widgets import Toast

translate = QCoreApplication.translate


def place_of_keys(table: QWidget) -> str:
    """What is at the ring, in the words of the game; empty: the ring is nowhere."""
    view = table.findChild(TableView)
    return "" if view is None else view.accessibleDescription()


def tell_place(table: QWidget, reader: CardReader, toast: Toast) -> None:
    """Opens the card for the eye, or says in a message what the place is where there is no card to read."""
    had_card = reader.shows
    reader.toggle()
    if had_card and not reader.shows:
        # It was put away: nothing is asked any more.
        return
    words = place_of_keys(table)
    if not reader.shows:
        none = translate("Whereabouts", "The keys are nowhere on the table yet: an arrow brings them there.")
        toast.show_message(words or none)
    else:
        announce(table, words)
