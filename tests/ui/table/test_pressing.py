"""Places that are pressed: spots without a card, a rival's hand as a whole, and cards that play at once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest

from duckgames.core.places import Slot, Zone
from duckgames.core.presenter import Affordance, Gesture
from duckgames.core.table import WHOLE, Table
from duckgames.ui.table import Kind, Placement
from duckgames.ui.table.mark_pictures import Mark
from duckgames.ui.theme import Look
from tests.ui.table.toy import DECK, HAND, Desk, at, drag, layout, make_desk, table, tap

K = Qt.Key
CALLS, RIVAL, EMPTY = Zone("calls"), Zone("hand", 1, hand=True), Zone("hand", 2, hand=True)
ROLES = [Slot(CALLS, role) for role in (1, 2, 3)]
OFFERS = (
    tap(ROLES[0]),
    tap(ROLES[2]),
    tap(RIVAL),
    drag(Slot(HAND, 1), DECK),
    Affordance("end", None, None, Gesture.BUTTON),
)


def button(action: str) -> Affordance:
    return Affordance(action, None, None, Gesture.BUTTON)


@pytest.fixture
def strip(look: Look) -> Iterator[Desk]:
    """A table with three roles that the game paints, the backs of one rival, and no card of another."""
    desk = make_desk(look, ())
    spots = {role: QRectF(730 + 60 * role, 300, 50, 60) for role in (1, 2, 3)}
    backs = QSizeF(30, 40)
    more = {
        CALLS: Placement(QRectF(780, 290, 200, 80), Kind.SPOTS, backs, spots=spots),
        RIVAL: Placement(QRectF(780, 400, 200, 50), Kind.FAN, backs, 4),
        EMPTY: Placement(QRectF(780, 470, 200, 50), Kind.FAN, backs, 4),
    }
    lies = {**table().zones, CALLS: {}, RIVAL: {WHOLE: (None,) * 3}, EMPTY: {}}
    desk.scene.set_table(Table(lies), {**layout(), **more})
    desk.scene.offer(OFFERS)
    yield desk
    desk.view.close()
    desk.scene.finish()


@pytest.mark.parametrize("affordance", OFFERS[:3], ids=lambda each: str(each.source))
def test_a_press_on_a_place_without_a_card_acts(strip: Desk, affordance: Affordance) -> None:
    assert affordance.source is not None
    strip.click(affordance.source)
    assert strip.chosen == [affordance.action]
    strip.at_rest()


def test_a_card_of_a_hand_that_is_pressed_as_a_whole_is_that_hand(strip: Desk) -> None:
    strip.click(Slot(RIVAL, 2))
    assert strip.chosen == [(RIVAL, None)]


def test_a_hand_without_cards_can_be_pressed_too(strip: Desk) -> None:
    strip.scene.offer([tap(EMPTY)])
    strip.click(EMPTY)
    assert strip.chosen == [(EMPTY, None)]


def test_a_press_on_a_spot_that_means_nothing_now_asks_why(strip: Desk) -> None:
    strip.click(ROLES[1])
    assert not strip.chosen
    assert strip.attempted == [(ROLES[1], None)]


def test_what_can_be_pressed_is_lit_where_legal_places_are_and_says_what_it_does(strip: Desk) -> None:
    strip.scene.show_places(True)
    assert {ROLES[0], ROLES[2], Slot(RIVAL)} <= set(strip.scene.marked(Mark.LEGAL))
    strip.move(strip.point(ROLES[2]))
    assert strip.view.viewport().cursor().shape() == Qt.CursorShape.PointingHandCursor
    assert strip.scene.marked(Mark.BEST) == (ROLES[2],)
    assert ROLES[2] not in strip.scene.marked(Mark.LEGAL)
    strip.move(strip.point(ROLES[1]))
    assert strip.scene.marked(Mark.BEST) == ()
    assert ROLES[2] in strip.scene.marked(Mark.LEGAL)
    assert strip.view.viewport().cursor().shape() == Qt.CursorShape.ArrowCursor


def test_a_card_in_the_hand_takes_the_words_of_a_press_away(strip: Desk) -> None:
    strip.move(strip.point(ROLES[0]))
    assert strip.scene.marked(Mark.BEST) == (ROLES[0],)
    strip.click(Slot(HAND, 1))
    assert strip.scene.marked(Mark.BEST) == ()
    strip.keys(K.Key_Escape)
    strip.scene.withdraw()
    assert strip.scene.marked(Mark.BEST) == ()


def test_keys_go_along_the_spots_and_press_them(strip: Desk) -> None:
    strip.keys(K.Key_Tab)
    while strip.scene.keyboard.cursor not in ROLES:
        strip.keys(K.Key_Tab)
    assert strip.scene.keyboard.cursor == ROLES[0]
    strip.keys(K.Key_Right)
    assert strip.scene.keyboard.cursor == ROLES[2], "there is nothing to be done at the one between"
    assert strip.scene.marked(Mark.BEST) == (ROLES[2],)
    strip.keys(K.Key_Return)
    assert strip.chosen == [(ROLES[2], None)]


def test_the_ring_stands_once_on_a_hand_that_is_pressed_as_a_whole(strip: Desk) -> None:
    strip.scene.offer([tap(RIVAL)])
    assert strip.scene.keyboard.places(RIVAL) == [Slot(RIVAL)]
    strip.scene.offer([tap(ROLES[0])])
    assert strip.scene.keyboard.places(RIVAL) == [Slot(RIVAL, n) for n in range(3)]


def test_a_second_enter_meant_for_what_was_there_before_presses_nothing(strip: Desk) -> None:
    strip.scene.chosen.connect(lambda action: strip.scene.offer([tap(ROLES[1])]))
    strip.keys(K.Key_Tab)
    while strip.scene.keyboard.cursor not in ROLES:
        strip.keys(K.Key_Tab)
    strip.keys(K.Key_Return, K.Key_Return)
    assert strip.chosen == [(ROLES[0], None)]
    assert strip.scene.marked(Mark.BEST) == (ROLES[1],), "but it says what the next one does"
    strip.keys(K.Key_Return)
    assert strip.chosen[1:] == [(ROLES[1], None)]


def test_enter_is_left_to_the_page_where_only_buttons_do_something(strip: Desk) -> None:
    strip.scene.offer([button("end")])
    assert not strip.scene.keyboard.key(K.Key_Return)
    strip.scene.offer([button("end"), tap(DECK)])
    assert strip.scene.keyboard.key(K.Key_Return)
    strip.scene.withdraw()
    assert strip.scene.keyboard.key(K.Key_Return)


def test_a_place_is_pressed_without_a_card_and_takes_one_with_it(strip: Desk) -> None:
    strip.scene.offer([tap(DECK), drag(Slot(HAND, 1), DECK), drag(Slot(HAND, 1), at(1, 1))])
    strip.click(Slot(HAND, 1))
    strip.click(DECK)
    assert strip.chosen == [(Slot(HAND, 1), DECK)]
    strip.scene.offer([tap(DECK), drag(Slot(HAND, 1), DECK)])
    strip.click(DECK)
    assert strip.chosen[1:] == [(DECK, None)]
    strip.at_rest()


def twice(desk: Desk, point: QPoint) -> None:
    """Two quick clicks, as the platform tells them: the second press is a double click."""
    desk.press(point)
    desk.release(point)
    QTest.mouseDClick(desk.view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point)
    desk.release(point)


def test_a_double_click_plays_a_card_that_may_go_to_one_place_only(desk: Desk) -> None:
    twice(desk, desk.point(at(3, 2)))
    assert desk.chosen == [(at(3, 2), at(3, 1))]
    desk.at_rest()


def test_a_double_click_on_a_card_with_a_choice_of_places_puts_it_back(desk: Desk) -> None:
    twice(desk, desk.point(at(0, 0)))
    assert not desk.chosen
    assert not desk.attempted
    desk.at_rest()


def test_two_slow_clicks_on_a_card_put_it_back(desk: Desk) -> None:
    desk.click(at(3, 2))
    desk.click(at(3, 2))
    assert not desk.chosen
    desk.at_rest()


def test_a_card_that_is_pressed_and_moved_is_pressed_by_a_double_click(desk: Desk) -> None:
    desk.scene.offer([drag(at(0, 0), at(1, 0)), tap(at(0, 0))])
    twice(desk, desk.point(at(0, 0)))
    assert desk.chosen == [(at(0, 0), None)]


def picture(desk: Desk) -> QImage:
    image = QImage(desk.view.size(), QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        desk.view.render(painter)
    return image


def test_the_badge_of_a_place_shows_what_pressing_it_costs(desk: Desk) -> None:
    desk.scene.show_places(True)
    desk.scene.offer([Affordance("cheap", at(2, 1), None, Gesture.TAP, "plus")])
    cheap = picture(desk)
    desk.scene.offer([Affordance("dear", at(2, 1), None, Gesture.TAP, "dear")])
    dear = picture(desk)
    badge = desk.view.mapFromScene(desk.scene.rect_of(at(2, 1)).center())
    badge.setY(desk.view.mapFromScene(desk.scene.rect_of(at(2, 1)).topLeft()).y() - 2)
    sun = desk.look.colour("sun").rgb()
    around = [badge + QPoint(dx, dy) for dx in range(-12, 13) for dy in range(-6, 7)]
    assert any(dear.pixel(point) == sun for point in around)
    assert not any(cheap.pixel(point) == sun for point in around)
