"""What helps a person to play, on the real window: confirmation in every game, free take-back, the last turn again."""

from __future__ import annotations

import json

import pytest
from PySide6.QtCore import QPointF, Qt

from duckgames.core.places import Slot
from duckgames.core.presenter import Affordance, Gesture
from duckgames.session import settings as declared
from duckgames.ui.recall_panel import RecallPanel
from duckgames.ui.table.mark_pictures import Mark
from duckgames.ui.top_bar import TopBar
from duckgames.ui.widgets import Pill, Toast
from tests.end2end.hands import Way, by_clicks, by_drags, by_keys
from tests.end2end.stage import GAME, Stage, duel, until
from tests.end2end.wording import said

K = Qt.Key
GAMES = (GAME, "duck_town", "kaczogrod")
WAYS = (by_drags, by_clicks, by_keys)


def told(stage: Stage) -> str:
    return " ".join(text for toast in stage.all(Toast) for text in said(toast).values())


def pills(stage: Stage) -> list[str]:
    return [pill.text() for pill in stage.find(TopBar).findChildren(Pill) if pill.isVisible()]


def positions(stage: Stage) -> dict[Slot, QPointF]:
    return {slot: item.pos() for slot, item in stage.scene.cards.items.items()}


def some_way(stage: Stage) -> Affordance:
    """A drag, if one is offered."""
    return min(stage.offered(), key=lambda way: list(Gesture).index(way.gesture))


@pytest.mark.parametrize("by", WAYS)
@pytest.mark.parametrize("game", GAMES)
def test_a_move_waits_for_a_yes_in_every_game(stage: Stage, game: str, by: Way) -> None:
    stage.settings.store(declared.CONFIRM, True)
    stage.start(duel(3, game=game))
    stage.settle()
    ply, places = stage.session.ply, positions(stage)
    way = some_way(stage)
    by(stage, way)
    assert stage.session.ply <= ply + 1, "at most the duck has chosen"
    assert [button.text() for button in stage.page.strip.row.buttons] == ["Confirm", "Put back"]
    assert stage.scene.marked(Mark.BEST)
    stage.key(K.Key_Escape)
    stage.scene.finish()
    stage.settle()
    assert not stage.scene.marked(Mark.BEST)
    assert positions(stage) == places, "it is home again"
    by(stage, way)
    before = stage.session.ply
    stage.key(K.Key_Return)
    until(lambda: stage.session.ply > before, "the move")
    assert not stage.errors


def test_the_setting_takes_hold_in_the_middle_of_a_match(stage: Stage) -> None:
    stage.start()
    stage.settings.store(declared.CONFIRM, True)
    by_clicks(stage, some_way(stage))
    assert stage.scene.marked(Mark.BEST)
    stage.key(K.Key_Return)
    stage.wait_for_turn()
    stage.settings.store(declared.CONFIRM, False)
    ply = stage.session.ply
    by_clicks(stage, some_way(stage))
    until(lambda: stage.session.ply > ply, "the move")


def test_going_back_over_a_secret_is_shown_and_kept(stage: Stage) -> None:
    stage.start(duel(9, take_back=True))
    assert "Practice" not in pills(stage)
    stage.move()
    while stage.session.undo_state.revealed is None:
        stage.move()
    assert "practice" in stage.button("Take back").toolTip()
    stage.key(K.Key_Z)
    until(lambda: stage.my_turn, "the turn again")
    assert "The match is practice now and does not count." in told(stage)
    assert "Practice" in pills(stage)
    assert "practice" not in stage.button("Take back").toolTip()
    stage.window.plays.leave()
    (file,) = (stage.folder / "matches").rglob("*.json")
    assert json.loads(file.read_text(encoding="utf-8"))["notes"]["practice"] is True


def test_the_button_names_what_stops_it(stage: Stage) -> None:
    stage.start(duel(9))
    assert stage.button("Take back").toolTip() == "There is nothing to take back."
    stage.move()
    while stage.session.undo_state.revealed is None:
        stage.move()
    tip = stage.button("Take back").toolTip()
    assert tip.startswith("Nothing before this can be taken back: ")
    assert not tip.endswith(": ")
    stage.key(K.Key_Z)
    assert tip in told(stage)
    stage.key(K.Key_Y)
    assert "There is nothing to play again." in told(stage)


def test_r_shows_the_last_turn_after_the_end_too(stage: Stage) -> None:
    stage.start()
    stage.play(lambda: stage.key(K.Key_Return) if not stage.my_turn else stage.move())
    stage.window.plays.look_back()
    stage.key(K.Key_R)
    assert stage.shows(RecallPanel)
    stage.key(K.Key_Escape)
    assert not stage.shows(RecallPanel)
