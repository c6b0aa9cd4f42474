"""The controls: what they tell, how keys work them, when the focus ring shows, how they follow the look."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLineEdit, QRadioButton, QVBoxLayout, QWidget

from duckgames.ui.theme import Look
from duckgames.ui.widgets import (
    Button,
    Dresser,
    EmptyState,
    Label,
    Panel,
    Pill,
    RadioCard,
    RadioColumn,
    SegmentedControl,
    Slider,
    Switch,
    Toast,
    style_sheet,
)
from duckgames.ui.widgets.focus_ring import Ring

LEVELS = [("easy", "Gentle"), ("normal", "Clever"), ("hard", "Sly")]


@pytest.fixture
def window(qapp: QApplication) -> Iterator[QWidget]:
    window = QWidget()
    window.resize(800, 400)
    QHBoxLayout(window)
    yield window
    window.close()
    window.deleteLater()


def place(window: QWidget, *widgets: QWidget) -> None:
    layout = window.layout()
    assert layout is not None
    for widget in widgets:
        layout.addWidget(widget)
    window.show()
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)


def press(key: Qt.Key) -> None:
    """A key press where the focus is."""
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, key)


def rings(window: QWidget) -> list[Ring]:
    return [ring for ring in window.findChildren(Ring) if ring.isVisible()]


def test_enter_and_space_press_a_button(look: Look, window: QWidget) -> None:
    button = Button(look, "primary", "next")
    button.setText("Play")
    place(window, button)
    pressed = QSignalSpy(button.clicked)
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
        QTest.keyClick(button, key)
    assert pressed.count() == 3


def test_an_ampersand_in_a_name_is_no_shortcut(look: Look) -> None:
    button = Button(look)
    button.setText("Duck &Cover")
    assert button.shortcut().isEmpty()


def test_an_icon_button_tells_its_name(look: Look) -> None:
    button = Button(look, "icon", "gear")
    button.setText("Settings")
    assert button.toolTip() == "Settings"
    interface = QAccessible.queryAccessibleInterface(button)
    assert interface is not None
    assert interface.text(QAccessible.Text.Name) == "Settings"


def test_bodies_of_all_kinds_stand_level(look: Look) -> None:
    heights = set()
    for kind in ("primary", "sun", "quiet"):
        button = Button(look, kind)
        button.setText("Play")
        heights.add(button.sizeHint().height())
    assert heights == {51}


def test_the_ring_shows_for_keys_and_not_for_the_mouse(look: Look, window: QWidget) -> None:
    first, second = Button(look), Button(look)
    place(window, first, second)
    QTest.mouseClick(first, Qt.MouseButton.LeftButton)
    first.setFocus(Qt.FocusReason.MouseFocusReason)
    assert rings(window) == []
    QTest.keyClick(first, Qt.Key.Key_Tab)
    assert second.hasFocus()
    (ring,) = rings(window)
    assert ring.geometry().contains(second.geometry())
    QTest.mousePress(second, Qt.MouseButton.LeftButton)
    assert rings(window) == []


def test_the_ring_follows_its_control(look: Look, window: QWidget) -> None:
    button = Button(look)
    place(window, button)
    QTest.keyClick(button, Qt.Key.Key_Tab)
    button.move(button.pos() + QPoint(30, 10))
    (ring,) = rings(window)
    assert ring.geometry().center() == button.geometry().center()


def test_segments_are_chosen_by_arrows_and_told_once(look: Look, window: QWidget) -> None:
    levels = SegmentedControl(look)
    levels.set_items(LEVELS)
    levels.choose("easy")
    place(window, levels)
    told = QSignalSpy(levels.chosen)
    segment = levels.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)[0]
    segment.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(segment, Qt.Key.Key_Right)
    assert levels.current == "normal"
    assert [told.at(i)[0] for i in range(told.count())] == ["normal"]


def test_tab_stops_once_in_a_row_of_segments(look: Look, window: QWidget) -> None:
    before, levels, after = Button(look), SegmentedControl(look), Button(look)
    levels.set_items(LEVELS)
    levels.choose("normal")
    place(window, before, levels, after)
    before.setFocus(Qt.FocusReason.TabFocusReason)
    visited = []
    for _ in range(3):
        press(Qt.Key.Key_Tab)
        focused = QApplication.focusWidget()
        visited.append(focused.text() if isinstance(focused, QRadioButton) else focused)
    assert visited == ["Clever", after, before]


def test_the_ring_of_a_segment_is_not_cut_by_its_row(look: Look, window: QWidget) -> None:
    levels = SegmentedControl(look)
    levels.set_items(LEVELS)
    levels.choose("easy")
    place(window, levels)
    press(Qt.Key.Key_Right)
    (ring,) = rings(window)
    assert ring.parentWidget() is window


def test_a_second_click_changes_nothing(look: Look, window: QWidget) -> None:
    levels = SegmentedControl(look)
    levels.set_items(LEVELS)
    levels.choose("easy")
    place(window, levels)
    told = QSignalSpy(levels.chosen)
    QTest.mouseClick(levels.findChildren(QRadioButton)[0], Qt.MouseButton.LeftButton)
    assert levels.current == "easy"
    assert told.count() == 0
    assert levels.findChildren(QRadioButton)[0].isChecked()


def test_a_column_of_cards_is_one_choice(look: Look, window: QWidget) -> None:
    before, column, after = Button(look), RadioColumn(look), Button(look)
    column.set_items([("short", "Short", "53"), ("normal", "Normal", "64"), ("long", "Long", "80")])
    column.choose("normal")
    told = QSignalSpy(column.chosen)
    place(window, before, column, after)
    before.setFocus(Qt.FocusReason.TabFocusReason)
    press(Qt.Key.Key_Tab)
    press(Qt.Key.Key_Down)
    press(Qt.Key.Key_Down)
    assert column.current == "long"
    assert [told.at(i)[0] for i in range(told.count())] == ["long"]
    assert [card.isChecked() for card in column.findChildren(RadioCard)] == [False, False, True]
    press(Qt.Key.Key_Tab)
    assert after.hasFocus()


def test_new_words_keep_the_choice(look: Look) -> None:
    levels = SegmentedControl(look)
    levels.set_items(LEVELS)
    levels.choose("hard")
    told = QSignalSpy(levels.chosen)
    levels.set_items([("easy", "Łagodna"), ("normal", "Sprytna"), ("hard", "Przebiegła")])
    assert levels.current == "hard"
    assert told.count() == 0


def test_screen_readers_hear_the_right_roles(look: Look) -> None:
    def role(widget: QWidget) -> QAccessible.Role:
        interface = QAccessible.queryAccessibleInterface(widget)
        assert interface is not None
        return interface.role()

    assert role(Switch(look)) == QAccessible.Role.CheckBox
    assert role(RadioCard(look)) == QAccessible.Role.RadioButton
    assert role(Slider(look)) == QAccessible.Role.Slider
    assert role(Pill(look)) == QAccessible.Role.StaticText


def test_a_radio_card_reads_its_consequence(look: Look) -> None:
    card = RadioCard(look)
    card.set_texts("Short", "53 cards")
    interface = QAccessible.queryAccessibleInterface(card)
    assert interface is not None
    assert interface.text(QAccessible.Text.Name) == "Short"
    assert interface.text(QAccessible.Text.Description) == "53 cards"


def test_a_switch_can_be_pressed_anywhere(look: Look, window: QWidget) -> None:
    switch = Switch(look, label_first=True)
    switch.setText("Hints")
    place(window, switch)
    QTest.mouseClick(switch, Qt.MouseButton.LeftButton, pos=QPoint(4, switch.height() // 2))
    assert switch.isChecked()


def test_a_slider_goes_where_it_is_pressed(look: Look, window: QWidget) -> None:
    slider = Slider(look)
    slider.setRange(0, 3)
    place(window, slider)
    QTest.mouseClick(slider, Qt.MouseButton.LeftButton, pos=QPoint(slider.width() - 10, 20))
    assert slider.value() == 3
    QTest.mouseClick(slider, Qt.MouseButton.LeftButton, pos=QPoint(10, 20))
    assert slider.value() == 0


def test_a_toast_offers_its_action_and_leaves(look: Look, window: QWidget) -> None:
    toast = Toast(look, window)
    place(window)
    toast.show_message("Move taken back.", "Redo")
    assert toast.isVisible()
    assert window.rect().contains(toast.geometry())
    acted = QSignalSpy(toast.acted)
    QTest.mouseClick(toast.findChildren(Button)[0], Qt.MouseButton.LeftButton)
    assert acted.count() == 1
    assert not toast.isVisible()


def test_a_toast_stays_while_its_button_has_the_keys(look: Look, ground: QWidget) -> None:
    toast = Toast(look, ground)
    toast.show_message("Move taken back.", "Redo")
    left = QSignalSpy(toast.left)
    leave = next(timer for timer in toast.findChildren(QTimer) if timer.isActive())
    toast.button.setFocus()
    assert not leave.isActive()
    toast.show_message("Something else.")
    assert left.count() == 1, "the button is gone"
    toast.show_message("Move taken back.", "Redo")
    toast.button.setFocus()
    toast.button.clearFocus()
    assert leave.isActive()
    toast.withdraw_action()
    assert not toast.isVisible()
    toast.show_message("Something else.")
    toast.withdraw_action()
    assert toast.isVisible()


def test_a_long_toast_wraps_within_a_narrow_table(look: Look, window: QWidget) -> None:
    window.resize(360, 400)
    toast = Toast(look, window)
    place(window)
    toast.show_message("Short")
    low = toast.height()
    toast.show_message("Две карты «Спорт» не могут соприкасаться сторонами ни здесь, ни там.", refused=True)
    assert toast.height() > low
    assert toast.width() <= window.width()


def test_an_empty_state_asks_for_one_thing(look: Look, window: QWidget) -> None:
    state = EmptyState(look, 1, "No games yet", "Start one.", "New game")
    place(window, state)
    acted = QSignalSpy(state.acted)
    button = state.findChildren(Button)[0]
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert acted.count() == 1
    state.set_texts("Nothing", "Nothing at all.", "")
    assert not button.isVisible()


def text_widgets(look: Look) -> list[QWidget]:
    button, switch, pill, card, label = Button(look), Switch(look), Pill(look), RadioCard(look), Label(look)
    for widget in (button, switch, pill, label):
        widget.setText("Отменить")
    card.set_texts("Отменить", "ход")
    levels = SegmentedControl(look)
    levels.set_items(LEVELS)
    return [button, switch, pill, card, levels, label]


def test_controls_grow_with_the_text(look: Look) -> None:
    widgets = text_widgets(look)
    before = [widget.sizeHint().width() for widget in widgets]
    look.use_text_scale(1.5)
    for widget in widgets:
        layout = widget.layout()
        if layout is not None:
            layout.invalidate()
    after = [widget.sizeHint().width() for widget in widgets]
    assert all(new > old for old, new in zip(before, after, strict=True))


@pytest.mark.parametrize(
    "build",
    [
        lambda look: Button(look, "primary", "next"),
        lambda look: Button(look, "icon", "gear"),
        lambda look: Switch(look),
        lambda look: Slider(look),
        lambda look: RadioCard(look),
        lambda look: Pill(look),
        lambda look: Panel(look),
        lambda look: EmptyState(look, 7, "a", "b", "c", sleepy=True),
    ],
)
def test_controls_repaint_in_the_other_theme(look: Look, build: Callable[[Look], QWidget]) -> None:
    window = QWidget()
    widget = build(look)
    QVBoxLayout(window).addWidget(widget)
    window.resize(300, 260)
    day = window.grab().toImage()
    look.use_theme("dark")
    evening = window.grab().toImage()
    # A duck stays as it is in the evening; everything around it does not.
    assert day != evening


def test_standard_widgets_are_dressed_in_the_present_theme(look: Look, qapp: QApplication) -> None:
    dresser = Dresser(qapp, look)
    field = QLineEdit()
    day = field.grab().toImage()
    look.use_theme("dark")
    assert qapp.styleSheet() == style_sheet(look)
    assert look.colour("raised").name() in qapp.styleSheet()
    assert field.grab().toImage() != day
    dresser.deleteLater()


def test_a_label_hidden_during_a_change_keeps_its_voice(look: Look, qapp: QApplication, window: QWidget) -> None:
    dresser = Dresser(qapp, look)
    label = Label(look, 16)
    label.setParent(window)
    label.hide()
    place(window)
    look.use_theme("dark")
    label.use_bold(True)
    label.show()
    assert label.font().bold()
    dresser.deleteLater()
