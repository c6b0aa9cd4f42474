"""The page of the collection with real files: issues are opened, cards swapped, and nothing of it is ever lost."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeAlias

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from duckgames.games.kaczogrod.collection import swaps
from duckgames.games.kaczogrod.collection.album import ALBUM, ISSUE, ISSUES
from duckgames.games.kaczogrod.collection.keeping import VERSION
from duckgames.games.kaczogrod.collection.printing import SWAPS
from duckgames.games.kaczogrod.rules.cards import BASE
from duckgames.games.kaczogrod.view import VIEW
from duckgames.games.kaczogrod.view.collection_page import CollectionPage
from duckgames.games.kaczogrod.view.collection_shelf import FILE, owned_of
from duckgames.games.kaczogrod.view.collection_tiles import TileList
from duckgames.games.kaczogrod.view.decks_page import DecksPage
from duckgames.session.errors import ErrorId, SessionError
from duckgames.session.game_files import GameFiles
from duckgames.ui.theme import Look
from tests.ui.dialogs import LongWords

SIZES = ((1024, 640), (1280, 800), (1920, 1080))


Start: TypeAlias = "Callable[..., Album]"


class Album:
    """A page over a folder, as if the program had just been started."""

    def __init__(self, look: Look, folder: Path, size: tuple[int, int] = (1280, 800)) -> None:
        self.troubles: list[SessionError] = []
        self.files = GameFiles(folder, "kaczogrod", self.troubles.append)
        self.host = QWidget()
        self.host.resize(*size)
        self.page = CollectionPage(look, self.files, self.host, lambda: 5)
        self.page.resize(*size)
        self.host.show()
        self.page.enter()

    def open_issues(self, count: int = ISSUES) -> None:
        for _ in range(count):
            click(self.page.open_button)
            click(self.page.sheet.done)

    def close(self) -> None:
        self.page.leave()
        self.host.close()
        self.host.deleteLater()


@pytest.fixture
def start(look: Look, tmp_path: Path) -> Iterator[Start]:
    """Each call starts the program once more, over the same files."""
    made: list[Album] = []

    def start(size: tuple[int, int] = (1280, 800)) -> Album:
        made.append(Album(look, tmp_path, size))
        return made[-1]

    yield start
    for album in made:
        album.close()


def click(widget: QWidget, place: QPoint | None = None) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place or QPoint())


def press(tiles: TileList, card: str) -> None:
    """Clicks a card of a list."""
    index = tiles.tiles.index(tiles.tiles.place_of(card))
    tiles.scrollTo(index)
    click(tiles.viewport(), tiles.visualRect(index).center())


def test_issues_are_opened_one_after_another_and_kept(start: Start) -> None:
    album = start()
    page = album.page
    assert page.shelf.collection.found == 0
    assert not album.files.path(FILE).exists(), "who only looks begins nothing"
    click(page.open_button)
    assert page.sheet.is_open
    assert page.sheet.heading.title.text() == "Issue 1"
    assert page.shelf.collection.opened == 1
    click(page.sheet.done)
    assert not page.sheet.is_open
    assert page.shelf.collection.found == ISSUE
    click(page.issues, page.issues.cover(0).center().toPoint())
    assert page.shelf.collection.opened == 1, "the first one is open"
    click(page.issues, page.issues.cover(1).center().toPoint())
    assert page.shelf.collection.opened == 2
    click(page.sheet.done)
    album.open_issues(3)
    assert not page.open_button.isVisible()
    after = start().page
    assert after.shelf.collection == page.shelf.collection
    assert len(after.shelf.collection.missing) == SWAPS


def test_the_cards_of_an_issue_turn_over_and_a_press_turns_them_all(look: Look, start: Start) -> None:
    look.use_motion("normal")
    album = start()
    page = album.page
    click(page.open_button)
    assert page.sheet.reveal.running
    click(page.sheet.done)
    assert not page.sheet.reveal.running
    assert page.sheet.is_open
    QTest.keyClick(page.sheet, Qt.Key.Key_Space)
    assert not page.sheet.is_open
    click(page.open_button)
    click(page.sheet.reveal)
    assert not page.sheet.reveal.running
    QTest.keyClick(page.sheet, Qt.Key.Key_Escape)


def test_a_double_is_swapped_by_clicks(start: Start) -> None:
    album = start()
    album.open_issues()
    page = album.page
    collection, swap = page.shelf.collection, page.swap
    given, wanted = swaps.wants(collection, 0)[1], swaps.offers(collection, 0)[1]
    assert not swap.button.isEnabled()
    press(swap.gives, given)
    assert not swap.button.isEnabled()
    press(swap.gets, wanted)
    assert swap.said.endswith("Gladly!")
    click(swap.button)
    after = page.shelf.collection
    assert (after.owned(given), after.owned(wanted)) == (collection.owned(given) - 1, 1)
    assert swap.said.startswith("Here you are")
    assert not swap.button.isEnabled()
    assert start().page.shelf.collection == after


def test_a_duck_says_why_it_does_not_swap(start: Start) -> None:
    album = start()
    album.open_issues()
    page = album.page
    collection, swap = page.shelf.collection, page.swap
    duck = collection.collectors[0]
    useless = next(card for card in collection.doubles if card in duck.cards)
    press(swap.gives, useless)
    assert swap.said.startswith("I have this one in my album already")
    press(swap.gives, useless)
    assert swap.said.startswith("Choose a card")
    owned = next(card for card in duck.doubles if collection.owned(card))
    press(swap.gets, owned)
    assert swap.said.startswith("You have this one in your album already")
    assert not swap.button.isEnabled()


def test_what_an_issue_will_bring_is_not_swapped_for(start: Start) -> None:
    album = start()
    album.open_issues(1)
    page = album.page
    collection = page.shelf.collection
    coming = next(
        card for card in collection.collectors[0].doubles if collection.coming(card) and not collection.owned(card)
    )
    press(page.swap.gets, coming)
    assert page.swap.said.startswith("Wait with this one")


def test_a_place_of_the_album_leads_to_who_has_the_card(start: Start) -> None:
    album = start()
    album.open_issues()
    page = album.page
    collection = page.shelf.collection
    card = swaps.offers(collection, 2)[0]
    press(page.album, card)
    assert page.swap.ducks.current == 2
    assert page.swap.gets.tiles.chosen == card
    spare = swaps.wants(collection, 2)[0]
    press(page.album, spare)
    assert page.swap.gives.tiles.chosen == spare
    assert page.swap.button.isEnabled()
    lone = next(card for card in ALBUM if collection.owned(card) == 1)
    assert page.swap.look_for(lone) is False


def test_the_whole_album_is_filled_with_keys_alone(start: Start) -> None:
    album = start()
    page = album.page
    for _ in range(ISSUES):
        QTest.keyClick(page.open_button, Qt.Key.Key_Return)
        QTest.keyClick(page.sheet.done, Qt.Key.Key_Return)
    for n in range(4):
        page.swap.ducks.choose(n)
        page.swap.on_duck_chosen()
        while swaps.offers(page.shelf.collection, n):
            for tiles in (page.swap.gives, page.swap.gets):
                tiles.setFocus(Qt.FocusReason.TabFocusReason)
                QTest.keyClick(tiles, Qt.Key.Key_Home)
                QTest.keyClick(tiles, Qt.Key.Key_Return)
            QTest.keyClick(page.swap.button, Qt.Key.Key_Return)
    assert page.shelf.collection.complete
    assert page.swap.said.startswith("Here you are")
    page.swap.on_duck_chosen()
    assert page.swap.said == "Your album is full. Congratulations!"


def test_the_album_can_show_what_is_missing_or_double(start: Start) -> None:
    album = start()
    album.open_issues(2)
    page = album.page
    collection = page.shelf.collection
    assert page.album.tiles.rowCount() == len(ALBUM)
    for key, cards in (("missing", collection.missing), ("doubles", collection.doubles)):
        segment = next(stop for stop in page.filter.stops if page.filter._segments[key] is stop)
        click(segment, segment.rect().center())
        assert [page.album.tiles.place_of(card) for card in cards] == list(range(len(cards)))
        assert page.album.tiles.rowCount() == len(cards)


def test_decks_are_built_from_the_collection_only_while_it_is_on(look: Look, start: Start) -> None:
    album = start()
    assert owned_of(album.files)("bank") == 1, "off by default"
    album.open_issues(2)
    assert all(owned_of(album.files)(card) == 1 for card in ALBUM)
    click(album.page.switch.switch, album.page.switch.switch.rect().center())
    owned = owned_of(album.files)
    collection = album.page.shelf.collection
    assert [owned(card) for card in ALBUM] == [collection.owned(card) for card in ALBUM]
    assert owned("tea_house") == 1, "a card of one's own is no part of it"
    fresh = start()
    assert fresh.page.switch.on
    decks = next(page for page in VIEW.pages if page.key == "decks").make(look, fresh.files, fresh.host)
    assert isinstance(decks, DecksPage)
    decks.enter()
    by_id = {design.id: design for design in BASE.designs}
    assert not decks.desk.may_add(by_id[collection.missing[0]])
    assert decks.desk.may_add(by_id[next(iter(collection.cards))])
    decks.leave()
    click(fresh.page.switch.switch, fresh.page.switch.switch.rect().center())
    assert owned_of(fresh.files)(collection.missing[0]) == 1


def test_a_file_of_a_newer_program_is_left_untouched_and_told(start: Start, tmp_path: Path) -> None:
    file = GameFiles(tmp_path, "kaczogrod", print).path(FILE)
    file.parent.mkdir(parents=True)
    text = json.dumps({"version": VERSION + 1, "on": True})
    file.write_text(text)
    album = start()
    assert [trouble.id for trouble in album.troubles] == [ErrorId.DATA_NEWER]
    album.open_issues(1)
    album.page.leave()
    assert file.read_text() == text


def test_a_damaged_file_is_put_aside_and_the_copy_before_it_is_used(start: Start, tmp_path: Path) -> None:
    album = start()
    album.open_issues(3)
    file = album.files.path(FILE)
    file.write_text(file.read_text()[:-40])
    after = start()
    assert [trouble.id for trouble in after.troubles] == [ErrorId.DATA_RESTORED]
    assert after.page.shelf.collection.opened == 2
    assert len(list((tmp_path / "aside").iterdir())) == 1


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [1.0, 1.25])
def test_nothing_lies_outside_of_the_page(look: Look, start: Start, size: tuple[int, int], scale: float) -> None:
    look.use_text_scale(scale)
    album = start(size)
    album.open_issues(2)
    page = album.page
    room = page.rect()
    for widget in page.findChildren(QWidget):
        if isinstance(widget, (QLabel, TileList)) and widget.isVisible():
            corner = widget.mapTo(page, QPoint())
            assert room.contains(corner), widget
            assert corner.x() + widget.width() <= room.right() + 1, widget
            assert corner.y() + widget.height() <= room.bottom() + 1, widget
    assert page.album.viewport().height() > 2 * page.album.side
    assert page.swap.gets.side >= 80
    assert not page.grab().isNull()


def test_all_words_follow_the_language(qapp: QApplication, start: Start) -> None:
    album = start()
    album.open_issues(1)
    click(album.page.open_button)
    translator = LongWords()
    qapp.installTranslator(translator)
    try:
        qapp.processEvents()
        page = album.page
        said = [label.text() for label in page.findChildren(QLabel) if label.isVisible() and label.text()]
        said += [button.text() for button in (page.back, page.open_button, page.swap.button, page.sheet.done)]
        assert len(said) > 8
        assert [text for text in said if not text.startswith(LongWords.MARK)] == []
    finally:
        qapp.removeTranslator(translator)


def test_the_card_in_focus_is_shown_large(start: Start) -> None:
    album = start()
    page = album.page
    page.album.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(page.album, Qt.Key.Key_Right)
    QTest.keyClick(page.album, Qt.Key.Key_I)
    assert page.leaf.isVisible()
    left: list[bool] = []
    page.left.connect(lambda: left.append(True))
    QTest.keyClick(page.album, Qt.Key.Key_Escape)
    assert not page.leaf.isVisible()
    assert not left
    QTest.keyClick(page.album, Qt.Key.Key_Escape)
    assert left
