"""The pause hides the table and holds the match, also by itself when the machine sleeps; waking costs nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from duckgames.core.places import Slot
from duckgames.ui.overlay import Overlay
from duckgames.ui.sleep import GAP_SECONDS, LOOK_MS, SleepWatch
from tests.toy.game import PLAYED, Bid, hand
from tests.ui.laid_table import PLENTY, Room, room

__all__ = ["room"]

K = Qt.Key
CARD = Slot(hand(0), 0)
LEFT, PLAIN = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


def spot(room: Room, place: Slot) -> QPoint:
    """Where a place is in the window."""
    view = room.table.view
    return view.viewport().mapTo(room.window, view.mapFromScene(room.table.scene.rect_of(place).center()))


def press_at(room: Room, act: Callable[..., None], point: QPoint) -> None:
    """Uses the mouse on whatever is on top there."""
    top = room.window.childAt(point)
    assert top is not None
    act(top, LEFT, PLAIN, top.mapFrom(room.window, point))


def by_keys(room: Room) -> None:
    QTest.keyClick(room.table.view, K.Key_Return)
    QTest.keyClick(room.table.view, K.Key_Tab)
    QTest.keyClick(room.table.view, K.Key_Return)


def by_clicks(room: Room) -> None:
    for point in (spot(room, CARD), spot(room, Slot(PLAYED))):
        press_at(room, QTest.mouseClick, point)


def by_drag(room: Room) -> None:
    start, end = spot(room, CARD), spot(room, Slot(PLAYED))
    press_at(room, QTest.mousePress, start)
    top = room.window.childAt(end)
    assert top is not None
    QTest.mouseMove(top, top.mapFrom(room.window, end))
    press_at(room, QTest.mouseRelease, end)


def by_itself(room: Room) -> None:
    room.table.chosen.emit(Bid(room.session.observation(0).hands[0][0]))


@pytest.mark.parametrize("way", [by_keys, by_clicks, by_drag, by_itself])
def test_trial_20_nothing_moves_in_the_pause(room: Room, way: Callable[[Room], None]) -> None:
    room.start()
    point = spot(room, CARD)
    room.tap(K.Key_P)
    panel = room.page.covers.pause_panel
    assert panel.isVisible()
    assert not room.table.view.isVisible(), "hidden, not only covered"
    assert not room.page.strip.isVisible()
    if way is by_keys:
        # What no key reaches any more is asked all the same.
        assert not room.table.view.hasFocus()
    way(room)
    QTest.qWait(1)
    assert room.session.ply == 0
    assert room.table.scene.holding is None
    panel.resume()
    assert room.table.view.hasFocus()
    assert spot(room, CARD) == point, "everything lies where it lay"
    room.click(CARD)
    room.click(Slot(PLAYED))
    assert room.session.ply == 1


def test_what_was_chosen_last_before_the_pause_comes_after_it(room: Room) -> None:
    room.start(level="patient")
    by_itself(room)
    room.qtbot.waitUntil(lambda: room.page.director.choosing == (1,), timeout=PLENTY)
    room.page.covers.sleep.slept.emit()
    assert room.page.covers.pause_panel.isVisible()
    room.session.hurry()
    room.qtbot.waitUntil(lambda: bool(room.session._table and room.session._table._held), timeout=PLENTY)
    assert room.session.ply == 1, "the answer waits"
    room.page.covers.pause_panel.resume()
    assert room.session.ply == 2


def test_trial_77_sleep_in_a_drag(room: Room) -> None:
    room.start()
    view = room.table.view
    start = view.mapFromScene(room.table.scene.rect_of(CARD).center())
    QTest.mousePress(view.viewport(), LEFT, PLAIN, start)
    QTest.mouseMove(view.viewport(), start - QPoint(0, 100))
    assert room.table.scene.holding == CARD
    room.page.covers.sleep.slept.emit()
    assert room.table.scene.holding is None
    room.page.covers.pause_panel.resume()
    item = room.table.scene.cards.items[CARD]
    assert item.pos() == room.table.scene.rect_of(CARD).center()
    assert room.session.ply == 0


def test_a_dialog_over_the_table_keeps_the_keys(room: Room) -> None:
    room.start()
    dialog = Overlay(room.look, room.window)
    button = QPushButton("over", dialog)
    dialog.open(button)
    room.page.covers.sleep.slept.emit()
    assert QApplication.focusWidget() is button
    assert room.page.covers.pause_panel.isVisible()


def test_nobody_watches_without_a_match(room: Room) -> None:
    sleep = room.page.covers.sleep
    assert not sleep.watching
    room.start()
    assert sleep.watching
    room.tap(K.Key_P)
    room.page.close_match()
    assert not sleep.watching
    assert not room.page.covers.pause_panel.isVisible()
    sleep.slept.emit()
    assert not room.page.covers.pause_panel.isVisible()


class Clock:
    """A clock on the wall that is set by hand."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_a_clock_that_went_on_without_us_means_sleep(qtbot: QtBot) -> None:
    clock = Clock()
    parent = QObject()
    watch = SleepWatch(parent, clock)
    woken = list[bool]()
    watch.slept.connect(lambda: woken.append(True))
    clock.now += 600
    watch.look()
    assert not woken, "it was not told to look"
    watch.watch(True)
    usual = LOOK_MS / 1000
    for late in (0.0, 1.0, GAP_SECONDS - 1, -3600.0):
        clock.now += usual + late
        watch.look()
    assert not woken
    clock.now += usual + GAP_SECONDS + 1
    watch.look()
    assert len(woken) == 1
    clock.now += usual
    watch.look()
    assert len(woken) == 1
    watch.on_state_changed(Qt.ApplicationState.ApplicationSuspended)
    watch.on_state_changed(Qt.ApplicationState.ApplicationInactive)
    assert len(woken) == 2
    watch.watch(False)
    watch.on_state_changed(Qt.ApplicationState.ApplicationSuspended)
    assert len(woken) == 2
