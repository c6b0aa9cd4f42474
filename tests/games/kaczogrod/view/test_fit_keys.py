"""Tab goes through everything on the screens of Kaczogród, is caught nowhere, and all it comes to has a name."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from duckgames.core.places import Zone
from duckgames.games.kaczogrod.rules import zones
from duckgames.games.kaczogrod.rules.state import Phase
from duckgames.games.kaczogrod.view import VIEW
from duckgames.games.kaczogrod.view.city_buttons import PlainButton
from duckgames.ui.pages import NoFiles, Page
from duckgames.ui.table import TableView
from duckgames.ui.theme import Look
from duckgames.ui.widgets.focus_ring import Ring
from tests.games.kaczogrod.positions import position
from tests.games.kaczogrod.view.city_desk import stand
from tests.games.kaczogrod.view.conftest import MakeDesk
from tests.games.kaczogrod.view.desk import Desk

MOST: int = 80
"""Presses of Tab after which everything was reached, or never will be."""


def round_trip(start: QWidget) -> list[tuple[QWidget, str]]:
    """What Tab comes to, from `start` until it is there again, and what is said of it."""
    start.window().activateWindow()
    start.setFocus(Qt.FocusReason.TabFocusReason)
    QApplication.processEvents()
    stops: list[tuple[QWidget, str]] = []
    for _ in range(MOST):
        here = QApplication.focusWidget()
        assert here is not None, "the keys are nowhere"
        said = here.accessibleDescription() if isinstance(here, TableView) else spoken(here)
        if (here, said) in stops and not isinstance(here, TableView):
            return stops
        stops.append((here, said))
        QTest.keyClick(here, Qt.Key.Key_Tab)
        QApplication.processEvents()
    raise AssertionError(f"Tab does not come round: {stops[-6:]}")


def spoken(widget: QWidget) -> str:
    """The name a screen reader says."""
    interface = QAccessible.queryAccessibleInterface(widget)
    return "" if interface is None else interface.text(QAccessible.Text.Name)


def tabbable(root: QWidget) -> set[QWidget]:
    """Everything visible that Tab should come to."""
    return {
        widget
        for widget in root.findChildren(QWidget)
        if widget.isVisible()
        and widget.isEnabled()
        and widget.focusPolicy().value & Qt.FocusPolicy.TabFocus.value
        and not widget.visibleRegion().isEmpty()
        and not isinstance(widget.parent(), TableView)
    }


@pytest.fixture
def desk(make_desk: MakeDesk) -> Desk:
    desk = make_desk(3, size=(1024, 592), seed=6)
    assert desk.play_until(lambda s: s.seat == 0 and s.phase is Phase.TURN and all(len(pile) > 3 for pile in s.piles))
    desk.offer()
    return desk


def test_tab_goes_round_the_table_and_everything_has_a_name(desk: Desk) -> None:
    stops = round_trip(desk.table._buttons._heads[1])
    assert tabbable(desk.host) <= {widget for widget, _ in stops}
    assert all(said.strip() and said != "empty" for _, said in stops)


def test_back_goes_the_same_way(desk: Desk) -> None:
    there = [widget for widget, _ in round_trip(desk.table._buttons._heads[1])]
    back: list[QWidget] = []
    for _ in there:
        here = QApplication.focusWidget()
        assert here is not None
        back.append(here)
        QTest.keyClick(here, Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert set(back) == set(there)


def test_places_of_lasting_events_are_stops_only_where_one_lies(make_desk: MakeDesk) -> None:
    desk = make_desk(2)
    stand(desk, position("mayor@0,0", hands=["bank"], lasting="raising_taxes:0>1/2/-/1"))
    desk.offer()
    stops = desk.scene.keyboard._zones()
    assert zones.beside(1) in stops
    assert zones.beside(0) not in stops


def test_a_lasting_event_and_a_card_of_the_hand_say_what_the_eye_sees(make_desk: MakeDesk) -> None:
    desk = make_desk(2)
    stand(desk, position("mayor@0,0", hands=["bank"], lasting="raising_taxes:0>1/2/-/1"))
    desk.offer()
    said = {zone: name(desk, zone) for zone in (zones.beside(1), zones.hand(0))}
    assert "2 round(s) left" in said[zones.beside(1)]
    assert said[zones.hand(0)].endswith("Allowed places: 4")


def name(desk: Desk, zone: Zone) -> str:
    """What is said of the first card of a zone."""
    slot = desk.scene.keyboard._entry(zone)
    said: str = desk.table._words.name(slot, desk.scene.table.stack(slot))
    return said


def test_the_ring_lies_round_a_button_and_leaves_its_words_free(desk: Desk, look: Look) -> None:
    look.note_keys(True)
    for button in desk.table.findChildren(PlainButton):
        if button.isVisible():
            button.setFocus(Qt.FocusReason.TabFocusReason)
            (ring,) = [ring for ring in desk.table.findChildren(Ring) if ring.isVisible()]
            assert ring.geometry().contains(button.geometry())


@pytest.fixture(params=VIEW.pages, ids=lambda page: page.key)
def page(request: pytest.FixtureRequest, look: Look) -> Iterator[QWidget]:
    description: Page = request.param
    host = QWidget()
    host.resize(1024, 640)
    page = description.make(look, NoFiles(), host)
    page.widget.resize(1024, 640)
    host.show()
    page.enter()
    yield host
    page.leave()
    host.close()
    host.deleteLater()


def test_tab_goes_round_every_page_and_everything_has_a_name(page: QWidget) -> None:
    wanted = tabbable(page)
    stops = round_trip(next(iter(wanted)))
    assert wanted <= {widget for widget, _ in stops}
    assert all(said.strip() for _, said in stops)
