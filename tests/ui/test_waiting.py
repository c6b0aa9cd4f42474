"""The wait for ducks: words at once, a bar with a share and a button soon, and a word on hurrying later."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from duckgames.session.kept_keys import KeptKeys
from duckgames.session.settings import Settings
from duckgames.ui.commands import HURRY
from duckgames.ui.waiting import SIGN_MS, SLOW_MS
from tests.toy.game import Bid
from tests.ui.dialogs import texts
from tests.ui.laid_table import PLENTY, Room, room

__all__ = ["room"]


@pytest.fixture
def waiting(room: Room) -> Room:
    """A duck that thinks until it is told to move."""
    room.start(level="patient")
    room.table.chosen.emit(Bid(room.session.observation(0).hands[0][0]))
    room.qtbot.waitUntil(lambda: "is thinking" in words(room), timeout=PLENTY)
    return room


def words(room: Room) -> str:
    return " ".join(texts(room.page.strip))


def signs(room: Room) -> tuple[bool, bool]:
    strip = room.page.strip
    return strip.bar.isVisible(), strip.hurry.isVisible()


def test_trial_25_there_is_a_sign_within_300_ms() -> None:
    assert SIGN_MS <= 300
    assert SLOW_MS == 3000


def test_words_come_at_once_the_bar_when_it_takes_longer(waiting: Room) -> None:
    assert signs(waiting) == (False, False), "a quick answer needs no bar"
    waiting.qtbot.waitUntil(lambda: signs(waiting) == (True, True), timeout=PLENTY)
    assert waiting.page.strip.bar.share == 0
    waiting.qtbot.waitUntil(lambda: "Still thinking" in words(waiting), timeout=PLENTY)
    assert "Space makes the ducks hurry." in words(waiting)
    assert signs(waiting) == (True, True)


def test_the_key_that_hurries_is_told_as_it_is_at_present(waiting: Room, tmp_path: Path) -> None:
    shortcuts = waiting.look.shortcuts
    shortcuts.follow(KeptKeys(Settings(tmp_path / "settings.ini")))
    shortcuts.assign(HURRY, 0, "F9")
    assert "makes the ducks hurry" not in words(waiting), "it is too early for that"
    waiting.qtbot.waitUntil(lambda: "Still thinking" in words(waiting), timeout=PLENTY)
    assert "F9 makes the ducks hurry." in words(waiting)
    shortcuts.assign(HURRY, 0, "")
    assert "Still thinking" in words(waiting)
    assert "hurry" not in words(waiting), "nobody has a key for it"
    shortcuts.assign(HURRY, 0, "F8")
    assert "F8 makes the ducks hurry." in words(waiting)
    waiting.page.close_match()
    shortcuts.assign(HURRY, 0, "F7")
    assert "F7" not in words(waiting), "nobody is waited for"


def test_the_bar_shows_the_share_that_the_ducks_have_done(waiting: Room) -> None:
    bar = waiting.page.strip.bar
    waiting.qtbot.waitUntil(bar.isVisible, timeout=PLENTY)
    (ticket,) = waiting.session._questions._tickets
    for share in (0.25, 0.75):
        waiting.session._ai.progressed.emit(ticket, share)
        assert bar.share == share
    role = QAccessible.queryAccessibleInterface(bar).role()
    assert role is QAccessible.Role.ProgressBar


@pytest.mark.parametrize("way", ["button", "space", "tab"])
def test_move_now(waiting: Room, way: str) -> None:
    strip = waiting.page.strip
    waiting.qtbot.waitUntil(strip.hurry.isVisible, timeout=PLENTY)
    assert strip.hurry.text() == "Move now"
    if way == "button":
        QTest.mouseClick(strip.hurry, Qt.MouseButton.LeftButton)
    elif way == "space":
        waiting.tap(Qt.Key.Key_Space)
    else:
        waiting.tap(Qt.Key.Key_F6)
        assert strip.hurry.hasFocus()
        waiting.tap(Qt.Key.Key_Return)
    waiting.qtbot.waitUntil(lambda: bool(waiting.session.observation(0).discards), timeout=PLENTY)
    waiting.qtbot.waitUntil(lambda: signs(waiting) == (False, False), timeout=PLENTY)
    assert waiting.focused() is waiting.table.view


def test_nobody_waits_after_the_match_is_left(waiting: Room) -> None:
    waiting.qtbot.waitUntil(waiting.page.strip.bar.isVisible, timeout=PLENTY)
    waiting.page.close_match()
    assert signs(waiting) == (False, False)


def test_the_button_speaks_the_language_of_the_moment(waiting: Room) -> None:
    strip = waiting.page.strip
    strip.hurry.setText("")
    strip.retranslate()
    assert (strip.hurry.text(), strip.hurry.toolTip()) == ("Move now", "Let the ducks move now (Space)")
