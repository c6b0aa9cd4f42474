"""Languages: the system's at first, switched at any moment, English where a translation is missing."""

from __future__ import annotations

import logging
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from duckgames.session import language
from duckgames.session.language import LANGUAGES, LanguageManager, system_language

TEXT = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS><TS version="2.1" language="pl"><context><name>Pond</name>
<message><source>Quack</source><translation>Kwa</translation></message></context></TS>
"""


@pytest.fixture
def manager(qapp: QCoreApplication) -> Iterator[LanguageManager]:
    manager = LanguageManager()
    yield manager
    for translator in manager._translators:
        QCoreApplication.removeTranslator(translator)
    QLocale.setDefault(QLocale.c())


@pytest.fixture
def polish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder that holds a Polish translation and no other."""
    source = tmp_path / "pl.ts"
    source.write_text(TEXT, encoding="utf-8")
    release = Path(sys.executable).with_name("pyside6-lrelease")
    subprocess.run([release, source, "-qm", tmp_path / "duckgames_pl.qm"], check=True, capture_output=True)
    monkeypatch.setattr(language, "translation_folder", lambda: tmp_path)


def quack() -> str:
    return QCoreApplication.translate("Pond", "Quack")


def cancel() -> str:
    return QCoreApplication.translate("QPlatformTheme", "Cancel")


def test_our_texts_and_qts_own_switch_together(
    qtbot: QtBot, manager: LanguageManager, polish: None, caplog: pytest.LogCaptureFixture
) -> None:
    assert manager.current == ""
    with qtbot.waitSignal(manager.changed) as told:
        manager.use("pl")
    assert told.args == [manager.current] == ["pl"]
    assert (quack(), cancel()) == ("Kwa", "Anuluj")
    assert QLocale().toString(1.5) == "1,5"
    assert not caplog.records
    with caplog.at_level(logging.WARNING):
        manager.use("ru")
    assert (quack(), cancel()) == ("Quack", "Отмена")
    assert ["duckgames_ru.qm" in record.getMessage() for record in caplog.records] == [True]
    manager.use("pl")
    assert quack() == "Kwa"
    with qtbot.assertNotEmitted(manager.changed):
        manager.use("pl")


def test_every_widget_is_told(qtbot: QtBot, manager: LanguageManager, polish: None) -> None:
    told: list[str] = []

    class Sign(QWidget):
        def changeEvent(self, event: QEvent) -> None:
            if event.type() is QEvent.Type.LanguageChange:
                told.append(quack())

    sign = Sign()
    qtbot.addWidget(sign)
    manager.use("pl")
    qtbot.waitUntil(lambda: bool(told))
    assert set(told) == {"Kwa"}


def test_no_translations_at_all_leave_english(
    manager: LanguageManager, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def missing() -> Path:
        raise FileNotFoundError

    monkeypatch.setattr(language, "translation_folder", missing)
    with caplog.at_level(logging.WARNING):
        manager.use("pl")
    assert quack() == "Quack"
    assert len(caplog.records) == 1


def test_a_language_there_is_not_is_an_error(manager: LanguageManager) -> None:
    with pytest.raises(ValueError, match="de"):
        manager.use("de")
    assert manager.current == ""
    assert manager.languages == LANGUAGES == ("pl", "en", "ru")


@pytest.mark.parametrize(
    ("wished", "spoken"),
    [
        ("pl_PL.UTF-8", "pl"),
        ("ru_UA.UTF-8", "ru"),
        ("de_DE.UTF-8", "en"),
        ("C", "en"),
        ("de:be:ru:pl", "ru"),
    ],
)
def test_the_systems_wishes_are_heard(wished: str, spoken: str) -> None:
    script = "from duckgames.session.language import system_language; print(system_language())"
    environment = {"PYTHONPATH": ":".join(filter(None, sys.path)), "LC_ALL": wished.split(":")[0], "LANGUAGE": wished}
    if sys.platform != "linux":
        pytest.skip("other systems keep the user's languages elsewhere")
    said = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True)
    assert said.stdout.strip() == spoken


def test_no_wish_is_the_systems_language(manager: LanguageManager, polish: None) -> None:
    manager.use("")
    assert manager.current == system_language()
