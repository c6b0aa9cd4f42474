"""Says where the keys are on the table and what lies there, and shows what there is to read of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from duckgames.ui.aloud import announce
from duckgames.ui.table import TableView

if TYPE_CHECKING:
    from duckgames.ui.match_page import MatchPage

translate = QCoreApplication.translate


def place_of_keys(table: QWidget) -> str:
    """What is at the ring, in the words of the game; empty: the ring is nowhere."""
    view = table.findChild(TableView)
    return "" if view is None else view.accessibleDescription()


def tell_place(page: MatchPage) -> None:
    """Opens the card for the eye, or says in a message what the place is where there is no card to read."""
    had_card = page.reader.shows
    page.reader.toggle()
    if had_card and not page.reader.shows:
        # It was put away: nothing is asked any more.
        return
    words = place_of_keys(page.table.widget)
    if not page.reader.shows:
        none = translate("Whereabouts", "The keys are nowhere on the table yet: an arrow brings them there.")
        page.toast.show_message(words or none)
    else:
        announce(page, words)
