"""A rival's hand that lies open keeps no key from the person who needs it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest

from duckgames.games.kaczogrod.rules.state import Phase
from duckgames.games.kaczogrod.view.hand_sheet import HandSheet
from tests.games.kaczogrod import positions
from tests.games.kaczogrod.view.city_desk import stand
from tests.games.kaczogrod.view.conftest import MakeDesk
from tests.games.kaczogrod.view.desk import Desk


class Page(QObject):
    """Hears the keys that the table has no use for, as the match page does."""

    def __init__(self) -> None:
        super().__init__()
        self.keys: list[int] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            self.keys.append(event.key())
        return False


def open_hand(desk: Desk) -> HandSheet:
    before = positions.position("mayor@0,0", "mayor@12,0", hands=("pickpocket", "cinema port"))
    state = positions.do(before, positions.play("pickpocket", 1), positions.DONE)
    assert state.phase is Phase.DISCARD
    stand(desk, state)
    desk.offer()
    sheet = desk.table._piles.hand
    assert sheet is not None
    assert sheet.is_open
    return sheet


def test_a_hint_may_be_asked_for(make_desk: MakeDesk) -> None:
    desk = make_desk(2)
    page = Page()
    desk.host.installEventFilter(page)
    sheet = open_hand(desk)
    QTest.keyClick(sheet.grid, Qt.Key.Key_H)
    assert not sheet.is_open
    assert page.keys == [Qt.Key.Key_H]


def test_other_keys_end_at_the_open_hand(make_desk: MakeDesk) -> None:
    desk = make_desk(2)
    page = Page()
    desk.host.installEventFilter(page)
    sheet = open_hand(desk)
    for key in (Qt.Key.Key_Z, Qt.Key.Key_T, Qt.Key.Key_P):
        QTest.keyClick(sheet.grid, key)
    assert sheet.is_open
    assert page.keys == []
