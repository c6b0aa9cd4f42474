"""Actions without a place on the table: buttons in the strip, for mouse and keys, in few words where room is short."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from duckgames.ai.player import Decision
from duckgames.core.places import Slot
from duckgames.ui.button_row import ButtonLabel
from duckgames.ui.speech_strip import SpeechStrip
from duckgames.ui.strip_actions import StripActions
from duckgames.ui.table.mark_pictures import Mark
from duckgames.ui.theme import Look
from tests.toy.game import DECK, Deed, hand
from tests.ui.dialogs import long_words
from tests.ui.laid_table import Room, room

__all__ = ["room"]

K = Qt.Key


def test_actions_without_a_place_are_buttons_in_the_order_of_the_rules(room: Room) -> None:
    room.start()
    assert room.words == [], "cards are dragged"
    room.win()
    assert room.words == ["Bury a card under the deck of 6", "Toast"]
    assert [button.kind for button in room.buttons] == ["quiet", "quiet"], "the deck can be pressed too"


def test_a_button_plays_its_action_once_and_is_gone(room: Room) -> None:
    room.win()
    bury, ply = room.buttons[0], room.session.ply
    room.click(bury)
    assert room.session.ply == ply + 1
    assert room.words == []
    assert bury.isHidden()
    bury.click()
    assert room.session.ply == ply + 1


def test_the_first_button_looks_primary_where_nothing_else_can_be_done(room: Room) -> None:
    strip = room.page.strip
    strip.offer([ButtonLabel("Go on", "Go on"), ButtonLabel("Stop", "Stop")], primary=True)
    assert [button.kind for button in strip.row.buttons] == ["primary", "quiet"]


def test_tab_leads_from_the_table_to_the_buttons_and_enter_presses_one(room: Room) -> None:
    room.win()
    assert room.focused() is room.table.view
    for _ in range(8):
        if room.focused() is room.table.view:
            room.tap(K.Key_Tab)
    assert room.focused() is room.buttons[0]
    room.tap(K.Key_Tab)
    assert room.focused() is room.buttons[1]
    room.tap(K.Key_Backtab)
    ply = room.session.ply
    room.tap(K.Key_Return)
    assert room.session.ply == ply + 1
    assert room.focused() is room.table.view, "the keys go on at the table"


@pytest.mark.parametrize("key", [K.Key_Escape, K.Key_F6])
def test_one_key_leads_to_the_buttons_and_one_back(room: Room, key: Qt.Key) -> None:
    room.win()
    room.tap(K.Key_F6)
    assert room.focused() is room.buttons[0]
    room.tap(key)
    assert room.focused() is room.table.view


def test_space_presses_a_button_too(room: Room) -> None:
    room.win()
    ply = room.session.ply
    room.tap(K.Key_F6, K.Key_Space)
    assert room.session.ply == ply + 1


def test_a_held_or_second_enter_plays_nothing_more(room: Room) -> None:
    room.win()
    ply = room.session.ply
    room.tap(K.Key_F6)
    QTest.keyPress(room.focused(), K.Key_Return)
    assert room.session.ply == ply + 1
    repeat = QKeyEvent(QEvent.Type.KeyPress, K.Key_Return, Qt.KeyboardModifier.NoModifier, "", True)
    for _ in range(5):
        QApplication.sendEvent(room.focused(), repeat)
    room.page.strip.offer([ButtonLabel("End turn", "End turn")], primary=True)
    pressed: list[int] = []
    room.page.strip.row.pressed.connect(pressed.append)
    QApplication.sendEvent(room.focused(), repeat)
    room.tap(K.Key_Return)
    assert not pressed, "a button that has just come is not where the keys are"


def test_a_key_that_is_held_presses_no_button(room: Room) -> None:
    room.win()
    ply = room.session.ply
    room.tap(K.Key_F6)
    repeat = QKeyEvent(QEvent.Type.KeyPress, K.Key_Return, Qt.KeyboardModifier.NoModifier, "", True)
    QApplication.sendEvent(room.focused(), repeat)
    assert room.session.ply == ply


def test_a_hint_marks_its_button_and_undo_brings_the_cards_back(room: Room) -> None:
    room.win()
    plain = room.page.strip.grab().toImage()
    room.page.director.on_hinted(Decision(Deed.BURY, 1, 0.0))
    room.page.director._show.words.say_prompt(room.session.observation(0), 0)
    assert room.page.strip.grab().toImage() != plain
    ply = room.session.ply
    room.click(room.buttons[0])
    assert room.session.ply > ply
    room.tap(K.Key_Z)
    assert room.session.ply < ply + 1


def test_another_language_says_the_same_on_the_same_buttons(room: Room) -> None:
    room.win()
    room.tap(K.Key_F6)
    before = room.buttons
    with long_words():
        room.page.changeEvent(QEvent(QEvent.Type.LanguageChange))
        assert room.buttons == before
        assert room.focused() is before[0]


def test_a_doubtful_action_is_asked_about_first(room: Room) -> None:
    room.win()
    ply = room.session.ply
    room.click(room.buttons[1])
    assert room.session.ply == ply
    assert room.page.strip.accessibleName() == "Toast, and take nothing back?"
    assert room.words == ["Yes", "No"]
    assert room.focused() is room.buttons[1], "a second Enter says no"
    assert room.table.scene.marked(Mark.LEGAL) == ()
    room.tap(K.Key_Return)
    assert room.session.ply == ply
    assert room.words == ["Bury a card under the deck of 6", "Toast"]
    assert Slot(DECK) in room.table.scene.marked(Mark.LEGAL)
    assert room.page.strip.accessibleName().startswith("You won the round")


def test_yes_plays_what_was_doubted(room: Room) -> None:
    room.win()
    ply = room.session.ply
    room.click(room.buttons[1])
    room.click(room.buttons[0])
    assert room.session.ply == ply + 1


@pytest.mark.parametrize("at_table", [False, True])
def test_escape_says_no_wherever_the_keys_are(room: Room, at_table: bool) -> None:
    room.win()
    ply = room.session.ply
    room.click(room.buttons[1])
    if at_table:
        room.table.view.setFocus()
    room.tap(K.Key_Escape)
    assert room.words[-1] == "Toast"
    assert room.session.ply == ply
    assert room.focused() is room.table.view


def test_cards_that_cannot_be_played_are_veiled_with_the_reason(room: Room) -> None:
    room.start()
    assert room.table.blocked == {}
    room.win()
    cards = len(room.session.observation(0).hands[0])
    assert room.table.blocked == {Slot(hand(0), n): "later" for n in range(cards)}
    assert set(room.table.scene.marked(Mark.VEIL)) == set(room.table.blocked)
    room.click(room.buttons[0])
    assert room.table.scene.marked(Mark.VEIL) == ()


LABELS = [ButtonLabel(f"Take {n} coins from the purse of somebody", f"Take {n}") for n in (2, 3, 4)]


@pytest.mark.parametrize("width", [2100, 1200, 996, 760, 600])
def test_buttons_say_less_and_go_into_a_menu_but_nothing_is_cut(look: Look, ground: QWidget, width: int) -> None:
    strip = SpeechStrip(look, ground)
    strip.use_height(52)
    strip.resize(width, 52)
    strip.say("Take two coins, or look at two cards and keep one of them.", "After that you may build a house.")
    strip.offer(LABELS, primary=False)
    strip.show()
    QCoreApplication.processEvents()
    buttons = strip.row.buttons
    assert buttons
    for button in buttons:
        assert strip.rect().contains(button.geometry())
        assert button.width() >= button.sizeHint().width()
    words = [button.text() for button in buttons]
    full, short = [label.full for label in LABELS], [label.short for label in LABELS]
    assert words in (full, short, [*short[:1], "More"], ["More"])
    assert words == full if width == 2100 else words != full
    for left, right in pairwise(buttons):
        assert left.geometry().right() < right.geometry().left()


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_what_is_in_the_menu_can_be_chosen_with_keys(look: Look, ground: QWidget) -> None:
    strip = SpeechStrip(look, ground)
    pressed: list[int] = []
    strip.row.pressed.connect(pressed.append)
    strip.use_height(52)
    strip.resize(420, 52)
    strip.say("Take two coins, or look at two cards and keep one of them.", "")
    strip.offer(LABELS, primary=False)
    strip.show()
    more = strip.row.buttons[-1]
    assert more.text() == "More"
    more.setFocus()
    QTest.keyClick(more, K.Key_Return)
    menu = strip.findChild(QMenu)
    assert menu is not None
    assert menu.isVisible()
    entries = [entry.text() for entry in menu.actions()]
    assert entries == [label.full for label in LABELS][3 - len(entries) :]
    QTest.keyClick(menu, K.Key_Down)
    QTest.keyClick(menu, K.Key_Return)
    assert pressed == [4 - len(entries)]


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_no_has_the_keys_in_the_menu_too(look: Look, ground: QWidget) -> None:
    strip = SpeechStrip(look, ground)
    actions = StripActions(strip, ground)
    confirmed, declined = QSignalSpy(actions.confirmed), QSignalSpy(actions.declined)
    strip.use_height(52)
    strip.resize(300, 52)
    strip.say("Do you mean it, and will you take nothing of it back later?", "")
    strip.show()
    actions.ask("toast")
    (more,) = strip.row.buttons
    assert more.text() == "More"
    assert QApplication.focusWidget() is more
    strip.resize(1200, 52)
    assert [button.text() for button in strip.row.buttons] == ["Yes", "No"]
    assert QApplication.focusWidget() is strip.row.buttons[1], "there is room for it now"
    strip.resize(300, 52)
    assert QApplication.focusWidget() is more
    QTest.keyClick(more, K.Key_Return)
    menu = strip.findChild(QMenu)
    assert menu is not None
    assert [entry.text() for entry in menu.actions()] == ["Yes", "No"]
    QTest.keyClick(menu, K.Key_Return)
    assert (confirmed.count(), declined.count()) == (0, 1)
