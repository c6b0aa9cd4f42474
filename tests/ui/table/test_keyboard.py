"""Real key events: every zone, card and legal place is reached, and the table is never a trap."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QVBoxLayout, QWidget

from duckgames.core.events import CardMoved
from duckgames.core.places import Slot, Zone
from duckgames.ui.sprites import Sprites
from duckgames.ui.table.mark_pictures import Mark
from duckgames.ui.table.steps import nearest
from duckgames.ui.theme import Look
from tests.ui.table.toy import DECK, DISCARDS, HAND, POND, STANDARD, Desk, at, card, drag, layout, make_desk, table, tap

K = Qt.Key
ARROWS = {K.Key_Left: QPointF(-1, 0), K.Key_Right: QPointF(1, 0), K.Key_Up: QPointF(0, -1), K.Key_Down: QPointF(0, 1)}


@pytest.fixture
def framed(look: Look) -> Iterator[tuple[Desk, QPushButton, QPushButton]]:
    """A table between two buttons."""
    desk = make_desk(look)
    window = QWidget()
    before, after = QPushButton(window), QPushButton(window)
    rows = QVBoxLayout(window)
    for each in (before, desk.view, after):
        rows.addWidget(each)
    QWidget.setTabOrder(before, desk.view)
    QWidget.setTabOrder(desk.view, after)
    window.resize(1100, 900)
    window.show()
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)
    yield desk, before, after
    window.close()


def tab(back: bool = False) -> None:
    widget = QApplication.focusWidget()
    assert widget is not None
    if back:
        QTest.keyClick(widget, K.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    else:
        QTest.keyClick(widget, K.Key_Tab)


def test_tab_visits_each_zone_once_and_leaves(framed: tuple[Desk, QPushButton, QPushButton]) -> None:
    desk, before, after = framed
    before.setFocus()
    zones = []
    tab()
    while QApplication.focusWidget() is desk.view:
        assert desk.scene.marked(Mark.FOCUS) == (desk.scene.keyboard.cursor,)
        assert desk.scene.keyboard.cursor is not None
        zones.append(desk.scene.keyboard.cursor.zone)
        tab()
    assert zones == [POND, HAND, DECK, DISCARDS]
    assert QApplication.focusWidget() is after
    back = []
    tab(back=True)
    while QApplication.focusWidget() is desk.view:
        assert desk.scene.keyboard.cursor is not None
        back.append(desk.scene.keyboard.cursor.zone)
        tab(back=True)
    assert back == zones[::-1]
    assert QApplication.focusWidget() is before
    assert desk.scene.marked(Mark.FOCUS) == ()


def test_tab_with_a_card_visits_each_legal_place_and_leaves_with_empty_hands(
    framed: tuple[Desk, QPushButton, QPushButton],
) -> None:
    desk, before, after = framed
    before.setFocus()
    tab()
    desk.keys(K.Key_Return)
    assert desk.scene.holding == at(0, 0)
    seen: list[Slot] = []
    tab()
    while QApplication.focusWidget() is desk.view:
        seen += desk.scene.marked(Mark.BEST)
        tab()
    assert sorted(seen, key=str) == sorted([at(1, 0), at(0, 1), at(1, 1), at(-1, 0), Slot(DISCARDS)], key=str)
    assert QApplication.focusWidget() is after
    assert not desk.chosen
    desk.at_rest()


@pytest.mark.parametrize("affordance", STANDARD, ids=lambda each: str(each.action))
def test_every_affordance_can_be_done_by_keys(desk: Desk, affordance) -> None:  # type: ignore[no-untyped-def]
    desk.scene.offer([affordance])
    desk.scene.keyboard.put(desk.scene.cards.key(affordance.source))
    desk.keys(K.Key_Return)
    assert not desk.chosen
    desk.keys(*((K.Key_Enter,) if affordance.target is None else (K.Key_Right, K.Key_Enter)))
    assert desk.chosen == [affordance.action]
    desk.at_rest()


def test_keys_find_what_can_be_done(desk: Desk) -> None:
    desk.keys(K.Key_Left)
    desk.scene.offer([drag(at(3, 2), at(3, 1))])
    assert desk.scene.keyboard.cursor == at(3, 2)
    desk.scene.play([CardMoved(source=at(3, 2), target=at(3, 1))])
    desk.scene.offer([tap(DECK)])
    assert desk.scene.keyboard.cursor == Slot(DECK)


def test_a_mouse_user_is_not_moved_about(desk: Desk) -> None:
    desk.press(desk.point(at(2, 2)))
    desk.release(desk.point(at(2, 2)))
    assert desk.scene.marked(Mark.FOCUS) == ()
    desk.keys(K.Key_Right)
    assert len(desk.scene.marked(Mark.FOCUS)) == 1


def test_arrows_inside_a_zone_reach_every_card_of_it(desk: Desk) -> None:
    reached, todo = set(), [at(0, 0)]
    while todo:
        here = todo.pop()
        if here in reached:
            continue
        reached.add(here)
        for key in ARROWS:
            desk.scene.keyboard.put(here)
            desk.keys(key)
            assert desk.scene.keyboard.cursor is not None
            todo.append(desk.scene.keyboard.cursor)
    assert reached == {slot for slot in desk.scene.cards.items if slot.zone == POND}


def test_arrows_with_a_card_go_to_legal_places_only(desk: Desk) -> None:
    desk.scene.keyboard.put(at(0, 0))
    desk.keys(K.Key_Return)
    for key in [*ARROWS] * 6:
        desk.keys(key)
        assert set(desk.scene.marked(Mark.BEST)) <= {at(1, 0), at(0, 1), at(1, 1), at(-1, 0), Slot(DISCARDS)}
        assert len(desk.scene.marked(Mark.BEST)) == 1


def test_enter_without_a_place_takes_the_card_over_the_first_one(desk: Desk) -> None:
    desk.scene.keyboard.put(at(0, 0))
    desk.keys(K.Key_Return, K.Key_Return)
    assert not desk.chosen
    assert desk.scene.marked(Mark.BEST) == (STANDARD[0].target,)
    desk.keys(K.Key_Return)
    assert desk.chosen == [STANDARD[0].action]
    desk.at_rest()


def test_enter_twice_plays_a_card_that_may_go_to_one_place_only(desk: Desk) -> None:
    desk.scene.keyboard.put(at(3, 2))
    desk.keys(K.Key_Return)
    assert desk.scene.holding == at(3, 2)
    desk.keys(K.Key_Return)
    assert desk.chosen == [(at(3, 2), at(3, 1))]
    desk.at_rest()


def test_escape_takes_the_ring_home_with_the_card(desk: Desk) -> None:
    desk.scene.keyboard.put(at(0, 0))
    desk.keys(K.Key_Return, K.Key_Right)
    assert desk.scene.keyboard.cursor == at(1, 0)
    desk.keys(K.Key_Escape)
    desk.at_rest()
    assert desk.scene.marked(Mark.FOCUS) == (at(0, 0),)
    desk.keys(K.Key_Return)
    assert desk.scene.holding == at(0, 0)


def test_a_card_put_back_by_something_else_takes_the_ring_home_too(desk: Desk) -> None:
    desk.scene.keyboard.put(at(0, 0))
    desk.keys(K.Key_Return, K.Key_Right)
    desk.scene.bring_home()
    desk.keys(K.Key_Return)
    assert desk.scene.holding == at(0, 0)


def test_enter_lifts_the_lit_card_after_a_choice_by_mouse(desk: Desk) -> None:
    desk.click(at(0, 0))
    desk.click(at(1, 0))
    assert desk.chosen == [(at(0, 0), at(1, 0))]
    desk.told.clear()
    desk.scene.offer([drag(at(3, 2), at(3, 1))])
    assert desk.scene.marked(Mark.FOCUS) == ()
    assert "pointed" not in desk.told, "nothing changes for the mouse"
    desk.keys(K.Key_Return)
    assert desk.scene.holding == at(3, 2)


def test_tab_goes_to_what_can_be_done_now(framed: tuple[Desk, QPushButton, QPushButton]) -> None:
    desk, before, _ = framed
    desk.view.setFocus()
    desk.keys(K.Key_Right, K.Key_Right)
    desk.click(at(2, 2))
    before.setFocus()
    desk.scene.offer([drag(at(3, 2), at(3, 1))])
    tab()
    assert desk.scene.marked(Mark.FOCUS) == (at(3, 2),)


def test_a_card_in_the_hand_keeps_the_ring(desk: Desk) -> None:
    desk.scene.keyboard.put(at(0, 0))
    desk.keys(K.Key_Return, K.Key_Right)
    desk.scene.keyboard.refresh()
    assert desk.scene.keyboard.cursor == at(1, 0)


def test_enter_on_a_card_that_cannot_move_asks_why(desk: Desk) -> None:
    desk.scene.keyboard.put(at(2, 2))
    desk.keys(K.Key_Return)
    assert desk.attempted == [(at(2, 2), None)]


def test_enter_during_an_animation_only_ends_it(look: Look) -> None:
    look.use_motion("normal")
    desk = make_desk(look)
    desk.scene.idle.connect(lambda: desk.scene.offer([tap(DECK)]))
    desk.scene.keyboard.put(Slot(DECK))
    desk.scene.play([CardMoved(source=at(0, 0), target=at(1, 0))])
    desk.keys(K.Key_Return)
    assert not desk.scene.busy
    assert not desk.chosen
    desk.keys(K.Key_Return, K.Key_Return)
    assert desk.chosen == [(DECK, None)]
    desk.view.close()


def test_keys_the_table_has_no_use_for_go_on_to_the_page(look: Look) -> None:
    desk = make_desk(look)
    heard = []

    class Page(QWidget):
        def keyPressEvent(self, event):  # type: ignore[no-untyped-def]
            if event.key() != K.Key_Alt:
                heard.append(event.key())

    page = Page()
    desk.view.setParent(page)
    page.show()
    for key in (K.Key_Space, K.Key_Escape, K.Key_Z, K.Key_H, K.Key_Return):
        QTest.keyClick(desk.view, key)
    QTest.keyClick(desk.view, K.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert heard == [K.Key_Space, K.Key_Escape, K.Key_Z, K.Key_H, K.Key_Left]
    page.close()


def test_the_view_says_where_the_keyboard_is(desk: Desk) -> None:
    desk.scene.keyboard.put(at(0, 0))
    desk.keys(K.Key_Right)
    assert desk.view.accessibleDescription() == "pond (1, 0) 1"
    assert "focused" in desk.told


def test_the_view_says_what_enter_does_there(desk: Desk) -> None:
    press, move = tap(at(1, 0)), drag(at(0, 0), at(3, 0))
    desk.scene.offer([move, press])
    desk.scene.keyboard.put(at(0, 0))
    desk.scene.tell_focus()
    assert desk.view.accessibleDescription() == "pond (0, 0) 1"
    desk.keys(K.Key_Right)
    assert desk.view.accessibleDescription() == f"pond (1, 0) 1. {desk.scene.texts.verb(press)}"
    desk.keys(K.Key_Left, K.Key_Return, K.Key_Right)
    assert desk.view.accessibleDescription() == f"pond (3, 0) 1. {desk.scene.texts.verb(move)}"


def test_a_card_that_is_gone_is_not_named_any_more(desk: Desk) -> None:
    desk.scene.withdraw()
    desk.scene.keyboard.put(Slot(HAND, 3))
    desk.scene.tell_focus()
    assert desk.view.accessibleDescription() == "hand 3 4"
    desk.scene.set_table(table(hand=3), layout())
    assert desk.view.accessibleDescription() == ""


def test_what_was_offered_only_is_not_named_any_more(desk: Desk) -> None:
    desk.scene.offer([tap(Slot(DISCARDS, 9))])
    assert desk.view.accessibleDescription().startswith("discards 9 2")
    desk.scene.offer([])
    assert desk.view.accessibleDescription() == ""


@given(st.sets(st.tuples(st.integers(-5, 5), st.integers(-5, 5)), min_size=2, max_size=20))
def test_the_nearest_place_lies_in_the_direction_of_the_arrow(cells: set[tuple[int, int]]) -> None:
    centres = {Slot(Zone("z"), cell): QPointF(cell[0] * 90, cell[1] * 110) for cell in cells}
    for start in centres.values():
        for direction in ARROWS.values():
            found = nearest(start, direction, centres)
            beyond = [c for c in centres.values() if QPointF.dotProduct(c - start, direction) > 1]
            assert (found is None) == (not beyond)
            if found is not None:
                assert centres[found] in beyond


def test_an_arrow_leads_aside_only_where_nothing_lies_ahead() -> None:
    def found(*cells: tuple[int, int]) -> object:
        slot = nearest(QPointF(0, 0), ARROWS[K.Key_Down], {Slot(Zone("z"), at): QPointF(*at) * 90 for at in cells})
        return None if slot is None else slot.at

    assert found((2, 1), (-1, 3)) == (-1, 3)
    assert found((2, 1), (0, -3)) == (2, 1)
    assert found((1, 1), (0, 4)) == (1, 1)


@given(st.sets(st.tuples(st.integers(-5, 5), st.integers(-5, 5)), min_size=1, max_size=20))
def test_every_place_is_reached_in_reading_order_wherever_the_arrows_lead(
    sprites: Sprites, cells: set[tuple[int, int]]
) -> None:
    desk = make_desk(Look(sprites=sprites))
    desk.look.use_motion("off")
    desk.scene.set_table(table(cells={cell: (card(1),) for cell in cells}), layout())
    desk.scene.offer([tap(at(*cell)) for cell in cells])
    first = min(cells, key=lambda cell: (cell[1], cell[0]))
    desk.scene.keyboard.put(at(*first))
    been = [desk.scene.keyboard.cursor]
    for _ in range(len(cells) + 1):
        QTest.keyClick(desk.view, K.Key_PageDown)
        been.append(desk.scene.keyboard.cursor)
    assert set(been) == {at(*cell) for cell in cells}
    for _ in range(len(cells)):
        QTest.keyClick(desk.view, K.Key_PageUp)
    assert desk.scene.keyboard.cursor == been[0]
    desk.view.close()


def test_with_a_card_in_the_hand_the_page_keys_go_to_its_places(desk: Desk) -> None:
    desk.scene.offer(STANDARD)
    desk.scene.keyboard.put(at(0, 0))
    QTest.keyClick(desk.view, K.Key_Return)
    been = set()
    for _ in range(9):
        QTest.keyClick(desk.view, K.Key_PageDown)
        been.add(desk.scene.keyboard.cursor)
    assert {at(1, 0), at(0, 1), at(1, 1), at(-1, 0), Slot(DISCARDS)} == been
    assert desk.scene.holding == at(0, 0), "the card stays in the hand at the last place"


def test_a_key_held_down_acts_once(desk: Desk) -> None:
    desk.scene.keyboard.put(at(0, 0))
    for repeated in (False, True, True):
        event = QKeyEvent(QEvent.Type.KeyPress, K.Key_Return, Qt.KeyboardModifier.NoModifier, "", repeated)
        QApplication.sendEvent(desk.view, event)
        assert desk.scene.holding == at(0, 0)
