"""The page of licences: every part with its version and text, the rights that Qt's licence gives, all by keyboard."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt, qVersion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from duckgames.session.licences import Part, parts, qt_folder
from duckgames.ui.licence_text import LicenceText
from duckgames.ui.licence_words import WORDS
from duckgames.ui.licences_dialog import LicencesDialog
from duckgames.ui.theme import Look
from tests.ui.dialogs import cut, long_words, outside, settle, texts


class Folders:
    """Notes which folder was to be shown."""

    def __init__(self, can: bool = True) -> None:
        self.can = can
        self.shown: list[Path] = []

    def __call__(self, folder: Path) -> bool:
        self.shown.append(folder)
        return self.can


def bundled(folder: Path) -> tuple[Part, ...]:
    """One part of each kind, as a packaged program has them."""
    found = []
    for key in WORDS:
        text = folder / f"{key}.txt"
        text.write_text(f"      The licence of {key}\n\nQuack freely.\n", encoding="utf-8")
        licence = "" if key == "system" else "MIT AND Zlib AND LGPL-3.0-only AND BSD-3-Clause AND CC0-1.0"
        found.append(Part(key, key.title(), "6.11.3", licence, (text,)))
    return tuple(found)


def opened(look: Look, ground: QWidget, folder: Path, show: Folders | None = None) -> LicencesDialog:
    dialog = LicencesDialog(look, bundled(folder), folder, folder / "Qt", ground, show or Folders())
    dialog.begin()
    settle()
    return dialog


def open_text(ground: QWidget) -> LicenceText:
    (sheet,) = [sheet for sheet in ground.findChildren(LicenceText) if sheet.is_open]
    return sheet


def test_an_installation_names_its_parts_and_versions(look: Look, ground: QWidget) -> None:
    dialog = LicencesDialog(look, parts(), None, qt_folder(), ground, Folders())
    dialog.begin()
    settle()
    text = dialog.text()
    for name in (f"Qt {qVersion()}", "Qt for Python", "Python 3.", "NumPy", "OpenBLAS", "platformdirs", "Duck Games"):
        assert name in text
    assert "GNU Lesser General Public License, version 3" in text
    assert "packages of their own, installed in" in text
    assert "source code" in text
    assert "without any warranty" in text
    assert dialog.paper.accessibleDescription() == text
    assert not dialog.folder_button.isVisible()


def test_whoever_has_no_copy_of_the_lgpl_is_told_where_it_is(look: Look, ground: QWidget, tmp_path: Path) -> None:
    part = Part("qt", "Qt", "6.11.3", "LGPL-3.0-only")
    dialog = LicencesDialog(look, [part], None, tmp_path, ground, Folders())
    dialog.begin()
    settle()
    assert "the GNU project shows it" in dialog.text()
    assert not dialog.rows[0].button.isVisible()


def test_a_text_is_read_and_left_by_keys(look: Look, ground: QWidget, tmp_path: Path) -> None:
    dialog = opened(look, ground, tmp_path)
    assert dialog.paper.hasFocus()
    QTest.keyClick(dialog.paper, Qt.Key.Key_Tab)
    assert dialog.qt_button.hasFocus()
    QTest.keyClick(dialog.qt_button, Qt.Key.Key_Tab)
    button = dialog.rows[0].button
    assert button.hasFocus()
    assert button.accessibleName() == "Read the licence: Duckgames"
    assert "The program with its pictures" in button.accessibleDescription()
    QTest.keyClick(button, Qt.Key.Key_Return)
    settle()
    sheet = open_text(ground)
    assert sheet.paper.hasFocus()
    shown = sheet.paper.toPlainText()
    assert "      The licence of duckgames\n\nQuack freely." in shown
    assert "duckgames.txt" in shown
    QTest.keyClick(sheet.paper, Qt.Key.Key_Escape)
    settle()
    assert ground.findChildren(LicenceText) == []
    assert dialog.is_open
    assert button.hasFocus()


def test_tab_comes_to_every_text_and_scrolls_to_it(look: Look, ground: QWidget, tmp_path: Path) -> None:
    ground.resize(1024, 640)
    look.use_text_scale(1.5)
    dialog = opened(look, ground, tmp_path)
    for button in (dialog.qt_button, *(row.button for row in dialog.rows)):
        focus = QApplication.focusWidget()
        assert focus is not None
        QTest.keyClick(focus, Qt.Key.Key_Tab)
        assert button.hasFocus()
        place = button.mapTo(dialog.paper.viewport(), button.rect().center())
        assert dialog.paper.viewport().rect().contains(place)


def test_a_text_goes_with_the_page_below_it(look: Look, ground: QWidget, tmp_path: Path) -> None:
    dialog = opened(look, ground, tmp_path)
    dialog.rows[1].button.click()
    dialog.dismiss()
    settle()
    assert ground.findChildren(LicenceText) == []


def test_a_text_that_is_gone_is_said_to_be(look: Look, ground: QWidget, tmp_path: Path) -> None:
    dialog = opened(look, ground, tmp_path)
    (tmp_path / "duckgames.txt").unlink()
    dialog.rows[0].button.click()
    assert "This file cannot be read." in open_text(ground).paper.toPlainText()


@pytest.mark.parametrize("can", [True, False])
def test_the_folders_are_shown_or_named(can: bool, look: Look, ground: QWidget, tmp_path: Path) -> None:
    show = Folders(can)
    dialog = opened(look, ground, tmp_path, show)
    dialog.folder_button.click()
    dialog.qt_button.click()
    assert show.shown == [tmp_path, tmp_path / "Qt"]
    assert any("cannot be shown" in text for text in texts(dialog)) is not can


def test_a_packaged_program_says_which_files_may_be_exchanged(look: Look, ground: QWidget, tmp_path: Path) -> None:
    said = opened(look, ground, tmp_path).text()
    assert f"they are separate files in {tmp_path / 'Qt'}" in said
    assert "under the same names" in said


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_nothing_is_cut_in_a_language_of_long_words(scale: float, look: Look, ground: QWidget, tmp_path: Path) -> None:
    ground.resize(1024, 640)
    dialog = opened(look, ground, tmp_path)
    look.use_text_scale(scale)
    with long_words():
        settle()
        assert cut(dialog) == []
        assert outside(dialog.panel, dialog.panel) == []
        dialog.rows[-1].button.click()
        settle()
        sheet = open_text(ground)
        assert cut(sheet) == []
        assert outside(sheet.panel, sheet.panel) == []
