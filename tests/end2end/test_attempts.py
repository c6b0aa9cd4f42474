"""Pressing a duck that cannot move: the program says why, by mouse and by keys, and tells a spectator nothing."""

from __future__ import annotations

from PySide6.QtCore import Qt

from duckgames.core.places import Slot
from duckgames.core.setup import MatchSetup
from duckgames.ui.widgets import Toast
from tests.end2end.stage import GAME, Stage, duck, until
from tests.end2end.wording import said

K = Qt.Key


def told(stage: Stage) -> str:
    return " ".join(text for toast in stage.all(Toast) for text in said(toast).values())


def other_ducks(stage: Stage) -> list[Slot]:
    """The person's ducks that are not called."""
    source = stage.offered()[0].source
    assert isinstance(source, Slot)
    return [slot for slot in stage.scene.cards.items if slot.zone == source.zone and slot != source]


def test_pressing_a_duck_that_is_not_called_says_which_one_is(stage: Stage) -> None:
    stage.start()
    source, ply = stage.offered()[0].source, stage.session.ply
    number = stage.session.observation(0).movers[0]
    assert not told(stage)
    stage.click(other_ducks(stage)[0])
    assert f"This turn only your {number} can move." in told(stage)
    assert stage.scene.holding is None
    stage.click(source)
    assert stage.scene.holding == source, "the called duck is lifted as ever"
    assert stage.session.ply >= ply


def test_enter_on_a_duck_that_is_not_called_says_which_one_is(stage: Stage) -> None:
    stage.start()
    number = stage.session.observation(0).movers[0]
    others = other_ducks(stage)
    stage.view.setFocus()
    for key in (K.Key_Left, K.Key_Right, K.Key_Up, K.Key_Down):
        if stage.scene.keyboard.cursor not in others:
            stage.key(key)
    assert stage.scene.keyboard.cursor in others
    stage.key(K.Key_Return)
    assert f"This turn only your {number} can move." in told(stage)


def test_a_spectator_who_presses_a_duck_is_told_nothing(stage: Stage) -> None:
    stage.window.plays.start(MatchSetup(GAME, (duck("reed"), duck("pip")), 5, seed_typed=True))
    until(lambda: stage.session.ply > 2)
    for slot in [slot for slot in stage.scene.cards.items if isinstance(slot.at, tuple)]:
        stage.click(slot)
        assert not told(stage)
    assert not stage.errors
