"""Widgets of our own, as a screen reader finds and presses them."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAbstractButton, QWidget
from pytestqt.qtbot import QtBot

from duckgames.ui.accessible import PressPart
from duckgames.ui.duck_picker import DuckPicker
from duckgames.ui.overlay import Overlay
from duckgames.ui.theme import Look
from duckgames.ui.widgets import SegmentedControl
from tests.ui.accessible_tree import Role, tree

pytestmark = pytest.mark.usefixtures("reader")


class Chip(QAbstractButton):
    """A button that stays down."""

    def accessible_interface(self) -> QAccessibleInterface:
        self._part = PressPart(self)
        return self._part

    def paintEvent(self, event: object) -> None:
        """Nothing is to be seen."""


@pytest.fixture
def choice(look: Look, ground: QWidget) -> SegmentedControl:
    control = SegmentedControl(look, parent=ground)
    control.set_items([("a", "First"), ("b", "Second")])
    control.choose("a")
    control.show()
    return control


def test_choices_are_radio_buttons_in_a_group(choice: SegmentedControl) -> None:
    node = tree(choice)
    assert node.role == Role.Grouping
    assert [(each.role, each.name, bool(each.state.checked)) for each in node.children] == [
        (Role.RadioButton, "First", True),
        (Role.RadioButton, "Second", False),
    ]


def test_a_choice_marked_from_outside_is_chosen(choice: SegmentedControl) -> None:
    chosen: list[str] = []
    choice.chosen.connect(chosen.append)
    tree(choice).named("Second").do("Toggle")
    assert (choice.current, chosen) == ("b", ["b"])
    tree(choice).named("Second").do("Toggle")
    assert (choice.current, chosen) == ("b", ["b"])
    assert tree(choice).named("Second").state.checked


def test_the_ducks_to_choose_from_are_radio_buttons(look: Look, ground: QWidget) -> None:
    picker = DuckPicker(look, ground)
    picker.show()
    roles = {node.role for node in tree(picker).children}
    assert (tree(picker).role, roles) == (Role.Grouping, {Role.RadioButton})


def test_a_sheet_is_a_dialog_that_keeps_the_keys(look: Look, ground: QWidget) -> None:
    sheet = Overlay(look, ground)
    sheet.open(sheet)
    assert tree(sheet).role == Role.Dialog
    assert tree(sheet).state.modal
    sheet.dismiss()


def test_a_button_that_stays_down_is_clicked_from_outside(ground: QWidget, qtbot: QtBot) -> None:
    clicks: list[bool] = []
    chip = Chip(ground)
    chip.setText("Reed")
    chip.setCheckable(True)
    chip.clicked.connect(lambda checked: clicks.append(checked))
    chip.show()
    node = tree(chip)
    assert (node.role, node.name, bool(node.state.checked)) == (Role.Button, "Reed", False)
    node.do("Press")
    assert clicks == [True]
    assert node.state.checked
    assert node.state.pressed
    chip.setEnabled(False)
    assert "Press" not in node.actions
    chip.setEnabled(True)
    chip.setFocusPolicy(chip.focusPolicy().StrongFocus)
    node.do("SetFocus")
    assert chip.hasFocus()
    chip.setAccessibleName("Reed, 30 points")
    assert node.name == "Reed, 30 points"
    assert node.interface.text(QAccessible.Text.Value) == ""
