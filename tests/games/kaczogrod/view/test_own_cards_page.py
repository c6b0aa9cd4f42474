"""The page of the user's own cards: it finds the folder, shows what is in it, and says what is wrong."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget

from duckgames.games.kaczogrod.view.own_cards_page import OwnCardsPage
from duckgames.session.storage import data_folder
from duckgames.ui.theme import Look


@pytest.fixture
def shown() -> list[Path]:
    return []


@pytest.fixture
def page(look: Look, shown: list[Path]) -> Iterator[OwnCardsPage]:
    host = QWidget()
    host.resize(1024, 640)

    def show(folder: Path) -> bool:
        shown.append(folder)
        return len(shown) < 2

    page = OwnCardsPage(look, host, show)
    page.resize(1024, 640)
    host.show()
    page.enter()
    yield page
    page.leave()
    host.close()
    host.deleteLater()


def folder() -> Path:
    return data_folder() / "cards" / "kaczogrod"


def texts(page: OwnCardsPage) -> list[str]:
    return [label.text() for label in page.findChildren(QLabel) if label.isVisible()]


def click(widget: QWidget) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def test_the_folder_is_made_when_it_is_opened(page: OwnCardsPage, shown: list[Path]) -> None:
    assert "No cards of your own yet" in texts(page)
    assert not folder().exists()
    click(page.open_button)
    assert shown == [folder()]
    assert (folder() / "README.en.txt").is_file()
    assert page.told == ""


def test_what_was_put_there_is_read_again(page: OwnCardsPage) -> None:
    click(page.open_button)
    shutil.copytree(folder() / "example", folder(), dirs_exist_ok=True)
    (folder() / "wrong.csv").write_text("id,group,name_en\nmint_shop,shop,Mint Shop\n")
    click(page.read_button)
    assert page.cards.tiles.rowCount() == 2
    assert page.told == "wrong.csv, line 2: “shop” is no group."
    assert "What is wrong: 1" in texts(page)
    (folder() / "wrong.csv").unlink()
    click(page.read_button)
    assert "Every card can be used." in texts(page)
    page.cards.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(page.cards, Qt.Key.Key_Right)
    QTest.keyClick(page.cards, Qt.Key.Key_I)
    assert page.leaf.isVisible()
    assert page.rect().contains(page.leaf.mapTo(page, QPoint()))


def test_a_folder_that_cannot_be_made_is_told(page: OwnCardsPage, shown: list[Path]) -> None:
    folder().parent.parent.mkdir(parents=True, exist_ok=True)
    folder().parent.write_text("a file")
    click(page.open_button)
    assert shown == []
    assert any(text.startswith("The folder cannot be made") for text in texts(page))


def test_a_system_that_shows_no_folders_leaves_the_path(page: OwnCardsPage) -> None:
    click(page.open_button)
    assert not any(text.startswith("The system") for text in texts(page))
    click(page.open_button)
    assert any(str(folder()) in text and text.startswith("The system") for text in texts(page))
