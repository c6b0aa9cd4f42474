"""The program is started once more while a match is played: the window comes forward, and no move is lost."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from duckgames.app.command_line import CommandLine
from duckgames.app.forward import TOKEN_VARIABLE
from duckgames.ui.launcher import Launcher
from duckgames.ui.match_page import MatchPage
from duckgames.ui.new_match_dialog import NewMatchDialog
from duckgames.ui.rules_dialog import RulesDialog
from tests.end2end.stage import GAME, Stage, duel, until
from tests.end2end.test_saves import told

pytestmark = pytest.mark.qt_log_ignore("does not support raise")  # the platform without a screen


def call(stage: Stage, **line: object) -> None:
    stage.run.on_called(CommandLine(**line), "")  # type: ignore[arg-type]


def test_the_window_comes_forward_as_it_was(stage: Stage) -> None:
    stage.window.showFullScreen()
    stage.window.setWindowState(stage.window.windowState() | stage.window.windowState().WindowMinimized)
    call(stage)
    assert not stage.window.isMinimized()
    assert stage.window.isFullScreen()
    assert stage.window.isVisible()


def test_the_leave_to_come_forward_is_where_qt_looks_for_it(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(TOKEN_VARIABLE, raising=False)
    stage.run.on_called(CommandLine(), "leave-7")
    assert os.environ.pop(TOKEN_VARIABLE) == "leave-7"


@pytest.mark.parametrize("words", [{}, {"continue_": True}, {"continue_": True, "game": GAME}])
def test_a_match_that_is_played_is_left_alone(stage: Stage, words: dict[str, object]) -> None:
    stage.start()
    stage.move()
    ply, scene = stage.session.ply, stage.scene
    call(stage, **words)
    assert (stage.session.ply, stage.scene) == (ply, scene)
    assert stage.shows(MatchPage)
    stage.move()


def test_the_set_up_of_another_match_opens_over_what_was_open(stage: Stage) -> None:
    stage.window.show_rules()
    call(stage, game=GAME, seed=7)
    assert stage.shows(NewMatchDialog)
    stage.window.grab()
    assert [dialog for dialog in stage.all(RulesDialog) if dialog.is_open] == []


def test_the_file_of_the_match_that_is_played_loses_no_move(stage: Stage) -> None:
    stage.start()
    stage.move()
    # After the points of a round ducks play on by themselves.
    stage.wait_for_turn()
    saved, ply = stage.folder / "matches" / GAME, stage.session.ply
    until(lambda: list(saved.glob("*.json")), "a save")
    call(stage, file=next(saved.glob("*.json")))
    stage.wait_for_turn()
    assert stage.session.ply == ply
    stage.move()


def test_a_file_that_will_not_open_is_told_and_the_match_goes_on(stage: Stage, tmp_path: Path) -> None:
    stage.start(duel(6))
    call(stage, file=tmp_path / "nothing.json")
    until(lambda: told(stage), "a message")
    assert "nothing.json" in told(stage)
    stage.move()


def test_continue_from_the_menu_takes_up_the_match(stage: Stage) -> None:
    stage.start()
    stage.move()
    ply = stage.session.ply
    stage.window.show_launcher()
    assert stage.shows(Launcher)
    call(stage, continue_=True)
    stage.wait_for_turn()
    assert stage.session.ply == ply


def test_a_dialog_of_a_window_in_the_background_dies_in_peace(stage: Stage) -> None:
    """It had nothing to give the keys back to, kept them, and took the program with it as it was deleted."""
    focused = stage.window.focusWidget()
    assert focused is not None
    focused.clearFocus()
    stage.window.dialogs.show_crash("boom", before=True)
    stage.window.dialogs.close()
    stage.settle()
    stage.window.grab()
