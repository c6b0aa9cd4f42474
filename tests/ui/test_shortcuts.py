"""Keys of commands: what is declared, what is pressed on any keyboard, what is chosen, and what is kept."""

from __future__ import annotations

import json
import re
from itertools import combinations
from pathlib import Path
from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QSignalSpy

from duckgames.session.kept_keys import KeptKeys
from duckgames.session.settings import LETTER_KEYS, Setting, Settings
from duckgames.ui import key_reading
from duckgames.ui.commands import COMMANDS, HINT, HURRY, LOG, RULES, SETTINGS, SLOTS, TAKE_BACK, ZOOM_IN, all_commands
from duckgames.ui.key_reading import combination, is_character, key_text
from duckgames.ui.shortcuts import Shortcuts, is_fixed, is_systems

M = Qt.KeyboardModifier
NONE, SHIFT, CTRL, KEYPAD = M.NoModifier, M.ShiftModifier, M.ControlModifier, M.KeypadModifier
LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,."
RUSSIAN = "йцукенгшщзхъфывапролджэячсмитьбю"


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(tmp_path / "settings.ini")


@pytest.fixture
def shortcuts(settings: Settings) -> Shortcuts:
    shortcuts = Shortcuts()
    shortcuts.follow(KeptKeys(settings))
    return shortcuts


def event(
    key: int, modifiers: Qt.KeyboardModifier = NONE, text: str = "", scan: int = 0, virtual: int = 0, held: bool = False
) -> QKeyEvent:
    return QKeyEvent(QEvent.Type.KeyPress, key, modifiers, scan, virtual, 0, text, held)


def letter(char: str, scan: int = 0, virtual: int = 0, modifiers: Qt.KeyboardModifier = NONE) -> QKeyEvent:
    """A letter as Qt tells of it: in capitals, whether Caps Lock is on or not."""
    return event(ord(char.upper()), modifiers, char, scan, virtual)


# What is declared.


def test_keys_are_declared_as_they_are_read() -> None:
    commands = all_commands()
    assert len({command.id for command in commands}) == len(commands)
    for command in commands:
        assert len(command.keys) == SLOTS
        for key in (*filter(None, command.keys), *command.also):
            assert combination(key) is not None, (command.id, key)
            assert not is_fixed(key)
        for key in filter(None, command.keys):
            assert not is_systems(key)


def test_no_two_commands_of_one_moment_are_declared_with_one_key() -> None:
    for one, other in combinations(all_commands(), 2):
        if one.scope.meets(other.scope):
            assert not set(filter(None, one.keys)) & set(other.keys), (one.id, other.id)


def test_every_command_can_be_given_without_a_single_letter() -> None:
    for command in all_commands():
        assert [key for key in command.keys if key and not is_character(key)], command.id


def test_no_command_is_looked_for_by_a_key_of_its_own() -> None:
    """Letters, digits, signs and function keys stand in declarations only, where they can be changed."""
    own = re.compile(r"Key\.Key_(?:[A-Z0-9]|F[0-9]+|Plus|Minus|Equal|Slash|Question|Comma|Period)\b")
    root = Path(key_reading.__file__).parents[1]
    assert [file.name for file in root.rglob("*.py") if own.search(file.read_text(encoding="utf-8"))] == []


# What is pressed.


@pytest.mark.parametrize(("latin", "russian"), list(zip(LATIN, RUSSIAN, strict=True)))
def test_a_russian_letter_is_the_latin_one_of_its_key(latin: str, russian: str) -> None:
    assert key_text(letter(russian)) == latin.upper()
    assert key_text(letter(russian, modifiers=CTRL)) == f"Ctrl+{latin.upper()}"
    assert key_text(letter(russian.upper())) == latin.upper()


@pytest.mark.parametrize(
    ("platform", "scan", "virtual", "read"),
    [
        ("linux", 0x2C + 8, 0x06D1, "Z"),
        ("linux", 0x33 + 8, 0x06C2, ","),
        ("win32", 0x2C, 0x5A, "Z"),
        ("darwin", 1, 6, "Z"),
        ("darwin", 1, 0, "A"),
        ("linux", 9999, 1, "Z"),
        ("darwin", 0, 0, "Z"),
    ],
)
def test_a_key_is_known_by_its_place_on_each_system(
    monkeypatch: pytest.MonkeyPatch, platform: str, scan: int, virtual: int, read: str
) -> None:
    monkeypatch.setattr(key_reading, "sys", SimpleNamespace(platform=platform))
    assert key_text(letter("я", scan, virtual)) == read


def test_a_greek_letter_without_a_number_stays_what_it_is() -> None:
    assert key_text(letter("ω")) == "Ω"


@pytest.mark.parametrize("char", ["ż", "é", "ö"])
def test_a_latin_letter_is_not_moved(char: str) -> None:
    """On a Polish keyboard ż is typed with Z and another key: that is no Z."""
    assert key_text(letter(char, 0x2C + 8, 0x5A)) == char.upper()


def test_caps_lock_keypad_and_shift_for_signs_make_no_difference() -> None:
    assert key_text(event(Qt.Key.Key_Z, NONE, "Z")) == "Z"
    assert key_text(event(Qt.Key.Key_Plus, KEYPAD, "+")) == "+"
    assert key_text(event(Qt.Key.Key_Plus, SHIFT, "+")) == "+"
    assert key_text(event(Qt.Key.Key_0, KEYPAD, "0")) == "0"
    assert key_text(event(Qt.Key.Key_Question, SHIFT, "?")) == "?"
    assert key_text(event(Qt.Key.Key_Z, SHIFT, "Z")) == "Shift+Z"
    assert key_text(event(Qt.Key.Key_F1, SHIFT)) == "Shift+F1"


@pytest.mark.parametrize("key", [Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_CapsLock, Qt.Key.Key_unknown, 0])
def test_keys_that_only_change_others_are_none(key: int) -> None:
    assert key_text(event(key)) == ""


def test_a_command_is_given_by_each_of_its_keys(shortcuts: Shortcuts) -> None:
    commands = all_commands()
    assert shortcuts.pressed(letter("z"), commands) == TAKE_BACK
    assert shortcuts.pressed(letter("z", modifiers=CTRL), commands) == TAKE_BACK
    assert shortcuts.pressed(event(Qt.Key.Key_Equal, NONE, "="), (ZOOM_IN,)) == ZOOM_IN
    assert shortcuts.pressed(letter("б", modifiers=CTRL), commands) == SETTINGS
    assert shortcuts.pressed(letter("q"), commands) is None


def test_a_key_that_is_held_gives_a_command_once_unless_it_goes_on(shortcuts: Shortcuts) -> None:
    assert shortcuts.pressed(event(Qt.Key.Key_Z, held=True), (TAKE_BACK,)) is None
    assert shortcuts.pressed(event(Qt.Key.Key_Space, held=True), (HURRY,)) == HURRY


# What is chosen.


def test_a_chosen_key_takes_hold_at_once_and_is_kept(shortcuts: Shortcuts, settings: Settings) -> None:
    spy = QSignalSpy(shortcuts.changed)
    shortcuts.assign(TAKE_BACK, 0, "B")
    assert spy.count() == 1
    assert shortcuts.pressed(letter("b"), COMMANDS) == TAKE_BACK
    assert shortcuts.pressed(letter("z"), COMMANDS) is None
    assert shortcuts.pressed(letter("z", modifiers=CTRL), COMMANDS) == TAKE_BACK
    assert shortcuts.key(TAKE_BACK) == "B"
    again = Shortcuts()
    again.follow(KeptKeys(settings))
    assert again.keys(TAKE_BACK) == ("B", "Ctrl+Z")
    again.reset(TAKE_BACK)
    assert again.keys(TAKE_BACK) == TAKE_BACK.keys


def test_a_command_does_not_get_one_key_twice(shortcuts: Shortcuts) -> None:
    shortcuts.assign(TAKE_BACK, 1, "Z")
    assert shortcuts.keys(TAKE_BACK) == ("", "Z")


def test_a_key_given_away_is_no_longer_taken_for_what_systems_are_used_to(shortcuts: Shortcuts) -> None:
    commands = (HINT, ZOOM_IN)
    shortcuts.assign(HINT, 0, "=")
    assert shortcuts.pressed(event(Qt.Key.Key_Equal, NONE, "="), commands) == HINT
    assert shortcuts.pressed(event(Qt.Key.Key_Equal, NONE, "="), (ZOOM_IN,)) is None


def test_who_owns_a_key_depends_on_where_it_is_given(shortcuts: Shortcuts) -> None:
    commands = all_commands()
    read = next(command for command in commands if command.id == "kaczogrod.read")
    together = next(command for command in commands if command.id == "kaczogrod.together")
    assert shortcuts.owners("Z", together, commands) == (TAKE_BACK,)
    assert [owner.id for owner in shortcuts.owners("Z", RULES, commands)] == ["take_back", "kaczogrod.undo"]
    assert [owner.id for owner in shortcuts.owners("Z", read, commands)] == ["kaczogrod.undo"]
    assert shortcuts.owners("H", read, commands) == ()
    assert shortcuts.owners("B", read, commands) == ()


def test_without_single_letters_the_other_keys_stay(shortcuts: Shortcuts, settings: Settings) -> None:
    spy = QSignalSpy(shortcuts.changed)
    settings.store(LETTER_KEYS, False)
    assert spy.count() == 1
    for command in all_commands():
        for key in filter(None, command.keys):
            pressed = combination(key)
            assert pressed is not None
            given = shortcuts.pressed(event(pressed.key(), pressed.keyboardModifiers()), (command,))
            assert given == (None if is_character(key) else command)
    assert shortcuts.key(LOG) == "Ctrl+L"
    assert shortcuts.tip("Log", LOG) == "Log (Ctrl+L)"
    shortcuts.assign(LOG, 1, "")
    assert shortcuts.tip("Log", LOG) == "Log"


# What is kept.


@pytest.mark.parametrize(
    "stored",
    [
        "B",
        "[]",
        '["B"]',
        '["B", "C", "D"]',
        '["B", "B"]',
        '["B", 7]',
        '["Left", ""]',
        '["Return", ""]',
        '["Alt+F4", ""]',
        '["blah", ""]',
        '["Z, X", ""]',
        '["Ctrl+", ""]',
        '{"0": "B", "1": ""}',
        "[" * 5000,
        "NaN",
    ],
)
def test_what_cannot_be_a_choice_yields_the_declared_keys(
    shortcuts: Shortcuts, settings: Settings, stored: str
) -> None:
    settings.store(Setting("keys/take_back", ""), stored)
    assert shortcuts.keys(TAKE_BACK) == TAKE_BACK.keys


@given(st.text(max_size=40) | st.lists(st.text(max_size=8), max_size=3).map(json.dumps))
def test_any_stored_text_leaves_a_command_with_usable_keys(stored: str) -> None:
    class Stored(QObject):
        """Holds one text for every command."""

        changed = Signal()
        letters = True

        def text(self, command: str) -> str:
            return stored

        def keep(self, command: str, text: str) -> None:
            raise NotImplementedError

    shortcuts = Shortcuts()
    shortcuts.follow(Stored())
    keys = shortcuts.keys(TAKE_BACK)
    assert len(keys) == SLOTS
    assert all(not key or combination(key) is not None for key in keys)


def test_keys_of_commands_nobody_knows_are_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "settings.ini"
    settings = Settings(file)
    settings.store(Setting("keys/of_a_later_version", ""), '["B", ""]')
    shortcuts = Shortcuts()
    shortcuts.follow(KeptKeys(settings))
    for command in all_commands():
        shortcuts.reset(command)
    assert Settings(file).value(Setting("keys/of_a_later_version", "")) == '["B", ""]'
