"""Features meet: each of them is well, and what a person does with one finds another in the middle of something."""

from __future__ import annotations

from pathlib import Path
from time import sleep

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget

from duckgames.app.command_line import CommandLine
from duckgames.core import registry
from duckgames.core.record import Record
from duckgames.session.errors import ErrorId, SessionError, SessionFailure
from duckgames.ui.diagnostics_dialog import DiagnosticsDialog
from duckgames.ui.lesson_list import LessonList
from duckgames.ui.lesson_page import LessonPage
from duckgames.ui.licence_text import LicenceText
from duckgames.ui.licences_dialog import LicencesDialog
from duckgames.ui.match_page import MatchPage
from duckgames.ui.matches_dialog import MatchesDialog
from duckgames.ui.new_match_dialog import NewMatchDialog
from duckgames.ui.overlay import Overlay
from duckgames.ui.pause_panel import PausePanel
from duckgames.ui.seats_panel import SeatsPanel
from duckgames.ui.settings_dialog import SettingsDialog
from tests.end2end.stage import GAME, Stage, duel, until

K = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier
GAMES = [info.id for info in registry.infos()]

pytestmark = pytest.mark.qt_log_ignore("does not support raise", extend=True)  # the platform without a screen


def learn(stage: Stage, game: str) -> LessonPage:
    """Begins the first lesson of a game."""
    stage.window.tutorials.start(game, registry.view(game).lessons[0].id)
    until(lambda: stage.shows(LessonPage))
    page = stage.find(LessonPage)
    until(lambda: page.match.director.moments.open and not page.panel.isHidden(), "the first note")
    return page


def has_keys(page: QWidget) -> bool:
    keys = QApplication.focusWidget()
    return keys is page or (keys is not None and page.isAncestorOf(keys))


# A lesson has the page of a match, but not all of a match.


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("how", ["key", "sleep"])
def test_a_pause_leaves_a_lesson_as_it_found_it(stage: Stage, game: str, how: str) -> None:
    page = learn(stage, game)
    before, keys = page.match.strip.isVisible(), QApplication.focusWidget()
    if how == "key":
        stage.key(K.Key_P)
    else:
        page.match.covers.on_slept()
    assert stage.shows(PausePanel)
    stage.key(K.Key_Escape)
    assert not stage.shows(PausePanel)
    assert page.match.strip.isVisible() == before
    assert QApplication.focusWidget() is keys


@pytest.mark.parametrize("game", GAMES)
def test_no_duck_learns_for_a_person(stage: Stage, game: str) -> None:
    page = learn(stage, game)
    stage.key(K.Key_T, modifier=CTRL)
    assert not stage.shows(SeatsPanel)
    stage.key(K.Key_Escape)
    page.session.hand_over_seat(0, registry.info(game).levels[0])
    assert page.session.players == page.session.setup.seats


@pytest.mark.parametrize("game", GAMES)
def test_what_keys_do_in_a_match_they_do_while_pip_speaks(stage: Stage, game: str) -> None:
    page = learn(stage, game)
    page.panel.button.setFocus()
    stage.key(K.Key_W, modifier=CTRL)
    assert stage.shows(LessonList)
    learn(stage, game).panel.button.setFocus()
    stage.key(K.Key_O, modifier=CTRL)
    assert registry.view(game).title() in stage.find(MatchesDialog).accessibleName()


# A pause has all the keys, and gives them to nothing that it covers.


def test_a_pause_by_sleep_below_a_dialog_has_the_keys_when_that_closes(stage: Stage) -> None:
    stage.start()
    stage.button("Settings").setFocus()
    stage.key(K.Key_Comma, modifier=CTRL)
    stage.page.covers.on_slept()
    stage.key(K.Key_Escape)
    assert stage.shows(PausePanel)
    assert has_keys(stage.find(PausePanel))


def test_pip_is_silent_while_a_lesson_is_paused(stage: Stage) -> None:
    page = learn(stage, GAME)
    size = page.match.size()
    stage.key(K.Key_P)
    assert not page.panel.isVisible()
    assert page.match.size() == size
    stage.window.show_launcher()
    assert learn(stage, GAME).panel.isVisible()


def test_a_page_that_comes_below_two_dialogs_gets_the_keys_when_both_are_closed(stage: Stage) -> None:
    stage.start()
    stage.key(K.Key_Comma, modifier=CTRL)
    stage.window.dialogs.show_diagnostics()
    stage.window.show_launcher()
    stage.key(K.Key_Escape, K.Key_Escape)
    assert not stage.shows(Overlay)
    assert has_keys(stage.window.launcher)


def test_the_licences_lead_back_step_by_step(stage: Stage) -> None:
    stage.start()
    stage.key(K.Key_Comma, modifier=CTRL)
    stage.window.dialogs.show_diagnostics()
    stage.find(DiagnosticsDialog).licences_button.click()
    stage.find(LicencesDialog).rows[0].button.click()
    kinds = (LicenceText, LicencesDialog, DiagnosticsDialog, SettingsDialog)
    assert all(stage.shows(kind) for kind in kinds)
    for kind in kinds:
        assert stage.shows(kind)
        stage.key(K.Key_Escape)
        assert not stage.shows(kind)
    stage.window.dialogs.show_diagnostics()
    stage.find(DiagnosticsDialog).licences_button.click()
    stage.window.dialogs.close()
    assert not stage.shows(Overlay)


# Nobody may choose among saved matches while one of them is being played.


def test_the_list_of_matches_is_never_over_a_match_that_is_played(stage: Stage) -> None:
    stage.start()
    stage.move()
    ply = stage.session.ply
    stage.run.on_called(CommandLine(game=GAME), "")
    stage.click(stage.find(NewMatchDialog).matches)
    assert stage.shows(MatchesDialog)
    assert not stage.session.running
    stage.key(K.Key_Return)
    until(lambda: stage.shows(MatchPage) and stage.session.running, "the match")
    assert stage.session.ply >= ply


def test_a_dialog_for_files_ends_with_what_it_was_opened_from(stage: Stage) -> None:
    stage.start()
    stage.move()
    for tool in ("copy", "open_file"):
        stage.window.show_matches()
        stage.click(getattr(stage.find(MatchesDialog), tool))
        until(lambda: file_dialogs(), "the dialog")
        stage.run.on_called(CommandLine(continue_=True), "")
        until(lambda: stage.session.running and not file_dialogs(), "the match, with nothing over it")


def file_dialogs() -> list[QFileDialog]:
    return [each for each in QApplication.topLevelWidgets() if isinstance(each, QFileDialog) and each.isVisible()]


# What a person has played is there when the match is taken up, whatever the disk says.


@pytest.mark.parametrize("disk", ["slow", "full"])
@pytest.mark.parametrize("way", ["list", "continue", "file"])
def test_a_match_is_taken_up_where_it_was_left_by_any_disk(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, disk: str, way: str
) -> None:
    stage.start()
    stage.services.session.close()
    stage.window.plays.continue_game(GAME)
    stage.wait_for_turn()
    storage = stage.services.storage
    store = storage.store

    def in_trouble(name: str, record: Record) -> None:
        if disk == "full":
            raise SessionFailure(SessionError(ErrorId.DISK_FULL, {"folder": str(storage.folder)}))
        sleep(0.2)
        store(name, record)

    monkeypatch.setattr(storage, "store", in_trouble)
    monkeypatch.setattr("duckgames.session.game_session.LEAVING_SECONDS", 0.0)
    stage.move()
    ply = stage.session.ply
    if way == "file":
        (file,) = Path(storage.folder, "matches", GAME).glob("*.json")
        stage.window.plays.open_file(file)
    elif way == "continue":
        stage.window.show_launcher()
        stage.window.plays.continue_game(GAME)
    else:
        stage.window.show_matches()
        stage.key(K.Key_Return)
    until(lambda: stage.session.running, "the match")
    assert stage.session.ply >= ply


def test_whatever_was_deleted_is_brought_back_one_after_the_other(stage: Stage) -> None:
    for seed in (1, 2, 3):
        stage.start(duel(seed))
    stage.window.show_matches()
    sheet = stage.find(MatchesDialog)
    before = sheet.list.model().rowCount()
    stage.key(K.Key_Delete, K.Key_Delete)
    assert sheet.list.model().rowCount() == before - 2
    stage.key(K.Key_Z, K.Key_Z, K.Key_Z, modifier=CTRL)
    assert sheet.list.model().rowCount() == before == 3
