"""Real mouse events: dragging, clicking twice, taps, and every way a card comes home in every phase of a drag."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QHelpEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QToolTip

from duckgames.core.events import CardMoved
from duckgames.core.places import Slot
from duckgames.ui.table.mark_pictures import Mark
from duckgames.ui.theme import Look
from tests.ui.table.toy import DECK, DISCARDS, HAND, STANDARD, Desk, at, drag, layout, make_desk, send, table, tap

OUTSIDE = QPoint(-200, -150)


@pytest.mark.parametrize("affordance", [each for each in STANDARD if each.target is not None], ids=str)
def test_every_drag_does_what_it_says(desk: Desk, affordance) -> None:  # type: ignore[no-untyped-def]
    end = desk.point(affordance.target)
    desk.drag(affordance.source, end)
    assert desk.scene.holding == affordance.source
    desk.release(end)
    assert desk.chosen == [affordance.action]
    assert not desk.attempted
    desk.at_rest()


@pytest.mark.parametrize("affordance", [each for each in STANDARD if each.target is not None], ids=str)
def test_every_drag_can_be_two_clicks(desk: Desk, affordance) -> None:  # type: ignore[no-untyped-def]
    desk.click(affordance.source)
    assert desk.scene.holding == affordance.source
    desk.click(affordance.target)
    assert desk.chosen == [affordance.action]
    desk.at_rest()


def test_a_tap_needs_press_and_release_on_one_place(desk: Desk) -> None:
    desk.press(desk.point(DECK))
    desk.release(desk.point(HAND))
    assert not desk.chosen
    desk.click(DECK)
    assert desk.chosen == [(DECK, None)]


def test_a_card_with_drags_and_a_tap_is_tapped_by_a_second_click(desk: Desk) -> None:
    desk.scene.offer([drag(at(0, 0), at(1, 0)), tap(at(0, 0))])
    desk.click(at(0, 0))
    assert not desk.chosen
    desk.click(at(0, 0))
    assert desk.chosen == [(at(0, 0), None)]
    desk.at_rest()


def test_only_sources_can_be_lifted_and_others_ask_why(desk: Desk) -> None:
    desk.drag(at(2, 0), desk.point(at(1, 0)))
    assert desk.scene.holding is None
    desk.release(desk.point(at(1, 0)))
    assert not desk.attempted
    desk.click(at(2, 0))
    assert desk.attempted == [(at(2, 0), None)]
    assert "lifted" not in desk.told


def test_nothing_can_be_done_twice(desk: Desk) -> None:
    desk.click(DECK)
    desk.click(DECK)
    desk.drag(at(0, 0), desk.point(at(1, 0)))
    desk.release(desk.point(at(1, 0)))
    assert desk.chosen == [(DECK, None)]


def test_the_place_with_the_largest_overlap_is_lit_and_is_where_the_card_lands(desk: Desk) -> None:
    one, other = desk.point(at(1, 0)), desk.point(at(1, 1))
    desk.drag(at(0, 0), one + (other - one) * 0.4)
    assert desk.scene.marked(Mark.BEST) == (at(1, 0),)
    desk.move(one + (other - one) * 0.6)
    assert desk.scene.marked(Mark.BEST) == (at(1, 1),)
    assert set(desk.scene.marked(Mark.LEGAL)) == {at(1, 0), at(0, 1), at(-1, 0), Slot(DISCARDS)}
    desk.release(one + (other - one) * 0.6)
    assert desk.chosen == [(at(0, 0), at(1, 1))]


def test_less_than_a_quarter_of_the_card_over_a_place_is_no_drop(desk: Desk) -> None:
    desk.scene.offer([drag(at(0, 0), at(4, 0))])
    width = int(desk.scene.rect_of(at(4, 0)).width())
    far = desk.point(at(4, 0)) + QPoint(int(width * 0.78), 0)
    near = desk.point(at(4, 0)) + QPoint(int(width * 0.72), 0)
    desk.drag(at(0, 0), far)
    assert desk.scene.marked(Mark.BEST) == ()
    desk.move(near)
    assert desk.scene.marked(Mark.BEST) == (at(4, 0),)
    desk.move(far)
    desk.release(far)
    assert not desk.chosen
    desk.at_rest()


def test_an_illegal_drop_goes_home_and_asks_why(desk: Desk) -> None:
    end = desk.point(at(2, 2))
    desk.drag(at(0, 0), end)
    assert desk.scene.marked(Mark.ILLEGAL) == (at(2, 2),)
    desk.release(end)
    assert desk.attempted == [(at(0, 0), at(2, 2))]
    assert not desk.chosen
    assert desk.scene.marked(Mark.ILLEGAL) == ()
    desk.at_rest()


def test_a_click_on_an_illegal_place_goes_home_and_asks_why(desk: Desk) -> None:
    desk.click(at(0, 0))
    desk.click(at(2, 2))
    assert desk.attempted == [(at(0, 0), at(2, 2))]
    desk.at_rest()


def test_a_click_on_another_source_takes_that_one(desk: Desk) -> None:
    desk.click(at(0, 0))
    desk.click(at(3, 2))
    assert desk.scene.holding == at(3, 2)
    desk.scene.bring_home()
    desk.at_rest()


def test_right_click_then_a_click_elsewhere_moves_nothing(desk: Desk) -> None:
    desk.click(at(0, 0))
    desk.press(desk.point(at(1, 0)), Qt.MouseButton.RightButton)
    desk.click(at(1, 0))
    assert not desk.chosen
    desk.at_rest()


def test_a_playable_card_rises_under_the_mouse_and_no_other(desk: Desk) -> None:
    cards = desk.scene.cards
    desk.move(desk.point(at(0, 0)))
    assert cards.items[at(0, 0)].pos().y() < cards.rect_of(at(0, 0)).center().y()
    assert desk.view.viewport().cursor().shape() == Qt.CursorShape.PointingHandCursor
    desk.move(desk.point(at(2, 0)))
    assert cards.items[at(2, 0)].pos() == cards.rect_of(at(2, 0)).center()
    assert desk.view.viewport().cursor().shape() == Qt.CursorShape.ArrowCursor
    desk.at_rest()


def test_a_press_cuts_an_animation_short_and_takes_the_card_at_once(look: Look) -> None:
    look.use_motion("normal")
    desk = make_desk(look)
    desk.scene.idle.connect(lambda: desk.scene.offer([drag(at(1, 0), at(2, 0))]))
    desk.scene.play([CardMoved(source=at(0, 0), target=at(1, 0))])
    assert desk.scene.busy
    desk.press(desk.point(at(1, 0)))
    assert not desk.scene.busy
    assert desk.scene.holding == at(1, 0)
    desk.view.close()


def test_legal_places_are_lit_while_nothing_is_held_if_wanted(desk: Desk) -> None:
    assert desk.scene.marked(Mark.LEGAL) == ()
    desk.scene.show_places(True)
    places = [affordance.target or affordance.source for affordance in STANDARD]
    assert set(desk.scene.marked(Mark.LEGAL)) == {desk.scene.cards.key(place) for place in places if place is not None}
    desk.click(at(3, 2))
    assert desk.scene.marked(Mark.LEGAL) == (at(3, 1),)
    desk.scene.bring_home()
    assert len(desk.scene.marked(Mark.LEGAL)) == 8
    desk.scene.withdraw()
    assert desk.scene.marked(Mark.LEGAL) == ()


# Every way of coming home, in every phase of a drag.


def dialog(desk: Desk) -> None:
    window = QDialog(desk.view)
    window.setModal(True)
    window.show()
    QApplication.processEvents()
    window.close()
    window.deleteLater()


def escape(desk: Desk) -> None:
    QTest.keyClick(desk.view, Qt.Key.Key_Escape)


def right_click(desk: Desk) -> None:
    desk.press(desk.point(at(2, 2)), Qt.MouseButton.RightButton)


def theme(desk: Desk) -> None:
    desk.look.use_theme("dark")


def language(desk: Desk) -> None:
    desk.painter.language = desk.texts.language = "pl"
    send(desk.view, QEvent.Type.LanguageChange)


def resize(desk: Desk) -> None:
    desk.view.resize(800, 600)
    desk.scene.relayout(layout())
    desk.view.resize(1000, 700)


def hide(desk: Desk) -> None:
    desk.view.hide()
    desk.view.show()


def disable(desk: Desk) -> None:
    desk.view.setEnabled(False)
    desk.view.setEnabled(True)


WAYS: dict[str, Callable[[Desk], None]] = {
    "release elsewhere": lambda desk: desk.release(OUTSIDE),
    "escape": escape,
    "right click": right_click,
    "focus loss": lambda desk: desk.view.clearFocus(),
    "window deactivated": lambda desk: send(desk.view, QEvent.Type.WindowDeactivate),
    "window blocked": lambda desk: send(desk.view, QEvent.Type.WindowBlocked),
    "dialog": dialog,
    "hidden": hide,
    "disabled": disable,
    "language": language,
    "theme": theme,
    "text size": lambda desk: desk.look.use_text_scale(1.5),
    "pixel ratio": lambda desk: desk.scene.use_pixel_ratio(2.0),
    "resize": resize,
    "relayout": lambda desk: desk.scene.relayout(layout()),
    "event": lambda desk: desk.scene.play([CardMoved(source=at(3, 0), target=at(2, 0))]),
    "event of the held card": lambda desk: desk.scene.play([CardMoved(source=at(0, 0), target=at(2, 0))]),
    "rebuilt": lambda desk: desk.scene.set_table(table(), layout()),
    "other offers": lambda desk: desk.scene.offer([drag(at(3, 2), at(3, 1))]),
    "withdrawn": lambda desk: desk.scene.withdraw(),
}


def pick_by_click_and_aim(desk: Desk) -> None:
    desk.click(at(0, 0))
    desk.move(desk.point(at(1, 0)))


def pick_by_keys(desk: Desk, *more: Qt.Key) -> None:
    desk.scene.keyboard.put(at(0, 0))
    desk.keys(Qt.Key.Key_Return, *more)


PHASES: dict[str, Callable[[Desk], None]] = {
    "pressed": lambda desk: desk.press(desk.point(at(0, 0))),
    "just lifted": lambda desk: desk.drag(at(0, 0), desk.point(at(0, 0), 9, 9), 1),
    "over nothing": lambda desk: desk.drag(at(0, 0), desk.point(at(2, 0), 300, -20)),
    "over a legal place": lambda desk: desk.drag(at(0, 0), desk.point(at(1, 0))),
    "over an illegal place": lambda desk: desk.drag(at(0, 0), desk.point(at(2, 2))),
    "outside of the window": lambda desk: desk.drag(at(0, 0), OUTSIDE),
    "picked by a click": lambda desk: desk.click(at(0, 0)),
    "picked by a click, over a place": pick_by_click_and_aim,
    "picked by keys": pick_by_keys,
    "picked and aimed by keys": lambda desk: pick_by_keys(desk, Qt.Key.Key_Right),
}


def makes_sense(phase: str, way: str) -> bool:
    """A release only ends a card in the mouse's grip, and keys hold without a button."""
    if way == "release elsewhere":
        return "picked" not in phase
    return True


@pytest.mark.parametrize("pace", ["off", "normal"])
@pytest.mark.parametrize(("phase", "way"), [(p, w) for p in PHASES for w in WAYS if makes_sense(p, w)])
def test_a_card_always_comes_home(look: Look, phase: str, way: str, pace: str) -> None:
    look.use_motion(pace)
    desk = make_desk(look)
    PHASES[phase](desk)
    assert desk.scene.holding == at(0, 0)
    WAYS[way](desk)
    assert desk.scene.holding is None
    assert "returned" in desk.told
    desk.at_rest()
    # The button comes up at last, over a legal place: nothing may happen any more.
    desk.release(desk.point(at(1, 0)))
    assert not desk.chosen
    desk.at_rest()
    for mark in (Mark.HOME, Mark.LEGAL, Mark.BEST, Mark.ILLEGAL):
        assert desk.scene.marked(mark) == ()
    desk.view.close()
    look.use_theme("light")


def test_a_click_that_is_only_released_elsewhere_still_holds_the_card(desk: Desk) -> None:
    desk.press(desk.point(at(0, 0)))
    desk.release(desk.point(at(0, 0), 3, 0))
    assert desk.scene.holding == at(0, 0)


def test_a_button_that_came_up_out_of_sight_lets_go(desk: Desk) -> None:
    desk.drag(at(0, 0), desk.point(at(1, 0)))
    here = QPointF(desk.point(at(1, 1)))
    free = QMouseEvent(
        QEvent.Type.MouseMove,
        here,
        here,
        Qt.MouseButton.NoButton,
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(desk.view.viewport(), free)
    assert desk.scene.holding is None
    desk.at_rest()


def test_the_held_card_stays_under_the_point_where_it_was_taken(desk: Desk) -> None:
    start = desk.point(at(0, 0), 20, -30)
    desk.press(start)
    end = start + QPoint(217, 93)
    desk.move(start + QPoint(100, 40))
    desk.move(end)
    item = desk.scene.cards.items[at(0, 0)]
    assert item.pos() == desk.scene.rect_of(at(0, 0)).center() + QPointF(217, 93)


def test_a_drop_nobody_answers_comes_home(desk: Desk) -> None:
    desk.look.use_motion("normal")
    end = desk.point(at(1, 0))
    desk.drag(at(0, 0), end)
    desk.release(end)
    assert desk.chosen == [(at(0, 0), at(1, 0))]
    desk.at_rest()


def test_pictures_follow_theme_and_language(desk: Desk) -> None:
    item = desk.scene.cards.items[at(0, 0)]
    before = item.pixmap().cacheKey()
    language(desk)
    words = item.pixmap().cacheKey()
    desk.look.use_theme("dark")
    assert len({before, words, item.pixmap().cacheKey()}) == 3


@pytest.mark.qt_log_ignore("This plugin does not support raise")
def test_a_card_under_the_resting_mouse_is_named(desk: Desk) -> None:
    viewport, point = desk.view.viewport(), desk.point(at(2, 0))
    QApplication.sendEvent(viewport, QHelpEvent(QEvent.Type.ToolTip, point, viewport.mapToGlobal(point)))
    assert QToolTip.text() == "pond (2, 0) 2"
    desk.click(at(0, 0))
    assert desk.scene.tip_at(QPointF(point)) == ""
