"""The settings: each control stores at once, follows whoever else changes a setting, and follows the language."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QWidget

from duckgames.session.settings import (
    LANGUAGE,
    MOTION,
    MUTED,
    SHOW_LEGAL,
    TEXT_SIZE,
    THEME,
    TRACKER,
    VOLUME,
    Setting,
    Settings,
)
from duckgames.ui.settings_dialog import OWN_NAMES, SettingsDialog
from duckgames.ui.theme import Look
from tests.ui.dialogs import LongWords, cut, long_words, outside, settle, texts


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(tmp_path / "settings.ini")


@pytest.fixture
def dialog(look: Look, settings: Settings, ground: QWidget) -> SettingsDialog:
    dialog = SettingsDialog(look, settings, ground)
    dialog.begin()
    return dialog


@pytest.mark.parametrize(
    ("setting", "key", "value"),
    [(LANGUAGE, "pl", "pl"), (THEME, "dark", "dark"), (TEXT_SIZE, "125", 125), (MOTION, "off", "off")],
)
def test_a_choice_is_stored_at_once(
    dialog: SettingsDialog, settings: Settings, setting: Setting[Any], key: str, value: object
) -> None:
    spy = QSignalSpy(settings.changed)
    dialog.segments(setting).chosen.emit(key)
    assert settings.value(setting) == value
    assert spy.count() == 1


def test_every_value_can_be_chosen(dialog: SettingsDialog) -> None:
    for setting in (LANGUAGE, THEME, TEXT_SIZE, MOTION):
        control = dialog.segments(setting)
        for value in setting.allowed:
            control.choose(str(value))
            assert control.current == str(value)


def test_switches_and_volume_are_stored_at_once(dialog: SettingsDialog, settings: Settings) -> None:
    dialog.volume.setValue(1)
    dialog.legal.turn(False)
    dialog.tracker.turn(False)
    assert (settings.value(VOLUME), settings.value(SHOW_LEGAL), settings.value(TRACKER)) == (1, False, False)
    dialog.sound.turn(False)
    assert settings.value(MUTED)
    assert not dialog.volume.isEnabled()
    dialog.sound.turn(True)
    assert not settings.value(MUTED)
    assert dialog.volume.isEnabled()


def test_the_dialog_follows_what_others_change(dialog: SettingsDialog, settings: Settings) -> None:
    settings.store(THEME, "dark")
    settings.store(MUTED, True)
    settings.store(TEXT_SIZE, 150)
    assert dialog.segments(THEME).current == "dark"
    assert dialog.segments(TEXT_SIZE).current == "150"
    assert not dialog.sound.on


def test_silence_is_muted_not_the_lowest_volume(dialog: SettingsDialog, settings: Settings) -> None:
    settings.store(VOLUME, 0)
    assert settings.value(VOLUME) == 0
    assert dialog.volume.value() == dialog.volume.minimum()


def test_keys_alone_change_the_language(dialog: SettingsDialog, settings: Settings) -> None:
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, Qt.Key.Key_Right)
    assert settings.value(LANGUAGE) == "pl"
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, Qt.Key.Key_Escape)
    assert not dialog.is_open


@pytest.mark.parametrize("scale", [1.0, 1.25])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080)])
def test_nothing_is_cut_in_a_language_of_long_words(
    dialog: SettingsDialog, look: Look, ground: QWidget, size: tuple[int, int], scale: float
) -> None:
    ground.resize(*size)
    look.use_text_scale(scale)
    settle()
    own = {*OWN_NAMES.values(), "100 %", "125 %", "150 %"}
    with long_words():
        assert cut(dialog) == []
        assert outside(dialog.panel, dialog.panel) == []
        left = [text for text in texts(dialog) if not text.startswith(LongWords.MARK)]
        assert set(left) == own
    assert not any(LongWords.MARK in text for text in texts(dialog))
