"""The card in focus: beside the table, or over it when the mouse rests on a card or a key asks for it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from duckgames.core.places import Slot
from duckgames.ui.focus_panel import FocusPanel
from duckgames.ui.theme import Look
from duckgames.ui.view import FocusCard
from duckgames.ui.widgets import Label, Pill
from tests.toy.game import DISCARDS, Bid, hand
from tests.ui.dialogs import cut
from tests.ui.laid_table import Room, room

__all__ = ["room"]

K = Qt.Key
OWN, RIVAL = hand(0), hand(1)
TEXT = (
    "Достопримечательность",
    "Two lines that tell what it is, what it costs and what it brings in. " * 2,
    "And one more.",
)


def panels(room: Room) -> list[FocusPanel]:
    return room.page.findChildren(FocusPanel)


def shown(room: Room) -> list[FocusPanel]:
    return [panel for panel in panels(room) if panel.isVisible()]


def title(room: Room) -> str:
    (panel,) = shown(room)
    return "" if panel.card is None else panel.card.title


def name(room: Room, place: int) -> str:
    return f"Number {room.session.observation(0).hands[0][place]}"


def test_the_panel_shows_the_card_under_the_mouse_and_under_the_ring(room: Room) -> None:
    room.start(panel=True)
    (panel,) = shown(room)
    assert panel.geometry() == room.table.focus_rect()
    room.point(Slot(OWN, 1))
    assert title(room) == name(room, 1)
    assert "It can be bid" in panel.accessibleName()
    room.point(Slot(OWN, 2))
    assert title(room) == name(room, 2)
    room.tap(K.Key_Left, K.Key_Right)
    assert title(room) == name(room, 1)
    room.tap(K.Key_Left)
    assert title(room) == name(room, 0)


def test_a_card_that_is_not_seen_is_not_read(room: Room) -> None:
    room.start(panel=True)
    room.point(Slot(OWN, 1))
    room.point(Slot(RIVAL, 1))
    assert title(room) == ""


def test_the_verdict_follows_what_can_be_played(room: Room) -> None:
    room.win(panel=True)
    room.point(Slot(OWN, 0))
    (panel,) = shown(room)
    assert panel.card is not None
    assert panel.card.verdict == "The bidding is over."
    assert not panel.card.allowed


def test_without_a_panel_a_key_shows_the_card_of_the_ring_and_puts_it_away(room: Room) -> None:
    room.start()
    assert shown(room) == []
    room.tap(K.Key_Right, K.Key_Left)
    assert room.table.scene.keyboard.cursor == Slot(OWN, 0)
    assert shown(room) == [], "the ring alone covers nothing"
    room.tap(K.Key_V)
    assert title(room) == name(room, 0)
    room.tap(K.Key_V)
    assert shown(room) == []
    room.tap(K.Key_Menu)
    assert title(room) == name(room, 0)
    room.tap(K.Key_Right)
    assert shown(room) == []
    room.tap(K.Key_V, K.Key_Escape)
    assert shown(room) == []


def test_the_card_is_shown_when_the_mouse_rests_on_it_and_lets_the_mouse_through(room: Room) -> None:
    room.start()
    room.point(Slot(OWN, 1))
    room.qtbot.waitUntil(lambda: bool(shown(room)), timeout=30_000)
    assert title(room) == name(room, 1)
    (leaf,) = shown(room)
    assert leaf.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    card = room.table.scene.rect_of(Slot(OWN, 1)).toRect()
    assert not leaf.geometry().intersects(card)
    assert room.page.middle.rect().contains(leaf.geometry())
    room.point(Slot(DISCARDS))
    assert shown(room) == []


def test_a_finger_that_stays_down_reads_and_one_that_drags_does_not(room: Room) -> None:
    room.start()
    view, scene = room.table.view, room.table.scene
    spot = view.mapFromScene(scene.rect_of(Slot(OWN, 1)).center())
    none, left = Qt.KeyboardModifier.NoModifier, Qt.MouseButton.LeftButton
    QTest.mousePress(view.viewport(), left, none, spot)
    assert scene.holding == Slot(OWN, 1)
    room.qtbot.waitUntil(lambda: bool(shown(room)), timeout=30_000)
    QTest.mouseMove(view.viewport(), spot - QRect(0, 0, 60, 90).bottomRight())
    assert shown(room) == []
    QTest.mouseRelease(view.viewport(), left, none, spot)


def test_what_happens_puts_the_card_away(room: Room) -> None:
    room.start()
    room.point(Slot(OWN, 1))
    room.qtbot.waitUntil(lambda: bool(shown(room)), timeout=30_000)
    room.table.chosen.emit(Bid(room.session.observation(0).hands[0][0]))
    assert shown(room) == []


def test_nothing_is_left_for_the_next_person(room: Room) -> None:
    room.start(panel=True)
    room.point(Slot(OWN, 1))
    room.page.covers.clear_words()
    assert title(room) == ""
    assert not any("Number" in label.text() for label in room.page.findChildren(Label))
    assert not any("card" in pill.text() for panel in panels(room) for pill in panel.findChildren(Pill))


def test_the_strip_lies_where_the_table_has_a_place_for_it(room: Room) -> None:
    room.start(strip=True)
    assert room.page.strip.parentWidget() is room.page.middle
    assert room.page.strip.geometry() == room.table.strip_rect()
    assert room.page.middle.geometry().bottom() == room.page.rect().bottom(), "nothing is kept free below"
    room.resize(1024, 640)
    assert room.page.strip.geometry() == room.table.strip_rect()
    assert room.page.strip.isVisible()
    room.start()
    assert room.page.strip.parentWidget() is room.page
    assert room.page.strip.isVisible()
    assert room.page.strip.geometry().top() >= room.page.middle.geometry().bottom()


def paint(p: QPainter, rect: QRectF) -> None:
    p.fillRect(rect, Qt.GlobalColor.darkCyan)


@pytest.mark.parametrize("scale", [1.0, 1.25])
@pytest.mark.parametrize("size", [(300, 390), (260, 330)])
def test_long_words_are_not_cut(look: Look, ground: QWidget, size: tuple[int, int], scale: float) -> None:
    look.use_text_scale(scale)
    card = FocusCard(paint, 1.4, "A name of several words", QRect(), "a pill", TEXT, "You can build this now", True)
    fixed, floating = FocusPanel(look, ground), FocusPanel(look, ground, floating=True)
    for panel in (fixed, floating):
        panel.show_card(card)
    floating.resize(floating.needed())
    fixed.resize(*size)
    for panel in (fixed, floating):
        panel.show()
        panel.arrange()
    assert not cut(floating)
    for label in fixed.findChildren(Label):
        assert fixed.rect().contains(QRect(label.mapTo(fixed, label.rect().topLeft()), label.size()))


def test_a_card_that_can_be_read_has_no_tooltip_beside(room: Room) -> None:
    room.start()
    scene = room.table.scene
    assert scene.tip_at(scene.rect_of(Slot(OWN, 1)).center()) == ""
    assert scene.tip_at(scene.rect_of(Slot(RIVAL, 1)).center()) == "hand 1"
