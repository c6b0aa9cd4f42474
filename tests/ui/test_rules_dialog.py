"""The rules: read in the language of the moment, with headings to jump by, in the program's colours."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from duckgames.ui.rules_dialog import PICTURE, PICTURE_PX, RulesDialog, help_file
from duckgames.ui.theme import Look
from tests.ui.dialogs import settle

PAGES = {
    "en": "# Bids\n\n## Aim\n\nBid **most**.\n\n"
    + "Words.\n\n" * 60
    + "## Turn\n\n"
    + "More words.\n\n" * 60
    + "| a | b |\n|---|---|\n| 1 | 2 |\n",
    "pl": "# Licytacja\n\n## Cel\n\nLicytuj.\n\n## Tura\n\nSłowa.\n",
}


class Speech:
    """The language of the moment."""

    code = "en"


@pytest.fixture
def speech() -> Speech:
    return Speech()


@pytest.fixture
def dialog(look: Look, ground: QWidget, tmp_path: Path, speech: Speech) -> RulesDialog:
    for code, page in PAGES.items():
        (tmp_path / f"{code}.md").write_text(page, encoding="utf-8")

    def find(game: str, language: str) -> Path | None:
        file = tmp_path / f"{language}.md"
        return file if file.exists() else None

    dialog = RulesDialog(look, "bids", lambda: "Bids", lambda: speech.code, ground, find=find)
    dialog.begin()
    settle()
    return dialog


def headings(dialog: RulesDialog) -> list[str]:
    return [dialog.headings.item(n).text() for n in range(dialog.headings.count())]


def test_the_page_and_its_headings_are_shown(dialog: RulesDialog) -> None:
    assert QApplication.focusWidget() is dialog.browser
    assert "Bid most." in dialog.browser.toPlainText()
    assert headings(dialog) == ["Aim", "Turn"]


def test_a_heading_leads_to_its_place_and_scrolling_marks_it(dialog: RulesDialog) -> None:
    bar = dialog.browser.verticalScrollBar()
    assert bar.value() == 0
    dialog.headings.setFocus()
    QTest.keyClick(dialog.headings, Qt.Key.Key_Down)
    there = bar.value()
    assert there > 0
    bar.setValue(0)
    assert dialog.headings.currentItem().text() == "Aim"
    bar.setValue(there)
    assert dialog.headings.currentItem().text() == "Turn"


def test_the_language_is_followed_while_open(dialog: RulesDialog, speech: Speech) -> None:
    speech.code = "pl"
    QCoreApplication.sendEvent(dialog, QEvent(QEvent.Type.LanguageChange))
    assert headings(dialog) == ["Cel", "Tura"]
    assert "Licytuj." in dialog.browser.toPlainText()


def test_a_missing_page_is_said(dialog: RulesDialog, speech: Speech) -> None:
    speech.code = "ru"
    QCoreApplication.sendEvent(dialog, QEvent(QEvent.Type.LanguageChange))
    assert headings(dialog) == []
    assert dialog.browser.toPlainText() == "These rules are not written yet."


def test_the_words_take_the_theme_and_size(dialog: RulesDialog, look: Look) -> None:
    def letters() -> tuple[str, int, int]:
        cursor = dialog.browser.document().find("most")
        form = cursor.charFormat()
        return form.foreground().color().name(), form.font().pixelSize(), form.fontWeight()

    assert letters() == (look.colour("text").name(), 17, 700)
    look.use_theme("dark")
    look.use_text_scale(1.25)
    assert letters() == (look.colour("text").name(), 21, 700)


def test_the_headings_give_way_in_a_narrow_window(dialog: RulesDialog, ground: QWidget) -> None:
    assert dialog.headings.isVisible()
    ground.resize(700, 640)
    settle()
    assert not dialog.headings.isVisible()
    assert dialog.browser.width() > 500


def test_help_falls_back_to_english_and_then_to_none() -> None:
    assert help_file("no_such_game", "pl") is None


def test_a_picture_stands_in_a_heading_as_tall_as_all_and_out_of_the_list(
    look: Look, ground: QWidget, tmp_path: Path
) -> None:
    (tmp_path / "wide.svg").write_text('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="150"/>')
    page = tmp_path / "en.md"
    page.write_text("# Bids\n\n## ![Owl](wide.svg) 3 Owl\n\nSwap.\n", encoding="utf-8")
    dialog = RulesDialog(look, "bids", lambda: "Bids", lambda: "en", ground, find=lambda game, language: page)
    assert headings(dialog) == ["3 Owl"]
    block = dialog.browser.document().findBlockByNumber(dialog.headings.item(0).data(Qt.ItemDataRole.UserRole))
    picture = block.begin().fragment().charFormat().toImageFormat()
    assert (picture.width(), picture.height()) == (2 * look.px(PICTURE_PX), look.px(PICTURE_PX))


def test_a_picture_that_stands_alone_has_its_own_size(look: Look, ground: QWidget, tmp_path: Path) -> None:
    (tmp_path / "wide.svg").write_text('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="150"/>')
    page = tmp_path / "en.md"
    page.write_text("# Bids\n\n![Alone](wide.svg)\n\n| a | b |\n|---|---|\n| ![In a table](wide.svg) | 1 |\n")
    look.use_text_scale(1.25)
    dialog = RulesDialog(look, "bids", lambda: "Bids", lambda: "en", ground, find=lambda game, language: page)
    sizes = []
    block = dialog.browser.document().begin()
    while block.isValid():
        form = block.begin().fragment().charFormat() if block.text() == PICTURE else None
        if form is not None:
            sizes.append((form.toImageFormat().width(), form.toImageFormat().height()))
        block = block.next()
    assert sizes == [(look.px(300), look.px(150)), (2 * look.px(PICTURE_PX), look.px(PICTURE_PX))]


def test_the_dots_of_a_list_take_the_theme(look: Look, ground: QWidget, tmp_path: Path) -> None:
    page = tmp_path / "en.md"
    page.write_text("# Bids\n\n- **One** bid.\n")
    look.use_theme("dark")
    dialog = RulesDialog(look, "bids", lambda: "Bids", lambda: "en", ground, find=lambda game, language: page)
    dot = dialog.browser.document().lastBlock().charFormat()
    assert (dot.foreground().color().name(), dot.font().pixelSize()) == (look.colour("text").name(), 17)


def test_escape_closes(dialog: RulesDialog) -> None:
    QTest.keyClick(dialog.browser, Qt.Key.Key_Escape)
    assert not dialog.is_open
