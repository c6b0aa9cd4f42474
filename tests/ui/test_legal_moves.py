"""The list of moves beside the table: complete, in words, played with Enter or a button, hidden unless wanted."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QItemSelectionModel, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from duckgames.core.places import Slot
from duckgames.ui.commands import MOVES
from duckgames.ui.legal_moves_panel import LegalMovesPanel
from duckgames.ui.strip_actions import StripActions
from duckgames.ui.table.mark_pictures import Mark
from duckgames.ui.widgets import Button
from tests.toy.game import DECK, PLAYED, hand
from tests.ui.accessible_tree import Role, tree
from tests.ui.laid_table import LaidView, Room, room

__all__ = ["room"]

K = Qt.Key


def panel(room: Room) -> LegalMovesPanel:
    return room.page.moves.panel


def rows(room: Room) -> list[str]:
    model = panel(room).model
    return [str(model.data(model.index(n))) for n in range(model.rowCount())]


@pytest.fixture
def listed(room: Room) -> Room:
    """A round was won, and the list is open."""
    room.win()
    room.tap(K.Key_G)
    return room


def test_it_is_hidden_unless_it_is_wanted(room: Room) -> None:
    room.start()
    assert panel(room).isHidden()
    room.tap(K.Key_G)
    assert panel(room).isVisible()
    assert room.focused() is panel(room).list
    room.tap(K.Key_G)
    assert panel(room).isHidden()
    assert room.focused() is room.table.view


def test_a_button_above_the_table_does_the_same(room: Room) -> None:
    room.start()
    (button,) = (each for each in room.page.top.findChildren(Button) if each.text() == MOVES.words)
    assert button.isVisible()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert room.focused() is panel(room).list
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert panel(room).isHidden()
    assert room.focused() is room.table.view
    room.tap(K.Key_G)
    QTest.mouseClick(room.page.top, Qt.MouseButton.LeftButton)
    assert room.focused() is room.table.view, "a click beside the table"
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert panel(room).isHidden()


def test_escape_puts_it_away(listed: Room) -> None:
    listed.tap(K.Key_Escape)
    assert panel(listed).isHidden()
    assert listed.focused() is listed.table.view


def test_the_key_gives_an_open_list_the_keys_first(listed: Room) -> None:
    listed.table.view.setFocus()
    listed.tap(K.Key_G)
    assert panel(listed).isVisible()
    assert panel(listed).has_keys


def test_it_lists_all_that_can_be_done_in_the_order_of_the_rules(room: Room) -> None:
    room.start()
    room.tap(K.Key_G)
    assert rows(room) == [f"Bid {number}" for number in room.session.observation(0).hands[0]]
    room.page.moves.toggle()
    room.win()
    room.tap(K.Key_G)
    assert rows(room) == ["Draw", "Bury a card under the deck of 6", "Toast"]


def test_words_of_its_own_where_a_phrase_leans_on_its_place(listed: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LaidView, "wording", {**LaidView.wording, "listed.action.draw": "Draw from the deck"})
    assert rows(listed)[0] == "Draw from the deck"


def test_words_are_asked_for_what_can_be_done_only(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = list[object]()
    worded = StripActions.listed

    def listen(actions: StripActions, action: object) -> str:
        assert action in [way.action for way in actions.offered]
        asked.append(action)
        return worded(actions, action)

    monkeypatch.setattr(StripActions, "listed", listen)
    room.start()
    room.tap(K.Key_G)
    room.page.moves.toggle()
    assert asked
    room.win()
    asked.clear()
    panel(room).retranslate()
    panel(room).list.grab()
    assert not asked, "a list that nobody sees"
    room.tap(K.Key_G)
    panel(room).list.grab()
    assert len(set(asked)) == 3


def test_enter_plays_the_chosen_row(listed: Room) -> None:
    ply = listed.session.ply
    listed.tap(K.Key_Down, K.Key_Return)
    assert listed.session.ply == ply + 1


def test_arrows_go_from_row_to_row_and_stay_at_the_ends(listed: Room) -> None:
    places = []
    for key in (K.Key_Up, K.Key_Down, K.Key_Down, K.Key_Down, K.Key_Home, K.Key_End):
        listed.tap(key)
        places.append(panel(listed).list.currentIndex().row())
    assert places == [0, 1, 2, 2, 0, 2]
    assert listed.focused() is panel(listed).list


def test_the_button_plays_what_a_click_has_chosen(listed: Room) -> None:
    ply, view = listed.session.ply, panel(listed).list
    place = view.visualRect(panel(listed).model.index(1)).center()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)
    assert listed.session.ply == ply, "a click chooses only"
    listed.click(panel(listed).play_button)
    assert listed.session.ply == ply + 1


def test_what_was_only_marked_is_played_as_by_a_screen_reader(listed: Room) -> None:
    ply, view = listed.session.ply, panel(listed).list
    index = panel(listed).model.index(1)
    view.selectionModel().select(index, QItemSelectionModel.SelectionFlag.ClearAndSelect)
    assert view.currentIndex() == index
    panel(listed).play_button.click()
    assert listed.session.ply == ply + 1


def test_a_question_is_answered_in_the_list_with_no_chosen(listed: Room) -> None:
    ply = listed.session.ply
    listed.tap(K.Key_End, K.Key_Return)
    assert rows(listed) == ["Yes", "No"]
    assert panel(listed).has_keys
    listed.tap(K.Key_Return)
    assert listed.session.ply == ply
    assert rows(listed)[-1] == "Toast"
    listed.tap(K.Key_End, K.Key_Return, K.Key_Up, K.Key_Return)
    assert listed.session.ply == ply + 1


def test_it_says_so_when_nothing_can_be_chosen_and_keeps_the_keys(listed: Room) -> None:
    listed.tap(K.Key_Return)
    listed.page.director.actions.withdraw()
    assert rows(listed) == []
    assert panel(listed)._nothing.isVisible()
    assert not panel(listed).play_button.isEnabled()
    assert listed.focused() is panel(listed).list
    listed.tap(K.Key_Return)


def test_it_fills_again_when_the_person_is_asked_again(listed: Room) -> None:
    listed.tap(K.Key_Return)
    listed.qtbot.waitUntil(lambda: bool(rows(listed)), timeout=30_000)
    assert panel(listed).list.currentIndex().row() == 0
    assert listed.focused() is panel(listed).list


def test_where_a_move_is_made_is_outlined_while_the_list_has_the_keys(room: Room) -> None:
    room.start()
    room.tap(K.Key_G)
    scene = room.table.scene
    assert set(scene.marked(Mark.OUTLINE)) == {Slot(hand(0), 0), Slot(PLAYED)}
    room.tap(K.Key_Down)
    assert set(scene.marked(Mark.OUTLINE)) == {Slot(hand(0), 1), Slot(PLAYED)}
    room.table.view.setFocus()
    assert scene.marked(Mark.OUTLINE) == ()


def test_keys_it_has_no_use_for_go_to_the_page(listed: Room) -> None:
    listed.tap(K.Key_L)
    assert listed.page.log.isVisible()


def test_tab_leads_through_it_and_out(listed: Room) -> None:
    seen = []
    for _ in range(40):
        seen.append(listed.focused())
        listed.tap(K.Key_Tab)
    mine = [panel(listed).list, panel(listed).play_button, panel(listed).close_button]
    assert all(each in seen for each in mine)
    assert any(each not in mine for each in seen)


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800)])
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_it_lies_within_the_page_and_nothing_in_it_is_cut(room: Room, size: tuple[int, int], scale: float) -> None:
    room.look.use_text_scale(scale)
    room.win()
    room.resize(*size)
    room.tap(K.Key_G)
    QApplication.processEvents()
    shown = panel(room)
    assert room.page.middle.rect().contains(shown.geometry())
    for part in (shown.list, shown.play_button, shown.close_button, shown._heading):
        assert shown.rect().contains(part.geometry())
        assert part.height() >= part.minimumSizeHint().height()
    room.look.use_text_scale(1.0)


def test_the_keys_come_back_to_it_from_a_panel_over_the_table(listed: Room) -> None:
    listed.page.director.actions.withdraw()
    listed.page.log.show()
    listed.page.log.setFocus()
    listed.page.focus_table()
    assert panel(listed).has_keys
    listed.table.view.setFocus()
    listed.page.director.actions.withdraw()
    listed.page.focus_table()
    assert listed.focused() is listed.table.view


def test_it_gives_way_to_the_ring_of_the_table(room: Room) -> None:
    room.win()
    room.tap(K.Key_G)
    room.resize(1024, 640)
    QApplication.processEvents()
    room.table.view.setFocus()
    ring = room.table.scene.keyboard
    covered = [slot for slot in (Slot(DECK), Slot(PLAYED)) if slot in room.table.scene.cards.items]
    ring.visit(Slot(hand(0), 0))
    assert panel(room).isVisible(), "it lies elsewhere"
    ring.visit(covered[0])
    assert panel(room).isHidden()
    assert room.focused() is room.table.view


def test_it_moves_with_the_window(listed: Room) -> None:
    listed.resize(1024, 640)
    QApplication.processEvents()
    assert listed.page.middle.rect().contains(panel(listed).geometry())


def test_it_is_worded_anew_in_another_language(listed: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[object] = []
    panel(listed).model.modelReset.connect(lambda: told.append("reset"))
    QApplication.sendEvent(listed.page, QEvent(QEvent.Type.LanguageChange))
    assert told


def test_a_screen_reader_finds_rows_and_the_button(listed: Room, reader: None) -> None:
    root = tree(panel(listed))
    found = root.all(lambda node: node.role == Role.ListItem)
    assert [node.name for node in found] == rows(listed)
    assert root.all(lambda node: node.role == Role.List)[0].name == "What you can do"
    ply = listed.session.ply
    found[1].do("Toggle")
    assert panel(listed).list.currentIndex().row() == 1
    root.named("Do it").press()
    listed.qtbot.waitUntil(lambda: listed.session.ply > ply)
