"""The log with real keys: who steers with them sees where they are, and the letters still reach the page."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from duckgames.core.places import Seat, Slot, Zone
from duckgames.core.presenter import Phrase
from duckgames.core.setup import Ai
from duckgames.ui.log_entry import LogEntry
from duckgames.ui.log_panel import LogPanel
from duckgames.ui.theme import Look
from duckgames.ui.widgets.focus_ring import Ring
from tests.ui.dialogs import settle

K = Qt.Key
SLOTS = [Slot(Zone("pond", 0), (column, 0)) for column in range(3)]


class Words:
    """Says a phrase by its key."""

    def name(self, seat: Seat) -> str:
        return "Reed"

    def say(self, phrase: Phrase) -> str:
        return phrase.key


class Page(QWidget):
    """What lies under the panel, and hears what the panel has no use for."""

    def __init__(self, ground: QWidget) -> None:
        super().__init__(ground)
        self.heard: list[int] = []

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.heard.append(event.key())


@pytest.fixture
def page(ground: QWidget) -> Page:
    page = Page(ground)
    page.setGeometry(200, 100, 400, 500)
    page.show()
    return page


@pytest.fixture
def panel(look: Look, page: Page) -> LogPanel:
    panel = LogPanel(look, page)
    panel.setGeometry(40, 40, 260, 400)
    rows = [LogEntry(Phrase(f"row {number}"), 0, (slot,)) for number, slot in enumerate(SLOTS)]
    panel.begin((Ai("easy", "steady", "reed"),), Words(), rows)  # type: ignore[arg-type]
    panel.show()
    settle()
    return panel


def focused() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def rings(panel: LogPanel) -> list[Ring]:
    return [ring for ring in panel.findChildren(Ring) if ring.isVisible()]


def test_tab_to_the_log_is_seen_and_the_mouse_hides_it_again(panel: LogPanel) -> None:
    assert not rings(panel)
    QTest.keyClick(focused(), K.Key_Tab)
    settle()
    assert panel.isAncestorOf(focused())
    (ring,) = rings(panel)
    assert panel.rect().contains(ring.geometry()), "nothing cuts the ring"
    QTest.mouseClick(focused(), Qt.MouseButton.LeftButton)
    settle()
    assert not rings(panel)


def test_arrows_go_from_row_to_row_and_point_at_their_places(panel: LogPanel) -> None:
    told: list[tuple[Slot, ...]] = []
    panel.pointed.connect(told.append)
    panel.setFocus()
    for key in (K.Key_Home, K.Key_Down, K.Key_Down):
        QTest.keyClick(focused(), key)
        settle()
    assert [slots[0] for slots in told if slots][-3:] == SLOTS[::-1], "newest first"
    before = panel.grab().toImage()
    QTest.keyClick(focused(), K.Key_Up)
    settle()
    assert panel.grab().toImage() != before, "the row is marked"
    focused().clearFocus()
    assert told[-1] == ()


def test_keys_that_move_nothing_go_on_to_the_page(panel: LogPanel, page: Page) -> None:
    panel.setFocus()
    for key in (K.Key_L, K.Key_Z, K.Key_Space, K.Key_Down):
        QTest.keyClick(focused(), key)
    assert page.heard == [K.Key_L, K.Key_Z, K.Key_Space]
