"""Three ways to do what the rules of any game allow: by keys, by clicks, and by drags wherever a card moves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from duckgames.core import registry
from duckgames.core.places import Slot
from duckgames.core.presenter import Affordance, Gesture, Place
from duckgames.ui.table import TableView
from duckgames.ui.table.keys import ARROWS
from tests.end2end.stage import Stage, until

K = Qt.Key
FAR = 40
"""More key presses than any way on a table takes."""

Way: TypeAlias = Callable[[Stage, Affordance], None]
Pick: TypeAlias = Callable[[Sequence[Affordance], Sequence[str]], Affordance]
"""Decides between what is offered, knowing the kinds of action done so far."""


def by_keys(stage: Stage, way: Affordance) -> None:
    """Brings the ring to the card, takes it, and brings it where it is to go; F6 leads to the buttons."""
    if way.gesture is Gesture.BUTTON:
        words = label(stage, way)
        stage.key(K.Key_F6)
        for _ in range(FAR):
            focused = QApplication.focusWidget()
            if focused is not None and focused.accessibleName() == words:
                break
            stage.key(K.Key_Tab)
        stage.key(K.Key_Return)
        return
    assert way.source is not None
    _lead_to(stage, way.source)
    before = stage.session.ply
    stage.key(K.Key_Return)
    if way.gesture is Gesture.TAP:
        until(lambda: stage.session.ply > before or stage.scene.at_rest, "the table to rest")
        if stage.session.ply == before:
            # The first press cut an animation short, or might have been meant for what was there before.
            _lead_to(stage, way.source)
            stage.key(K.Key_Return)
        return
    assert stage.scene.holding is not None, f"{way} was not taken"
    assert way.target is not None
    goal = stage.scene.cards.key(way.target)
    for _ in range(FAR):
        if stage.scene.keyboard.cursor == goal:
            break
        stage.key(K.Key_Tab)
    assert stage.scene.keyboard.cursor == goal
    stage.key(K.Key_Return)


def by_clicks(stage: Stage, way: Affordance) -> None:
    """A click on the card and one on its place; one on what is pressed, or on a button."""
    if way.gesture is Gesture.BUTTON:
        stage.click(stage.button(label(stage, way)))
        return
    stage.click(way.source)
    if way.gesture is Gesture.DRAG:
        assert stage.scene.holding is not None, f"{way} was not taken"
        stage.click(way.target)


def by_drags(stage: Stage, way: Affordance) -> None:
    """A drag from place to place; what does not move is clicked."""
    if way.gesture is Gesture.DRAG:
        assert way.source is not None
        stage.drag(way.source, way.target)
        # The last card of a match takes the table away.
        until(lambda: not stage.shows(TableView) or stage.scene.holding is None, "the card to be dropped")
    else:
        by_clicks(stage, way)


QUICK: Final = ("Build", "TakeIncome", "KnockDown", "Name", "TakeCoins", "Look")
SLOW: Final = ("Exchange", "Leave", "EndTurn", "Swap", "Mark")
"""What is done first and last in Duck Town for towns to grow soon."""


def builds_first(offered: Sequence[Affordance], done: Sequence[str]) -> Affordance:
    """A way to play Duck Town that does all there is to do, whatever the others play, and then ends the match soon."""

    def rank(way: Affordance) -> tuple[bool, int]:
        kind = type(way.action).__name__
        if kind in SLOW:
            return kind in done, len(QUICK) + 1 + SLOW.index(kind)
        return kind in done, QUICK.index(kind) if kind in QUICK else len(QUICK)

    return min(offered, key=rank)


def builds_cities(offered: Sequence[Affordance], done: Sequence[str]) -> Affordance:
    """A way to play Kaczogród that does all there is to do once, and then builds, in which the decks dwindle."""

    def rank(way: Affordance) -> tuple[bool, bool, bool]:
        kind = type(way.action).__name__
        return bool(way.group), kind in done, kind != "Add"

    return min(offered, key=rank)


def label(stage: Stage, way: Affordance) -> str:
    """What the button of an action says."""
    seen = stage.session.observation(stage.page.director.choosing[0])
    phrase = registry.presenter(stage.session.setup.game).phrase(way.action, seen)
    assert phrase is not None
    voice = stage.page.director.voice
    assert voice is not None
    return voice[0].say(phrase)


def _lead_to(stage: Stage, place: Place) -> None:
    """Brings the ring of the keyboard to `place`: Tab from zone to zone, arrows and page keys inside."""
    scene = stage.scene
    goal = scene.cards.key(place)
    for _ in range(FAR):
        if scene.keyboard.cursor is not None and stage.view.hasFocus() and scene.keyboard.cursor.zone == goal.zone:
            break
        stage.key(K.Key_Tab)
    been: set[Slot | None] = set()
    for _ in range(2 * FAR):
        cursor = scene.keyboard.cursor
        if cursor == goal:
            return
        if cursor not in been:
            been.add(cursor)
            stage.key(_arrow(stage, goal))
        else:
            # Arrows always towards the goal may lead round it; in reading order every place comes.
            assert cursor is not None
            order = scene.keyboard.places(goal.zone)
            stage.key(K.Key_PageDown if order.index(cursor) < order.index(goal) else K.Key_PageUp)
    raise AssertionError(f"no key leads to {place}")


def _arrow(stage: Stage, goal: Slot) -> Qt.Key:
    """The arrow key that leads nearer to `goal`."""
    cursor = stage.scene.keyboard.cursor
    assert cursor is not None
    way = stage.scene.rect_of(goal).center() - stage.scene.rect_of(cursor).center()
    return max(ARROWS, key=lambda key: way.x() * ARROWS[key].x() + way.y() * ARROWS[key].y())
