"""Keys that come to nobody: the window has the focus itself, or what had it is gone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from duckgames.core import registry
from duckgames.ui.launcher import Launcher
from duckgames.ui.legal_moves_panel import LegalMovesPanel
from duckgames.ui.lesson_page import LessonPage
from duckgames.ui.pause_panel import PausePanel
from duckgames.ui.result_page import ResultPage
from duckgames.ui.round_panel import RoundPanel
from duckgames.ui.rules_dialog import RulesDialog
from duckgames.ui.settings_dialog import SettingsDialog
from tests.end2end.stage import GAME, Stage, duel, until

K = Qt.Key


def lose_to_the_window(stage: Stage) -> None:
    stage.window.setFocus()


def lose_to_nobody(stage: Stage) -> None:
    focused = QApplication.focusWidget()
    assert focused is not None
    focused.clearFocus()
    assert QApplication.focusWidget() is None


WAYS: Final = (lose_to_the_window, lose_to_nobody)
Way = Callable[[Stage], None]


def key(stage: Stage, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """Presses a key as the system sends it: to the window, whatever has the focus in it."""
    QTest.keyClick(stage.window.windowHandle(), key, modifier)


def has_keys(widget: QWidget) -> bool:
    focused = QApplication.focusWidget()
    return focused is not None and (focused is widget or widget.isAncestorOf(focused))


@pytest.mark.parametrize("lose", WAYS)
def test_the_launcher(stage: Stage, lose: Way) -> None:
    lose(stage)
    key(stage, K.Key_2)
    assert stage.find(Launcher).chosen_game == registry.infos()[1].id
    assert has_keys(stage.find(Launcher))


@pytest.mark.parametrize("lose", WAYS)
def test_a_match_its_pause_and_a_panel_over_it(stage: Stage, lose: Way) -> None:
    stage.start(duel())
    lose(stage)
    key(stage, K.Key_P)
    assert stage.shows(PausePanel)
    lose(stage)
    key(stage, K.Key_P)
    assert not stage.shows(PausePanel)
    assert has_keys(stage.view)
    key(stage, K.Key_G)
    lose(stage)
    key(stage, K.Key_G)
    assert has_keys(stage.find(LegalMovesPanel))
    lose(stage)
    key(stage, K.Key_W, modifier=Qt.KeyboardModifier.ControlModifier)
    assert stage.shows(Launcher)


@pytest.mark.parametrize("lose", WAYS)
def test_dialogs(stage: Stage, lose: Way) -> None:
    stage.start(duel())
    key(stage, K.Key_F1)
    lose(stage)
    key(stage, K.Key_P)
    assert not stage.shows(PausePanel), "what lies under a dialog hears nothing"
    lose(stage)
    key(stage, K.Key_Escape)
    assert not stage.shows(RulesDialog)
    key(stage, K.Key_P)
    stage.window.dialogs.show_settings()
    lose(stage)
    key(stage, K.Key_Escape)
    assert not stage.shows(SettingsDialog)
    lose(stage)
    key(stage, K.Key_Return)
    assert not stage.shows(PausePanel)


@pytest.mark.parametrize("lose", WAYS)
def test_a_lesson_and_its_pause(stage: Stage, lose: Way) -> None:
    lesson = registry.view(GAME).lessons[0]
    stage.window.tutorials.start(GAME, lesson.id, 0)
    until(lambda: stage.scene.at_rest, "the table of the lesson")
    lose(stage)
    key(stage, K.Key_P)
    assert stage.shows(PausePanel)
    lose(stage)
    key(stage, K.Key_P)
    assert not stage.shows(PausePanel)
    lose(stage)
    panel = stage.find(LessonPage).panel
    assert panel.number == 0
    key(stage, K.Key_Return)
    until(lambda: panel.number == 1, "the next note")


@pytest.mark.parametrize("lose", WAYS)
def test_points_of_a_round_and_the_scores(stage: Stage, lose: Way) -> None:
    stage.start(duel())
    while not stage.shows(RoundPanel):
        stage.move()
    lose(stage)
    key(stage, K.Key_Return)
    assert not stage.shows(RoundPanel)
    stage.play(lambda: key(stage, K.Key_Return) if stage.shows(RoundPanel) else stage.move())
    lose(stage)
    key(stage, K.Key_Return)
    until(lambda: stage.my_turn, "another match")
    assert not stage.shows(ResultPage)
