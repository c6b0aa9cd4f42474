"""Settings: kept over restarts, defaults for what is unknown or broken, and files that are none."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QByteArray
from pytestqt.qtbot import QtBot

from duckgames.core import registry
from duckgames.core.setup import Ai, MatchSetup
from duckgames.session import settings as declared
from duckgames.session.errors import ErrorId, SessionError
from duckgames.session.settings import LANGUAGE, MUTED, SHOW_LEGAL, TEXT_SIZE, THEME, VOLUME, Settings
from tests import toy
from tests.session.helpers import bids, person, pond
from tests.systems import make_pipe

ALL: tuple[declared.Setting[Any], ...] = tuple(
    each for each in vars(declared).values() if isinstance(each, declared.Setting)
)
INFO = registry.info("duck_and_cover")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "Łąka" / "settings.ini"


def test_defaults_hold_until_somebody_chooses(file: Path) -> None:
    settings = Settings(file)
    for setting in ALL:
        assert settings.value(setting) == setting.default
        assert not setting.allowed or setting.default in setting.allowed
    assert len({setting.key for setting in ALL}) == len(ALL)
    assert settings.last_setup(INFO) is None
    assert settings.window().isEmpty()
    assert settings.damage is None


def test_choices_are_kept_and_told(qtbot: QtBot, file: Path) -> None:
    settings = Settings(file)
    with qtbot.waitSignal(settings.changed) as told:
        settings.store(LANGUAGE, "ru")
    assert told.args == ["language"]
    settings.store(TEXT_SIZE, 150)
    settings.store(MUTED, True)
    settings.store(SHOW_LEGAL, False)
    settings.remember_window(QByteArray(b"\x01\xd9\x00,;="))
    with qtbot.assertNotEmitted(settings.changed):
        settings.store(MUTED, True)
    written = file.read_text(encoding="utf-8")
    assert "language=ru" in written
    again = Settings(file)
    assert again.value(LANGUAGE) == "ru"
    assert again.value(TEXT_SIZE) == 150
    assert again.value(MUTED) is True
    assert again.value(SHOW_LEGAL) is False
    assert again.window() == QByteArray(b"\x01\xd9\x00,;=")


@pytest.mark.parametrize(("setting", "value"), [(LANGUAGE, "de"), (VOLUME, 4), (MUTED, 1), (TEXT_SIZE, "100")])
def test_a_value_that_is_not_allowed_is_an_error(file: Path, setting: declared.Setting[str], value: str) -> None:
    with pytest.raises(ValueError, match=setting.key):
        Settings(file).store(setting, value)


def test_broken_values_yield_the_default_and_strangers_stay(file: Path) -> None:
    file.parent.mkdir()
    file.write_text(
        "[General]\nlanguage=klingon\ntheme=dark, light\ntext_size=99999999999999999999\nmotion=\nvolume=²\nmuted=yes\n"
        "show_legal=@Variant(\\0\\0)\nfuture=7\n[setups]\nduck_and_cover=[\n",
        encoding="utf-8",
    )
    settings = Settings(file)
    for setting in ALL:
        assert settings.value(setting) == setting.default
    assert settings.last_setup(INFO) is None
    settings.store(VOLUME, 3)
    assert "future=7" in file.read_text(encoding="utf-8")


def test_a_set_up_is_remembered_without_its_seed(file: Path) -> None:
    setup = pond(replace(person(), name='Żółw Ёж "=;,'), Ai("hard", "dreamy", "quill"), seed=99, take_back=True)
    other = bids(person(), person(), options={"hand_size": 4})
    Settings(file).remember_setup(setup)
    Settings(file).remember_setup(other)
    settings = Settings(file)
    assert settings.last_setup(INFO) == replace(setup, seed=0)
    remembered = settings.last_setup(toy.INFO)
    assert remembered is not None
    assert remembered.options["hand_size"] == 4
    assert "99" not in file.read_text(encoding="utf-8")


JUNK = st.text(st.characters(codec="utf-8", exclude_characters="\0"), max_size=30)


@given(st.dictionaries(st.sampled_from([setting.key for setting in ALL]), JUNK), JUNK)
def test_whatever_a_file_holds_a_setting_has_a_value_it_allows(values: dict[str, str], rest: str) -> None:
    with TemporaryDirectory() as folder:
        file = Path(folder, "settings.ini")
        lines = "".join(f"{key}={value}\n" for key, value in values.items())
        file.write_text(f"[General]\n{lines}{rest}\n", encoding="utf-8")
        settings = Settings(file)
        for setting in ALL:
            value = settings.value(setting)
            assert type(value) is type(setting.default)
            assert not setting.allowed or value in setting.allowed
            settings.store(setting, setting.default)
            assert settings.value(setting) == setting.default


def _good() -> dict[str, object]:
    return {"seats": [{"name": "", "duck": "pip"}] * 2, "options": {}, "take_back": False}


@pytest.mark.parametrize(
    "change",
    [
        {"seats": [{"name": "", "duck": "pip"}]},
        {"seats": [{"name": "", "duck": "goose"}] * 2},
        {"seats": [{"name": 1, "duck": "pip"}] * 2},
        {"seats": [{"name": "", "duck": "pip", "x": ""}] * 2},
        {"seats": [{"level": "god", "temper": "steady", "duck": "pip"}] * 2},
        {"seats": 7},
        {"seats": [7, 8]},
        {"options": {"unknown": 1}},
        {"options": 3},
    ],
)
def test_a_set_up_that_no_longer_fits_is_forgotten(file: Path, change: dict[str, object]) -> None:
    settings = Settings(file)
    settings._store("setups/duck_and_cover", json.dumps(_good()))
    assert isinstance(settings.last_setup(INFO), MatchSetup)
    settings._store("setups/duck_and_cover", json.dumps({**_good(), **change}))
    assert settings.last_setup(INFO) is None


@pytest.mark.parametrize(
    "content",
    [b"\x89PNG\r\n\x1a\n\0\0", b"a line\nand another", "język=ą".encode("cp1250"), b"a=" + b"x" * 2_000_000],
    ids=["picture", "prose", "foreign encoding", "huge"],
)
def test_a_file_that_is_none_is_put_aside(file: Path, content: bytes) -> None:
    file.parent.mkdir()
    file.write_bytes(content)
    settings = Settings(file)
    assert settings.damage is not None
    assert settings.damage.id is ErrorId.SETTINGS_DAMAGED
    assert Path(str(settings.damage.data["kept_as"])).read_bytes() == content
    settings.store(THEME, "dark")
    assert Settings(file).value(THEME) == "dark"


@pytest.mark.parametrize("make", [Path.mkdir, make_pipe])
def test_what_is_no_file_at_all_is_put_aside(file: Path, make: Callable[[Path], object]) -> None:
    file.parent.mkdir()
    make(file)
    settings = Settings(file)
    assert settings.damage is not None
    settings.store(THEME, "dark")
    assert Settings(file).value(THEME) == "dark"


def test_what_cannot_be_written_holds_until_the_end_and_is_told_once(tmp_path: Path) -> None:
    (tmp_path / "obstacle").write_text("A file where the folder should be.")
    settings = Settings(tmp_path / "obstacle" / "settings.ini")
    errors: list[SessionError] = []
    settings.failed.connect(errors.append)
    settings.store(THEME, "dark")
    settings.store(VOLUME, 0)
    assert settings.value(THEME) == "dark"
    assert settings.value(VOLUME) == 0
    assert [error.id for error in errors] == [ErrorId.SETTINGS_UNWRITABLE]
