"""A match goes to a friend: copied at the scores, pasted on the launcher of another run, and watched there."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from duckgames.core.seal import digest
from duckgames.session.storage import FINISHED
from duckgames.ui.code_dialog import CodeDialog
from duckgames.ui.fairness_sheet import BREAK, FairnessSheet
from duckgames.ui.matches_dialog import MatchesDialog
from duckgames.ui.replay_page import ReplayPage
from duckgames.ui.result_page import ResultPage
from duckgames.ui.round_panel import RoundPanel
from duckgames.ui.share_dialog import ShareDialog
from duckgames.ui.widgets import Toast
from tests.end2end.conftest import StageMaker
from tests.end2end.stage import GAME, Stage, duel, until


def play_to_the_end(stage: Stage) -> None:
    stage.play(lambda: stage.key(Qt.Key.Key_Return) if stage.shows(RoundPanel) else stage.move())
    until(lambda: stage.shows(ResultPage))


def test_a_match_goes_from_one_program_to_another(make_stage: StageMaker, tmp_path: Path) -> None:
    stage = make_stage(tmp_path / "ours")
    stage.start(replace(duel(), seed_typed=False))
    stage.click(stage.page.fairness)
    sheet = stage.find(FairnessSheet)
    sealed = sheet.seal.text().replace(BREAK, "")
    assert len(sealed) == 64
    stage.window.dialogs.close()
    play_to_the_end(stage)
    actions = stage.session.ply
    stage.click(stage.find(ResultPage).tools.fairness_button)
    seal = stage.session.fairness.seal
    assert seal is not None
    assert seal.holds
    assert seal.seed is not None
    assert seal.salt is not None
    assert digest(seal.seed, seal.salt) == sealed
    stage.window.dialogs.close()
    stage.click(stage.find(ResultPage).tools.share_button)
    share = stage.find(ShareDialog)
    until(lambda: share.copy_button.hasFocus(), "the code")
    stage.key(Qt.Key.Key_Return)
    code = QGuiApplication.clipboard().text()
    assert code.startswith("DUCK1")
    assert "_" not in code
    stage = make_stage(tmp_path / "theirs")
    QTest.keySequence(stage.window.launcher, "Ctrl+V")
    until(lambda: stage.shows(CodeDialog))
    stage.key(Qt.Key.Key_Return)
    until(lambda: stage.shows(ReplayPage), "the replay")
    viewing = stage.find(ReplayPage).viewing
    assert viewing is not None
    assert viewing.ended
    assert viewing.match.ply == actions
    assert not stage.errors
    # It was played elsewhere: nothing of it is counted here.
    assert not stage.services.statistics.finished(GAME)


def test_only_what_has_ended_is_shared_from_the_list(make_stage: StageMaker) -> None:
    stage = make_stage()
    stage.start(duel())
    stage.move()
    stage.window.show_matches()
    assert not stage.find(MatchesDialog).codes.share.isVisible()
    stage.window.dialogs.close()
    stage.window.plays.continue_newest()
    stage.wait_for_turn()
    play_to_the_end(stage)
    stage.window.show_matches(GAME)
    dialog = stage.find(MatchesDialog)
    dialog.show_list(FINISHED)
    stage.click(dialog.codes.share)
    until(lambda: stage.find(ShareDialog).code.toPlainText(), "the code")
    stage.key(Qt.Key.Key_Escape)
    assert stage.shows(MatchesDialog)
    stage.click(dialog.codes.open)
    assert stage.shows(CodeDialog)
    assert not [toast for toast in stage.all(Toast) if toast.isVisible()]
