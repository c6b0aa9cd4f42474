"""Built positions on the real table, and what a test does to the city in the middle."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from duckgames.core.places import Slot
from duckgames.games.kaczogrod.rules import zones
from duckgames.games.kaczogrod.rules.state import State
from duckgames.games.kaczogrod.view.city_buttons import PlainButton
from tests.games.kaczogrod.view.desk import Desk

CITY = zones.city(0)


def stand(desk: Desk, state: State) -> None:
    """Goes on from a built position."""
    desk.match.truncate(0)
    desk.match._deal = state
    desk.table.rebuild(desk.seen, 0)


def in_hand(desk: Desk, name: str) -> Slot:
    """Where a card of the own hand lies."""
    hand = zones.hand(0)
    stack = desk.scene.table.stack(Slot(hand))
    return Slot(hand, [card.id for card in stack].index(name))


def own(column: int, row: int) -> Slot:
    """A cell of the own city."""
    return Slot(CITY, (column, row))


def wheel(desk: Desk, point: QPointF, notches: int) -> None:
    """Turns the wheel over the table."""
    event = QWheelEvent(
        point,
        point,
        QPoint(),
        QPoint(0, 120 * notches),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(desk.viewport, event)


def drag_ground(desk: Desk, start: QPointF, by: QPointF) -> None:
    """Takes the ground and moves it."""
    QTest.mousePress(desk.viewport, Qt.MouseButton.LeftButton, pos=start.toPoint())
    for share in (0.3, 0.6, 1.0):
        desk._move(start + by * share)
    QTest.mouseRelease(desk.viewport, Qt.MouseButton.LeftButton, pos=(start + by).toPoint())


def hold(desk: Desk, source: Slot, target: Slot) -> None:
    """Drags a card over a place and keeps it there."""
    start, end = QPointF(desk.middle(source)), QPointF(desk.middle(target))
    QTest.mousePress(desk.viewport, Qt.MouseButton.LeftButton, pos=start.toPoint())
    for step in range(1, 6):
        desk._move(start + (end - start) * (step / 5))


def release(desk: Desk, target: Slot) -> None:
    """Lets go over a place."""
    QTest.mouseRelease(desk.viewport, Qt.MouseButton.LeftButton, pos=desk.middle(target))


def button(desk: Desk, words: str) -> PlainButton:
    """The button over the city that is called so."""
    table: QWidget = desk.table
    (found,) = (each for each in table.findChildren(PlainButton) if each.accessibleName() == words)
    return found


def press(widget: PlainButton) -> None:
    """A click on it."""
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def cards_in_view(desk: Desk) -> list[QRectF]:
    """What is seen of the cards of the own city."""
    area = desk.table.plan.city
    rects = [desk.scene.rect_of(slot) & area for slot in desk.scene.cards.items if slot.zone == CITY]
    return [rect for rect in rects if not rect.isEmpty()]
