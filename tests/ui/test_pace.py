"""The pace of what ducks do: one pause a turn, short ones between its steps, none for persons; Space cuts them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QObject, Qt
from pytestqt.qtbot import QtBot

from duckgames.ui.moments import Moments
from duckgames.ui.pace import Pace
from duckgames.ui.theme import Look
from tests.toy.game import DISCARDS, Bid
from tests.ui.laid_table import Room, room

__all__ = ["room"]

PLENTY = 30_000


@pytest.fixture
def pace(look: Look) -> Pace:
    look.use_motion("normal")
    parent = QObject(look)
    return Pace(look, Moments(), parent)


@pytest.mark.parametrize(("motion", "turn", "step"), [("calm", 900, 240), ("normal", 500, 160), ("quick", 120, 72)])
def test_a_turn_begins_with_a_pause_and_its_steps_follow_closely(
    look: Look, pace: Pace, motion: str, turn: int, step: int
) -> None:
    look.use_motion(motion)
    assert pace.pause_before((1,)) == turn
    pace.wait((1,))
    assert pace.pause_before((1,)) == step
    pace.wait((1,))
    assert pace.pause_before((2,)) == turn
    pace.wait(())
    assert pace.pause_before((1,)) == turn, "a person was between"


def test_nobody_waits_for_a_person_or_without_motion(look: Look, pace: Pace) -> None:
    assert pace.pause_before(()) == 0
    look.use_motion("off")
    assert pace.pause_before((1,)) == 0


def test_a_pause_holds_what_follows_and_ends_by_itself(look: Look, qtbot: QtBot) -> None:
    look.use_motion("normal")
    moments, shown = Moments(), list[str]()
    pace = Pace(look, moments, QObject(look))
    moments.push(lambda: pace.wait((1,)))
    moments.push(lambda: shown.append("step"))
    assert shown == []
    qtbot.waitUntil(lambda: shown == ["step"], timeout=PLENTY)
    assert not pace.cut()


def test_a_pause_is_cut_once(look: Look) -> None:
    look.use_motion("normal")
    moments, shown = Moments(), list[str]()
    pace = Pace(look, moments, QObject(look))
    moments.push(lambda: pace.wait((1,)))
    moments.push(lambda: shown.append("step"))
    assert pace.cut()
    assert shown == ["step"]
    assert not pace.cut()


def test_space_hurries_through_pauses_and_motion(room: Room) -> None:
    room.look.use_motion("calm")
    room.start()
    card = room.session.observation(0).hands[0][0]
    room.table.chosen.emit(Bid(card))
    room.qtbot.waitUntil(lambda: bool(room.session.observation(0).discards), timeout=PLENTY)
    while not room.page.director.moments.open:
        room.tap(Qt.Key.Key_Space)
    assert not room.table.busy
    assert room.table.scene.table.size(DISCARDS) == 2, "all that happened is on the screen"
