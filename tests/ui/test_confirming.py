"""Every move waits for a yes, if that is wished: Enter or a button says it, and anything else puts back."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from duckgames.ai.player import Decision
from duckgames.core.places import Slot
from duckgames.ui.table.mark_pictures import Mark
from tests.toy.game import DECK, DISCARDS, PLAYED, hand
from tests.ui.dialogs import texts
from tests.ui.laid_table import PLENTY, Room, room

__all__ = ["room"]

K = Qt.Key
CARD = Slot(hand(0), 0)
LEFT, RIGHT, PLAIN = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton, Qt.KeyboardModifier.NoModifier

Way = Callable[[Room], None]


def by_drag(room: Room) -> None:
    view = room.table.view
    start, end = (view.mapFromScene(room.table.scene.rect_of(place).center()) for place in (CARD, PLAYED))
    QTest.mousePress(view.viewport(), LEFT, PLAIN, start)
    for step in range(1, 4):
        QTest.mouseMove(view.viewport(), start + (end - start) * step / 3)
    QTest.mouseRelease(view.viewport(), LEFT, PLAIN, end)


def by_clicks(room: Room) -> None:
    room.click(CARD)
    room.click(PLAYED)


def by_keys(room: Room) -> None:
    room.tap(K.Key_Return, K.Key_Tab, K.Key_Return)


@pytest.fixture
def careful(room: Room) -> Room:
    room.start()
    room.page.director.confirms = True
    return room


def waits(room: Room) -> bool:
    """Whether the card lies over the pile, framed, and the strip asks."""
    scene = room.table.scene
    item = scene.cards.items.get(CARD)
    laid = item is not None and item.pos() == scene.rect_of(PLAYED).center() and item.opacity() == 1
    framed = scene.marked(Mark.BEST) == (Slot(PLAYED),) and scene.marked(Mark.HOME) == (CARD,)
    asked = "Enter confirms, Escape takes it back." in texts(room.page.strip)
    assert len({laid, framed, asked, room.words == ["Confirm", "Put back"]}) == 1, (laid, framed, asked, room.words)
    return laid


def is_home(room: Room) -> bool:
    scene = room.table.scene
    item = scene.cards.items[CARD]
    back = item.pos() == scene.rect_of(CARD).center() and item.opacity() == 1
    return back and scene.marked(Mark.BEST) == () and "Bid a card." in texts(room.page.strip)


@pytest.mark.parametrize("way", [by_drag, by_clicks, by_keys])
def test_a_laid_card_waits_and_enter_plays_it(careful: Room, way: Way) -> None:
    way(careful)
    assert waits(careful)
    assert careful.session.ply == 0
    careful.tap(K.Key_Return)
    assert careful.session.ply == 1
    careful.qtbot.waitUntil(lambda: bool(careful.session.observation(0).discards), timeout=PLENTY)
    assert careful.table.scene.table.size(DISCARDS) == 2
    assert careful.table.scene.marked(Mark.BEST) == ()
    assert careful.focused() is careful.table.view


def right_click(room: Room) -> None:
    QTest.mouseClick(room.table.view.viewport(), RIGHT, PLAIN, QPoint(300, 300))


def put_back(room: Room) -> None:
    room.click(room.buttons[1])


BACK: dict[str, Way] = {
    "escape": lambda room: room.tap(K.Key_Escape),
    "right click": right_click,
    "button": put_back,
    "press on a card": lambda room: room.click(Slot(hand(0), 2)),
    "press on the laid card": lambda room: room.click(PLAYED),
    "hint": lambda room: room.tap(K.Key_H),
    "pause": lambda room: room.tap(K.Key_P, K.Key_P),
}


@pytest.mark.parametrize("end", BACK)
@pytest.mark.parametrize("way", [by_drag, by_clicks, by_keys])
def test_anything_else_brings_it_home(careful: Room, way: Way, end: str) -> None:
    way(careful)
    assert waits(careful)
    BACK[end](careful)
    assert careful.session.ply == 0
    assert not waits(careful)
    if end != "hint":
        assert is_home(careful)
    by_clicks(careful)
    assert waits(careful), "it can be laid again"


def test_a_hint_that_comes_late_leaves_the_question_and_is_told_after_a_no(careful: Room) -> None:
    decision = Decision(careful.page.director.actions.offered[0].action, 1, 0.0)
    by_clicks(careful)
    careful.page.director.on_hinted(decision)
    assert waits(careful)
    careful.tap(K.Key_Escape)
    assert any(said.startswith("Hint: ") for said in texts(careful.page.strip))


def test_a_hint_that_came_too_late_is_forgotten(careful: Room) -> None:
    decision = Decision(careful.page.director.actions.offered[0].action, 1, 0.0)
    by_clicks(careful)
    careful.page.director.on_hinted(decision)
    careful.tap(K.Key_Return)
    careful.qtbot.waitUntil(lambda: careful.page.director.choosing == (0,), timeout=PLENTY)
    assert not any(said.startswith("Hint: ") for said in texts(careful.page.strip))


def test_taking_back_ends_it_too(careful: Room) -> None:
    careful.page.director.confirms = False
    by_clicks(careful)
    careful.qtbot.waitUntil(lambda: bool(careful.session.observation(0).discards), timeout=PLENTY)
    careful.qtbot.waitUntil(lambda: careful.page.director.choosing == (0,), timeout=PLENTY)
    careful.page.director.confirms = True
    if careful.buttons:
        careful.tap(K.Key_F6, K.Key_Return)
    else:
        by_clicks(careful)
    assert careful.words == ["Confirm", "Put back"]
    ply = careful.session.ply
    careful.page.recall.take_back()
    assert careful.session.ply < ply
    assert careful.words == []
    assert is_home(careful)


def test_it_stays_where_it_is_when_the_window_changes(careful: Room) -> None:
    by_drag(careful)
    careful.resize(1500, 900)
    assert waits(careful)
    careful.tap(K.Key_Return)
    assert careful.session.ply == 1


def test_a_press_and_a_button_wait_too(room: Room) -> None:
    room.win()
    room.page.director.confirms = True
    ply = room.session.ply
    room.click(DECK)
    assert room.table.scene.marked(Mark.BEST) == (Slot(DECK),)
    assert room.words == ["Confirm", "Put back"]
    room.tap(K.Key_Escape)
    assert len(room.words) == 2
    assert room.words != ["Confirm", "Put back"]
    bury = room.words[0]
    room.click(room.buttons[0])
    assert room.words == ["Confirm", "Put back"]
    assert bury in " ".join(texts(room.page.strip))
    assert room.session.ply == ply
    room.click(room.buttons[0])
    assert room.session.ply > ply


def test_a_question_of_the_game_is_the_only_one(room: Room) -> None:
    room.win()
    room.page.director.confirms = True
    ply = room.session.ply
    room.click(room.buttons[1])
    assert room.words == ["Yes", "No"]
    room.click(room.buttons[0])
    assert room.session.ply > ply


def test_a_key_still_held_confirms_nothing(careful: Room) -> None:
    by_clicks(careful)
    held = QKeyEvent(QEvent.Type.KeyPress, K.Key_Return, PLAIN, "", True)
    QApplication.sendEvent(careful.focused(), held)
    assert careful.session.ply == 0
    assert waits(careful)
