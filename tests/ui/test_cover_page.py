"""Between two people at one screen: nothing private is left, and only the next person's own press lifts the cover."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent, QKeyEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QToolTip, QWidget

from duckgames.core.setup import LONGEST_NAME, Person
from duckgames.ui.cover_page import CoverPage, ReadyButton
from duckgames.ui.overlay import Overlay
from duckgames.ui.theme import Look
from duckgames.ui.widgets import Button, Label
from tests.session.helpers import bids, duck, played
from tests.ui.dialogs import cut, long_words, outside, settle, texts
from tests.ui.hot_seat import PEOPLE, PLENTY, Sofa, icon, sofa

__all__ = ["sofa"]

K = Qt.Key
LEFT = Qt.MouseButton.LeftButton
CONFIRMING = (K.Key_Return, K.Key_Enter, K.Key_Space)


def key_event(kind: QEvent.Type, key: Qt.Key, *, repeat: bool = False) -> QKeyEvent:
    return QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, "", repeat)


def held(sofa: Sofa) -> set[str]:
    """The numbers of the secret cards that the table shows."""
    return {label.text().split()[-1] for label in sofa.table.findChildren(QLabel)}


def press(sofa: Sofa, key: Qt.Key) -> None:
    QTest.keyPress(sofa.focused(), key)


def release(sofa: Sofa, key: Qt.Key) -> None:
    QTest.keyRelease(sofa.focused(), key)


def hold(sofa: Sofa, key: Qt.Key, times: int = 4) -> None:
    """The repeats of a key that is held: some systems send presses alone, others releases between them."""
    for _ in range(times):
        QApplication.sendEvent(sofa.focused(), key_event(QEvent.Type.KeyPress, key, repeat=True))
    for _ in range(times):
        QApplication.sendEvent(sofa.focused(), key_event(QEvent.Type.KeyRelease, key, repeat=True))
        QApplication.sendEvent(sofa.focused(), key_event(QEvent.Type.KeyPress, key, repeat=True))


def _double(at: QPointF, on_screen: QPointF) -> QMouseEvent:
    kind, none = QEvent.Type.MouseButtonDblClick, Qt.KeyboardModifier.NoModifier
    return QMouseEvent(kind, at, on_screen, LEFT, LEFT, none)


def test_two_people_alternate_behind_the_cover(sofa: Sofa) -> None:
    sofa.start()
    takers = []
    for _ in range(20):
        if sofa.session.result is not None:
            break
        if sofa.covered:
            assert not sofa.secrets()
            assert not sofa.faces()
            takers.append(next(text for text in texts(sofa.page.covers.page) if text.startswith("I am ")))
            sofa.take()
        (seat,) = sofa.page.director.choosing
        own = {str(card) for card in sofa.session.observation(seat).hands[seat]}
        assert held(sofa) == own
        assert bool(sofa.faces()) == bool(own)
        sofa.choose()
    assert sofa.session.result is not None
    assert {"I am Ola", "I am Max"} == set(takers)
    assert all(one != other for one, other in pairwise(takers))


@pytest.mark.parametrize("key", CONFIRMING)
def test_a_key_held_since_the_last_action_does_not_lift_the_cover(sofa: Sofa, key: Qt.Key) -> None:
    sofa.start()
    sofa.take()
    press(sofa, key)
    if key == K.Key_Space:
        # This button of the table acts when the key is let go.
        release(sofa, key)
    assert sofa.covered
    hold(sofa, key)
    release(sofa, key)
    assert sofa.covered
    assert not sofa.faces()
    press(sofa, key)
    assert sofa.covered
    release(sofa, key)
    assert not sofa.covered


@pytest.mark.parametrize("key", CONFIRMING)
def test_the_key_that_lifts_the_cover_acts_on_nothing_behind_it(sofa: Sofa, key: Qt.Key) -> None:
    sofa.start()
    press(sofa, key)
    hold(sofa, key)
    assert sofa.covered
    release(sofa, key)
    assert not sofa.covered
    assert sofa.session.ply == 0


def test_a_press_that_was_interrupted_means_nothing(sofa: Sofa) -> None:
    sofa.start()
    press(sofa, K.Key_Return)
    sofa.page.top.findChildren(QWidget)[0].setFocus()
    sofa.page.covers.page.setFocus()
    release(sofa, K.Key_Return)
    assert sofa.covered


def test_a_mouse_press_before_the_cover_means_nothing(sofa: Sofa) -> None:
    sofa.start()
    sofa.take()
    action = sofa.page.director._show.choice
    assert action is not None
    QTest.mousePress(sofa.table, LEFT, Qt.KeyboardModifier.NoModifier, QPoint(400, 5))
    sofa.session.submit(action.seat, action.legal[0])
    assert sofa.covered
    settle()
    QTest.mouseRelease(sofa.button, LEFT)
    assert sofa.covered


def test_the_second_half_of_a_double_click_means_nothing(sofa: Sofa) -> None:
    sofa.start()
    at = QPointF(sofa.button.rect().center())
    QApplication.sendEvent(sofa.button, _double(at, sofa.button.mapToGlobal(at)))
    QTest.mouseRelease(sofa.button, LEFT)
    assert sofa.covered
    QTest.mouseClick(sofa.button, LEFT)
    assert not sofa.covered


def test_keys_and_buttons_tell_nothing_while_covered(sofa: Sofa) -> None:
    sofa.start(take_back=True)
    sofa.take()
    sofa.tap(K.Key_R, K.Key_L)
    sofa.page.focus_table()
    sofa.page.toast.show_message("secret 5")
    sofa.choose()
    assert sofa.covered
    ply, focused = sofa.session.ply, sofa.focused()
    sofa.tap(K.Key_R, K.Key_L, K.Key_I, K.Key_H, K.Key_Z, K.Key_Y, K.Key_Escape, K.Key_A, K.Key_Down)
    for name in ("Take back", "Hint", "Log"):
        assert not icon(sofa, name).isEnabled()
        QTest.mouseClick(icon(sofa, name), LEFT)
    assert sofa.covered
    assert sofa.focused() is focused
    assert not sofa.secrets()
    assert not sofa.faces()
    assert sofa.session.ply == ply
    for hidden in (sofa.page.middle, sofa.page.strip, sofa.page.log, sofa.page.toast, sofa.page.recall_panel):
        assert not hidden.isVisible()
    sofa.take()
    for name in ("Hint", "Log"):
        assert icon(sofa, name).isEnabled()


def test_home_help_and_settings_stay_at_hand(sofa: Sofa) -> None:
    wanted: list[str] = []
    for name in ("left", "help_wanted", "settings_wanted"):
        getattr(sofa.page, name).connect(lambda name=name: wanted.append(name))
    sofa.start()
    settle()
    for name in ("To the menu", "Rules", "Settings"):
        button = icon(sofa, name)
        at = button.mapTo(sofa.page, button.rect().center())
        assert sofa.page.childAt(at) is button
        QTest.mouseClick(button, LEFT)
    assert wanted == ["left", "help_wanted", "settings_wanted"]
    assert sofa.covered
    assert sofa.focused() is sofa.button


def test_tab_goes_round_without_reaching_the_table(sofa: Sofa) -> None:
    sofa.start()
    stops = []
    for _ in range(30):
        sofa.tap(K.Key_Tab)
        stops.append(sofa.focused())
    assert sofa.button in stops
    assert not any(sofa.page.middle.isAncestorOf(stop) for stop in stops)
    QTest.mouseClick(sofa.page.covers.page, LEFT, Qt.KeyboardModifier.NoModifier, QPoint(3, 3))
    assert sofa.focused() is sofa.button
    sofa.page.setFocus()
    assert sofa.focused() is sofa.button


@pytest.mark.parametrize("key", [K.Key_P, *CONFIRMING])
def test_a_pause_lies_on_the_cover_and_leaves_it(sofa: Sofa, key: Qt.Key) -> None:
    sofa.start()
    sofa.tap(K.Key_P)
    assert sofa.page.covers.pause_panel.isVisible()
    assert sofa.session.paused
    assert not sofa.faces()
    press(sofa, key)
    hold(sofa, key)
    release(sofa, key)
    assert not sofa.page.covers.pause_panel.isVisible()
    assert sofa.covered
    assert sofa.focused() is sofa.button
    sofa.take()


def test_a_pause_before_the_cover_holds_it_back(sofa: Sofa) -> None:
    sofa.start()
    sofa.take()
    sofa.table.slow = True
    sofa.choose()
    sofa.tap(K.Key_P)
    sofa.table.finish()
    assert not sofa.covered
    sofa.tap(K.Key_P)
    assert sofa.covered


def test_the_last_move_is_shown_to_its_end_before_the_cover_comes(sofa: Sofa) -> None:
    sofa.start()
    sofa.take()
    sofa.table.slow = True
    sofa.choose()
    assert sofa.session.viewer is None
    assert not sofa.covered
    assert sofa.table.played
    sofa.tap(K.Key_R, K.Key_H, K.Key_Y)
    sofa.table.finish()
    assert sofa.covered
    assert not sofa.secrets()
    sofa.take()
    assert sofa.session.viewer == 1


def test_the_cover_stays_while_ducks_choose_behind_it(sofa: Sofa) -> None:
    sofa.start(duck("last"))
    handed: list[int] = []
    sofa.session.handover.connect(handed.append)
    sofa.qtbot.waitUntil(lambda: bool(handed), timeout=PLENTY)
    assert sofa.session.ply == 1
    press(sofa, K.Key_Return)
    sofa.session.handover.emit(0)
    release(sofa, K.Key_Return)
    assert not sofa.covered
    settle()
    assert not sofa.covered
    assert sofa.session.viewer == 0


def test_ducks_between_two_people_show_no_hand(sofa: Sofa) -> None:
    sofa.start(duck("patient"))
    for _ in PEOPLE:
        sofa.take()
        sofa.choose(-1)
    assert not sofa.covered
    assert sofa.page.director.choosing == (2,)
    assert not sofa.secrets()
    assert not sofa.faces()
    sofa.table.attempted.emit(None, None)
    before = len(sofa.table.played)
    sofa.session.hurry()
    sofa.qtbot.waitUntil(lambda: len(sofa.table.played) > before, timeout=PLENTY)
    assert not sofa.secrets()


def test_what_was_said_to_a_person_does_not_stay_while_ducks_play(sofa: Sofa, monkeypatch: pytest.MonkeyPatch) -> None:
    sofa.start(duck("patient"))
    for _ in PEOPLE:
        sofa.take()
        sofa.page.toast.show_message("secret 3", refused=True)
        tips = ["secret 3"]
        monkeypatch.setattr(QToolTip, "hideText", tips.clear)
        sofa.choose(-1)
    assert not sofa.covered
    assert not sofa.secrets()
    assert not tips


def test_a_saved_match_begins_covered(sofa: Sofa) -> None:
    sofa.start()
    sofa.take()
    sofa.page.close_match()
    assert not sofa.covered
    assert "secret" not in sofa.page.strip.accessibleName()
    sofa.resume(played(bids(*PEOPLE), plies=2).to_record("0"))
    assert sofa.covered
    assert not sofa.secrets()
    assert not sofa.faces()
    sofa.take()
    assert sofa.faces()


def test_a_screen_reader_hears_only_whose_turn_it_is(sofa: Sofa, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[tuple[str, QAccessible.AnnouncementPoliteness]] = []

    def hear(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            heard.append((event.message(), event.politeness()))

    sofa.start()
    sofa.take()
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", hear)
    # The platform of the tests cannot show a tip.
    tips = ["secret 3"]
    monkeypatch.setattr(QToolTip, "hideText", tips.clear)
    sofa.choose()
    assert heard == [("Next at the screen: Max", QAccessible.AnnouncementPoliteness.Assertive)]
    assert not tips
    assert sofa.page.covers.page.accessibleName() == "Next at the screen: Max"
    sofa.take()
    assert "secret" in heard[-1][0]


def test_language_theme_size_and_window_may_change_while_covered(sofa: Sofa) -> None:
    sofa.start()
    sofa.take()
    sofa.choose()
    plain = texts(sofa.page.covers.page)
    with long_words():
        settle()
        assert all(text not in texts(sofa.page.covers.page) for text in plain if "Max" not in text)
        assert "Max" in texts(sofa.page.covers.page)
        for width, height in ((1024, 640), (1280, 800), (1920, 1080)):
            sofa.resize(width, height)
            settle()
            assert not cut(sofa.page.covers.page)
            assert not outside(sofa.page.covers.page, sofa.page)
    sofa.look.use_theme("dark")
    sofa.window.showMinimized()
    settle()
    sofa.window.showNormal()
    settle()
    assert sofa.covered
    assert not sofa.secrets()
    assert not sofa.faces()
    sofa.window.activateWindow()
    sofa.take()
    assert sofa.table.widget.geometry() == sofa.page.middle.rect()


def test_seven_at_the_table_and_large_letters_fit(look: Look) -> None:
    look.use_text_scale(1.5)
    ground = QWidget()
    ground.resize(1024, 592)
    cover = CoverPage(look, ground)
    cover.resize(ground.size())
    ground.show()
    with long_words():
        cover.show_for([*PEOPLE, *(Person("", name) for name in ("pip", "reed", "smudge", "comet", "lotus"))], 0)
        settle()
        assert not cut(cover)
        assert not outside(cover, ground)
    ground.close()


def test_the_longest_name_is_read_whole(look: Look) -> None:
    ground = QWidget()
    ground.resize(1024, 592)
    cover = CoverPage(look, ground)
    cover.resize(ground.size())
    ground.show()
    for scale in (1.0, 1.5):
        look.use_text_scale(scale)
        cover.show_for([Person("W" * LONGEST_NAME, "pip"), PEOPLE[1]], 0)
        settle()
        (name,) = (label for label in cover.findChildren(Label) if label.text().startswith("WW"))
        assert name.fontMetrics().horizontalAdvance(name.text()) <= name.width()
    ground.close()


def test_who_gave_no_name_is_called_by_the_duck(look: Look) -> None:
    ground = QWidget()
    cover = CoverPage(look, ground)
    cover.show_for([Person("", "poppy"), Person("", "quill")], 1)
    assert "Quill" in [label.text() for label in cover.findChildren(Label)]
    assert [button.text() for button in cover.findChildren(ReadyButton)] == ["I am Quill"]


def test_a_dialog_over_the_table_leaves_the_keys_to_the_cover_that_came_meanwhile(sofa: Sofa) -> None:
    sofa.start()
    sofa.take()
    asked = sofa.page.director._show.choice
    assert asked is not None
    dialog = Overlay(sofa.look, sofa.window)
    dialog.open(Button(sofa.look, parent=dialog))
    sofa.session.submit(asked.seat, asked.legal[0])
    assert sofa.covered
    assert dialog.isAncestorOf(sofa.focused()) or sofa.focused() is dialog
    dialog.dismiss()
    assert sofa.focused() is sofa.button
