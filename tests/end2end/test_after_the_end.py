"""After the scores: the table can be looked at, and only free take-back brings the match to life again."""

from __future__ import annotations

from PySide6.QtCore import Qt

from duckgames.ui.result_page import ResultPage
from duckgames.ui.round_panel import RoundPanel
from duckgames.ui.widgets import Button, Toast
from tests.end2end.stage import Stage, duel

K = Qt.Key


def look_at_the_table(stage: Stage, take_back: bool) -> None:
    """Plays a match to its end and goes back to its table."""
    stage.start(duel(take_back=take_back))

    def decide() -> None:
        if stage.shows(RoundPanel):
            stage.key(K.Key_Return)
        else:
            way = stage.offered()[0]
            stage.click(way.source)
            stage.click(way.target)

    stage.play(decide)
    stage.click(stage.button("Look at the table"))
    stage.settle()
    stage.page.focus_table()


def scores_buttons(stage: Stage) -> list[Button]:
    return [button for button in stage.all(Button) if button.text() == "Scores" and button.isVisible()]


def test_a_result_cannot_be_taken_back(stage: Stage) -> None:
    look_at_the_table(stage, take_back=False)
    stage.key(K.Key_Z)
    assert stage.session.result is not None
    assert any(toast.isVisible() for toast in stage.all(Toast))
    stage.click(scores_buttons(stage)[0])
    assert stage.shows(ResultPage)


def test_taking_the_last_move_back_takes_the_way_to_the_scores_away(stage: Stage) -> None:
    look_at_the_table(stage, take_back=True)
    assert scores_buttons(stage)
    stage.key(K.Key_Z)
    stage.wait_for_turn()
    assert stage.session.result is None
    assert not scores_buttons(stage)
