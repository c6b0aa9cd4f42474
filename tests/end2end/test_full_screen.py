"""Full screen and back, maximised or not, and dialogs that lie on top there."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from duckgames.session import settings as declared
from duckgames.ui.main_window import MainWindow
from duckgames.ui.overlay import Overlay
from duckgames.ui.result_page import ResultPage
from duckgames.ui.round_panel import RoundPanel
from tests.end2end.stage import GAME, Stage, duel
from tests.end2end.tour import tour

DIALOGS: dict[str, Callable[[MainWindow], None]] = {
    "settings": lambda window: window.dialogs.show_settings(),
    "rules": lambda window: window.show_rules(),
    "new match": lambda window: window.dialogs.new_match(GAME),
    "crash": lambda window: window.dialogs.show_crash("boom"),
    "diagnostics": lambda window: window.dialogs.show_diagnostics(),
}


def test_trial_70_full_screen_leads_back_to_the_maximised_window(stage: Stage) -> None:
    stage.window.showMaximized()
    stage.key(Qt.Key.Key_F11)
    assert stage.window.isFullScreen()
    stage.key(Qt.Key.Key_F11)
    assert not stage.window.isFullScreen()
    assert stage.window.isMaximized()


@pytest.mark.parametrize("name", DIALOGS)
def test_trial_83_a_dialog_lies_on_top_in_full_screen(name: str, stage: Stage) -> None:
    stage.start()
    stage.key(Qt.Key.Key_F11)
    DIALOGS[name](stage.window)
    (dialog,) = [overlay for overlay in stage.all(Overlay) if overlay.is_open]
    assert dialog.geometry() == stage.window.rect()
    middle = stage.window.childAt(stage.window.rect().center())
    assert middle is not None
    assert dialog is middle or dialog.isAncestorOf(middle)
    focused = stage.window.focusWidget()
    assert focused is not None
    assert dialog.isAncestorOf(focused)
    stage.key(Qt.Key.Key_F11)
    assert dialog.geometry() == stage.window.rect()
    stage.window.dialogs.close()
    stage.move()


def test_keys_for_screen_and_sound_work_whatever_covers_the_window(stage: Stage) -> None:
    both = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    for name in tour(stage):
        for wanted in (True, False):
            stage.key(Qt.Key.Key_F11)
            assert stage.window.isFullScreen() is wanted, name
            stage.key(Qt.Key.Key_M, modifier=both)
            assert stage.settings.value(declared.MUTED) is wanted, name


def test_trial_73_ended_and_begun_again_at_every_size(stage: Stage) -> None:
    shows: list[Callable[[QWidget], None]] = [QWidget.showMaximized, QWidget.showFullScreen, QWidget.showNormal]
    for n, show in enumerate(shows):
        show(stage.window)
        stage.start(duel(n))
        stage.play(lambda: stage.key(Qt.Key.Key_Return) if stage.shows(RoundPanel) else stage.move())
        assert stage.shows(ResultPage)
        stage.window.grab()
