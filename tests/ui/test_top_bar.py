"""What the bar above a match does with its words where there is little room."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget

from duckgames.core.ducks import DUCKS
from duckgames.core.setup import Ai
from duckgames.ui.theme import Look
from duckgames.ui.top_bar import TopBar
from duckgames.ui.widgets import Pill
from tests.ui.dialogs import settle

FACTS = ("Short game · 53 cards", "The most special objects win the match", "Round 5")
WIDTH = 900


class Narrowest(QObject):
    """The least width that a widget was ever given."""

    def __init__(self, watched: QWidget) -> None:
        super().__init__(watched)
        self._watched = watched
        self.width = watched.width()
        watched.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self.width = min(self.width, self._watched.width())
        return False


def test_a_fact_that_has_no_room_never_takes_that_of_another_not_even_for_one_frame(
    ground: QWidget, look: Look
) -> None:
    bar = TopBar(look, ground)
    bar.turns.show_players(tuple(Ai("easy", "steady", duck) for duck in DUCKS[:4]), 0)
    bar.use_size(WIDTH, 58)
    bar.setGeometry(0, 0, WIDTH, bar.height())
    bar.show_facts(FACTS[:1])
    bar.show()
    settle()
    first = bar.findChildren(Pill)[0]
    least = Narrowest(first)
    for facts in (FACTS[:2], FACTS, FACTS[:1], FACTS):
        bar.show_facts(facts)
        settle()
        assert [pill.text() for pill in bar.findChildren(Pill) if pill.isVisible()] == list(FACTS[:1])
        assert least.width == first.sizeHint().width()


def test_facts_that_are_no_more_leave_the_bar(ground: QWidget, look: Look) -> None:
    bar = TopBar(look, ground)
    bar.turns.show_players(tuple(Ai("easy", "steady", duck) for duck in DUCKS[:2]), 0)
    bar.use_size(1600, 58)
    bar.setGeometry(0, 0, 1600, bar.height())
    bar.show()
    for facts in (FACTS, FACTS[:1], (), FACTS[:2]):
        bar.show_facts(facts)
        settle()
        assert [pill.text() for pill in bar.findChildren(Pill) if pill.isVisible()] == list(facts)
