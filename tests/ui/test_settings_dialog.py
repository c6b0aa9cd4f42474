"""The settings: each control stores at once, follows whoever else changes a setting, and follows the language."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QWidget

from duckgames.session import settings as declared
from duckgames.session.kept_keys import KeptKeys
from duckgames.session.settings import (
    CONFIRM,
    LANGUAGE,
    LETTER_KEYS,
    MOTION,
    MUTED,
    REASONS,
    REDUCED,
    SHOW_LEGAL,
    TAKE_BACK,
    TEXT_SIZE,
    THEME,
    TRACKER,
    VOLUME,
    Setting,
    Settings,
)
from duckgames.ui.commands import all_commands
from duckgames.ui.setting_controls import ChoiceRow, OnOffRow, StepsRow
from duckgames.ui.setting_rows import OWN_NAMES, SECTIONS, SIZES
from duckgames.ui.settings_dialog import SettingsDialog
from duckgames.ui.theme import Look
from tests.ui.dialogs import LongWords, cut, long_words, outside, settle, texts

SWITCHES = (SHOW_LEGAL, TRACKER, REASONS, CONFIRM, TAKE_BACK, LETTER_KEYS)
CHOICES = (LANGUAGE, THEME, TEXT_SIZE, MOTION, REDUCED)


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(tmp_path / "settings.ini")


@pytest.fixture
def dialog(look: Look, settings: Settings, ground: QWidget) -> SettingsDialog:
    look.shortcuts.follow(KeptKeys(settings))
    dialog = SettingsDialog(look, settings, all_commands(), ground)
    dialog.begin()
    return dialog


def choice(dialog: SettingsDialog, setting: Setting[Any]) -> ChoiceRow:
    row = dialog.row(setting)
    assert isinstance(row, ChoiceRow)
    return row


def switch(dialog: SettingsDialog, setting: Setting[Any]) -> OnOffRow:
    row = dialog.row(setting)
    assert isinstance(row, OnOffRow)
    return row


def steps(dialog: SettingsDialog) -> StepsRow:
    row = dialog.row(VOLUME)
    assert isinstance(row, StepsRow)
    return row


def test_every_setting_a_person_can_choose_has_its_row() -> None:
    known = {each.key for each in vars(declared).values() if isinstance(each, Setting)}
    shown = [words.setting.key for section in SECTIONS for words in section.rows]
    assert sorted(shown) == sorted(known - {"window"})
    for section in SECTIONS:
        for words in section.rows:
            if words.values:
                assert list(words.values) == [str(value) for value in words.setting.allowed]


@pytest.mark.parametrize(
    ("setting", "key", "value"),
    [
        (LANGUAGE, "pl", "pl"),
        (THEME, "dark", "dark"),
        (TEXT_SIZE, "125", 125),
        (MOTION, "off", "off"),
        (REDUCED, "on", "on"),
    ],
)
def test_a_choice_is_stored_at_once(
    dialog: SettingsDialog, settings: Settings, setting: Setting[Any], key: str, value: object
) -> None:
    spy = QSignalSpy(settings.changed)
    choice(dialog, setting).control.chosen.emit(key)
    assert settings.value(setting) == value
    assert spy.count() == 1


def test_every_value_can_be_chosen(dialog: SettingsDialog) -> None:
    for setting in CHOICES:
        control = choice(dialog, setting).control
        for value in setting.allowed:
            control.choose(str(value))
            assert control.current == str(value)


@pytest.mark.parametrize("setting", SWITCHES)
def test_a_switch_is_stored_at_once(dialog: SettingsDialog, settings: Settings, setting: Setting[bool]) -> None:
    row = switch(dialog, setting)
    assert row.control.on is setting.default
    row.control.turn(not setting.default)
    assert settings.value(setting) is not setting.default
    settings.store(setting, setting.default)
    assert row.control.on is setting.default


def test_sounds_are_on_while_nothing_is_muted(dialog: SettingsDialog, settings: Settings) -> None:
    sound, volume = switch(dialog, MUTED).control, steps(dialog).control
    assert sound.on
    volume.setValue(1)
    assert settings.value(VOLUME) == 1
    sound.turn(False)
    assert settings.value(MUTED)
    assert not volume.isEnabled()
    sound.turn(True)
    assert not settings.value(MUTED)
    assert volume.isEnabled()


def test_the_dialog_follows_what_others_change(dialog: SettingsDialog, settings: Settings) -> None:
    settings.store(THEME, "dark")
    settings.store(MUTED, True)
    settings.store(TEXT_SIZE, 150)
    assert choice(dialog, THEME).control.current == "dark"
    assert choice(dialog, TEXT_SIZE).control.current == "150"
    assert not switch(dialog, MUTED).control.on


def test_the_note_of_a_choice_stays_with_its_group_whatever_is_chosen(dialog: SettingsDialog) -> None:
    row = choice(dialog, REDUCED)
    for _ in row.words.values:
        QTest.keyClick(row.stop, Qt.Key.Key_Right)
        row.retranslate()
    assert row.control.accessibleName() == "Less motion"
    assert row.control.accessibleDescription() == row.note.text() != ""
    assert not any(stop.accessibleDescription() for stop in row.control.stops)


def test_silence_is_muted_not_the_lowest_volume(dialog: SettingsDialog, settings: Settings) -> None:
    settings.store(VOLUME, 0)
    assert settings.value(VOLUME) == 0
    assert steps(dialog).control.value() == steps(dialog).control.minimum()


def test_keys_alone_change_the_language(dialog: SettingsDialog, settings: Settings) -> None:
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, Qt.Key.Key_Right)
    assert settings.value(LANGUAGE) == "pl"
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, Qt.Key.Key_Escape)
    assert not dialog.is_open


def test_keys_alone_lead_to_every_setting(dialog: SettingsDialog) -> None:
    for section in SECTIONS:
        dialog.begin(section.key)
        wanted = {id(dialog.row(words.setting).stop) for words in section.rows}
        for _ in range(20):
            focus = QApplication.focusWidget()
            assert focus is not None
            wanted.discard(id(focus))
            QTest.keyClick(focus, Qt.Key.Key_Tab)
        assert not wanted, section.key


@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080)])
def test_nothing_is_cut_in_a_language_of_long_words(
    dialog: SettingsDialog, look: Look, ground: QWidget, size: tuple[int, int], scale: float
) -> None:
    ground.resize(*size)
    look.use_text_scale(scale)
    settle()
    own = {*OWN_NAMES.values(), *SIZES.values()}
    with long_words():
        for section in SECTIONS:
            dialog.show_section(section.key)
            settle()
            assert cut(dialog) == []
            assert outside(dialog.panel, dialog.panel) == []
            left = [text for text in texts(dialog) if not text.startswith(LongWords.MARK)]
            assert set(left) <= own
    assert not any(LongWords.MARK in text for text in texts(dialog))
