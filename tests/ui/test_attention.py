"""A call in the task bar when it is the person's turn in a window nobody sees, and ends that wait to be seen."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from tests.toy.game import Bid
from tests.ui.laid_table import PLENTY, Room, room

__all__ = ["room"]


@pytest.fixture
def calls(room: Room, monkeypatch: pytest.MonkeyPatch) -> list[QWidget]:
    called: list[QWidget] = []
    monkeypatch.setattr(room.page.attention, "_alert", called.append)
    return called


def bid(room: Room) -> None:
    room.table.chosen.emit(Bid(room.session.observation(0).hands[0][0]))


def think(room: Room) -> None:
    """The person has moved, and a duck thinks until it is hurried."""
    room.start(level="patient")
    bid(room)
    room.qtbot.waitUntil(lambda: room.page.director.choosing == (1,), timeout=PLENTY)


def answer(room: Room) -> None:
    """Hurries the duck until the person can choose."""

    def chosen() -> bool:
        room.session.hurry()
        return room.page.director.choosing == (0,)

    room.qtbot.waitUntil(chosen, timeout=PLENTY)


def test_nobody_is_called_who_is_there(room: Room, calls: list[Any]) -> None:
    think(room)
    answer(room)
    assert calls == []


@pytest.mark.parametrize("way", ["minimised", "hidden", "behind"])
def test_a_turn_calls_to_the_window_once(room: Room, calls: list[Any], way: str) -> None:
    think(room)
    other = QWidget()
    if way == "minimised":
        room.window.showMinimized()
    elif way == "hidden":
        room.window.hide()
    else:
        other.show()
        other.activateWindow()
        assert QTest.qWaitForWindowActive(other)
    answer(room)
    assert calls == [room.window]
    room.session.request_hint()
    QTest.qWait(1)
    assert calls == [room.window]
    other.close()
    other.deleteLater()


def test_trial_82_the_end_waits_until_somebody_looks(room: Room, calls: list[Any]) -> None:
    room.start(level="random")
    over = list[bool]()
    room.page.over.connect(lambda: over.append(True))
    room.window.showMinimized()

    def ended() -> bool:
        if room.session.result is None and room.page.director.choosing == (0,) and room.page.director.moments.open:
            show = room.page.director._show
            assert show.choice is not None
            room.page.director.on_confirmed(show.choice.legal[0])
        return room.session.result is not None

    room.qtbot.waitUntil(ended, timeout=PLENTY)
    QTest.qWait(20)
    assert over == []
    assert calls[-1] is room.window
    room.window.showNormal()
    room.qtbot.waitUntil(lambda: over == [True], timeout=PLENTY)
    room.window.showMinimized()
    room.window.showNormal()
    assert over == [True]
