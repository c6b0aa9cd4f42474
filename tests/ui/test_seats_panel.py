"""The seats in the pause: who plays where, how strong a duck is, and the keys that lead through them."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from duckgames.core.setup import Ai, Person, Player
from duckgames.ui.pause_panel import PausePanel
from duckgames.ui.theme import Look
from tests.ui.dialogs import cut, long_words, outside, settle

LEVELS = ("easy", "normal", "hard")
REED = Ai("easy", "calm", "reed")
ALONE: tuple[Player, ...] = (Person("", "poppy"), REED)
PEOPLE: tuple[Player, ...] = (
    Person("Ola", "poppy"),
    REED,
    Person("Bartłomiej Maksymilian Ł", "pip"),
    *(Person("", duck) for duck in ("toffee", "quill", "lotus", "comet")),
)


@pytest.fixture
def panel(look: Look, ground: QWidget) -> PausePanel:
    return PausePanel(look, ground)


def show(panel: PausePanel, seats: tuple[Player, ...], *handed: int) -> None:
    now = [Ai("easy", "calm", each.duck) if seat in handed else each for seat, each in enumerate(seats)]
    panel.seats.show_seats(seats, now, LEVELS)
    panel.pause()
    settle()


def heard(signal: Any) -> list[Any]:
    told: list[Any] = []
    signal.connect(lambda *values: told.append(values))
    return told


def press(key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, key, modifier)


def test_only_seats_of_people_can_be_given_away(panel: PausePanel) -> None:
    show(panel, PEOPLE)
    assert [row.seat for row in panel.seats.rows] == [0, 2, 3, 4, 5, 6]
    show(panel, (REED, REED))
    assert panel.seats.isHidden()
    assert panel.seats.stops == []


def test_a_click_gives_the_seat_to_a_duck_of_the_chosen_level(panel: PausePanel) -> None:
    told = heard(panel.seats.handed)
    show(panel, ALONE)
    QTest.mouseClick(panel.seats.levels.stops[2], Qt.MouseButton.LeftButton)
    QTest.mouseClick(panel.seats.rows[0].button, Qt.MouseButton.LeftButton)
    assert told == [(0, "hard")]


def test_the_same_button_gives_it_back(panel: PausePanel) -> None:
    told = heard(panel.seats.returned)
    show(panel, PEOPLE, 2)
    texts = [row.button.text() for row in panel.seats.rows]
    assert texts == ["Let a duck play", "Plays again", *["Let a duck play"] * 4]
    QTest.mouseClick(panel.seats.rows[1].button, Qt.MouseButton.LeftButton)
    assert told == [(2,)]


def test_keys_lead_round_and_never_to_what_is_hidden(panel: PausePanel) -> None:
    show(panel, ALONE)
    go_on = QApplication.focusWidget()
    told = heard(panel.seats.handed)
    press(Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is panel.seats.levels.stops[1]
    press(Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is panel.seats.rows[0].button
    press(Qt.Key.Key_Return)
    assert told == [(0, "normal")]
    press(Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is go_on
    press(Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert QApplication.focusWidget() is panel.seats.rows[0].button


def test_enter_goes_on_at_once(panel: PausePanel) -> None:
    told = heard(panel.resumed)
    show(panel, ALONE)
    press(Qt.Key.Key_Return)
    assert told == [()]
    assert panel.isHidden()


def test_a_screen_reader_hears_whose_seat_it_is(panel: PausePanel) -> None:
    show(panel, PEOPLE, 0)
    names = [row.button.accessibleName() for row in panel.seats.rows]
    assert names[:3] == [
        "Plays again: Ola",
        "Let a duck play: Bartłomiej Maksymilian Ł",
        "Let a duck play: Toffee",
    ]
    assert panel.seats.levels.accessibleName()


@pytest.mark.parametrize("seats", [ALONE, PEOPLE])
@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080)])
def test_nothing_is_cut(
    look: Look, ground: QWidget, panel: PausePanel, size: tuple[int, int], scale: float, seats: tuple[Player, ...]
) -> None:
    ground.resize(*size)
    look.use_text_scale(scale)
    with long_words():
        show(panel, seats)
        assert cut(panel) == []
        assert outside(panel, panel) == []
