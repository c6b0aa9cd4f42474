"""Where a card may be built and where not, and why: with a card in the hand, by mouse and by keys."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from duckgames.core.places import Slot
from duckgames.ui.table.mark_pictures import Mark
from duckgames.ui.theme import Look
from tests.games.kaczogrod.positions import position
from tests.games.kaczogrod.view.city_desk import CITY, hold, in_hand, own, release, stand
from tests.games.kaczogrod.view.conftest import MakeDesk
from tests.games.kaczogrod.view.desk import Desk

SHIFT = Qt.KeyboardModifier.ShiftModifier
BANK = "mayor@0,0 bank@1,0 port@0,1"
BARRED = {own(2, 0), own(1, -1), own(1, 1)}
"""The free cells beside the bank, which no other card of its type may touch."""

FREE = {own(0, -1), own(-1, 0), own(-1, 1), own(0, 2)}


@pytest.fixture
def desk(make_desk: MakeDesk) -> Desk:
    desk = make_desk(2)
    stand(desk, position(BANK, hands=["cafe fire"]))
    desk.offer()
    return desk


@pytest.fixture
def attempts(desk: Desk) -> list[Any]:
    tried: list[Any] = []
    desk.table.attempted.connect(lambda source, target: tried.append((source, target)))
    return tried


def marked(desk: Desk, mark: Mark) -> set[Slot]:
    return set(desk.scene.marked(mark))


def test_a_card_in_the_hand_shows_where_it_may_go_and_where_not(desk: Desk) -> None:
    desk.click(in_hand(desk, "cafe"))
    assert marked(desk, Mark.BARRED) == BARRED
    assert {slot for slot in marked(desk, Mark.LEGAL) if slot.zone == CITY} == FREE
    desk.key(Qt.Key.Key_Escape)
    assert not marked(desk, Mark.BARRED)


def test_an_event_bars_no_cell(desk: Desk) -> None:
    desk.click(in_hand(desk, "fire"))
    assert desk.scene.holding is not None
    assert not marked(desk, Mark.BARRED)


def test_over_a_barred_cell_the_card_that_forbids_it_is_framed_and_the_drop_is_refused(
    desk: Desk, attempts: list[Any]
) -> None:
    source, bad = in_hand(desk, "cafe"), own(1, -1)
    hold(desk, source, bad)
    assert marked(desk, Mark.ILLEGAL) == {bad}
    assert marked(desk, Mark.FORBIDS) == {own(1, 0)}
    assert marked(desk, Mark.BARRED) == BARRED - {bad}
    release(desk, bad)
    assert attempts == [(source, bad)]
    assert not desk.chosen
    assert not any(marked(desk, mark) for mark in (Mark.ILLEGAL, Mark.FORBIDS, Mark.BARRED))


def test_away_from_a_barred_cell_it_is_hatched_as_before(desk: Desk) -> None:
    hold(desk, in_hand(desk, "cafe"), own(1, -1))
    desk._move(desk.scene.rect_of(own(0, -1)).center())
    assert marked(desk, Mark.BEST) == {own(0, -1)}
    assert not marked(desk, Mark.FORBIDS)
    assert marked(desk, Mark.BARRED) == BARRED


def test_a_card_that_follows_the_mouse_after_a_click_says_why_not_too(desk: Desk) -> None:
    desk.click(in_hand(desk, "cafe"))
    desk._move(desk.scene.rect_of(own(2, 0)).center())
    assert marked(desk, Mark.ILLEGAL) == {own(2, 0)}


def test_shift_and_arrows_lead_to_barred_cells_and_the_words_say_why(
    desk: Desk, look: Look, attempts: list[Any]
) -> None:
    desk.table.setFocus()
    desk.scene.keyboard.active = True
    look.note_keys(True)
    source = in_hand(desk, "cafe")
    desk.scene.keyboard._go(source)
    desk.key(Qt.Key.Key_Return)
    assert desk.scene.holding == source
    reached = set()
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Right):
        QTest.keyClick(desk.table._view, key, SHIFT)
        reached |= marked(desk, Mark.ILLEGAL)
    assert reached & BARRED
    bad = desk.scene.keyboard.cursor
    assert bad in BARRED
    assert desk.table._view.accessibleDescription().endswith("same type")
    desk.key(Qt.Key.Key_Return)
    assert attempts == [(source, bad)]
    assert desk.scene.holding is None


def test_arrows_alone_go_between_legal_places_only(desk: Desk, look: Look) -> None:
    desk.scene.keyboard.active = True
    look.note_keys(True)
    desk.scene.keyboard._go(in_hand(desk, "cafe"))
    desk.key(Qt.Key.Key_Return)
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Left) * 3:
        desk.key(key)
        assert not marked(desk, Mark.ILLEGAL)


def test_a_cell_that_a_rival_holds_is_barred(make_desk: MakeDesk) -> None:
    desk = make_desk(2)
    stand(desk, position("mayor@0,0 zoo@1,0", "mayor@12,0 court@2,0", hands=["cafe"]))
    desk.offer()
    desk.click(in_hand(desk, "cafe"))
    assert own(2, 0) in marked(desk, Mark.BARRED)
    assert desk.table._words.reason(in_hand(desk, "cafe"), own(2, 0)) == "taken"
