"""The page for reports: it shows and copies what is the case, names no account, and nothing is cut."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from duckgames.session.log_book import LogBook
from duckgames.ui.diagnostics import Fact, free_space, without_home
from duckgames.ui.diagnostics_dialog import DiagnosticsDialog
from duckgames.ui.theme import Look
from tests.ui.dialogs import cut, long_words, outside, settle

FOUND = {fact: f"what stands at {fact.value}" for fact in Fact} | {
    Fact.SOUND: "",
    Fact.DATA: "~/" + "a rather long name of a folder/" * 6,
    Fact.TROUBLE: "",
}


class Folders:
    """Notes which folder was to be shown."""

    def __init__(self, can: bool = True) -> None:
        self.can = can
        self.shown: list[Path] = []

    def __call__(self, folder: Path) -> bool:
        self.shown.append(folder)
        return self.can


def opened(look: Look, ground: QWidget, log: LogBook, show: Folders | None = None) -> DiagnosticsDialog:
    dialog = DiagnosticsDialog(look, lambda: FOUND, log, ground, show or Folders())
    dialog.begin()
    settle()
    return dialog


def test_everything_is_copied(look: Look, ground: QWidget, tmp_path: Path) -> None:
    dialog = opened(look, ground, LogBook(tmp_path))
    QTest.keyClick(dialog.copy_button, Qt.Key.Key_Return)
    text = QGuiApplication.clipboard().text()
    assert text == dialog.text()
    assert len(text.splitlines()) == 1 + len(Fact)
    assert all(value in text for value in FOUND.values())
    assert "Sound device: none" in text
    assert dialog.copy_button.text() == "Copied"
    assert dialog.paper.accessibleDescription() == text


def test_the_folder_of_the_log_is_made_and_shown(look: Look, ground: QWidget, tmp_path: Path) -> None:
    show = Folders()
    dialog = opened(look, ground, LogBook(tmp_path / "log"), show)
    dialog.folder_button.click()
    assert show.shown == [tmp_path / "log"]
    assert (tmp_path / "log").is_dir()


@pytest.mark.parametrize("blocked", [False, True])
def test_a_folder_that_cannot_be_shown_is_named(blocked: bool, look: Look, ground: QWidget, tmp_path: Path) -> None:
    if blocked:
        (tmp_path / "log").write_text("no folder", encoding="utf-8")
    dialog = opened(look, ground, LogBook(tmp_path / "log"), Folders(can=False))
    dialog.folder_button.click()
    assert any("cannot be shown" in label.text() for label in dialog.findChildren(type(dialog.heading.title)))


def test_the_keys_scroll_the_page(look: Look, ground: QWidget, tmp_path: Path) -> None:
    look.use_text_scale(1.5)
    dialog = opened(look, ground, LogBook(tmp_path))
    dialog.paper.setFocus()
    QTest.keyClick(dialog.paper, Qt.Key.Key_PageDown)
    assert dialog.paper.verticalScrollBar().value() > 0
    QTest.keyClick(dialog.paper, Qt.Key.Key_Escape)
    assert not dialog.is_open


@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5])
def test_nothing_is_cut_in_a_language_of_long_words(scale: float, look: Look, ground: QWidget, tmp_path: Path) -> None:
    ground.resize(1024, 640)
    dialog = opened(look, ground, LogBook(tmp_path))
    look.use_text_scale(scale)
    with long_words():
        settle()
        assert cut(dialog) == []
        assert outside(dialog.panel, dialog.panel) == []


def test_free_space_of_a_folder_that_is_not_there(tmp_path: Path) -> None:
    assert free_space(tmp_path / "not" / "yet") == free_space(tmp_path) != ""


def test_an_account_is_not_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(Path, "home", lambda: tmp_path / "Łukasz")
    assert without_home(f"Saving in {tmp_path}/Łukasz/.local fails") == "Saving in ~/.local fails"
    monkeypatch.setattr(Path, "home", lambda: Path("/"))
    assert without_home("/srv/data") == "/srv/data"
