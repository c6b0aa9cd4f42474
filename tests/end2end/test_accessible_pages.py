"""Every page for a screen reader and for keys: names, roles and states, and Tab round every screen both ways."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QScrollBar, QTextBrowser, QWidget

from duckgames.core.places import Slot
from duckgames.ui.overlay import Overlay
from duckgames.ui.pause_panel import PausePanel
from duckgames.ui.round_panel import RoundPanel
from duckgames.ui.table import TableScene, TableView
from tests.end2end.stage import Stage
from tests.end2end.tour import city_tour, tour, town_tour
from tests.ui.accessible_tree import Node, Role, tree

Tour = Callable[[Stage], Iterator[str]]

ACTING = {Role.Button, Role.ButtonMenu, Role.RadioButton, Role.CheckBox, Role.EditableText, Role.Slider, Role.List}
ACTING |= {Role.ListItem, Role.ComboBox, Role.SpinBox, Role.Document, Role.Graphic, Role.Chart}
MARKED = {Role.RadioButton, Role.CheckBox}
NONE = Qt.KeyboardModifier.NoModifier
TAB = Qt.FocusPolicy.TabFocus
STOPS = 200
"""More stops than any page has: after so many it is a trap."""


def faults(node: Node) -> Iterator[str]:
    """What a screen reader would miss at one node."""
    widget, state = node.object, node.state
    tabbed = isinstance(widget, QWidget) and bool(widget.focusPolicy() & TAB) and widget.isEnabled()
    if isinstance(widget, QScrollBar):
        return
    if (state.focusable or tabbed) and not node.name.strip():
        yield f"no name: {node}"
    if tabbed and node.role not in ACTING and not isinstance(widget, TableView | QTextBrowser):
        yield f"no role: {node}"
    if node.role in MARKED and not state.checkable:
        yield f"no state: {node}"
    if node.role == Role.Dialog and not node.name.strip():
        yield f"a sheet without a name: {node}"
    if node.role == Role.Grouping and not node.name.strip():
        yield f"a group without a name: {node}"


@pytest.mark.parametrize("way", [tour, town_tour, city_tour])
def test_whatever_takes_the_keys_has_a_name_a_role_and_a_state(stage: Stage, reader: None, way: Tour) -> None:
    found: dict[str, set[str]] = {}
    for page in way(stage):
        for node in tree(stage.window).walk():
            for fault in faults(node):
                found.setdefault(fault.split(" at 0x")[0].split("(0x")[0], set()).add(page)
    assert not found, "\n".join(f"{fault} [{', '.join(sorted(pages)[:3])}]" for fault, pages in found.items())


@dataclass(frozen=True)
class Stop:
    """Where the keys are: a widget, and of a table the place of the ring."""

    widget: QWidget
    slot: Slot | None

    @classmethod
    def now(cls) -> Stop:
        widget = QApplication.focusWidget()
        assert widget is not None
        scene = widget.scene() if isinstance(widget, TableView) else None
        return cls(widget, scene.keyboard.cursor if isinstance(scene, TableScene) else None)


def go(stage: Stage, back: bool) -> None:
    key, held = (Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier) if back else (Qt.Key.Key_Tab, NONE)
    stage.key(key, modifier=held)
    QApplication.processEvents()


def round_trip(stage: Stage, back: bool) -> list[Stop]:
    """The stops of Tab from where the keys are until it is there again; a trap never comes back."""
    stops = [Stop.now()]
    while len(stops) < STOPS:
        go(stage, back)
        if Stop.now() in stops:
            return stops[stops.index(Stop.now()) :]
        stops.append(Stop.now())
    raise AssertionError(f"no way back to {stops[0]}")


def test_tab_goes_round_every_page_both_ways_and_is_always_seen(stage: Stage) -> None:
    for page in tour(stage):
        if not isinstance(QApplication.focusWidget(), QWidget):
            continue
        go(stage, back=False)
        there, back = round_trip(stage, back=False), round_trip(stage, back=True)
        assert len(there) > 0
        assert {stop.widget for stop in there} == {stop.widget for stop in back}, page
        pictures = []
        for _ in there:
            go(stage, back=False)
            pictures.append(stage.window.grab().toImage())
        for one, two in pairwise(pictures):
            assert one != two, f"{page}: the ring is not seen"
        # Pages without a table are as they were; the table has put away nothing but the ring.
        wanted = {widget for widget in stops_of(stage) if widget.isVisible()}
        assert wanted <= {stop.widget for stop in there}, f"{page}: {wanted - {stop.widget for stop in there}}"


def stops_of(stage: Stage) -> list[QWidget]:
    """All that Tab should lead to: under an open sheet nothing else."""
    sheets = [sheet for sheet in stage.all(Overlay) if sheet.is_open] + list(stage.all(RoundPanel))
    ground: QWidget = sheets[-1] if sheets else stage.window
    if stage.all(PausePanel):
        ground = stage.find(PausePanel)
    found = ground.findChildren(QWidget)
    # What Qt puts inside a list or a text has its keys from there.
    own = [each for each in found if each.objectName() != "qt_scrollarea_viewport" and each.focusProxy() is None]
    return [each for each in own if each.isVisible() and each.isEnabled() and each.focusPolicy() & TAB]
