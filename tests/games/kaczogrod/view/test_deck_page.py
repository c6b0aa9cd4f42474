"""The page of the deck builder under real mouse and keys: cards go in and out, are found, read, saved and sent."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QMenu, QPushButton, QWidget

from duckgames.games.kaczogrod.decks.code import written
from duckgames.games.kaczogrod.decks.draft import Draft, Owned, everything, ready
from duckgames.games.kaczogrod.rules.cards import DESIGNS, catalogue
from duckgames.games.kaczogrod.rules.groups import EVENT, SPORT
from duckgames.games.kaczogrod.view.decks_lists import CardList
from duckgames.games.kaczogrod.view.decks_page import DecksPage
from duckgames.session.errors import SessionError
from duckgames.session.game_files import GameFiles
from duckgames.ui.focus_panel import FocusPanel
from duckgames.ui.theme import Look
from duckgames.ui.widgets import Label
from tests.games.kaczogrod.test_deck_drafts import OWN
from tests.ui.dialogs import LongWords, cut, long_words, outside, settle, texts, visible

LEFT = Qt.MouseButton.LeftButton
MakePage = Callable[..., DecksPage]


@pytest.fixture
def make_page(look: Look, tmp_path: Path) -> Iterator[MakePage]:
    windows: list[QWidget] = []

    def make(width: int = 1280, height: int = 800, owned: Owned = everything) -> DecksPage:
        window = QWidget()
        windows.append(window)
        window.resize(width, height)
        page = DecksPage(look, GameFiles(tmp_path, "kaczogrod", complain), window, lambda: owned)
        page.resize(width, height)
        window.show()
        window.activateWindow()
        assert QTest.qWaitForWindowActive(window)
        page.enter()
        settle()
        return page

    yield make
    for window in windows:
        window.close()
        window.deleteLater()
    settle()


@pytest.fixture
def page(make_page: MakePage) -> DecksPage:
    return make_page()


def complain(error: SessionError) -> None:
    """Nothing goes wrong with the files of these tests."""
    pytest.fail(str(error))


def laid(page: DecksPage) -> list[str]:
    """The cards of the deck."""
    return list(page.desk.draft.cards)


def write(text: str) -> None:
    """Types where the keys are."""
    widget = QApplication.focusWidget()
    assert widget is not None
    QTest.keyClicks(widget, text)


def press(key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """Presses a key where the keys are."""
    widget = QApplication.focusWidget()
    assert widget is not None
    QTest.keyClick(widget, key, modifier)
    settle()


def middle(cards: CardList, card: str) -> QPoint:
    """The middle of a card on its list, scrolled to."""
    model = cards.model()
    index = next(model.index(n, 0) for n in range(model.rowCount()) if cards.card_at(model.index(n, 0)) == card)
    cards.scrollTo(index)
    settle()
    return cards.visualRect(index).center()


def click(cards: CardList, card: str) -> None:
    QTest.mouseClick(cards.viewport(), LEFT, pos=middle(cards, card))
    settle()


def drag(page: DecksPage, cards: CardList, card: str, to: QPoint, *, drop: bool = True) -> None:
    """Drags a card to a place on the page, and drops it there."""
    start, port = middle(cards, card), cards.viewport()
    end = port.mapFromGlobal(page.mapToGlobal(to))
    QTest.mousePress(port, LEFT, pos=start)
    for n in range(1, 9):
        QTest.mouseMove(port, start + (end - start) * n / 8)
    settle()
    if drop:
        QTest.mouseRelease(port, LEFT, pos=end)
        settle()


def shown(page: DecksPage) -> list[str]:
    """The ids of the cards in the grid."""
    model = page.grid.model()
    return [page.grid.card_at(model.index(n, 0)) for n in range(model.rowCount())]


def entries(menu: QMenu) -> dict[str, QAction]:
    return {action.text(): action for action in menu.actions() if action.text()}


def said(page: DecksPage) -> str:
    return "\n".join(texts(page))


# Cards in and out.


def test_a_press_puts_a_card_in_and_another_takes_it_out(page: DecksPage) -> None:
    click(page.grid, "frog_races")
    assert laid(page) == ["frog_races"]
    click(page.grid, "frog_races")
    assert laid(page) == []


def test_a_press_in_the_deck_takes_the_card_out(page: DecksPage) -> None:
    page.desk.lay("", ready("balanced", 64))
    settle()
    click(page.panel.list, "ufo_landing")
    assert "ufo_landing" not in page.desk.draft.cards
    assert len(page.desk.draft.cards) == 63


def test_a_card_is_dragged_in_and_out(page: DecksPage) -> None:
    drag(page, page.grid, "port", page.panel.geometry().center())
    assert laid(page) == ["port"]
    drag(page, page.panel.list, "port", page.panel.geometry().center())
    assert laid(page) == ["port"]
    drag(page, page.panel.list, "port", page.grid.geometry().center())
    assert laid(page) == []


def test_a_card_dropped_beside_the_deck_stays_where_it_was(page: DecksPage) -> None:
    drag(page, page.grid, "port", page.grid.geometry().center())
    assert laid(page) == []


def test_a_card_in_hand_is_seen_and_escape_puts_it_back(page: DecksPage) -> None:
    drag(page, page.grid, "port", page.panel.geometry().center(), drop=False)
    assert page._carried.isVisible()
    press(Qt.Key.Key_Escape)
    assert not page._carried.isVisible()
    QTest.mouseRelease(page.grid.viewport(), LEFT, pos=QPoint(5000, 300))
    assert laid(page) == []


def test_all_by_keys(page: DecksPage) -> None:
    assert QApplication.focusWidget() is page.grid
    press(Qt.Key.Key_Right)
    press(Qt.Key.Key_Return)
    press(Qt.Key.Key_Down)
    press(Qt.Key.Key_Space)
    first, second = laid(page)
    assert first == DESIGNS[1].id
    assert second == page.grid.current
    press(Qt.Key.Key_Delete)
    assert laid(page) == [first]
    press(Qt.Key.Key_Z)
    assert laid(page) == [first, second]
    press(Qt.Key.Key_Z)
    press(Qt.Key.Key_Y)
    assert laid(page) == [first, second]
    page.panel.list.setFocus(Qt.FocusReason.TabFocusReason)
    press(Qt.Key.Key_Return)
    assert laid(page) == [second]
    assert page.panel.list.current == second


def test_what_is_not_owned_cannot_be_put_in(make_page: MakePage) -> None:
    page = make_page(owned=lambda design: int(design != "port"))
    click(page.grid, "port")
    drag(page, page.grid, "port", page.panel.geometry().center())
    assert laid(page) == []
    page.desk.lay("", ready("balanced", 64))
    settle()
    assert "Not in your collection: Port" in said(page)


# What is found.


def test_groups_and_words_narrow_the_cards(page: DecksPage) -> None:
    assert len(shown(page)) == len(DESIGNS)
    QTest.mouseClick(page.chips.chips[SPORT], LEFT)
    assert shown(page) == [design.id for design in DESIGNS if design.group == SPORT]
    QTest.mouseClick(page.chips.chips[EVENT], LEFT)
    press(Qt.Key.Key_Slash)
    assert QApplication.focusWidget() is page.edit
    QTest.keyClicks(page.edit, "flo")
    assert shown(page) == [design.id for design in DESIGNS if design.group == EVENT and "flo" in design.id]
    press(Qt.Key.Key_Return)
    assert QApplication.focusWidget() is page.grid
    press(Qt.Key.Key_Escape)
    assert len(shown(page)) == len(DESIGNS)
    assert not any(chip.isChecked() for chip in page.chips.chips)


def test_where_nothing_fits_there_is_a_way_back(page: DecksPage) -> None:
    page.edit.setText("zzz")
    settle()
    assert not page.grid.isVisible()
    assert "No card fits" in said(page)
    QTest.mouseClick(next(b for b in visible(page, QPushButton) if b.text() == "Show all cards"), LEFT)
    assert len(shown(page)) == len(DESIGNS)


def test_arrows_go_from_chip_to_chip(page: DecksPage) -> None:
    page.chips.chips[0].setFocus(Qt.FocusReason.TabFocusReason)
    press(Qt.Key.Key_Right)
    press(Qt.Key.Key_Return)
    assert [chip.isChecked() for chip in page.chips.chips].index(True) == 1
    press(Qt.Key.Key_Left)
    press(Qt.Key.Key_Left)
    assert QApplication.focusWidget() is page.chips.chips[-1]


# What is read.


def test_the_card_of_the_keys_is_read_over_the_page(page: DecksPage) -> None:
    press(Qt.Key.Key_Right)
    press(Qt.Key.Key_I)
    (leaf,) = visible(page, FocusPanel)
    assert leaf.card is not None
    assert leaf.card.title == "Frog Races"
    assert page.rect().contains(leaf.geometry())
    press(Qt.Key.Key_Escape)
    assert visible(page, FocusPanel) == []


def test_in_a_wide_window_it_has_a_place(make_page: MakePage) -> None:
    page = make_page(1920, 1080)
    page.look_for(page._search.with_group(EVENT))
    port = page.grid.viewport()
    QTest.mouseMove(port, middle(page.grid, "ufo_landing"))
    (panel,) = visible(page, FocusPanel)
    assert panel.card is not None
    assert panel.card.title == "UFO Landing"
    assert "roll" in panel.card.lines[0]
    click(page.grid, "ufo_landing")
    assert panel.card.verdict == "In the deck"


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080)])
def test_every_card_can_be_read_whole(make_page: MakePage, size: tuple[int, int]) -> None:
    page = make_page(*size)
    for design in DESIGNS:
        page.reader.on_pointed(page.grid, design.id)
        page.reader.open()
        (leaf,) = visible(page, FocusPanel)
        assert page.rect().contains(leaf.geometry())
        for label in visible(leaf, Label):
            assert label.height() >= label.heightForWidth(label.width()), (design.id, label.text())


# Whole decks.


def test_a_deck_is_named_saved_and_taken_up_again(page: DecksPage, make_page: MakePage) -> None:
    entries(page.deck_actions.make_choice_menu())["Ready deck: Raider"].trigger()
    assert page.desk.draft == ready("raider", 64)
    QTest.mouseClick(page.panel.save, LEFT)
    write("Rats & roofs")
    press(Qt.Key.Key_Return)
    assert [deck.name for deck in page.desk.decks] == ["Rats & roofs"]
    assert page.panel.name.text() == "Rats & roofs"
    assert not page.panel.save.isEnabled()
    click(page.panel.list, page.desk.draft.cards[0])
    press(Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    entries(page.deck_actions.make_choice_menu())["Begin with an empty deck"].trigger()
    page.leave()
    other = make_page()
    assert other.desk.draft == Draft(64)
    entries(other.deck_actions.make_choice_menu())["Rats && roofs \N{MIDDLE DOT} 64"].trigger()
    assert len(other.desk.draft.cards) == 63


def test_a_name_in_use_is_told(page: DecksPage) -> None:
    page.desk.lay("", ready("raider", 64))
    page.desk.save("Rats")
    page.deck_actions.save_as()
    assert page.deck_actions.naming.edit.text() == "Rats 2"
    page.deck_actions.naming.edit.setText("rats")
    assert "It will be replaced." in said(page)
    page.deck_actions.naming.edit.setText("  ")
    assert not page.deck_actions.naming.accept.isEnabled()
    press(Qt.Key.Key_Escape)
    assert [deck.name for deck in page.desk.decks] == ["Rats"]


def test_a_deck_is_renamed_and_deleted_and_that_taken_back(page: DecksPage) -> None:
    assert not entries(page.deck_actions.make_more_menu())["Delete"].isEnabled()
    page.desk.lay("", ready("raider", 64))
    page.desk.save("Rats")
    entries(page.deck_actions.make_more_menu())["Rename…"].trigger()
    write("Mice")
    press(Qt.Key.Key_Return)
    assert [deck.name for deck in page.desk.decks] == ["Mice"]
    entries(page.deck_actions.make_more_menu())["Delete"].trigger()
    assert not page.desk.decks
    assert "Mice is deleted." in said(page)
    QTest.mouseClick(page.deck_actions.toast.button, LEFT)
    assert [deck.name for deck in page.desk.decks] == ["Mice"]


def test_a_deck_is_sent_as_a_text(page: DecksPage) -> None:
    page.desk.lay("", ready("builder", 80))
    press(Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == written(ready("builder", 80))
    page.desk.lay("", Draft(53))
    press(Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert QApplication.focusWidget() is page.deck_actions.pasting.accept
    press(Qt.Key.Key_Return)
    assert page.desk.draft == ready("builder", 80)
    press(Qt.Key.Key_Z)
    assert page.desk.draft == Draft(53)


def test_a_wrong_text_is_told_why(page: DecksPage) -> None:
    QGuiApplication.clipboard().setText("shopping: milk, bread")
    entries(page.deck_actions.make_more_menu())["Paste a text…"].trigger()
    sheet, own = page.deck_actions.pasting, catalogue((OWN,))
    assert sheet.edit.toPlainText() == ""
    for text, reason in (
        ("milk", "There is no deck in this text."),
        (written(ready("raider", 53))[:-1], "A part of the text is missing"),
        (written(ready("raider", 53))[:-1] + "0", "a letter or figure is wrong"),
        (written(ready("raider", 53)).replace("KD1", "KD9"), "newer version"),
        (written(ready("raider", 53).with_card("lighthouse", own), own), "which you lack: lighthouse"),
    ):
        sheet.edit.setPlainText(text)
        settle()
        assert reason in said(page), text
        assert not sheet.accept.isEnabled()
    sheet.edit.setPlainText(written(ready("raider", 53)))
    assert sheet.accept.isEnabled()
    assert page.desk.draft == Draft(64)


def test_a_mixed_deck_is_legal(page: DecksPage) -> None:
    entries(page.deck_actions.make_choice_menu())["Mix a deck at random"].trigger()
    assert page.desk.faults == []
    assert "This deck is legal." in said(page)


def test_what_is_wrong_stands_below_the_deck(page: DecksPage) -> None:
    assert "Cards: 0 of 64." in said(page)
    click(page.grid, "port")
    assert "A deck needs a town hall" in said(page)
    page.desk.lay("", ready("raider", 64))
    settle()
    assert "This deck is legal." in said(page)
    page.panel.length.chosen.emit("53")
    settle()
    assert "Cards: 64 of 53." in said(page)


# Ways out, languages, looks.


def test_escape_leaves_and_nothing_is_lost(page: DecksPage, make_page: MakePage) -> None:
    spy = QSignalSpy(page.left)
    click(page.grid, "port")
    press(Qt.Key.Key_Escape)
    assert spy.count() == 1
    page.leave()
    assert laid(make_page()) == ["port"]


@pytest.mark.parametrize("scale", [1.0, 1.25])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080)])
def test_nothing_is_cut_in_a_long_language(
    make_page: MakePage, look: Look, size: tuple[int, int], scale: float
) -> None:
    page = make_page(*size)
    page.desk.lay("", ready("raider", 64))
    page.desk.save("Rats and roofs")
    with long_words():
        look.use_text_scale(scale)
        settle()
        assert all(LongWords.MARK in text for text in texts(page) if text.isalpha() and len(text) > 3)
        assert cut(page) == []
        assert outside(page, page) == []
    look.use_text_scale(1.0)


def test_card_names_change_with_the_language(page: DecksPage, look: Look) -> None:
    from duckgames.session.language import LanguageManager

    application = QApplication.instance()
    assert application is not None
    languages = application.findChild(LanguageManager) or LanguageManager(application)
    try:
        page.edit.setText("zab")
        assert "frog_races" not in shown(page)
        languages.use("pl")
        settle()
        assert "frog_races" in shown(page)
        assert page.grid.model().index(0, 0).data() == "Wyścigi żab"
    finally:
        languages.use("en")
        settle()
