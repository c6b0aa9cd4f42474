"""Choosing keys: one key press at a field, with a reason where a key cannot be had and a question where it is taken."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from duckgames.session.kept_keys import KeptKeys
from duckgames.session.settings import LETTER_KEYS, Settings
from duckgames.ui.commands import HINT, LOG, PAUSE, RULES, TAKE_BACK, Command, all_commands
from duckgames.ui.key_field import KeyField
from duckgames.ui.keys_panel import KeysPanel
from duckgames.ui.settings_dialog import SettingsDialog
from duckgames.ui.shortcut_sheet import KeyCaps, ShortcutSheet
from duckgames.ui.shortcuts import Shortcuts
from duckgames.ui.theme import Look
from tests.ui.dialogs import LongWords, cut, long_words, outside, settle, visible

K = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(tmp_path / "settings.ini")


@pytest.fixture
def shortcuts(look: Look, settings: Settings) -> Shortcuts:
    look.shortcuts.follow(KeptKeys(settings))
    return look.shortcuts


@pytest.fixture
def dialog(look: Look, settings: Settings, shortcuts: Shortcuts, ground: QWidget) -> SettingsDialog:
    dialog = SettingsDialog(look, settings, all_commands(), ground)
    dialog.begin("keys")
    return dialog


@pytest.fixture
def panel(dialog: SettingsDialog) -> KeysPanel:
    return dialog.keys


def press(key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, key, modifier)


def choose(panel: KeysPanel, command: Command, key: Qt.Key, modifier: Qt.KeyboardModifier | None = None) -> KeyField:
    """Goes to the first key of a command and presses Enter and another key."""
    field = panel.field(command)
    field.setFocus()
    press(K.Key_Return)
    assert field.listens
    press(key, modifier or Qt.KeyboardModifier.NoModifier)
    return field


def test_enter_and_a_key_change_a_command(panel: KeysPanel, shortcuts: Shortcuts) -> None:
    field = choose(panel, HINT, K.Key_Q)
    assert shortcuts.keys(HINT) == ("Q", HINT.keys[1])
    assert not field.listens
    assert field.hasFocus()
    assert "Q" in field.accessibleName()
    assert not panel.question.text


def test_escape_leaves_a_key_as_it_was_and_the_dialog_open(
    panel: KeysPanel, shortcuts: Shortcuts, dialog: SettingsDialog
) -> None:
    field = choose(panel, HINT, K.Key_Escape)
    assert not field.listens
    assert dialog.is_open
    assert shortcuts.keys(HINT) == HINT.keys
    press(K.Key_Escape)
    assert not dialog.is_open


@pytest.mark.parametrize("key", [K.Key_Left, K.Key_Tab, K.Key_Return, K.Key_PageDown])
def test_a_key_that_tables_need_is_refused_with_a_reason(panel: KeysPanel, shortcuts: Shortcuts, key: Qt.Key) -> None:
    field = choose(panel, HINT, key)
    assert shortcuts.keys(HINT) == HINT.keys
    assert "stays what it is" in panel.question.text
    assert field.listens, "the next key may be a better one"
    press(K.Key_Q)
    assert shortcuts.keys(HINT)[0] == "Q"
    assert not panel.question.text


def test_a_key_of_the_system_is_refused_with_a_reason(panel: KeysPanel, shortcuts: Shortcuts) -> None:
    choose(panel, HINT, K.Key_F4, Qt.KeyboardModifier.AltModifier)
    assert shortcuts.keys(HINT) == HINT.keys
    assert "system" in panel.question.text


def test_a_single_letter_is_refused_while_they_do_nothing(
    panel: KeysPanel, shortcuts: Shortcuts, settings: Settings
) -> None:
    settings.store(LETTER_KEYS, False)
    choose(panel, HINT, K.Key_Q)
    assert shortcuts.keys(HINT) == HINT.keys
    assert "switched off" in panel.question.text


def test_a_taken_key_names_its_command_and_can_be_swapped(panel: KeysPanel, shortcuts: Shortcuts) -> None:
    field = choose(panel, HINT, K.Key_L)
    assert shortcuts.keys(HINT) == HINT.keys, "nothing changes before the answer"
    assert LOG.words in panel.question.text
    assert QApplication.focusWidget() is panel.question.swap
    press(K.Key_Return)
    assert shortcuts.keys(HINT)[0] == "L"
    assert shortcuts.keys(LOG)[0] == "H"
    assert field.hasFocus()
    assert not panel.question.text


def test_a_taken_key_can_be_taken(panel: KeysPanel, shortcuts: Shortcuts) -> None:
    choose(panel, HINT, K.Key_L)
    panel.question.replace.click()
    assert shortcuts.keys(HINT)[0] == "L"
    assert shortcuts.keys(LOG) == ("", LOG.keys[1])


@pytest.mark.parametrize("by_escape", [True, False])
def test_a_taken_key_can_be_left(
    panel: KeysPanel, shortcuts: Shortcuts, dialog: SettingsDialog, by_escape: bool
) -> None:
    field = choose(panel, HINT, K.Key_L)
    press(K.Key_Escape) if by_escape else panel.question.leave.click()
    assert dialog.is_open
    assert shortcuts.keys(HINT) == HINT.keys
    assert shortcuts.keys(LOG) == LOG.keys
    assert field.hasFocus()


def test_several_who_have_a_key_cannot_be_swapped_with(panel: KeysPanel, shortcuts: Shortcuts) -> None:
    choose(panel, RULES, K.Key_Z)
    assert panel.question.text.count(TAKE_BACK.words) == 1
    assert not panel.question.swap.isVisible()
    panel.question.replace.click()
    assert [command.id for command in all_commands() if "Z" in shortcuts.keys(command)] == [RULES.id]


def test_whoever_would_then_clash_cannot_be_swapped_with(panel: KeysPanel, shortcuts: Shortcuts) -> None:
    """Reading a card of the deck builder has I, which every match needs for something else."""
    read = next(command for command in all_commands() if command.id == "kaczogrod.read")
    choose(panel, read, K.Key_M)
    assert not panel.question.swap.isVisible()


def test_delete_takes_a_key_away_and_reset_brings_it_back(panel: KeysPanel, shortcuts: Shortcuts) -> None:
    field = panel.field(PAUSE)
    QTest.mouseClick(field, Qt.MouseButton.LeftButton)
    press(K.Key_Escape)
    press(K.Key_Delete)
    assert shortcuts.keys(PAUSE) == ("", PAUSE.keys[1])
    panel.reset_one.click()
    assert shortcuts.keys(PAUSE) == PAUSE.keys


def test_who_has_a_key_that_is_reset_goes_without_and_is_named(panel: KeysPanel, shortcuts: Shortcuts) -> None:
    choose(panel, HINT, K.Key_L)
    panel.question.replace.click()
    QTest.mouseClick(panel.field(LOG), Qt.MouseButton.LeftButton)
    press(K.Key_Escape)
    panel.reset_one.click()
    assert shortcuts.keys(LOG) == LOG.keys
    assert shortcuts.keys(HINT) == ("", HINT.keys[1])
    assert HINT.words in panel.question.text


def test_all_keys_can_be_reset(panel: KeysPanel, shortcuts: Shortcuts) -> None:
    for number, command in enumerate((HINT, LOG, PAUSE, RULES)):
        shortcuts.assign(command, 0, f"F{number + 2}")
    panel.reset_all.click()
    assert all(shortcuts.keys(command) == command.keys for command in all_commands())


def test_arrows_reach_every_key_and_tab_leaves_them(panel: KeysPanel) -> None:
    panel.field(all_commands()[0]).setFocus()
    seen = set()
    for _ in range(len(all_commands()) - 1):
        press(K.Key_Down)
        focused = QApplication.focusWidget()
        assert isinstance(focused, KeyField)
        seen.add(focused.command)
    assert len(seen) == len(all_commands()) - 1
    press(K.Key_Down)
    press(K.Key_Right)
    last = QApplication.focusWidget()
    assert isinstance(last, KeyField)
    assert last.slot == 1
    press(K.Key_Tab)
    assert not isinstance(QApplication.focusWidget(), KeyField)


def test_a_field_that_loses_the_keys_listens_no_longer(panel: KeysPanel, shortcuts: Shortcuts) -> None:
    field = panel.field(HINT)
    field.setFocus()
    press(K.Key_Return)
    panel.reset_all.setFocus()
    assert not field.listens
    QTest.keyClick(field, K.Key_Q)
    assert shortcuts.keys(HINT) == HINT.keys


# The sheet.


@pytest.fixture
def sheet(look: Look, shortcuts: Shortcuts, ground: QWidget) -> ShortcutSheet:
    sheet = ShortcutSheet(look, all_commands(), ground)
    sheet.begin()
    return sheet


def test_the_sheet_tells_every_command_and_its_present_keys(
    sheet: ShortcutSheet, shortcuts: Shortcuts, settings: Settings
) -> None:
    assert f"{HINT.words}: H, Ctrl+Shift+H" in sheet.text
    assert all(f"{command.words}: " in sheet.text for command in all_commands())
    shortcuts.assign(HINT, 0, "Q")
    assert f"{HINT.words}: Q, Ctrl+Shift+H" in sheet.text
    settings.store(LETTER_KEYS, False)
    assert f"{HINT.words}: Ctrl+Shift+H" in sheet.text
    shown = [key for caps in visible(sheet, KeyCaps) for key in caps.keys]
    assert "Ctrl+Shift+H" in shown
    assert "Q" not in shown


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)])
def test_nothing_of_the_sheet_is_cut_in_a_language_of_long_words(
    sheet: ShortcutSheet, look: Look, ground: QWidget, size: tuple[int, int], scale: float
) -> None:
    ground.resize(*size)
    look.use_text_scale(scale)
    settle()
    with long_words():
        assert cut(sheet) == []
        assert outside(sheet.panel, sheet.panel) == []
        for caps in visible(sheet, KeyCaps):
            assert caps.width() >= caps.sizeHint().width()
        assert sheet.text.count(LongWords.MARK) >= len(all_commands())
    assert LongWords.MARK not in sheet.text
